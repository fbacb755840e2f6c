"""Tables of the house: opened, kept, seen and played by those who may."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import labrys
from labrys.kernel.errors import BadSetting, NotOffered, RecordError, UnknownSpelling
from labrys.tables import keys
from labrys.tables.errors import BadPlan, HouseError, NoTable, NotNow, NotYours, Stale
from labrys.tables.people import BOT, Plan, SeatPlan
from labrys.tables.storage import schema
from tests.tables.houses import (
    ANNA,
    BEN,
    against_bot,
    play_one,
    play_out,
    play_some,
    same_house,
    two_people,
)

STRANGER = keys.new_secret()


@pytest.mark.parametrize("game", labrys.GAMES)
def test_a_game_is_kept_from_the_first_choice_to_the_last(house, game):
    opened = two_people(house, game)
    play_out(house, opened.table)
    text = house.looks.record(opened.table)
    assert tuple(labrys.load(text).points) == house.tables.info(opened.table).points
    again = same_house(house)
    assert again.looks.record(opened.table) == text
    for seat in (-1, 0, 1):
        then, now = house.looks.now(opened.table, seat), again.looks.now(opened.table, seat)
        assert then.view.facts() == now.view.facts()
        assert (then.question_id, then.state, then.plies) == (now.question_id, now.state, now.plies)
        assert [entry.ply for entry in then.log] == [entry.ply for entry in now.log]


def test_every_choice_is_there_for_another_server_at_once(house):
    table = two_people(house).table
    other = same_house(house)
    chance = random.Random(5)
    for turn in range(40):
        server = (house, other)[turn % 2]
        seat = server.tables.info(table).deciders[0]
        play_one(server, table, seat, chance)
    assert len(house.store.choices.of(table)) == 40
    assert house.looks.now(table, 0).view.facts() == other.looks.now(table, 0).view.facts()


def test_a_choice_from_a_page_that_is_no_longer_true_is_not_played(house):
    table = two_people(house).table
    seat = house.tables.info(table).deciders[0]
    look = house.looks.now(table, seat)
    spelling = look.view.spell(look.view.options[0])
    house.play.choose(table, seat, spelling, look.question_id)
    with pytest.raises(Stale):
        house.play.choose(table, seat, spelling, look.question_id)
    assert len(house.store.choices.of(table)) == 1


@pytest.mark.parametrize("servers", [1, 2])
def test_of_many_answers_at_once_one_is_played(house, servers):
    table = two_people(house).table
    houses = [house, same_house(house)][:servers]
    seat = house.tables.info(table).deciders[0]
    look = house.looks.now(table, seat)
    spelling = look.view.spell(look.view.options[0])

    def answer(turn: int) -> str:
        try:
            houses[turn % servers].play.choose(table, seat, spelling, look.question_id)
        except HouseError as error:
            return error.message
        return "played"

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(answer, range(16)))
    assert answers.count("played") == 1
    assert set(answers) == {"played", "house-stale"}
    assert len(house.store.choices.of(table)) == 1


def test_a_question_of_before_an_undo_is_not_taken_for_one_after_it(house):
    table = against_bot(house).table
    play_some(house, table, 6)
    seat = house.tables.info(table).deciders[0]
    before = house.looks.now(table, seat)
    house.play.undo(table, seat)
    play_one(house, table, seat, random.Random(2))
    now = house.tables.info(table).deciders[0]
    if now == seat:
        assert house.looks.now(table, seat).question_id != before.question_id
    with pytest.raises((Stale, NotNow)):
        house.play.choose(
            table, seat, before.view.spell(before.view.options[0]), before.question_id
        )


def test_what_is_not_offered_changes_nothing(house):
    table = two_people(house).table
    seat = house.tables.info(table).deciders[0]
    look = house.looks.now(table, seat)
    game = labrys.game("minotaur")
    wrong = next(n for n in range(game.lexicon.size) if n not in look.view.options)
    standing = look.view.concealed.standing(seat)
    assert wrong not in standing
    with pytest.raises(NotOffered):
        house.play.choose(table, seat, game.lexicon.spell(wrong), look.question_id)
    with pytest.raises(UnknownSpelling):
        house.play.choose(table, seat, "fly to the moon", look.question_id)
    other = house.looks.now(table, 1 - seat)
    with pytest.raises(NotNow, match="not-your-turn"):
        house.play.choose(table, 1 - seat, look.view.spell(look.view.options[0]), other.question_id)
    after = house.looks.now(table, seat)
    assert after.view.facts() == look.view.facts()
    assert after.question_id == look.question_id
    house.play.choose(table, seat, look.view.spell(look.view.options[0]), look.question_id)


def test_a_failure_to_store_leaves_the_table_as_it_was(house, monkeypatch):
    table = two_people(house).table
    play_some(house, table, 4)
    seat = house.tables.info(table).deciders[0]
    look = house.looks.now(table, seat)

    def full(*_: object) -> bool:
        raise OSError("no space left")

    monkeypatch.setattr(house.store.choices, "add", full)
    with pytest.raises(OSError, match="space"):
        house.play.choose(table, seat, look.view.spell(look.view.options[0]), look.question_id)
    monkeypatch.undo()
    assert house.looks.now(table, seat).view.facts() == look.view.facts()
    house.play.choose(table, seat, look.view.spell(look.view.options[0]), look.question_id)


def test_chance_is_the_same_after_an_undo_and_on_every_server(house):
    opened = two_people(house, "minos")
    table = opened.table
    play_some(house, table, 30)
    while True:
        seat = house.tables.info(table).deciders[0]
        look = house.looks.now(table, seat)
        spelling = look.view.spell(look.view.options[0])
        house.play.choose(table, seat, spelling, look.question_id)
        last = house.store.choices.of(table)[-1]
        if last.outcomes:
            break
    if not house.play.undo(table, seat):
        house.play.answer_undo(table, 1 - seat, True)
    other = same_house(house)
    other.play.choose(table, seat, spelling, other.looks.now(table, seat).question_id)
    assert other.store.choices.of(table)[-1].outcomes == last.outcomes


# ---- keys


def test_only_hashes_of_secrets_are_stored(house):
    opened = two_people(house)
    play_some(house, opened.table, 5)
    with house.store.engine.connect() as connection:
        stored = "".join(
            repr(connection.execute(table.select()).all())
            for table in schema.metadata.sorted_tables
        )
    for secret in (ANNA, BEN, opened.spectator, opened.tokens[1]):
        assert len(secret) >= 43
        assert secret not in stored
        assert keys.hashed(secret) in stored


def test_the_opener_can_ask_for_the_links_again_and_nobody_else(house):
    seats = (SeatPlan(name="Anna", mine=True), SeatPlan())
    opened = house.open(Plan("minotaur", seats), ANNA)
    assert [bool(token) for token in opened.tokens] == [False, True]
    assert house.seats.links(opened.table, ANNA) == opened
    assert house.seats.links(opened.table, BEN) is None


def test_a_token_opens_its_own_seat_of_its_own_table_only(house):
    opened, other = two_people(house), two_people(house)
    token = house.seats.new_key(opened.table, 1)
    assert house.seats.place_of(token) == (opened.table, 1)
    assert house.seats.access(opened.table, token=token).seats == ()
    with pytest.raises(NotYours):
        house.seats.sit(other.table, 1, STRANGER, "Eve", "navy", token)
    with pytest.raises(NotYours):
        house.seats.sit(opened.table, 0, STRANGER, "Eve", "navy", token)
    assert not house.seats.access(opened.table, token=keys.new_secret()).any
    assert not house.seats.access(opened.table, secret=STRANGER).any
    spectator = house.seats.access(opened.table, token=opened.spectator)
    assert spectator.spectator
    assert spectator.seats == ()
    with pytest.raises(NoTable):
        house.seats.place_of("nonsense")


def test_a_browser_that_was_shown_the_spectators_link_may_watch(house):
    opened = two_people(house)
    assert house.seats.watch(opened.spectator, STRANGER) == opened.table
    house.seats.watch(opened.spectator, STRANGER)
    assert house.seats.access(opened.table, STRANGER).spectator
    with pytest.raises(NoTable):
        house.seats.watch(house.seats.new_key(opened.table, 0), STRANGER)
    assert [info.table for info, _ in house.seats.tables_of(STRANGER)] == [opened.table]


def test_a_listed_table_can_be_joined_where_a_seat_is_free(house):
    seats = (SeatPlan(name="Anna", mine=True), SeatPlan())
    private = house.open(Plan("minotaur", seats), ANNA)
    listed = house.open(Plan("minotaur", seats, listed=True), ANNA)
    assert [info.table for info in house.looks.open_tables()] == [listed.table]
    with pytest.raises(NotYours):
        house.seats.sit(private.table, 1, BEN, "Ben", "navy")
    house.seats.sit(listed.table, 1, BEN, "Ben", "purple")
    assert house.looks.open_tables() == []
    with pytest.raises(NotNow, match="seat-taken"):
        house.seats.sit(listed.table, 1, STRANGER, "Eve", "navy")
    one, two = house.tables.info(listed.table).seats
    assert one.colour != two.colour
    assert house.seats.access(listed.table, BEN).seats == (1,)


def test_a_seat_link_works_once_and_a_new_one_moves_the_seat(house):
    opened = two_people(house)
    with pytest.raises(NoTable):
        house.seats.sit(opened.table, 1, STRANGER, "Ben", "navy", opened.tokens[1])
    token = house.seats.new_key(opened.table, 1)
    house.seats.sit(opened.table, 1, STRANGER, "Ben", "navy", token)
    assert house.seats.access(opened.table, STRANGER).seats == (1,)
    left = house.seats.access(opened.table, BEN)
    assert (left.seats, left.spectator) == ((), True)
    with pytest.raises(NoTable):
        house.seats.place_of(token)


# ---- undo


def test_undo_is_free_while_the_same_seat_chooses_and_nothing_new_was_seen(house):
    table = two_people(house, "minos").table
    chance = random.Random(1)
    for _ in range(200):
        seat = house.tables.info(table).deciders[0]
        before = house.looks.now(table, seat)
        spelling = play_one(house, table, seat, chance)
        way_back = house.looks.now(table, seat).way_back
        if way_back.free:
            break
    assert way_back.possible
    assert house.play.undo(table, seat)
    after = house.looks.now(table, seat)
    assert after.view.facts() == before.view.facts()
    assert after.way_back.redo
    house.play.redo(table, seat)
    assert house.store.choices.of(table)[-1].option == spelling
    assert not house.looks.now(table, seat).way_back.redo
    with pytest.raises(NotNow, match="redo-nothing"):
        house.play.redo(table, seat)


def asked_for_undo(house):
    """A table at which a seat has asked the other to let it take back a choice."""
    table = two_people(house).table
    chance = random.Random(1)
    while True:
        seat = house.tables.info(table).deciders[0]
        play_one(house, table, seat, chance)
        if house.tables.info(table).deciders == (1 - seat,):
            break
    plies = len(house.store.choices.of(table))
    assert not house.play.undo(table, seat)
    assert len(house.store.choices.of(table)) == plies
    return table, seat, plies


def test_beyond_the_free_limit_the_others_are_asked_and_may_accept(house):
    table, seat, plies = asked_for_undo(house)
    asked = house.looks.now(table, 1 - seat).way_back.asked
    assert asked is not None
    assert (asked.seat, asked.waiting) == (seat, (1 - seat,))
    with pytest.raises(NotNow, match="undo-asked"):
        house.play.undo(table, seat)
    with pytest.raises(NotNow, match="not-asked"):
        house.play.answer_undo(table, seat, True)
    house.play.answer_undo(table, 1 - seat, True)
    assert len(house.store.choices.of(table)) == plies - 1
    assert house.tables.info(table).deciders == (seat,)
    assert [note.message for note in house.looks.now(table, seat).notes] == [
        "note-undo-asked",
        "note-undone-agreed",
    ]


def test_a_request_to_undo_may_be_declined_or_withdrawn(house):
    table, seat, plies = asked_for_undo(house)
    house.play.answer_undo(table, 1 - seat, False)
    assert len(house.store.choices.of(table)) == plies
    house.play.undo(table, seat)
    house.play.answer_undo(table, seat, False)
    with pytest.raises(NotNow, match="undo-gone"):
        house.play.answer_undo(table, 1 - seat, True)
    assert len(house.store.choices.of(table)) == plies


def test_a_choice_ends_a_request_to_undo(house):
    table, seat, _ = asked_for_undo(house)
    play_one(house, table, 1 - seat, random.Random(1))
    assert house.looks.now(table, seat).way_back.asked is None


def test_bots_always_consent(house):
    table = against_bot(house, "minos").table
    play_some(house, table, 25)
    while 0 not in house.tables.info(table).deciders:
        play_some(house, table, 1)
    assert house.looks.now(table, 0).way_back.free
    assert house.play.undo(table, 0)


def test_there_is_nothing_to_undo_before_the_first_choice(house):
    table = two_people(house).table
    assert not house.looks.now(table, 0).way_back.possible
    with pytest.raises(NotNow, match="undo-nothing"):
        house.play.undo(table, 0)


# ---- looking back, records, forks


def test_during_play_a_seat_looks_back_at_what_it_saw(house):
    table = two_people(house, "minos").table
    then = []
    for turn in range(30):
        then.append([house.looks.now(table, seat).view.facts() for seat in (0, 1)])
        play_some(house, table, 1, seed=turn)
    plies = house.looks.now(table, 0).plies
    for ply in range(min(plies, 30)):
        for seat in (0, 1):
            assert house.looks.back(table, seat, ply).view.facts() == then[ply][seat]
    with pytest.raises(NotNow, match="open-later"):
        house.looks.back(table, 0, 3, opened=True)
    with pytest.raises(NotNow, match="no-moment"):
        house.looks.back(table, 0, plies + 1)
    with pytest.raises(NotNow, match="record-later"):
        house.looks.record(table)
    with pytest.raises(NotNow, match="fork-later"):
        house.looks.record_upto(table, 3)


def test_after_the_end_all_cards_are_open(house):
    table = two_people(house).table
    play_out(house, table)
    hidden = str(house.looks.back(table, -1, 4).view.facts()["table"])
    opened = str(house.looks.back(table, -1, 4, opened=True).view.facts()["table"])
    assert "'?'" in hidden
    assert "'?'" not in opened


@pytest.mark.parametrize("game", labrys.GAMES)
def test_a_finished_game_can_be_taken_up_at_any_moment(house, game):
    table = two_people(house, game).table
    play_out(house, table)
    for ply in (0, 7, 20):
        seats = (SeatPlan(name="Anna", mine=True), SeatPlan(BOT, bot="greedy"))
        text = house.looks.record_upto(table, ply)
        fork = house.open(Plan(game, seats, record=text, origin=f"{table} {ply}"), ANNA).table
        assert house.looks.now(fork, 0).view.facts() == house.looks.back(table, 0, ply).view.facts()
        assert not house.looks.now(fork, 0).way_back.possible
        play_some(house, fork, 15)
        assert (
            same_house(house).looks.now(fork, 0).view.facts()
            == house.looks.now(fork, 0).view.facts()
        )


def test_a_record_that_does_not_fit_is_refused_with_a_reason(house):
    seats = (SeatPlan(mine=True), SeatPlan())
    text = labrys.new("minotaur", 2, 1).record()
    with pytest.raises(BadPlan, match="other-game"):
        house.open(Plan("minos", seats, record=text), ANNA)
    with pytest.raises(BadPlan, match="other-seats"):
        house.open(Plan("minotaur", seats[:1], record=text), ANNA)
    with pytest.raises(RecordError):
        house.open(Plan("minotaur", seats, record=text[:40]), ANNA)
    with pytest.raises(BadSetting):
        house.open(Plan("minos", seats, {"routes": "ZZZ"}), ANNA)
    assert house.seats.tables_of(ANNA) == []


# ---- bots for people, talking


def test_a_person_may_let_a_bot_play_and_come_back(house):
    opened = two_people(house)
    table = opened.table
    mine, bens = house.seats.access(table, ANNA), house.seats.access(table, BEN)
    with pytest.raises(BadPlan, match="no-bot"):
        house.seats.stand_in(table, 1, "os:system", bens)
    house.seats.stand_in(table, 1, "greedy", bens)
    assert house.tables.info(table).seats[1].player == "greedy"
    house.seats.come_back(table, 1)
    assert house.tables.info(table).seats[1].player == ""
    with pytest.raises(NotYours):
        house.seats.stand_in(table, 0, "greedy", bens)
    with pytest.raises(NotYours):
        house.seats.stand_in(table, 1, "greedy", mine)


def test_the_opener_may_let_a_bot_play_where_nobody_sits(house):
    seats = (SeatPlan(name="Anna", mine=True), SeatPlan())
    table = house.open(Plan("minotaur", seats), ANNA).table
    house.seats.stand_in(table, 1, "greedy", house.seats.access(table, ANNA))
    assert house.tables.info(table).seats[1].stand_in == "greedy"


def test_chat_is_one_line_of_plain_text(house):
    table = two_people(house).table
    house.talk.say(table, 0, "", "  <b>hello</b>\n\u202e there\x00 ")
    house.talk.say(table, -1, "Eve", "from the gallery")
    first, second = house.looks.now(table, 1).notes
    assert (first.name, first.text) == ("Anna", "<b>hello</b> there")
    assert (second.seat, second.name) == (-1, "Eve")
    for text in ("", " \n ", "x" * 501, "y" * 100_000):
        with pytest.raises(BadPlan):
            house.talk.say(table, 0, "", text)


def test_the_state_changes_with_everything_a_page_shows(house):
    table = two_people(house).table
    states = [house.looks.state(table, 0)]

    def changed() -> bool:
        states.append(house.looks.state(table, 0))
        return bool(states[-1] != states[-2])

    assert not changed()
    play_some(house, table, 3)
    assert changed()
    house.talk.say(table, 1, "", "hello")
    assert changed()
    house.seats.rename(table, 1, "Benedict", "teal")
    assert changed()
    house.seats.stand_in(table, 1, "random", house.seats.access(table, BEN))
    assert changed()
    assert len(set(states)) == 5


def test_whoever_listens_hears_of_every_change(house):
    table = two_people(house).table
    heard: list[int] = []
    with house.notifier.listening(table, lambda: heard.append(1)):
        play_some(house, table, 4)
        house.talk.say(table, 0, "", "hello")
    assert len(heard) == 5
    play_some(house, table, 1)
    assert len(heard) == 5
    assert house.notifier.listeners() == 0
