"""The keys to seats: each ends when somebody sits down by it, and no host has one after that."""

import re

import pytest

from labrys.tables import keys
from labrys.tables.people import Plan, SeatPlan
from tests.web.browsers import Browser, play_on

API = "/api/v1/tables"


@pytest.fixture
def table(ann):
    """A table that Ann opened by the form: her seat, and one for a friend."""
    answer = ann.post("/open/minotaur", seats=2, seat_0="me", seat_1="link", name="Ann")
    return answer.headers["location"].removeprefix("/table/")


def links(page):
    return re.findall(r"http://testserver(/seat/[A-Za-z0-9_-]+)", page)


def link_to(ann, table):
    (link,) = links(ann.get(f"/table/{table}").text)
    return link


def token_of(link):
    return link.removeprefix("/seat/")


def sat(ann, ben, table):
    """Ben sits down by the link that Ann sees; what she still has of it."""
    link = link_to(ann, table)
    assert ben.post(link, name="Ben", colour="navy").status_code == 303
    return link


def as_program(browser, token, table, path="/view", **given):
    headers = {"Authorization": f"Bearer {token}"}
    if given:
        return browser.client.post(f"{API}/{table}{path}", headers=headers, json=given)
    return browser.client.get(f"{API}/{table}{path}", headers=headers)


def new_key(browser, table, seat):
    """The link that the page of a seat gives for another device."""
    answer = browser.post(f"/table/{table}/key", seat=seat)
    assert answer.status_code == 200
    assert "<svg" in answer.text
    return links(answer.text)[0]


# ---- the host and the seats of others


def test_the_link_of_a_seat_ends_when_somebody_sits_down(ann, ben, visit, table, house):
    link = sat(ann, ben, table)
    for other in (ann, visit()):
        assert other.get(link).status_code == 404
        assert other.post(link, name="Eve", colour="rust").status_code == 404
        assert house.seats.access(table, other.secret).seats == ((0,) if other is ann else ())
    assert house.tables.info(table).seats[1].name == "Ben"
    assert "works once" in visit().get(link).text


def test_who_sat_down_by_a_link_finds_the_table_by_it_again(ann, ben, table):
    link = sat(ann, ben, table)
    for answer in (ben.get(link), ben.post(link, name="Ben", colour="navy")):
        assert answer.headers["location"] == f"/table/{table}?seat=1"


def test_the_host_is_shown_no_link_to_a_seat_that_is_taken(ann, ben, table):
    sat(ann, ben, table)
    for _ in range(2):
        assert links(ann.get(f"/table/{table}").text) == []


def test_the_host_can_derive_no_key_to_a_seat_that_is_taken(ann, ben, table):
    sat(ann, ben, table)
    for invitation in range(5):
        for seat in range(2):
            token = keys.seat_token(ann.secret, table, seat, invitation)
            assert ann.get(f"/seat/{token}").status_code == 404
            assert as_program(ann, token, table).status_code == 401
            refused = as_program(ann, token, table, "/sit", name="Eve")
            assert refused.status_code == 401


def test_nobody_sees_a_hand_by_a_link_before_they_sit_down(ann, table):
    """Else the host would know what is dealt to a guest who is still to come."""
    token = token_of(link_to(ann, table))
    for path in ("/view", "/log", "", "/replay/0", "/refusals"):
        answer = as_program(ann, token, table, path)
        assert (answer.status_code, answer.json()["error"]) == (403, "house-sit-first")
    refused = as_program(ann, token, table, "/choices", option="pass", question_id="0-0-0")
    assert refused.status_code == 403


def test_a_seat_that_was_joined_at_a_listed_table_has_no_link_either(ann, ben, house):
    plan = Plan("minotaur", (SeatPlan(name="Ann", mine=True), SeatPlan()), listed=True)
    opened = house.open(plan, ann.secret)
    assert ben.post(f"/table/{opened.table}/sit/1", name="Ben").status_code == 303
    assert ann.get(f"/seat/{opened.tokens[1]}").status_code == 404
    assert links(ann.get(f"/table/{opened.table}").text) == []


