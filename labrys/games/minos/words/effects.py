"""The rules text of effects, made from their parts: "Pay 5 Coins: put 1 card into your Palace."

Two forms: a clause for sentences, and a brief one for narrow space.
"""

from __future__ import annotations

from collections.abc import Sequence

from labrys.games.minos.content.effects import Effect, Item
from labrys.games.minos.content.icons import DISCARD, ROW
from labrys.games.minos.content.model import ROWS
from labrys.games.minos.rules.measures import AT_LEAST, OF_ICON, Measure
from labrys.kernel.text.words import Messages, capital


def sentences(words: Messages, effects: Sequence[Effect]) -> str:
    """The effects of a card or tile, a sentence each."""
    return " ".join(sentence(words, clause(words, effect)) for effect in effects)


def clauses(words: Messages, effects: Sequence[Effect]) -> str:
    """The effects of a card or tile inside a sentence: one "gain" for all plain gains."""
    nouns: list[str] = []
    others: list[str] = []
    for effect in effects:
        item = effect.gain[0]
        if not effect.pay and not effect.modified() and len(effect.gain) == 1 and _is_noun(item):
            nouns.append(amount(words, item.code, item.amount))
        else:
            others.append(clause(words, effect))
    gained = [words.say("effect-gain", what=words.series(nouns))] if nouns else []
    return words.series(gained + others)


def trait(words: Messages, trigger: int, effect: Effect) -> str:
    """A Royal Trait with its trigger (MIN-TRAIT-02)."""
    return sentence(words, clause(words, effect, [when(words, trigger)]))


def when(words: Messages, trigger: int) -> str:
    if trigger < len(ROWS):
        return words.say("when-row", row=words.say(f"row-{ROWS[trigger]}"))
    low = lowest_value(trigger)
    return words.say("when-value", low=low, high=low + 1)


def lowest_value(trigger: int) -> int:
    """Triggers 5, 6 and 7 are dice of value 1-2, 3-4 and 5-6."""
    return 2 * (trigger - len(ROWS)) + 1


def sentence(words: Messages, text: str) -> str:
    return words.say("effect-sentence", text=capital(text))


def clause(words: Messages, effect: Effect, before: Sequence[str] = ()) -> str:
    """An effect as part of a sentence; `before` is what comes ahead of its own conditions."""
    lead = [*before, *_lead(words, effect)]
    text = _gain(words, effect.gain)
    if lead:
        text = words.say("effect-colon", before=_commas(words, lead), after=text)
    if effect.instead is not None:
        text = words.say("effect-instead", first=text, last=_second(words, effect.instead))
    return text


def _second(words: Messages, effect: Effect) -> str:
    """The part after "instead": its condition is set off by a comma alone."""
    lead = _commas(words, _lead(words, effect))
    gain = _gain(words, effect.gain)
    if effect.pay:
        return words.say("effect-colon", before=lead, after=gain)
    return _commas(words, [lead, gain])


def _lead(words: Messages, effect: Effect) -> list[str]:
    """Condition, repetition and cost."""
    lead: list[str] = []
    if effect.condition:
        lead.append(condition(words, effect.condition))
    if effect.repeat:
        lead.append(words.say("effect-repeat"))
    if effect.pay:
        lead.append(_pay(words, effect.pay))
    return lead


def condition(words: Messages, code: int) -> str:
    return words.say("effect-if", what=measured(words, OF_ICON[code], AT_LEAST[code]))


def measured(words: Messages, measure: Measure, at_least: int) -> str:
    """So much of a measure or more, for conditions and Vases."""
    top = "yes" if at_least == measure.most else "no"
    return words.say(f"measure-{measure.word}", count=at_least, top=top)


def amount(words: Messages, code: int, count: int) -> str:
    """So much of what a code gives or costs, without a verb."""
    return words.say("n-card" if code == DISCARD else _name("n", code), count=count)


def _gain(words: Messages, items: Sequence[Item]) -> str:
    """Gains in their printed order; those that share a verb are gathered."""
    parts: list[str] = []
    nouns: list[str] = []
    for item in items:
        if _is_noun(item):
            nouns.append(amount(words, item.code, item.amount))
            continue
        _gather(words, parts, nouns)
        parts.append(_item(words, item))
    _gather(words, parts, nouns)
    return _then(words, parts)


def _item(words: Messages, item: Item) -> str:
    if ROW[item.code].noun:
        text = words.say("effect-gain", what=amount(words, item.code, item.amount))
    else:
        text = words.say(_name("do", item.code), count=item.amount)
    if item.per:
        return words.say("effect-each", what=text, per=words.say(f"per-{OF_ICON[item.per].word}"))
    return text


def _pay(words: Messages, items: Sequence[Item]) -> str:
    parts: list[str] = []
    nouns: list[str] = []
    for item in items:
        if ROW[item.code].noun and not ROW[item.code].asks:
            nouns.append(amount(words, item.code, item.amount))
        else:
            parts.append(words.say(_name("pay", item.code), count=item.amount))
    paid = [words.say("effect-pay", what=words.series(nouns))] if nouns else []
    return words.series(paid + parts)


def _gather(words: Messages, parts: list[str], nouns: list[str]) -> None:
    if nouns:
        parts.append(words.say("effect-gain", what=words.series(nouns)))
        nouns.clear()


def _is_noun(item: Item) -> bool:
    return ROW[item.code].noun and not item.per


def _then(words: Messages, parts: Sequence[str]) -> str:
    text = parts[0]
    for part in parts[1:]:
        text = words.say("effect-then", first=text, last=part)
    return text


def _commas(words: Messages, parts: Sequence[str]) -> str:
    text = parts[0]
    for part in parts[1:]:
        text = words.say("series-next", first=text, last=part)
    return text


# ---- few letters


def brief(words: Messages, effects: Sequence[Effect]) -> str:
    return " · ".join(_brief(words, effect) for effect in effects)


def brief_trait(words: Messages, trigger: int, effect: Effect) -> str:
    """The trigger's row or values, then the effect."""
    if trigger < len(ROWS):
        before = words.say(f"row-{ROWS[trigger]}")
    else:
        before = f"{lowest_value(trigger)}–{lowest_value(trigger) + 1}"
    return words.say("brief-colon", before=before, after=_brief(words, effect))


def _brief(words: Messages, effect: Effect) -> str:
    text = _brief_items(words, effect.gain)
    if effect.pay:
        text = words.say("brief-convert", before=_brief_items(words, effect.pay), after=text)
    if effect.repeat:
        text = words.say("brief-repeat", what=text)
    if effect.condition:
        before = words.say(
            f"brief-if-{OF_ICON[effect.condition].word}", count=AT_LEAST[effect.condition]
        )
        text = words.say("brief-colon", before=before, after=text)
    if effect.instead is not None:
        text = words.say("brief-instead", first=text, last=_brief(words, effect.instead))
    return text


def _brief_items(words: Messages, items: Sequence[Item]) -> str:
    return " + ".join(_brief_item(words, item) for item in items)


def _brief_item(words: Messages, item: Item) -> str:
    text = words.say(_name("brief", item.code), count=item.amount)
    if item.per:
        per = words.say(f"brief-per-{OF_ICON[item.per].word}")
        return words.say("brief-each", what=text, per=per)
    return text


def _name(family: str, code: int) -> str:
    return ROW[code].message(family)
