"""What is read aloud, and what is shown on hover or focus, beside what is only seen."""

from __future__ import annotations

from labrys.boards.markup import Child, Html, join, tag, text


def aloud(*words: Child) -> Html:
    """Words for those who listen, in the place of what is only seen."""
    return tag("span", *words, cls="visually-hidden")


def tip(*words: Child) -> Html:
    """Words that show on hover or focus; whoever listens is told them otherwise."""
    return tag("span", *words, cls="tip", aria_hidden="true")


def lines(words: str) -> Html:
    """Several lines for a tip: the first is their title."""
    first, *rest = text(words).split("\n")
    if not rest:
        return Html(first)
    return tag("strong", Html(first)) + join([tag("span", Html(line)) for line in rest])


def in_a_line(words: str) -> Html:
    return Html(text(words).replace("\n", " "))


def labelled(words: str, *signs: Child, **attributes: str) -> Html:
    """Signs that stand for some words; these are read aloud."""
    return tag("span", *signs, role="img", aria_label=in_a_line(words), **attributes)


def told(kind: str, words: str, *signs: Child, name: str = "span") -> Html:
    """Signs that stand for some words: these are read aloud, and shown on hover or focus."""
    shown = tip(lines(words))
    return tag(name, *signs, shown, cls=kind, role="img", aria_label=in_a_line(words))


def printed(words: str, *signs: Child) -> Html:
    """What is printed on a space of the board, and beside it the tip that the space shows."""
    return labelled(words, *signs, cls="prints") + tip(words)