def test_the_host_cannot_ask_for_the_key_of_another(ann, ben, table):
    sat(ann, ben, table)
    assert ann.post(f"/table/{table}/key", seat=1).status_code == 403
    watcher = ann.post(f"/table/{table}/key", seat=-1)
    assert watcher.status_code == 403


# ---- another device


def test_a_seat_moves_to_another_device_by_a_link_of_its_own_page(ann, ben, visit, table, house):
    sat(ann, ben, table)
    link = new_key(ben, table, 1)
    phone = visit()
    assert phone.get(link).status_code == 200
    assert phone.post(link, name="Ben", colour="navy").status_code == 303
    assert house.seats.access(table, phone.secret).seats == (1,)
    left = house.seats.access(table, ben.secret)
    assert (left.seats, left.spectator) == ((), True)
    assert "Ben goes on at another device." in ann.get(f"/table/{table}").text
    for other in (ann, ben, visit()):
        assert other.get(link).status_code == 404


def test_a_key_is_shown_once(ann, table):
    assert ann.get(f"/table/{table}/key").headers["location"] == f"/table/{table}"


def test_only_the_newest_key_of_a_seat_counts(ann, ben, visit, table):
    sat(ann, ben, table)
    old, new = new_key(ben, table, 1), new_key(ben, table, 1)
    assert visit().get(old).status_code == 404
    assert visit().get(new).status_code == 200


def test_a_seat_at_a_shared_device_moves_and_its_hand_with_it(ann, visit, shared, house):
    link = new_key(ann, shared, 1)
    phone = visit()
    assert phone.post(link, name="Zoe", colour="navy").status_code == 303
    assert house.seats.access(shared, ann.secret).seats == (0,)
    assert house.seats.access(shared, phone.secret).seats == (1,)
    assert 'data-seat="1"' not in ann.get(f"/table/{shared}?seat=1").text


# ---- freeing a seat


def test_the_host_frees_a_seat_and_the_log_tells_everybody(ann, ben, visit, table, house):
    old = sat(ann, ben, table)
    answer = ann.post(f"/table/{table}/free", htmx=True, seat=0, **{"for": 1})
    assert answer.status_code == 200
    told = "The host of the table has taken Ben from their seat."
    for browser in (ann, ben):
        assert told in browser.get(f"/table/{table}").text
    assert house.seats.access(table, ben.secret).seats == ()
    link = link_to(ann, table)
    assert link != old
    assert visit().get(old).status_code == 404
    cleo = visit()
    assert cleo.post(link, name="Cleo", colour="navy").status_code == 303
    assert house.tables.info(table).seats[1].name == "Cleo"


def test_nobody_but_the_host_frees_a_seat(ann, ben, visit, table, house):
    sat(ann, ben, table)
    for other, status in ((ben, 403), (visit(), 404)):
        answer = other.post(f"/table/{table}/free", htmx=True, seat=1, **{"for": 0})
        assert answer.status_code == status
    assert ann.post(f"/table/{table}/free", htmx=True, seat=0, **{"for": 7}).status_code == 404
    assert house.seats.access(table, ann.secret).seats == (0,)
    assert house.looks.now(table, 0).notes == []


# ---- playing again


def test_playing_again_makes_nobody_host_of_the_others(ann, ben, visit, duel, house):
    play_on(house, duel)
    assert visit().post(f"/table/{duel}/again").status_code == 404
    new = ben.post(f"/table/{duel}/again").headers["location"].removeprefix("/table/")
    assert not house.seats.access(new, ben.secret).host
    assert house.seats.access(new, ann.secret).host
    assert ben.post(f"/table/{new}/free", htmx=True, seat=0, **{"for": 1}).status_code == 403
    for browser, seat in ((ann, 1), (ben, 0)):
        assert house.seats.access(new, browser.secret).seats == (seat,)
        for other in range(2):
            token = keys.seat_token(browser.secret, new, other)
            assert browser.get(f"/seat/{token}").status_code == 404
    assert "/watch/" not in ben.get(f"/table/{new}").text
    (watch,) = re.findall(r"http://testserver(/watch/[\w-]+)", ann.get(f"/table/{new}").text)
    assert visit().get(watch).headers["location"] == f"/table/{new}"


