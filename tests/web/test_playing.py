"""Playing on the pages of a table."""

import html
import re

from sqlalchemy import update

from labrys.tables.people import BOT, Plan, SeatPlan
from labrys.tables.storage import schema
from tests.web.browsers import play_on


def state_of(page):
    (state,) = re.findall(r'data-state="([^"]+)"', page.text)
    return state


def decider_of(house, table):
    return house.tables.info(table).deciders[0]


def test_two_clicks_lead_to_a_game_against_a_bot(ann, house):
    assert ann.get("/").status_code == 200
    answer = ann.post("/quick/minotaur")
    assert answer.status_code == 303
    table = answer.headers["location"].removeprefix("/table/")
    assert [seat.kind for seat in house.tables.info(table).seats] == ["person", BOT]
    page = ann.get(f"/table/{table}")
    assert page.status_code == 200
    assert '<main id="table"' in page.text


def test_a_quick_game_is_as_for_a_first_one(ann, house):
    table = ann.post("/quick/minos").headers["location"].removeprefix("/table/")
    assert house.tables.info(table).settings == {"routes": "AAA", "draft": "no"}


def test_a_line_of_the_log_has_the_colour_of_who_did_it(ann, ben, duel, house):
    play_on(house, duel, 30)
    page = ann.get(f"/table/{duel}").text
    log = page[page.index('<section id="log"') : page.index("<!--log-->")]
    colours = {seat.name: seat.colour for seat in house.tables.info(duel).seats}
    told = re.findall(r'<span class="shape (\w+)"></span><span>(Ann|Ben)\b', log)
    assert {name for _, name in told} == set(colours)
    assert all(colours[name] == colour for colour, name in told)


def test_the_page_offers_every_option_as_a_button_with_its_parts(ann, ben, duel, house):
    seat = decider_of(house, duel)
    page = (ann, ben)[seat].get(f"/table/{duel}").text
    view = house.looks.now(duel, seat).view
    offered = re.findall(r'<button class="option"[^>]* value="([^"]+)" data-parts="([^"]*)"', page)
    assert [html.unescape(value) for value, _ in offered] != []
    assert {html.unescape(value) for value, _ in offered} == {view.spell(o) for o in view.options}


def test_who_is_not_asked_sees_who_chooses_and_no_options(ann, ben, duel, house):
    seat = decider_of(house, duel)
    page = (ann, ben)[1 - seat].get(f"/table/{duel}").text
    assert 'class="option"' not in page
    assert f"{'Ann' if seat == 0 else 'Ben'} is choosing." in page
    assert 'data-asked="false"' in page


def test_a_choice_is_answered_with_the_new_table_in_one_round_trip(ann, ben, duel, house):
    seat = decider_of(house, duel)
    player = (ann, ben)[seat]
    before = state_of(player.get(f"/table/{duel}"))
    answer = player.play(house, duel, seat, htmx=True)
    assert answer.status_code == 200
    assert answer.text.lstrip().startswith('<main id="table"')
    assert state_of(answer) != before
    assert house.looks.now(duel, seat).plies == 1


def test_without_script_a_choice_leads_back_to_the_page(ann, ben, duel, house):
    seat = decider_of(house, duel)
    answer = (ann, ben)[seat].play(house, duel, seat)
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/table/{duel}?seat={seat}"


def test_a_double_click_plays_once_and_the_second_shows_the_table_as_it_stands(
    ann, ben, duel, house
):
    seat = decider_of(house, duel)
    player = (ann, ben)[seat]
    look = house.looks.now(duel, seat)
    fields = {
        "seat": seat,
        "question": look.question_id,
        "option": look.view.spell(look.view.options[0]),
        "htmx": True,
    }
    assert player.post(f"/table/{duel}/play", **fields).status_code == 200
    again = player.post(f"/table/{duel}/play", **fields)
    assert again.status_code == 409
    assert 'role="alert"' in again.text
    assert "has moved on" in again.text
    assert f'data-question="{house.looks.now(duel, seat).question_id}"' in again.text
    assert house.looks.now(duel, seat).plies == 1


