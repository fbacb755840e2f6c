"""What a question keeps of what it is told."""

from labrys.kernel.question import Question


def test_refusals_are_kept_only_when_somebody_wants_to_know():
    told, quiet = Question(True), Question()
    for asked in (told, quiet):
        asked.refuse(3, "row-full", "ABC-DRAFT-02", what=1)
    assert [refusal.option for refusal in told.refusals] == [3]
    assert quiet.refusals == []
    assert Question().refusals == []


def test_who_only_asks_whether_anything_is_possible_has_enough_with_one_offer():
    all_of_them, any_of_them = Question(), Question(False, True)
    assert not any_of_them.enough()
    for asked in (all_of_them, any_of_them):
        asked.offer(7)
    assert any_of_them.enough()
    assert not all_of_them.enough()
