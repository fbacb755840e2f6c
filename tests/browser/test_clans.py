"""Two people in two browsers play Minos from the set-up to the last point."""

from playwright.sync_api import expect

from tests.browser.tables import followed_soon, join, open_table, play_whole, sees_the_end


def test_two_people_play_a_whole_game_of_minos(arrive, house):
    ann = arrive("Ann", reduced_motion="reduce")
    ben = arrive("Ben", reduced_motion="reduce")
    table = open_table(ann, "minos", "link")
    join(ben, ann)

    lags = play_whole(house, [ann, ben])

    assert followed_soon(lags), sorted(lags)[-20:]
    info = house.tables.info(table)
    for person in (ann, ben):
        page = person.page
        sees_the_end(house, person)
        expect(page.locator(".ending table").first).to_be_visible()
        for seat, name in enumerate(("Ann", "Ben")):
            line = page.locator("#seats li", has_text=name)
            expect(line.locator(".number")).to_have_text(str(info.points[seat]))
            expect(page.locator(".ending")).to_contain_text(str(info.points[seat]))
        winner = "Ann" if 0 in info.winners else "Ben"
        expect(page.locator("#seats li", has_text=winner)).to_contain_text("wins")
