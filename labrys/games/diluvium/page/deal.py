"""What a question lays on the table by itself: trades, bids, the Action Boards to choose from."""

from __future__ import annotations

from typing import Final

from labrys.boards.markup import EMPTY, Child, Html, join, tag
from labrys.boards.parts import pane
from labrys.boards.sentences import Sentences
from labrys.boards.stepper import stepper
from labrys.games.diluvium.content.model import ActionBoard
from labrys.games.diluvium.page.art import coin, token
from labrys.games.diluvium.page.scene import Scene
from labrys.games.diluvium.page.ships import fighting
from labrys.games.diluvium.rules.engage import Bid
from labrys.kernel.text.words import Words, capital

ARROW: Final = tag("span", "\u2192", cls="dl-to")


class Deal:
    """Draws what is to be chosen from, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = Sentences(words).say
        self.thing = Sentences(words).thing

    def draw(self, scene: Scene) -> Html:
        view = scene.view
        verbs = scene.verbs()
        if "bid" in verbs:
            inside = self.bids(scene)
        elif verbs & {"sell", "train"}:
            inside = self.trades(scene)
        elif "board" in verbs:
            inside = self.boards(scene)
        else:
            return EMPTY
        assert view.asked
        return pane("div", "dl-deal", inside, cls="dl-deal")

    def numbers(self, scene: Scene, verb: str) -> list[int]:
        """The first part of each option of a verb."""
        lexicon = scene.sea.blocks.lexicon
        found = [lexicon.of(option) for option in scene.view.options]
        return [
            block.members(option)[0]
            for block, option in zip(found, scene.view.options)
            if block.verb == verb
        ]

    def bids(self, scene: Scene) -> Html:
        """Each bid with what it comes to, and what it beats for sure or perhaps."""
        step = scene.sea.agenda[-1]
        assert isinstance(step, Bid)
        attacks = step.attacker == scene.near
        rival = scene.table["empires"][step.defender if attacks else step.attacker]
        strength = scene.own["strength"]
        bids = []
        for number in self.numbers(scene, "bid"):
            total = strength + number
            # A tie goes to the attacker (DIL-ENGAGE-06).
            beaten = total - rival["strength"] - (0 if attacks else 1)
            verdict = self.verdict(beaten, rival["tokens"])
            says = self.words.say("page-bid", count=number, total=total)
            bids.append(
                self.choice(
                    f"bid-{number}",
                    f"{says}. {verdict}",
                    token("weapons"),
                    tag("b", number),
                    tag("span", total, cls="dl-shield"),
                    tag("small", verdict),
                )
            )
        other = scene.people[rival["player"]]
        words = self.say(
            "page-duel-attack" if attacks else "page-duel-defend",
            name=other.name,
            least=rival["strength"],
            most=rival["strength"] + rival["tokens"],
        )
        where = scene.sea.water(scene.sea.empires[step.defender].warship)
        title = self.say("page-battle", place=self.words.thing("water", where))
        ships = [
            fighting(scene.people[player], scene.crew.nations[player], empire["strength"])
            for player, empire in ((scene.near, scene.own), (rival["player"], rival))
        ]
        told = tag("p", words, cls=f"dl-duel {other.colour}")
        return join(
            [
                tag("h3", title),
                tag("div", ships[0], told, ships[1], cls="dl-battle"),
                tag("ul", *bids, cls="dl-choices dl-bids"),
            ]
        )

    def verdict(self, beaten: int, tokens: int) -> str:
        """What a bid is good for: the number of the rival's tokens is known, not their kinds."""
        if beaten < 0:
            return self.words.say("page-bid-loses")
        if beaten >= tokens:
            return self.words.say("page-bid-wins")
        return self.words.say("page-bid-beats", count=beaten)

    def trades(self, scene: Scene) -> Html:
        """Sales and steps of strength: how many is stepped up and down, then clicked."""
        board = scene.sea.empires[scene.near].board
        strength, gold = scene.own["strength"], scene.own["gold"] or 0
        sales, steps = [], []
        for member in self.numbers(scene, "sell"):
            count = member + 1
            craft, worth = count * board.craft_per_sale, count * board.gold_per_sale
            says = self.words.say("page-sell", craft=craft, gold=worth)
            after = tag("small", self.say("page-sell-after", gold=gold, after=gold + worth))
            gives = coin(f"+{worth}")
            sales.append(
                self.choice(
                    f"sell-{count}", says, token("craft"), tag("b", craft), ARROW, gives, after
                )
            )
        for member in self.numbers(scene, "train"):
            count = member + 1
            weapons = count * board.weapons_per_step
            says = self.words.say("page-train", weapons=weapons, strength=strength + count)
            shield = tag("span", strength + count, cls="dl-shield")
            steps.append(
                self.choice(
                    f"train-{count}", says, token("weapons"), tag("b", weapons), ARROW, shield
                )
            )
        finish = tag(
            "li",
            self.say("done-trade"),
            cls="dl-choice dl-finish",
            data_part="finish",
            data_also="wheel",
        )
        rows = [
            self.stepper("sell", sales, len(sales) - 1) if sales else None,
            self.stepper("train", steps, 0) if steps else None,
            tag("ul", finish),
        ]
        return tag("h3", self.say("page-trades")) + tag("div", *rows, cls="dl-trades")

    def stepper(self, name: str, choices: list[Html], begin: int) -> Html:
        less, more = self.words.say("page-less"), self.words.say("page-more")
        return stepper(name, choices, less, more, begin)

    def boards(self, scene: Scene) -> Html:
        """The Action Boards of side B, and in words what is different on each."""
        content = scene.sea.content
        boards = []
        for number in self.numbers(scene, "board"):
            board = content.boards[number]
            name = capital(self.words.thing("board", number))
            told = [tag("span", text) for text in self.differences(board, content.boards[0])]
            part = f"board-{board.id}"
            boards.append(
                tag("li", tag("strong", name), *told, cls="dl-choice dl-side", data_part=part)
            )
        return tag("h3", self.say("page-boards")) + tag("ul", *boards, cls="dl-choices")

    def differences(self, board: ActionBoard, other: ActionBoard) -> list[Html]:
        """What is printed on a board and not so on another."""
        say = self.say
        found: list[Html] = []
        if board.explorer_allowance != other.explorer_allowance:
            found.append(say("page-differs-explorer", count=board.explorer_allowance))
        if board.marker_gold != other.marker_gold:
            gold = ", ".join(str(gold) for gold in board.marker_gold)
            found.append(say("page-differs-markers", text=gold))
        if board.warship_tiles_per_food != other.warship_tiles_per_food:
            found.append(say("page-differs-warship", count=board.warship_tiles_per_food))
        if board.start_strength != other.start_strength:
            found.append(say("page-differs-strength", count=board.start_strength))
        if board.gold_per_sale != other.gold_per_sale:
            sale = board.craft_per_sale
            found.append(say("page-differs-sale", craft=sale, gold=board.gold_per_sale))
        if board.settle_bonus_gold != other.settle_bonus_gold:
            found.append(say("page-differs-settle", count=board.settle_bonus_gold))
        if board.placing_gold != other.placing_gold:
            found.append(say("page-differs-placing", count=board.placing_gold))
        if board.slots != other.slots:
            found.append(say("page-differs-slots", text=", ".join(map(str, board.slots))))
        return found

    def choice(self, part: str, says: str, *signs: Child) -> Html:
        picture = tag("span", *signs, role="img", aria_label=says, cls="dl-signs")
        return tag("li", picture, cls="dl-choice", data_part=part)
