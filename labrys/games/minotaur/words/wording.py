"""Minotaur Lords in words: its things, options, questions and refusals for people.

The texts of cards are in `wording_cards`, the parts of questions in `wording_asked`. All of it
reads a view's concealed position, never the true one.
"""

from __future__ import annotations

from typing import cast

from labrys.games.minotaur.content.language import GOD, LEADER, Clause
from labrys.games.minotaur.content.model import COLUMNS, KIND_OF, REGIONS, Card, Content
from labrys.games.minotaur.game import MinotaurGame, as_lords
from labrys.games.minotaur.rules import power, refresh
from labrys.games.minotaur.rules.end import Remove
from labrys.games.minotaur.rules.lords import NONE, Lords
from labrys.games.minotaur.rules.options import PHASES
from labrys.games.minotaur.rules.picks import Pick
from labrys.games.minotaur.rules.supremacy import RELIGIOUS, CurseRegion
from labrys.games.minotaur.words import cards
from labrys.kernel.question import Question, Refusal
from labrys.kernel.text.words import Said, Wording, Words
from labrys.kernel.view import View

HOW = ["", "supremacy", "empty-deck", "concession", "draw"]
# What a refusal's `what` is, by its reason
WHAT = {
    "blocked": "column",
    "exercised": "column",
    "icon": "column",
    "locked": "column",
    "no-counter": "column",
    "phase": "count",
}
# Refusals that hold for a card in every column
WHOLE = ("phase", "no-actions")


