"""The lexicon of Monumental Duel. Its size follows the content: packs add cards.

A `Blocks` holds the first number of every block. A *place* is where an own card lies: the nine
spaces of the City, what lies under them, the developed Policies in their order, the Warlord and
the Scout.
"""

from __future__ import annotations

from typing import Final

from labrys.games.monumental.content.model import (
    ABILITIES,
    BRANCHES,
    COLUMNS,
    POLICIES,
    ROWS,
    SPACES,
    Content,
)
from labrys.kernel.lexicon import Lexicon, Part

# Places of cards
UNDER: Final = SPACES
POLICY_PLACE: Final = 2 * SPACES
WARLORD_PLACE: Final = POLICY_PLACE + POLICIES
SCOUT_PLACE: Final = WARLORD_PLACE + 1
PLACES: Final = SCOUT_PLACE + 1
PLACE_NAMES: Final = [
    *(f"city-{space + 1}" for space in range(SPACES)),
    *(f"knowledge-{space + 1}" for space in range(SPACES)),
    *(f"policy-{number + 1}" for number in range(POLICIES)),
    "warlord",
    "scout",
]

# How 1 Basic resource may be paid, for the Scout and for a reroll
PAYMENTS: Final = ["p", "s", "m", "g"]
FREE: Final = 4
REROLLS: Final = [*PAYMENTS, "free"]
DICE: Final = 3
# The sets of dice that may be thrown again, as masks: 1 to 7
DICE_SETS: Final = ["1", "2", "1+2", "3", "1+3", "2+3", "1+2+3"]
MOST_TOKENS: Final = 60
MOST_GOLD: Final = 40
# From one Basic resource to another
CONVERSIONS: Final = ["p-s", "p-m", "s-p", "s-m", "m-p", "m-s"]
CONVERT_FROM: Final = [0, 0, 1, 1, 2, 2]
CONVERT_TO: Final = [1, 2, 0, 2, 0, 1]


class Blocks:
    """Where each verb's numbers begin."""

    def __init__(self, content: Content) -> None:
        lexicon = Lexicon("monumental")
        card = Part("card", [card.id for card in content.cards])
        space = Part("space", PLACE_NAMES[:SPACES])
        place = Part("place", PLACE_NAMES)
        basic = Part("resource", PAYMENTS[:3])
        payment = Part("resource", PAYMENTS)
        self.lexicon = lexicon
        self.cards = len(content.cards)
        peoples = [people.id for people in content.civilizations]
        self.civilization = lexicon.block("civilization", [Part("civilization", peoples)])
        # City Activation
        self.activate = lexicon.block("activate", [Part("row", ROWS), Part("column", COLUMNS)])
        self.next = lexicon.block("next", [place])
        self.in_order = lexicon.block("in-order", [])
        self.always = lexicon.block("in-order-always", [])
        # Actions
        self.acquire = lexicon.block("acquire", [card])
        self.complete = lexicon.block("complete", [])
        self.develop = lexicon.block("develop", [card])
        self.use = lexicon.block("use", [place])
        self.conquer = lexicon.block("conquer", [])
        self.progress = lexicon.block("progress", [])
        self.advantage = lexicon.block("advantage", [basic])
        self.warlord = lexicon.block("warlord", [])
        self.train = lexicon.block("train", [payment])
        self.deploy = lexicon.block("deploy", [payment])
        self.may = lexicon.block("may", [place])
        self.choose_payment = lexicon.block("choose-payment", [])
        self.pass_ = lexicon.block("pass", [])
        # What actions ask
        self.line = lexicon.block("line", [Part("line", [*ROWS, *COLUMNS])])
        self.tokens = lexicon.block("tokens", [Part("count", numbers(1, MOST_TOKENS))])
        self.pay_gold = lexicon.block("pay-gold", [Part("gold", numbers(0, MOST_GOLD))])
        self.pay = lexicon.block("pay", [payment])
        self.keep = lexicon.block("keep", [card])
        dice = Part("dice", DICE_SETS)
        self.reroll = lexicon.block("reroll", [dice, Part("payment", REROLLS)])
        self.stop = lexicon.block("stop", [])
        self.resolve = lexicon.block("resolve", [Part("die", numbers(1, DICE))])
        self.espionage = lexicon.block("espionage", [card])
        # What card texts ask
        self.ability = lexicon.block("ability", [Part("ability", numbers(1, ABILITIES))])
        self.branch = lexicon.block("branch", [Part("branch", numbers(1, BRANCHES))])
        self.do = lexicon.block("do", [])
        self.skip = lexicon.block("skip", [])
        self.done = lexicon.block("done", [])
        self.take = lexicon.block("take", [basic])
        self.convert = lexicon.block("convert", [Part("conversion", CONVERSIONS)])
        self.archive = lexicon.block("archive", [space])
        self.reinforce = lexicon.block("reinforce", [space])
        self.discard = lexicon.block("discard", [space])
        self.calm = lexicon.block("calm", [space])
        self.calm_discard = lexicon.block("calm-discard", [])
        self.copy = lexicon.block("copy", [place])
        self.ready = lexicon.block("ready", [place])
        self.reserve = lexicon.block("reserve", [card])
        self.wash = lexicon.block("wash", [card])
        self.gain = lexicon.block("gain", [card])
        self.start = lexicon.block("start", [card])
        self.pick = lexicon.block("pick", [card])

    def outcomes(self, content: Content) -> Lexicon:
        """What chance decides."""
        outcomes = Lexicon("the chance of monumental")
        peoples = [people.id for people in content.civilizations]
        seats = Part("seat", ["0", "1"])
        self.out_first = outcomes.block("first", [seats])
        self.out_civilization = outcomes.block("civilization", [Part("civilization", peoples)])
        card = Part("card", [card.id for card in content.cards])
        self.out_card = outcomes.block("card", [card])
        self.out_die = outcomes.block("die", [Part("face", numbers(1, 6))])
        return outcomes


def numbers(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]
