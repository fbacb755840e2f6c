"""Whoever gave no name is named in the language of the reader."""

from labrys.tables.people import BOT, Plan, SeatPlan


def quick(ann):
    return ann.post("/quick/minotaur").headers["location"]


def test_default_names_follow_the_language_of_the_reader(ann):
    table = quick(ann)
    page = ann.get(table, **{"Accept-Language": "en"}).text
    assert "Guest" in page
    assert "Daedalus" in page
    page = ann.get(table, **{"Accept-Language": "fr"}).text
    assert "Invité" in page
    assert "Dédale" in page
    assert "Guest" not in page
    assert "Daedalus" not in page


def test_lists_and_notes_use_them_too(ann, house):
    table = quick(ann).removeprefix("/table/")
    ann.post(f"/table/{table}/stand-in", seat=0)
    french = {"Accept-Language": "fr"}
    assert "Un bot joue pour Invité" in ann.get(f"/table/{table}/log", **french).text
    assert "Dédale" in ann.get("/tables", **french).text


def test_a_name_that_was_given_stays_what_it_is(ann, house):
    plan = Plan("minotaur", (SeatPlan(name="Guest", mine=True), SeatPlan(BOT, "Ada", bot="greedy")))
    table = house.open(plan, ann.secret).table
    page = ann.get(f"/table/{table}", **{"Accept-Language": "fr"}).text
    assert "Guest" in page
    assert "Ada" in page
    assert "Invité" not in page


def test_what_happened_since_the_last_choice_is_told_once(ann, ben, duel, house):
    """Also where a choice brought about nothing that the log could tell."""
    for _ in range(60):
        seat = house.tables.info(duel).deciders[0]
        look = house.looks.now(duel, seat)
        house.play.choose(duel, seat, look.view.spell(look.view.options[0]), look.question_id)
        then = house.looks.now(duel, seat)
        assert then.chosen == then.plies
        if house.tables.info(duel).deciders == (seat,):
            browser = ann if seat == 0 else ben
            assert 'id="since"' not in browser.get(f"/table/{duel}").text
