"""Reviews of matches: who makes each, and its deals, with checksums."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, func, select, tuple_, update

from euchre.store.database.database import Database
from euchre.store.database.schema import reviewed_deals, reviews
from euchre.store.rows.checksum import checksum
from euchre.store.rows.upsert import upsert


class ReviewKey(NamedTuple):
    """The key of a review: its match and level."""

    table: str
    match: int
    level: str


class StoredReview(NamedTuple):
    """A review that was begun."""

    deals: int
    """The number of deals of the match."""
    worker: str
    """The worker that makes it."""
    failed: bool
    """True if it was broken off and waits to be begun again."""


_BEGUN: Final = tuple(reviews.c[field] for field in StoredReview._fields)


class BegunReview(NamedTuple):
    """The progress of a review."""

    key: ReviewKey
    deals: int
    """The number of deals of the match."""
    done: int
    """The number of deals reviewed."""


class StoredDeal(NamedTuple):
    """A reviewed deal as it is stored."""

    number: int
    """The number of the deal, from 1."""
    deal: bytes
    figures: bytes


class StoredReviews:
    """The reviews of a store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, key: ReviewKey, deals: int, worker: str, before: StoredReview | None) -> bool:
        """Have a worker make a review, or go on with one that stood as `before`; False if another was first."""

        def work(connection: Connection) -> bool:
            if before is None:
                row = {**_row(key), "deals": deals, "worker": worker, "failed": False}
                upsert(connection, reviews, row, keep=True)
                stored = _read(connection, key)
                return stored is not None and stored.worker == worker
            as_before = _of(reviews, key) & (reviews.c.worker == before.worker) & (reviews.c.failed == before.failed)
            return (
                connection.execute(update(reviews).where(as_before).values(worker=worker, failed=False)).rowcount == 1
            )

        return await self._database.write(work)

    async def fail(self, key: ReviewKey, worker: str) -> None:
        """Note that a worker could not go on with a review."""

        def work(connection: Connection) -> None:
            theirs = _of(reviews, key) & (reviews.c.worker == worker)
            connection.execute(update(reviews).where(theirs).values(failed=True))

        await self._database.write(work)

    async def read(self, key: ReviewKey) -> StoredReview | None:
        """Read a review; None where nobody has begun it."""
        return await self._database.read(partial(_read, key=key))

    async def of_table(self, table_id: str) -> list[tuple[ReviewKey, StoredReview]]:
        """Read the reviews of a table."""

        def work(connection: Connection) -> list[tuple[ReviewKey, StoredReview]]:
            found = select(reviews.c.match, reviews.c.level, *_BEGUN).where(reviews.c.stream == table_id)
            rows = connection.execute(found)
            return [(ReviewKey(table_id, match, level), StoredReview(*begun)) for match, level, *begun in rows]

        return await self._database.read(work)

    async def save_deal(self, key: ReviewKey, worker: str, deal: StoredDeal) -> bool:
        """Keep a deal that a worker has reviewed; False, and nothing is kept, if the review is no longer theirs."""

        def work(connection: Connection) -> bool:
            stored = _read(connection, key)
            if stored is None or stored.worker != worker:
                return False
            row = {
                **_row(key),
                "number": deal.number,
                "deal": deal.deal,
                "deal_checksum": checksum(deal.deal),
                "figures": deal.figures,
                "figures_checksum": checksum(deal.figures),
            }
            upsert(connection, reviewed_deals, row)
            return True

        return await self._database.write(work)

    async def figures(self, key: ReviewKey) -> dict[int, bytes]:
        """The figures of the deals of a review that are kept, by number."""

        def work(connection: Connection) -> dict[int, bytes]:
            columns = reviewed_deals.c.number, reviewed_deals.c.figures, reviewed_deals.c.figures_checksum
            found = select(*columns).where(_of(reviewed_deals, key)).order_by(reviewed_deals.c.number)
            rows = connection.execute(found)
            return {number: bytes(figures) for number, figures, stored in rows if checksum(figures) == stored}

        return await self._database.read(work)

    async def begun(self, matches: Sequence[tuple[str, int]]) -> list[BegunReview]:
        """Read the progress of the reviews of these matches, each named by its table and number; at most `MOST`."""

        def work(connection: Connection) -> list[BegunReview]:
            pairs = zip(_key(reviews), _key(reviewed_deals), strict=True)
            done = select(func.count()).where(and_(*(one == other for one, other in pairs))).scalar_subquery()
            wanted = tuple_(reviews.c.stream, reviews.c.match).in_(matches)
            rows = connection.execute(select(*_key(reviews), reviews.c["deals"], done).where(wanted))
            return [BegunReview(ReviewKey(*key), deals, done) for *key, deals, done in rows]

        return await self._database.read(work)

    async def figures_of(self, keys: Sequence[ReviewKey]) -> dict[ReviewKey, dict[int, bytes]]:
        """The figures of the deals of these reviews that are kept, by number; at most `MOST` reviews."""

        def work(connection: Connection) -> dict[ReviewKey, dict[int, bytes]]:
            of = reviewed_deals.c
            found: dict[ReviewKey, dict[int, bytes]] = {}
            wanted = select(*_key(reviewed_deals), of.number, of.figures, of.figures_checksum)
            wanted = wanted.where(tuple_(*_key(reviewed_deals)).in_(keys))
            for *key, number, figures, stored in connection.execute(wanted):
                if checksum(figures) == stored:
                    found.setdefault(ReviewKey(*key), {})[number] = bytes(figures)
            return found

        return await self._database.read(work)

    async def deals(self, key: ReviewKey, after: int, most: int) -> dict[int, bytes]:
        """The next deals of a review that are kept after number `after`, by number.

        A damaged one is dropped, so that it is reviewed again.
        """

        def work(connection: Connection) -> dict[int, bytes | None]:
            columns = reviewed_deals.c.number, reviewed_deals.c.deal, reviewed_deals.c.deal_checksum
            later = _of(reviewed_deals, key) & (reviewed_deals.c.number > after)
            rows = connection.execute(select(*columns).where(later).order_by(reviewed_deals.c.number).limit(most))
            return {number: bytes(deal) if checksum(deal) == stored else None for number, deal, stored in rows}

        deals = await self._database.read(work)
        for number in [number for number, deal in deals.items() if deal is None]:
            await self._database.write(partial(_drop, key=key, number=number))
        return {number: deal for number, deal in deals.items() if deal is not None}


def _drop(connection: Connection, key: ReviewKey, number: int) -> None:
    connection.execute(delete(reviewed_deals).where(_of(reviewed_deals, key), reviewed_deals.c.number == number))


def _read(connection: Connection, key: ReviewKey) -> StoredReview | None:
    found = connection.execute(select(*_BEGUN).where(_of(reviews, key))).one_or_none()
    return None if found is None else StoredReview(*found)


def _key(rows: Table) -> tuple[ColumnElement[Any], ...]:
    return rows.c.stream, rows.c.match, rows.c.level


def _row(key: ReviewKey) -> dict[str, str | int]:
    return {"stream": key.table, "match": key.match, "level": key.level}


def _of(rows: Table, key: ReviewKey) -> ColumnElement[bool]:
    return (rows.c.stream == key.table) & (rows.c.match == key.match) & (rows.c.level == key.level)
