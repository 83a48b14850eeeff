"""League match: the pairs of two teams, of which the visitors' pairs move on a table after each round.

So it is played in St Austell: three pairs a side, three rounds, every pair against every other. The home team is the
one that the settings name first, or else was entered first; its pairs keep their tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from euchre.charts.planned_round import Pair, PlannedRound
from euchre.evenings.movements.section_field import SectionField
from euchre.evenings.movements.turns import PairsInTurn, times_met


def league(field: SectionField) -> PlannedRound:
    """Seat the next round of the match; pairs for whom the other team has no opponents sit out."""
    fixed = field.fixed
    assert fixed is not None, "a league match is played by fixed pairs"
    home, visitors = _sides(fixed.pairs, field.teams, next(iter(field.settings.teams), None))
    tables, met = max(len(home), len(visitors)), times_met(field, fixed)

    def meetings(shift: int) -> list[tuple[Pair, Pair]]:
        met_at = ((at, (at + shift) % tables) for at in range(len(home)))
        return [(home[at], visitors[guests]) for at, guests in met_at if guests < len(visitors)]

    def again(shift: int) -> tuple[int, int]:
        times = sum(met(one, other) for one, other in meetings(shift))
        return times, (shift - field.round + 1) % tables

    tables_of = meetings(min(range(tables), key=again)) if tables else []
    playing = tuple(two for match in tables_of for two in match)
    sit_outs = (number for two in fixed.pairs if two not in playing for number in two if number > 0)
    return PairsInTurn(playing, (*sit_outs, *fixed.single)).round(tables_of)


def _sides(pairs: Sequence[Pair], teams: Mapping[int, str], named: str | None) -> tuple[list[Pair], list[Pair]]:
    """The pairs of the home team and the visitors'; pairs of bots play for the team that has fewer."""
    home_team = named or next((teams[two[0]] for two in pairs if two[0] > 0), "")
    home = [two for two in pairs if teams.get(two[0]) == home_team]
    visitors = [two for two in pairs if two[0] > 0 and teams[two[0]] != home_team]
    bots = [two for two in pairs if two[0] < 0]
    return (home + bots, visitors) if len(home) < len(visitors) else (home, visitors + bots)
