"""An arena's standing as people read it, as JSON, and as a table for a page in Markdown."""

from __future__ import annotations

from datetime import UTC, datetime

import labrys
import labrys.games
from labrys.kernel.check.run import kernel
from labrys.lab.arena.contest import Contest
from labrys.lab.arena.share import Share
from labrys.lab.arena.standing import Row, Standing
from labrys.lab.arena.sure import ALPHA, BETA, OPEN, STRONGER, Sure


def as_text(contest: Contest, standing: Standing) -> str:
    plan = contest.plan
    last = plan.seed + standing.deals - 1
    width = max(12, *(len(row.label) for row in standing.rows))
    lines = [
        f"{plan.game} for {plan.seats}: {standing.games:,} games; deals {plan.seed} to {last}, "
        f"each in {plan.seats} rotations",
        "",
        f"    {'bot':{width}} {'rating':>7}  {'95 %':13} {'wins':>7}  {'95 %':15} "
        f"{'points':>8} {'ms/choice':>10} {'slowest':>8}",
    ]
    for place, row in enumerate(standing.rows, 1):
        lines.append(f"{place:2}. {row.label:{width}} {_numbers(row)}")
    won = "wins"
    if plan.seats > 2:
        lines.append(f"\n{1 / plan.seats:.1%} of wins are even.")
        won = "games in which it ended before it"
    lines += ["", f"who beats whom: the row against the column, share of {won}, 95 % interval"]
    lines += _matrix(standing, width)
    if contest.sure is not None:
        lines += ["", *verdict(contest.sure, plan.labels(), contest.games_a_deal)]
    if contest.played:
        speed = contest.played / contest.seconds
        lines += ["", f"speed: {speed:,.1f} games/s ({kernel()})"]
    return "\n".join(lines)


def _numbers(row: Row) -> str:
    rating = f"{row.rating_low:.1f} – {row.rating_high:.1f}"
    wins = f"{row.wins.low:.1%} – {row.wins.high:.1%}"
    each = row.seconds / max(1, row.choices) * 1000
    return (
        f"{row.rating:7.1f}  {rating:13} {row.wins.share:7.1%}  {wins:15} "
        f"{row.points:8.1f} {each:10.2f} {row.slowest * 1000:8.0f}"
    )


def _matrix(standing: Standing, width: int) -> list[str]:
    cells = {pair: _cell(share) for pair, share in standing.against.items()}
    wide = max(16, *(len(row.label) + 1 for row in standing.rows))
    lines = [" " * (4 + width) + "".join(f"{row.label:>{wide}}" for row in standing.rows)]
    for row in standing.rows:
        line = "".join(f"{cells.get((row.bot, o.bot), '–'):>{wide}}" for o in standing.rows)
        lines.append(f"    {row.label:{width}}{line}")
    return lines


def _cell(share: Share) -> str:
    return f"{share.share * 100:.0f} % ({share.low * 100:.0f}–{share.high * 100:.0f})"


def verdict(sure: Sure, labels: list[str], games_a_deal: int) -> list[str]:
    """What the sequential test has found out, and how."""
    first, other = labels
    played = f"{sure.deals:,} deals ({sure.deals * games_a_deal:,} games)"
    if sure.verdict == OPEN:
        found = f"not sure after {played} whether {first} is stronger than {other}"
    elif sure.verdict == STRONGER:
        found = f"sure after {played}: {first} is stronger than {other}"
    else:
        found = f"sure after {played}: {first} is not stronger than {other} by {sure.high:g} Elo"
    return [
        found,
        f"(a sequential test on whole deals, of {sure.low:g} Elo or less against {sure.high:g} or "
        f"more; log ratio {sure.ratio:+.2f};",
        f"wrong at most {ALPHA:.0%} of the time in saying so, {BETA:.0%} in denying it. The shares "
        "above are as it stopped: a little far out.)",
    ]


# ---- for programs


def as_data(contest: Contest, standing: Standing) -> dict[str, object]:
    """Everything but `speed` depends on the arguments alone."""
    plan = contest.plan
    labels = plan.labels()
    data: dict[str, object] = {
        "game": plan.game,
        "rules": labrys.games.find(plan.game).version,
        "seats": plan.seats,
        "bots": plan.bots,
        "seed": plan.seed,
        "settings": plan.settings,
        "deals": standing.deals,
        "games": standing.games,
        "standing": [_row_data(row) for row in standing.rows],
        "against": {
            labels[bot]: {
                labels[other]: _share_data(standing.against[bot, other])
                for other in range(len(labels))
                if other != bot
            }
            for bot in range(len(labels))
        },
    }
    if contest.sure is not None:
        data["sure"] = {
            "question": f"{labels[0]} is stronger than {labels[1]}",
            "verdict": contest.sure.verdict or None,
            "deals": contest.sure.deals,
            "log_ratio": round(contest.sure.ratio, 6),
            "elo": [contest.sure.low, contest.sure.high],
            "errors": [ALPHA, BETA],
        }
    data["speed"] = {
        "kernel": kernel(),
        "games": contest.played,
        "seconds": round(contest.seconds, 3),
        "bots": {
            row.label: {
                "choices": row.choices,
                "seconds": round(row.seconds, 3),
                "slowest": round(row.slowest, 4),
            }
            for row in standing.rows
        },
    }
    return data


def _row_data(row: Row) -> dict[str, object]:
    return {
        "bot": row.label,
        "rating": round(row.rating, 3),
        "rating_95": [round(row.rating_low, 3), round(row.rating_high, 3)],
        "wins": _share_data(row.wins),
        "points": round(row.points, 2),
    }


def _share_data(share: Share) -> dict[str, object]:
    return {
        "share": round(share.share, 4),
        "share_95": [round(share.low, 4), round(share.high, 4)],
    }


# ---- for a page


def as_markdown(contest: Contest, standing: Standing, command: str) -> str:
    """The ladder as a table, with the day and the command that made it."""
    plan = contest.plan
    rows = standing.rows
    title = f"{plan.game}, {plan.seats} seats"
    lines = [
        f"| {title} | rating | points | ms a choice | "
        + " | ".join(f"against `{row.label}`" for row in rows)
        + " |",
        "|---" * (4 + len(rows)) + "|",
    ]
    for row in rows:
        cells = [
            _cell(standing.against[row.bot, other.bot]) if other is not row else "–"
            for other in rows
        ]
        each = row.seconds / max(1, row.choices) * 1000
        lines.append(
            f"| `{row.label}` | {row.rating:.1f} ({row.rating_low:.1f} to {row.rating_high:.1f}) "
            f"| {row.points:.1f} | {each:.2f} | {' | '.join(cells)} |"
        )
    version = labrys.games.find(plan.game).version
    today = datetime.now(UTC).date().isoformat()
    lines += [
        "",
        f"{today}, Labrys {labrys.__version__}, rules {version}, {standing.deals:,} deals, "
        f"{standing.games:,} games: `{command}`",
    ]
    if contest.sure is not None:
        lines += ["", *verdict(contest.sure, plan.labels(), contest.games_a_deal)]
    return "\n".join(lines)