def test_all_who_play_again_meet_at_one_table(ann, ben, duel, house):
    play_on(house, duel)
    first = ann.post(f"/table/{duel}/again").headers["location"]
    assert ben.post(f"/table/{duel}/again").headers["location"] == first


# ---- programs


def opened(ann, **given):
    seats = [{"name": "Opener"}, {}]
    return ann.client.post(API, json={"game": "minotaur", "seats": seats, **given})


def test_a_program_sits_down_by_its_invitation_and_its_opener_is_shut_out(ann, ben):
    told = opened(ann).json()
    table, invitation = told["table"], told["tokens"][1]
    assert as_program(ann, told["tokens"][0], table).json()["seat"] == 0
    answer = as_program(ben, invitation, table, "/sit", name="Guest")
    assert answer.status_code == 200
    own = answer.json()["token"]
    assert answer.json()["seat"] == 1
    assert as_program(ben, own, table).json()["seat"] == 1
    for path in ("/view", "/log"):
        assert as_program(ann, invitation, table, path).status_code == 401
    assert as_program(ann, invitation, table, "/sit", name="Eve").status_code == 401
    assert ann.get(f"/seat/{invitation}").status_code == 404


def test_a_program_hands_its_seat_on(ann, ben):
    told = opened(ann).json()
    table, token = told["table"], told["tokens"][0]
    headers = {"Authorization": f"Bearer {token}"}
    key = ann.client.post(f"{API}/{table}/key", headers=headers).json()["token"]
    own = as_program(ben, key, table, "/sit", name="Heir").json()["token"]
    assert as_program(ben, own, table).json()["seat"] == 0
    assert as_program(ann, token, table).json()["seat"] == -1


def test_a_seat_that_the_opener_named_counts_as_taken(ann):
    told = opened(ann, listed=True).json()
    seats = ann.client.get(f"{API}/{told['table']}", headers=bearer(told["spectator"])).json()
    assert [seat["claimed"] for seat in seats["seats"]] == [True, False]
    for seat in (0, 1):
        given = {"name": "Guest", "seat": seat}
        answer = ann.client.post(f"{API}/{told['table']}/join", json=given)
        assert answer.status_code == (409 if seat == 0 else 201)


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


# ---- chosen chance


@pytest.mark.parametrize(
    ("given", "status"),
    [
        ({"seed": 5}, 422),
        ({"seed": 5, "listed": True, "seats": [{"name": "A"}, {"name": "B"}]}, 422),
        ({"seed": 5, "seats": [{"name": "A"}, {"name": "B"}]}, 201),
        ({"seed": 5, "seats": [{"name": "A"}, {"kind": "bot"}]}, 201),
        ({"listed": True}, 201),
        ({}, 201),
    ],
)
def test_nobody_chooses_the_seed_of_a_game_with_others(ann, given, status):
    answer = opened(ann, **given)
    assert answer.status_code == status
    if status == 422:
        assert answer.json()["error"] == "house-seed-others"


def test_who_joins_a_game_that_goes_on_from_a_record_is_told_so(ann, ben, duel, house):
    play_on(house, duel)
    record = house.looks.record(duel)
    told = opened(ann, record=record, upto=3, listed=True).json()
    assert "goes on from a record" in ben.get(f"/seat/{told['tokens'][1]}").text
    (listed,) = (one for one in ben.client.get(API).json() if one["table"] == told["table"])
    assert listed["from_record"]
    fresh = opened(ann).json()
    assert "goes on from a record" not in ben.get(f"/seat/{fresh['tokens'][1]}").text


def test_browsers_need_no_second_cookie(app):
    """The secret of a browser is no key to a seat that it does not hold."""
    stranger = Browser(app)
    told = opened(stranger).json()
    assert as_program(stranger, stranger.secret, told["table"]).status_code == 401
