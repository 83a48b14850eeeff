"""Questions about a guest cost the threads of the store what docs/costs.md says: their statements are built once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from euchre.store.rows import match_list
from euchre.store.store import Store
from support.counted import counted
from support.documented import documented

QUESTIONS: dict[str, Callable[[Connection], Any]] = {
    "unfinished matches": lambda connection: match_list.unfinished(connection, "ann", 20),
    "matches": lambda connection: match_list.of_guest(connection, "ann", 100, None),
    "open tables": lambda connection: match_list.count_open(connection, "ann"),
    "people played with": lambda connection: match_list.table_with_people(connection, "ann"),
}


@pytest.mark.parametrize("question", QUESTIONS)
async def test_a_question_about_a_guest_costs_what_is_documented(file_url: str, question: str) -> None:
    def twice(connection: Connection) -> int:
        QUESTIONS[question](connection)
        with counted() as calls:
            QUESTIONS[question](connection)
        return calls.made

    async with await Store.open(file_url) as store:
        made = await store._database.read(twice)
    (most,) = documented("Question")[question]
    assert made <= most


def test_every_question_has_a_bound() -> None:
    assert sorted(documented("Question")) == sorted(QUESTIONS)
