"""The outcome of a contest: the score of A against B, how sure it is, and what each of them did."""

from __future__ import annotations

from math import isfinite
from typing import Any, Final

from euchre.lab.decision_times import DecisionTimes
from euchre.lab.estimate import Estimate, ratio, share
from euchre.lab.forfeit import Forfeit
from euchre.lab.pairs import Contest, DuplicatePair
from euchre.lab.player_stats import PlayerStats
from euchre.lab.sequential import SequentialResult, SequentialTest

_FORFEITS_TOLD: Final = 20


class ContestOutcome:
    """The pairs of one contest, added up in order; `result` is the sequential test's, once it has one."""

    def __init__(self, contest: Contest, bound: float | None = None) -> None:
        self.contest = contest
        self.gains: list[float] = []
        self.deals: list[int] = []
        self.wins: list[float] = []
        """A's share of the matches of each pair, from 0 to 1."""
        self.stats = (PlayerStats(contest.rules), PlayerStats(contest.rules))
        self.times = (DecisionTimes(), DecisionTimes())
        self.forfeits: list[Forfeit] = []
        self.result: SequentialResult | None = None
        self._test = None if bound is None else SequentialTest(bound)

    def add(self, pair: DuplicatePair) -> None:
        """Count the next pair."""
        self.gains.append(pair.gain())
        self.deals.append(len(pair.deals))
        self.wins.append(pair.wins / len(self.contest.seatings))
        for deal in pair.deals:
            for player, stats in enumerate(self.stats):
                stats.add(deal, deal.sides(player))
            if deal.forfeit is not None and len(self.forfeits) < _FORFEITS_TOLD:
                self.forfeits.append(deal.forfeit)
        if self._test is not None:
            self.result = self._test.add(self.gain(-1))

    def gain(self, index: int) -> float:
        """The gain of A in one pair: points per deal, or A's share of the matches above a half."""
        if self.contest.matches:
            return self.wins[index] - 0.5
        return self.gains[index] / self.deals[index]

    @property
    def pairs(self) -> int:
        """The number of pairs counted."""
        return len(self.gains)

    def points(self) -> Estimate:
        """A's points per deal less B's; of who has several sides, the mean of these."""
        return ratio(self.gains, self.deals)

    def win_rate(self) -> Estimate:
        """A's share of the matches."""
        return share(self.wins)

    def report(self) -> dict[str, Any]:
        """The outcome as plain values, with None for unknown bounds.

        ``deals`` counts duplicate deals: of whole matches, all deals that were played over the number of seatings.
        """
        contest, points = self.contest, self.points()
        report: dict[str, Any] = {
            "a": contest.a,
            "b": contest.b,
            "rules": str(contest.rules),
            "seed": contest.seed,
            "score": list(contest.begins),
            "deals": self.pairs,
            "points_per_deal": round(points.value, 6),
            "ci95": _bounds(points),
        }
        if contest.matches:
            wins = self.win_rate()
            report |= {"matches": self.pairs, "deals": sum(self.deals) // len(contest.seatings)}
            report |= {"win_rate": round(wins.value, 6), "win_rate_ci95": _bounds(wins)}
        if self._test is not None:
            report["sprt"] = {
                "bound": self._test.bound,
                "accepted": self.result,
                "evidence": round(self._test.evidence, 4) if isfinite(self._test.evidence) else None,
            }
        a, b = self.times
        return report | {
            "a_stats": self.stats[0].report(),
            "b_stats": self.stats[1].report(),
            "ms_per_decision": {"a": round(a.mean, 4), "b": round(b.mean, 4)},
            "median_ms_per_decision": {"a": round(a.median, 4), "b": round(b.median, 4)},
            "forfeits": [forfeit._asdict() for forfeit in self.forfeits],
        }


def _bounds(estimate: Estimate) -> list[float | None]:
    return [round(bound, 6) if isfinite(bound) else None for bound in (estimate.low, estimate.high)]
