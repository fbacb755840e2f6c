"""While the server is away, a page says so, and it finds back by itself."""

import re
import time
from types import SimpleNamespace

from playwright.sync_api import expect

from tests.browser.visitors import Visitor
from tests.reliability.servers import Server

AWAY = ("ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_CONNECTION_RESET")


def test_a_page_that_only_waits_tells_that_the_server_is_away_and_recovers(chromium, tmp_path):
    database = f"sqlite:///{tmp_path / 'labrys.sqlite3'}"
    server = Server(database, tmp_path)
    place = SimpleNamespace(address=f"http://127.0.0.1:{server.port}", house=None)
    ann = Visitor(chromium, place, "Ann")  # type: ignore[arg-type]
    ann.forgive(*AWAY)
    try:
        ann.visit("/open/minotaur")
        ann.page.locator("#seat-0").select_option("link")
        ann.page.locator("#seat-1").select_option("link")
        ann.page.locator("#open-go").click()
        ann.page.wait_for_url("**/table/*")
        expect(ann.main).to_have_attribute("data-asked", "false")
        server.kill()
        killed = time.monotonic()
        expect(ann.page.locator("#line")).to_contain_text("Line lost", timeout=5000)
        assert time.monotonic() - killed < 5
        server = Server(database, tmp_path, port=server.port)
        expect(ann.page.locator("#line")).to_contain_text("Back at the table")
        expect(ann.page.locator("#line")).to_be_hidden()
        assert re.search("/table/", ann.page.url)
        assert ann.faults == []
    finally:
        ann.leave()
        server.kill()
