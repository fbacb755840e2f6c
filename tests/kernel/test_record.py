"""The record: it replays to the same game from any point, and nothing else gets past it."""

import re
import sys
from functools import cache
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import labrys
from labrys import games
from labrys.kernel.check.dump import Dump
from labrys.kernel.check.promises import without_record
from labrys.kernel.errors import LabrysError, Misfit, RecordError
from labrys.kernel.game import AnyGame
from labrys.kernel.position import Position
from labrys.kernel.record import LONGEST, history, read
from labrys.kernel.text.playing import Playing
from tests.kernel.duel import Duel, DuelGame

KINDS = {
    "solo": ("minos", 1, {"solo": "hard"}),
    "two": ("minos", 2, {"draft": "no"}),
    "three": ("minos", 3, {"routes": "ABA"}),
    "four": ("minos", 4, {}),
    "game": ("minotaur", 2, {}),
    "match": ("minotaur", 2, {"match": "yes"}),
}
every_kind = pytest.mark.parametrize("kind", KINDS)


def begun(kind: str, seed: int = 3) -> Position:
    name, seats, given = KINDS[kind]
    position: Position = labrys.game(name).new(seats, seed, dict(given))
    return position


def play_on(position: Position, luck: Random, choices: int = 10**6) -> Position:
    while not position.over and choices:
        position.play(luck.choice(position.options))
        choices -= 1
    return position


@cache
def whole(kind: str) -> str:
    """The record of a whole game."""
    return play_on(begun(kind), Random(kind)).record()


@cache
def dump_of(name: str) -> Dump:
    return Dump(labrys.game(name))


def same(one: Position, other: Position) -> bool:
    """Whether two positions are equal in all but the objects of their record."""
    dump = dump_of(one.game.name)
    return without_record(dump, one) == without_record(dump, other)


def wrong(text: str) -> str:
    """The sentence that a text which is no good record gets."""
    with pytest.raises(RecordError) as caught:
        labrys.load(text)
    sentence = str(caught.value)
    assert 10 < len(sentence) < 400
    assert sentence.isprintable()
    return sentence


def edited(text: str, number: int, line: str) -> str:
    """The text with another line of that number, counted from 1."""
    lines = text.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def line_of(text: str, beginning: str, nth: int = 0) -> int:
    """The number of the nth line that begins so."""
    lines = text.splitlines()
    return [i for i, line in enumerate(lines, 1) if re.match(beginning, line)][nth]


# ---- round trips


@every_kind
def test_a_whole_game_replays_to_the_same_position_and_the_same_text(kind):
    position = play_on(begun(kind), Random(kind))
    again = labrys.load(position.record())
    assert again.over
    assert again.points == position.points
    assert same(again, position)
    assert again.record() == position.record()


@settings(max_examples=25)
@given(st.sampled_from(sorted(KINDS)), st.integers(-(2**70), 2**70), st.integers(0, 400))
def test_a_game_of_any_seed_replays_from_any_point(kind, seed, choices):
    position = play_on(begun(kind, seed), Random(seed), choices)
    again = labrys.load(position.record())
    assert same(again, position)
    assert again.record() == position.record()


