"""Help from an engine: copyists are found whenever they begin, and honest people no more often than is said."""

from __future__ import annotations

from datetime import date, timedelta
from math import isclose
from random import Random

import pytest
from tools.simulate_ratings import BEFORE, HONEST_PEOPLE, Stretch, suspected

from euchre.daily.programme import DEALS
from euchre.ratings import assistance
from euchre.ratings.assistance import SUSPECT, Day, suspicion
from euchre.ratings.family import family_on

MONDAY = date(2026, 11, 30)
MANY_ALARMS = 1 / 20


def days(*losses: float) -> list[Day]:
    """Days on each of which somebody lost this in every deal."""
    return [(MONDAY + timedelta(day), [loss] * DEALS) for day, loss in enumerate(losses)]


def drawn(day: date, more: float, scatter: float, rng: Random) -> Day:
    """The day of somebody who loses more by this, on average, than what the strongest honest people lose at least."""
    mean = assistance._bet(family_on(day)).mean + more
    return day, [rng.choice((mean - scatter, mean + scatter)) for _ in range(DEALS)]


@pytest.mark.parametrize("begin", BEFORE)
def test_a_copyist_is_found_whenever_they_begin(begin: str) -> None:
    assert suspected([*BEFORE[begin], Stretch(300, "expert")], 60) > 0.6, "79 % at least of 2,000; 60 scatter by 5 %"


@pytest.mark.parametrize("people", HONEST_PEOPLE)
def test_honest_people_are_not_listed(people: str) -> None:
    assert suspected(HONEST_PEOPLE[people], 50) == 0.0, "one in a thousand at most"


@pytest.mark.parametrize(("weak", "scatter"), [(0, 0.05), (0, 0.2), (20, 0.05)])
def test_false_alarms_are_no_more_than_is_said(weak: int, scatter: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rate holds for people, too, who lose more at first and then learn overnight to play as well as is allowed."""
    monkeypatch.setattr(assistance, "SUSPECT", 1 / MANY_ALARMS)
    rng, people, alarms = Random(1), 1_000, 0
    for _ in range(people):
        played = [
            drawn(MONDAY + timedelta(day), 0.02 * (day < weak), scatter, rng)  # so that many a day is good by chance
            for day in range(weak + 40)
        ]
        alarms += suspicion(played) is not None
    assert 0 < alarms <= 1.4 * MANY_ALARMS * people, "the bound, and three standard errors"


def test_what_is_said_is_of_the_days_since_help_began() -> None:
    found = suspicion(days(*[0.2] * 10, *[-0.1] * 10))
    assert found is not None
    assert found.since == MONDAY + timedelta(11), "the first day after a good one"
    assert (found.before.deals, found.after.deals) == (11 * DEALS, 9 * DEALS)
    assert isclose(found.before.loss, (10 * 0.2 - 0.1) / 11)
    assert isclose(found.after.loss, -0.1)
    assert 0.0 < found.after.expected < 0.05
    assert found.false_alarms <= 1 / SUSPECT


def test_from_the_first_day_on_there_is_nothing_before() -> None:
    found = suspicion(days(*[-0.1] * 10))
    assert found is not None
    assert (found.since, found.before.deals, found.after.deals) == (MONDAY, 0, 10 * DEALS)


def test_who_was_listed_stays_listed() -> None:
    found = suspicion(days(*[-0.1] * 10, *[1.0] * 2_000))
    assert found is not None
    assert found.since == MONDAY


def test_the_order_of_days_counts() -> None:
    """Good days in a row say more than as many among bad ones."""
    assert suspicion(days(*[0.2] * 10, *[-0.1] * 10)) is not None
    assert suspicion(days(*[0.2, -0.1] * 10)) is None


def test_a_large_loss_pays_back_no_more_than_a_quarter_of_a_point() -> None:
    played = days(*[-0.1] * 10)
    played[0][1][0] = 0.25  # type: ignore[index] # a list
    once = suspicion(played)
    played[0][1][0] = 9.0  # type: ignore[index] # the same
    again = suspicion(played)
    assert once is not None
    assert again is not None
    assert once.false_alarms == again.false_alarms
