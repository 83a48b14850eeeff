"""The teams of an evening: who plays for which, as it was said, or in a league match by the order of entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from euchre.evenings.evening import Entry, Evening


def teams_of(evening: Evening) -> dict[int, str]:
    """The team of each entrant; "" for one in none.

    Where a league match has named teams, pairs that are in none yet belong to one. Before the first round that is the
    home team for the first half of those who are here, in the order of their entry, and of an odd number of pairs for
    the middle pair, too. Pairs that come later belong to the team with fewer pairs. Once a round is seated a pair keeps
    its team.
    """
    teams = {entry.number: entry.team for entry in evening.entries.values()}
    if evening.settings.movement != "league" or not evening.settings.teams:
        return teams
    home, visitors = evening.settings.teams
    units = _units(evening)
    sizes = Counter(team for unit in units for team in filter(None, map(_team, unit)))
    for place, unit in enumerate(units):
        is_home = sizes[home] <= sizes[visitors] if evening.rounds else 2 * place < len(units)
        said = next(filter(None, map(_team, unit)), None)
        team = said or (home if is_home else visitors)
        sizes[team] += sum(not entry.team for entry in unit)
        teams |= {entry.number: team for entry in unit}
    return teams


def _team(entry: Entry) -> str:
    return entry.team


def _units(evening: Evening) -> list[Sequence[Entry]]:
    """The people who are here, partners together, in the order of entry."""
    here = {entry.number: entry for entry in evening.entries.values() if entry.here}
    units: list[Sequence[Entry]] = []
    for entry in here.values():
        partner = here.get(entry.partner or 0)
        if partner is None:
            units.append((entry,))
        elif entry.number < partner.number:
            units.append((entry, partner))
    return units
