"""The board of Minos for the browser: all parts of the table, composed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from labrys.games.minos.board.facts import Table
from labrys.games.minos.board.page_account import draw_account
from labrys.games.minos.board.page_cards import Cards
from labrys.games.minos.board.page_clans import Clans
from labrys.games.minos.board.page_effects import glyph, signs
from labrys.games.minos.board.page_legend import legend
from labrys.games.minos.board.page_map import Map
from labrys.games.minos.board.page_marks import everybody, sayer, shape
from labrys.games.minos.board.page_offer import Offer
from labrys.games.minos.board.page_parts import targets
from labrys.games.minos.board.page_rival import draw_solo
from labrys.games.minos.board.page_routes import Routes
from labrys.games.minos.board.page_rows import Rows
from labrys.games.minos.board.page_tracks import Tracks
from labrys.kernel.pageboard import Sitter, escape, pane
from labrys.kernel.view import View
from labrys.kernel.words import Words

ROUNDS: Final = 4
SCORED: Final = (2, 4)
TITLES: Final = {
    "map": "part-map",
    "rows": "part-rows",
    "offer": "part-offer",
    "tracks": "part-tracks",
    "routes": "part-routes",
    "vases": "part-vases",
    "goods": "part-goods",
    "solo": "page-solo",
}
# The ways from part to part on a narrow screen: the part, its icon, and a word that is short
WAYS: Final = (
    ("map", "region", "page-way-map"),
    ("rows", "die", "page-way-rows"),
    ("hand", "card", "page-way-mine"),
    ("offer", "take", "page-way-offer"),
    ("own", "city", "page-way-own"),
    ("tracks", "track-any", "page-way-tracks"),
    ("routes", "ship", "page-way-routes"),
    ("clans", "warrior", "page-way-clans"),
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
        self.legend = legend(words)
        self.say = sayer(words)

    def draw(self, view: View, sitters: Sequence[Sitter]) -> str:
        facts = view.facts()
        table = cast(Table, facts["table"])
        all_sitters = everybody(table, sitters, self.words)
        clans = self.clans.draw(view, facts, all_sitters)
        sections = [
            self._clan_part("choices", clans.choices),
            self._section("map", self.map.draw(table, all_sitters)),
            self._section("rows", self.rows.draw(table, all_sitters, clans.turn)),
            self._clan_part("mine", clans.mine),
            self._section("offer", self.offer.draw(table)),
            self._clan_part("own", clans.own),
            self._section("tracks", self.tracks.draw(table, all_sitters)),
            self._section("routes", self.routes.draw(table, all_sitters)),
            self._section("vases", self.offer.draw_vases(table, all_sitters)),
            self._section("goods", self.offer.draw_goods(table)),
        ]
        if "rival" in table:
            solo = draw_solo(self.words, self.cards, table["rival"])
            sections.append(self._section("solo", solo))
        if clans.others:
            sections.append(f'<div class="clans m-clans" id="m-clans">{clans.others}</div>')
        return (
            f'<div class="minos of-{len(table["clans"])}{" solo" if "rival" in table else ""}">'
            f"{self._where(table, all_sitters, view.over)}{self._ways(view.seat >= 0)}"
            f'<div class="m-table">{"".join(sections)}</div>{self.legend}</div>'
        )

    def targets(self, option: int, view: View) -> list[str]:
        return targets(option, view)

    def account(self, view: View, sitters: Sequence[Sitter]) -> str:
        table = cast(Table, view.facts()["table"])
        return draw_account(self.words, table, everybody(table, sitters, self.words))

    # ---- the frame

    def _section(self, name: str, inside: str) -> str:
        title = f'<h3 id="m-{name}-title">{self.say(TITLES[name])}</h3>'
        attributes = f' class="m-part m-{name}" aria-labelledby="m-{name}-title"'
        return pane("section", f"m-{name}", attributes, title + inside)

    def _clan_part(self, name: str, inside: str) -> str:
        return pane("div", f"m-{name}", f' class="clans m-{name}"', inside) if inside else ""

    def _where(self, table: Table, sitters: Sequence[Sitter], over: bool) -> str:
        inside = f"{self._rounds(table, over)}{self._scores(table, sitters)}"
        return pane("div", "m-where", ' class="m-where"', inside)

    def _ways(self, seated: bool) -> str:
        """Ways from part to part, for narrow screens where they lie below each other."""
        links = "".join(
            [
                f'<li><a href="#m-{name}">{glyph(icon)}<span>{self.say(word)}</span></a></li>'
                for name, icon, word in WAYS
                if seated or name not in ("hand", "own")
            ]
        )
        return f'<nav class="m-ways" aria-label="{self.say("page-ways")}"><ul>{links}</ul></nav>'

    def _rounds(self, table: Table, over: bool) -> str:
        """The round track: where we are, when regions are scored, which Age it is."""
        spaces = ""
        for number in range(1, ROUNDS + 1):
            here = number == table["round"] and not over
            done = number < table["round"] or over
            kind = "now" if here else ("done" if done else "to-come")
            current = ' aria-current="step"' if here else ""
            text = self.say("page-round", count=number)
            scored = f'<span class="scored">{glyph("scoring")}</span>' if number in SCORED else ""
            also = self.say("page-scored") if number in SCORED else ""
            spaces += (
                f'<li class="{kind}"{current}><span class="visually-hidden">{text} {also}</span>'
                f'<b aria-hidden="true">{number}</b>{scored}</li>'
            )
        age = self.say("page-age", age="I" * table["age"])
        if not table["round"]:
            age = self.say("page-set-up")
        label = self.say("page-rounds")
        return (
            f'<div class="m-rounds"><ol aria-label="{label}">{spaces}</ol>'
            f'<span class="age">{age}</span></div>'
        )

    def _scores(self, table: Table, sitters: Sequence[Sitter]) -> str:
        """Everybody's points in the order of play, the first player and whose turn it is."""
        turn = table["turn"]
        html = ""
        for clan in table["clans"]:
            seat = clan["seat"]
            sitter = sitters[seat]
            marks = ""
            if seat == table["first"] and table["round"]:
                first = self.say("page-first-player")
                marks = (
                    f'<span class="first" role="img" aria-label="{first}"'
                    ' data-piece="first-player">'
                    f"{glyph('first')}</span>"
                )
            playing = ' class="playing"' if turn is not None and turn["seat"] == seat else ""
            html += (
                f"<li{playing}>{shape(sitter.colour)}<span>{escape(sitter.name)}</span>{marks}"
                f'<b class="vp"><span data-count="vp-{seat}">{clan["vp"]}</span>{glyph("vp")}'
                f'<span class="visually-hidden">{self.say("page-vp")}</span></b></li>'
            )
        return f'<ul class="m-scores" aria-label="{self.say("page-scores")}">{html}</ul>'


def board(words: Words) -> MinosPage:
    return MinosPage(words)


# Words that the rulebook writes as code, and how they are drawn
SIGNS: Final = signs()