@every_kind
def test_every_prefix_is_the_game_as_it_stood_then(kind):
    record = read(whole(kind))
    position = begun(kind)
    game = position.game
    luck = Random(kind)
    stride = max(1, len(record.choices) // 12)
    for count in range(len(record.choices) + 1):
        if count % stride == 0:
            prefix = record.replay(game, count)
            assert same(prefix, position)
            assert prefix.record() == position.record()
            assert prefix.record().endswith(f"\nstop {count}\n") or prefix.over
        if not position.over:
            play_on(position, luck, 1)


def test_a_prefix_of_no_choices_is_the_set_up():
    assert same(read(whole("two")).replay(labrys.game("minos"), 0), begun("two"))


def test_there_is_no_prefix_longer_than_the_record():
    with pytest.raises(RecordError, match="choices, not 100000"):
        read(whole("two")).replay(labrys.game("minos"), 100_000)


@every_kind
def test_a_loaded_game_goes_on_exactly_as_the_first_would_have(kind):
    first = play_on(begun(kind), Random(kind), 40)
    loaded = labrys.load(first.record())
    assert play_on(first, Random(5)).record() == play_on(loaded, Random(5)).record()


def test_the_same_seed_gives_the_same_record_and_another_seed_another():
    records = [play_on(begun("three", seed), Random(1)).record() for seed in (1, 1, 2)]
    assert records[0] == records[1] != records[2]


def test_a_setting_typed_with_odd_blanks_does_not_break_its_line():
    position = labrys.new("minotaur", houses="miron +\n vess", seed=4)
    again = labrys.load(position.record())
    assert again.options == position.options


def test_the_watcher_sees_the_set_up_and_every_choice():
    seen: list[int] = []
    record = read(whole("game"))
    record.replay(labrys.game("minotaur"), watch=lambda position: seen.append(position.seat))
    assert len(seen) == len(record.choices) + 1


def test_a_concession_stands_in_the_record():
    position = labrys.new("minotaur", seed=2)
    loser = position.seat
    position.play(position.read("concede"))
    assert f"\n{loser} concede\n" in position.record()
    assert labrys.load(position.record()).points == position.points


def test_a_record_can_be_read_by_a_person():
    lines = whole("two").splitlines()
    assert lines[:2] == ["labrys record 2", "game minos"]
    assert "seats 2" in lines
    assert "option draft no" in lines
    assert all(len(line) < 250 for line in lines)
    assert any(re.fullmatch(r"[01] draft (red|yellow|blue|gray)-\d \w+", line) for line in lines)


# ---- what does no harm


def test_other_line_ends_blanks_and_remarks_do_no_harm():
    text = whole("match")
    first, rest = text.split("\n", 1)
    body = rest.replace("\n\n", "\n\n# the set-up\n\n", 1)
    for other in (
        text.replace("\n", "\r\n"),
        text.replace("\n", "\r"),
        text.replace("\n", "  \n"),
        text.rstrip("\n"),
        text + "\n\n# seats me,greedy\n",
        f"{first}\n# found in a drawer\n{body}",
        "\n".join("   " + line if line else "" for line in text.splitlines()),
    ):
        assert labrys.load(other).record() == text


# ---- what is no record


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        " \r\n\t",
        "hello",
        "labrys record 3\n",
        "\x00\x01\x02\xff" * 50,
        "\x89PNG\r\n\x1a\n",
        "\udcff\udcfe",
        "labrys record 2 \x00",
        "[1, 2]",
        "{}",
    ],
)
def test_what_is_no_record_is_called_so(text):
    assert "no record: the first line should be 'labrys record 2'" in wrong(text)


@given(st.text())
def test_any_text_gets_a_sentence(text):
    wrong(text)
    wrong("labrys record 2\n" + text)


@given(st.binary())
def test_any_bytes_get_a_sentence(content):
    wrong(content.decode("utf-8", "surrogateescape"))
    wrong("labrys record 2\n" + content.decode("latin-1"))


