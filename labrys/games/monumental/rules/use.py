"""Using the effects of own cards: the City, Policies and the Warlord (ledger 4.8, 4.10, 4.13)."""

from __future__ import annotations

from labrys.games.monumental.content.language import NONE
from labrys.games.monumental.content.model import SPACES, Card, Skill
from labrys.games.monumental.rules import pay, text
from labrys.games.monumental.rules.duel import Duel
from labrys.games.monumental.rules.measures import holds, short
from labrys.games.monumental.rules.options import POLICY_PLACE, WARLORD_PLACE
from labrys.kernel.prompt import Prompt
from labrys.kernel.question import Question
from labrys.kernel.step import Step


def ask(duel: Duel, seat: int, asked: Question) -> None:
    """Usable and "you may" effects of activated City cards and active Policies (MD-USE-01,
    MD-POL-06, MD-TERM-YOUMAY)."""
    realm = duel.realms[seat]
    cards = duel.content.cards
    for space in range(SPACES):
        if realm.turned >> space & 1:
            if realm.tops[space] != NONE:
                ask_card(duel, seat, asked, cards[realm.tops[space]], space)
            if realm.unders[space] != NONE:
                ask_card(duel, seat, asked, cards[realm.unders[space]], SPACES + space)
        elif asked.wants_refusals:
            for place in (space, SPACES + space):
                if realm.card_at(place) != NONE and cards[realm.card_at(place)].actions:
                    asked.refuse(duel.blocks.use + place, "inactive", "MD-USE-05")
    for number in range(len(realm.policies)):
        card = cards[realm.policies[number]]
        if realm.policy_active(number):
            ask_card(duel, seat, asked, card, POLICY_PLACE + number)
        elif asked.wants_refusals and card.actions:
            rule = "MD-CIV-04" if realm.civilization.at_lines else "MD-POL-04"
            asked.refuse(duel.blocks.use + POLICY_PLACE + number, "policy-inactive", rule)


def ask_card(duel: Duel, seat: int, asked: Question, card: Card, place: int) -> None:
    if card.actions:
        option = duel.blocks.use + place
        tokens = duel.realms[seat].tokens[place]
        able = False
        for skill in card.actions:
            if not tokens >> skill.index & 1 and text.usable(duel, seat, skill):
                able = True
        if able:
            asked.offer(option)
        elif asked.wants_refusals:
            refuse_use(duel, seat, asked, option, card, tokens)
    if card.free:
        option = duel.blocks.may + place
        if first_index(duel, seat, card.free) != NONE:
            asked.offer(option)
        elif asked.wants_refusals:
            refuse_skill(duel, seat, asked, option, card.free[0])


def refuse_use(
    duel: Duel, seat: int, asked: Question, option: int, card: Card, tokens: int
) -> None:
    for skill in card.actions:
        if not tokens >> skill.index & 1:
            refuse_skill(duel, seat, asked, option, skill)
            return
    asked.refuse(option, "used", "MD-ACT-03")


def refuse_skill(duel: Duel, seat: int, asked: Question, option: int, skill: Skill) -> None:
    """Why an effect cannot be used: its condition, its price, or that nothing would change."""
    condition = skill.condition
    if condition is not None and not holds(duel, seat, condition):
        missing = short(duel, seat, condition)
        asked.refuse(
            option, f"condition-{condition.row.name}", "MD-RULE-49", missing, condition.word
        )
        return
    price = text.first_price(skill.body)
    if price is not None and not pay.can_pay(duel, seat, price.word, price.number):
        missing = pay.lacking(duel, seat, price.word, price.number)
        asked.refuse(option, "lacks", "MD-RULE-49", missing, price.word)
        return
    asked.refuse(option, "no-effect", "MD-RULE-49")


def first_index(duel: Duel, seat: int, skills: list[Skill]) -> int:
    for index, skill in enumerate(skills):
        if text.usable(duel, seat, skill):
            return index
    return NONE


def use_free(duel: Duel, seat: int, place: int) -> None:
    """Use a "you may" effect: no action and no token (MD-TERM-YOUMAY)."""
    card = duel.realms[seat].card_at(place)
    skills = duel.content.cards[card].free
    duel.tell("used", seat, card)
    text.use(duel, seat, card, skills[first_index(duel, seat, skills)])


def use_place(duel: Duel, seat: int, place: int) -> None:
    """Use an activated card or the active Policy, and put an Action token on it (MD-USE-01). A
    card with several usable effects lets its owner choose one."""
    realm = duel.realms[seat]
    card = realm.card_at(place)
    duel.played |= 1 << card
    duel.tell("used", seat, card)
    able: list[Skill] = []
    for skill in duel.content.cards[card].actions:
        if not realm.tokens[place] >> skill.index & 1 and text.usable(duel, seat, skill):
            able.append(skill)
    if len(able) > 1:
        duel.agenda.append(ChooseUse(seat, place))
    else:
        begin_use(duel, seat, place, able[0])


def begin_use(duel: Duel, seat: int, place: int, skill: Skill) -> None:
    realm = duel.realms[seat]
    realm.tokens[place] |= 1 << skill.index
    text.use(duel, seat, realm.card_at(place), skill)


class ChooseUse(Step[Duel]):
    """Which of a card's usable effects is used (MD-RULE-52)."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def ask(self, duel: Duel, asked: Question) -> None:
        realm = duel.realms[self.seat]
        for skill in duel.content.cards[realm.card_at(self.place)].actions:
            option = duel.blocks.ability + skill.index
            if realm.tokens[self.place] >> skill.index & 1:
                asked.refuse(option, "used", "MD-ACT-03")
            elif text.usable(duel, self.seat, skill):
                asked.offer(option)
            else:
                asked.refuse(option, "no-effect", "MD-RULE-49")

    def take(self, duel: Duel, option: int) -> None:
        card = duel.content.cards[duel.realms[self.seat].card_at(self.place)]
        begin_use(duel, self.seat, self.place, card.skills[option - duel.blocks.ability])

    def name_parts(self, duel: Duel, seat: int, prompt: Prompt) -> None:
        prompt.thing("card", "card", duel.realms[self.seat].card_at(self.place))


# ---- the Warlord


def ask_warlord(duel: Duel, seat: int, asked: Question) -> None:
    """Only with the Advantage, once a round (MD-WAR-01)."""
    option = duel.blocks.warlord
    realm = duel.realms[seat]
    skill = duel.content.cards[realm.civilization.warlord].skills[0]
    if realm.tokens[WARLORD_PLACE]:
        asked.refuse(option, "used", "MD-WAR-02")
    elif duel.holder != seat:
        asked.refuse(option, "no-advantage", "MD-WAR-01")
    elif text.usable(duel, seat, skill):
        asked.offer(option)
    elif asked.wants_refusals:
        refuse_skill(duel, seat, asked, option, skill)


def use_warlord(duel: Duel, seat: int) -> None:
    realm = duel.realms[seat]
    card = realm.civilization.warlord
    realm.tokens[WARLORD_PLACE] = 1
    duel.played |= 1 << card
    duel.tell("used-warlord", seat, card)
    text.use(duel, seat, card, duel.content.cards[card].skills[0])
