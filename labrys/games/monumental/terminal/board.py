"""The board of Monumental Duel as text, drawn from a view and nothing else.

Each City is a grid of three columns: above the name of a card the Knowledge under it, below what it
gives. A star stands before activated cards, a tick after those that were used.
"""

from __future__ import annotations

from labrys.boards.people import Sitter
from labrys.boards.terminal import HANGING, Cell, Paint, Sheet
from labrys.games.monumental.content.language import NONE, M
from labrys.games.monumental.content.model import SPACES, Card
from labrys.games.monumental.facts.clock import last_rounds
from labrys.games.monumental.game import MonumentalGame
from labrys.games.monumental.page.scene import Scene, known
from labrys.games.monumental.rules.display import goes_away
from labrys.games.monumental.rules.options import SCOUT_PLACE, WARLORD_PLACE
from labrys.games.monumental.rules.prices import policy_price, top_province
from labrys.games.monumental.rules.scoring import SOURCES, account, counts, totals
from labrys.games.monumental.words import cards
from labrys.kernel.text.words import Words, capital
from labrys.kernel.view import View

PARTS = ["score", "rival", "river", "city", "cards", "piles"]
IN_A_TURN = ["score", "rival", "river", "city"]
# One letter for each resource, in the order of the rules
LETTERS = "PSMCGV"
SUPPLY_ORDER = (0, 1, 2, 4, 3, 5)
ACTIVATED = "*"
USED = "✓"
WASHED = "~"
LABEL = 5
COLUMN_NAMES = "ABC"
ROW_NAMES = ("I", "II", "III")


