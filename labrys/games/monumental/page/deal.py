"""What a question lays on the table by itself: Agent dice and the Espionage card they fall on,
cards that were drawn, the effects to be put in order, numbers and branches to choose from.
"""

from __future__ import annotations

from labrys.boards.markup import EMPTY, Child, Html, tag
from labrys.boards.parts import pane
from labrys.boards.tips import aloud
from labrys.games.monumental.content.language import FACE_OF, NONE, G
from labrys.games.monumental.content.model import ABILITIES, Card
from labrys.games.monumental.page.art import amount, die, sign
from labrys.games.monumental.page.effects import ability, deed, row
from labrys.games.monumental.page.faces import Faces
from labrys.games.monumental.page.parts import place
from labrys.games.monumental.page.scene import Scene
from labrys.games.monumental.rules.options import DICE_SETS, FREE, MOST_TOKENS
from labrys.games.monumental.rules.order import BONUSES, ChooseOrder, skill_at
from labrys.games.monumental.rules.text import Branch
from labrys.games.monumental.words import cards
from labrys.kernel.clauses.showing import marks
from labrys.kernel.text.words import capital

FACES = ((1,), (2, 3), (4,), (5,), (6,))


class Deal:
    """Draws what is to be chosen from, in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say

    def draw(self, scene: Scene) -> Html:
        inside = self.inside(scene)
        if not inside:
            return EMPTY
        return pane("div", "mo-deal", inside, cls="mo-deal")

    def inside(self, scene: Scene) -> Html:
        asked = scene.asked
        if isinstance(scene.step, ChooseOrder):
            return self.order(scene, scene.step)
        if "keep" in asked:
            return self.laid(scene, scene.members("keep"), "page-keep")
        if "pick" in asked:
            return self.laid(scene, scene.members("pick"), "page-pick")
        for verb in ("tokens", "pay-gold", "ability", "branch"):
            if verb in asked:
                return self.numbers(scene, verb)
        if scene.duel.rolled or "espionage" in asked:
            return self.spies(scene)
        return self.drawn(scene)

    # ---- the order of effects

    def order(self, scene: Scene, step: ChooseOrder) -> Html:
        """All effects that wait, in the order proposed; each may be made the next."""
        realm = scene.realm(step.seat)
        rows: list[Html] = []
        for number, code in enumerate(step.codes, 1):
            at = code // ABILITIES
            card = scene.card(realm.card_at(at))
            skill = skill_at(scene.duel, step.seat, step.kind, code)
            icons = deed(skill) if step.kind == BONUSES else ability(skill)
            also = place(at) if scene.mine(step.seat) else ""
            line = tag(
                "span",
                tag("b", number, cls="mo-nth"),
                tag("span", self.faces.name(card)),
                tag("span", icons, cls="mo-fx", aria_hidden="true"),
                cls="mo-waiting",
                data_part=f"order-{number}",
                data_also=also,
            )
            rows.append(tag("li", line))
        buttons: list[Child] = []
        if "in-order" in scene.asked:
            buttons.append(self.button("in-order", self.say("page-in-order"), look="primary"))
            buttons.append(self.button("in-order-always", self.say("page-in-order-always")))
        title = tag("h3", self.say("page-order", count=len(rows)))
        hint = tag("p", self.say("page-order-hint")) if buttons else None
        return (
            title
            + tag("ol", *rows, cls="mo-order")
            + (tag("div", hint, *buttons, cls="mo-buttons") if buttons else EMPTY)
        )

    def button(self, part: str, *inside: Child, look: str = "") -> Html:
        return tag("span", *inside, cls=f"mo-button {look}".rstrip(), data_part=part)

    # ---- cards

    def laid(self, scene: Scene, numbers: list[int], title: str) -> Html:
        """Cards to choose from that lie nowhere else."""
        laid = [
            tag("li", self.large(scene.card(number), f"laid-{scene.card(number).id}"))
            for number in numbers
        ]
        return tag("h3", self.say(title)) + tag("ul", *laid, cls="mo-laid")

    def large(self, card: Card, part: str) -> Html:
        face = self.faces.print(card)
        return self.faces.card(card, face, look="large", part=part)

    def drawn(self, scene: Scene) -> Html:
        """A card that was drawn and is being used, for both to see (MD-RULE-36)."""
        for seat in (scene.near, scene.far):
            drawn = [scene.card(number) for number in scene.realm(seat).drawn if number != NONE]
            if drawn:
                title = tag("h3", self.say("page-drawn", name=scene.sitters[seat].name))
                faces = [tag("li", self.large(card, "")) for card in drawn]
                origin = f"deck-{seat}"
                return title + tag("ul", *faces, cls="mo-laid", data_origin=origin)
        return EMPTY

    # ---- numbers and branches

    def numbers(self, scene: Scene, verb: str) -> Html:
        chips = [self.chip(scene, verb, member) for member in scene.members(verb)]
        return tag("h3", self.say(f"page-choose-{verb}")) + tag("ul", *chips, cls="mo-choices")

    def chip(self, scene: Scene, verb: str, member: int) -> Html:
        if verb == "tokens":
            signs, name = tag("b", member + 1), str(member + 1)
            assert member < MOST_TOKENS
        elif verb == "pay-gold":
            signs, name = tag("b", member) + amount(G, 1), str(member)
        elif verb == "branch":
            step = scene.step
            signs, name = EMPTY, str(member + 1)
            if isinstance(step, Branch):
                signs = row(marks(step.choice.options[member]))
        else:
            signs, name = self.ability(scene, member), str(member + 1)
        seen = tag("span", signs, cls="mo-fx")
        return tag("li", self.button(f"{verb}-{name}", seen))

    def ability(self, scene: Scene, member: int) -> Html:
        number = getattr(scene.step, "source", getattr(scene.step, "card", NONE))
        if number == NONE:
            return tag("b", member + 1)
        skills = scene.card(number).skills
        return ability(skills[member]) if member < len(skills) else tag("b", member + 1)

    # ---- the spies' table

    def spies(self, scene: Scene) -> Html:
        """The dice, what may be thrown again, and the table of the active Espionage card."""
        duel = scene.duel
        seat = duel.turn if duel.turn != NONE else scene.near
        realm = scene.realm(seat)
        title = tag("h3", self.say("page-spies", name=scene.sitters[seat].name))
        dice = [self.die(index, face) for index, face in enumerate(duel.rolled) if face]
        row_of_dice = tag("ul", *dice, cls="mo-cast") if dice else EMPTY
        hit = {FACE_OF[face] for face in duel.rolled if face}
        table = self.table(scene.card(realm.spying), hit)
        return title + row_of_dice + self.rerolls(scene) + table + self.others(scene)

    def die(self, index: int, face: int) -> Html:
        """A die by its number and face: when it is thrown again, it is another piece."""
        thrown = tag(
            "span",
            aloud(self.say("page-die", number=index + 1, face=face)),
            die(face),
            cls="mo-thrown",
            data_part=f"resolve-{index + 1}",
            data_piece=f"die-{index + 1}-{face}",
        )
        return tag("li", thrown)

    def rerolls(self, scene: Scene) -> Html:
        """The sets of dice that may be thrown again; then a resource is clicked to pay for it."""
        if "stop" not in scene.asked:
            return EMPTY
        sets: list[Child] = []
        rolled = scene.duel.rolled
        for member in scene.members("reroll"):
            name = DICE_SETS[member]
            faces = [die(rolled[int(number) - 1]) for number in name.split("+")]
            part = f"dice-{name.replace('+', '-')}"
            label = aloud(self.say("page-reroll-dice", dice=name))
            sets.append(tag("li", self.button(part, label, sign("reroll"), *faces)))
        free: Html = EMPTY
        if FREE in scene.members("reroll", 1):
            free = tag("li", self.button("free", self.say("page-free")))
        hint = tag("p", self.say("page-reroll")) if sets else None
        stop = self.button("stop", self.say("page-stop"), look="primary")
        again = tag("ul", *sets, free, cls="mo-choices") if sets else EMPTY
        return tag("div", hint, again, stop, cls="mo-rerolls")

    def table(self, card: Card, hit: set[int]) -> Html:
        """What each face does on the active card; those that lie on the table stand out."""
        rows = [
            tag(
                "li",
                tag("span", *[die(face) for face in faces], cls="mo-faces"),
                tag("span", capital(cards.deed(self.faces.words, card.faces[index]))),
                tag("span", deed(card.faces[index]), cls="mo-fx"),
                cls="mo-hit" if index in hit else None,
            )
            for index, faces in enumerate(FACES)
        ]
        name = tag("h4", sign("espionage"), self.faces.name(card))
        words = self.faces.spoken(card)
        seen = tag("ul", *rows, aria_hidden="true")
        return tag("div", name, aloud(words), seen, cls="mo-table")

    def others(self, scene: Scene) -> Html:
        """The cards that may become active in its place (MD-SPY-08)."""
        if "espionage" not in scene.asked:
            return EMPTY
        others = []
        for number in scene.members("espionage"):
            card = scene.card(number)
            faces = [
                tag("span", tag("b", name, cls="mo-pip"), deed(skill), cls="mo-ability")
                for name, skill in zip(("4", "5", "6"), card.faces[2:])
            ]
            name = tag("b", sign("espionage"), self.faces.name(card), cls="mo-name")
            face = name + tag("span", *faces, cls="mo-fx")
            drawn = self.faces.card(card, face, look="beside", part=f"card-{card.id}")
            others.append(tag("li", drawn))
        return tag("p", self.say("page-switch")) + tag("ul", *others, cls="mo-others")
