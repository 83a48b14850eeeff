"""A table ends at some length, so that reading it from its beginning costs no more than that."""

from __future__ import annotations

import pytest

from euchre.core.errors import EuchreError
from euchre.tables.answers import refusals
from euchre.tables.course import MOST_DEALS
from euchre.tables.fold import TABLE
from euchre.tables.messages import Again, Begin, Gather, Say
from support.evenings import HOST, alone, by_chance, friends

TOO_LONG = "table/too-long"


def test_a_match_that_is_under_way_is_played_to_its_end_and_no_other_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = alone()
    monkeypatch.setattr(refusals, "LAST_BEGIN", evening.table.version)
    evening.play(by_chance(1))
    assert evening.stage == "over"
    assert evening.refused(HOST, Again) == TOO_LONG
    assert evening.refused(HOST, Gather) == TOO_LONG
    evening.do(HOST, Say, phrase="thanks")
    assert TABLE.fold(evening.log) == evening.table


def test_a_match_begins_before_the_last_event_at_which_one_may(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = friends(4)
    version = evening.table.version
    monkeypatch.setattr(refusals, "LAST_BEGIN", version)
    assert evening.refused(HOST, Begin) == TOO_LONG
    assert evening.table.version == version
    monkeypatch.setattr(refusals, "LAST_BEGIN", version + 1)
    evening.do(HOST, Begin)


def test_nothing_is_done_at_a_table_that_is_as_long_as_one_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = alone()
    before = list(evening.log)
    monkeypatch.setattr(refusals, "LONGEST", evening.table.version)
    assert evening.refused(HOST, Say, phrase="thanks") == TOO_LONG
    assert evening.log == before


def test_those_who_come_and_go_use_up_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = friends(2)
    monkeypatch.setattr(refusals, "LAST_VISIT", evening.table.version)
    with pytest.raises(EuchreError) as refused:
        refusals.check_visit(evening.table, belongs=False)
    assert refused.value.code == TOO_LONG
    refusals.check_visit(evening.table, belongs=True)
    evening.do(HOST, Begin)
    assert refusals.LAST_VISIT < refusals.LAST_BEGIN


def test_the_longest_match_fits_in_once_it_was_begun_in_time() -> None:
    """A deal is at most some forty events: four passes twice, the rest of the bidding, and twenty cards."""
    assert refusals.LAST_BEGIN + 50 * MOST_DEALS < refusals.LONGEST