class MonumentalSheet(Sheet):
    """Draws views in one language, on paper of one width."""

    def __init__(self, words: Words, width: int, paint: Paint, names: list[str]) -> None:
        super().__init__(words, width, paint, names)
        assert isinstance(words.game, MonumentalGame)
        self.content = words.game.content
        self.by_id = {card.id: card for card in self.content.cards}

    def parts(self) -> list[str]:
        return PARTS

    def scene(self, view: View) -> Scene:
        return Scene(view, [Sitter(name, "purple") for name in self.names])

    # ---- what the client asks for

    def draw(self, view: View, part: str) -> list[str]:
        """One part of the board with its heading; nothing if there is nothing to show."""
        scene = self.scene(view)
        return self.part(part, self.drawn(scene, part)) if scene.dealt() else []

    def draw_turn(self, view: View, before: str = "") -> list[str]:
        """What a seat looks at when its turn comes."""
        lines = [self.title(self.now(self.scene(view)))]
        for part in IN_A_TURN:
            lines += self.draw(view, part)
        return lines

    def now(self, scene: Scene) -> str:
        duel = scene.duel
        if not scene.dealt():
            return self.words.title()
        first, last = last_rounds(duel)
        texts = [self.words.title(), self.say("board-round", count=duel.round)]
        if duel.last_round:
            texts.append(self.say("page-last-round"))
        else:
            message = "page-ends" if first < last else "page-ends-in"
            texts.append(self.say(message, first=first, last=last))
        return " · ".join(texts)

    def brief(self, view: View) -> list[str]:
        """The viewer's supply."""
        scene = self.scene(view)
        return self.dim(self.supply(scene, view.seat), "") if view.seat >= 0 else []

    def redraw_key(self, view: View) -> str:
        """Another phase of a round."""
        duel = self.scene(view).duel
        return f"{duel.round} {duel.phase} {duel.turn}"

    def account(self, view: View) -> list[str]:
        """The points of both by where they came from."""
        scene = self.scene(view)
        label = max(len(self.say(f"page-from-{source}")) for source in SOURCES) + 2
        room = min(16, self.room(label, 2))
        rows: list[tuple[str, list[Cell]]] = [("", [[("", f" {name}")] for name in self.names])]
        found = [account(scene.duel, seat) for seat in range(2)]
        for at, source in enumerate(SOURCES):
            cells: list[Cell] = [[("", f" {points[at]}")] for points in found]
            rows.append((self.say(f"page-from-{source}"), cells))
        sums: list[Cell] = [[("heading", f" {points}")] for points in totals(scene.duel)]
        rows.append((self.say("page-total"), sums))
        return self.part("account", self.grid(rows, label, room))

    def look_up(self, text: str) -> list[str]:
        """The card of that id, or the cards whose names hold the text."""
        names = {id: cards.name(self.words, card) for id, card in self.by_id.items()}
        return self.found(text, names, lambda id: self.entry(self.by_id[id]))

    # ---- cards

    def name(self, card: Card) -> str:
        return cards.name(self.words, card)

    def entry(self, card: Card) -> list[str]:
        """A card in full."""
        title = f"{self.name(card)} ({card.id}) · {cards.facts(self.words, card)}"
        return self.entry_of(title, " ".join(cards.texts(self.words, card)))

    def named(self, scene: Scene, numbers: list[int]) -> str:
        return ", ".join(self.name(scene.card(number)) for number in numbers)

    def gives(self, card: Card) -> str:
        """What a card yields, in letters: `PP`, `SM`."""
        return "".join(LETTERS[each] * count for each, count in enumerate(card.gives))

    # ---- the parts

    def drawn(self, scene: Scene, part: str) -> list[str]:
        if part == "score":
            return self.score(scene)
        if part == "river":
            return self.river(scene)
        if part == "cards":
            return self.in_cities(scene)
        if part == "piles":
            return self.piles(scene)
        seat = scene.near if part == "city" else scene.far
        return [*self.city(scene, seat), *self.beside(scene, seat)]

    def score(self, scene: Scene) -> list[str]:
        duel = scene.duel
        points = totals(duel)
        lines: list[str] = []
        for seat in (scene.near, scene.far):
            number = counts(duel, seat)
            told = self.say(
                "board-score",
                name=self.names[seat],
                people=scene.realm(seat).civilization.name.get(self.words.language, ""),
                points=points[seat],
                provinces=number[0],
                knowledges=number[1],
                wonders=number[2],
                policies=number[3],
                passed="yes" if scene.realm(seat).passed else "no",
            )
            lines += self.hanging(told)
        holder = "none" if duel.holder == NONE else self.names[duel.holder]
        kind = LETTERS[duel.adv_type] if duel.adv_type != NONE else ""
        tokens = kind * duel.adv_tokens
        return lines + self.hanging(self.say("board-advantage", holder=holder, tokens=tokens))

    def supply(self, scene: Scene, seat: int) -> str:
        realm = scene.realm(seat)
        stock = "  ".join(f"{LETTERS[each]} {realm.supply[each]}" for each in SUPPLY_ORDER)
        dice = self.say("board-dice", count=realm.dice, most=self.content.most_dice)
        return f"{self.names[seat]}: {stock}  {dice}"

    def city(self, scene: Scene, seat: int) -> list[str]:
        """Nine spaces; of each the Knowledge under it, the card, and what it gives."""
        realm = scene.realm(seat)
        room = self.room(LABEL, 3)
        heads: list[Cell] = [[("dim", f" {name}")] for name in COLUMN_NAMES]
        rows: list[tuple[str, list[Cell]]] = [("", heads)]
        for row in range(3):
            spaces = range(3 * row, 3 * row + 3)
            if any(realm.unders[space] != NONE for space in spaces):
                rows.append(("", [self.cell(scene, seat, SPACES + space) for space in spaces]))
            rows.append((ROW_NAMES[row], [self.cell(scene, seat, space) for space in spaces]))
        return [*self.hanging(self.supply(scene, seat)), *self.grid(rows, LABEL, room)]

    def cell(self, scene: Scene, seat: int, place: int) -> Cell:
        """A card at a place: star, name, what it gives, tick."""
        realm = scene.realm(seat)
        number = realm.card_at(place)
        if number == NONE:
            return []
        card = scene.card(number)
        turned = realm.is_turned(place % SPACES)
        star = ACTIVATED if turned else " "
        used = f" {USED}" if realm.tokens[place] else ""
        gives = self.gives(card)
        under = "└ " if place >= SPACES else ""
        text = f"{star}{under}{self.name(card)}{used}"
        return [("heading" if turned else "", text), ("dim", f" {gives}" if gives else "")]

    def beside(self, scene: Scene, seat: int) -> list[str]:
        """Policies, Provinces, Wonder, Reserved cards, units and piles, a line each."""
        duel, realm = scene.duel, scene.realm(seat)
        lines: list[str] = []
        if realm.policies:
            names = self.named(scene, list(reversed(realm.policies)))
            if realm.civilization.at_lines:
                ends = [*ROW_NAMES, *COLUMN_NAMES]
                placed = zip(realm.policies, realm.lines)
                names = ", ".join(f"{self.name(scene.card(c))} ({ends[at]})" for c, at in placed)
            lines += self.hanging(self.say("board-policies", cards=names))
        if known(realm.culture):
            price = policy_price(duel, seat)
            names = self.named(scene, known(realm.culture))
            lines += self.hanging(self.say("board-culture", cards=names, count=price))
        if realm.provinces:
            names = self.named(scene, list(reversed(realm.provinces)))
            lines += self.hanging(self.say("board-provinces", cards=names))
            top = top_province(duel, seat)
            if top != NONE:
                price = scene.prices[1 - seat].of_conquest(top)
                missing = scene.missing(1 - seat, M, price)
                other = self.names[1 - seat]
                told = self.say("page-conquest", name=other, count=price, short=missing)
                lines += self.wrap(told, HANGING, HANGING)
        if realm.wonder != NONE:
            card = scene.card(realm.wonder)
            due = scene.prices[seat].of_completing(card)
            lines += self.hanging(self.say("board-wonder", name=self.name(card), count=due))
        if realm.reserved:
            lines += self.hanging(
                self.say("board-reserved", cards=self.named(scene, realm.reserved))
            )
        units = [
            (realm.civilization.warlord, WARLORD_PLACE),
            (realm.civilization.scout, SCOUT_PLACE),
        ]
        names = ", ".join(
            self.name(scene.card(card)) + (f" {USED}" if realm.tokens[place] else "")
            for card, place in units
        )
        spying = self.name(scene.card(realm.spying))
        lines += self.hanging(self.say("board-units", cards=names, name=spying))
        return lines + self.decks(scene, seat)

    def decks(self, scene: Scene, seat: int) -> list[str]:
        realm = scene.realm(seat)
        text = self.say("page-deck", count=realm.deck_size())
        if realm.known:
            names = self.named(scene, list(reversed(realm.known)))
            text += " " + self.say("page-on-top", cards=names)
        text += " " + self.say("page-discard", count=len(realm.discard))
        if realm.discard:
            text += " " + self.say("page-on-top", cards=self.named(scene, realm.discard[-1:]))
        return self.hanging(text)

    def river(self, scene: Scene) -> list[str]:
        """The display from the source down, then the Basic piles; what will go away is marked."""
        duel = scene.duel
        away = goes_away(duel)
        lines: list[str] = []
        for slot, number in enumerate(duel.display, 1):
            if number == NONE:
                lines.append(self.paint("dim", f"    {slot}  –"))
                continue
            mark = WASHED if number in away else " "
            lines += self.wrap(self.offer(scene, number), f"  {mark} {slot}  ", HANGING)
        for index, number in enumerate(duel.content.basics):
            if duel.piles[index]:
                first = f"    {duel.piles[index]}× "
                lines += self.wrap(self.offer(scene, number), first, HANGING)
        text = self.say("page-unrest-left", count=duel.unrest)
        return [*lines, *self.hanging(text), *self.dim(self.say("board-river-legend"))]

    def offer(self, scene: Scene, number: int) -> str:
        """A card that may be acquired, with its price for the viewer if that is another."""
        card = scene.card(number)
        due = scene.due(scene.near, number)
        missing = scene.missing(scene.near, card.paid, due)
        text = f"{self.name(card)} · {cards.facts(self.words, card)}"
        if due != card.price or missing:
            text += " · " + self.say("board-due", count=due, short=missing)
        return text

    def in_cities(self, scene: Scene) -> list[str]:
        """Every card with a text that lies in a City or beside it, in full."""
        lines: list[str] = []
        for seat in (scene.far, scene.near):
            realm = scene.realm(seat)
            numbers = [*realm.unders, *realm.tops, *realm.policies, *known(realm.culture)]
            numbers += [realm.civilization.warlord, realm.civilization.scout, realm.spying]
            own = [scene.card(n) for n in dict.fromkeys(numbers) if n != NONE]
            for card in own:
                if card.skills or card.faces:
                    lines += self.entry(card)
        shown = [scene.card(number) for number in scene.duel.display if number != NONE]
        return lines + [line for card in shown for line in self.entry(card)]

    def piles(self, scene: Scene) -> list[str]:
        """What may be looked through: the own deck and discard, and what is still to come."""
        realm = scene.realm(scene.near)
        lines: list[str] = []
        if scene.mine(scene.near):
            for message, pile in (
                ("page-pile-deck", [*realm.known, *realm.deck]),
                ("page-pile-discard", realm.discard),
            ):
                names = self.named(scene, sorted(known(pile)))
                lines += self.hanging(f"{self.say(message, count=len(pile))}. {names}")
        for era, left in enumerate(scene.duel.eras):
            if left:
                text = self.say("page-pile-era", era=ROW_NAMES[era], count=len(left))
                lines += self.hanging(f"{text}. {self.named(scene, sorted(left))}")
        return lines


def board(words: Words, width: int, paint: Paint, view: View) -> MonumentalSheet:
    """A board for a table like that of the view: its players are called by their seats."""
    names = [capital(words.thing("seat", seat)) for seat in range(2)]
    return MonumentalSheet(words, width, paint, names)