def test_a_stale_page_without_script_gets_a_clear_page_and_a_way_back(ann, ben, duel, house):
    seat = decider_of(house, duel)
    player = (ann, ben)[seat]
    answer = player.post(f"/table/{duel}/play", seat=seat, question="0-99-0", option="pass")
    assert answer.status_code == 409
    assert "has moved on" in answer.text
    assert f'href="/table/{duel}"' in answer.text


def test_nobody_plays_for_a_seat_of_another(ann, ben, duel, house):
    seat = decider_of(house, duel)
    answer = (ann, ben)[1 - seat].play(house, duel, seat, htmx=True)
    assert answer.status_code == 403
    assert house.looks.now(duel, seat).plies == 0


def test_nonsense_instead_of_an_option_gets_a_word_and_changes_nothing(ann, ben, duel, house):
    seat = decider_of(house, duel)
    player = (ann, ben)[seat]
    question_id = house.looks.now(duel, seat).question_id
    for option in ("", "fly to the moon", "\x00", "é" * 500, "play " * 1000):
        answer = player.post(
            f"/table/{duel}/play", htmx=True, seat=seat, question=question_id, option=option
        )
        assert answer.status_code == 400
        assert 'role="alert"' in answer.text
    assert house.looks.now(duel, seat).plies == 0


def test_for_strangers_there_is_no_such_table(visit, duel):
    stranger = visit()
    for path in ("", "/now", "/why", "/log", "/events", "/replay/0", "/record", "/fork/0"):
        assert stranger.get(f"/table/{duel}{path}").status_code == 404
    for path in ("play", "undo", "redo", "chat", "stand-in", "come-back", "rename", "again"):
        assert stranger.post(f"/table/{duel}/{path}", seat=0).status_code == 404


def test_spectators_see_the_table_but_no_options_and_no_hands(visit, ann, duel, house):
    watcher = visit()
    token = house.seats.links(duel, ann.secret).spectator
    answer = watcher.get(f"/watch/{token}")
    assert answer.status_code == 303
    page = watcher.get(answer.headers["location"]).text
    assert 'data-asked="false"' in page
    assert 'class="option"' not in page
    assert "/seat/" not in page
    assert watcher.play(house, duel, decider_of(house, duel), htmx=True).status_code == 403


def test_only_the_opener_is_shown_the_links(ann, ben, duel, house):
    links = house.seats.links(duel, ann.secret)
    page = ann.get(f"/table/{duel}").text
    assert f"http://testserver/watch/{links.spectator}" in page
    assert links.spectator not in ben.get(f"/table/{duel}").text


def test_an_undo_without_news_is_free_and_can_be_redone(ann, against_bot, house):
    table = against_bot
    while decider_of(house, table) != 0:
        play_on(house, table, 1)
    ann.play(house, table, 0)
    plies = house.looks.now(table, 0).plies
    answer = ann.post(f"/table/{table}/undo", htmx=True, seat=0)
    assert answer.status_code == 200
    assert house.looks.now(table, 0).plies == plies - 1
    assert 'id="redo"' in answer.text
    assert ann.post(f"/table/{table}/redo", htmx=True, seat=0).status_code == 200
    assert house.looks.now(table, 0).plies == plies


def test_beyond_that_the_others_are_asked_and_may_accept_or_decline(ann, ben, duel, house):
    people = (ann, ben)
    while not any(house.looks.now(duel, seat).way_back.possible for seat in (0, 1)) or any(
        house.looks.now(duel, seat).way_back.free for seat in (0, 1)
    ):
        play_on(house, duel, 1)
    seat = next(seat for seat in (0, 1) if house.looks.now(duel, seat).way_back.possible)
    plies = house.looks.now(duel, seat).plies
    for yes in (False, True):
        assert people[seat].post(f"/table/{duel}/undo", htmx=True, seat=seat).status_code == 200
        assert house.looks.now(duel, seat).plies == plies
        asked = people[1 - seat].get(f"/table/{duel}").text
        assert 'id="undo-asked"' in asked
        assert 'value="yes"' in asked
        answer = people[1 - seat].post(
            f"/table/{duel}/undo-answer", htmx=True, seat=1 - seat, answer="yes" if yes else "no"
        )
        assert answer.status_code == 200
        assert (house.looks.now(duel, seat).plies < plies) == yes


