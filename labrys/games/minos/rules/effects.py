"""How the effects of cards and tiles are resolved (ledger 4.21, MIN-DEV-05, MIN-RULE-19)."""

from __future__ import annotations

from labrys.games.minos.content import icons
from labrys.games.minos.content.effects import Effect, Item
from labrys.games.minos.rules import abilities, extra, kinds, points, traits
from labrys.games.minos.rules.clan import FROM_EFFECTS
from labrys.games.minos.rules.measures import holds, times
from labrys.games.minos.rules.minos import Minos
from labrys.games.minos.rules.options import DISCARD, DONE, EFFECT, RETURN, is_extra
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def is_plain(effect: Effect) -> bool:
    """No condition, no cost, no second part."""
    return effect.condition == 0 and not effect.pay and effect.instead is None


def is_constant(effect: Effect) -> bool:
    """Only fixed amounts of Coins, Weaponry and VP."""
    if not is_plain(effect):
        return False
    for item in effect.gain:
        if item.per or not kinds.KIND[item.code].resource:
            return False
    return True


def is_pure_gain(effect: Effect) -> bool:
    """What must be gained: resources, VP, Goods, steps, without a cost (MIN-RULE-19)."""
    if effect.pay:
        return False
    for item in effect.gain:
        if not kinds.KIND[item.code].optional:
            return True
    return False


def in_force(minos: Minos, seat: int, effect: Effect) -> Effect:
    """The part that counts now: "instead" replaces when its condition holds (MIN-RULE-25)."""
    other = effect.instead
    if other is not None and holds(minos, seat, other.condition):
        return other
    return effect


def doable(minos: Minos, seat: int, effect: Effect) -> bool:
    """Whether anything of an effect can be done now; the rest is skipped (MIN-RULE-27)."""
    now = in_force(minos, seat, effect)
    if now.condition and not holds(minos, seat, now.condition):
        return False
    for cost in now.pay:
        # A cost must be paid in full (MIN-GEN-01, MIN-GEN-02).
        if kinds.KIND[cost.code].missing(minos, seat, cost.amount) > 0:
            return False
    for item in now.gain:
        if amount_of(minos, seat, item) == 0:
            continue
        if kinds.KIND[item.code].possible(minos, seat) or remakes_deck(minos, seat, now, item.code):
            return True
    return False


def remakes_deck(minos: Minos, seat: int, effect: Effect, code: int) -> bool:
    """Whether a card paid as a cost would make the empty deck anew (MIN-RULE-35)."""
    if code not in (icons.CARD_OFFER, icons.CARD, icons.CARD_AGE2):
        return False
    age = 1 if code == icons.CARD_AGE2 else minos.age
    for cost in effect.pay:
        if cost.code == icons.DISCARD:
            for card in minos.clans[seat].hand:
                if minos.backs[card] == age:
                    return True
    return False


def amount_of(minos: Minos, seat: int, item: Item) -> int:
    if item.per:
        return item.amount * times(minos, seat, item.per)
    return item.amount


def begin(minos: Minos, seat: int, effects: list[Effect], card: bool = False) -> None:
    """Start on a card's or tile's effects; the owner chooses their order (MIN-DEV-05).

    Fixed gains of Coins, Weaponry and VP come first: no order can make them worth more. With
    `card` they are those of a card that is being played.
    """
    open_effects: list[Effect] = []
    for effect in effects:
        if is_constant(effect):
            for item in effect.gain:
                give(minos, seat, item)
        else:
            open_effects.append(effect)
    if not open_effects:
        return
    begun = card and len(open_effects) < len(effects)
    if begun and minos.own_turn(seat) and minos.turn_traits:
        minos.agenda.append(Resolve(seat, open_effects, card, begun))
        return
    if len(open_effects) == 1:
        effect = open_effects[0]
        if is_plain(effect) and len(effect.gain) == 1 and kinds.KIND[effect.gain[0].code].asks:
            item = effect.gain[0]
            amount = amount_of(minos, seat, item)
            points.start(minos, seat, item.code, amount, True)
            return
        if len(effects) == 1 and is_pure_gain(effect) and effect.instead is None:
            if doable(minos, seat, effect):
                do_effect(minos, seat, effect)
            return
    minos.agenda.append(Resolve(seat, open_effects, card))


def do_effect(minos: Minos, seat: int, effect: Effect) -> None:
    """Do one effect whole: its costs, then its gains in their printed order."""
    now = in_force(minos, seat, effect)
    if now.repeat:
        minos.agenda.append(Resolve(seat, [effect]))
    gains = now.gain
    for index in range(len(gains) - 1, -1, -1):
        minos.agenda.append(Gain(seat, gains[index]))
    for cost in now.pay:
        kinds.KIND[cost.code].pay(minos, seat, cost.amount)


