"""Diluvium in words: its things, options, questions and refusals for people.

All of it reads a view's concealed position, never the true one.
"""

from __future__ import annotations

from typing import Final

from labrys.games.diluvium.content.model import (
    ACTIONS,
    EXPLORE,
    FOOD,
    ISLANDS,
    KINDS,
    MILITARY_EFFECT,
    RESOURCES,
    SETTLER_EFFECT,
    Content,
)
from labrys.games.diluvium.facts.routes import allowance as free_tiles
from labrys.games.diluvium.game import DiluviumGame, as_sea
from labrys.games.diluvium.rules.empire import SOURCES
from labrys.games.diluvium.rules.engage import Bid
from labrys.games.diluvium.rules.options import SPACES
from labrys.games.diluvium.rules.produce import yields
from labrys.games.diluvium.rules.routes import food_to, printed_cost, ship_at, steps_from
from labrys.games.diluvium.rules.sail import Sail
from labrys.games.diluvium.rules.sea import Sea
from labrys.games.diluvium.words.scenarios import scenario_text
from labrys.kernel.secret import back_of
from labrys.kernel.text.clause_words import ClauseWords
from labrys.kernel.text.scenarios import ScenarioText
from labrys.kernel.text.words import Said, Wording, Words
from labrys.kernel.view import View

SHIPS: Final = ["explorer", "warship"]
NUMBERS: Final = ("count", "strength")


