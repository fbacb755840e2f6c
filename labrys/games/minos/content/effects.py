"""The effect language of Minos: text such as "if_towers2: 4 vp" and what it means.

    effect     = [condition ":"] body ["instead" condition ":" body]
    body       = conversion | items
    conversion = ["repeat"] items "->" items
    items      = item {"+" item}
    item       = [amount] code [multiplier]

Which words are codes, conditions and multipliers is a `Vocabulary`.
"""

from __future__ import annotations

from typing import Final

from labrys.kernel.errors import TextError, suggest

MOST: Final = 99


class Item:
    """An amount of one code, times a multiplier if `per` is not 0."""

    def __init__(self, code: int, amount: int, per: int) -> None:
        self.code = code
        self.amount = amount
        self.per = per

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Item):
            return False
        return (self.code, self.amount, self.per) == (other.code, other.amount, other.per)

    def __hash__(self) -> int:
        return hash((self.code, self.amount, self.per))

    def __repr__(self) -> str:
        return f"Item({self.code}, {self.amount}, {self.per})"


class Effect:
    """What a card or tile does.

    `condition` is 0 without one. `pay` is empty unless the effect is a conversion.
    `instead` is the whole second part; its condition says when it replaces the first.
    """

    def __init__(
        self,
        condition: int,
        pay: list[Item],
        gain: list[Item],
        repeat: bool = False,
        instead: Effect | None = None,
    ) -> None:
        self.condition = condition
        self.pay = pay
        self.gain = gain
        self.repeat = repeat
        self.instead: Effect | None = instead

    def gains(self) -> list[int]:
        """Every code this effect may give, second part included."""
        codes = [item.code for item in self.gain]
        if self.instead is not None:
            codes.extend(self.instead.gains())
        return codes

    def modified(self) -> bool:
        """Whether anything but plain items and a plain conversion is in it."""
        if self.condition or self.repeat or self.instead is not None:
            return True
        return any(item.per for item in self.gain)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Effect):
            return False
        return (
            self.condition == other.condition
            and self.pay == other.pay
            and self.gain == other.gain
            and self.repeat == other.repeat
            and self.instead == other.instead
        )

    def __hash__(self) -> int:
        parts = (tuple(self.pay), tuple(self.gain), self.instead)
        return hash((self.condition, self.repeat, parts))

    def __repr__(self) -> str:
        return f"Effect({self.condition}, {self.pay}, {self.gain}, {self.repeat}, {self.instead})"


class Vocabulary:
    """The words of effects: the number of each and the parts it may play.

    A code under `repeat` may neither be one of `unrepeatable` nor one that is paid, else
    the conversion could run for ever.
    """

    def __init__(
        self,
        gains: dict[str, int],
        costs: dict[str, int],
        conditions: dict[str, int],
        multipliers: dict[str, int],
        unrepeatable: list[str],
    ) -> None:
        self.gains = gains
        self.costs = costs
        self.conditions = conditions
        self.multipliers = multipliers
        self.codes: dict[str, int] = {**gains, **costs}
        self.unrepeatable = [gains[word] for word in unrepeatable]
        self.words: dict[int, str] = {}
        for words in (self.codes, conditions, multipliers):
            for word, number in words.items():
                self.words[number] = word


def parse(text: str, vocabulary: Vocabulary) -> Effect:
    """Read an effect, or raise an TextError that says what is wrong with it."""
    reader = _Reader(text, vocabulary)
    effect = reader.part()
    if reader.accept("instead"):
        second = reader.part()
        if not second.condition:
            raise TextError("the part after 'instead' has no condition", "expected one and ':'")
        effect.instead = second
    reader.end()
    return effect


def spell(effect: Effect, vocabulary: Vocabulary) -> str:
    """Write an effect as `parse` reads it."""
    text = ""
    if effect.condition:
        text = f"{vocabulary.words[effect.condition]}: "
    if effect.repeat:
        text += "repeat "
    if effect.pay:
        text += f"{_spell_items(effect.pay, vocabulary)} -> "
    text += _spell_items(effect.gain, vocabulary)
    if effect.instead is not None:
        text += f" instead {spell(effect.instead, vocabulary)}"
    return text


def _spell_items(items: list[Item], vocabulary: Vocabulary) -> str:
    return " + ".join([_spell_item(item, vocabulary) for item in items])


def _spell_item(item: Item, vocabulary: Vocabulary) -> str:
    words = [vocabulary.words[item.code]]
    if item.amount != 1:
        words.insert(0, str(item.amount))
    if item.per:
        words.append(vocabulary.words[item.per])
    return " ".join(words)


