"""What lies beside a City: Provinces with their Barricades, Policies, the Wonder under way,
Reserved cards, Warlord and Scout, the City deck and its discard.
"""

from __future__ import annotations

from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import EMPTY, Child, Html, join, tag
from labrys.boards.tips import aloud, tip
from labrys.games.monumental.content.language import NONE, C, M
from labrys.games.monumental.content.model import Card
from labrys.games.monumental.page.art import amount, sign
from labrys.games.monumental.page.effects import bonus, deed, effects
from labrys.games.monumental.page.faces import Faces
from labrys.games.monumental.page.plan import used_token
from labrys.games.monumental.page.scene import Scene, known
from labrys.games.monumental.rules.options import (
    PLACE_NAMES,
    POLICY_PLACE,
    SCOUT_PLACE,
    WARLORD_PLACE,
)
from labrys.games.monumental.rules.prices import policy_price, top_province

SPY: Final = ("train", "deploy")


class Shelf:
    """Draws what lies beside a City, in one language."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.say = faces.say

    def draw(self, scene: Scene, seat: int) -> Html:
        parts = [
            self.provinces(scene, seat),
            self.policies(scene, seat),
            self.wonder(scene, seat),
            self.reserved(scene, seat),
            self.scout(scene, seat),
            self.warlord(scene, seat),
            self.piles(scene, seat),
        ]
        return tag("div", *parts, cls="mo-shelf")

    def slot(self, kind: str, title: Html, *inside: Child, bare: bool = False) -> Html:
        look = f"mo-slot mo-{kind}{' bare' if bare else ''}"
        return tag("section", tag("h4", title), *inside, cls=look)

    # ---- Provinces

    def provinces(self, scene: Scene, seat: int) -> Html:
        """The stack, its top above; for the rival of its owner, what its Province costs."""
        stack = scene.realm(seat).provinces
        first = top_province(scene.duel, seat)
        strips: list[Html] = []
        for at in range(len(stack) - 1, -1, -1):
            card = scene.card(stack[at])
            conquered = at == first and not scene.mine(seat) and scene.view.seat >= 0
            drawn = self.faces.card(
                card,
                self.faces.strip(card),
                look="strip",
                part="conquer" if conquered else f"stack-{seat}-{at}",
                piece=self.faces.piece(card, f"{seat}-{at}"),
            )
            strips.append(tag("li", drawn))
        count = scene.duel.provinces(seat)
        title = self.counted("province", "page-provinces", count)
        price = self.conquest(scene, seat) if first != NONE else EMPTY
        inside = tag("ol", *strips, cls="mo-stack") if strips else EMPTY
        return self.slot("provinces", title, price, inside, bare=not strips)

    def counted(self, icon: str, message: str, count: int) -> Html:
        """The title of a slot: a sign and a number; its words are read aloud."""
        return sign(icon) + aloud(self.say(message)) + tag("b", count)

    def conquest(self, scene: Scene, seat: int) -> Html:
        """What the other player has to pay for the topmost Province (MD-CONQ-02)."""
        other = 1 - seat
        price = scene.prices[other].of_conquest(top_province(scene.duel, seat))
        missing = scene.missing(other, M, price)
        name = scene.sitters[other].name
        told = self.say("page-conquest", name=name, count=price, short=missing)
        paying = self.faces.paying(M, missing, tag("b", price))
        seen = tag("span", paying, aria_hidden="true")
        return tag("p", aloud(told), seen, tip(told), cls="mo-conquest", tabindex=0)

    # ---- Policies

    def policies(self, scene: Scene, seat: int) -> Html:
        """The active one with its text; those it covers as their bonuses, which come again with
        each new Policy; for their owner, the Culture deck (MD-POL-01 to -04)."""
        realm = scene.realm(seat)
        count = len(realm.policies)
        title = self.counted("policy", "page-policies", count)
        chips = self.culture(scene, seat) if known(realm.culture) else []
        active = EMPTY
        if count and not realm.civilization.at_lines:
            chips += [tag("li", self.policy(scene, seat, index)) for index in range(count - 1)]
            active = self.policy(scene, seat, count - 1)
        label = self.say("page-culture")
        row = tag("ul", *chips, cls="mo-chips", aria_label=label) if chips else EMPTY
        return self.slot("policies", title, row, active, bare=not active)

    def policy(self, scene: Scene, seat: int, index: int) -> Html:
        realm = scene.realm(seat)
        place = POLICY_PLACE + index
        prefix = "at" if seat == scene.near else "rival"
        card = scene.card(realm.policies[index])
        used = bool(realm.tokens[place])
        return self.developed(card, seat, place, prefix, realm.policy_active(index), used)

    @kept
    def developed(
        self, card: Card, seat: int, place: int, prefix: str, active: bool, used: bool
    ) -> Html:
        name = PLACE_NAMES[place]
        face: list[Child] = [bonus(card)]
        if active:
            title = tag("span", self.faces.name(card), cls="mo-name")
            text = tag("span", effects(card), cls="mo-fx")
            token = used_token(f"{seat}-{name}") if used else None
            face = [sign("policy"), title, text, *face, token]
        note = self.say("page-is-used" if used else "page-active" if active else "page-covered")
        look = "strip awake" if active else "chip covered"
        look += " used" if used else ""
        part = f"{prefix}-{name}"
        piece = self.faces.piece(card, str(seat))
        return self.faces.card(card, *face, look=look, part=part, piece=piece, note=note)

    def culture(self, scene: Scene, seat: int) -> list[Html]:
        """What the next Policy costs, and those that can still be developed, each as its picture
        (MD-POL-01)."""
        price = policy_price(scene.duel, seat)
        told = self.say("page-next-policy", count=price)
        cost = tag("li", aloud(told), amount(C, price), tip(told), cls="mo-next-policy")
        cards = [scene.card(number) for number in known(scene.realm(seat).culture)]
        return [cost, *[tag("li", self.chip(card, seat)) for card in cards]]

    @kept
    def chip(self, card: Card, seat: int) -> Html:
        part = f"card-{card.id}"
        piece = self.faces.piece(card, str(seat))
        return self.faces.card(card, self.faces.picture(card), look="chip", part=part, piece=piece)

    # ---- cards beside the City

    def wonder(self, scene: Scene, seat: int) -> Html:
        """The Wonder under construction: its first section is paid (MD-WONDER-01)."""
        realm = scene.realm(seat)
        short = tag("span", self.say("page-wonder-short"), aria_hidden="true")
        title = sign("wonder") + aloud(self.say("page-wonder")) + short
        if realm.wonder == NONE:
            return self.slot("wonder", title, bare=True)
        card = scene.card(realm.wonder)
        due = scene.prices[seat].of_completing(card)
        price = self.faces.completing(card, due, scene.missing(seat, card.paid, due))
        drawn = self.faces.card(
            card,
            tag("b", sign("wonder"), self.faces.name(card), cls="mo-name"),
            tag("span", price, bonus(card), cls="mo-fx"),
            look="beside",
            part="wonder" if scene.mine(seat) else f"wonder-{seat}",
            piece=self.faces.piece(card),
        )
        return self.slot("wonder", title, drawn)

    def reserved(self, scene: Scene, seat: int) -> Html:
        """Cards that only this player may acquire, two at most (MD-TERM-RESERVE)."""
        cards = scene.realm(seat).reserved
        most = scene.duel.content.most_reserved
        words = self.say("page-reserved", count=len(cards), most=most)
        drawn = [self.kept_card(scene, seat, card) for card in cards]
        title = sign("reserve") + tag("span", words)
        return self.slot("reserved", title, *drawn, bare=not cards)

    def kept_card(self, scene: Scene, seat: int, number: int) -> Html:
        card = scene.card(number)
        due = scene.due(seat, number)
        missing = scene.missing(seat, card.paid, due)
        return self.faces.card(
            card,
            sign(self.faces.kind(card)),
            tag("span", self.faces.name(card), cls="mo-name"),
            self.faces.price(card, due, missing),
            look="strip",
            part=f"card-{card.id}",
            piece=self.faces.piece(card),
        )

    def scout(self, scene: Scene, seat: int) -> Html:
        """The Scout with the active Espionage card; for its owner, what it may do (MD-SPY-02)."""
        realm = scene.realm(seat)
        if realm.spying == NONE:
            return EMPTY
        card = scene.card(realm.civilization.scout)
        spying = scene.card(realm.spying)
        unit = self.unit(
            card, seat, SCOUT_PLACE, scene.where(seat), bool(realm.tokens[SCOUT_PLACE])
        )
        ways: Html = EMPTY
        if scene.mine(seat):
            buttons = [
                tag("span", self.say(f"page-{way}"), cls="mo-button", data_part=f"scout-{way}")
                for way in SPY
            ]
            ways = tag("span", *buttons, cls="mo-ways")
        active = self.espionage(spying)
        return self.slot("scout", tag("span", self.say("page-scout")), unit, active, ways)

    @kept
    def espionage(self, card: Card) -> Html:
        """The active Espionage card: the faces that differ from card to card."""
        faces = [
            tag("span", tag("b", face, cls="mo-pip"), deed(skill), cls="mo-ability")
            for face, skill in zip(("4", "5", "6"), card.faces[2:])
        ]
        face = [tag("b", sign("espionage"), self.faces.name(card), cls="mo-name")]
        return self.faces.card(card, *face, tag("span", *faces, cls="mo-fx"), look="beside")

    def warlord(self, scene: Scene, seat: int) -> Html:
        realm = scene.realm(seat)
        if realm.spying == NONE:
            return EMPTY
        card = scene.card(realm.civilization.warlord)
        used = bool(realm.tokens[WARLORD_PLACE])
        unit = self.unit(card, seat, WARLORD_PLACE, scene.where(seat), used)
        return self.slot("warlord", tag("span", self.say("page-warlord")), unit)

    @kept
    def unit(self, card: Card, seat: int, place: int, where: str, used: bool) -> Html:
        prefix = "at" if where == "near" else "rival"
        name = PLACE_NAMES[place]
        look = "beside used" if used else "beside"
        token = used_token(f"{seat}-{name}") if used else None
        note = self.say("page-is-used") if used else EMPTY
        face = self.faces.picture(card) + self.faces.brief(card)
        return self.faces.card(card, face, token, look=look, part=f"{prefix}-{name}", note=note)

    # ---- piles

    def piles(self, scene: Scene, seat: int) -> Html:
        """The City deck, with the top cards that both have seen, and the discard with its top."""
        realm = scene.realm(seat)
        seen = [scene.card(card) for card in reversed(realm.known)]
        top = scene.card(realm.discard[-1]) if realm.discard else None
        return tag(
            "div",
            self.deck(seat, realm.deck_size(), tuple(seen)),
            self.discard(seat, len(realm.discard), top),
            cls="mo-piles",
        )

    @kept
    def deck(self, seat: int, size: int, seen: tuple[Card, ...]) -> Html:
        told = self.say("page-deck", count=size)
        tops = [
            tag(
                "span",
                self.faces.name(card),
                cls=f"mo-known {self.faces.look(card)}",
                data_piece=self.faces.piece(card, f"known-{seat}-{len(seen) - index}"),
            )
            for index, card in enumerate(seen)
        ]
        on_top = [self.name_of(card) for card in seen]
        known_tops = self.say("page-on-top", cards=", ".join(on_top)) if seen else EMPTY
        return tag(
            "div",
            aloud(told, " ", known_tops),
            tag("span", sign("deck"), tag("b", size), cls="mo-pile-size", aria_hidden="true"),
            tag("span", *tops, cls="mo-tops", aria_hidden="true") if tops else None,
            tip(told, tag("span", known_tops) if seen else None),
            cls="mo-pile-of",
            tabindex=0,
            data_part=f"deck-{seat}",
        )

    def name_of(self, card: Card) -> str:
        return card.name.get(self.faces.words.language, card.id)

    @kept
    def discard(self, seat: int, size: int, top: Card | None) -> Html:
        told = self.say("page-discard", count=size)
        on_top = self.say("page-on-top", cards=self.name_of(top)) if top else EMPTY
        name = tag("span", self.faces.name(top), cls="mo-top", aria_hidden="true") if top else None
        return tag(
            "div",
            aloud(join([told, on_top], " ")),
            tag("span", sign("discard"), tag("b", size), cls="mo-pile-size", aria_hidden="true"),
            name,
            tip(told, tag("span", on_top) if top else None),
            cls="mo-pile-of",
            tabindex=0,
            data_part=f"discard-{seat}",
        )
