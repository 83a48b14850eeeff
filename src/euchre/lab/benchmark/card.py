"""The card of a bench: everything that is needed to cite it, as plain values and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from euchre.core.seating import FOUR
from euchre.lab.benchmark.bench import BenchTable
from euchre.lab.benchmark.bench_outcome import BenchOutcome
from euchre.lab.benchmark.edition import EDITIONS, OPPONENTS
from euchre.lab.benchmark.opponent_digest import opponent_digest, published_digest
from euchre.version import __version__

_COLUMNS: Final = (
    *("rules", "deals", "points per deal", "95%", "variance divided by"),
    *("duplicate play alone", "variance divided by", "forfeits"),
)

_WHERE: Final = {
    "one": "one seat, with opponents in all others",
    "pair": "both seats of a side",
    "side": "all seats of a side",
}


def bench_card(results: Sequence[tuple[BenchTable, BenchOutcome]]) -> dict[str, Any]:
    """The card of one player at one or more tables that differ in nothing but the rules."""
    first = results[0][0]
    return {
        "bench": first.edition,
        "player": first.player,
        "opponent": first.opponent,
        "opponent_name": OPPONENTS[first.opponent],
        "seats": first.seats,
        "version": __version__,
        "results": [_result(table, outcome) for table, outcome in results],
    }


def _result(table: BenchTable, outcome: BenchOutcome) -> dict[str, Any]:
    digest = opponent_digest(table.edition, table.rules, table.opponent)
    published = published_digest(table.edition, table.rules, table.opponent)
    return {
        "rules": str(table.rules),
        **outcome.report(),
        "opponent_digest": digest,
        "opponent_as_published": None if published is None else digest == published,
    }


def card_markdown(card: dict[str, Any]) -> str:
    """The card as Markdown that people can read as it stands."""
    where = _WHERE[card["seats"]]
    if card["seats"] == "one" and EDITIONS[card["bench"]].players == (FOUR.players,):
        where = "one seat, with an opponent as partner"
    lines = [
        f"## `{card['player']}` on Euchre bench {card['bench']}",
        "",
        f"Against `{card['opponent_name']}`, in {where}; Euchre {card['version']}.",
        "",
        _line(_COLUMNS),
        _line(["---", *["---:"] * (len(_COLUMNS) - 1)]),
        *(_line(_cells(result)) for result in card["results"]),
    ]
    lines += [
        f"\nThe opponent does not play {result['rules']} as it did when bench {card['bench']} was published (digest "
        f"{result['opponent_digest']}): compare these figures only with others of the same digest."
        for result in card["results"]
        if result["opponent_as_published"] is False
    ]
    lines += [
        f"\nForfeited by {result['rules']}, the first time: {result['first_forfeit']}"
        for result in card["results"]
        if result["forfeits"]
    ]
    return "\n".join(lines) + "\n"


def _cells(result: dict[str, Any]) -> list[str]:
    duplicate = result["duplicate"]
    return [
        result["rules"],
        str(result["deals"]),
        *_figures(result),
        _division(result),
        " ".join(_figures(duplicate)).rstrip(),
        _division(duplicate),
        str(result["forfeits"]),
    ]


def _figures(result: dict[str, Any]) -> tuple[str, str]:
    return f"{result['points_per_deal']:+.3f}", _interval(result["ci95"])


def _division(result: dict[str, Any]) -> str:
    return "-" if result["variance_divided_by"] is None else f"{result['variance_divided_by']:.1f}"


def _interval(bounds: Sequence[float | None]) -> str:
    """The two bounds of an interval; empty where they are not known."""
    low, high = bounds
    return "" if low is None or high is None else f"[{low:+.3f}, {high:+.3f}]"


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
