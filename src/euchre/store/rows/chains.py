"""The chains of seeds of the daily deals; each is drawn once, when it is first needed."""

from __future__ import annotations

from datetime import date
from secrets import token_bytes
from typing import Final

from sqlalchemy import Connection, select

from euchre.daily.chain import Chain
from euchre.store.database.schema import secrets
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert

_SIZE: Final = 32
_NAME: Final = "daily/"
"""The beginning of the name of a chain's last seed among the secrets; its first day follows."""


class Chains(Rows):
    """The chains that all workers of a store share."""

    async def read(self, first: date) -> Chain:
        """The chain that begins on a day (`euchre.daily.chain.first_day`); one that is not there is drawn."""
        return Chain(first, await self._drawn(first) or await self._draw(first))

    @reads
    def _drawn(self, connection: Connection, first: date) -> bytes | None:
        return _read(connection, first)

    @writes
    def _draw(self, connection: Connection, first: date) -> bytes:
        """Draw a chain, unless somebody else has drawn it meanwhile."""
        upsert(connection, secrets, {"name": f"{_NAME}{first}", "value": token_bytes(_SIZE)}, keep=True)
        last = _read(connection, first)
        assert last is not None, "it was just written"
        return last


def _read(connection: Connection, first: date) -> bytes | None:
    value = connection.scalar(select(secrets.c.value).where(secrets.c.name == f"{_NAME}{first}"))
    return None if value is None else bytes(value)
