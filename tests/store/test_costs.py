"""Questions about a guest cost the threads of the store what docs/costs.md says: their statements are built once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import date
from typing import Any

import pytest
from sqlalchemy import Connection

from euchre.store.rows.match_list import MatchList
from euchre.store.store import Store
from support.counted import counted
from support.documented import documented

QUESTIONS: dict[str, Callable[[MatchList], Awaitable[Any]]] = {
    "unfinished matches": lambda matches: matches.unfinished("ann"),
    "matches": lambda matches: matches.of_guest("ann"),
    "open tables": lambda matches: matches.count_open("ann"),
    "people played with": lambda matches: matches.table_that_counts("ann", since=date(2026, 11, 28)),
}


@pytest.mark.parametrize("question", QUESTIONS)
async def test_a_question_about_a_guest_costs_what_is_documented(
    file_url: str, monkeypatch: pytest.MonkeyPatch, question: str
) -> None:
    made: list[int] = []
    async with await Store.open(file_url) as store:
        read = store._database.read

        async def read_twice(work: Callable[[Connection], Any]) -> Any:
            def twice(connection: Connection) -> Any:
                work(connection)
                with counted() as calls:
                    answer = work(connection)
                made.append(calls.made)
                return answer

            return await read(twice)

        monkeypatch.setattr(store._database, "read", read_twice)
        await QUESTIONS[question](store.matches)
    (most,) = documented("Question")[question]
    assert sum(made) <= most


def test_every_question_has_a_bound() -> None:
    assert sorted(documented("Question")) == sorted(QUESTIONS)
