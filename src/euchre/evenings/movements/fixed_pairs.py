"""Fixed pairs of a section: those entered together, those without a partner, and the bots that help out online."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from euchre.charts.planned_round import Pair
from euchre.evenings.movements.played_round import PlayedRound


class FixedPairs(NamedTuple):
    """The pairs of a round; of a person and a bot the person is first."""

    pairs: tuple[Pair, ...]
    single: tuple[int, ...] = ()
    """The people of the hall without a partner; in a league match one of each team at most."""

    @property
    def people(self) -> tuple[int, ...]:
        """The people, pair by pair."""
        return (*(number for pair in self.pairs for number in pair), *self.single)


def fixed_pairs(
    people: Sequence[int],
    partners: Mapping[int, int],
    played: Sequence[PlayedRound],
    *,
    sides: Mapping[int, str] | None = None,
    online: bool,
) -> FixedPairs:
    """Pairs for everybody who is there; `partners` has those whose partner is there, too.

    Others get a bot online, the same all evening. In the hall they play with each other, in a league match with others
    of their side; if one is left over, it is somebody who has sat out least.
    """
    pairs = [(one, other) for one, other in partners.items() if one < other]
    alone = [number for number in people if number not in partners]
    if online:
        pairs += _with_bots(alone, played)
        return FixedPairs(tuple(sorted(pairs)))
    sat_out = Counter(number for round_ in played for number in round_.sit_outs)
    alone.sort(key=lambda number: (-sat_out[number], number))
    by_side: defaultdict[str, list[int]] = defaultdict(list)
    for number in alone:
        by_side[sides[number] if sides else ""].append(number)
    left_over = []
    for side in by_side.values():
        pairs += ((min(two), max(two)) for two in zip(side[::2], side[1::2], strict=False))
        left_over += side[len(side) // 2 * 2 :]
    return FixedPairs(tuple(sorted(pairs)), tuple(left_over))


def _with_bots(alone: Sequence[int], played: Sequence[PlayedRound]) -> Iterator[Pair]:
    """A bot for each person: the one they had before, or one that has not played yet."""
    had = {two[0]: two[1] for two in _played_pairs(played) if two[0] > 0 > two[1]}
    new = _last_bot(played)
    for number in alone:
        if number not in had:
            new -= 1
        yield number, had.get(number, new)


def with_bot_pairs(fixed: FixedPairs, count: int, played: Sequence[PlayedRound]) -> FixedPairs:
    """The pairs with `count` more of bots: those that have played before, then new ones."""
    before = dict.fromkeys(two for two in _played_pairs(played) if two[0] < 0)
    first = min((_last_bot(played), *(number for pair in fixed.pairs for number in pair)))
    new = ((first - 2 * at - 1, first - 2 * at - 2) for at in range(count))
    return fixed._replace(pairs=(*fixed.pairs, *[*before, *new][:count]))


def _played_pairs(played: Sequence[PlayedRound]) -> Iterator[Pair]:
    """The pairs of partners so far, a person before a bot and lower bots (-1) before higher ones (-2)."""
    for round_ in played:
        for one, other in round_.seated.partners():
            yield other, one


def _last_bot(played: Sequence[PlayedRound]) -> int:
    """The bot with the lowest number so far; 0 before any has played."""
    return min((0, *(number for round_ in played for table in round_.tables for number in table.seats)))


def opponents_missing(fixed: FixedPairs, teams: Mapping[int, str]) -> int:
    """The number of pairs one of two teams has fewer than the other; all, if only one team is there."""
    counts = Counter(teams[pair[0]] for pair in fixed.pairs)
    return abs(2 * max(counts.values(), default=0) - len(fixed.pairs))
