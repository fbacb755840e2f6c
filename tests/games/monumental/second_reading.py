"""Which actions a turn offers, read a second time from the ledger: from a view's facts and the
tables of `cards.txt` alone, and nothing of the rules' own code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

Facts = dict[str, Any]
FIELDS = ["id", "en", "fr", "set", "type", "copies", "cost", "gives", "effect", "bonus"]
TEXT = (Path(__file__).parent / "cards.txt").read_text(encoding="utf-8")
CARDS = {
    line.split("  |  ")[0]: dict(zip(FIELDS, line.split("  |  "), strict=True))
    for line in TEXT.splitlines()
    if not line.startswith("#")
}
BASIC = "psm"
# Usable whatever the table looks like: a part of each can always change something
ALWAYS = "GRE-B1 D1-K1 D1-K2 D1-W3 D2-W1 D2-B2 D2-W3 MUG-K1 AKS-K1 AKS-B1 MUG-P1 MUG-P2 MUG-P5"
DISCOUNTS = {
    "D1-B1": {"wonder": 1},
    "GRE-P4": {"province": 1, "conquest": 1},
    "GRE-P5": {"progress": 1},
    "AKS-P3": {"reserved": 1},
}
IGNORES = {"MUG-K1": 1, "D2-K3": 2}


class Reading:
    """One player's turn in phase 2."""

    def __init__(self, table: Facts, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.me: Facts = table["realms"][seat]
        self.other: Facts = table["realms"][1 - seat]
        self.supply: dict[str, int] = self.me["supply"]
        self.shown = [slot["card"] for slot in table["display"] if slot["card"]]
        self.active = [card for _, card, _, turned in self.places() if turned]

    def places(self) -> list[tuple[str, str, bool, bool]]:
        """Own cards: where, which, whether they bear a token, whether they are active."""
        found = []
        for space in self.me["city"]:
            number, turned = space["space"], space["activated"]
            if space["card"]:
                found.append((f"city-{number}", space["card"], space["card_token"], turned))
            if space["knowledge"]:
                token = space["knowledge_token"]
                found.append((f"knowledge-{number}", space["knowledge"], token, turned))
        for number, policy in enumerate(self.me["policies"], 1):
            found.append((f"policy-{number}", policy["card"], policy["token"], policy["active"]))
        return found

    # ---- prices (MD-RULE-43)

    def less(self, kind: str) -> int:
        return sum(DISCOUNTS.get(card, {}).get(kind, 0) for card in self.active)

    def can_pay(self, amount: int, resource: str) -> bool:
        gold = self.supply["g"] if resource in BASIC else 0
        return max(0, amount) <= self.supply[resource] + gold

    def can_buy(self, card: str, less: int = 0) -> bool:
        number, resource = CARDS[card]["cost"].split(" + ")[0].split()
        price = int(number) - self.less(CARDS[card]["type"].split(",")[0]) - less
        return self.can_pay(price, resource.lower())

    def can_complete(self, less: int = 0) -> bool:
        if not self.me["wonder"]:
            return False
        second = int(CARDS[self.me["wonder"]]["cost"].split(" + ")[1].split()[0])
        return self.can_pay(second - self.less("wonder") - less, "p")

    def can_conquer(self) -> bool:
        for barricades, card in enumerate(self.other["provinces"]):
            if card != "BAS-BARRICADE":
                counted = max(0, barricades - sum(IGNORES.get(each, 0) for each in self.active))
                price = int(CARDS[card]["cost"].split()[0]) + 2 * counted
                return self.can_pay(price - self.less("conquest"), "m")
        return False

    # ---- effects (MD-RULE-49)

    def usable(self, card: str) -> bool:
        """Whether an effect for an action, or one of City Activation, would change anything."""
        me, supply, deck = self.me, self.supply, self.me["deck"] > 0
        city = [each for each in me["city"] if each["activated"] and each["card"]]
        if card in ALWAYS.split():
            return True
        found: dict[str, bool] = {
            "CIV-MINE": me["gained"]["p"] >= 3,
            "GRE-K1": any(supply[each] for each in BASIC),
            "D1-W1": self.can_pay(2, "p"),
            "D1-W2": deck,
            "D3-W2": deck,
            "D1-B3": me["dice"] < 3,
            "D2-K2": self.can_complete(2)
            or any(
                CARDS[each]["type"] == "wonder" and self.can_buy(each, 2) for each in self.shown
            ),
            "D2-W2": card == "D2-W2" and len(self.copies()) > 0,
            "D2-B1": me["gained"]["s"] >= 4 and deck,
            "D2-B3": me["dice"] < 3 or self.table["unrest"] > 0,
            "D3-K1": me["scout_token"],
            "D3-W1": me["wonders"] > 0,
            "D3-K2": any(CARDS[each["card"]]["type"] == "building" for each in city),
            "MUG-B1": any(policy["active"] for policy in me["policies"]),
            "BAS-ARCHERY": self.table["advantage"]["holder"] == self.seat,
            "GRE-P1": supply["g"] > 0,
            "AKS-P1": supply["vp"] > 0,
            "AKS-P2": supply["g"] > 0,
            "AKS-P3": supply["vp"] > 0 and len(me["reserved"]) < 2 and len(self.shown) > 0,
            "MUG-P3": len(city) > 0,
            "MUG-P4": supply["g"] > 0,
        }
        return found.get(card, False)

    def copies(self) -> list[str]:
        """What `COPY(city)` may choose (MD-RULE-30)."""
        found = []
        for place, card, _, _ in self.places():
            if not place.startswith("policy") and card not in ("UNR-1", "D2-W2"):
                if CARDS[card]["gives"] != "-" or self.usable(card):
                    found.append(f"copy {place}")
        return found

    # ---- all together (MD-ACT-02)

    def actions(self) -> set[str]:
        me, table = self.me, self.table
        found = {"pass"}
        piles = [pile["card"] for pile in table["piles"] if pile["left"]]
        found |= {f"acquire {card}" for card in self.shown + piles if self.can_buy(card)}
        less = self.less("reserved")
        found |= {f"acquire {card}" for card in me["reserved"] if self.can_buy(card, less)}
        if self.can_complete():
            found.add("complete")
        if self.supply["c"] > len(me["policies"]):
            found |= {f"develop {card}" for card in me["culture"]}
        for place, card, token, turned in self.places():
            if turned and "ACTION" in CARDS[card]["effect"] and not token and self.usable(card):
                found.add(f"use {place}")
            if turned and card == "AKS-P4" and self.supply["vp"]:
                found.add(f"may {place}")
        if self.can_conquer():
            found.add("conquer")
        if me["deck"] and self.can_pay(2 - self.less("progress"), "s"):
            found.add("progress")
        return found | self.advantage() | self.scout()

    def advantage(self) -> set[str]:
        held = self.table["advantage"]
        if held["holder"] != self.seat:
            types = [each for each in BASIC if held["type"] in (None, each)]
            return {f"advantage {each}" for each in types if self.can_pay(held["tokens"] + 1, each)}
        policies = [policy["card"] for policy in self.me["policies"]]
        able = self.me["warlord"] != "MUG-W1" or any(map(self.usable, policies))
        return {"warlord"} if able and not self.me["warlord_token"] else set()

    def scout(self) -> set[str]:
        if self.me["scout_token"]:
            return set()
        paid = [each for each in "psmg" if self.supply[each]]
        train = {f"train {each}" for each in paid if self.me["dice"] < 3}
        return train | {f"deploy {each}" for each in paid if self.me["dice"] > 0}