def test_a_bot_plays_for_a_person_until_they_come_back(ann, duel, house):
    answer = ann.post(f"/table/{duel}/stand-in", htmx=True, seat=0)
    assert answer.status_code == 200
    assert house.tables.info(duel).seats[0].player
    assert 'class="option"' not in answer.text
    assert ann.post(f"/table/{duel}/come-back", htmx=True, seat=0).status_code == 200
    assert not house.tables.info(duel).seats[0].player


def test_nobody_puts_a_bot_on_the_seat_of_another(ben, duel, house):
    answer = ben.post(f"/table/{duel}/stand-in", htmx=True, seat=1, **{"for": 0})
    assert answer.status_code == 403
    assert not house.tables.info(duel).seats[0].player


def test_the_host_lets_a_bot_play_where_nobody_sits_yet(ann, house):
    plan = Plan("minotaur", (SeatPlan(name="Ann", mine=True), SeatPlan()))
    table = house.open(plan, ann.secret).table
    answer = ann.post(f"/table/{table}/stand-in", htmx=True, seat=0, **{"for": 1})
    assert answer.status_code == 200
    assert house.tables.info(table).seats[1].player


def test_names_and_talk_are_escaped(ann, ben, duel, house):
    evil = "<script>alert(1)</script>"
    assert ann.post(f"/table/{duel}/chat", htmx=True, seat=0, text=evil).status_code == 200
    assert (
        ann.post(f"/table/{duel}/rename", seat=0, name="<b>Ann", colour="teal").status_code == 303
    )
    for page in (ben.get(f"/table/{duel}").text, ben.get(f"/table/{duel}/log").text):
        assert "<script>alert" not in page
        assert "<b>Ann" not in page
    assert "&lt;script&gt;alert(1)" in ben.get(f"/table/{duel}").text
    assert house.tables.info(duel).seats[0].colour == "teal"


def test_an_empty_or_endless_word_is_refused(ann, duel):
    assert ann.post(f"/table/{duel}/chat", htmx=True, seat=0, text=" ").status_code == 400
    assert ann.post(f"/table/{duel}/chat", htmx=True, seat=0, text="x" * 501).status_code == 400


def test_why_not_tells_reasons_with_their_rules(ann, ben, duel, house):
    for _ in range(60):
        seat = decider_of(house, duel)
        if house.looks.now(duel, seat).view.refusals():
            break
        play_on(house, duel, 1)
    player = (ann, ben)[seat]
    whole = player.get(f"/table/{duel}/why?seat={seat}")
    part = player.now(f"/table/{duel}/why?seat={seat}")
    assert whole.status_code == part.status_code == 200
    assert "<html" in whole.text
    assert "<html" not in part.text
    assert 'href="/rules/minotaur/ML-' in part.text


def test_the_log_tells_what_happened_and_leads_to_each_moment(ann, duel, house):
    play_on(house, duel, 5)
    page = ann.get(f"/table/{duel}").text
    assert f'href="/table/{duel}/replay/' in page
    assert ann.get(f"/table/{duel}/log").status_code == 200


def test_the_end_shows_who_won_and_offers_another_game(ann, ben, duel, house):
    play_on(house, duel)
    page = ann.get(f"/table/{duel}").text
    assert 'data-over="true"' in page
    assert f'action="/table/{duel}/again"' in page
    answer = ann.post(f"/table/{duel}/again")
    new = answer.headers["location"].removeprefix("/table/")
    assert [seat.name for seat in house.tables.info(new).seats] == ["Ben", "Ann"]
    assert f'href="/table/{new}"' in ben.get(f"/table/{duel}").text
    assert house.seats.access(new, ben.secret).seats == (0,)


def test_no_other_game_before_the_end(ann, duel):
    assert ann.post(f"/table/{duel}/again").status_code == 409


