"""Talk at the table."""


def test_who_only_watches_is_marked_in_the_talk(ann, visit, duel, house):
    eve = visit()
    eve.get(f"/watch/{house.seats.links(duel, ann.secret).spectator}")
    eve.post(f"/table/{duel}/chat", name="Ben", text="I am Ben, believe me")
    ann.post(f"/table/{duel}/chat", seat=0, text="No")
    page = ann.get(f"/table/{duel}").text
    assert "Ben (watching)</b> I am Ben" in page
    assert "Ann</b> No" in page
