"""The known charts for every number of people and up to twenty rounds, counted from where everybody sits."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from tools import chart_table
from tools.chart_table import PAGE, with_table
from tools.make_charts import excess, in_order, is_needed

from euchre.charts.known import known_chart
from euchre.charts.perfect import perfect_chart
from euchre.charts.planned_round import PlannedRound
from euchre.charts.stored import STORED, STORED_ROUNDS, packed, stored_chart, unpacked
from support.meetings import everybody_is_somewhere, left_over, oppositions, partnerships, spread
from support.sampling import few

SIZES = range(4, 101)
TEXT = PAGE.read_text("utf-8")


@cache
def _charts(people: int) -> tuple[tuple[PlannedRound, ...], ...]:
    """The known charts for 1, 2, ... 20 rounds."""
    found = [known_chart(people, rounds) for rounds in range(1, STORED_ROUNDS + 1)]
    return tuple(chart.rounds for chart in found if chart is not None)


def _again(met: Counter[frozenset[int]]) -> int:
    """Count the meetings that repeat an earlier one."""
    return met.total() - len(met)


def _again_at_least(met: Counter[frozenset[int]], people: int) -> int:
    """Count the meetings that must repeat an earlier one, as the pairs are limited."""
    return max(0, met.total() - people * (people - 1) // 2)


@pytest.mark.parametrize("people", few(SIZES, keep=9))
def test_everybody_has_one_place_in_each_round_and_sit_outs_are_fair(people: int) -> None:
    charts = _charts(people)
    assert [len(chart) for chart in charts] == [*range(1, STORED_ROUNDS + 1)]
    for chart in charts:
        assert everybody_is_somewhere(chart, range(people))
        assert {len(one.sit_outs) for one in chart} == {people % 4}
        assert spread(left_over(chart, range(people))) <= 1


@pytest.mark.parametrize("people", few(SIZES, keep=9))
def test_partners_meet_again_only_where_that_cannot_be_helped(people: int) -> None:
    for chart in _charts(people):
        met = partnerships(chart)
        assert _again(met) == _again_at_least(met, people)


@pytest.mark.parametrize("people", few(SIZES, keep=9))
def test_opponents_meet_again_little_more_often_than_they_must(people: int) -> None:
    for chart in _charts(people):
        met = oppositions(chart)
        assert _again(met) - _again_at_least(met, people) <= 30, "as docs/charts.md says"


@pytest.mark.slow
def test_nobody_has_the_same_partner_twice_in_ten_rounds_from_ten_people_on() -> None:
    for people in range(10, 101):
        assert max(partnerships(_charts(people)[9]).values()) == 1


@pytest.mark.slow
def test_nobody_has_the_same_opponent_twice_in_ten_rounds_from_26_people_on() -> None:
    for people in range(26, 101):
        assert max(oppositions(_charts(people)[9]).values()) == 1


@pytest.mark.parametrize("people", few([one for one in SIZES if perfect_chart(one)], keep=4))
def test_a_perfect_chart_is_used_for_its_whole_length_and_begins_again(people: int) -> None:
    perfect = perfect_chart(people)
    assert perfect is not None
    length = len(perfect.rounds)
    whole = known_chart(people, length)
    assert whole is not None
    met = oppositions(whole.rounds)
    assert max(partnerships(whole.rounds).values()) == 1
    assert set(met.values()) == {2}
    twice = known_chart(people, 2 * length)
    assert twice is not None
    assert set(partnerships(twice.rounds).values()) == {2}


def test_more_than_twenty_rounds_are_known_only_where_a_chart_is_perfect() -> None:
    known = {people for people in SIZES if known_chart(people, STORED_ROUNDS + 1)}
    assert known == {people for people in SIZES if perfect_chart(people)}


def _rows() -> Iterator[tuple[int, list[str]]]:
    """The rows of the table on the page, by the number of people."""
    for line in TEXT.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 8 and cells[0].isdigit():
            yield int(cells[0]), cells


@pytest.mark.parametrize("every", few([1, 12], keep={12}))
def test_the_page_says_what_is_counted_in_the_charts(every: int) -> None:
    rows = dict(_rows())
    assert list(rows) == [*SIZES]
    for people, cells in [*rows.items()][::every]:
        charts = _charts(people)
        partners, opponents = list(map(partnerships, charts)), list(map(oppositions, charts))
        perfect = perfect_chart(people)
        assert cells[1:] == [
            str(people % 4),
            "" if perfect is None else str(len(perfect.rounds)),
            str(_rounds_without_a_repeat(partners)),
            str(_rounds_without_a_repeat(opponents)),
            _twice_and_more(opponents[9]),
            str(sum(times > 1 for times in partners[19].values())),
            _twice_and_more(opponents[19]),
        ]


def _rounds_without_a_repeat(met: Sequence[Counter[frozenset[int]]]) -> int:
    without = [max(one.values()) == 1 for one in met]
    assert without == sorted(without, reverse=True), "longer evenings have no fewer repeats"
    return sum(without)


def _twice_and_more(met: Counter[frozenset[int]]) -> str:
    times = list(met.values())
    return f"{times.count(2)}, {sum(time > 2 for time in times)}"


@pytest.mark.slow
def test_the_table_on_the_page_is_that_of_the_charts() -> None:
    assert with_table(TEXT) == TEXT, f"the page is out of date: {chart_table.COMMAND}"


def test_a_stored_chart_is_read_as_it_was_written() -> None:
    chart = stored_chart(22)
    assert chart is not None
    assert unpacked(packed(chart.rounds), 22) == chart.rounds


def test_the_stored_charts_are_small() -> None:
    assert STORED.stat().st_size < 150_000


def test_a_chart_is_stored_only_where_it_is_better_than_the_perfect_one() -> None:
    perfect, stored = perfect_chart(8), stored_chart(22)
    assert perfect is not None
    assert stored is not None
    assert not is_needed(8, perfect.rounds)
    assert is_needed(22, stored.rounds)


def test_the_search_for_charts_counts_what_is_more_than_it_must_be() -> None:
    """A pair of partners again (0 and 2) costs 24, a pair of opponents again (6 and 7) 1."""
    one = PlannedRound(((0, 1, 2, 3), (4, 5, 6, 7)))
    other = PlannedRound(((0, 4, 2, 5), (1, 6, 7, 3)))
    assert excess(8, (one,)) == 0
    assert excess(8, (one, other)) == 24 + 1
    assert excess(8, (one, one)) == 24 * 4 + 8


def test_rounds_are_ordered_by_what_they_repeat() -> None:
    one = PlannedRound(((0, 1, 2, 3), (4, 5, 6, 7)))
    other = PlannedRound(((0, 2, 1, 4), (3, 6, 5, 7)))
    assert in_order(8, (one, one, other)) == (one, other, one)


def test_known_charts_load_neither_numpy_nor_numba() -> None:
    code = (
        "import sys; from euchre.charts.known import known_chart; known_chart(22, 10); sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
