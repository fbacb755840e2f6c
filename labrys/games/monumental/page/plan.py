"""A City: three rows and three columns of cards, the Knowledges under them, and the handles by
which its lines are chosen. Policies of the Mughals lie at the ends of its lines (MD-CIV-03).
"""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Html, join, tag
from labrys.boards.tips import aloud
from labrys.games.monumental.content.language import NONE
from labrys.games.monumental.content.model import COLUMNS, LINES, ROWS, Card
from labrys.games.monumental.page.art import sign
from labrys.games.monumental.page.effects import bonus, effects
from labrys.games.monumental.page.faces import Faces
from labrys.games.monumental.page.preview import COLUMN_NAMES, ROW_NAMES
from labrys.games.monumental.page.scene import Scene
from labrys.games.monumental.rules.options import PLACE_NAMES, POLICY_PLACE, UNDER
from labrys.games.monumental.rules.realm import Realm

HANDLES: Final = [*ROWS, *COLUMNS]
NAMED: Final = [*ROW_NAMES, *COLUMN_NAMES]


class Plan:
    """Draws Cities in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say

    def draw(self, scene: Scene, seat: int) -> Html:
        realm = scene.realm(seat)
        near = seat == scene.near
        label = self.say("page-city-of", name=scene.sitters[seat].name)
        rows = [self.row(scene, seat, row) for row in range(3)]
        city = tag("div", *rows, cls="mo-spaces", role="group", aria_label=label)
        handles = [self.handle(line) for line in range(LINES)] if near else []
        lines = self.policies(scene, seat, realm) if realm.civilization.at_lines else []
        look = "mo-plan lines" if lines else "mo-plan"
        return tag("div", city, *handles, *lines, cls=look, data_origin=f"deck-{seat}")

    @kept
    def handle(self, line: int) -> Html:
        """What a row or a column is chosen by."""
        kind = "row" if line < 3 else "column"
        name = self.say(f"page-{kind}", name=NAMED[line])
        label = tag("b", NAMED[line], aria_hidden="true")
        part = f"line-{HANDLES[line]}"
        look = f"mo-line {'across' if line < 3 else 'down'} l{line + 1}"
        return tag("span", aloud(name), label, cls=look, data_part=part)

    def row(self, scene: Scene, seat: int, row: int) -> Html:
        return join([self.space(scene, seat, space) for space in range(3 * row, 3 * row + 3)])

    def space(self, scene: Scene, seat: int, space: int) -> Html:
        """What lies in a space: a card, a Knowledge under it, or nothing."""
        realm = scene.realm(seat)
        row, column = space // 3, space % 3
        turned = realm.is_turned(space)
        top, under = realm.tops[space], realm.unders[space]
        cards: list[Html] = []
        if under != NONE:
            look = "sill" if top != NONE else "alone"
            cards.append(self.placed(scene, seat, UNDER + space, under, turned, look))
        if top != NONE:
            cards.append(self.placed(scene, seat, space, top, turned, ""))
        if not cards:
            cards.append(tag("span", aloud(self.say("page-empty-space")), cls="mo-empty"))
        look = f"mo-at r{row + 1} c{column + 1}"
        look += " on" if turned else ""
        look += " two" if len(cards) > 1 else ""
        picks = f"line-{ROWS[row]} line-{COLUMNS[column]}" if scene.mine(seat) else ""
        return tag("div", *cards, cls=look, data_picks=picks)

    def placed(
        self, scene: Scene, seat: int, place: int, number: int, turned: bool, look: str
    ) -> Html:
        """A card at a place of a City; an Action token lies on what was used."""
        card = scene.card(number)
        used = bool(scene.realm(seat).tokens[place])
        prefix = "at" if seat == scene.near else "rival"
        return self.drawn(card, seat, place, prefix, turned, used, look)

    @kept
    def drawn(
        self, card: Card, seat: int, place: int, prefix: str, turned: bool, used: bool, look: str
    ) -> Html:
        name = PLACE_NAMES[place]
        note = self.note(turned, used)
        looks = [look, "turned" if turned else "", "used" if used else ""]
        return self.faces.card(
            card,
            self.faces.print(card),
            used_token(f"{seat}-{name}") if used else EMPTY,
            look=" ".join(filter(None, looks)),
            part=f"{prefix}-{name}",
            piece=self.faces.piece(card, f"{seat}-{name}"),
            note=note,
        )

    def note(self, turned: bool, used: bool) -> Html:
        if used:
            return self.say("page-is-used")
        return self.say("page-is-activated" if turned else "page-is-inactive")

    # ---- Policies at lines

    def policies(self, scene: Scene, seat: int, realm: Realm) -> list[Html]:
        """A Policy, or the place for one, at each row and under each column."""
        found: list[Html] = []
        for line in range(LINES):
            kind = f"mo-niche n{line + 1} {'across' if line < 3 else 'down'}"
            if line not in realm.lines:
                found.append(tag("span", sign("policy"), cls=kind, aria_hidden="true"))
                continue
            index = realm.lines.index(line)
            place = POLICY_PLACE + index
            used = bool(realm.tokens[place])
            awake = realm.policy_active(index)
            card = scene.card(realm.policies[index])
            prefix = "at" if seat == scene.near else "rival"
            found.append(self.policy(card, seat, place, prefix, awake, used, kind))
        return found

    @kept
    def policy(
        self, card: Card, seat: int, place: int, prefix: str, awake: bool, used: bool, kind: str
    ) -> Html:
        name = PLACE_NAMES[place]
        face = [
            self.faces.picture(card),
            tag("span", effects(card), bonus(card), cls="mo-fx"),
            used_token(f"{seat}-{name}") if used else EMPTY,
        ]
        note = self.say("page-is-used" if used else "page-awake" if awake else "page-asleep")
        return self.faces.card(
            card,
            *face,
            look=f"{kind} {'awake' if awake else ''}{' used' if used else ''}",
            part=f"{prefix}-{name}",
            piece=self.faces.piece(card, str(seat)),
            note=note,
        )


@kept
def used_token(where: str) -> Html:
    """An Action token: this was used in this round (MD-ACT-03)."""
    return tag("span", sign("used"), cls="mo-used", data_piece=f"used-{where}")
