"""The results of daily deals: one for each table, written once."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from euchre.daily.table import DailyResult
from euchre.store.database.schema import daily, matches, reviews, shown_ratings, streams
from euchre.store.rows.transaction import Rows, reads, writes

_MOST_DAYS: Final = 400
_RESULT: Final = (daily.c.points, daily.c.called, daily.c.loss, daily.c.error)
_FAILED: Final = select(reviews.c.stream).where(reviews.c.stream == daily.c.stream, reviews.c.failed).exists()


class DailyRow(NamedTuple):
    """A guest's table for a daily deal, as far as it has come."""

    table: str
    code: str
    number: int
    points: float | None
    """The points of the person's side, less the others' mean; None until the deal is over."""
    called: str | None
    loss: float | None
    """The loss by the person's decisions, in points; None until they are judged."""
    error: float | None
    """The standard error of the loss."""
    failed: bool
    """True if their review has failed: it is begun again when somebody opens it."""


class Unwritten(NamedTuple):
    """A table whose deal is over, and whose result is not written."""

    id: str
    day: str
    ended: float
    """The time of its end, in unix seconds."""


class DayOfGuest(NamedTuple):
    """The deals that a guest finished on a day."""

    day: str
    deals: int
    points: float
    judged: int
    """The number of them whose decisions are judged."""
    loss: float | None
    """The loss in these, in points; None until one is judged."""


class Sums(NamedTuple):
    """The deals that somebody finished in some days, as in `DayOfGuest`."""

    deals: int
    points: float
    judged: int
    loss: float | None


class Tally(NamedTuple):
    """The tables of a deal with the same points and the same call."""

    number: int
    points: float
    called: str
    tables: int


class DayTotal(NamedTuple):
    """The totals of a guest who has played all deals of a day, and of whom all decisions are judged."""

    guest: str
    points: float
    loss: float


_SUMS: Final = (func.count(), func.sum(daily.c.points), func.count(daily.c.loss), func.sum(daily.c.loss))


class DailyResults(Rows):
    """The tables of daily deals in a store."""

    @reads
    def of_guest(self, connection: Connection, guest: str, tables: Sequence[str]) -> tuple[DailyRow, ...]:
        """The tables of a guest among these, by the number of the deal."""
        columns = daily.c.stream, streams.c.code, daily.c.number, *_RESULT, _FAILED
        query = select(*columns).select_from(daily).join(streams).join(matches, matches.c.stream == daily.c.stream)
        query = query.where(daily.c.stream.in_(tables), matches.c.guest_0 == guest).order_by(daily.c.number)
        return tuple(DailyRow(*row) for row in connection.execute(query))

    @reads
    def days_of_guest(self, connection: Connection, guest: str) -> tuple[DayOfGuest, ...]:
        """The days on which a guest finished deals, the latest first; at most a few hundred."""
        query = select(daily.c.day, *_SUMS).join(matches, matches.c.stream == daily.c.stream)
        query = query.where(matches.c.guest_0 == guest, daily.c.points.is_not(None))
        return tuple(
            DayOfGuest(*row)
            for row in connection.execute(query.group_by(daily.c.day).order_by(daily.c.day.desc()).limit(_MOST_DAYS))
        )

    @reads
    def judged_of_guest(self, connection: Connection, guest: str, *, most: int) -> tuple[str, ...]:
        """The tables of the latest deals that a guest has finished and of which all decisions are judged."""
        query = select(daily.c.stream).join(matches, matches.c.stream == daily.c.stream)
        query = query.where(matches.c.guest_0 == guest, daily.c.loss.is_not(None))
        latest = query.order_by(daily.c.day.desc(), daily.c.number.desc()).limit(most)
        return tuple(connection.scalars(latest))

    @reads
    def judged_lately(self, connection: Connection, *, most: int) -> tuple[str, ...]:
        """The tables of everybody's latest deals of which all decisions are judged, those of a day in no order."""
        query = select(daily.c.stream).where(daily.c.loss.is_not(None))
        return tuple(connection.scalars(query.order_by(daily.c.day.desc(), daily.c.stream).limit(most)))

    @reads
    def sums(
        self, connection: Connection, first: date, last: date, guests: Sequence[str] | None = None
    ) -> dict[str, Sums]:
        """The results of these guests from a day to another, by guest; None are the people in the public list."""
        whose = select(shown_ratings.c.guest) if guests is None else guests
        query = select(matches.c.guest_0, *_SUMS).join(matches, matches.c.stream == daily.c.stream)
        query = query.where(daily.c.day.between(str(first), str(last)), daily.c.points.is_not(None))
        query = query.where(matches.c.guest_0.in_(whose)).group_by(matches.c.guest_0)
        return {guest: Sums(*row) for guest, *row in connection.execute(query)}

    @reads
    def unwritten(self, connection: Connection, since: date) -> tuple[Unwritten, ...]:
        """The tables of the days from `since` on whose deal is over and whose result is not written."""
        query = select(daily.c.stream, daily.c.day, matches.c.ended).join(matches, matches.c.stream == daily.c.stream)
        query = query.where(daily.c.day >= str(since), daily.c.points.is_(None), matches.c.ended.is_not(None))
        return tuple(Unwritten(*row) for row in connection.execute(query))

    @reads
    def unjudged(self, connection: Connection, since: date, *, most: int) -> tuple[str, ...]:
        """The next tables of the days from `since` on with a result whose decisions are not judged, `most` at a time.

        Without those whose review has failed: it is begun again when somebody asks for it.
        """
        waits = daily.c.points.is_not(None) & daily.c.loss.is_(None) & ~_FAILED
        query = select(daily.c.stream).where(daily.c.day >= str(since), waits)
        return tuple(connection.scalars(query.order_by(daily.c.day, daily.c.stream).limit(most)))

    @writes
    def finish(self, connection: Connection, table: str, result: DailyResult) -> None:
        """Write the result of a deal that is over; one that is there stays."""
        row = (daily.c.stream == table) & daily.c.points.is_(None)
        connection.execute(update(daily).where(row).values(points=result.points, called=result.called))

    @writes
    def drop(self, connection: Connection, table: str) -> None:
        """Let a table be like any other: its deal was over too late to count."""
        connection.execute(delete(daily).where(daily.c.stream == table))

    @writes
    def judge(self, connection: Connection, table: str, loss: float, error: float) -> None:
        """Write the loss by the decisions of the person, in points, and its standard error."""
        connection.execute(update(daily).where(daily.c.stream == table).values(loss=loss, error=error))

    @reads
    def tallies(self, connection: Connection, day: str) -> tuple[Tally, ...]:
        """Count the results of a day, by deal, points and call."""
        same = daily.c.number, daily.c.points, daily.c.called
        query = select(*same, func.count()).where(daily.c.day == day, daily.c.points.is_not(None)).group_by(*same)
        return tuple(Tally(*row) for row in connection.execute(query))

    @reads
    def totals(self, connection: Connection, day: str, deals: int) -> tuple[DayTotal, ...]:
        """The totals of those who have played all deals of a day, once all their decisions are judged."""
        guest = matches.c.guest_0
        query = select(guest, func.sum(daily.c.points), func.sum(daily.c.loss))
        query = query.join(matches, matches.c.stream == daily.c.stream)
        query = query.where(daily.c.day == day, daily.c.loss.is_not(None), guest.is_not(None)).group_by(guest)
        return tuple(DayTotal(*row) for row in connection.execute(query.having(func.count() == deals)))
