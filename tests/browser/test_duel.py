"""Two people in two browsers play Minotaur Lords from the first card to the last."""

from playwright.sync_api import expect

from tests.browser.tables import followed_soon, join, open_table, play_whole, sees_the_end


def test_two_people_play_a_whole_game_of_minotaur_lords(ann, ben, house):
    table = open_table(ann, "minotaur", "link")
    expect(ann.page.locator("#seats")).to_contain_text("free seat")
    join(ben, ann)
    assert ben.told("table") == table
    for page in (ann.page, ben.page):
        expect(page.locator("#seats")).to_contain_text("Ann")
        expect(page.locator("#seats")).to_contain_text("Ben")

    lags = play_whole(house, [ann, ben])

    assert followed_soon(lags), sorted(lags)[-20:]
    winner = "Ann" if 0 in house.tables.info(table).winners else "Ben"
    for person in (ann, ben):
        ending = person.page.locator(".ending")
        sees_the_end(house, person)
        expect(ending.locator("table").first).to_be_visible()
        expect(ending).to_contain_text(winner)
        expect(person.page.locator("#seats li", has_text=winner)).to_contain_text("wins")