def test_a_huge_text_is_not_even_read():
    assert "far too long" in wrong("labrys record 1\n" * (LONGEST // 16 + 1))


@pytest.mark.parametrize("piece", ["9", "x", "0 draft ", "~ ", "\x1b[2J"])
def test_a_long_line_gets_a_short_sentence(piece):
    text = whole("two")
    for beginning in ("game", "rules", "seats", "option", "setup", "0 draft", "end"):
        number = line_of(text, beginning)
        line = text.splitlines()[number - 1]
        for longer in (piece * 20_000, f"{line} {piece * 20_000}"):
            sentence_or_game(edited(text, number, longer))


# ---- what was cut


@every_kind
def test_a_record_cut_after_a_line_is_called_cut(kind):
    lines = whole(kind).splitlines(keepends=True)
    for count in range(1, len(lines), 1 if len(lines) < 200 else 7):
        assert "cut" in wrong("".join(lines[:count]))


@settings(max_examples=150)
@given(st.sampled_from(sorted(KINDS)), st.floats(0, 1))
def test_a_record_cut_anywhere_gets_a_sentence(kind, share):
    text = whole(kind)
    wrong(text[: int(share * (len(text) - 2))])


@every_kind
def test_a_record_cut_within_its_last_lines_gets_a_sentence(kind):
    text = whole(kind)
    for count in range(2, 20):
        wrong(text[:-count])


@settings(max_examples=60)
@given(st.sampled_from(sorted(KINDS)), st.floats(0, 1), st.integers(1, 60))
def test_a_record_that_lost_its_middle_gets_a_sentence_or_is_a_game(kind, share, gone):
    text = whole(kind)
    start = int(share * len(text))
    sentence_or_game(text[:start] + text[start + gone :])


# ---- what was edited


def sentence_or_game(text: str) -> None:
    """An edit may make another true game by luck; then that one's record holds too."""
    try:
        position = labrys.load(text)
    except LabrysError as error:
        sentence = str(error)
    else:
        sentence = "It was a game."
        assert same(labrys.load(position.record()), position)
    assert 10 < len(sentence) < 400
    assert sentence.isprintable()


@settings(max_examples=60)
@given(st.sampled_from(sorted(KINDS)), st.floats(0, 1), st.characters())
def test_one_other_letter_gets_a_sentence_or_makes_another_game(kind, share, letter):
    text = whole(kind)
    place = min(int(share * len(text)), len(text) - 1)
    sentence_or_game(text[:place] + letter + text[place + 1 :])


@settings(max_examples=60)
@given(st.sampled_from(sorted(KINDS)), st.data())
def test_words_that_changed_places_get_a_sentence_or_make_another_game(kind, data):
    """Outcomes and choices that exist, but elsewhere: each must be checked where it stands."""
    pieces = re.split(r"(\s+)", whole(kind))
    places = range(16, len(pieces) - 1, 2)
    one, other = data.draw(st.sampled_from(places)), data.draw(st.sampled_from(places))
    pieces[one], pieces[other] = pieces[other], pieces[one]
    sentence_or_game("".join(pieces))


@settings(max_examples=40)
@given(st.sampled_from(sorted(KINDS)), st.data())
def test_lines_that_changed_places_get_a_sentence_or_make_another_game(kind, data):
    lines = whole(kind).splitlines()
    one, other = (data.draw(st.integers(1, len(lines) - 1)) for _ in range(2))
    lines[one], lines[other] = lines[other], lines[one]
    sentence_or_game("\n".join(lines))


def test_another_choice_is_told_with_its_line():
    text = whole("two")
    number = line_of(text, "[01] draft", 1)
    seat = text.splitlines()[number - 1][0]
    assert wrong(edited(text, number, f"{seat} draft purple-9 build")).startswith(
        f"line {number}: minos has no option spelled 'draft purple-9 build'"
    )
    assert wrong(edited(text, number, f"{seat} end-turn")).startswith(
        f"line {number}: 'end-turn' is not offered now"
    )
    assert wrong(edited(text, number, seat)).startswith(f"line {number}: ")


def test_a_choice_too_many_or_too_few_is_told_with_its_line():
    text = play_on(begun("four"), Random(1), 30).record()
    last = len(text.splitlines())
    assert wrong(edited(text, last, "stop 29")).startswith(
        f"line {last}: the record should hold 29 choices but has 30"
    )
    over = whole("game").splitlines()
    extra = [*over[:-1], "0 pass", over[-1]]
    assert wrong("\n".join(extra)) == f"line {len(over)}: the game is over before this choice"


def test_another_seat_is_told_with_its_line():
    text = whole("three")
    number = line_of(text, r"\d draft", 3)
    line = text.splitlines()[number - 1]
    other = (int(line[0]) + 1) % 3
    assert wrong(edited(text, number, f"{other}{line[1:]}")) == (
        f"line {number}: it is not for seat {other} to choose now"
    )


@pytest.mark.parametrize("seat", ["-1", "3", "99", "-0x1", "two", "1.5", "1e3", "9" * 5000])
def test_a_seat_that_is_none_is_told_with_its_line(seat):
    text = whole("three")
    number = line_of(text, r"\d draft", 3)
    line = text.splitlines()[number - 1]
    assert wrong(edited(text, number, f"{seat}{line[1:]}")).startswith(f"line {number}: ")


def test_another_outcome_is_told_with_its_line():
    text = whole("two")
    number = line_of(text, r".*~.*die:")
    line = text.splitlines()[number - 1]
    for changed in (
        re.sub(r"die:\d", "die:7", line, count=1),
        re.sub(r"die:\d", "card:I01", line, count=1),
        re.sub(r" die:\d", "", line, count=1),
        re.sub(r"die:\d", "die:1 die:1", line, count=1),
        line.replace("die:", "die"),
    ):
        number_told = int(wrong(edited(text, number, changed)).split(":")[0].removeprefix("line "))
        assert line_of(text, r"(?!~)", 0) <= number_told <= number, "the choice it belongs to"


def test_a_card_drawn_twice_is_told():
    text = whole("two")
    number = line_of(text, "setup")
    cards = re.findall(r"card:\w+", text)
    again = text.replace(cards[1], cards[0], 1)
    assert "not among the things to draw from" in wrong(again)
    assert wrong(again).startswith(f"line {number}: ")


def test_outcomes_without_chance_are_told_with_their_line():
    text = whole("two")
    number = line_of(text, r"[01] draft [^~]*$")
    line = text.splitlines()[number - 1]
    assert wrong(edited(text, number, f"{line} ~ die:1")) == (
        f"line {number}: chance has fewer outcomes here than written"
    )


def test_other_points_are_told_with_their_line():
    text = whole("three")
    last = len(text.splitlines())
    points = text.splitlines()[-1].removeprefix("end ")
    assert wrong(edited(text, last, "end 1 2 3")) == (
        f"line {last}: the record ends with points 1 2 3, but its choices lead to {points}"
    )
    assert wrong(edited(text, last, f"end {points} 0")).startswith(f"line {last}: ")
    assert wrong(edited(text, last, "end many")) == f"line {last}: 'many' should be a number"


def test_an_end_before_the_end_and_a_stop_after_it_are_told():
    text = play_on(begun("two"), Random(1), 9).record()
    last = len(text.splitlines())
    assert wrong(edited(text, last, "end 0 0")) == (
        f"line {last}: the record says the game is over, but it is not"
    )
    text = whole("two")
    last = len(text.splitlines())
    count = len(read(text).choices)
    assert wrong(edited(text, last, f"stop {count}")) == (
        f"line {last}: the record stops, but its game is over"
    )


def test_nothing_follows_the_closing_line():
    text = whole("two")
    last = len(text.splitlines())
    assert wrong(text + "0 pass\n") == f"line {last + 1}: nothing may follow the closing line"


def test_the_set_up_stands_once_and_first():
    text = whole("two")
    lines = text.splitlines()
    setup = line_of(text, "setup") - 1
    last = setup + 1
    while lines[last].startswith("~"):
        last += 1
    without = lines[:setup] + lines[last:]
    assert wrong("\n".join(without)) == "the record has no line 'setup'"
    assert "'setup' stands once" in wrong("\n".join([*lines[:-1], "setup", lines[-1]]))


@pytest.mark.parametrize("other", ["", " ~", " ~ die:1", " ~ first:0 cat:1", " ~ first:0 first:0"])
def test_a_damaged_setup_is_told(other):
    text = whole("two")
    number = line_of(text, "setup")
    assert wrong(edited(text, number, f"setup{other}")).startswith(f"line {number}: ")


# ---- the header


def test_a_record_of_other_rules_and_content_is_good_if_it_fits():
    text = whole("two")
    other = edited(edited(text, 3, "rules 0-old"), 4, "content 0123456789abcdef")
    assert labrys.load(other).record() == text
    earlier = "\n".join(line for line in other.splitlines() if not line.startswith("content"))
    assert labrys.load(edited(earlier, 1, "labrys record 1")).record() == text


def test_a_record_that_does_not_fit_tells_the_choice_and_keeps_what_holds():
    text = whole("two")
    number = line_of(text, "[01] ", 7)
    with pytest.raises(Misfit) as caught:
        labrys.load(edited(text, number, "0 give-back I01"))
    assert caught.value.ply == 7
    assert caught.value.choice == "give-back I01"
    assert str(caught.value) == f"line {number}: {caught.value.why}"
    assert labrys.game("minos") is read(text).replay(labrys.game("minos"), 7).game


def test_an_outcome_that_does_not_fit_tells_its_choice():
    text = whole("two")
    number = line_of(text, r"[01] .*~", 2)
    ply = len([line for line in text.splitlines()[: number - 1] if re.match("[01] ", line)])
    more = text.splitlines()[number - 1] + " die:1"
    with pytest.raises(Misfit, match="fewer outcomes") as caught:
        labrys.load(edited(text, number, more))
    assert caught.value.ply == ply


class Brittle(Duel):
    """Its rules break down after some choices."""

    def settle(self) -> None:
        if self.last is not None and len(history(self)) > 4:
            raise IndexError("list index out of range")


def test_rules_that_break_down_are_a_misfit(tmp_path):
    game = DuelGame(tmp_path)
    text = play_on(game.new(2, 1), Random(1)).record()
    with pytest.raises(Misfit, match=r"the rules fail here \(IndexError: list index") as caught:
        read(text).replay(DuelGame(tmp_path, Brittle))
    assert caught.value.ply == 3


def test_a_record_of_some_megabytes_is_refused_at_once():
    text = whole("two")
    choice = text.splitlines()[-2]
    began = process_time()
    for middle in (f"{choice}\n" * 300_000, "~ die:3\n" * 400_000, "# x\n" * 700_000):
        assert "far too long" in wrong(text.replace("\nend", f"\n{middle}end"))
    assert process_time() - began < 0.5


@pytest.mark.parametrize("number", ["1_0", "+3", "٣", "1.5", "1e3", "0x1", "--1", "-"])
def test_a_number_is_written_in_digits(number):
    text = re.sub("^seed .*$", f"seed {number}", whole("two"), flags=re.M)
    assert "should be a number" in wrong(text)


@pytest.mark.parametrize(
    "given", [None, 3, 10**5000, 1.5, b"labrys record 2", ["labrys record 2"]], ids=type
)
def test_what_is_no_text_is_no_record(given):
    with pytest.raises(RecordError, match="a record is a text, not") as caught:
        labrys.load(given)
    assert len(str(caught.value)) < 120


def test_almost_a_megabyte_of_nothing_gets_its_sentence_soon():
    text = whole("two")
    header, _, body = text.partition("\n\n")
    lines = body.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith(("0", "1")))
    choice = lines[first].partition("~")[0]
    began = process_time()
    for middle in (
        "~ DIE:1 Die:2 die:3\n" * 40_000,
        f"{choice}\n" * 50_000,
        f"{choice.upper()}\n" * 50_000,
        "0 " + "x" * 900_000 + "\n",
        "~ " + "x" * 900_000 + "\n",
    ):
        setup = "\n".join(lines[:first])
        count = middle.count("0 ") if middle[0] != "~" else 0
        wrong(f"{header}\n\n{setup}\n{middle}stop {count}\n")
    options = "".join(f"option o{number} x\n" for number in range(50_000))
    wrong(f"{header}\n{options}\n{body}")
    wrong(f"{header}\n\n{body}" + "content-data " + "A" * 900_000)
    # A second or so of nothing else but reading; more on a slow machine.
    assert process_time() - began < 5


# ---- the content it was made with


def dearer(name: str) -> AnyGame:
    """The game with other numbers than the package has."""
    files = labrys.game(name).playing.files()
    if name == "minos":
        files["settings.toml"]["offer_surcharge"] = 4
    else:
        files["settings.toml"]["hand_size"] = 5
    return games.with_content(name, Playing.of(files))


@pytest.mark.parametrize("name", ["minos", "minotaur"])
def test_a_record_takes_its_content_along(name):
    position = play_on(dearer(name).new(2, 5), Random(5), 60)
    text = position.record(content=True)
    loaded = labrys.load(text)
    assert loaded.game is position.game
    assert loaded.record(content=True) == text
    assert same(loaded, position)
    assert text.startswith(position.record())
    assert max(len(line) for line in text.splitlines()) < 400


def test_a_damaged_content_is_told():
    text = dearer("minos").new(2, 5).record(content=True)
    number = line_of(text, "content-data", 3)
    for line in ("content-data !!", "content-data", "content-data AAAA", "content-data é"):
        assert wrong(edited(text, number, line)).startswith("the record's content")
    lines = text.splitlines()
    assert "cut" in wrong("\n".join(lines[:-1]))
    other = edited(text, line_of(text, "content "), "content 0123456789abcdef")
    assert wrong(other) == "the record's content is not the one that its header names"


@pytest.mark.parametrize(
    "data",
    [
        "[]",
        "{}",
        '{"settings.toml": 3}',
        "[" * 50_000,
        '{"settings.toml": {"hand_size": ' + "9" * 5000 + "}}",
        '{"cards.toml": {"card": [{"id": "x", "power": "' + "y" * 900_000 + '"}]}}',
        '{"cards.toml": {"card": [' + ",".join(['{"id": "x"}'] * 60_000) + "]}}",
        "x" * 3_000_000,
    ],
    ids=["list", "nothing", "number", "deep", "digits", "long", "many", "huge"],
)
def test_a_content_that_is_none_gets_a_sentence(data):
    position = labrys.new("minotaur", seed=5)
    kept = Playing(data)
    lines = position.record().splitlines()
    lines[3] = f"content {kept.id}"
    lines += [f"content-data {letters}" for letters in kept.packed()]
    text = "\n".join(lines)
    if data == "{}":  # what a content does not say is as it is now
        assert labrys.load(text).record() == position.record()
    else:
        assert wrong(text).startswith("the record's content")


@pytest.mark.parametrize("key", ["game", "rules", "seats", "seed"])
def test_a_header_that_names_too_little_or_too_much_is_told(key):
    text = whole("two")
    number = line_of(text, key)
    lines = text.splitlines()
    assert wrong("\n".join(lines[: number - 1] + lines[number:])) == (
        f"the record's header names no {key}"
    )
    doubled = "\n".join(lines[:number] + lines[number - 1 :])
    assert wrong(doubled) == f"line {number + 1}: the header names its {key} twice"
    assert wrong(edited(text, number, key)).startswith(f"line {number}: ")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("seats two", "line 5: 'two' should be a number"),
        ("seats " + "9" * 5000, "line 5: '9999"),
        ("seats " + "9" * 90, "the record's header: minos has no game for 9999"),
        ("seats 9", "the record's header: minos has no game for 9 seats"),
        ("seats 0", "line "),
        ("seats -2", "line "),
        ("seats 1", "line "),
        ("seats 3", "line "),
        ("colour red", "line 5: 'colour' is no part of a record's header"),
    ],
)
def test_a_wrong_line_of_the_header_is_told(line, told):
    assert wrong(edited(whole("two"), 5, line)).startswith(told)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("option draft maybe", "the record's header: minos: draft cannot be 'maybe'"),
        ("option weather fine", "the record's header: minos has no option 'weather'"),
        ("option solo hard", "the record's header: minos: solo is for 1 seat"),
        ("option draft yes", "line "),
        ("option draft no\noption draft no", "line 8: option draft is given twice"),
    ],
)
def test_a_wrong_option_of_the_header_is_told(line, told):
    assert wrong(edited(whole("two"), line_of(whole("two"), "option draft"), line)).startswith(told)


