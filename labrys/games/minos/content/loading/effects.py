"""Which effects may stand where."""

from labrys.games.minos.content.effects import Effect, parse
from labrys.games.minos.content.icons import (
    ABILITIES,
    ABILITY_LEVEL,
    CARDS,
    PLACES,
    ROUTES,
    ROW,
    TOWERS,
    TRACK_VOCABULARY,
    TRACKS,
    TRAITS,
    VOCABULARY,
)
from labrys.games.minos.content.model import LEVELS, TOP
from labrys.kernel.text.content import Entry


def read(text: str) -> Effect:
    return parse(text, VOCABULARY)


def read_track(text: str) -> Effect:
    return parse(text, TRACK_VOCABULARY)


def instant_effects(entry: Entry, key: str = "effect") -> list[Effect]:
    """The effects of a card or tile."""
    return checked(entry, entry.read_list(key, read), CARDS)


def income_effects(entry: Entry) -> list[list[Effect]]:
    """The income of a Trade Route's five spaces, which may not ask for itself again."""
    spaces = entry.read_lists("income", read, 5)
    return [checked(entry, effects, ROUTES) for effects in spaces]


def tower_effects(entry: Entry) -> list[list[Effect]]:
    return [checked(entry, e, TOWERS) for e in entry.read_lists("effect", read, 3)]


def ability_effects(entry: Entry) -> list[list[Effect]]:
    return [checked(entry, e, ABILITIES) for e in entry.read_lists("effect", read, 3)]


def trait(entry: Entry) -> Effect:
    """A Royal Trait: a plain gain or conversion of small things (ledger 8.13)."""
    effect = entry.read("trait", read)
    checked(entry, [effect], TRAITS)
    if effect.modified():
        what = "the trait has a condition, a multiplier, 'repeat' or 'instead'"
        raise entry.error(what, "expected a plain gain or conversion")
    return effect


def track_effects(entry: Entry) -> list[list[Effect]]:
    """What each space of a Progress track gives at once, from 0 to the top: only plain gains, and
    where one of them asks for a choice it comes last."""
    spaces = [str(space) for space in range(TOP + 1)]
    entry.keys([], spaces)
    found: list[list[Effect]] = []
    for space in spaces:
        here = entry.read_list(space, read_track) if space in entry.values else []
        found.append(checked(entry, here, TRACKS))
        gains = [item.code for effect in here for item in effect.gain]
        if any(effect.modified() or effect.pay for effect in here):
            raise entry.error(f"space {space} has more than gains", "expected plain gains")
        if any(ROW[code].asks for code in gains[:-1]):
            raise entry.error(f"space {space} asks before it gives", "expected choices last")
    gained = [item for here in found for effect in here for item in effect.gain]
    levels = [item.amount for item in gained if item.code == ABILITY_LEVEL]
    if levels and levels != list(range(2, LEVELS + 1)):
        raise entry.error(f"'ability_level' is {levels}", "expected each level from 2 once")
    return found


def checked(entry: Entry, effects: list[Effect], place: int) -> list[Effect]:
    """These effects, if each of their gains may stand at such a place."""
    for effect in effects:
        for code in effect.gains():
            if not ROW[code].places & place:
                what = f"'{ROW[code].word}' is not for {PLACES[place]}"
                raise entry.error(what, "expected another code")
    return effects
