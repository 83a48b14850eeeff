"""The outcome of a bench: the gain of the player, and how much less it varies than points of plain deals."""

from __future__ import annotations

from math import isfinite, sqrt
from statistics import fmean, pvariance, variance
from typing import Any

from euchre.lab.benchmark.room import RoomOutcome
from euchre.lab.decision_times import DecisionTimes
from euchre.lab.estimate import Estimate, Z, mean


class BenchOutcome:
    """The rooms of the deals, added up in order."""

    def __init__(self) -> None:
        self.deals: list[tuple[RoomOutcome, ...]] = []
        self.times = DecisionTimes()

    def add(self, rooms: tuple[RoomOutcome, ...]) -> None:
        """Count the next deal."""
        self.deals.append(rooms)

    def gains(self) -> list[float]:
        """The gain of the player in each deal, the mean of its rooms, without the luck in the hidden cards."""
        return [fmean(room.gain for room in rooms) for rooms in self.deals]

    def duplicates(self) -> list[float]:
        """Points of the player in each deal beyond the opponent's in the same seats, the mean of its rooms."""
        return [fmean(room.points - room.baseline for room in rooms) for rooms in self.deals]

    def rooms(self) -> list[RoomOutcome]:
        """The rooms of all deals."""
        return [room for rooms in self.deals for room in rooms]

    def plain(self) -> Estimate:
        """The information of as many independent deals: the mean points of a room, and how sure that were."""
        points = [room.points for room in self.rooms()]
        value, margin = fmean(points), Z * sqrt(pvariance(points) / len(points))
        return Estimate(value, value - margin, value + margin)

    def division(self, values: list[float]) -> float | None:
        """The factor by which the variance of a deal is reduced; None where nothing varies or nothing is known."""
        rooms = self.rooms()
        each = len(self.deals[0]) * variance(values) if len(values) > 1 else 0.0
        return pvariance([room.points for room in rooms]) / each if each else None

    def report(self) -> dict[str, Any]:
        """The figures as plain values, with None for unknown bounds."""
        gains, duplicates, rooms = self.gains(), self.duplicates(), self.rooms()
        forfeits = [room.forfeit for room in rooms if room.forfeit]
        return {
            "deals": len(self.deals),
            "rooms": len(rooms),
            **_figures(mean(gains)),
            "variance_divided_by": _rounded(self.division(gains), 2),
            "duplicate": {
                **_figures(mean(duplicates)),
                "variance_divided_by": _rounded(self.division(duplicates), 2),
            },
            "plain": {**_figures(self.plain()), "variance": round(pvariance([room.points for room in rooms]), 4)},
            "differing_decisions_per_room": round(fmean(room.differing for room in rooms), 3),
            "forfeits": len(forfeits),
            "first_forfeit": forfeits[0] if forfeits else None,
            "ms_per_decision": round(self.times.mean, 4),
            "median_ms_per_decision": round(self.times.median, 4),
        }


def _figures(estimate: Estimate) -> dict[str, Any]:
    bounds = [_rounded(bound, 6) if isfinite(bound) else None for bound in (estimate.low, estimate.high)]
    return {"points_per_deal": round(estimate.value, 6), "ci95": bounds}


def _rounded(value: float | None, digits: int) -> float | None:
    return None if value is None else round(value, digits)
