"""A question as text: the options by number and spelling, and why others are not possible."""

from __future__ import annotations

import re
from typing import Final

from labrys.kernel.lexicon import Block, Part
from labrys.kernel.question import Refusal
from labrys.kernel.text.words import Words
from labrys.kernel.view import View
from labrys.tables.terminal.screen import wrapped

# From this many options on, those of a verb with two parts are shown where the parts meet.
CROWD: Final = 12
# From this many further options on, those of a verb with two parts stand side by side.
ALIKE: Final = 2
LONGEST_SPELLING: Final = 26
# Columns of numbers are at least so wide.
LEAST: Final = 4
RULE: Final = re.compile(r"[A-Za-z]+-[A-Za-z]+-(?:[0-9]+|[A-Za-z]+)$")


def in_order(view: View, words: Words) -> list[int]:
    """The options as they are numbered: verbs as they are offered, their options by lexicon."""
    lexicon = words.game.lexicon
    verbs: dict[str, list[int]] = {}
    for option in view.options:
        verbs.setdefault(lexicon.of(option).verb, []).append(option)
    return [option for options in verbs.values() for option in sorted(options)]


def listing(view: View, words: Words, width: int, only: list[int] | None = None) -> list[str]:
    """The options of a view, each with its number; or `only` some of them."""
    numbered = [
        (number, option)
        for number, option in enumerate(in_order(view, words), 1)
        if only is None or option in only
    ]
    lexicon = words.game.lexicon
    lines: list[str] = []
    plain: list[tuple[int, int]] = []
    for block in lexicon.blocks:
        own = [(number, option) for number, option in numbered if lexicon.of(option) is block]
        drawn = grid(block, own, words, width) if _crowded(block, own) else []
        lines += drawn
        plain += [] if drawn else own
    return lines + one_by_one(sorted(plain), view, words, width)


def _crowded(block: Block, own: list[tuple[int, int]]) -> bool:
    return len(block.parts) == 2 and len(own) >= CROWD


def one_by_one(numbered: list[tuple[int, int]], view: View, words: Words, width: int) -> list[str]:
    """A line for each option: number, spelling, sentence.

    Where a verb has two parts, the first of many options that differ only in the second part
    stands for the others, unless they bring different things.
    """
    column = min(LONGEST_SPELLING, max((len(view.spell(o)) for _, o in numbered), default=0))
    lexicon = words.game.lexicon
    lines: list[str] = []
    index = 0
    while index < len(numbered):
        number, option = numbered[index]
        block = lexicon.of(option)
        head = f"{number:>4}  {view.spell(option):<{column}}  "
        lines += wrapped(words.option(option, view), width, head, " " * (column + 8))
        index += 1
        others = [pair for pair in numbered[index:] if same_first(block, option, pair[1])]
        hints = {words.wording.hint(other, view) for _, other in [(number, option), *others]}
        if len(others) >= ALIKE and len(hints) == 1:
            lines += alike_lines(others, view, words, width)
            index += len(others)
    return lines


def same_first(block: Block, option: int, other: int) -> bool:
    """Whether two options of a verb with two parts differ in the second part only."""
    if len(block.parts) != 2 or not block.base <= other < block.base + block.size:
        return False
    return block.members(option)[0] == block.members(other)[0]


def alike_lines(others: list[tuple[int, int]], view: View, words: Words, width: int) -> list[str]:
    """Further options of a verb, side by side: number and spelling only."""
    cells = [f"{number:>4}  {view.spell(option)}" for number, option in others]
    column = max(len(cell) for cell in cells) + 2
    across = max(1, width // column)
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return ["".join(cell.ljust(column) for cell in row).rstrip() for row in rows]


def grid(block: Block, numbered: list[tuple[int, int]], words: Words, width: int) -> list[str]:
    """The options of a verb with two parts: a row for each first part, a column for each second.

    Both are spelled and, where there is room, named. Nothing where even spelling is too wide.
    """
    down, across = block.parts
    cells: dict[tuple[int, int], int] = {}
    for number, option in numbered:
        first, second = block.members(option)
        cells[first, second] = number
    columns = sorted({second for _, second in cells})
    rows = sorted({first for first, _ in cells})
    heads = [across.names[member] for member in columns]
    named = [named_part(across, member, words) for member in columns]
    label = max(len(down.names[member]) for member in rows) + len(block.verb) + 3
    lines: list[str] = []
    room = [max(len(head), len(name), LEAST) + 2 for head, name in zip(heads, named)]
    if label + sum(room) > width:
        room = [max(len(head), LEAST) + 2 for head in heads]
    elif not all(alike(name, head) for name, head in zip(named, heads)):
        lines.append(" " * label + in_columns(named, room))
    lines.append(" " * label + in_columns(heads, room))
    names = [named_part(down, member, words) for member in rows]
    telling = not all(alike(name, down.names[member]) for name, member in zip(names, rows))
    # Either every row is named or none is.
    telling = telling and label + sum(room) + max(len(name) for name in names) + 3 <= width
    for member, name in zip(rows, names):
        text = f"  {block.verb} {down.names[member]}".ljust(label)
        text += in_columns([str(cells.get((member, column), "·")) for column in columns], room)
        lines.append(f"{text}   {name}" if telling else text)
    return lines if max(len(line) for line in lines) <= width else []


def in_columns(texts: list[str], room: list[int]) -> str:
    return "".join(text.rjust(wide) for text, wide in zip(texts, room))


def named_part(part: Part, member: int, words: Words) -> str:
    return words.thing(part.kind, member + words.wording.first(part.kind))


def alike(name: str, spelled: str) -> bool:
    """Whether a name tells no more than the spelling does."""
    return name.casefold() == spelled.casefold().replace("-", " ")


def refusals(view: View, words: Words, width: int) -> list[str]:
    """What is not possible and why; options refused for the same reason stand together."""
    groups: dict[tuple[str, str, str], list[str]] = {}
    for refusal in view.refusals():
        verb = words.game.lexicon.of(refusal.option).verb
        key = (verb, reason(refusal, words), refusal.rule)
        groups.setdefault(key, []).append(view.spell(refusal.option))
    lines: list[str] = []
    for (verb, why, rule), spelled in groups.items():
        rest = [text.removeprefix(verb).strip() for text in spelled[1:]]
        options = ", ".join([spelled[0], *rest])
        text = words.say("refused", options=options, reason=why, rule=rule)
        lines += wrapped(text, width, "  ", "      ")
    return lines


def reason(refusal: Refusal, words: Words) -> str:
    """Why, without what."""
    what = words.wording.what(refusal)
    return words.say(f"why-{refusal.reason}", count=refusal.short, what=what)


def beginning_like(text: str, view: View) -> list[int]:
    """The options offered whose spelling is the text, or else begins with its words."""
    wanted = text.casefold().split()
    found: list[int] = []
    for option in view.options:
        spelled = view.spell(option).casefold().split()
        if spelled == wanted:
            return [option]
        if spelled[: len(wanted)] == wanted:
            found.append(option)
    return found


def standing(view: View) -> list[int]:
    """What the seat may choose at any question, besides what it is asked."""
    return view.concealed.standing(view.seat) if view.asked else []
