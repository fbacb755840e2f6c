"""Options show the card, tile or die that they name."""

from playwright.sync_api import expect

from tests.browser.tables import seat_at

OUTSIDE = """option => [...option.querySelectorAll(".token")].filter((token) => {
  const [inner, outer] = [token.getBoundingClientRect(), option.getBoundingClientRect()];
  return inner.width < 8 || inner.left < outer.left || inner.right > outer.right + 1;
}).length"""


def cards_offered(person):
    for _ in range(8):
        named = person.page.locator("#answer .option[data-parts^='card-']")
        if named.count():
            return named
        person.choose(0)
    raise AssertionError("no card is ever offered")


def test_an_option_shows_the_lord_that_it_names_also_on_a_phone(arrive, house):
    ann = arrive("Ann", viewport={"width": 360, "height": 740})
    table = seat_at(house, [ann], "minotaur-supremacy", upto=0)
    ann.visit(f"/table/{table}")
    for option in cards_offered(ann).all():
        token = option.locator(".token")
        expect(token).to_have_count(1)
        expect(token).to_have_attribute("aria-hidden", "true")
        assert option.evaluate(OUTSIDE) == 0


def test_an_option_shows_the_die_and_the_row_that_it_names(ann, house):
    table = seat_at(house, [ann], "minos-2-seats", upto=9)
    ann.visit(f"/table/{table}")
    option = ann.options.first
    kinds = option.locator(".token").evaluate_all("all => all.map(one => one.className)")
    colour = (option.get_attribute("data-parts") or "").split("-")[1]
    assert kinds == [f"token die die-{colour}", "token row"]


def test_a_decree_in_the_question_shows_what_it_does(arrive, house):
    ann = arrive("Ann", viewport={"width": 360, "height": 740})
    table = seat_at(house, [ann], "minos-2-seats", upto=0)
    ann.visit(f"/table/{table}")
    for option in cards_offered(ann).all():
        assert option.locator(".token.decree svg").count() > 0
        assert option.evaluate(OUTSIDE) == 0
