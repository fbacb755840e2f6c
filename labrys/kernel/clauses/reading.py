"""Reads card texts.

    ability  = TIMING ["IF" clause] [":" body]
    body     = part {(";" | "+") part}
    part     = clause | price "->" body | "[" body "|" body {"|" body} "]" | "OPT" "(" body ")"
             | "IF" "(" clause ")" "{" body "}" ["{" body "}"]
    clause   = ["!"] NAME ["(" [argument {("," | ";") argument}] ")"]
    argument = [name "="] value

`->` takes all to its right, up to the end of the text or of the bracket around it.
"""

from __future__ import annotations

from typing import Final

from labrys.kernel.clauses.arguments import ClauseOf
from labrys.kernel.clauses.registry import Registry
from labrys.kernel.clauses.rows import (
    A_KIND,
    CONDITION,
    EFFECT,
    PRICE,
    TIMING,
    Argument,
    Row,
)
from labrys.kernel.clauses.tree import Ability, Choice, Clause, If, Optional, Part, Pay, Sequence
from labrys.kernel.errors import TextError, suggest

LONGEST: Final = 1000
DEEPEST: Final = 8


def parse(text: str, registry: Registry) -> Ability:
    """Read an ability, or raise a TextError that says what is wrong with it, and where."""
    reader = _Reader(text, registry, "")
    return reader.whole_ability()


def parse_body(text: str, registry: Registry, timing: str = "") -> Part:
    """Read a text whose timing stands elsewhere, such as in the name of a column."""
    reader = _Reader(text, registry, timing)
    return reader.whole_body()


def parse_clauses(text: str, registry: Registry, timing: str = "") -> list[Clause]:
    """Read clauses in a row, for a game that puts them together in no other way."""
    body = parse_body(text, registry, timing)
    clauses: list[Clause] = []
    for part in body.parts if isinstance(body, Sequence) else [body]:
        if not isinstance(part, Clause):
            raise TextError("the text has choices or conditions", "expected clauses in a row")
        clauses.append(part)
    return clauses