def give(minos: Minos, seat: int, item: Item, source: int = FROM_EFFECTS) -> None:
    """Gain one item of an effect now."""
    amount = amount_of(minos, seat, item)
    if amount > 0:
        kinds.KIND[item.code].give(minos, seat, amount, source)


class Gain(Step[Minos]):
    """Gain one item of an effect, once its costs are paid."""

    def __init__(self, owner: int, item: Item) -> None:
        super().__init__()
        self.owner = owner
        self.item = item

    def run(self, minos: Minos) -> None:
        give(minos, self.owner, self.item)


class Resolve(Step[Minos]):
    """Choose which effect comes next, or stop where nothing more is due.

    Extra actions may come between the effects of one card (MIN-RULE-17), and so may Royal Traits
    once an effect of the card that is being played has `begun` (MIN-TRAIT-04).
    """

    def __init__(
        self, seat: int, effects: list[Effect], card: bool = False, begun: bool = False
    ) -> None:
        super().__init__(seat)
        self.effects = effects
        self.card = card
        self.begun = begun

    def ask(self, minos: Minos, asked: Question) -> None:
        due = False
        for index, effect in enumerate(self.effects):
            if doable(minos, self.seat, effect):
                asked.offer(EFFECT + index)
                due = due or is_pure_gain(in_force(minos, self.seat, effect))
            elif asked.wants_refusals:
                refuse_effect(minos, self.seat, effect, EFFECT + index, asked)
        if due:
            asked.refuse(DONE, "gain-first", "MIN-RULE-19")
        else:
            asked.offer(DONE)
        if self.card and self.begun and minos.own_turn(self.seat):
            traits.ask(minos, self.seat, asked)
        extra.ask(minos, self.seat, asked)
        if not minos.own_turn(self.seat) and self.pays():
            abilities.ask_exchange(minos, self.seat, asked)

    def pays(self) -> bool:
        """Whether an effect has a cost, so that SA5 may exchange first (MIN-RULE-57)."""
        for effect in self.effects:
            if effect.pay or (effect.instead is not None and effect.instead.pay):
                return True
        return False

    def take(self, minos: Minos, option: int) -> None:
        if option == DONE:
            return
        if is_extra(option):
            minos.agenda.append(self)
            extra.take(minos, self.seat, option)
            return
        if traits.is_trait(option):
            minos.agenda.append(self)
            traits.use(minos, self.seat, option)
            return
        index = option - EFFECT
        rest = self.effects[:index] + self.effects[index + 1 :]
        if rest:
            minos.agenda.append(Resolve(self.seat, rest, self.card, True))
        do_effect(minos, self.seat, self.effects[index])

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        now = [effect for effect in self.effects if doable(minos, seat, effect)]
        prompt.count("count", len(now))
        prompt.own("what", "effects", now or self.effects)


def refuse_effect(minos: Minos, seat: int, effect: Effect, option: int, asked: Question) -> None:
    """Say why an effect cannot be done now."""
    now = in_force(minos, seat, effect)
    if now.condition and not holds(minos, seat, now.condition):
        asked.refuse(option, "condition", f"MIN-ICON-{now.condition:02d}", what=now.condition)
        return
    for cost in now.pay:
        short = kinds.KIND[cost.code].missing(minos, seat, cost.amount)
        if short > 0:
            rule = "MIN-GEN-02" if cost.code == icons.VP else "MIN-GEN-01"
            asked.refuse(option, "cost", rule, short, cost.code)
            return
    asked.refuse(option, "no-use", "MIN-RULE-27")


class PayCards(Step[Minos]):
    """Discard cards as a cost (MIN-ICON-15)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, minos: Minos, asked: Question) -> None:
        for card in minos.clans[self.seat].hand:
            asked.offer(DISCARD + card)

    def take(self, minos: Minos, option: int) -> None:
        if self.left > 1:
            minos.agenda.append(PayCards(self.seat, self.left - 1))
        discard_from_hand(minos, self.seat, option - DISCARD)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)


class PayTemps(Step[Minos]):
    """Return Temporary Goods as a cost."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def ask(self, minos: Minos, asked: Question) -> None:
        for good in range(6):
            if minos.clans[self.seat].temps[good]:
                asked.offer(RETURN + good)

    def take(self, minos: Minos, option: int) -> None:
        if self.left > 1:
            minos.agenda.append(PayTemps(self.seat, self.left - 1))
        minos.return_temp(self.seat, option - RETURN)

    def name_parts(self, minos: Minos, seat: int, prompt: Prompt) -> None:
        prompt.count("count", self.left)


def discard_from_hand(minos: Minos, seat: int, card: int) -> None:
    minos.clans[seat].leave_hand(card)
    minos.tell("discarded", seat, card)
    minos.discard(card)
