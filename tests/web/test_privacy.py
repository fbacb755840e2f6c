"""The page that says what is kept, and the button that takes one's name back."""


def test_the_page_says_what_is_kept_in_both_languages(ann):
    assert "No account, no tracking" in ann.get("/privacy").text
    french = ann.get("/privacy", **{"Accept-Language": "fr"})
    assert "Ni compte, ni pistage" in french.text
    assert 'href="/privacy"' in ann.get("/about").text


def test_who_asks_for_it_is_forgotten_and_nobody_else(ann, ben, house, duel):
    ann.post(f"/table/{duel}/chat", text="good evening", seat=0)
    answer = ann.post("/privacy/forget")
    assert answer.headers["location"] == "/privacy?done=yes"
    assert [seat.name for seat in house.tables.info(duel).seats] == ["", "Ben"]
    page = ben.get(f"/table/{duel}").text
    assert "good evening" not in page
    assert "Ann" not in page
    assert ann.get(f"/table/{duel}?seat=0").status_code == 200


def test_another_site_cannot_have_somebody_forgotten(ann, house, duel):
    refused = ann.client.post("/privacy/forget", data={}, headers={"Sec-Fetch-Site": "cross-site"})
    assert refused.status_code == 403
    assert house.tables.info(duel).seats[0].name == "Ann"
