"""The dice of a player that lie on the action rows."""

from __future__ import annotations

from labrys.games.minos.rules.minos import DICE, NONE, Minos


def own_dice(minos: Minos, player: int) -> list[int]:
    """A player's placed dice, row by row from the left: the numbers 1 to 4 of `group`."""
    dice: list[int] = []
    for row in minos.rows:
        for die in row:
            if die // DICE == player:
                dice.append(die)
    return dice


def dice_places(minos: Minos, player: int) -> list[tuple[int, int, int]]:
    """Each of a player's dice on the rows, with its row and space: row by row from the left, as
    the dice of a group are numbered."""
    return [
        (die, row, space)
        for row, dice in enumerate(minos.rows)
        for space, die in enumerate(dice)
        if die != NONE and die // DICE == player
    ]


def group_dice(minos: Minos, player: int, mask: int) -> list[tuple[int, int]]:
    """The dice of a group, each with the row it lies on where another is just like it, else with
    no row."""
    places = dice_places(minos, player)
    faces = [die for die, _, _ in places]
    return [
        (die, row if faces.count(die) > 1 else NONE)
        for index, (die, row, _) in enumerate(places)
        if mask >> index & 1
    ]
