"""Opening tables and sitting down at them."""

import re

from labrys.tables.people import BOT, PERSON, Plan, SeatPlan


def table_of(answer):
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/table/").partition("?")[0]


def test_every_game_can_be_opened_with_its_options(ann):
    for game, option in (("minos", "setting-routes"), ("minotaur", "setting-match")):
        page = ann.get(f"/open/{game}")
        assert page.status_code == 200
        assert f'name="{option}"' in page.text
        assert "⟨" not in page.text


def test_there_is_no_other_game(ann):
    assert ann.get("/open/chess").status_code == 404
    assert ann.post("/quick/chess").status_code == 404


def test_the_number_of_seats_changes_the_form_and_keeps_what_was_filled_in(ann):
    page = ann.post("/open/minos", change=4, name="Ann", seat_1="link")
    assert page.status_code == 200
    assert page.text.count('class="seat-field"') == 4
    assert 'value="Ann"' in page.text
    assert re.search(r'value="link" selected', page.text)


def test_who_comes_to_play_with_friends_finds_the_other_seats_free_for_them(ann):
    assert 'href="/open/monumental?friends=1"' in ann.get("/").text
    for game in ("monumental", "minos"):
        page = ann.get(f"/open/{game}?friends=1").text
        assert page.count('class="seat-field"') - 1 == len(
            re.findall('value="link" selected', page)
        )
    assert 'value="link" selected' not in ann.get("/open/monumental").text


def test_the_solo_level_is_asked_only_of_one_alone(ann):
    assert 'name="setting-solo"' in ann.get("/open/minos?seats=1").text
    assert 'name="setting-solo"' not in ann.get("/open/minos?seats=2").text


def test_a_solo_game_is_opened_at_its_level(ann, house):
    answer = ann.post("/open/minos", seats=1, name="Ann", seat_0="me", setting_solo="hard")
    info = house.tables.info(table_of(answer))
    assert info.settings["solo"] == "hard"
    assert len(info.seats) == 1


def test_who_sits_where_is_as_the_form_says(ann, house):
    answer = ann.post(
        "/open/minos",
        seats=4,
        name="Ann",
        colour="rust",
        seat_0="link",
        seat_1="me",
        seat_2="here",
        seat_2_name="Zoe",
        seat_3="bot-hard",
        setting_routes="AAB",
        listed="yes",
    )
    table = table_of(answer)
    info = house.tables.info(table)
    assert [seat.kind for seat in info.seats] == [PERSON, PERSON, PERSON, BOT]
    assert [seat.name for seat in info.seats][1:3] == ["Ann", "Zoe"]
    assert info.seats[1].colour == "rust"
    assert info.seats[3].bot == "greedy"
    assert info.free_seats == [0]
    assert info.listed
    assert info.settings["routes"] == "AAB"
    assert house.seats.access(table, ann.secret).seats == (1, 2)


def test_colours_at_a_table_are_all_different(ann, house):
    answer = ann.post("/open/minos", seats=4, name="Ann", colour="beige", seat_0="me")
    colours = [seat.colour for seat in house.tables.info(table_of(answer)).seats]
    assert len(set(colours)) == 4


def test_the_name_and_colour_are_remembered_for_the_next_form(ann):
    ann.post("/open/minotaur", seats=2, name="Ann-Sophie é", colour="teal", seat_0="me")
    page = ann.get("/open/minotaur").text
    assert 'value="Ann-Sophie é"' in page
    assert re.search(r'value="teal" checked', page)


def test_a_wrong_form_comes_back_with_a_word_and_what_was_filled_in(ann):
    for wrong in (
        {"seats": 9, "name": "Ann"},
        {"seats": "x", "name": "Ann"},
        {"seats": 2, "name": "Ann", "seat_0": "me", "setting_routes": "XYZ"},
        {"seats": 2, "name": "A" * 25, "seat_0": "me"},
    ):
        answer = ann.post("/open/minos", **wrong)
        assert answer.status_code == 400
        assert 'role="alert"' in answer.text


def test_who_gives_no_name_is_a_guest(ann, house):
    table = table_of(ann.post("/open/minos", seats=2, name=" ", seat_0="me"))
    assert house.tables.info(table).seats[0].name == ""
    assert "Guest" in ann.get(f"/table/{table}").text


def test_a_table_may_have_bots_only_and_be_watched(ann, house):
    answer = ann.post("/open/minotaur", seats=2, seat_0="bot-easy", seat_1="bot-hard")
    table = table_of(answer)
    assert house.seats.access(table, ann.secret).seats == ()
    assert ann.get(f"/table/{table}").status_code == 200


# ---- sitting down


def opened(house, ann, listed=False):
    plan = Plan("minotaur", (SeatPlan(name="Ann", mine=True), SeatPlan()), listed=listed)
    return house.open(plan, ann.secret)


def test_a_friend_sits_down_by_link(ann, ben, house):
    table = opened(house, ann)
    link = f"/seat/{table.tokens[1]}"
    page = ben.get(link)
    assert page.status_code == 200
    assert page.headers["referrer-policy"] == "no-referrer"
    answer = ben.post(link, name="Ben", colour="navy")
    assert answer.headers["location"] == f"/table/{table.table}?seat=1"
    assert house.tables.info(table.table).seats[1].name == "Ben"
    assert ben.get(link).headers["location"] == f"/table/{table.table}?seat=1"


def test_a_taken_colour_is_not_offered(ann, ben, house):
    table = opened(house, ann)
    taken = house.tables.info(table.table).seats[0].colour
    page = ben.get(f"/seat/{table.tokens[1]}").text
    assert f'name="colour" value="{taken}"' not in page


def test_a_nameless_visitor_is_asked_for_a_name(ann, ben, house):
    link = f"/seat/{opened(house, ann).tokens[1]}"
    answer = ben.post(link, name="", colour="navy")
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text


def test_links_that_open_nothing_say_so(ann):
    for token in ("x" * 43, "short", "%00" * 30, "é" * 30, "a/b"):
        assert ann.get(f"/seat/{token}").status_code == 404
        assert ann.get(f"/watch/{token}").status_code == 404


def test_the_link_of_a_seat_is_no_link_to_watch_and_the_other_way_round(ann, ben, house):
    table = opened(house, ann)
    assert ben.get(f"/watch/{table.tokens[1]}").status_code == 404
    assert ben.get(f"/seat/{table.spectator}").headers["location"] == f"/watch/{table.spectator}"


def test_at_a_listed_table_anybody_may_sit_down_where_a_seat_is_free(ann, ben, visit, house):
    table = opened(house, ann, listed=True).table
    assert f'action="/table/{table}/sit/1"' in ben.get("/tables").text
    assert 'name="colour"' in ben.post(f"/table/{table}/sit/1").text
    assert ben.post(f"/table/{table}/sit/1", name="Ben").status_code == 303
    late = visit().post(f"/table/{table}/sit/1", name="Late")
    assert late.status_code == 409
    assert house.tables.info(table).seats[1].name == "Ben"


def test_at_a_private_table_nobody_sits_down_without_a_link(ann, ben, house):
    table = opened(house, ann).table
    assert table not in ben.get("/tables").text
    assert ben.get(f"/table/{table}/sit/1").status_code == 404
    assert ben.post(f"/table/{table}/sit/1", name="Ben").status_code == 404


def test_my_tables_are_listed_with_whose_turn_it_is(ann, duel):
    page = ann.get("/tables").text
    assert f'href="/table/{duel}"' in page
    assert f'href="/table/{duel}"' in ann.get("/").text
