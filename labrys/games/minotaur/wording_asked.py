"""The parts of the sentence that says what is asked, taken from the step that asks."""

from __future__ import annotations

from collections.abc import Sequence

from labrys.games.minotaur import wording_cards as cards
from labrys.games.minotaur.content import REGIONS
from labrys.games.minotaur.language import PLACES
from labrys.games.minotaur.rules import picks, piles, power, supremacy, turn
from labrys.games.minotaur.rules.end import Remove, TakeBonus, most_removed
from labrys.games.minotaur.rules.lords import Lords
from labrys.games.minotaur.rules.refresh import Refresh
from labrys.kernel.words import Said, Words


def asked(words: Words, lords: Lords, seat: int) -> dict[str, Said]:
    """Whatever the message of the asking step may name."""
    step = lords.agenda[-1]
    if isinstance(step, turn.ChooseOption):
        return {"first": "yes" if lords.turn == 1 else "no"}
    if isinstance(step, turn.Phase):
        return {"phase": lords.phase, "count": lords.actions}
    if isinstance(step, Refresh):
        level = power.refresh_level(lords, seat)
        return {"count": len(step.chosen), "cards": named(words, step.chosen), "level": level}
    if isinstance(step, supremacy.CurseRegion):
        return {
            "region": words.say(f"region-{REGIONS[step.region]}"),
            "count": step.number - len(step.chosen),
            "chosen": len(step.chosen),
            "cards": named(words, step.chosen),
        }
    if isinstance(step, picks.PickPlace):
        return source(words, lords, step) | {"where": PLACES[step.clause.sel.where]}
    if isinstance(step, picks.Pick):
        sofar = words.say("so-far", cards=named(words, step.chosen)) if step.chosen else ""
        return source(words, lords, step) | {"sofar": sofar}
    if isinstance(step, picks.Destination):
        return {"card": named(words, [step.card])}
    if isinstance(step, Remove):
        chosen = [option - lords.blocks.remove for option in step.answers[seat]]
        most = most_removed(lords, seat)
        return {"count": len(chosen), "cards": named(words, chosen), "most": most}
    return amount(words, lords, seat, step)


def source(words: Words, lords: Lords, step: picks.Pick | picks.PickPlace) -> dict[str, Said]:
    """The card whose text is being carried out, and that text."""
    card = words.thing("card", step.source)
    return {"card": card, "text": cards.clause_text(words, step.clause)}


def amount(words: Words, lords: Lords, seat: int, step: object) -> dict[str, Said]:
    """How many cards are left to choose, and which ones are looked at."""
    if isinstance(step, piles.Dig):
        return {"count": min(step.clause.number, lords.sides[seat].deck_size())}
    if isinstance(step, piles.TakeSome):
        return {"count": step.left, "cards": named(words, lords.sides[seat].looking)}
    if isinstance(step, piles.PutUnder):
        return {"cards": named(words, lords.sides[seat].looking)}
    if isinstance(step, piles.PeekDiscard):
        return {"cards": named(words, lords.sides[1 - seat].hand)}
    if isinstance(step, piles.Recover):
        return {"count": step.left, "to": "deck" if step.clause.flag else "hand"}
    if isinstance(step, piles.DrawSome | piles.HandLoss | TakeBonus):
        return {"count": step.left}
    return {}


def named(words: Words, chosen: Sequence[int]) -> str:
    """Cards in a row."""
    return words.series([str(words.wording.part("card", card)) for card in chosen])
