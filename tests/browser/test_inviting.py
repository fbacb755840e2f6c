"""While a seat is free, the way to it stands where the host looks; who is absent is not hurried."""

from playwright.sync_api import expect

from labrys.tables.people import Plan, SeatPlan
from tests.browser.tables import join

SHARE_SHEET = "navigator.share = async (what) => { window.shared = what; };"


def wait_for_a_friend(host, house, mine=1):
    """A duel in which the friend is to choose first, or the host."""
    host.visit("/about")
    seats = tuple(
        SeatPlan(name=host.name, mine=True) if at == mine else SeatPlan() for at in (0, 1)
    )
    opened = house.open(Plan("minotaur", seats), host.secret)
    host.visit(f"/table/{opened.table}")
    return opened


def test_link_copy_and_code_stand_in_the_panel_while_a_seat_is_free(ann, ben, house):
    opened = wait_for_a_friend(ann, house)
    panel = ann.page.locator("#question")
    expect(panel.locator("#asked")).to_have_text("Send this link to your friend")
    expect(panel.locator("#link-0")).to_have_value(f"{ann.server.address}/seat/{opened.tokens[0]}")
    expect(panel.get_by_role("button", name="Copy")).to_be_in_viewport()
    expect(panel.locator(".qr")).to_be_in_viewport(ratio=0.99)
    join(ben, ann, 0)
    expect(panel.locator("#invite")).to_have_count(0)
    expect(panel.locator("#asked")).to_have_text("Ben is choosing.")


def test_a_host_who_is_asked_has_the_link_above_the_options(ann, house):
    wait_for_a_friend(ann, house, mine=0)
    expect(ann.page.locator("#question #link-1")).to_be_in_viewport()
    expect(ann.options.first).to_be_in_viewport()


def test_an_absent_friend_is_not_here_yet_rather_than_choosing(ann, ben, house):
    opened = wait_for_a_friend(ann, house)
    expect(ann.page.locator("#seats")).to_contain_text("not here yet")
    expect(ann.page.locator("#seats")).not_to_contain_text("to choose")
    ben.visit(f"/watch/{opened.spectator}")
    expect(ben.page.locator("#asked")).to_have_text("Seat 1 is not here yet.")


def test_a_phone_offers_its_own_way_to_share(arrive, house):
    phone = arrive("Ann", viewport={"width": 390, "height": 844}, has_touch=True)
    phone.context.add_init_script(SHARE_SHEET)
    opened = wait_for_a_friend(phone, house)
    button = phone.page.get_by_role("button", name="Share …")
    expect(button).to_be_in_viewport()
    button.tap()
    shared = phone.page.evaluate("window.shared")
    assert shared["url"].endswith(f"/seat/{opened.tokens[0]}")
    assert "Minotaur" in shared["title"]


def test_a_copied_link_is_said_to_be_copied(ann, house):
    wait_for_a_friend(ann, house)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.page.locator("#invite").get_by_role("button", name="Copy").click()
    expect(ann.page.locator("#invite .copy")).to_have_text("Copied")
    copied = ann.page.evaluate("navigator.clipboard.readText()")
    assert copied == ann.page.locator("#link-0").input_value()
