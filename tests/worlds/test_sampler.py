"""Numbering the ways to deal cards to places: each way has one number, for as many places as six players need."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import numpy as np
import pytest

from euchre.worlds.sampler import place, place_at_random, ways


def _listed(may: list[int], sizes: list[int]) -> set[tuple[int, ...]]:
    """The ways found by trying every place for every card; the kitty is the last place."""
    found = set()
    for chosen in product(range(len(sizes) + 1), repeat=len(may)):
        allowed = all(cards >> where & 1 for cards, where in zip(may, chosen, strict=True))
        if allowed and all(chosen.count(where) == size for where, size in enumerate(sizes)):
            found.add(tuple(sum(1 << card for card, at in enumerate(chosen) if at == where)
                            for where in range(len(sizes) + 1)))  # fmt: skip
    return found


@pytest.mark.parametrize("places", [0, 1, 2, 3, 5, 6])
def test_the_numbers_below_the_total_are_the_ways_each_once(places: int) -> None:
    rng, several = Random(places), 0
    for _ in range(15):
        cards = rng.randint(2, 7 if places < 5 else 5)
        lying = [rng.randrange(places + 1) for _ in range(cards)]
        sizes = [lying.count(where) for where in range(places)]
        may = [1 << where | rng.randrange(1 << places + 1) for where in lying]
        table = ways(np.array(may, np.int64), np.array(sizes, np.int64))
        sets = np.array([1 << card for card in range(cards)], np.uint64)
        numbers = np.arange(table[0, -1])
        placed = place(numbers, sets, np.array(may, np.int64), np.array(sizes, np.int64), table)
        rows = [tuple(row) for row in placed.tolist()]
        assert len(rows) == len(set(rows))
        assert set(rows) == _listed(may, sizes)
        several += len(rows) > 1
    assert several > 3 or not places


@pytest.mark.parametrize("places", [1, 3, 5])
def test_where_ways_are_too_many_for_numbers_each_is_drawn_as_often(places: int) -> None:
    rng = Random(places)
    for _ in range(4):
        lying = [rng.randrange(places + 1) for _ in range(5)]
        sizes = np.array([lying.count(where) for where in range(places)], np.int64)
        may = [1 << where | rng.randrange(1 << places + 1) for where in lying]
        listed = _listed(may, sizes.tolist())
        table = ways(np.array(may, np.int64), sizes, np.float64)
        assert table[0, -1] == len(listed)
        draws = 400 * len(listed)
        chances = np.array([rng.random() for _ in range(5 * draws)]).reshape(draws, 5)
        sets = np.array([1 << card for card in range(5)], np.uint64)
        placed = place_at_random(chances, sets, np.array(may, np.int64), sizes, table)
        found = Counter(tuple(row) for row in placed.tolist())
        assert set(found) == listed
        assert all(abs(count - 400) < 5 * 400**0.5 for count in found.values())
