"""The page of `euchre arena`: who is better, and what each player did, in tables people can read."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from euchre.cli.output import new_console
from euchre.core import law
from euchre.core.diagram import sides_text
from euchre.core.rules import Rules
from euchre.core.seating import Seating

_FORFEITS_SHOWN: Final = 5


def show(report: dict[str, Any]) -> None:
    """Print the outcome of a contest (`euchre.lab.outcome`), or of a field of players (`euchre.lab.ratings`)."""
    console = new_console(highlight=False, soft_wrap=True)
    if "players" in report:
        _field(console, report)
    else:
        _contest(console, report)


def _contest(console: Console, report: dict[str, Any]) -> None:
    console.print(f"[bold]{escape(report['a'])}[/] (A) against [bold]{escape(report['b'])}[/] (B)")
    console.print(f"{_table_of(report)}, {_played(report)}, {report['seconds']:.1f} seconds\n")
    console.print(f"[bold]{_verdict(report)}[/]")
    if "sprt" in report:
        console.print(_test(report["sprt"], matches="matches" in report))
    console.print()
    console.print(_deeds(report))
    _tell_forfeits(console, report)


def _seating(report: dict[str, Any]) -> Seating:
    return law.seating(Rules.parse(report["rules"]))


def _table_of(report: dict[str, Any]) -> str:
    score = tuple(report["score"])
    return f"{escape(report['rules'])}{f', from {sides_text(score)}' if any(score) else ''}"


def _played(report: dict[str, Any]) -> str:
    what = f"{report['matches']} duplicate matches" if "matches" in report else f"{report['deals']} duplicate deals"
    ways = "from both sides" if _seating(report).sides == 2 else "in six seatings (one against two, both ways)"
    return f"{what}, each {ways}, seed {report['seed']}"


def _verdict(report: dict[str, Any]) -> str:
    whose = "A" if _seating(report).sides == 2 else "A, per seat"
    points = f"{report['points_per_deal']:+.3f} points per deal for {whose}{_interval(report['ci95'], '+.3f')}"
    if "matches" not in report:
        return f"{points}."
    low, high = report["win_rate_ci95"]
    wins = f"A wins {100 * report['win_rate']:.1f}% of the matches (95%: {100 * low:.1f} to {100 * high:.1f})"
    return f"{wins}, {points}."


def _interval(bounds: list[float | None], form: str) -> str:
    low, high = bounds
    if low is None or high is None:
        return ""
    return f" (95%: {format(low, form)} to {format(high, form)})"


def _test(test: dict[str, Any], *, matches: bool) -> str:
    unit = "of the matches above a half" if matches else "points per deal"
    if test["accepted"] is None:
        return f"The sequential test has not decided yet whether A gains {test['bound']:g} {unit} or nothing."
    said = f"gains {test['bound']:g} {unit}" if test["accepted"] == "gain" else "gains nothing"
    other = "nothing" if test["accepted"] == "gain" else f"{test['bound']:g} {unit}"
    return f"The sequential test stopped: A {said}, rather than {other} (5% error); the interval leans with the stop."


def _deeds(report: dict[str, Any]) -> Table:
    """The play of each player; shares are of deals, of its calls, or of its loners."""
    table = _table("", "A", "B")
    stats = report["a_stats"], report["b_stats"]
    for label, part, whole in (
        ("calls", "calls", "deals"),
        ("made with 3 or 4 tricks", "made", "calls"),
        ("marches", "marches", "calls"),
        ("euchred", "euchred", "calls"),
    ):
        table.add_row(label, *(_share(own[part], own[whole]) for own in stats))
    seating = _seating(report)
    if seating.has_partners:
        table.add_row("alone", *(_share(own["loners"]["tried"], own["calls"]) for own in stats))
        for label, part in (("alone, made", "made"), ("alone, march", "marched"), ("alone, euchred", "euchred")):
            table.add_row(f"  {label}", *(_share(own["loners"][part], own["loners"]["tried"]) for own in stats))
    euchred = "euchred the other side" if seating.sides == 2 else "euchred another player"
    table.add_row(euchred, *(_share(own["euchres"], own["deals"]) for own in stats))
    if any(own["defended_alone"] for own in stats):
        table.add_row("defended alone", *(_share(own["defended_alone"], own["deals"]) for own in stats))
    table.add_row("points", *(f"{own['points']}" for own in stats))
    if any(own["forfeits"] for own in stats):
        table.add_row("deals forfeited", *(_share(own["forfeits"], own["deals"]) for own in stats))
    for label, key in (("mean", "ms_per_decision"), ("median", "median_ms_per_decision")):
        table.add_row(f"ms per decision, {label}", *(f"{report[key][side]:.3f}" for side in "ab"))
    return table


def _tell_forfeits(console: Console, report: dict[str, Any]) -> None:
    total = report["a_stats"]["forfeits"] + report["b_stats"]["forfeits"]
    for forfeit in report["forfeits"][:_FORFEITS_SHOWN]:
        where = f"pair {forfeit['pair']}, seating {forfeit['seating']}, seat {forfeit['seat']}"
        console.print(f"{escape(forfeit['player'])} forfeits ({where}): {escape(forfeit['why'])}")
    if total > _FORFEITS_SHOWN:
        console.print(f"and {total - _FORFEITS_SHOWN} more.")


def _field(console: Console, report: dict[str, Any]) -> None:
    matches = "matches" in report["results"][0]
    first = report["results"][0]
    console.print(f"[bold]{len(report['players'])} players[/], every two of them: {_table_of(first)}")
    console.print(f"{_played(first)}, {report['seconds']:.1f} seconds\n")
    table = _table("player", "rating", "95%", "ms per decision")
    for row in report["ratings"]:
        low, high = row["ci95"]
        thought = _thought(report, row["player"])
        table.add_row(escape(row["player"]), f"{row['rating']:+.3f}", f"{low:+.3f} to {high:+.3f}", f"{thought:.3f}")
    console.print(table)
    unit = "share of matches won above a half" if matches else "points per deal won"
    console.print(
        f"\nA rating is the {unit} against the average of the field: the difference of two ratings is what one player "
        "is to win of the other (least squares over all results).\n"
    )
    results = _table("A", "B", "wins of A" if matches else "points for A", "95%", "forfeits", names=2)
    for row in report["results"]:
        value, (low, high) = (
            (row["win_rate"], row["win_rate_ci95"]) if matches else (row["points_per_deal"], row["ci95"])
        )
        lost = row["a_stats"]["forfeits"] + row["b_stats"]["forfeits"]
        form = ".3f" if matches else "+.3f"
        cells = format(value, form), f"{format(low, form)} to {format(high, form)}", str(lost)
        results.add_row(escape(row["a"]), escape(row["b"]), *cells)
    console.print(results)
    for row in report["results"]:
        _tell_forfeits(console, row)


def _thought(report: dict[str, Any], player: str) -> float:
    """The mean time of a player's decision over all its contests, in milliseconds."""
    times = [row["ms_per_decision"][side] for row in report["results"] for side in "ab" if row[side] == player]
    return float(sum(times) / len(times))


def _table(*columns: str, names: int = 1) -> Table:
    """A table whose first `names` columns hold words, and the others figures."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place < names else "right", overflow="fold")
    return table


def _share(part: int, whole: int) -> str:
    return f"{part} ({100 * part / whole:.1f}%)" if whole else f"{part}"
