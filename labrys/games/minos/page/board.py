"""The board of Minos for the browser: all parts of the table, composed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.boards.kept import kept
from labrys.boards.layout import drawer
from labrys.boards.markup import EMPTY, Html, spread, tag
from labrys.boards.parts import pane, section, ways
from labrys.boards.people import Sitter
from labrys.boards.scores import round_track, score, scores
from labrys.boards.sentences import Sentences
from labrys.boards.tips import aloud, labelled
from labrys.games.minos.facts.table import table_of
from labrys.games.minos.facts.types import Table
from labrys.games.minos.page.account import draw_account
from labrys.games.minos.page.cards import Cards
from labrys.games.minos.page.clans import Clans
from labrys.games.minos.page.effects import glyph, signs
from labrys.games.minos.page.legend import legend_of
from labrys.games.minos.page.map import Map
from labrys.games.minos.page.marks import everybody, is_first
from labrys.games.minos.page.offer import Offer
from labrys.games.minos.page.parts import onward, targets
from labrys.games.minos.page.rival import draw_solo
from labrys.games.minos.page.routes import Routes
from labrys.games.minos.page.rows import Rows
from labrys.games.minos.page.token import Tokens
from labrys.games.minos.page.tracks import Tracks
from labrys.games.minos.rules.options import FORFEIT, is_extra
from labrys.kernel.text.words import Words
from labrys.kernel.view import View

ROUNDS: Final = 4
SCORED: Final = (2, 4)
# The second ring: tabs of which one is open. The drawer, its key, its title, a short word for its
# handle.
RING: Final = {
    "own": ("b", "page-own-board", "page-way-own"),
    "palace": ("p", "clans-palace", "clans-palace"),
    "tracks": ("t", "part-tracks", "page-way-tracks"),
    "routes": ("r", "part-routes", "page-way-routes"),
    "vases": ("v", "part-vases", "part-vases"),
    "goods": ("g", "part-goods", "part-goods"),
    "discards": ("d", "part-discards", "page-way-discards"),
    "clans": ("c", "part-clans", "page-way-clans"),
    "solo": ("s", "page-solo", "page-way-solo"),
    "signs": ("i", "page-legend", "page-way-signs"),
}
# The ways from part to part on a phone: the part, its icon, and a word that is short
WAYS: Final = (
    ("map", "region", "page-way-map"),
    ("rows", "die", "page-way-rows"),
    ("mine", "card", "page-way-mine"),
    ("offer", "take", "page-way-offer"),
    ("ring", "city", "page-way-own"),
)


class MinosPage:
    """Draws views in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.cards = Cards(words)
        self.clans = Clans(words, self.cards)
        self.map = Map(words, self.cards.content)
        self.rows = Rows(words, self.cards)
        self.tracks = Tracks(words)
        self.routes = Routes(words, self.cards)
        self.offer = Offer(words, self.cards)
        self.legend = legend_of(words)
        self.tokens = Tokens(self.cards.content)
        self.say = Sentences(words).say

    def draw(self, view: View, sitters: Sequence[Sitter]) -> Html:
        table = table_of(view)
        people = everybody(table, sitters, self.words)
        clans = self.clans.draw(view, table, people)
        solo = draw_solo(self.words, self.cards, table["rival"]) if "rival" in table else EMPTY
        ring = {
            "own": clans.own,
            "palace": clans.palace,
            "tracks": self.tracks.draw(table, people),
            "routes": self.routes.draw(table, people),
            "vases": self.offer.draw_vases(table, people),
            "goods": self.offer.draw_goods(table),
            "discards": self.offer.draw_discards(table),
            "clans": clans.others,
            "solo": solo,
            "signs": self.legend,
        }
        drawers = [self._drawer(name, inside) for name, inside in ring.items() if inside]
        sections = [
            self._section("map", self.map.draw(table, people)),
            self._section("rows", self.rows.draw(table, people, clans.turn)),
            self._clan_part("choices", clans.choices),
            self._clan_part("mine", clans.mine),
            self._section("offer", self.offer.draw(table)),
            *spread("div", *drawers, cls="m-ring clans", id="m-ring"),
        ]
        looks = [f"of-{len(people)}"]
        looks += ["choosing"] if clans.choices else []
        looks += ["watching"] if not clans.mine else []
        return tag(
            "div",
            self._where(table, people, view.over),
            *spread("div", *sections, cls="m-table"),
            self._ways(view.seat >= 0),
            cls=f"board minos {' '.join(looks)}",
        )

    def targets(self, option: int, view: View) -> list[str]:
        return targets(option, view)

    def token(self, option: int, view: View) -> Html:
        return self.tokens.draw(option)

    def aside(self, option: int) -> bool:
        """Extra actions are open all through a turn; so is giving up the space."""
        return is_extra(option) or option == FORFEIT

    def onward(self, option: int, view: View) -> list[int]:
        return onward(option, view)

    def account(self, view: View, sitters: Sequence[Sitter]) -> Html:
        table = table_of(view)
        return draw_account(self.words, table, everybody(table, sitters, self.words))

    # ---- the frame

    def _section(self, name: str, inside: Html) -> Html:
        return section(f"m-{name}", self.say(f"part-{name}"), inside)

    def _drawer(self, name: str, inside: Html) -> Html:
        key, title, short = RING[name]
        told = tag("span", self.say(short), aria_hidden="true") + aloud(self.say(title))
        held = tag("div", inside, cls="m-inside")
        return drawer(f"m-{name}", told, held, key=key, wide=0, look=f"part m-{name}", group="ring")

    def _clan_part(self, name: str, inside: Html) -> Html:
        return pane("div", f"m-{name}", inside, cls=f"clans m-{name}") if inside else EMPTY

    def _where(self, table: Table, sitters: Sequence[Sitter], over: bool) -> Html:
        rounds = self._rounds(table["round"], table["age"], over)
        return pane("div", "m-where", rounds, self._scores(table, sitters), cls="m-where")

    @kept
    def _ways(self, seated: bool) -> Html:
        places = [
            (f"m-{name}", glyph(icon) + tag("span", self.say(word)))
            for name, icon, word in WAYS
            if seated or name != "mine"
        ]
        return ways(self.say("page-ways"), places)

    @kept
    def _rounds(self, round: int, age: int, over: bool) -> Html:
        """The round track: where we are, when regions are scored, which Age it is."""
        says = [self.say("page-round", count=number) for number in range(1, ROUNDS + 1)]
        for number in SCORED:
            says[number - 1] += Html(" ") + self.say("page-scored")
        signs = dict.fromkeys(SCORED, glyph("scoring"))
        track = round_track(self.say("page-rounds"), says, round, over, signs)
        name = self.say("page-age", age="I" * age) if round else self.say("page-set-up")
        return tag("div", track, tag("span", name, cls="age"), cls="m-rounds")

    def _scores(self, table: Table, sitters: Sequence[Sitter]) -> Html:
        """Everybody's points, the first player and whose turn it is."""
        turn = table["turn"]["seat"] if table["turn"] is not None else -1
        lines = [
            self._score(sitters[seat], seat, clan["vp"], is_first(table, seat), seat == turn)
            for seat, clan in enumerate(table["clans"])
        ]
        return scores(self.say("page-scores"), lines)

    @kept
    def _score(self, sitter: Sitter, seat: int, vp: int, first: bool, playing: bool) -> Html:
        look = {"cls": "first", "data_piece": "first-player"}
        mark = labelled(self.say("page-first-player"), glyph("first"), **look) if first else None
        unit = glyph("vp") + aloud(self.say("page-vp"))
        return score(sitter, seat, vp, unit, mark, playing)


def board(words: Words) -> MinosPage:
    return MinosPage(words)


# Words that the rulebook writes as code, and how they are drawn
SIGNS: Final = signs()
