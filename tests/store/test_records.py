"""Finished matches in the database: what is damaged is as good as none, and can be written again."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from euchre.store.database.schema import records
from euchre.store.rows.records import StoredMatch
from euchre.store.store import Store
from support.evenings import Evening

TABLES = ("table-1", "table-2")
FIRST, SECOND = (
    StoredMatch(TABLES[0], 1, b"a log", b"an outcome"),
    StoredMatch(TABLES[0], 2, b"another log", b"another outcome"),
)


async def _opened(store: Store) -> None:
    for place, table in enumerate(TABLES):
        await store.streams.create(table, f"CODE-{place}", Evening().log)
    await store.records.save([FIRST, SECOND])


async def test_a_match_is_found_by_its_table_and_number(url: str) -> None:
    async with await Store.open(url) as store:
        await _opened(store)
        assert await store.records.log(TABLES[0], 1) == b"a log"
        assert await store.records.log(TABLES[0], 2) == b"another log"
        assert await store.records.log(TABLES[0], 3) is None
        assert await store.records.log(TABLES[1], 1) is None
        both = {(TABLES[0], 1): b"an outcome", (TABLES[0], 2): b"another outcome"}
        assert await store.records.outcomes([*both, (TABLES[1], 1)]) == both
        assert await store.records.outcomes([(TABLES[0], 2)]) == {(TABLES[0], 2): b"another outcome"}, (
            "of the match asked for"
        )
        assert await store.records.outcomes([("nowhere", number) for number in range(1200)] + list(both)) == both


@pytest.mark.parametrize("column", ["log", "outcome"])
async def test_one_that_is_damaged_is_as_good_as_none_until_it_is_written_again(url: str, column: str) -> None:
    async with await Store.open(url) as store:
        await _opened(store)
        await store._database.write(
            lambda connection: connection.execute(
                update(records).where(records.c.match == 1).values({column: b"something else"})
            )
        )
        assert (await store.records.log(TABLES[0], 1) is None) == (column == "log")
        assert (await store.records.outcomes([(TABLES[0], 1)]) == {}) == (column == "outcome")
        await store.records.save([FIRST])
        assert await store.records.log(TABLES[0], 1) == FIRST.log
        assert await store.records.outcomes([(TABLES[0], 1)]) == {(TABLES[0], 1): FIRST.outcome}
