"""What a player has beside the Action Board: name, Gold, the rack of tokens, Ruins Cards."""

from __future__ import annotations

from labrys.boards.markup import EMPTY, Html, tag
from labrys.boards.parts import section
from labrys.boards.people import named
from labrys.boards.sentences import Sentences
from labrys.boards.tips import labelled
from labrys.games.diluvium.content.model import KINDS, RESOURCES
from labrys.games.diluvium.page.art import coin, sign, token
from labrys.games.diluvium.page.scene import Scene
from labrys.kernel.text.words import Words


class Rack:
    """Draws what lies before a player in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = Sentences(words).say

    def head(self, scene: Scene) -> Html:
        """Who it is, and the Gold, which only its owner sees."""
        own = scene.own
        person = scene.people[scene.near]
        gold = own["gold"]
        says = self.words.say("page-gold", count=gold) if gold is not None else ""
        hidden = gold is None
        purse = labelled(
            self.words.say("page-gold-hidden") if hidden else says,
            sign("purse") if hidden else sign("eye"),
            coin("?") if hidden else coin(gold),
        )
        wallet = tag("span", purse, cls="dl-purse", data_part="gold")
        return tag("div", named(person), wallet, cls=f"dl-head {person.colour}")

    def draw(self, scene: Scene) -> Html:
        own = scene.own
        limit = scene.sea.content.rack_limit
        title = self.say("page-rack", count=own["tokens"], most=limit)
        rack = own["rack"]
        if rack is None:
            groups = [tag("li", *[tag("i", cls="dl-token-back")] * own["tokens"], cls="dl-kind")]
            if not own["tokens"]:
                groups = []
        else:
            groups = [self.group(kind, rack[KINDS[kind]]) for kind in range(RESOURCES)]
        empty = max(0, limit - own["tokens"])
        notches = [tag("li", cls="dl-notch", aria_hidden="true")] * empty
        over = " dl-over" if own["tokens"] > limit else ""
        shelf = tag("ul", *[group for group in groups if group], *notches, cls=f"dl-shelf{over}")
        return section("dl-rack", title, shelf)

    def group(self, kind: int, count: int) -> Html:
        """The tokens of a kind, side by side."""
        if not count:
            return EMPTY
        name = KINDS[kind]
        says = self.words.say(f"n-{name}", count=count)
        tokens = [
            tag("span", token(name), data_piece=f"token-{name}-{number}", cls="dl-spot")
            for number in range(count)
        ]
        label = labelled(says, *tokens, cls="dl-tokens")
        return tag("li", label, cls="dl-kind", data_part=f"rack-{name}")
