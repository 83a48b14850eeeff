"""Perfect charts, counted from their definition: everybody partners everybody once and opposes everybody twice."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest

from euchre.charts.perfect import perfect_chart, perfect_sizes
from support.meetings import everybody_is_somewhere, left_over, oppositions, partnerships, spread
from support.sampling import few

KNOWN: Final = (4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29, 32, 36, 37, 41, 49, 53, 61, 73, 89, 97)


def test_the_designs_from_the_literature_are_there() -> None:
    assert set(KNOWN) <= set(perfect_sizes())


@pytest.mark.parametrize("people", perfect_sizes())
def test_everybody_partners_everybody_once_and_opposes_everybody_twice(people: int) -> None:
    chart = perfect_chart(people)
    assert chart is not None
    everybody = range(people)
    assert chart.people == people
    assert len(chart.rounds) == (people if people % 4 else people - 1)
    assert everybody_is_somewhere(chart.rounds, everybody)
    pairs = [*map(frozenset, combinations(everybody, 2))]
    assert partnerships(chart.rounds) == dict.fromkeys(pairs, 1)
    assert oppositions(chart.rounds) == dict.fromkeys(pairs, 2)
    assert set(left_over(chart.rounds, everybody).values()) == {people % 4}


@pytest.mark.parametrize("people", few(perfect_sizes(), keep=4))
def test_the_first_rounds_of_a_perfect_chart_are_a_chart_too(people: int) -> None:
    chart = perfect_chart(people)
    assert chart is not None
    for rounds in range(1, len(chart.rounds) + 1):
        begun = chart.first(rounds).rounds
        assert len(begun) == rounds
        assert max(partnerships(begun).values()) == 1
        assert spread(left_over(begun, range(people))) <= 1


def test_no_perfect_chart_is_claimed_where_none_can_be() -> None:
    assert [people for people in range(101) if people % 4 > 1 and perfect_chart(people)] == []
    assert perfect_chart(0) is None
    assert perfect_chart(1) is None
