"""The board of Minos for the browser: all parts of the table, composed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from labrys.boards.kept import kept
from labrys.boards.layout import pulled
from labrys.boards.markup import EMPTY, Html, spread, tag
from labrys.boards.parts import Panes, pane, ways
from labrys.boards.people import Sitter
from labrys.boards.scores import round_track, score, scores
from labrys.boards.sentences import Sentences
from labrys.boards.tips import aloud, labelled
from labrys.games.minos.facts.table import table_of
from labrys.games.minos.facts.types import Table
from labrys.games.minos.page.account import draw_account
from labrys.games.minos.page.cards import Cards
from labrys.games.minos.page.clans import Clans, warriors_on_map
from labrys.games.minos.page.effects import glyph, signs
from labrys.games.minos.page.legend import legend_of
from labrys.games.minos.page.map import Map
from labrys.games.minos.page.marks import everybody, is_first
from labrys.games.minos.page.offer import Offer
from labrys.games.minos.page.parts import leaving, onward, targets
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


class Facts:
    """What each part of the page is made from, as it reads: a part is known by it, undrawn."""

    def __init__(self, table: Table) -> None:
        rival = table.get("rival")
        self.map = repr(table["regions"])
        self.rival = repr(rival)
        self.first = (table["first"], table["round"])
        bonus, turn = table["action_bonus"], table["turn"]
        dice = (table["rows"], table["pool"])
        self.rows = repr((dice, table["round"], turn, bonus, rival["wild"] if rival else None))
        self.offer = repr((table["offer"], table["decks"], table["age"]))
        self.clans = [repr(clan) for clan in table["clans"]]
        self.warriors = warriors_on_map(table)
        self.tracks = repr(
            [
                (clan["tracks"], clan["rival"], clan["start"], clan["ability"])
                for clan in table["clans"]
            ]
        )
        self.routes = repr(table["routes"])
        self.vases = repr((table["vases"], rival["vases"] if rival else None))
        self.goods = repr((table["stacks"], table["temps"], table["pile"]))
        self.discards = repr((table["discards"], table["age"]))


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
        self.panes = Panes()

    def draw(self, view: View, sitters: Sequence[Sitter]) -> Html:
        """Each pane with its key: all that its drawing is made from."""
        table = table_of(view)
        people = everybody(table, sitters, self.words)
        facts = Facts(table)
        choices = self.clans.choices(table)
        rows, offer = self.rows.draw, self.offer.draw
        sections = [
            self._section("map", (people, facts.map), lambda: self.map.draw(table, people)),
            self._section(
                "rows",
                (people, facts.rows),
                lambda: rows(table, people, self.clans.turn(table, people)),
            ),
            pane("div", "m-choices", choices, cls="clans m-choices") if choices else EMPTY,
            self._mine(view, table, people, facts) if view.seat >= 0 else EMPTY,
            self._section("offer", facts.offer, lambda: offer(table)),
            *spread(
                "div", *self._ring(view.seat, table, people, facts), cls="m-ring clans", id="m-ring"
            ),
        ]
        looks = [f"of-{len(people)}"]
        looks += ["choosing"] if choices else []
        looks += ["watching"] if view.seat < 0 else []
        return tag(
            "div",
            self._where(table, people, view.over),
            *spread("div", *sections, cls="m-table"),
            self._ways(view.seat >= 0),
            cls=f"board minos {' '.join(looks)}",
        )

    def _ring(
        self, seat: int, table: Table, people: tuple[Sitter, ...], facts: Facts
    ) -> list[Html]:
        """The drawers: of each its key, and what draws it."""
        clans, offer = self.clans, self.offer
        ring: dict[str, tuple[object, Callable[[], Html]]] = {}
        if seat >= 0:
            own = (people[seat], facts.clans[seat])
            ring["own"] = own, lambda: clans.own(table, seat, people)
            ring["palace"] = own, lambda: clans.palace(table, seat, people)
        ring["tracks"] = (people, facts.tracks), lambda: self.tracks.draw(table, people)
        ring["routes"] = (people, facts.routes), lambda: self.routes.draw(table, people)
        ring["vases"] = (people, facts.vases), lambda: offer.draw_vases(table, people)
        ring["goods"] = facts.goods, lambda: offer.draw_goods(table)
        ring["discards"] = facts.discards, lambda: offer.draw_discards(table)
        if len(table["clans"]) > 1 or seat < 0:
            others = [clan for at, clan in enumerate(facts.clans) if at != seat]
            key = (people, others, facts.warriors, facts.first, facts.rival)
            ring["clans"] = key, lambda: clans.others(table, seat, people)
        if "rival" in table:
            rival = table["rival"]
            ring["solo"] = facts.rival, lambda: draw_solo(self.words, self.cards, rival)
        ring["signs"] = "", lambda: self.legend
        return [self._drawer(name, key, draw) for name, (key, draw) in ring.items()]

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

    def _section(self, name: str, key: object, draw: Callable[[], Html]) -> Html:
        def drawn() -> Html:
            return tag("h3", self.say(f"part-{name}"), id=f"m-{name}-title") + draw()

        look, label = f"part m-{name}", f"m-{name}-title"
        return self.panes.pane("section", f"m-{name}", key, drawn, cls=look, aria_labelledby=label)

    def _drawer(self, name: str, facts: object, draw: Callable[[], Html]) -> Html:
        def drawn() -> Html:
            key, title, short = RING[name]
            told = tag("span", self.say(short), aria_hidden="true") + aloud(self.say(title))
            inside = tag("div", draw(), cls="m-inside")
            return pulled(f"m-{name}", told, inside, key=key, wide=0, group="ring")

        look, label = f"part m-{name}", f"m-{name}-title"
        return self.panes.pane(
            "section", f"m-{name}", facts, drawn, cls=look, aria_labelledby=label
        )

    def _mine(self, view: View, table: Table, people: tuple[Sitter, ...], facts: Facts) -> Html:
        clan, seat = facts.clans[view.seat], view.seat
        key = (people[seat], clan, facts.warriors, is_first(table, seat), sorted(leaving(view)))
        return self.panes.pane(
            "div",
            "m-mine",
            key,
            lambda: self.clans.mine(view, table, people),
            cls="clans m-mine",
        )

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