class MinotaurWording(Wording):
    """Names the things of Minotaur Lords."""

    seats = ("seat", "holder")

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        assert isinstance(words.game, MinotaurGame)
        self.content: Content = words.game.content
        self.skips = words.game.blocks.skips
        self.names["column"] = COLUMNS
        self.names["house"] = [deck.id for deck in self.content.decks]
        self.names["region"] = REGIONS

    # ---- things

    def thing(self, kind: str, member: int) -> str:
        if kind == "card":
            return self.card_name(member)
        if kind == "house":
            return self.content.decks[member].name[self.words.language]
        if kind == "phases":
            phases = [self.words.say(f"phase-{PHASES[phase]}") for phase in self.skips[member]]
            return self.words.series(phases)
        return super().thing(kind, member)

    def card_name(self, number: int) -> str:
        if number < 0:
            return self.words.say("card-back")
        return cards.name(self.words, self.content.cards[number])

    def part(self, kind: str, member: int) -> Said:
        if kind == "card" and member >= 0:
            return self.words.say("card-named", name=self.card_name(member))
        if kind == "holder" and member < 0:
            return "none"
        if kind == "how":
            return HOW[member]
        return super().part(kind, member)

    # ---- options and refusals

    def option(self, option: int, view: View | None) -> str:
        if view is not None and view.asked:
            lords = as_lords(view.concealed)
            if option == lords.blocks.done:
                return self.done(lords, view.seat)
        return self.words.plain(option)

    def done(self, lords: Lords, seat: int) -> str:
        """Stopping, in the words of what is stopped: `done-pick` for `ask-pick-3`."""
        step = lords.agenda[-1]
        message = "done-" + lords.prompt().split("-")[1]
        if isinstance(step, Pick | CurseRegion) and step.chosen:
            return self.words.say(f"{message}-more")
        if isinstance(step, refresh.Refresh):
            return self.words.say(message, count=len(step.chosen))
        if isinstance(step, Remove):
            return self.words.say(message, count=len(step.answers[seat]))
        return self.words.say(message if self.words.knows(message) else "option-done")

    def hint(self, option: int, view: View) -> str:
        if option not in view.options:
            return ""
        lords = as_lords(view.concealed)
        block = lords.game.lexicon.of(option)
        members = block.members(option)
        if block.verb == "exercise":
            return self.exercise_hint(lords, view.seat, members[0])
        if not block.parts or block.parts[0].kind != "card":
            return ""
        number = members[0]
        card = self.content.cards[number]
        if block.verb == "enter":
            return self.enter_hint(lords, view.seat, card, members[1])
        if block.verb == "play":
            return self.play_hint(lords, view.seat, card)
        if block.verb == "activate":
            return cards.text(self.words, card.active)
        if block.verb == "uncurse":
            return self.words.say("hint-left", count=lords.curses[number] - 1)
        if block.verb == "target" and number in power.in_play(lords):
            return self.place_hint(lords, view.seat, number)
        # The cards of one's own hand lie before one's eyes.
        return "" if block.verb == "discard" else cards.short_facts(self.words, card)

    def exercise_hint(self, lords: Lords, seat: int, column: int) -> str:
        count = 1 + power.exercise_bonus(lords, seat, column)
        region = self.thing("region", column // 3)
        told = cards.exercise_text(self.words, KIND_OF[column], count, region)
        if KIND_OF[column] == RELIGIOUS and self.in_vain(lords, seat, column // 3):
            return self.words.say("hint-in-vain", text=told)
        return told

    def in_vain(self, lords: Lords, seat: int, region: int) -> bool:
        """Whether there is nothing to curse: the question that would follow offers no card."""
        asked = Question()
        CurseRegion(seat, region, 1, []).ask(lords, asked)
        return len(asked.offers) == 1

    def enter_hint(self, lords: Lords, seat: int, card: Card, column: int) -> str:
        hints: list[str] = []
        earlier = lords.leader_in(seat, column)
        if card.type == LEADER and earlier != NONE:
            hints.append(self.words.say("hint-replaces", card=self.part("card", earlier)))
        curses = power.arrival_curses(lords, seat, card.number)
        if curses:
            hints.append(self.words.say("hint-curses", count=curses))
        return ", ".join(hints)

    def play_hint(self, lords: Lords, seat: int, card: Card) -> str:
        texts = card.active or card.passive
        hint = cards.text(self.words, texts) if texts else ""
        if card.type == GOD and lords.sides[1 - seat].gods:
            gods = self.words.say("hint-gods")
            hint = self.words.say("clauses-then", first=gods, last=hint) if hint else gods
        return hint

    def place_hint(self, lords: Lords, seat: int, card: int) -> str:
        """Where a card in play lies, and its power."""
        column = lords.column[card]
        if column == NONE:
            return self.words.say("hint-centre")
        owner = "own" if lords.owner[card] == seat else "enemy"
        place = self.words.say("hint-place", owner=owner, column=self.thing("column", column))
        return f"{place}, {self.power_text(lords, card)}"

    def power_text(self, lords: Lords, card: int) -> str:
        """Why a card in play has its power: "power 3: 2, +1 Captain Tharok"."""
        if lords.curses[card]:
            return self.words.say("account-cursed", count=lords.curses[card])
        total = power.power(lords, card)
        (_, printed), *more = power.account(lords, card)
        if not more:
            return self.words.say("account-plain", power=total)
        parts = [str(printed), *(self.bonus(card, source, amount) for source, amount in more)]
        return self.words.say("account-power", power=total, parts=", ".join(parts))

    def bonus(self, card: int, source: int, amount: int) -> str:
        if source == NONE:
            return self.words.say("account-turn", count=amount)
        if source == card:
            return self.words.say("account-own", count=amount)
        return self.words.say("account-source", count=amount, card=self.card_name(source))

    def refused(self, refusal: Refusal, view: View | None) -> str:
        block = self.words.game.lexicon.of(refusal.option)
        if block.verb == "enter" and refusal.reason in WHOLE:
            card = block.members(refusal.option)[0]
            return self.words.say("option-play", card=self.part("card", card))
        return self.words.plain(refusal.option)

    def what(self, refusal: Refusal) -> Said:
        kind = WHAT.get(refusal.reason)
        return "" if kind is None else self.part(kind, refusal.what)

    def own(self, kind: str, what: object) -> Said:
        if kind == "source":
            return self.thing("card", cast(int, what))
        if kind == "clause":
            return cards.clause_text(self.words, cast(Clause, what))
        chosen = cast("list[int]", what)
        named = self.words.series([str(self.part("card", card)) for card in chosen])
        return self.words.say("so-far", cards=named) if chosen else ""

    # ---- cards

    def card(self, number: int) -> str:
        if number < 0:
            return self.words.say("card-hidden")
        return cards.full(self.words, self.content.cards[number])

    def brief(self, kind: str, number: int) -> str:
        """The text of a card alone."""
        if kind != "card" or number < 0:
            return self.thing(kind, number)
        return cards.rules(self.words, self.content.cards[number])


def make(words: Words) -> MinotaurWording:
    """Called by the kernel's words."""
    return MinotaurWording(words)
