"""The balance report as one HTML file that needs nothing else: no script, no font, no network."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import labrys
from labrys.boards.markup import Child, Html, join, tag
from labrys.kernel.text.words import capital
from labrys.lab.balance.charts import Scale, bars, binned, interval, lines
from labrys.lab.balance.estimates import Estimate, corrected
from labrys.lab.balance.findings import SEAT, TRAIT, Finding
from labrys.lab.balance.report import CameUp, Report
from labrys.lab.balance.things import Thing
from labrys.lab.telling import Telling

STYLE: Final = Path(__file__).parent / "style.css"
META: Final = Html(
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
)
# So many are shown at once; the rest is folded away, or in the JSON file.
FINDINGS: Final = 12
CAME_UP: Final = 30
NAMED: Final = 60


class Page:
    """Draws a report in one language."""

    def __init__(self, report: Report, telling: Telling) -> None:
        self.report = report
        self.telling = telling
        self.say = telling.say
        self.sure = corrected(report.comparisons)
        self.ids = {(thing.kind, thing.id): thing.number for thing in report.things}

    def draw(self, beside: dict[str, str]) -> str:
        """The whole file; `beside` names the folder and the files with the same numbers."""
        title = self.say("lab-title", game=self.telling.words.title())
        head = join(
            [
                META,
                tag("title", title),
                tag("style", Html(STYLE.read_text(encoding="utf-8"))),
            ]
        )
        sections = [
            self.first(),
            self.wins(),
            *[self.things(kind) for kind in dict.fromkeys(t.kind for t in self.report.things)],
            self.points(),
            self.length(),
            self.came_up(),
        ]
        body = join(
            [
                tag("header", tag("h1", title), *self.summary()),
                tag("main", *sections),
                tag("footer", self.say("lab-made", version=labrys.__version__, **beside)),
            ]
        )
        page = tag("html", tag("head", head), tag("body", body), lang=self.telling.language)
        return f"<!doctype html>\n{page}\n"

    # ---- the parts

    def summary(self) -> list[Html]:
        run, say = self.report.run, self.say
        bots = ", ".join(run.bots)
        games = self.telling.number(self.report.games, 0)
        said = [
            say("lab-summary", games=games, seats=self.report.seats, bots=bots, seed=str(run.seed))
        ]
        if run.settings:
            said.append(say("lab-options", options=", ".join(f"{n}={v}" for n, v in run.settings)))
        said.append(say("lab-content", content=run.version))
        return [tag("p", " ".join(said)), tag("p", say("lab-intervals"), cls="soft")]

    def first(self) -> Html:
        found = self.report.first
        comparisons = self.telling.number(self.report.comparisons, 0)
        how = tag("p", self.say("lab-first-how", comparisons=comparisons), cls="soft")
        if not found:
            return self._section("lab-first", how, tag("p", self.say("lab-first-none")))
        listed = tag("ol", *[self._finding(f) for f in found[:FINDINGS]], cls="first")
        more: Child = None
        if len(found) > FINDINGS:
            more = tag("p", self.say("lab-first-more", count=len(found) - FINDINGS), cls="soft")
        return self._section("lab-first", how, listed, more)

    def _finding(self, finding: Finding) -> Html:
        told, candidate, estimate = self.telling, finding.candidate, finding.candidate.estimate
        low, high = estimate.value - self.sure * estimate.error, estimate.value
        high += self.sure * estimate.error
        often = estimate.value > candidate.fair
        message = "lab-first-often" if often else "lab-first-seldom"
        name = self.say(message, name=self._name(finding))
        if candidate.group in (SEAT, TRAIT):
            why = self.say(
                "lab-first-rate",
                rate=told.percent(estimate.value),
                low=told.percent(max(0.0, low)),
                high=told.percent(min(1.0, high)),
                fair=told.percent(candidate.fair),
            )
        else:
            why = self.say(
                "lab-first-effect" if estimate.value >= 0 else "lab-first-effect-less",
                rate=told.percent(abs(estimate.value)),
                low=told.signed(low),
                high=told.signed(high),
                fair=told.signed(candidate.fair),
            )
        return tag("li", tag("b", capital(name)), tag("span", why))

    def _name(self, finding: Finding) -> str:
        candidate, told = finding.candidate, self.telling
        if candidate.group == SEAT:
            return self.say("lab-seat", number=int(candidate.id) + 1)
        if candidate.group == TRAIT:
            value = told.value(candidate.kind, candidate.id)
            return f"{capital(told.trait(candidate.kind))}: {value}"
        return told.thing(candidate.kind, self.ids[candidate.kind, candidate.id])

    def wins(self) -> Html:
        report, say = self.report, self.say
        solo = report.players > report.seats
        fair = self.telling.percent(report.fair)
        parts: list[Html] = []
        if report.seats > 1:
            seats = [(say("lab-seat", number=s + 1), e) for s, e in enumerate(report.by_seat)]
            parts.append(self._rates(say("lab-by-seat"), seats))
        if len(report.by_bot) > 1:
            parts.append(self._rates(say("lab-by-bot"), list(report.by_bot.items())))
        for name, values in report.traits.items():
            rates = [(self.telling.value(name, value), e) for value, e in values.items()]
            title = say("lab-by-trait", trait=self.telling.trait(name))
            parts.append(self._rates(title, sorted(rates, key=lambda r: -r[1].value)))
        line = tag("p", say("lab-fair-solo" if solo else "lab-fair", fair=fair), cls="soft")
        drawn = tag("div", *parts, cls="pair")
        return self._section("lab-wins", line, drawn, self._circumstances())

    def _rates(self, title: str, rates: Sequence[tuple[str, Estimate]]) -> Html:
        fair = self.report.fair
        every = [fair, *(n for _, e in rates for n in (e.low, e.high))]
        scale = Scale(every)
        rows = [
            tag(
                "tr",
                tag("th", name, scope="row"),
                tag("td", self.telling.percent(estimate.value)),
                tag("td", self._drawn(scale, estimate, fair, name), cls="chart"),
            )
            for name, estimate in rates
        ]
        table = tag("table", tag("tbody", *rows))
        return tag("div", tag("h3", title), self._wide(title, table))

    def _drawn(self, scale: Scale, estimate: Estimate, fair: float, name: str) -> Html:
        told = self.telling
        label = self.say(
            "lab-chart",
            label=name,
            value=told.percent(estimate.value),
            low=told.percent(estimate.low),
            high=told.percent(estimate.high),
        )
        outside = estimate.beyond(fair, self.sure) > 0
        return interval(scale, estimate.value, estimate.low, estimate.high, fair, outside, label)

    def _circumstances(self) -> Child:
        report, told = self.report, self.telling
        if not report.circumstances:
            return None
        rows = [
            [
                told.circumstance(c.name, c.value),
                told.number(c.games, 0),
                told.percent(c.first.value),
                told.number(c.points.value),
                told.number(c.decisions.value),
            ]
            for c in report.circumstances
        ]
        heads = ["circumstance", "column-games", "column-first", "column-points"]
        table = self._table([*heads, "column-decisions"], rows)
        title = tag("h3", self.say("lab-circumstances"))
        how = tag("p", self.say("lab-circumstances-how"), cls="soft")
        return title + how + table

    def things(self, kind: str) -> Html:
        report, told = self.report, self.telling
        things = [thing for thing in report.things if thing.kind == kind]
        compared = [thing for thing in things if thing.effect is not None]
        usual = report.usual.get(kind, 0.0)
        traits = ""
        if report.adjusted:
            names = told.words.series([told.trait(name) for name in report.adjusted])
            traits = self.say("lab-things-traits", traits=names)
        how = self.say("lab-things-how", traits=traits, usual=told.signed(usual))
        few: Child = None
        if len(compared) < len(things):
            few = tag("p", self.say("lab-things-few", count=len(things) - len(compared)))
        parts: list[Child] = [tag("p", how, cls="soft")]
        if compared:
            parts.append(self._compared(kind, compared, usual))
        return tag("section", tag("h2", told.kind(kind)), *parts, few)

    def _compared(self, kind: str, things: list[Thing], usual: float) -> Html:
        told = self.telling
        effects = [thing.effect for thing in things if thing.effect is not None]
        scale = Scale([usual, *(n for e in effects for n in (e.low, e.high))])
        ordered = sorted(zip(things, effects), key=lambda pair: -pair[1].beyond(usual, self.sure))
        names = ["name", "offered", "taken", "played", "with", "without", "difference"]
        heads = [tag("th", self.say(f"lab-column-{name}"), scope="col") for name in names]
        rows: list[Html] = []
        for thing, effect in ordered:
            name = told.thing(kind, thing.number)
            none = self.say("lab-none")
            cells = [
                none if thing.offered is None else told.percent(thing.offered),
                told.percent(thing.taken),
                told.percent(thing.played),
                told.percent(thing.won_with.value),
                told.percent(thing.won_without.value),
                told.signed(effect.value),
            ]
            chart = tag("td", self._drawn(scale, effect, usual, name), cls="chart")
            rows.append(
                tag("tr", tag("th", name, scope="row"), *[tag("td", c) for c in cells], chart)
            )
        head = tag("thead", tag("tr", *heads, tag("td", cls="chart")))
        return self._wide(told.kind(kind), tag("table", head, tag("tbody", *rows)))

    def points(self) -> Html:
        report, told = self.report, self.telling
        parts: list[Child] = []
        if report.earned:
            parts.append(tag("p", self.say("lab-points-how"), cls="soft"))
            parts.append(self._sources())
        winners = [pair[0] for pair in report.course]
        others = [pair[1] for pair in report.course]
        how = self.say(
            "lab-course-how", winners=told.number(winners[-1]), others=told.number(others[-1])
        )
        series = [winners, others] if report.seats > 1 else [winners]
        title = self.say("lab-course")
        parts += [tag("h3", title), lines(series, f"{title}. {how}"), tag("p", how, cls="soft")]
        return self._section("lab-points", *parts)

    def _sources(self) -> Html:
        report, told = self.report, self.telling
        highest = max([abs(n) for numbers in report.earned.values() for n in numbers], default=1.0)
        names = ["source", "time", "winners", "others"]
        heads = [
            tag("th", self.say(f"lab-column-{n}"), scope="col", cls="chart" if n == "time" else "")
            for n in names
        ]
        rows: list[Html] = []
        for source, numbers in report.earned.items():
            name = told.source(source)
            half = numbers[len(numbers) // 2]
            label = self.say(
                "lab-points-source",
                source=name,
                start=told.number(numbers[0]),
                half=told.number(half),
                end=told.number(numbers[-1]),
            )
            winners, others = report.earned_at_end[source]
            rows.append(
                tag(
                    "tr",
                    tag("th", name, scope="row"),
                    tag("td", bars(numbers, highest, label), cls="chart"),
                    tag("td", told.number(winners)),
                    tag("td", told.number(others)),
                )
            )
        table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows))
        return self._wide(self.say("lab-points"), table)

    def length(self) -> Html:
        report, told = self.report, self.telling
        parts: list[Child] = []
        for message, estimate, numbers in (
            ("lab-length-decisions", report.decisions, report.lengths),
            ("lab-length-rounds", report.rounds, report.round_counts),
        ):
            if min(numbers) == max(numbers):
                continue
            said = self._mean(message, estimate)
            parts.append(tag("div", tag("p", said), self._histogram(numbers, said)))
        half = report.behind_at_half
        share = self.say(
            "lab-comebacks-half",
            share=told.percent(half.value),
            low=told.percent(half.low),
            high=told.percent(half.high),
        )
        comebacks: list[Child] = [tag("h3", self.say("lab-comebacks")), tag("p", share)]
        comebacks.append(tag("p", self._mean("lab-comebacks-changes", report.lead_changes)))
        if max(report.comebacks) > 0:
            said = self.say("lab-comebacks-chart")
            comebacks += [tag("p", said), self._histogram(report.comebacks, said)]
        return self._section("lab-length", tag("div", *parts, cls="pair"), *comebacks)

    def _mean(self, message: str, estimate: Estimate) -> str:
        told = self.telling
        return self.say(
            message,
            mean=told.number(estimate.value),
            low=told.number(estimate.low),
            high=told.number(estimate.high),
        )

    def _histogram(self, numbers: Sequence[int], label: str) -> Html:
        bins = binned(numbers)
        told = self.telling
        words = [
            self.say("lab-histogram", low=a, high=b, count=told.number(n, 0)) for a, b, n in bins
        ]
        drawn = bars([n for _, _, n in bins], max(n for _, _, n in bins), label, 90)
        ends = tag("div", tag("span", bins[0][0]), tag("span", bins[-1][1]), cls="ends")
        table = tag(
            "details",
            tag("summary", self.say("lab-numbers")),
            *[tag("div", word) for word in words],
        )
        return drawn + ends + table

    def came_up(self) -> Html:
        report, told = self.report, self.telling
        events = self._counted("lab-events", report.events, told.event)
        rules = self._counted("lab-asked", report.rules, self._rule)
        never = [up.id for up in report.components if up.share == 0]
        shown = [up for up in report.components if up.share > 0]
        parts = [events, rules, self._counted("lab-components", shown, str)]
        last: Child = None
        if never:
            names = ", ".join(never[:NAMED])
            if len(never) > NAMED:
                names += f", {self.say('lab-more', count=len(never) - NAMED)}"
            games = told.number(report.games, 0)
            last = tag("p", self.say("lab-never", games=games, names=names))
        return self._section("lab-rules", *parts, last)

    def _rule(self, id: str) -> str:
        title = self.telling.rule(id)
        return f"{id} · {title}" if title else id

    def _counted(self, title: str, counted: list[CameUp], name: object) -> Html:
        told = self.telling
        assert callable(name)
        rows = [
            [str(name(up.id)), told.percent(up.share), told.number(up.each, 2)]
            for up in counted[:CAME_UP]
        ]
        table = self._table(["column-name", "column-share", "column-each"], rows)
        more: Child = None
        if len(counted) > CAME_UP:
            more = tag("p", self.say("lab-more", count=len(counted) - CAME_UP), cls="soft")
        return tag("details", tag("summary", self.say(title)), table, more)

    # ---- bricks

    def _section(self, title: str, *inside: Child) -> Html:
        return tag("section", tag("h2", self.say(title)), *inside)

    def _table(self, heads: list[str], rows: list[list[str]]) -> Html:
        head = [tag("th", self.say(f"lab-{name}"), scope="col") for name in heads]
        body = [
            tag("tr", tag("th", row[0], scope="row"), *[tag("td", cell) for cell in row[1:]])
            for row in rows
        ]
        table = tag("table", tag("thead", tag("tr", *head)), tag("tbody", *body))
        return self._wide(self.say(f"lab-{heads[0]}"), table)

    def _wide(self, label: str, table: Html) -> Html:
        """What is wider than a phone can be moved aside, by keys too."""
        return tag("div", table, cls="wide", tabindex="0", role="region", aria_label=label)
