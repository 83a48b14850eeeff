"""The chances to win from every score, laid out for people: two grids, one when we deal and one when they do."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from euchre.core import law
from euchre.core.rules import Rules
from euchre.equity.match import chance, game_equity
from euchre.equity.spread import measured_table, spread

Grid = tuple[tuple[float, ...], ...]

US, THEM = 0, 1
"""Our side, as a seat that deals and as a side that wins."""
FURTHEST: Final = 8
"""The leads shown where deals are counted, behind and ahead, and deals to come."""


class ChanceGrids(NamedTuple):
    """The chances of our side (0..1): ``[row][column]``."""

    rules: str
    title: str
    across: str
    """The meaning of the columns."""
    down: str
    """The meaning of the rows."""
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    we_deal: Grid
    they_deal: Grid

    @property
    def grids(self) -> tuple[tuple[str, Grid], ...]:
        """The two grids, each with its heading."""
        return ("We deal", self.we_deal), ("They deal", self.they_deal)


def chances(rules: Rules) -> ChanceGrids:
    """The chances to win one game by these rules, from every score, or from every lead where deals are counted."""
    return _by_score(rules) if law.target(rules) else _by_lead(rules)


def _by_score(rules: Rules) -> ChanceGrids:
    target, game = law.target(rules), game_equity(rules)
    scores = range(target)
    grids = [
        tuple(tuple(game.chance(ours, theirs, dealer) for theirs in scores) for ours in scores) for dealer in (US, THEM)
    ]
    names = tuple(map(str, scores))
    title = f"Chance to win a game to {target}, in per cent"
    return ChanceGrids(str(rules), title, "their score", "our score", names, names, grids[0], grids[1])


def _by_lead(rules: Rules) -> ChanceGrids:
    game = game_equity(rules)
    deals = law.deals_in_a_game(rules)
    left = tuple(range(min(deals, FURTHEST), 0, -1))
    leads = range(FURTHEST, -FURTHEST - 1, -1)
    grids = [
        tuple(
            tuple(game.chance(max(lead, 0), max(-lead, 0), dealer, finished=deals - more) for more in left)
            for lead in leads
        )
        for dealer in (US, THEM)
    ]
    rows = tuple(f"{lead:+d}" if lead else "0" for lead in leads)
    title = f"Chance to win a game of {deals} deals, in per cent; a draw is half" if deals > 1 else _ONE_DEAL
    return ChanceGrids(str(rules), title, "deals to come", "our lead", tuple(map(str, left)), rows, grids[0], grids[1])


_ONE_DEAL: Final = "Chance to win a game of one deal, in per cent; a draw is half"


def matches(rules: Rules) -> dict[tuple[int, ...], tuple[float, float]]:
    """The chances of our side to win the match, by games won (ours, theirs), if we, or they, deal the next game first.

    Empty unless the match has several games.
    """
    found: dict[tuple[int, ...], tuple[float, float]] = {}
    ahead = [(0, 0)]
    for games in ahead:
        if games in found:
            continue
        found[games] = (chance(rules, (0, 0), games, US, US), chance(rules, (0, 0), games, THEM, US))
        for winner in (US, THEM):
            won = (games[0] + (winner == US), games[1] + (winner == THEM))
            if not law.match_end(rules, won, law.GameEnd(over=True, winner=winner)).over:
                ahead.append(won)
    return found if len(found) > 1 else {}


def report(rules: Rules) -> dict[str, Any]:
    """The report as plain values."""
    page = chances(rules)
    return {
        "rules": page.rules,
        "measured_table": measured_table(rules),
        "deal": [
            {"dealers": ours, "others": theirs, "chance": round(share, 6)} for (ours, theirs), share in spread(rules)
        ],
        "rows": page.down,
        "columns": page.across,
        "row_names": page.rows,
        "column_names": page.columns,
        "we_deal": _rounded(page.we_deal),
        "they_deal": _rounded(page.they_deal),
        "match": [
            {"games": games, "we_deal": round(ours, 6), "they_deal": round(theirs, 6)}
            for games, (ours, theirs) in matches(rules).items()
        ],
    }


def _rounded(grid: Grid) -> list[list[float]]:
    return [[round(value, 6) for value in row] for row in grid]


def per_cent(value: float) -> str:
    """A chance as a number from 1 to 99: nothing is certain before the end, except 0 and 1."""
    return str(round(100 * value) if value in (0.0, 1.0) else min(99, max(1, round(100 * value))))