def test_a_record_of_no_game_of_ours_gets_a_sentence():
    with pytest.raises(LabrysError, match=r"there is no game 'mimos'.*did you mean 'minos'"):
        labrys.load(edited(whole("two"), 2, "game mimos"))


def test_a_record_says_it_is_of_another_game():
    with pytest.raises(RecordError):
        read(whole("two")).replay(labrys.game("minotaur"))


# ---- what cannot be written, and what must not be run


def test_a_position_without_a_record_says_so():
    position = labrys.game("minos").new(2, recorded=False)
    with pytest.raises(RecordError, match="keeps no record"):
        position.record()


_watched: list[str] | None = None
_FORBIDDEN = ("exec", "compile", "import", "open", "pickle.", "subprocess.", "os.", "socket.")


def _hook(event: str, arguments: object) -> None:
    if _watched is not None and event.startswith(_FORBIDDEN):
        _watched.append(event)


@pytest.mark.parametrize(
    "nasty",
    [
        "__import__('os').system('false')",
        "cos\nsystem\n(S'false'\ntR.",
        "!!python/object/apply:os.system [false]",
        "{0.__class__.__mro__}",
        "%(game)s %s",
        "../../../etc/passwd",
        "labrys.kernel.check.run",
    ],
)
def test_loading_runs_no_code_and_opens_nothing(nasty):
    global _watched
    text = whole("game")
    labrys.load(text)  # what is imported on first use has been imported now
    texts = [text] + [edited(text, number, nasty) for number in (1, 2, 3, 5, 9)]
    for prefix in ("game ", "rules ", "seed ", "option houses ", "option match "):
        texts.append(edited(text, line_of(text, prefix), prefix + nasty))
    for prefix in ("setup ~ ", "0 ", "end "):
        texts.append(edited(text, line_of(text, prefix[0]), prefix + nasty))
    if not _hooked:
        sys.addaudithook(_hook)
        _hooked.append(True)
    _watched = []
    try:
        for other in texts:
            try:
                labrys.load(other)
            except LabrysError:
                continue
        seen = list(_watched)
    finally:
        _watched = None
    assert seen == []


_hooked: list[bool] = []
