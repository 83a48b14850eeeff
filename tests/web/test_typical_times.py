"""The time for a decision runs from the action before it; what is easy and what is hard the review says."""

from __future__ import annotations

from pathlib import Path

from euchre.store.store import Store
from euchre.web.daily.typical_times import TypicalTimes, typical_times
from support.daily import MONDAY
from support.files import file_of_tables
from support.rated import judged, timed
from support.unreadable_events import UNREADABLE, keep_unreadable


async def test_easy_and_hard_decisions_have_medians_of_their_own(tmp_path: Path) -> None:
    async with await Store.open(file_of_tables(tmp_path)) as store:
        tables = [await judged(store, "ann", number, 0.1) for number in (1, 2, 3, 4)]
        for table, easy, hard in zip(tables, (1.0, 2.0, 30.0), (5.0, 7.0, 6.0), strict=False):
            await timed(store, table, easy, hard)
        assert await typical_times(store, tables) == TypicalTimes(2.0, 6.0)
        assert await typical_times(store, tables[3:]) == TypicalTimes(None, None), "it was not reviewed"
        await keep_unreadable(file_of_tables(tmp_path), f"ann-{MONDAY}-3", UNREADABLE["torn"][1])
        assert await typical_times(store, tables) == TypicalTimes(1.5, 6.0), "a damaged table is left out"
        assert set(await store.daily.judged_lately(most=9)) == set(tables)
