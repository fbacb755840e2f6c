"""Minos in words: its things, options, questions and refusals for people.

The texts of cards and tiles are in `wording_cards` and `wording_effects`, prices and gains of
options in `wording_hints`. All of it reads a view's concealed position, never the true one.
"""

from __future__ import annotations

from typing import cast

from labrys.games.minos.content.effects import Effect
from labrys.games.minos.content.model import COLOURS, Content
from labrys.games.minos.game import MinosGame, as_minos
from labrys.games.minos.rules.clan import SOURCES
from labrys.games.minos.rules.dice import group_dice
from labrys.games.minos.rules.effects import Resolve
from labrys.games.minos.rules.minos import DICE, NONE, Minos, value_of
from labrys.games.minos.rules.options import LEXICON
from labrys.games.minos.rules.progress import Groups
from labrys.games.minos.words import cards, effects, hints
from labrys.kernel.question import Refusal
from labrys.kernel.secret import back_of
from labrys.kernel.text.words import Said, Wording, Words
from labrys.kernel.view import View

CLANS = ["purple", "green", "beige", "navy"]
# Kinds that a sentence takes as a number, and those whose numbers start at 1
NUMBERS = ("count", "region", "target", "space", "effect", "vase", "value")
FROM_ONE = ("region", "target", "space", "effect", "group")
# What a refusal's `what` is, by its reason
WHAT = {
    "condition": "condition",
    "higher-first": "value",
    "no-good": "good",
    "no-own-city": "region",
    "no-ship": "route",
    "no-temp": "good",
    "no-warrior-at-good": "good",
    "good-covered": "good",
    "not-lowest": "track",
    "row-full": "row",
    "ship-sails": "route",
    "temps": "good",
}
# Refusals that hold for all options of a verb, told without their parts
WHOLE = {
    ("city", "no-pieces"),
    ("tower", "no-pieces"),
    ("farm", "no-pieces"),
    ("march", "once-a-turn"),
    ("march", "weaponry"),
    ("forage", "once-a-turn"),
    ("forage", "weaponry"),
    ("battle", "once-a-turn"),
}