class _Reader:
    """Goes once over one text. `at` is where it is, `mark` where the word it looks at begins."""

    def __init__(self, text: str, registry: Registry, timing: str) -> None:
        self.text = text
        self.registry = registry
        self.timing = timing
        self.at = 0
        self.mark = 0
        self.depth = 0

    def whole_ability(self) -> Ability:
        try:
            self.check_length()
            ability = self.ability()
            self.end()
            return ability
        except TextError as error:
            raise self.placed(error) from None

    def whole_body(self) -> Part:
        try:
            self.check_length()
            body = self.body()
            self.end()
            return body
        except TextError as error:
            raise self.placed(error) from None

    def check_length(self) -> None:
        if len(self.text) > LONGEST:
            raise TextError("the text is too long", f"expected {LONGEST} characters at most")

    def placed(self, error: TextError) -> TextError:
        return TextError(f"at character {self.mark + 1}, {error.what}", error.expected)

    # ---- signs and names

    def sign(self) -> str:
        """The next character that is no space."""
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1
        self.mark = self.at
        return self.text[self.at] if self.at < len(self.text) else ""

    def accept(self, sign: str) -> bool:
        self.sign()
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        return True

    def need(self, sign: str, after: str) -> None:
        if not self.accept(sign):
            raise TextError(f"{self.found()} stands after {after}", f"expected '{sign}'")

    def found(self) -> str:
        """What stands here, for an error."""
        sign = self.sign()
        if not sign:
            return "the end"
        end = self.at + 1
        while end < len(self.text) and _is_letter(sign) and _is_letter(self.text[end]):
            end += 1
        return f"'{self.text[self.at : end]}'"

    def peek_name(self) -> str:
        self.sign()
        end = self.at
        while end < len(self.text) and _is_letter(self.text[end]):
            end += 1
        return self.text[self.at : end]

    def name(self, kind: int) -> str:
        name = self.peek_name()
        if not name:
            what = f"{self.found()} stands where a clause should be"
            raise TextError(what, f"expected the name of {A_KIND[kind]}")
        self.at += len(name)
        return name

    def end(self) -> None:
        if self.sign():
            raise TextError(f"{self.found()} stands where the text should end", "remove it")

    def deeper(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise TextError("brackets are too deep", f"expected {DEEPEST} levels at most")

    # ---- clauses put together

    def ability(self) -> Ability:
        timing = self.clause(TIMING)
        self.timing = timing.row.name
        condition: Clause | None = None
        if self.peek_name() == "IF":
            self.at += 2
            condition = self.clause(CONDITION)
        if timing.row.alone:
            return Ability(timing, condition, None)
        self.need(":", f"the timing {timing.row.name}")
        return Ability(timing, condition, self.body())

    def body(self) -> Part:
        self.deeper()
        parts = [self.part()]
        while not isinstance(parts[-1], Pay) and (self.accept(";") or self.accept("+")):
            parts.append(self.part())
        self.depth -= 1
        return parts[0] if len(parts) == 1 else Sequence(parts)

    def part(self) -> Part:
        if self.accept("["):
            return self.choice()
        name = self.peek_name()
        if name == "OPT":
            self.at += 3
            self.need("(", "OPT")
            body = self.body()
            self.need(")", "the text of OPT")
            return Optional(body)
        if name == "IF":
            self.at += 2
            return self.condition()
        if self.registry.named(PRICE, name) is not None:
            price = self.clause(PRICE)
            self.need("->", f"the price {name}")
            return Pay(price, self.body())
        clause = self.clause(EFFECT)
        if self.accept("->"):
            prices = [row.name for row in self.registry.of_kind(PRICE)]
            expected = f"expected {' or '.join(prices)} before '->'" if prices else "remove '->'"
            raise TextError(f"'{name}' is no price", expected)
        return clause

    def choice(self) -> Part:
        options = [self.body()]
        while self.accept("|"):
            options.append(self.body())
        self.need("]", "a choice")
        if len(options) == 1:
            raise TextError("the choice has one option", "expected '|' and another")
        return Choice(options)

    def condition(self) -> Part:
        self.need("(", "IF")
        condition = self.clause(CONDITION)
        self.need(")", "the condition of IF")
        body = self.braced()
        return If(condition, body, self.braced() if self.sign() == "{" else None)

    def braced(self) -> Part:
        self.need("{", "the condition of IF")
        body = self.body()
        self.need("}", "a text in braces")
        return body

    # ---- one clause

    def clause(self, kind: int) -> Clause:
        self.deeper()
        mandatory = self.accept("!")
        name = self.name(kind)
        start = self.mark
        row = self.registry.find(kind, name, self.timing)
        if mandatory and not row.optional:
            raise TextError(f"'!' stands before {name}", "there is nothing to decline: remove it")
        clause = self.registry.make(row)
        clause.mandatory = mandatory
        filled = self.arguments(clause, row) if self.accept("(") else []
        for argument in row.arguments:
            if argument.name not in filled:
                if argument.default is None:
                    self.mark = start
                    raise TextError(f"{name} lacks '{argument.name}'", row.expected())
                setattr(clause, argument.field, argument.default)
        self.depth -= 1
        return clause

    def arguments(self, clause: Clause, row: Row) -> list[str]:
        """Fill the clause up to the closed bracket; the names of what was given."""
        filled: list[str] = []
        if self.accept(")"):
            return filled
        while True:
            argument = self.argument(row, filled)
            filled.append(argument.name)
            setattr(clause, argument.field, self.value(argument, row))
            if self.accept(")"):
                return filled
            if not (self.accept(",") or self.accept(";")):
                raise TextError(f"the brackets of {row.name} are not closed", "expected ')'")

    def argument(self, row: Row, filled: list[str]) -> Argument:
        """The argument that stands here: the one that is named, or the next without a name."""
        name = self.peek_name()
        after = self.at + len(name)
        if name and self.text.startswith("=", after):
            for argument in row.arguments:
                if argument.named and argument.name == name:
                    if name in filled:
                        raise TextError(f"'{name}' stands twice in {row.name}", row.expected())
                    self.at = after + 1
                    return argument
            known = [argument.name for argument in row.arguments if argument.named]
            expected = suggest(name, known) if known else row.expected()
            raise TextError(f"{row.name} has no '{name}'", expected)
        for argument in row.arguments:
            if argument.name not in filled:
                if argument.named:
                    raise TextError(f"{self.found()} in {row.name} has no name", row.expected())
                return argument
        raise TextError(f"{row.name} has too many arguments", row.expected())

    def value(self, argument: Argument, row: Row) -> object:
        if isinstance(argument.type, ClauseOf):
            return self.clause(argument.type.kind)
        self.sign()
        end = self.at
        while end < len(self.text) and self.text[end] not in ",;)":
            end += 1
        if end == len(self.text):
            raise TextError(f"the brackets of {row.name} are not closed", "expected ')'")
        text = self.text[self.at : end].strip()
        if not text:
            raise TextError(f"an argument of {row.name} is empty", row.expected())
        self.at = end
        try:
            return argument.type.read(text)
        except TextError as error:
            what = f"in '{argument.name}' of {row.name}, {error.what}"
            raise TextError(what, error.expected) from None


def _is_letter(sign: str) -> bool:
    return sign == "_" or (sign.isascii() and sign.isalnum())
