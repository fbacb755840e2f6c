"""A clan's cards: the hand, what was played, the Palace by its triggers; and the set-up choices."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from labrys.games.minos.board.facts import Clan, Table
from labrys.games.minos.board.page_cards import BACKS, Cards
from labrys.games.minos.board.page_effects import glyph, trigger
from labrys.games.minos.content import ROWS, TRIGGERS
from labrys.games.minos.wording_effects import when
from labrys.kernel.pageboard import escape
from labrys.kernel.words import capital


class Hand:
    """Groups of cards in one language."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.words = cards.words
        self._triggers = [self._trigger(number) for number in range(len(TRIGGERS))]
        self._titles: dict[str, str] = {}

    def title(self, message: str, icon: str) -> str:
        kept = self._titles.get(message)
        if kept is None:
            kept = f"{glyph(icon)}{escape(capital(self.words.say(message)))}"
            self._titles[message] = kept
        return kept

    def played(self, clan: Clan) -> str:
        """The viewer's cards on the table; nothing before the first lies there."""
        if not clan["area"] and not clan["palace"]:
            return ""
        return f'<div class="cards-played">{self.palace(clan, True)}{self.area(clan, True)}</div>'

    def hand(self, clan: Clan, leaving: Collection[str] = ()) -> str:
        """The viewer's own hand, to play from; cards on their way out are pale."""
        cards = "".join(
            [
                f'<li class="leaving">{self._own(card, "large")}</li>'
                if card in leaving
                else f"<li>{self._own(card, 'large')}</li>"
                for card in clan["hand"]
            ]
        )
        count = len(clan["hand"]) - len(leaving)
        hand = self._group("hand", self.title("hand-hand", "card"), count, cards)
        return f'<div id="m-hand">{hand}</div>'

    def others_hand(self, clan: Clan) -> str:
        """Backs by Age, and the cards that were seen to enter the hand."""
        cards = self.backs([card for card in clan["hand"] if card in BACKS])
        seen = [card for card in clan["hand"] if card not in BACKS]
        cards += "".join([f"<li>{self.cards.face(card, size='strip')}</li>" for card in seen])
        return self._group("hand", self.title("clans-hand", "card"), len(clan["hand"]), cards)

    def backs(self, cards: Sequence[str]) -> str:
        """Cards that lie face down, counted by Age, whether the viewer knows them or not."""
        second = sum(1 for card in cards if card.lstrip("?").startswith("II"))
        html = ""
        for back, count in zip(BACKS, (len(cards) - second, second), strict=True):
            if count:
                face = self.cards.face(back, size="strip")
                html += f'<li class="pile">{face}<b>×{count}</b></li>'
        return html

    def area(self, clan: Clan, own: bool) -> str:
        """Cards that were played and wait for the Palace."""
        cards = "".join([f"<li>{self._strip(card, own)}</li>" for card in clan["area"]])
        return self._group("area", self.title("clans-area", "area"), len(clan["area"]), cards)

    def palace(self, clan: Clan, own: bool) -> str:
        """The cards of the Palace by what sets off their traits, in the order of the rows."""
        found: list[list[str]] = [[] for _ in TRIGGERS]
        points = 0
        for card in clan["palace"]:
            decree = self.cards.decree(card)
            found[decree.trigger].append(card)
            points += decree.vp
        groups = ""
        for number, cards in enumerate(found):
            if cards:
                strips = "".join([f"<li>{self._strip(card, own)}</li>" for card in cards])
                groups += f'<li>{self._triggers[number]}<ul class="strips">{strips}</ul></li>'
        title = self.title("clans-palace", "palace")
        vp = f'<span class="sum"><b>{points}</b>{glyph("vp")}</span>' if points else ""
        count = f'<span class="count">{len(clan["palace"])}</span>'
        body = f'<ul class="by-trigger">{groups}</ul>' if groups else self._none()
        return f'<div class="cards palace"><h4>{title} {count}{vp}</h4>{body}</div>'

    def choices(self, table: Table) -> str:
        """The Starting cards and Special Abilities still to be had (MIN-SETUP-13)."""
        clans = table["clans"]
        if all((clan["start"] and clan["ability"]) or clan["rival"] for clan in clans):
            return ""
        starts = self._tiles("start", table["starts"])
        abilities = self._tiles("ability", table["abilities"])
        html = self._to_choose("page-starts", "start", starts)
        html += self._to_choose("page-abilities", "ability", abilities)
        return f'<div class="set-up">{html}</div>' if html else ""

    def _to_choose(self, message: str, icon: str, tiles: str) -> str:
        if not tiles:
            return ""
        return f'<div><h3>{self.title(message, icon)}</h3><ul class="picks">{tiles}</ul></div>'

    def _tiles(self, kind: str, ids: list[str]) -> str:
        return "".join([f"<li>{self.cards.tile(kind, id, f'{kind}-{id}')}</li>" for id in ids])

    def _own(self, card: str, size: str) -> str:
        if card in BACKS:
            return self.cards.face(card, size=size)
        return self.cards.face(card, f"card-{card}", f"card-{card.lower()}", size)

    def _strip(self, card: str, own: bool) -> str:
        if own:
            return self._own(card, "strip")
        return self.cards.face(card, "", f"card-{card.lower()}", "strip")

    def _group(self, kind: str, title: str, count: int, cards: str) -> str:
        shown = "faces" if kind == "hand" else "strips"
        body = f'<ul class="{shown}">{cards}</ul>' if count else self._none()
        head = f'<h4>{title} <span class="count">{count}</span></h4>'
        return f'<div class="cards {kind}">{head}{body}</div>'

    def _none(self) -> str:
        return f'<p class="none">{escape(self.words.say("page-no-cards"))}</p>'

    def _trigger(self, number: int) -> str:
        """A trigger with its name: a row, or two values."""
        label = escape(capital(when(self.words, number)))
        name = self.words.say(f"row-{ROWS[number]}") if number < len(ROWS) else ""
        text = f"<span>{escape(name)}</span>" if name else ""
        return (
            f'<span class="when" role="img" aria-label="{label}">{trigger(number)}{text}'
            f'<span class="tip" aria-hidden="true">{label}</span></span>'
        )
