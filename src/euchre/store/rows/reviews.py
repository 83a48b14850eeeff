"""Reviews of matches: who makes each, and its deals, with checksums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, func, select, tuple_, update

from euchre.store.database.schema import reviewed_deals, reviews
from euchre.store.rows.checksum import checksum
from euchre.store.rows.transaction import Rows, reads, writes
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


class StoredReviews(Rows):
    """The reviews of a store."""

    @writes
    def begin(
        self, connection: Connection, key: ReviewKey, deals: int, worker: str, before: StoredReview | None
    ) -> bool:
        """Have a worker make a review, or go on with one that stood as `before`; False if another was first."""
        if before is None:
            row = {**_row(key), "deals": deals, "worker": worker, "failed": False}
            upsert(connection, reviews, row, keep=True)
            stored = _read(connection, key)
            return stored is not None and stored.worker == worker
        as_before = _of(reviews, key) & (reviews.c.worker == before.worker) & (reviews.c.failed == before.failed)
        return connection.execute(update(reviews).where(as_before).values(worker=worker, failed=False)).rowcount == 1

    @writes
    def fail(self, connection: Connection, key: ReviewKey, worker: str) -> None:
        """Note that a worker could not go on with a review."""
        theirs = _of(reviews, key) & (reviews.c.worker == worker)
        connection.execute(update(reviews).where(theirs).values(failed=True))

    @reads
    def read(self, connection: Connection, key: ReviewKey) -> StoredReview | None:
        """Read a review; None where nobody has begun it."""
        return _read(connection, key)

    @reads
    def of_table(self, connection: Connection, table_id: str) -> list[tuple[ReviewKey, StoredReview]]:
        """Read the reviews of a table."""
        query = select(reviews.c.match, reviews.c.level, *_BEGUN).where(reviews.c.stream == table_id)
        rows = connection.execute(query)
        return [(ReviewKey(table_id, match, level), StoredReview(*begun)) for match, level, *begun in rows]

    @writes
    def save_deal(self, connection: Connection, key: ReviewKey, worker: str, deal: StoredDeal) -> bool:
        """Keep a deal that a worker has reviewed; False, and nothing is kept, if the review is no longer theirs."""
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

    @reads
    def figures(self, connection: Connection, key: ReviewKey) -> dict[int, bytes]:
        """The figures of the deals of a review that are kept, by number."""
        columns = reviewed_deals.c.number, reviewed_deals.c.figures, reviewed_deals.c.figures_checksum
        query = select(*columns).where(_of(reviewed_deals, key)).order_by(reviewed_deals.c.number)
        rows = connection.execute(query)
        return {number: bytes(figures) for number, figures, stored in rows if checksum(figures) == stored}

    @reads
    def begun(self, connection: Connection, matches: Sequence[tuple[str, int]]) -> list[BegunReview]:
        """Read the progress of the reviews of these matches, each named by its table and number; at most `MOST`."""
        pairs = zip(_key(reviews), _key(reviewed_deals), strict=True)
        done = select(func.count()).where(and_(*(column == other for column, other in pairs))).scalar_subquery()
        wanted = tuple_(reviews.c.stream, reviews.c.match).in_(matches)
        rows = connection.execute(select(*_key(reviews), reviews.c["deals"], done).where(wanted))
        return [BegunReview(ReviewKey(*key), deals, done) for *key, deals, done in rows]

    @reads
    def figures_of(self, connection: Connection, keys: Sequence[ReviewKey]) -> dict[ReviewKey, dict[int, bytes]]:
        """The figures of the deals of these reviews that are kept, by number; at most `MOST` reviews."""
        of = reviewed_deals.c
        figures_by_review: dict[ReviewKey, dict[int, bytes]] = {}
        query = select(*_key(reviewed_deals), of.number, of.figures, of.figures_checksum)
        query = query.where(tuple_(*_key(reviewed_deals)).in_(keys))
        for *key, number, figures, stored in connection.execute(query):
            if checksum(figures) == stored:
                figures_by_review.setdefault(ReviewKey(*key), {})[number] = bytes(figures)
        return figures_by_review

    @reads
    def some_deals(
        self, connection: Connection, wanted: Sequence[tuple[ReviewKey, int]]
    ) -> dict[ReviewKey, list[bytes]]:
        """The deals with these numbers that are kept, by their reviews; damaged ones are left out."""
        of = reviewed_deals.c
        by_review: dict[ReviewKey, list[bytes]] = {}
        query = select(*_key(reviewed_deals), of.deal, of.deal_checksum).order_by(*_key(reviewed_deals), of.number)
        rows = connection.execute(
            query.where(tuple_(*_key(reviewed_deals), of.number).in_([(*key, n) for key, n in wanted]))
        )
        for *key, deal, stored in rows:
            if checksum(deal) == stored:
                by_review.setdefault(ReviewKey(*key), []).append(bytes(deal))
        return by_review

    async def deals(self, key: ReviewKey, after: int, most: int) -> dict[int, bytes]:
        """The next deals of a review that are kept after number `after`, by number.

        A damaged one is dropped, so that it is reviewed again.
        """
        deals = await self._deals(key, after, most)
        for number in [number for number, deal in deals.items() if deal is None]:
            await self._drop(key, number)
        return {number: deal for number, deal in deals.items() if deal is not None}

    @reads
    def _deals(self, connection: Connection, key: ReviewKey, after: int, most: int) -> dict[int, bytes | None]:
        """The next deals, None in place of a damaged one."""
        columns = reviewed_deals.c.number, reviewed_deals.c.deal, reviewed_deals.c.deal_checksum
        later = _of(reviewed_deals, key) & (reviewed_deals.c.number > after)
        rows = connection.execute(select(*columns).where(later).order_by(reviewed_deals.c.number).limit(most))
        return {number: bytes(deal) if checksum(deal) == stored else None for number, deal, stored in rows}

    @writes
    def _drop(self, connection: Connection, key: ReviewKey, number: int) -> None:
        connection.execute(delete(reviewed_deals).where(_of(reviewed_deals, key), reviewed_deals.c.number == number))


def _read(connection: Connection, key: ReviewKey) -> StoredReview | None:
    row = connection.execute(select(*_BEGUN).where(_of(reviews, key))).one_or_none()
    return None if row is None else StoredReview(*row)


def _key(rows: Table) -> tuple[ColumnElement[Any], ...]:
    return rows.c.stream, rows.c.match, rows.c.level


def _row(key: ReviewKey) -> dict[str, str | int]:
    return {"stream": key.table, "match": key.match, "level": key.level}


def _of(rows: Table, key: ReviewKey) -> ColumnElement[bool]:
    return (rows.c.stream == key.table) & (rows.c.match == key.match) & (rows.c.level == key.level)