class DiluviumWording(Wording):
    """Names the things of Diluvium."""

    seats = ("seat", "rival")

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        assert isinstance(words.game, DiluviumGame)
        self.content: Content = words.game.content
        self.blocks = words.game.blocks
        self.clauses = ClauseWords(words)
        self.names["kind"] = KINDS
        self.names["action"] = ACTIONS
        self.names["section"] = ACTIONS
        self.names["ship"] = SHIPS
        self.names["source"] = SOURCES
        self.names["people"] = [people.id for people in self.content.peoples]

    # ---- things

    def thing(self, kind: str, member: int) -> str:
        if kind == "card":
            return self.card_name(member)
        if kind == "water":
            return self.water(member)
        if kind == "effect":
            return self.effect(member)
        if kind == "board":
            return self.content.boards[member].name[self.words.language]
        if kind == "scenario":
            return self.content.scenarios[member].name[self.words.language]
        if kind == "rank":
            return self.content.ranks[member].name[self.words.language]
        return super().thing(kind, member)

    def part(self, kind: str, member: int) -> Said:
        if kind in NUMBERS:
            return member
        return self.thing(kind, member)

    def card_name(self, number: int) -> str:
        if number < 0:
            return self.words.say("card-back")
        return self.content.cards[number].name[self.words.language]

    def water(self, number: int) -> str:
        """A tile, a City or uncharted water: see `Sea.water`."""
        if number < 0:
            return self.words.say("uncharted", cost=back_of(number))
        tiles = self.content.tiles
        if number < len(tiles):
            return self.words.say("tile-named", name=tiles[number].name[self.words.language])
        people = self.content.peoples[number - len(tiles)]
        return self.words.say("city", name=people.name[self.words.language])

    def place(self, sea: Sea, place: int) -> str:
        """What lies at a place; facedown tiles, which look alike, with where they lie."""
        if sea.faceup(place) or sea.is_city(place):
            return self.water(sea.water(place))
        return self.words.say("uncharted-at", place=self.names["place"][place].upper())

    def effect(self, effect: int) -> str:
        """The effect of an Exploration Space."""
        if effect == SETTLER_EFFECT:
            return self.words.say("effect-settler")
        if effect == MILITARY_EFFECT:
            return self.words.say("effect-military")
        return self.words.say("effect-gold", count=effect)

    # ---- options

    def option(self, option: int, view: View | None) -> str:
        """An option's sentence; with a view, places are called by what lies there."""
        block = self.words.game.lexicon.of(option)
        members = block.members(option)
        verb = block.verb
        words = self.words
        if verb == "sell" and view is not None and view.seat >= 0:
            board = as_sea(view.concealed).empires[view.seat].board
            return words.say("option-sell-craft", count=(members[0] + 1) * board.craft_per_sale)
        if verb in ("sell", "train"):
            return words.say(f"option-{verb}", count=members[0] + 1)
        if verb == "bid":
            return words.say("option-bid", count=members[0])
        if verb in ("heirloom", "take"):
            count = self.content.heirloom_tokens if verb == "heirloom" else 1
            return self.amounts([count * (kind == members[0]) for kind in range(RESOURCES)])
        if verb == "heirloom-gold":
            return words.say("n-gold", count=self.content.heirloom_gold)
        if view is None:
            return words.plain(option)
        sea = as_sea(view.concealed)
        if verb == "done" and view.asked:
            message = "done-" + view.concealed.prompt().split("-")[1]
            return words.say(message if words.knows(message) else "option-done")
        if verb in ("sail", "produce"):
            return words.say(f"option-{verb}", place=self.place(sea, members[0]))
        if verb in ("settle", "settler-at", "flee-to"):
            return words.say(f"option-{verb}", site=self.site(sea, members[0]))
        if verb == "mark":
            return words.say("option-mark", mark=self.mark(sea, members[0]))
        return words.plain(option)

    def site(self, sea: Sea, site: int) -> str:
        place = site // ISLANDS
        if not sea.is_city(place) and (not sea.faceup(place) or site % ISLANDS >= sea.sites(place)):
            return self.names["site"][site]
        kind = self.thing("kind", sea.site_kind(site))
        name = self.water(sea.water(place))
        if not sea.is_city(place):
            tile = sea.tile(place)
            island = site % ISLANDS
            # Two islands that give the same are told apart by their spaces.
            if tile.kinds.count(tile.kinds[island]) > 1:
                count = tile.sizes[island]
                return self.words.say("site-among", place=name, kind=kind, count=count)
        return self.words.say("site", place=name, kind=kind)

    def mark(self, sea: Sea, mark: int) -> str:
        place = mark // SPACES
        if not sea.faceup(place) or mark % SPACES >= len(sea.tile(place).spaces):
            return self.names["mark"][mark]
        effect = self.effect(sea.tile(place).spaces[mark % SPACES])
        return self.words.say("mark", place=self.water(sea.water(place)), effect=effect)

    def hint(self, option: int, view: View) -> str:
        """What an option costs or gives now."""
        if option not in view.options:
            return ""
        sea = as_sea(view.concealed)
        block = self.words.game.lexicon.of(option)
        member = block.members(option)[0] if block.parts else 0
        step = sea.agenda[-1]
        seat = view.seat
        if block.verb == "sail" and isinstance(step, Sail):
            return self.voyage(sea, seat, step.ship, member)
        if block.verb == "settler" and sea.empires[seat].home[member] == 1:
            return self.words.say("hint-lights") if has_bonus(member) else ""
        if block.verb == "act":
            return self.words.say(f"hint-act-{ACTIONS[member]}", count=self.content.settle_moves)
        if block.verb == "card":
            return self.brief("card", member)
        if block.verb == "train":
            weapons = (member + 1) * sea.empires[seat].board.weapons_per_step
            return self.words.say("n-weapons", count=weapons)
        if block.verb == "produce":
            return self.amounts(yields(sea, seat, member))
        if block.verb == "bid" and isinstance(step, Bid):
            return self.words.say("hint-bid", count=sea.empires[seat].strength + member)
        if block.verb == "sell":
            gold = (member + 1) * sea.empires[seat].board.gold_per_sale
            return self.words.say("n-gold", count=gold)
        return ""

    def voyage(self, sea: Sea, seat: int, ship: int, place: int) -> str:
        """The Food of a voyage, and what it is for (DIL-RULE-11)."""
        food = food_to(sea, seat, ship)[place]
        back = printed_cost(sea, place)
        tiles = steps_from(sea, ship_at(sea, seat, ship))[place]
        further = tiles - free_tiles(sea, seat, ship)
        parts: list[str] = []
        if food > back:
            parts.append(self.words.say("hint-further", count=further, food=food - back))
        if back:
            parts.append(self.words.say("hint-back", food=back))
        left = sea.empires[seat].rack[FOOD] - food
        text = ", ".join(parts)
        said = [self.words.say("hint-free")]
        if food:
            said = [self.words.say("hint-voyage", count=food, text=text, left=left)]
        if not sea.faceup(place) and not sea.is_city(place):
            said.append(self.words.say("hint-reveal"))
        return "; ".join(said)

    def amounts(self, numbers: list[int]) -> str:
        """Tokens of each kind, in a row."""
        said = [
            self.words.say(f"n-{KINDS[kind]}", count=numbers[kind])
            for kind in range(RESOURCES)
            if numbers[kind]
        ]
        return self.words.series(said)

    # ---- cards

    def card(self, number: int) -> str:
        if number < 0:
            return self.words.say("card-hidden")
        card = self.content.cards[number]
        text = self.brief("card", number)
        name = card.name[self.words.language]
        return self.words.say("card-full", name=name, text=text, copies=card.copies)

    def brief(self, kind: str, number: int) -> str:
        if kind == "card" and number >= 0:
            return self.clauses.clause(self.content.cards[number].text)
        return self.thing(kind, number)

    # ---- scenarios

    def scenario(self, number: int) -> ScenarioText:
        return scenario_text(self.words, self.content, number)


def has_bonus(section: int) -> bool:
    """Whether the bonus of a section waits for its Settlers to leave (DIL-BOARD-03)."""
    return section != EXPLORE


def make(words: Words) -> DiluviumWording:
    """Called by the kernel's words."""
    return DiluviumWording(words)
