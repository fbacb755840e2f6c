"""Card texts of Minotaur Lords, made from the clauses of the card language (ledger 7.2 to 7.4)."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.games.minotaur.content.language import (
    ALL,
    ANY,
    ANYWHERE,
    BOOST,
    CARD_TYPES,
    COLUMN,
    FATE,
    GOD,
    IMMUNE,
    KINDS,
    LEADER,
    MINION,
    NO_LIMIT,
    OPP,
    OWN,
    PER,
    PICK_COLUMN,
    PLACES,
    POWER,
    PROTECTIONS,
    SIDES,
    TRAITS,
    TYPES,
    UNCURSE,
    Clause,
    Selector,
)
from labrys.games.minotaur.content.model import Card
from labrys.kernel.clauses import tree
from labrys.kernel.clauses.arguments import bits
from labrys.kernel.text.clause_words import ClauseWords
from labrys.kernel.text.words import Messages, Words, capital

ONE_LEADER = 1 << LEADER
ONE_MINION = 1 << MINION
ONE_GOD = 1 << GOD


def name(words: Words, card: Card) -> str:
    return card.name.get(words.language, card.id).replace("'", "’")


def full(words: Words, card: Card) -> str:
    """Name, what is printed around the text, and the text: a line each."""
    first = words.say("card-title", name=name(words, card), id=card.id)
    return "\n".join([first, capital(facts(words, card)) + ".", rules(words, card)])


def facts(words: Words, card: Card) -> str:
    """Type, phase, power, icons, counters on arrival and traits, in a row."""
    parts = [short_facts(words, card)]
    if card.icons:
        parts.append(" ".join(words.say(f"icon-{kind}") for kind in kinds(card)))
    if card.curses:
        parts.append(words.say("card-curses", count=card.curses))
    parts += [words.say(f"trait-{TRAITS[index]}") for index in bits(card.traits)]
    return " · ".join(parts)


def short_facts(words: Words, card: Card) -> str:
    """Type, phase and power."""
    parts = [kind_and_phase(words, card)]
    if card.icons:
        parts.append(words.say("card-power", power="X" if card.counted else str(card.power)))
    return " · ".join(parts)


def kind_and_phase(words: Words, card: Card) -> str:
    kind = words.say(f"type-{TYPES[card.type]}")
    return f"{kind} · {words.say('card-phase', phase=card.phase)}"


def kinds(card: Card) -> list[str]:
    return [KINDS[index] for index in bits(card.icons)]


def rules(words: Words, card: Card) -> str:
    """The text as it stands on the card."""
    if card.active:
        said = sentence(words, card.active)
        return said if card.type == FATE else words.say("card-action", text=said)
    if card.passive:
        return " ".join(sentence(words, [clause], card.counted) for clause in card.passive)
    return words.say("card-blank")


def sentence(words: Words, clauses: Sequence[Clause], counted: bool = False) -> str:
    return capital(text(words, clauses, counted)) + "."


def text(words: Words, clauses: Sequence[Clause], counted: bool = False) -> str:
    """Clauses one after the other, without a capital or full stop."""
    return Clauses(words, counted).row(clauses)


def clause_text(words: Words, clause: Clause) -> str:
    return Clauses(words).clause(clause)


class Clauses(ClauseWords):
    """The clauses of a card; `counted` if its power is one of them."""

    def __init__(self, words: Words, counted: bool = False) -> None:
        super().__init__(words)
        self.counted = counted

    def bare(self, clause: tree.Clause) -> str:
        assert isinstance(clause, Clause)
        said = clause_bare(self.words, clause, self.counted)
        if clause.sel.where >= PICK_COLUMN:
            said = self.words.say(f"text-{PLACES[clause.sel.where]}", text=said)
        return said


def clause_bare(words: Messages, clause: Clause, counted: bool) -> str:
    """One clause by the message of its row, but for two that have several."""
    if clause.code == PER:
        return count_text(words, clause, counted)
    message = clause.row.message
    if clause.code == IMMUNE:
        message = f"text-immune-{PROTECTIONS[clause.flag]}"
        message += "-self" if clause.sel.is_self else ""
    return words.say(
        message,
        cards=chosen(words, clause),
        side="own" if clause.sel.is_self else SIDES[clause.sel.side],
        verb="one" if single(clause.sel) else "many",
        count=clause.number,
        number=number(words, clause.number),
        more=clause.count,
        most=number(words, clause.count),
        types=types_text(words, clause.types, "a" if clause.number < 2 else "many"),
        locked=types_text(words, clause.types, "a"),
        flag=clause.flag,
        kind=KINDS[clause.flag] if clause.flag < len(KINDS) else "",
        phase=clause.phase,
    )


def count_text(words: Messages, clause: Clause, counted: bool) -> str:
    """PER: a number that grows with cards, or a bonus while there is one."""
    sel = clause.sel
    if sel.is_self:
        return words.say("text-per-self", count=min(clause.number, clause.count))
    rest = filters(words, sel)
    if clause.count <= clause.number and not counted:
        form = "another" if sel.other else "a"
        cards = nouns(words, sel, form, True)
        message = f"text-while-{SIDES[sel.side]}"
        return words.say(message, count=clause.count, cards=cards, rest=rest)
    cards = counted_cards(words, sel, rest, "all", 0, True, False)
    if counted and clause.number == 1:
        return words.say("text-per-x", cards=cards, most=clause.count)
    return words.say(clause.row.message, count=clause.number, cards=cards, most=clause.count)


# ---- selectors


def chosen(words: Messages, clause: Clause) -> str:
    """The cards a clause is about, as the object of its verb."""
    sel = clause.sel
    if sel.is_self:
        return words.say("this-card")
    rest = filters(words, sel)
    code = clause.code
    if code == POWER or (code == IMMUNE and sel.side != ANY):
        return several(words, sel, rest, code == IMMUNE)
    if code == BOOST or clause.count == ALL:
        return counted_cards(words, sel, rest, "all", 0, code != BOOST, code == UNCURSE)
    form = "one" if clause.count == 1 else "some"
    return counted_cards(words, sel, rest, form, clause.count, True, code == UNCURSE)


def counted_cards(
    words: Messages, sel: Selector, rest: str, form: str, most: int, uncursed: bool, curses: bool
) -> str:
    """One card, up to so many, or every one. Only cards of columns bear counters, so that "card"
    is plain enough where counters are taken off."""
    own = sel.side == OWN
    wide = sel.types == CARD_TYPES and (sel.where != ANYWHERE or curses)
    short = wide and (own or form != "one") and sel.trait == NO_LIMIT
    noun_form = noun_form_of(sel, form)
    if short:
        cards = words.say("noun-card", form=noun_form)
    else:
        cards = nouns(words, sel, noun_form, uncursed)
    return words.say(
        f"cards-{SIDES[sel.side]}-{form}",
        cards=cards,
        gender="f" if short or feminine(words, sel) else "m",
        other="yes" if sel.other else "no",
        place="yes" if rest else "no",
        most=number(words, most),
        rest=rest,
    )


def noun_form_of(sel: Selector, form: str) -> str:
    if form == "one":
        if sel.side == OWN:
            return "many"
        return "enemy" if sel.side == OPP else "any-other" if sel.other else "any"
    return "one" if form == "all" and sel.side != OWN else "many"


def several(words: Messages, sel: Selector, rest: str, uncursed: bool) -> str:
    """All cards that match, as the subject or object of a passive text."""
    if single(sel):
        cards = nouns(words, sel, "one", uncursed)
        return words.say("cards-your-one", cards=cards, rest=rest)
    short = sel.types == CARD_TYPES and sel.where != ANYWHERE and sel.trait == NO_LIMIT
    if short:
        cards = words.say("noun-card", form="many")
    else:
        cards = nouns(words, sel, "many", uncursed, "and")
    return words.say(
        f"cards-{SIDES[sel.side]}-many",
        cards=cards,
        gender="f" if short or feminine(words, sel) else "m",
        other="yes" if sel.other else "no",
        rest=rest,
    )


def single(sel: Selector) -> bool:
    """A player has at most one leader in a column (ML-LEADER-02)."""
    if sel.is_self:
        return True
    alone = sel.types == ONE_LEADER and sel.where == COLUMN and sel.side == OWN
    return alone and not sel.other


def nouns(words: Messages, sel: Selector, form: str, uncursed: bool, link: str = "or") -> str:
    """The types of card in a row; a trait is named with its minions, else in `filters`.

    A cursed card bears no trait: `uncursed` says so where the text would mislead."""
    if sel.trait != NO_LIMIT and sel.types == ONE_MINION:
        state = "uncursed" if uncursed else "any"
        return words.say(f"noun-{TRAITS[sel.trait]}", form=form, state=state)
    return types_text(words, sel.types, form, link)


def types_text(words: Messages, mask: int, form: str, link: str = "or") -> str:
    names: list[str] = []
    for index in bits(mask):
        # "a minion, building or leader", mais « un serviteur, un édifice ou un chef »
        this = "next" if names and form == "a" else form
        this = "next-other" if names and form == "another" else this
        names.append(words.say(f"noun-{TYPES[index]}", form=this))
    if link == "and":
        return words.series(names)
    said = ""
    for position, noun in enumerate(names):
        last = position == len(names) - 1
        if position:
            said = words.say("or-last" if last else "or-next", first=said, last=noun)
        else:
            said = noun
    return said


def filters(words: Messages, sel: Selector) -> str:
    """What follows the cards: their power, trait and place, each after a space."""
    said = ""
    if sel.most_power != NO_LIMIT:
        said += " " + words.say("of-power", power=sel.most_power)
    if sel.trait != NO_LIMIT and sel.types != ONE_MINION:
        trait = words.say(f"trait-{TRAITS[sel.trait]}")
        said += " " + words.say("of-trait", trait=trait)
    if sel.where != ANYWHERE:
        said += " " + words.say(f"place-{PLACES[sel.where]}")
    return said


def feminine(words: Messages, sel: Selector) -> bool:
    """Whether all the nouns are feminine, for languages that ask."""
    if sel.trait != NO_LIMIT and sel.types == ONE_MINION:
        return words.say(f"gender-{TRAITS[sel.trait]}") == "f"
    return sel.types == ONE_GOD


def number(words: Messages, count: int) -> str:
    return words.say("number", count=count)


def exercise_text(words: Messages, kind: int, count: int, region: str) -> str:
    """What exercising supremacy in a column of a kind does (ML-SUP-12 to 14)."""
    message = f"exercise-{KINDS[kind]}"
    return words.say(message, count=count, number=number(words, count), region=region)
