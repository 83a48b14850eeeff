"""The page of `euchre simulate`: its figures in tables people can read."""

from __future__ import annotations

from typing import Any

from rich.markup import escape
from rich.table import Table

from euchre.cli.output import new_console

_OUTCOMES = ("made", "march", "euchred")


def show(report: dict[str, Any], pace: float) -> None:
    """Print the figures of a simulation (see `euchre.lab.tally`); `pace` in deals a second."""
    console = new_console()
    console.print(f"[bold]{escape(report['rules'])}[/]", highlight=False)
    players = ", ".join(f"seat {seat} {name}" for seat, name in enumerate(report["bots"]))
    deals = "1 deal" if report["deals"] == 1 else f"{report['deals']} deals"
    console.print(f"{deals}, seed {report['seed']}, {pace:.0f} deals a second: {escape(players)}\n")
    console.print(_outcomes(report))
    console.print(_calls(report))
    console.print(_sides(report))
    suits = ", ".join(f"{suit} {_percent(share)}" for suit, share in report["suits"].items())
    roles = ", ".join(f"{role} {points:+.3f}" for role, points in report["net_points_per_deal"].items())
    console.print(f"Trump: {suits}.", highlight=False)
    console.print(f"Thrown in: {_percent(report['thrown_in'])} of the deals.", highlight=False)
    others = "the other side's" if len(report["sides"]) == 2 else "the mean of the others"
    console.print(f"Points per deal less {others}: {roles}.", highlight=False)


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(columns[0])
    for column in columns[1:]:
        table.add_column(column, justify="right")
    return table


def _outcomes(report: dict[str, Any]) -> Table:
    table = _table("how it was played", "deals", "of calls", *_OUTCOMES)
    for kind, row in report["outcomes"].items():
        table.add_row(kind, str(row["count"]), _percent(row["share"]), *(_percent(row[name]) for name in _OUTCOMES))
    table.add_row("")
    return table


def _calls(report: dict[str, Any]) -> Table:
    table = _table("who called trump", "deals", "of deals", *_OUTCOMES)
    for row in report["calls"]:
        seat = row["seat"]
        who = {"dealer": "dealer", "opposite": "opposite the dealer"}.get(seat, f"dealer's {seat}")
        cells = (_percent(row[name]) for name in ("share", *_OUTCOMES))
        table.add_row(f"{row['round']}, {who}", str(row["count"]), *cells)
    table.add_row("")
    return table


def _sides(report: dict[str, Any]) -> Table:
    table = _table("side", "calls per deal", "alone per call", "points per deal")
    for row in report["sides"]:
        numbers = (_percent(row["calls_per_deal"]), _percent(row["alone_per_call"]), f"{row['points_per_deal']:.3f}")
        *others, last = map(str, row["seats"])
        table.add_row(f"seats {', '.join(others)} and {last}" if others else f"seat {last}", *numbers)
    table.add_row("")
    return table


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"
