"""The three Progress tracks: what each space gives, and who stands there."""

from __future__ import annotations

from labrys.boards.kept import kept
from labrys.boards.markup import Html, join, tag
from labrys.boards.people import Sitter, counter
from labrys.boards.sentences import Sentences
from labrys.boards.tips import printed
from labrys.games.minos.content.model import TOP, TRACKS, Content
from labrys.games.minos.facts.types import Table
from labrys.games.minos.page.effects import counted, drawn, glyph
from labrys.games.minos.terminal.rows import stands
from labrys.games.minos.words.wording import MinosWording
from labrys.kernel.text.words import Words, capital


class Tracks:
    """Draws the tracks in one language; what is printed on them is drawn once."""

    def __init__(self, words: Words) -> None:
        assert isinstance(words.wording, MinosWording)
        self.words = words
        self.wording: MinosWording = words.wording
        self.content = words.wording.content
        self.sentences = Sentences(words)

    def draw(self, table: Table, sitters: tuple[Sitter, ...]) -> Html:
        """The rival stands nowhere but on the Population track (MIN-SOLO-04)."""
        tracks: list[Html] = []
        for number, track in enumerate(TRACKS):
            at = [clan["tracks"][track] for clan in table["clans"]]
            here = [stands(clan, track, space) for clan, space in zip(table["clans"], at)]
            places = tuple(space if there else -1 for space, there in zip(at, here))
            tracks.append(self._track(number, places, sitters))
        return join(tracks)

    @kept
    def _track(self, number: int, places: tuple[int, ...], sitters: tuple[Sitter, ...]) -> Html:
        track = TRACKS[number]
        spaces: list[Html] = []
        for space in range(TOP + 1):
            discs = [
                counter(sitters[seat], f"disc-{track}-{seat}")
                for seat, place in enumerate(places)
                if place == space
            ]
            here = tag("span", *discs, cls="discs")
            spaces.append(tag("li", here, self._print(number, space)))
        name = [glyph(f"track-{track}"), self.sentences.thing("track", number)]
        inside = [tag("b", *name, cls="name"), tag("ol", *spaces)]
        return tag("div", *inside, cls=f"m-track {track}", data_part=f"track-{track}")

    @kept
    def _print(self, number: int, space: int) -> Html:
        gives = capital(self.wording.track_space(number, space))
        icons = space_icons(self.content, number, space)
        says = self.words.say("track-line", space=space, text=gives)
        return printed(says, tag("i", space), icons)


def space_icons(content: Content, number: int, space: int) -> Html:
    """What a space gives at once, and from then on, in icons (ledger 4.20)."""
    gives = [drawn(effect) for effect in content.track_effects[number][space]]
    if space in content.marks:
        mark = content.mark_at[space]
        if TRACKS[number] == "influence":
            gives.append(income(counted(content.palace_income[mark], "palace")))
        elif TRACKS[number] == "population":
            regions = f"{content.presence_vp[mark]}/{content.dominance_vp[mark]}"
            gives.append(income(counted(content.weaponry_income[mark], "weapon")))
            gives.append(counted(regions, "region"))
    return join(gives)


def income(gain: Html) -> Html:
    """What is paid in every Income step, not at once."""
    return tag("span", glyph("income"), gain, cls="yearly")