class MinosWording(Wording):
    """Names the things of Minos."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        assert isinstance(words.game, MinosGame)
        self.content: Content = words.game.content
        self.names["seat"] = CLANS
        self.names["colour"] = COLOURS
        self.names["source"] = SOURCES
        self.names["sea"] = [tile.id for tile in self.content.sea_peoples]
        self.names["foundation"] = [tile.id for tile in self.content.foundations]
        self.names["action-tile"] = [tile.id for tile in self.content.action_bonuses]
        self.names["solo"] = [card.id for card in self.content.solo_cards]

    # ---- things

    def first(self, kind: str) -> int:
        return 1 if kind in FROM_ONE else 0

    def thing(self, kind: str, member: int) -> str:
        words = self.words
        if kind == "card":
            return self.card_name(member)
        if kind == "die":
            die = member % DICE
            colour = words.say(f"colour-{COLOURS[die // 6]}")
            return words.say("die", colour=colour, value=value_of(die))
        if kind == "action":
            return super().thing("row", member)
        if kind == "route":
            return words.say("route", count=member + 1)
        if kind == "target":
            return words.say("region", count=member)
        if kind in ("region", "space", "vase", "level"):
            return words.say(kind, count=member)
        if kind == "condition":
            return effects.condition(words, member)
        if kind == "rival":
            return words.say("rival")
        return super().thing(kind, member)

    def card_name(self, number: int) -> str:
        if number < 0:
            return self.words.say("card-back", age=back_of(number) + 1)
        return cards.name(self.words, self.content.decrees[number])

    def part(self, kind: str, member: int) -> Said:
        if kind in NUMBERS:
            return member
        if kind == "route":
            return member + 1
        if kind == "card" and member >= 0:
            return self.words.say("card-named", name=self.card_name(member))
        if kind == "resource":
            return self.names[kind][member]
        if kind == "option":
            return self.words.plain(member)
        return self.thing(kind, member)

    # ---- options and refusals

    def option(self, option: int, view: View | None) -> str:
        """An option's sentence; with a view some say more than their spelling."""
        verb = LEXICON.of(option).verb
        if view is not None and view.asked:
            minos = as_minos(view.concealed)
            step = minos.agenda[-1]
            if verb == "done":
                return self.done(minos)
            if verb == "effect" and isinstance(step, Resolve):
                index = LEXICON.of(option).members(option)[0]
                if index < len(step.effects):
                    text = effects.clause(self.words, step.effects[index])
                    return self.words.say("option-effect-text", text=text)
            if verb == "group" and isinstance(step, Groups):
                return self.group(minos, view.seat, option)
        return self.words.plain(option)

    def done(self, minos: Minos) -> str:
        """Stopping, in the words of what is stopped: `done-use` for `ask-use-place`."""
        message = "done-" + minos.prompt().split("-")[1]
        return self.words.say(message if self.words.knows(message) else "option-done")

    def group(self, minos: Minos, seat: int, option: int) -> str:
        mask = LEXICON.of(option).members(option)[0] + 1
        return self.words.say("option-group-dice", dice=self.dice(group_dice(minos, seat, mask)))

    def dice(self, dice: list[tuple[int, int]]) -> str:
        """The dice of a group; where two are alike, with the rows they lie on."""
        names: list[str] = []
        for die, row in dice:
            name = self.thing("die", die)
            of = self.thing("row", row) if row != NONE else ""
            names.append(self.words.say("die-on-row", die=name, row=of) if of else name)
        return self.words.series(names)

    def hint(self, option: int, view: View) -> str:
        if option not in view.options:
            return ""
        return hints.hint(self.words, as_minos(view.concealed), view.seat, option)

    def refused(self, refusal: Refusal, view: View | None) -> str:
        verb = LEXICON.of(refusal.option).verb
        if (verb, refusal.reason) in WHOLE:
            return self.words.say(f"any-{verb}")
        return super().refused(refusal, view)

    def what(self, refusal: Refusal) -> Said:
        if refusal.reason == "cost":
            return effects.amount(self.words, refusal.what, refusal.short)
        kind = WHAT.get(refusal.reason)
        return "" if kind is None else self.part(kind, refusal.what)

    def own(self, kind: str, what: object) -> Said:
        if kind == "effects":
            return effects.clauses(self.words, cast("list[Effect]", what))
        groups = cast("list[list[tuple[int, int]]]", what)
        return self.words.series([self.dice(group) for group in groups])

    # ---- cards and tiles

    def card(self, number: int) -> str:
        if number < 0:
            return self.words.say("card-hidden", age=back_of(number) + 1)
        return cards.decree(self.words, self.content, self.content.decrees[number])

    def tile(self, kind: str, number: int) -> str:
        """A tile, board part or other card: `trade`, `sea`, `foundation`, `action-tile`,
        `vase`, `ability`, `start`, `route` (0 to 5: 01A, 02A, 03A, 01B …), `solo`, `tower`
        (the first is 0) or `track`."""
        words = self.words
        content = self.content
        if kind == "trade":
            return cards.trade(words, content, number)
        if kind == "sea":
            return cards.sea(words, content, number)
        if kind == "vase":
            return cards.vase(words, content, number)
        if kind == "ability":
            return cards.ability(words, content, number)
        if kind == "route":
            return cards.route(words, content, number)
        if kind == "solo":
            return cards.solo(words, content, number)
        if kind == "track":
            return cards.track(words, content, number)
        if kind == "start":
            start = content.starts[number]
            name = cards.called(words, "start", start.id)
            return words.say("tile-start", id=name, text=cards.start_text(words, start))
        if kind == "foundation":
            tile = content.foundations[number]
            text = effects.clauses(words, tile.effects)
            return words.say("tile-foundation", id=tile.id, text=text)
        if kind == "action-tile":
            tile = content.action_bonuses[number]
            text = effects.clauses(words, tile.effects)
            name = cards.called(words, "action-tile", tile.id)
            return words.say("tile-action", id=name, text=text)
        if kind == "tower":
            text = effects.clauses(words, content.tower_effects[number])
            return words.say("tile-tower", count=number + 1, text=text)
        return self.thing(kind, number)

    def brief(self, kind: str, number: int) -> str:
        """Few letters: the effects of a `card`, its `trait`, what a tile gives, a route's five
        incomes, a Vase's condition, what a Starting card gives."""
        words = self.words
        content = self.content
        if kind in ("card", "trait") and number < 0:
            return self.card_name(number)
        if kind == "trait":
            card = content.decrees[number]
            return effects.brief_trait(words, card.trigger, card.trait)
        if kind == "route":
            return " | ".join(
                effects.brief(words, gains) for gains in content.routes[number].income
            )
        if kind == "vase":
            return cards.vase_condition(words, content, number)
        if kind == "start":
            return cards.start_text(words, content.starts[number])
        gains = self.gains(kind, number)
        return effects.brief(words, gains) if gains else self.thing(kind, number)

    def gains(self, kind: str, number: int) -> list[Effect]:
        """The effects printed on a card or tile."""
        content = self.content
        if kind == "card":
            return content.decrees[number].effects
        if kind == "tower":
            return content.tower_effects[number]
        tiles = {
            "trade": content.trade_bonuses,
            "sea": content.sea_peoples,
            "foundation": content.foundations,
            "action-tile": content.action_bonuses,
        }
        return tiles[kind][number].effects if kind in tiles else []

    def space(self, seats: int, row: int, space: int) -> str:
        """The bonus and points of an action space, by number of players; spaces from 1."""
        return cards.space_text(self.words, self.content.boards[seats].rows[row][space - 1])

    def track_space(self, track: int, space: int) -> str:
        return cards.track_space(self.words, self.content, track, space)


def make(words: Words) -> MinosWording:
    """Called by the kernel's words."""
    return MinosWording(words)
