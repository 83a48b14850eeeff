"""The table of a season and the records of a club, worked out by hand and from any evenings."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.clubs.held_evening import HeldEvening
from euchre.clubs.records import club_records
from euchre.clubs.season_table import season_table
from euchre.clubs.settings import Counting, SeasonSettings
from support.clubs import final, held

YEAR = SeasonSettings(name="2026", first="2026-01-01", last="2026-12-31")
THREE = (
    held("a", "2026-01-08", final(1, 60, member=1, wins=6), final(2, 50, member=2, wins=4, loners=3)),
    held("b", "2026-01-15", final(1, 55, member=2, wins=5), final(2, 52), final(3, 40, member=1, wins=2)),
    held("c", "2026-01-22", final(1, 58, member=2, wins=7, loners=3), final(1, 58, member=3, wins=5)),
)


def season(counting: Counting = "points", **settings: int | str) -> SeasonSettings:
    return SeasonSettings(**{"name": "2026", "first": "2026-01-01", "last": "2026-12-31"} | settings, counting=counting)  # type: ignore[arg-type]


def totals(settings: SeasonSettings, evenings: tuple[HeldEvening, ...] = THREE) -> list[tuple[int, int, int]]:
    return [(one.member, one.rank, int(one.total)) for one in season_table(settings, evenings)]


def test_a_season_adds_up_points_places_or_wins() -> None:
    assert totals(season()) == [(2, 1, 163), (1, 2, 100), (3, 3, 58)]
    assert totals(season("wins")) == [(2, 1, 16), (1, 2, 8), (3, 3, 5)]
    # 4 + 5 + 5; 5 + 3, the visitor having the second place; 5, level with the winner
    assert totals(season("places")) == [(2, 1, 14), (1, 2, 8), (3, 3, 5)]


def test_only_the_best_evenings_of_a_season_count() -> None:
    assert totals(season(best_of=1)) == [(1, 1, 60), (2, 2, 58), (3, 2, 58)]


def test_evenings_outside_a_season_or_still_open_do_not_count() -> None:
    open_one = held("d", "2026-01-29", final(1, 99, member=3), is_over=False)
    assert totals(season(first="2026-01-15", last="2026-01-15"), (*THREE, open_one)) == [(2, 1, 55), (1, 2, 40)]


@st.composite
def evenings(draw: st.DrawFn) -> tuple[HeldEvening, ...]:
    found = []
    for number in range(draw(st.integers(0, 6))):
        members = draw(st.lists(st.integers(1, 6) | st.none(), max_size=6, unique=True))
        points = sorted((draw(st.integers(0, 9)) for _ in members), reverse=True)
        rows = [
            final(points.index(value) + 1, value, member=member, wins=draw(st.integers(0, 8)))
            for member, value in zip(members, points, strict=True)
        ]
        day = draw(st.integers(1, 28))
        found.append(held(str(number), f"2026-0{draw(st.integers(1, 2))}-{day:02}", *rows))
    return tuple(found)


@given(evenings(), st.randoms(), st.integers(0, 4), st.sampled_from(["points", "places", "wins"]))
def test_a_season_does_not_depend_on_the_order_of_its_evenings(
    some: tuple[HeldEvening, ...], rng: object, best: int, counting: Counting
) -> None:
    shuffled = list(some)
    rng.shuffle(shuffled)  # type: ignore[attr-defined]
    settings = season(counting, best_of=best, last="2026-01-31")
    first, second = season_table(settings, some), season_table(settings, shuffled)
    assert [(one.member, one.rank, one.total) for one in first] == [(one.member, one.rank, one.total) for one in second]
    values = [one.total for one in first]
    assert values == sorted(values, reverse=True)
    assert [one.rank for one in first] == [sum(other > one for other in values) + 1 for one in values]


@pytest.mark.slow
@given(evenings(), st.integers(1, 4), st.sampled_from(["points", "places", "wins"]))
def test_another_evening_that_counts_takes_nothing_away(
    some: tuple[HeldEvening, ...], best: int, counting: Counting
) -> None:
    fewer = {one.member: one.total for one in season_table(season(counting, best_of=best), some)}
    more = {one.member: one.total for one in season_table(season(counting, best_of=best + 1), some)}
    all_of_them = {one.member: one.total for one in season_table(season(counting), some)}
    assert fewer.keys() == more.keys() == all_of_them.keys()
    assert all(fewer[member] <= more[member] <= all_of_them[member] for member in fewer)


def test_records_are_held_by_the_first_to_reach_them() -> None:
    found = {one.kind: (one.value, one.evening, one.holder.member) for one in club_records(reversed(THREE))}
    assert found == {
        "score": (Fraction(60), "a", 1),
        "loners": (Fraction(3), "a", 2),
        "run": (Fraction(2), "c", 2),
        "evenings": (Fraction(3), "c", 2),
    }


def test_there_are_no_records_before_the_first_evening_is_over() -> None:
    assert club_records([held("a", "2026-01-08", is_over=False)]) == ()


@given(evenings())
def test_no_evening_beats_a_record(some: tuple[HeldEvening, ...]) -> None:
    records = {one.kind: one.value for one in club_records(some)}
    scores = [one.points for evening in some for one in evening.standings if one.points]
    assert records.get("score") == max(scores, default=None)
    members = [one.member for evening in some for one in evening.standings if one.member is not None]
    assert records.get("evenings") == max((members.count(one) for one in members), default=None)
