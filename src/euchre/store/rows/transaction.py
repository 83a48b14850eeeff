"""The objects of a store, one for each topic: every method of theirs is a transaction, or several."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from euchre.store.database.database import Database


class Rows:
    """The rows of one topic."""

    def __init__(self, database: Database) -> None:
        self._database = database


Topic = TypeVar("Topic", bound=Rows)
Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
Work = Callable[Concatenate[Topic, Connection, Asked], Answer]
Method = Callable[Concatenate[Topic, Asked], Coroutine[Any, Any, Answer]]


def reads(work: Work[Topic, Asked, Answer]) -> Method[Topic, Asked, Answer]:
    """Make a query a method: who calls it gives no connection, and waits for the answer."""

    @wraps(work)
    async def method(self: Topic, /, *values: Asked.args, **named: Asked.kwargs) -> Answer:
        return await self._database.read(lambda connection: work(self, connection, *values, **named))

    return method


def writes(work: Work[Topic, Asked, Answer]) -> Method[Topic, Asked, Answer]:
    """Make a transaction a method: who calls it gives no connection, and waits until it is on the disk."""

    @wraps(work)
    async def method(self: Topic, /, *values: Asked.args, **named: Asked.kwargs) -> Answer:
        return await self._database.write(lambda connection: work(self, connection, *values, **named))

    return method
