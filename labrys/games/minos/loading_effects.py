"""Which effects may stand where."""

from labrys.games.minos.icons import (
    GOOD,
    GOOD_RND,
    PLAY_FREE,
    ROUTE_INCOME,
    VOCABULARY,
    VP_END,
    VP_SCORE,
    WARRIOR,
    WILD,
)
from labrys.kernel.content import Entry
from labrys.kernel.effects import Effect

# Player board only: the VP of its structures have fields of their own (MIN-RULE-33), and
# Towers and the Population track alone gain Warriors (ledger 8.9, 8.13).
BOARD_ONLY = [VP_SCORE, VP_END, WARRIOR]
NOT_TRAITS = [GOOD, GOOD_RND, PLAY_FREE, WILD]


def instant_effects(entry: Entry, key: str = "effect") -> list[Effect]:
    """The effects of a card or tile."""
    effects = entry.effects(key, VOCABULARY)
    refuse_codes(entry, effects, BOARD_ONLY, "cards or tiles")
    return effects


def income_effects(entry: Entry) -> list[list[Effect]]:
    """The income of a Trade Route's five spaces, which may not ask for itself again."""
    spaces = entry.effect_lists("income", VOCABULARY, 5)
    for effects in spaces:
        refuse_codes(entry, effects, [*BOARD_ONLY, ROUTE_INCOME], "Trade Routes")
    return spaces


def tower_effects(entry: Entry) -> list[list[Effect]]:
    towers = entry.effect_lists("effect", VOCABULARY, 3)
    for effects in towers:
        refuse_codes(entry, effects, [VP_SCORE, VP_END], "Towers")
    return towers


def ability_effects(entry: Entry) -> list[list[Effect]]:
    levels = entry.effect_lists("effect", VOCABULARY, 3)
    for effects in levels:
        refuse_codes(entry, effects, BOARD_ONLY, "Special Abilities")
    return levels


def trait(entry: Entry) -> Effect:
    """A Royal Trait: a plain gain or conversion of small things (ledger 8.13)."""
    effect = entry.effect("trait", VOCABULARY)
    refuse_codes(entry, [effect], [*BOARD_ONLY, *NOT_TRAITS], "Royal Traits")
    if effect.modified():
        what = "the trait has a condition, a multiplier, 'repeat' or 'instead'"
        raise entry.error(what, "expected a plain gain or conversion")
    return effect


def refuse_codes(entry: Entry, effects: list[Effect], codes: list[int], where: str) -> None:
    for effect in effects:
        for code in effect.gains():
            if code in codes:
                word = VOCABULARY.words[code]
                raise entry.error(f"'{word}' is not for {where}", "expected another code")
