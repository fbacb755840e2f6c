"""The host's house rules, on the pages."""


def test_only_the_host_is_offered_the_house_rules(ann, ben, duel):
    for button in ("end-table", "new-watch-link"):
        assert f'id="{button}"' in ann.get(f"/table/{duel}").text
        assert f'id="{button}"' not in ben.get(f"/table/{duel}").text
    assert 'id="leave"' in ben.get(f"/table/{duel}").text


def test_an_ended_table_says_so_and_offers_nothing(ann, ben, duel):
    assert ben.post(f"/table/{duel}/end", htmx=True, seat=1).status_code == 403
    assert ann.post(f"/table/{duel}/end", htmx=True, seat=0).status_code == 200
    for browser in (ann, ben):
        page = browser.get(f"/table/{duel}").text
        assert "The host has ended this table" in page
        assert 'data-asked="false"' in page
    assert ann.post(f"/table/{duel}/delete", seat=0).headers["location"] == "/tables"
    assert ben.get(f"/table/{duel}").status_code == 404


def test_who_is_muted_is_told_so(ann, ben, duel):
    ann.post(f"/table/{duel}/mute", htmx=True, seat=0, muted="yes", **{"for": 1})
    answer = ben.post(f"/table/{duel}/chat", htmx=True, seat=1, text="Hello")
    assert answer.status_code == 409
    assert "taken the word from you" in answer.text
    assert "The host has muted Ben." in ann.get(f"/table/{duel}").text


def test_who_leaves_finds_the_table_no_more(ann, ben, duel):
    assert ben.post(f"/table/{duel}/leave", seat=1).headers["location"] == "/tables"
    assert ben.get(f"/table/{duel}").status_code == 404
    assert "Ben has left the table." in ann.get(f"/table/{duel}").text