class _Reader:
    """Goes once over the words of one effect."""

    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        for sign in ("->", ":", "+"):
            text = text.replace(sign, f" {sign} ")
        self.tokens: list[str] = text.split()
        self.at = 0
        self.vocabulary = vocabulary

    def peek(self, ahead: int = 0) -> str:
        at = self.at + ahead
        return self.tokens[at] if at < len(self.tokens) else ""

    def accept(self, word: str) -> bool:
        if self.peek() != word:
            return False
        self.at += 1
        return True

    def end(self) -> None:
        if self.peek():
            raise TextError(f"'{self.peek()}' stands where the effect should end", "remove it")

    def part(self) -> Effect:
        condition = self.condition() if self.peek(1) == ":" else 0
        repeat = self.accept("repeat")
        pay: list[Item] = []
        gain = self.items()
        if self.accept("->"):
            pay = gain
            gain = self.items()
            self.check_costs(pay)
        self.check_gains(gain)
        if repeat:
            self.check_repeat(pay, gain)
        return Effect(condition, pay, gain, repeat)

    def condition(self) -> int:
        word = self.peek()
        conditions = self.vocabulary.conditions
        if word not in conditions:
            raise TextError(f"unknown condition '{word}'", suggest(word, list(conditions)))
        self.at += 2
        return conditions[word]

    def items(self) -> list[Item]:
        items = [self.item()]
        while self.accept("+"):
            items.append(self.item())
        return items

    def item(self) -> Item:
        amount = self.amount()
        code = self.code()
        per = self.vocabulary.multipliers.get(self.peek(), 0)
        if per:
            self.at += 1
        else:
            self.check_after_code()
        return Item(code, amount, per)

    def amount(self) -> int:
        word = self.peek()
        if not word.lstrip("-").isdecimal():
            return 1
        if not (word.isascii() and word.isdecimal() and len(word) < 4 and 1 <= int(word) <= MOST):
            raise TextError(f"the amount is {word}", f"expected 1 to {MOST}")
        self.at += 1
        return int(word)

    def code(self) -> int:
        word = self.peek()
        known = self.vocabulary
        if word in known.codes:
            self.at += 1
            return known.codes[word]
        if not word or word in (":", "+", "->", "instead", "repeat"):
            found = f"'{word}'" if word else "the end"
            raise TextError(f"{found} stands where a code should be", "expected amount and code")
        if word in known.conditions:
            raise TextError(f"'{word}' is a condition", "expected it first, with ':' after it")
        if word in known.multipliers:
            raise TextError(f"'{word}' is a multiplier", "expected a code before it")
        raise TextError(f"unknown code '{word}'", suggest(word, list(known.codes)))

    def check_after_code(self) -> None:
        word = self.peek()
        known = self.vocabulary
        if not word or word in (":", "+", "->", "instead"):
            return
        if word in known.codes or word.isdecimal():
            raise TextError(f"'{word}' follows a code", "expected '+' between two items")
        if word in known.conditions or word == "repeat":
            raise TextError(f"'{word}' stands after a code", "expected it first")
        known_words = [*known.multipliers, "instead"]
        raise TextError(f"unknown multiplier '{word}'", suggest(word, known_words))

    def check_costs(self, pay: list[Item]) -> None:
        costs = self.vocabulary.costs
        for item in pay:
            word = self.vocabulary.words[item.code]
            if word not in costs:
                raise TextError(f"'{word}' cannot be paid", f"expected {', '.join(costs)}")
            if item.per:
                raise TextError(f"the cost '{word}' has a multiplier", "expected a fixed amount")

    def check_gains(self, gain: list[Item]) -> None:
        for item in gain:
            word = self.vocabulary.words[item.code]
            if word not in self.vocabulary.gains:
                raise TextError(f"'{word}' can only be paid", "expected it left of '->'")

    def check_repeat(self, pay: list[Item], gain: list[Item]) -> None:
        if not pay:
            raise TextError("'repeat' stands before a plain gain", "expected a cost and '->'")
        paid = [item.code for item in pay]
        for item in gain:
            word = self.vocabulary.words[item.code]
            if item.code in self.vocabulary.unrepeatable:
                raise TextError(f"'repeat' gives '{word}'", "expected another gain or no 'repeat'")
            if item.code in paid:
                raise TextError(
                    f"'repeat' gives back '{word}', which it costs", "expected another gain"
                )
