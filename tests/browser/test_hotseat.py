"""Two people at one device: who takes over finds nothing of the other's in the page."""

from playwright.sync_api import expect

from tests.browser.tables import hand_of, open_table, secrets_of


def take_over(person, name):
    expect(person.page.locator("#asked")).to_have_text(f"Hand over to {name}")
    expect(person.page.locator(".option")).to_have_count(0)
    person.follow(f"I am {name}")
    expect(person.main).to_have_attribute("data-asked", "true")


def choose_until_handed_over(person, most=40):
    for _ in range(most):
        if not person.asked():
            return
        person.choose()
    raise AssertionError("nobody else was ever asked")


def hidden_in(page, cards):
    """Cards that are nowhere in the page, not even where nobody looks."""
    text = page.content()
    return [card for card in cards if f"card-{card}" not in text]


def test_the_device_is_handed_over_and_hides_the_last_players_cards(ann, house):
    table = open_table(ann, "minotaur", "here")
    first = house.tables.info(table).deciders[0]
    names = ["Ann", "Seat 2"]
    for seat in (first, 1 - first):
        take_over(ann, names[seat])
        own, other = hand_of(house, table, seat), secrets_of(house, table, 1 - seat)
        assert hidden_in(ann.page, own) == []
        assert hidden_in(ann.page, other) == other
        choose_until_handed_over(ann)
        kept = secrets_of(house, table, seat)
        assert kept
        assert hidden_in(ann.page, kept) == kept
        assert hidden_in(ann.page, other) == other


def test_going_back_in_the_browser_shows_the_hand_over_again(ann, house):
    table = open_table(ann, "minotaur", "here")
    seat = house.tables.info(table).deciders[0]
    take_over(ann, ["Ann", "Seat 2"][seat])
    choose_until_handed_over(ann)
    kept = secrets_of(house, table, seat)
    ann.page.go_back()
    expect(ann.page.locator("#asked")).to_contain_text("Hand over to")
    assert hidden_in(ann.page, kept) == kept


def test_minos_hands_over_too(ann, house):
    """At the set-up each gives back cards in secret."""
    table = open_table(ann, "minos", "here")
    names = ["Ann", "Seat 2"]
    for _ in range(4):
        seat = house.tables.info(table).deciders[0]
        take_over(ann, names[seat])
        other = secrets_of(house, table, 1 - seat)
        assert hidden_in(ann.page, other) == other
        choose_until_handed_over(ann)
        kept = secrets_of(house, table, seat)
        assert hidden_in(ann.page, kept + other) == kept + other
