"""An evening counted slowly, from its stored lines alone: a second definition of what an evening comes to.

It shares no code with `euchre.evenings`: it reads JSON, leaves out what was taken back, and looks everything up again
for each entrant.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple


class SlowStanding(NamedTuple):
    """The standing of an entrant."""

    number: int
    rank: int
    points: Fraction
    wins: Fraction
    loners: int
    euchres: int
    over_field: Fraction | None
    rounds: tuple[int, ...]
    """The rounds they have a part in."""
    dropped: tuple[int, ...]


class SlowEvening:
    """An evening from the lines that are stored."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        happened: list[dict[str, Any]] = [json.loads(line) for line in lines]
        taken_back = [event["event"] for event in happened if event["type"] == "revoked"]
        self.events = [
            event for number, event in enumerate(happened, 1) if number not in taken_back and event["type"] != "revoked"
        ]
        self.settings = [event["settings"] for event in self.events if "settings" in event][-1]
        removed = [event["number"] for event in self.events if event["type"] == "entrantremoved"]
        entered = [event["number"] for event in self.events if event["type"] == "entered"]
        self.entrants = [number for number in entered if number not in removed]
        self.rounds = [event for event in self.events if event["type"] == "roundseated"]

    def result(self, round_: int, table: int) -> tuple[bool, Any]:
        """True if a table has a result, and its score, None if it was not played."""
        there, score, report = False, None, None
        for event in self.events:
            if (event.get("round"), event.get("table")) != (round_, table):
                continue
            if event["type"] == "resultentered" or (event["type"] == "tableended" and not there):
                there, score, report = True, event["score"], None
            elif event["type"] == "resultreported":
                report = event["score"]
            elif event["type"] == "resultconfirmed" and report is not None:
                there, score, report = True, report, None
        return there, score

    def is_over(self, seated: dict[str, Any]) -> bool:
        return all(self.result(seated["round"], table["number"])[0] for table in seated["tables"])

    def _table_points(self, number: int, seated: dict[str, Any]) -> dict[str, Any] | None:
        """The points of an entrant's table in a round; None without a table, or if it was not played."""
        scoring = self.settings["scoring"]
        for table in seated["tables"]:
            if number not in table["seats"]:
                continue
            there, score = self.result(seated["round"], table["number"])
            if not there or score is None:
                return None
            seats, seat = table["seats"], table["seats"].index(number)
            side = [0, 1, 0, 1][seat] if len(seats) == 4 else seat
            points = score["points"][side]
            loners = score["loners"][seat] if score["loners"] else 0
            of_partner = score["loners"][(seat + 2) % 4] if score["loners"] and len(seats) == 4 else 0
            euchres = score["euchres"][side] if score["euchres"] else 0
            first = [at for at, one in enumerate(score["points"]) if one == max(score["points"])]
            return {
                "points": Fraction(
                    points
                    + loners * scoring["loner"]
                    + of_partner * scoring["loner_partner"]
                    - euchres * scoring["euchre"]
                ),
                "wins": Fraction(1, len(first)) if side in first else Fraction(0),
                "loners": loners,
                "euchres": euchres,
                "over_field": self._over_field(seated, points, side) if table["section"] == "online" else None,
            }
        return None

    def _over_field(self, seated: dict[str, Any], points: int, side: int) -> Fraction | None:
        if not self.settings["same_cards"] or not self.is_over(seated):
            return None
        scores = [
            self.result(seated["round"], table["number"])[1]
            for table in seated["tables"]
            if table["section"] == "online"
        ]
        others = [score["points"][side] for score in scores if score is not None]
        return points - Fraction(sum(others), len(others))

    def _has_part(self, number: int, seated: dict[str, Any]) -> bool:
        """True if their table has a result, if only that it was not played, or they sat out a round that is over."""
        at = [table["number"] for table in seated["tables"] if number in table["seats"]]
        if at:
            return self.result(seated["round"], at[0])[0]
        return self.is_over(seated) and number in seated.get("sit_outs", ())

    def _one(self, number: int) -> dict[str, Any]:
        scoring = self.settings["scoring"]
        mine = {seated["round"]: self._table_points(number, seated) for seated in self.rounds}
        played = [count for count in mine.values() if count is not None]
        nothing = Fraction(0)
        average = {
            key: sum((count[key] for count in played), nothing) / len(played) if played else nothing
            for key in ("points", "wins")
        }
        credit = {
            "nothing": {"points": nothing, "wins": nothing},
            "average": average,
            "fixed": {"points": Fraction(scoring["sit_out_points"]), "wins": average["wins"]},
        }[scoring["sit_out"]]
        counts = [
            (seated["round"], mine[seated["round"]] or {**credit, "over_field": None})
            for seated in self.rounds
            if self._has_part(number, seated)
        ]
        first, second = ("points", "wins") if scoring["by"] == "points" else ("wins", "points")
        best = sorted(counts, key=lambda one: (-one[1][first], -one[1][second], one[0]))
        best = best[: scoring["best_of"]] if scoring["best_of"] else best
        over = [count["over_field"] for _, count in best if count["over_field"] is not None]
        one = {
            "points": sum((count["points"] for _, count in best), nothing),
            "wins": sum((count["wins"] for _, count in best), nothing),
            "loners": sum(count["loners"] for count in played),
            "euchres": sum(count["euchres"] for count in played),
            "over_field": sum(over, nothing) if over else None,
            "rounds": tuple(round_ for round_, _ in counts),
            "dropped": tuple(round_ for round_, _ in counts if round_ not in [kept for kept, _ in best]),
        }
        return {**one, "merit": (one[first], one[second], one["loners"])}

    def teams(self) -> list[tuple[str, int, float, float]]:
        """The teams with rank, points and wins: of their best, or of all where a league match names no number."""
        size = self.settings["team_size"]
        if not size and self.settings["movement"] != "league":
            return []
        team_of = self._team_of_each()
        by_merit = [(one.number, one.points, one.wins) for one in self.standings()]
        weight = Fraction(1, 2) if self.settings["entries"] == "pairs" else Fraction(1)
        sums = {}
        for team in {team_of[number] for number, *_ in by_merit} - {""}:
            best = [one for one in by_merit if team_of[one[0]] == team][: size or 1000]
            sums[team] = (weight * sum(one[1] for one in best), weight * sum(one[2] for one in best))
        by_points = self.settings["scoring"]["by"] == "points"
        merit = {team: (points, wins) if by_points else (wins, points) for team, (points, wins) in sums.items()}
        ranks = {team: 1 + sum(other > merit[team] for other in merit.values()) for team in sums}
        return sorted((team, ranks[team], float(points), float(wins)) for team, (points, wins) in sums.items())

    def _team_of_each(self) -> dict[int, str]:
        """The last team of each entrant; fixed partners are of one, that of the partner entered or changed last."""
        team_of: dict[int, str] = {}
        partner_of: dict[int, int | None] = {}
        for event in self.events:
            if event["type"] == "entrantremoved":
                team_of.pop(event["number"])
                alone = partner_of.pop(event["number"])
                if alone is not None:
                    partner_of[alone] = None
            if event["type"] not in ("entered", "entrantchanged"):
                continue
            number, partner = event["number"], event.get("partner")
            if event["type"] == "entrantchanged" and number not in team_of:
                continue
            partner = partner if partner in team_of else None
            for other in team_of:
                if partner_of[other] in (number, partner) and partner_of[other] is not None and other != number:
                    partner_of[other] = None
            team_of[number], partner_of[number] = event.get("team", ""), partner
            if partner is not None:
                partner_of[partner] = number
                if self.settings["entries"] == "pairs":
                    team_of[number] = team_of[partner] = team_of[number] or team_of[partner]
        return team_of

    def _never_came(self) -> set[int]:
        """The entrants noted as not here who have had no seat and sat out nothing."""
        away: set[int] = set()
        for event in self.events:
            if event["type"] == "withdrawn":
                away.add(event["number"])
            elif event["type"] == "cameback":
                away.discard(event["number"])
        return {
            number
            for number in away
            if not any(
                number in seated.get("sit_outs", ()) or any(number in table["seats"] for table in seated["tables"])
                for seated in self.rounds
            )
        }

    def standings(self) -> list[SlowStanding]:
        """The standings: behind as many as have done better."""
        gone = self._never_came()
        all_of_them = {number: self._one(number) for number in self.entrants if number not in gone}
        found = []
        for number, one in all_of_them.items():
            better = sum(other["merit"] > one["merit"] for other in all_of_them.values())
            values = (one[key] for key in ("points", "wins", "loners", "euchres", "over_field", "rounds", "dropped"))
            found.append(SlowStanding(number, better + 1, *values))
        return sorted(found, key=lambda one: (one.rank, one.number))
