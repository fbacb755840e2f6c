"""The end: everybody's Gold by where it came from, who won and why."""

from __future__ import annotations

from labrys.boards.account import Row, figures
from labrys.boards.markup import Html, tag, text
from labrys.boards.people import counter
from labrys.games.diluvium.page.scene import Scene
from labrys.games.diluvium.rules.empire import SOURCES
from labrys.games.diluvium.rules.result import winners
from labrys.kernel.text.words import Words, capital


def draw_account(words: Words, scene: Scene) -> Html:
    """A row for each source that gave anybody Gold, a column for each player."""
    fleets = scene.table["empires"]
    heads = [counter(scene.people[fleet["player"]]) for fleet in fleets]
    rows: list[Row] = []
    for number, source in enumerate(SOURCES):
        gold = [(fleet["earned"] or {}).get(source, 0) for fleet in fleets]
        if any(gold):
            rows.append((text(capital(words.thing("source", number))), gold))
    totals = [fleet["gold"] or 0 for fleet in fleets]
    caption = words.say("page-account")
    colours = [scene.people[fleet["player"]].colour for fleet in fleets]
    total = (text(words.say("page-total")), totals)
    table = figures(caption, heads, rows, total, max(totals), colours)
    return tag(
        "div",
        tag("p", result(words, scene), cls="won"),
        tag("div", table, cls="scroll", tabindex=0, role="region", aria_label=caption),
        cls="account dl-account",
    )


def result(words: Words, scene: Scene) -> str:
    """Most Gold wins, then fewest Settlers at home (DIL-END-03 to -05); alone, the aim."""
    best = winners(scene.sea)
    names = [scene.people[player].name for player in best]
    gold = [fleet["gold"] or 0 for fleet in scene.table["empires"]]
    if scene.sea.scenario is not None:
        message = "page-solo-won" if best else "page-solo-lost"
        return words.say(message, name=scene.people[0].name, gold=gold[0], other=gold[1])
    if len(names) > 1:
        return words.say("page-shared", names=words.series(names), gold=max(gold))
    return words.say("page-won", name=names[0], gold=max(gold))
