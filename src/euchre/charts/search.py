"""The search for a good seating: simulated annealing, compiled.

Rounds are an array ``seats[round, place]`` of persons. A `layout` has a row for each place: who is the partner there
and who are the two opponents, as places, -1 for nobody. Two persons change places; a change for the better stands, and
one for the worse the less often the longer the search has gone on (Kirkpatrick, Gelatt and Vecchi, "Optimization by
Simulated Annealing", 1983). Each meeting costs as many points as the two have met in that way before, partners a
multiple of that, so meetings are spread over everybody.

Places from `regular` on are those without a partner. Everybody comes to them in turn (`euchre.charts.turns`). Two
persons change their turns only if they have had as many before, in ``turns_before[round, place - regular]``, so the
search never makes them less fair.
"""

from __future__ import annotations

from math import exp, log
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from euchre.fast.batch.splitmix import random_bits
from euchre.fast.jit import compiled, entry, inlined

Counts = NDArray[Any]
"""``int32[people, people]``, the same both ways: how often each two have met."""
Places = NDArray[Any]
"""``int16[rounds, places]`` for persons, ``int16[places, 3]`` for a layout."""
PARTNER_WEIGHT: Final = 24.0
"""The cost of a repeated partner, in repeated opponents."""
_HOT: Final = 1.5
_COLD: Final = 0.12
"""The temperatures at the beginning and at the end, in repeated opponents."""
_BLOCK: Final = 1024
"""Steps at one temperature."""
_11: Final = np.uint64(11)
_32: Final = np.uint64(32)
_FRACTION: Final = 2.0**-53


@inlined
def _below(bits: np.uint64, number: int) -> int:
    """A whole number below `number`, from the upper half of some random bits."""
    return np.int64(((bits >> _32) * np.uint64(number)) >> _32)  # type: ignore[return-value]


@compiled
def _costs(layout: Places, row: Places, met: Counts, opposed: Counts, person: int, place: int) -> float:
    """The points that it costs, or that it would cost, if a person took this place in a round not counted yet."""
    total = 0.0
    partner, left, right = layout[place, 0], layout[place, 1], layout[place, 2]
    if partner >= 0:
        total += PARTNER_WEIGHT * met[person, row[partner]]
    if left >= 0:
        total += opposed[person, row[left]]
    if right >= 0:
        total += opposed[person, row[right]]
    return total


@compiled
def _count(layout: Places, row: Places, met: Counts, opposed: Counts, place: int, by: int) -> None:
    """Add to the meetings of the person at a place."""
    person = row[place]
    for way in range(3):
        other_place = layout[place, way]
        if other_place >= 0:
            counts = met if way == 0 else opposed
            other = row[other_place]
            counts[person, other] += by
            counts[other, person] += by


@compiled
def _swap(layout: Places, row: Places, met: Counts, opposed: Counts, one: int, other: int) -> float:
    """Let two persons change places, and count again; the points that this costs."""
    cost = 0.0
    for place in (one, other):
        _count(layout, row, met, opposed, place, -1)
        cost -= _costs(layout, row, met, opposed, row[place], place)
    row[one], row[other] = row[other], row[one]
    for place in (one, other):
        cost += _costs(layout, row, met, opposed, row[place], place)
        _count(layout, row, met, opposed, place, 1)
    return cost


@compiled
def _change(layout: Places, row: Places, met: Counts, opposed: Counts, one: int, other: int) -> float:
    """The points that it would cost if two persons at different tables changed places."""
    cost = 0.0
    for here, there in ((one, other), (other, one)):
        person = row[here]
        cost += _costs(layout, row, met, opposed, person, there) - _costs(layout, row, met, opposed, person, here)
        for way in range(3):
            if layout[here, way] >= 0:  # each who is left there has been counted once for this round
                cost += PARTNER_WEIGHT if way == 0 else 1.0
    return cost


@compiled
def _try(layout: Places, row: Places, met: Counts, opposed: Counts, one: int, other: int, most: float) -> float:
    """Let two persons change places unless that costs more than `most`; the points that it costs."""
    if layout[one, 1] != other and layout[one, 2] != other:
        change = _change(layout, row, met, opposed, one, other)
        if change <= most and one != other:
            _swap(layout, row, met, opposed, one, other)
            return change
        return 0.0
    cost = _swap(layout, row, met, opposed, one, other)
    if cost <= most:
        return cost
    _swap(layout, row, met, opposed, one, other)
    return 0.0


@compiled
def _place_of(row: Places, person: int) -> int:
    for place in range(row.size):
        if row[place] == person:
            return place
    return -1


@compiled
def _try_turns(  # noqa: PLR0913, PLR0917 - compiled functions take arguments by place
    layout: Places,
    one: Places,
    other: Places,
    met: Counts,
    opposed: Counts,
    regular: int,
    out: int,
    then: int,
    most: float,
) -> float:
    """Let two exchange their turns without a partner, unless that costs more than `most`; the points that it costs.

    They are the person at the place `out` of one round and the one at `then` of another. Nothing happens if one of
    them is without a partner in both rounds.
    """
    there, back = _place_of(one, other[then]), _place_of(other, one[out])
    if there >= regular or back >= regular:
        return 0.0
    cost = _swap(layout, one, met, opposed, out, there)
    cost += _swap(layout, other, met, opposed, then, back)
    if cost <= most:
        return cost
    _swap(layout, one, met, opposed, out, there)
    _swap(layout, other, met, opposed, then, back)
    return 0.0


@compiled
def _count_all(layout: Places, seats: Places, met: Counts, opposed: Counts) -> float:
    """Count the meetings in all rounds; the points that they cost."""
    cost = 0.0
    for row in seats:
        for place in range(row.size):
            for way in range(3):
                other = layout[place, way]
                if other > place:
                    counts, weight = (met, PARTNER_WEIGHT) if way == 0 else (opposed, 1.0)
                    cost += weight * counts[row[place], row[other]]
                    counts[row[place], row[other]] += 1
                    counts[row[other], row[place]] += 1
    return cost


@entry
@compiled
def anneal(  # noqa: PLR0913, PLR0917 - the same
    layout: Places,
    seats: Places,
    met: Counts,
    opposed: Counts,
    regular: int,
    turns_before: Places,
    steps: int,
    enough: float,
    seed: np.uint64,
) -> float:
    """Improve the rounds in `seats`, which are not counted yet in `met` and `opposed`; the points that they cost then.

    It stops at `enough` points, or after so many steps.
    """
    rounds, places = seats.shape
    cost = _count_all(layout, seats, met, opposed)
    temperature = _HOT
    for step in range(steps):
        if cost <= enough:
            break
        if step % _BLOCK == 0:
            temperature = _HOT * exp(log(_COLD / _HOT) * step / steps)
        which, where = random_bits(seed, 3 * step), random_bits(seed, 3 * step + 1)
        row, one, other = _below(which, rounds), _below(where, places), _below(where << _32, places)
        chance = random_bits(seed, 3 * step + 2)
        most = -temperature * log((float(chance >> _11) + 1.0) * _FRACTION)
        if (one < regular) == (other < regular):
            same = one < regular or turns_before[row, one - regular] == turns_before[row, other - regular]
            if same and layout[one, 0] != other:  # partners who change places are partners
                cost += _try(layout, seats[row], met, opposed, one, other, most)
        elif one >= regular:
            second, then = _below(which << _32, rounds), regular + other % (places - regular)
            if second != row and turns_before[row, one - regular] == turns_before[second, then - regular]:
                cost += _try_turns(layout, seats[row], seats[second], met, opposed, regular, one, then, most)
    return cost
