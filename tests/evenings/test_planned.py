"""Rounds to come, as everybody sees them: by the chart of a section, for as long as nobody comes or goes."""

from __future__ import annotations

from typing import Any

import pytest

from euchre.charts.planned_round import PlannedRound
from euchre.core.errors import EuchreError
from euchre.evenings.acts.charts import PlanAhead, PlanMade
from euchre.evenings.acts.entries import Enter
from euchre.evenings.acts.opening import EveningOpened
from euchre.evenings.acts.presence import Withdraw
from euchre.evenings.acts.results import EnterResult
from euchre.evenings.acts.rounds import SeatRound
from euchre.evenings.catalogue import EVENING
from euchre.evenings.evening import Evening
from euchre.evenings.movements.seating import SeatedRound
from euchre.evenings.perspective import evening_now
from euchre.evenings.score import RoundScore
from euchre.evenings.settings import EveningSettings
from euchre.streams.inputs import Said

_CHART = (PlannedRound(tables=((1, 2, 3, 4),), sit_outs=(5,)), PlannedRound(tables=((1, 3, 2, 5),), sit_outs=(4,)))


def _entered(count: int, **sections: Any) -> Evening:
    settings = EveningSettings(rounds=2)
    event = EveningOpened(at=0.0, evening="e", code="abc", director="dan", seed="s", settings=settings)
    evening = EVENING.fold([event])
    for number in range(1, count + 1):
        section = sections.get(f"n{number}", "hall")
        evening = _said(evening, Enter(id=f"e{number}", name=f"Player {number}", section=section))
    return evening


def _said(evening: Evening, message: Any, guest: str = "dan") -> Evening:
    event = EVENING.step(evening, Said(guest, message), 1.0)
    return evening if event is None else EVENING.evolve(evening, event)


def _plan(evening: Evening, *rounds: PlannedRound, section: Any = "hall") -> Evening:
    event = EVENING.step(evening, PlanMade(section, 1, rounds), 1.0)
    assert event is not None
    return EVENING.evolve(evening, event)


def _planned(evening: Evening) -> tuple[SeatedRound, ...]:
    return evening_now(evening, None, at=2.0, codes={}).planned


def test_the_rounds_of_a_chart_are_shown_before_any_is_seated() -> None:
    evening = _plan(_entered(5), *_CHART)
    assert [one.number for one in _planned(evening)] == [1, 2]
    assert [table.seats for one in _planned(evening) for table in one.tables] == [(1, 2, 3, 4), (1, 3, 2, 5)]
    assert [one.sit_outs for one in _planned(evening)] == [(5,), (4,)]


def test_a_round_that_is_seated_is_no_longer_to_come() -> None:
    evening = _said(_plan(_entered(5), *_CHART), SeatRound(id="s", round=1))
    assert [one.number for one in _planned(evening)] == [2]


def test_nothing_is_shown_of_a_chart_for_other_people_than_those_who_are_there() -> None:
    planned = _plan(_entered(5), *_CHART)
    assert _planned(_said(planned, Withdraw(id="w", entrant=5))) == ()
    assert _planned(_said(planned, Enter(id="n", name="Late"))) == ()


def test_tables_of_the_hall_are_numbered_before_those_online() -> None:
    online = (PlannedRound(tables=((5, 6, 7, -1),)),) * 2
    sections = {f"n{number}": "online" for number in (5, 6, 7)}
    evening = _plan(_entered(7, **sections), *(PlannedRound(tables=((1, 2, 3, 4),)),) * 2)
    assert _planned(evening) == (), "the other section has no chart yet"
    (first, _) = _planned(_plan(evening, *online, section="online"))
    assert [(table.number, table.section) for table in first.tables] == [(1, "hall"), (2, "online")]


def test_a_director_who_has_heard_of_no_change_seats_and_enters_nothing_for_others() -> None:
    planned = _plan(_entered(5), *_CHART)
    seat = SeatRound(id="s", round=1, seats=((1, 2, 3, 4),))
    late = _said(planned, Enter(id="n", name="Late"))
    late = _plan(late, *(PlannedRound(tables=((6, 2, 3, 4),), sit_outs=(1, 5)),) * 2)
    with pytest.raises(EuchreError, match="other seats by now"):
        _said(late, seat)
    seated = _said(planned, seat)
    assert [table.seats for table in seated.rounds[0].tables] == [(1, 2, 3, 4)]
    again = SeatRound(id="t", round=1, seats=((1, 2, 3, 4),))
    assert _said(seated, again) is seated, "another director has seated just the same"
    with pytest.raises(EuchreError, match="seated already"):
        _said(seated, SeatRound(id="u", round=1, seats=((4, 3, 2, 1),)))
    score = RoundScore((6, 5))
    with pytest.raises(EuchreError, match="other seats by now"):
        _said(seated, EnterResult(id="r", round=1, table=1, score=score, seats=(6, 2, 3, 4)))
    assert _said(seated, EnterResult(id="q", round=1, table=1, score=score, seats=(1, 2, 3, 4))).rounds[0].results


def test_only_a_director_asks_for_the_rounds_to_come() -> None:
    evening = _entered(5)
    assert _said(evening, PlanAhead(id="p")) is evening
    with pytest.raises(EuchreError, match="Only a director"):
        EVENING.step(evening, Said("ann", PlanAhead(id="p")), 1.0)
