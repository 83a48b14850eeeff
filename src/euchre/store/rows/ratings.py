"""The rows from which ratings follow: judged daily deals, matches between people, and who wants to be listed.

No rating is stored: each follows from the results, of which every table has one row. So no result counts twice or is
lost, whichever worker wrote it and whenever one was killed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, select

from euchre.store.database.schema import by_seat, daily, matches, people, shown_ratings, streams
from euchre.store.rows.forgetting import is_leaving
from euchre.store.rows.transaction import Rows, reads, writes
from euchre.store.rows.upsert import upsert

_GUEST: Final = matches.c.guest_0
"""The person of a daily deal: there is one, on the first seat (`euchre.daily.table.SEAT`)."""
_JUDGED: Final = and_(daily.c.loss.is_not(None), _GUEST.is_not(None))
MOST_MATCHES: Final = 20_000
"""The matches between people that count, the latest."""


class JudgedDay(NamedTuple):
    """The judged daily deals of a person on a day."""

    guest: str
    day: str
    deals: int
    loss: float
    """The loss in all of them, in points."""


class JudgedDeal(NamedTuple):
    """A judged daily deal of a person."""

    day: str
    loss: float


class ListedPerson(NamedTuple):
    """A person in the public list."""

    guest: str
    name: str


class MatchOfPeople(NamedTuple):
    """A match that only people played, to its end."""

    rules: str
    guests: tuple[str, ...]
    """The guests by seat."""
    winner: int
    """The side that won."""


class RatedResults(Rows):
    """The results that count in ratings, and the people who show theirs."""

    @reads
    def guests(self, connection: Connection) -> tuple[str, ...]:
        """The people who have played daily deals that are judged."""
        return tuple(connection.scalars(_from_daily(_GUEST).where(_JUDGED).distinct().order_by(_GUEST)))

    @reads
    def days(self, connection: Connection, guests: Sequence[str]) -> tuple[JudgedDay, ...]:
        """The days on which these people played daily deals that are judged."""
        return _days(connection, _JUDGED & _GUEST.in_(guests))

    @reads
    def days_of_listed(self, connection: Connection) -> tuple[JudgedDay, ...]:
        """The same for the people in the public list."""
        return _days(connection, _JUDGED & _GUEST.in_(select(shown_ratings.c.guest)))

    @reads
    def deals(self, connection: Connection, guest: str) -> tuple[JudgedDeal, ...]:
        """The judged daily deals of a person, in order."""
        query = _from_daily(daily.c.day, daily.c.loss).where(_JUDGED, _is(guest))
        return tuple(JudgedDeal(*row) for row in connection.execute(query.order_by(daily.c.day, daily.c.number)))

    @reads
    def name(self, connection: Connection, guest: str) -> str:
        """The name of a person at their last daily deal."""
        query = _from_daily(matches.c.name_0).where(_is(guest)).order_by(daily.c.day.desc()).limit(1)
        return connection.scalar(query) or ""

    @reads
    def matches(self, connection: Connection, most: int = MOST_MATCHES) -> tuple[MatchOfPeople, ...]:
        """The latest matches between people that somebody won, in the order in which they ended.

        Those of evenings are left out: they have standings of their own, and charts decide who plays with whom.
        """
        ended = matches.c.ended
        query = select(matches).join(streams).where(ended.is_not(None), matches.c.winner.is_not(None), _all_people())
        query = query.where(streams.c.part_of.is_(None)).order_by(ended.desc(), matches.c.stream, matches.c.match)
        rows = connection.execute(query.limit(most)).mappings().all()
        return tuple(_match(row) for row in reversed(rows))

    @reads
    def listed(self, connection: Connection) -> tuple[ListedPerson, ...]:
        """The people in the public list; who has a card or a passkey under the name that is kept with it."""
        name = func.coalesce(func.nullif(people.c.name, ""), shown_ratings.c.name)
        return tuple(
            ListedPerson(*row)
            for row in connection.execute(
                select(shown_ratings.c.guest, name)
                .outerjoin(people, people.c.guest == shown_ratings.c.guest)
                .order_by(shown_ratings.c.since)
            )
        )

    @writes
    def enlist(self, connection: Connection, guest: str, name: str, at: float) -> None:
        """Show the ratings of a person in the public list under a name."""
        if not is_leaving(connection, guest):
            upsert(connection, shown_ratings, {"guest": guest, "name": name, "since": at})

    @writes
    def delist(self, connection: Connection, guest: str) -> None:
        """Show them no longer."""
        connection.execute(delete(shown_ratings).where(shown_ratings.c.guest == guest))


def _is(guest: str) -> ColumnElement[bool]:
    """True for the daily deals of a guest."""
    return matches.c.guest_0 == guest  # which an index finds


def _from_daily(*columns: ColumnElement[Any]) -> Select[Any]:
    return select(*columns).select_from(daily).join(matches, matches.c.stream == daily.c.stream)


def _days(connection: Connection, of: ColumnElement[bool]) -> tuple[JudgedDay, ...]:
    query = _from_daily(_GUEST, daily.c.day, func.count(), func.sum(daily.c.loss)).where(of)
    return tuple(JudgedDay(*row) for row in connection.execute(query.group_by(_GUEST, daily.c.day)))


def _all_people() -> ColumnElement[bool]:
    """True for a match in which every seat was a person's; those that a table does not have are without a name."""
    seats = zip(by_seat("guest"), by_seat("name"), strict=True)
    return and_(*(matches.c[guest].is_not(None) | (matches.c[name] == "") for guest, name in seats))


def _match(row: Any) -> MatchOfPeople:
    guests = tuple(row[guest] for guest in by_seat("guest") if row[guest] is not None)  # every seat is a person's
    return MatchOfPeople(row["rules"], guests, row["winner"])