def test_the_pages_speak_french(ann, duel):
    answer = ann.post("/language/fr?back=/tables")
    assert answer.headers["location"] == "/tables"
    page = ann.get(f"/table/{duel}").text
    assert '<html lang="fr">' in page
    assert "Ce qui s’est passé" in page


def test_a_table_that_differs_says_where_and_keeps_what_holds(ann, duel, house):
    play_on(house, duel, 12)
    count = len(house.store.choices.of(duel))
    with house.store.engine.connect().execution_options(writing=True) as connection:
        choices = schema.choices
        last = update(choices).where(choices.c.table_id == duel, choices.c.ply == count - 1)
        connection.execute(last.values(option="under R99"))
        connection.commit()
    house.tables.live(duel).forget()
    page = ann.get(f"/table/{duel}")
    assert page.status_code == 200
    assert f"It holds up to choice {count}: “under R99” is not possible any more" in page.text
    assert "data-part" in page.text
    assert 'data-asked="false"' in page.text
    assert "This game can’t go on here" in page.text
    assert "to choose" not in page.text
    assert "can’t go on" in ann.get("/tables").text
    assert ann.post(f"/table/{duel}/play", htmx=True, seat=0, option="x").status_code == 409
    assert ann.post(f"/table/{duel}/undo", htmx=True, seat=0).status_code == 409
    for ply in range(count):
        assert ann.get(f"/table/{duel}/replay/{ply}").status_code == 200
    assert ann.get(f"/table/{duel}/log").status_code == 200
    assert "under R99" in ann.get(f"/table/{duel}/record").text
    assert f'href="/table/{duel}/fork/{count - 1}"' in page.text
    assert ann.get(f"/table/{duel}/fork/{count - 1}").status_code == 200


def test_a_table_whose_game_is_gone_says_so_and_gives_its_record(ann, duel, house):
    play_on(house, duel, 5)
    with house.store.engine.connect().execution_options(writing=True) as connection:
        tables = schema.tables
        gone = update(tables).where(tables.c.id == duel)
        connection.execute(gone.values(game="chess", version=tables.c.version + 1))
        connection.commit()
    house.tables.live(duel).forget()
    try:
        page = ann.get(f"/table/{duel}")
        assert page.status_code == 200
        assert "there is no game &#39;chess&#39;" in page.text
        assert "chess" in ann.get("/tables").text
        assert "game chess\n" in ann.get(f"/table/{duel}/record").text
        assert ann.get(f"/table/{duel}/replay/0").status_code == 409
        assert ann.get(f"/table/{duel}/log").status_code == 409
    finally:
        with house.store.engine.connect().execution_options(writing=True) as connection:
            connection.execute(gone.values(game="minotaur", version=tables.c.version + 1))
            connection.commit()


# ---- hints


class Adviser:
    """Whose bot always advises the first option."""

    def __init__(self, house):
        self.house = house

    def advise(self, table, seat):
        view = self.house.looks.now(table, seat).view
        return [view.spell(view.options[0]), view.spell(view.options[1])]


def test_a_hint_names_what_a_bot_would_choose(app, house, ann):
    plan = Plan("minotaur", (SeatPlan(name="Ann", mine=True), SeatPlan(BOT, bot="greedy")), seed=1)
    table = house.open(plan, ann.secret).table
    app.state.bot_turns = Adviser(house)
    while 0 not in house.tables.info(table).deciders:
        look = house.looks.now(table, 1)
        house.play.choose(table, 1, look.view.spell(look.view.options[0]), look.question_id)
    assert "/hint?seat=0" in ann.get(f"/table/{table}").text
    look = house.looks.now(table, 0)
    choice = look.view.spell(look.view.options[0])
    for headers in ({}, {"HX-Request": "true"}):
        answer = ann.get(f"/table/{table}/hint?seat=0", **headers)
        assert answer.status_code == 200
    assert f"#option-{choice.replace(' ', '-')}" in answer.text
    assert "And then, to the end of the turn" in answer.text


def test_among_people_there_are_no_hints(ann, duel):
    assert "/hint" not in ann.get(f"/table/{duel}").text
