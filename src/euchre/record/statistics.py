"""Statistics of a player's matches: matches, points by seat and by part in the deal, calls, loners and euchres.

Every deal that has a result counts, thrown in or not; one that was dealt again has none. A call is made with three
tricks and euchred with fewer, whatever the house pays for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

from euchre.core import law
from euchre.core.seating import Place, Seating, ahead
from euchre.core.state import Result
from euchre.record.match_record import MatchRecord
from euchre.record.outcome import DealOutcome, MatchOutcome
from euchre.record.player_statistics import ByPart, ByPlace, Loners, Points, Share, Statistics


def statistics(matches: Iterable[tuple[MatchRecord | MatchOutcome, int]]) -> Statistics:
    """The statistics of these matches, or of their outcomes, for the player who sat in that seat of each.

    An unfinished match counts with the deals it has, but not as a match. Raises `IllegalAction` for a record that
    breaks its own rules.
    """
    ends: Counter[str] = Counter()
    deals: Counter[_Deal] = Counter()
    for record, seat in matches:
        if record.over:
            drawn = record.winner is None
            ends["drawn" if drawn else "won" if record.winner == record.seating.side(seat) else "lost"] += 1
        deals.update(_deal(record.seating, result, seat) for result in record.results)
    return _statistics(ends, deals)


def statistics_by_players(
    matches: Iterable[tuple[MatchRecord | MatchOutcome, int]],
) -> dict[int, Statistics]:
    """The statistics as `statistics` counts them, for each number of players on its own."""
    tables: dict[int, list[tuple[MatchRecord | MatchOutcome, int]]] = {}
    for record, seat in matches:
        tables.setdefault(record.seating.players, []).append((record, seat))
    return {players: statistics(tables[players]) for players in sorted(tables)}


_Part = Literal["maker", "partner", "defender", "none"]
"""A player's part in a deal; none where the cards were thrown in."""


class _Deal(NamedTuple):
    """The counts of a deal; few enough kinds that a lifetime of matches fits in one small counter."""

    place: Place
    part: _Part
    tricks: int
    """The tricks of the player's side."""
    made: bool
    """The makers took three tricks or more."""
    alone: bool
    """True if the makers played without their partner."""
    scored: int
    allowed: float

    @property
    def ours(self) -> bool:
        """True if the player's side made trump."""
        return self.part in ("maker", "partner")

    @property
    def enough(self) -> bool:
        """True if their side made what it called, or the makers against them were euchred."""
        return self.made == self.ours


def _deal(seating: Seating, result: Result | DealOutcome, seat: int) -> _Deal:
    side = seating.side(seat)
    return _Deal(
        place=seating.place_of(seat, result.dealer),
        part=_part(seating, result.maker, seat),
        tricks=result.tricks[side],
        made=result.maker is not None and result.tricks[seating.side(result.maker)] >= law.TRICKS_TO_MAKE,
        alone=seat in result.alone,
        scored=result.points[side],
        allowed=result.points[side] - ahead(result.points, side),
    )


def _part(seating: Seating, maker: int | None, seat: int) -> _Part:
    if maker is None:
        return "none"
    if seating.side(maker) != seating.side(seat):
        return "defender"
    return "maker" if maker == seat else "partner"


def _statistics(ends: Counter[str], deals: Counter[_Deal]) -> Statistics:
    def share(happened: Callable[[_Deal], bool], could: Callable[[_Deal], bool]) -> Share:
        """The share of deals in which something happened, of those in which it could."""
        possible = Counter({deal: times for deal, times in deals.items() if could(deal)})
        return _share(sum(times for deal, times in possible.items() if happened(deal)), possible.total())

    def points(counted: Callable[[_Deal], bool]) -> Points:
        return _points({deal: times for deal, times in deals.items() if counted(deal)})

    return Statistics(
        matches=_share(ends["won"], ends.total()),
        draws=ends["drawn"],
        points=points(_any),
        by_place=ByPlace(
            dealer=points(lambda deal: deal.place == "dealer"),
            dealers_partner=points(lambda deal: deal.place == "dealers_partner"),
            left=points(lambda deal: deal.place == "left"),
            right=points(lambda deal: deal.place == "right"),
            near_partner=points(lambda deal: deal.place == "near_partner"),
            far_partner=points(lambda deal: deal.place == "far_partner"),
            opposite=points(lambda deal: deal.place == "opposite"),
        ),
        by_part=ByPart(
            maker=points(_called), partner=points(lambda deal: deal.part == "partner"), defender=points(_defended)
        ),
        thrown_in=share(lambda deal: deal.part == "none", _any),
        calls=share(_called, _any),
        made=share(lambda deal: deal.enough, _called),
        euchred=share(lambda deal: not deal.enough, _called),
        marches=share(_march, lambda deal: deal.ours),
        loners=Loners(
            tried=share(lambda deal: deal.alone, lambda deal: deal.ours),
            made=share(lambda deal: deal.enough, _loner),
            marches=share(_march, _loner),
            euchred=share(lambda deal: not deal.enough, _loner),
        ),
        defences_alone=share(lambda deal: deal.alone, _defended),
        euchres=share(lambda deal: deal.enough, _defended),
        euchres_alone=share(lambda deal: deal.enough, lambda deal: _defended(deal) and deal.alone),
    )


def _any(_deal: _Deal) -> bool:
    return True


def _called(deal: _Deal) -> bool:
    return deal.part == "maker"


def _defended(deal: _Deal) -> bool:
    return deal.part == "defender"


def _loner(deal: _Deal) -> bool:
    return deal.ours and deal.alone


def _march(deal: _Deal) -> bool:
    return deal.tricks == law.HAND_SIZE


def _share(count: int, of: int) -> Share:
    return Share(count, of, count / of if of else None)


def _points(deals: dict[_Deal, int]) -> Points:
    number = sum(deals.values())
    scored = sum(deal.scored * times for deal, times in deals.items())
    allowed = sum(deal.allowed * times for deal, times in deals.items())
    return Points(
        deals=number,
        scored=scored,
        allowed=allowed,
        scored_per_deal=scored / number if number else None,
        allowed_per_deal=allowed / number if number else None,
    )
