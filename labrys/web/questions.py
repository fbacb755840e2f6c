"""A question on a page: the options in groups, and why others are not possible."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from labrys.boards.kept import kept
from labrys.boards.markup import Html, join, tag, text
from labrys.boards.page import PageBoard, is_aside, onward_of, token_of
from labrys.kernel.lexicon import Block
from labrys.kernel.text.words import Words, capital
from labrys.kernel.view import View

# From this many options of a verb on, those that begin with the same part stand together.
CROWD: Final = 7
# From this many options on, there are headings over them, where the game has words for one.
SOME: Final = 8
# From this many options on, groups are folded that begin with the same part (one chooses the thing,
# then what goes with it), or that are beside the point.
MANY: Final = 13
# A token that is the picture of a card or tile
PICTURE: Final = re.compile(r'class="token [^"]*\bseen\b')


@dataclass(frozen=True)
class Choice:
    """An option as a button: how it is spelled, what it says, the parts it names, how they look,
    and whether it is beside what is asked."""

    spelling: str
    text: str
    hint: str
    parts: str
    token: Html
    aside: bool = False

    @property
    def id(self) -> str:
        return "option-" + self.spelling.replace(";", "-then").replace(" ", "-")

    @property
    def look(self) -> str:
        """The classes of its button, by what stands beside its words."""
        if not self.token:
            return "option"
        return "option with-token pictured" if PICTURE.search(self.token) else "option with-token"

    @property
    def button(self) -> Html:
        return _button(self)


@kept
def _button(choice: Choice) -> Html:
    """Many options are open at question after question."""
    hint = tag("small", f"– {choice.hint}", cls="hint") if choice.hint else None
    words = tag("span", choice.text, " " if hint else None, hint)
    # `data-parts` is always there, so `tag` will not do: it leaves out what is empty.
    opening = Html(
        f'<button class="{choice.look}" id="{text(choice.id)}" name="option"'
        f' value="{text(choice.spelling)}" data-parts="{text(choice.parts)}"'
        f"{' data-aside' if choice.aside else ''}>"
    )
    return join([opening, words, " " if choice.token else None, choice.token, Html("</button>")])


@dataclass
class Group:
    """Options that belong together; `heading` is empty where there is nothing to say. `first` is
    the part of the board that all of them begin with."""

    heading: str
    first: str = ""
    choices: list[Choice] = field(default_factory=list)
    folded: bool = False

    @property
    def id(self) -> str:
        return f"group-{self.choices[0].id.removeprefix('option-').split('-')[0]}-{self.first}"


@dataclass(frozen=True)
class Reason:
    """Why some things are not possible: the reason, its rule, and the things."""

    reason: str
    rule: str
    things: list[str]


class Question:
    """What a seat is asked now, in a language."""

    def __init__(self, view: View, words: Words, board: PageBoard) -> None:
        self.view = view
        self.words = words
        self.board = board

    def groups(self) -> list[Group]:
        """All options, those of a verb together, in the order in which they are offered."""
        lexicon = self.words.game.lexicon
        verbs: dict[int, list[int]] = {}
        for option in self.view.options:
            verbs.setdefault(lexicon.of(option).base, []).append(option)
        groups: list[Group] = []
        for options in verbs.values():
            gestures = [group for option in options for group in self._gestures(option)]
            groups += gestures
            options = [option for option in options if not onward_of(self.board, option, self.view)]
            if not options:
                continue
            for group in self._of_verb(lexicon.of(options[0]), options):
                if groups and group.heading and group.heading == groups[-1].heading:
                    groups[-1].choices += group.choices
                else:
                    groups.append(group)
        return groups

    def _gestures(self, option: int) -> list[Group]:
        """An option and what follows it as one gesture each, folded under the option's words."""
        onward = onward_of(self.board, option, self.view)
        if not onward:
            return []
        spelling = self.view.spell(option)
        heading = self.words.wording.option(option, self.view)
        return [
            Group(capital(heading), "", [self.choice(later, spelling) for later in onward], True)
        ]

    def _of_verb(self, block: Block, options: list[int]) -> list[Group]:
        if len(options) < CROWD or len(block.parts) < 2:
            heading, folded = self._heading(block.verb)
            return [Group(heading, "", [self.choice(option) for option in options], folded)]
        groups: dict[int, Group] = {}
        kind = block.parts[0].kind
        first = self.words.wording.first(kind)
        about = f"any-{block.verb}"
        for option in options:
            member = block.members(option)[0]
            choice = self.choice(option)
            if member not in groups:
                thing = capital(self.words.thing(kind, member + first))
                heading = f"{self.words.say(about)} – {thing}" if self.words.knows(about) else thing
                first_part = choice.parts.partition(" ")[0]
                many = len(self.view.options) >= MANY
                groups[member] = Group(heading, first_part, folded=many)
            groups[member].choices.append(choice)
        if all(len(group.choices) == 1 for group in groups.values()):
            # Nothing goes with the thing: a heading over each would only say it twice.
            heading, folded = self._heading(block.verb)
            alone = [choice for group in groups.values() for choice in group.choices]
            return [Group(heading, "", alone, folded)]
        return list(groups.values())

    def _heading(self, verb: str) -> tuple[str, bool]:
        """What stands over the options of a verb, and whether they are folded."""
        if len(self.view.options) < SOME:
            return "", False
        for kind in ("heading", "fold"):
            if self.words.knows(f"{kind}-{verb}"):
                folded = kind == "fold" and len(self.view.options) >= MANY
                return self.words.say(f"{kind}-{verb}"), folded
        return "", False

    def standing(self) -> list[Choice]:
        """What may be chosen at any question besides, such as to concede."""
        view = self.view
        if not view.asked:
            return []
        return [self.choice(option) for option in view.concealed.standing(view.seat)]

    def choice(self, option: int, after: str = "") -> Choice:
        """`after` is another option that is played first, in the same gesture."""
        wording, view = self.words.wording, self.view
        return Choice(
            f"{after}; {view.spell(option)}" if after else view.spell(option),
            capital(wording.option(option, view)),
            wording.hint(option, view),
            " ".join(self.board.targets(option, view)),
            token_of(self.board, option, view),
            is_aside(self.board, option),
        )

    def refused_parts(self) -> list[str]:
        """The parts of the board that are named only by what is refused."""
        view, board = self.view, self.board
        live = {part for option in view.options for part in board.targets(option, view)}
        refused = {
            part: None
            for refusal in view.refusals()
            for part in board.targets(refusal.option, view)
            if part not in live
        }
        return list(refused)

    def reasons(self, part: str = "") -> list[Reason]:
        """Why things are not possible; with a part, only those that name it."""
        found: dict[tuple[str, str], dict[str, None]] = {}
        words, view = self.words, self.view
        for refusal in view.refusals():
            if part and part not in self.board.targets(refusal.option, view):
                continue
            what = words.wording.what(refusal)
            reason = words.say(f"why-{refusal.reason}", count=refusal.short, what=what)
            things = found.setdefault((reason, refusal.rule), {})
            things[capital(words.wording.refused(refusal, view))] = None
        return [Reason(reason, rule, list(things)) for (reason, rule), things in found.items()]
