"""The three Progress tracks: what each space gives, and who stands there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.games.minos.board.facts import Table
from labrys.games.minos.board.page_effects import counted, glyph
from labrys.games.minos.board.page_marks import counter
from labrys.games.minos.board.text_rows import stands
from labrys.games.minos.content import TRACKS, Content
from labrys.games.minos.rules.clan import mark_of
from labrys.games.minos.wording import MinosWording
from labrys.kernel.pageboard import Sitter, escape
from labrys.kernel.words import Words, capital

TOP: Final = 8


class Tracks:
    """Draws the tracks in one language; what is printed on them is drawn once."""

    def __init__(self, words: Words) -> None:
        assert isinstance(words.wording, MinosWording)
        self.words = words
        self.wording: MinosWording = words.wording
        self.content = words.wording.content
        self.names = [escape(words.thing("track", number)) for number in range(len(TRACKS))]
        self._printed = [
            [self._print(number, space) for space in range(TOP + 1)]
            for number in range(len(TRACKS))
        ]

    def draw(self, table: Table, sitters: Sequence[Sitter]) -> str:
        return "".join([self._track(table, number, sitters) for number in range(len(TRACKS))])

    def _track(self, table: Table, number: int, sitters: Sequence[Sitter]) -> str:
        track = TRACKS[number]
        spaces = ""
        for space in range(TOP + 1):
            discs = "".join(
                [
                    counter(sitters[clan["seat"]], f"disc-{track}-{clan['seat']}")
                    for clan in table["clans"]
                    if stands(clan, track, space)
                ]
            )
            spaces += f'<li><span class="discs">{discs}</span>{self._printed[number][space]}</li>'
        return (
            f'<div class="m-track {track}" data-part="track-{track}">'
            f'<b class="name">{glyph(f"track-{track}")}'
            f"{self.names[number]}</b><ol>{spaces}</ol></div>"
        )

    def _print(self, number: int, space: int) -> str:
        words = escape(capital(self.wording.track_space(number, space)))
        text = escape(self.words.say("track-line", space=space, text=words))
        return (
            f'<span class="prints" role="img" aria-label="{text}"><i>{space}</i>'
            f"{space_icons(self.content, TRACKS[number], space)}</span>"
            f'<span class="tip" aria-hidden="true">{text}</span>'
        )


def space_icons(content: Content, track: str, space: int) -> str:
    """What a space gives, in icons (ledger 4.20)."""
    if space == TOP:
        return counted(content.top_vp[TRACKS.index(track)], "vp")
    mark = mark_of(space)
    if track == "influence":
        if space in content.influence_coins:
            return counted(content.influence_coins[space], "coin")
        if space in (3, 6):
            cards = f'{glyph("draw")}{glyph("draw")}<span class="sign">II</span>'
            return f'<span class="gain">{cards}</span><span class="gain">/{glyph("palace")}</span>'
        return income(counted(content.palace_income[mark], "palace"))
    if track == "cultural":
        return _cultural(space)
    if space in (1, 4):
        placed = f'<span class="gain">{glyph("place")}</span>' if space == 4 else ""
        return counted(2, "warrior") + placed
    if space in content.population_weaponry:
        return counted(content.population_weaponry[space], "weapon")
    regions = f"{content.presence_vp[mark]}/{content.dominance_vp[mark]}"
    return income(counted(content.weaponry_income[mark], "weapon")) + counted(regions, "region")


def _cultural(space: int) -> str:
    if space in (2, 5):
        return counted("II" if space == 2 else "III", "ability")
    if space == 7:
        spared = f'<span class="spared">{glyph("coin")}</span>'
        return f'<span class="gain">{glyph("row-build")}{spared}</span>'
    if space in (3, 6):
        return f'<span class="gain">{glyph("row-build")}</span>'
    if space in (1, 4):
        sign = '<span class="sign">?</span>' if space == 1 else ""
        return f'<span class="gain">{glyph("good")}{sign}</span>'
    return ""


def income(html: str) -> str:
    """What is paid in every Income step, not at once."""
    return f'<span class="yearly">{glyph("income")}{html}</span>'
