"""A campaign of any game: what it stands at follows from the tables that are over."""

from labrys.kernel.campaign import UNPLAYED, Campaign, Ended, Rank


class Labours(Campaign):
    """Three scenarios of a game that is not there, each with three attempts."""

    def __init__(self):
        ranks = [Rank("mortal", 0), Rank("hero", 2)]
        super().__init__(["lion", "hydra", "hind"], 1, 3, ranks, ["labour"])

    def settings(self, scenario, heirloom):
        return {"labour": self.scenarios[scenario], "pelt": "yes" if heirloom else "no"}

    def scenario_of(self, settings):
        return self.scenarios.index(settings["labour"])

    def stars(self, ended):
        return len(ended.winners)


def after(*played):
    labours = Labours()
    tables = [Ended({"labour": name}, [0], [0] * won) for name, won in played]
    return labours.standing(tables)


def test_a_scenario_is_tried_as_often_as_the_game_says():
    lost = after(("lion", 0), ("lion", 0))
    assert (lost.scenario, lost.tries, lost.stars) == (0, 2, [0, UNPLAYED, UNPLAYED])
    third = after(("lion", 0), ("lion", 0), ("lion", 0))
    assert (third.scenario, third.tries, third.heirloom) == (1, 0, False)
    won = after(("lion", 0), ("lion", 1))
    assert (won.scenario, won.total, won.heirloom) == (1, 1, True)


def test_the_next_table_follows_from_those_before():
    labours = Labours()
    won = after(("lion", 1))
    assert labours.next_settings(won) == {"labour": "hydra", "pelt": "yes"}
    lost = after(("lion", 1), ("hydra", 0))
    assert labours.next_settings(lost) == {"labour": "hydra", "pelt": "yes"}
    assert labours.next_settings(lost, leave=True) == {"labour": "hind", "pelt": "no"}
    left = after(("lion", 1), ("hydra", 0), ("hind", 1))
    assert left.over
    assert left.stars == [1, 0, 1]


def test_tables_after_the_end_count_for_nothing():
    end = after(("lion", 1), ("hydra", 1), ("hind", 1), ("hind", 1))
    assert end.over
    assert end.total == 3


def test_stars_make_a_rank():
    assert [Labours().rank(stars) for stars in range(4)] == [0, 0, 1, 1]


def test_a_campaign_without_heirlooms_knows_none():
    assert not Labours().takes_heirloom("anything")
    assert Labours().includes({})
