"""A store: a database, and an object for each topic that is kept in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Final, Self

from euchre.store.database.address import database_at
from euchre.store.database.database import Database, Lack
from euchre.store.rows.cards import Cards
from euchre.store.rows.chains import Chains
from euchre.store.rows.contacts import Contacts
from euchre.store.rows.cookie_keys import CookieKeys
from euchre.store.rows.daily import DailyResults
from euchre.store.rows.drills import Drills
from euchre.store.rows.guests import Guests
from euchre.store.rows.heartbeats import Heartbeats
from euchre.store.rows.listed_tables import ListedTables
from euchre.store.rows.match_list import MatchList
from euchre.store.rows.measures import Measures
from euchre.store.rows.passkeys import Passkeys
from euchre.store.rows.people import KnownPeople
from euchre.store.rows.privacy import Privacy
from euchre.store.rows.ratings import RatedResults
from euchre.store.rows.records import Records
from euchre.store.rows.reports import Reports
from euchre.store.rows.retention import Pruned, Retention
from euchre.store.rows.reviews import StoredReviews
from euchre.store.rows.snapshots import Snapshots
from euchre.store.rows.streams import Streams


class Store:
    """The contents of one database; any number of workers may have it open at once.

    There is an object for each topic. Every method of theirs raises `Unavailable` where the database cannot be used.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.streams: Final = Streams(database)
        self.matches: Final = MatchList(database)
        self.listed_tables: Final = ListedTables(database)
        self.contacts: Final = Contacts(database)
        self.records: Final = Records(database)
        self.reviews: Final = StoredReviews(database)
        self.daily: Final = DailyResults(database)
        self.drills: Final = Drills(database)
        self.ratings: Final = RatedResults(database)
        self.chains: Final = Chains(database)
        self.snapshots: Final = Snapshots(database)
        self.guests: Final = Guests(database)
        self.people: Final = KnownPeople(database)
        self.cards: Final = Cards(database)
        self.passkeys: Final = Passkeys(database)
        self.privacy: Final = Privacy(database)
        self.retention: Final = Retention(database)
        self.keys: Final = CookieKeys(database)
        self.measures: Final = Measures(database)
        self.reports: Final = Reports(database)
        self.heartbeats: Final = Heartbeats(database)

    @classmethod
    async def open(cls, url: str | None = None) -> Self:
        """Open a database and bring its schema up to date; None is SQLite in the user's data folder.

        Raises `Unavailable` for an address that cannot be understood, a database that cannot be reached, holds
        something else, or was made by a later version.
        """
        database = database_at(url)
        try:
            await database.prepare()
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def exported(self, guest: str) -> dict[str, Any]:
        """Export what is kept about a guest besides the events that name them, topic by topic, without secrets."""
        return {
            "person": await self.people.exported(guest),
            "contacts": await self.contacts.exported(guest),
            "drills": await self.drills.exported(guest),
            "reports": await self.reports.exported(guest),
            "removal": await self.measures.exported(guest),
        }

    async def prune(self, before: float) -> AsyncIterator[Pruned]:
        """Delete what has been idle since a moment, in unix seconds, bit by bit: tables and evenings, then drills."""
        async for step in self.retention.prune(before):
            yield step
        await self.drills.prune(before)

    async def damage(self) -> str | None:
        """The first fault of the database's own check of pages and indexes, in a sentence; None if it finds nothing."""
        return await self._database.damage()

    def lacks(self) -> tuple[Lack, ...]:
        """The faults of the database, as far as they show without using it."""
        return self._database.lacks()

    async def close(self) -> None:
        """Let go of the database; closing twice does no harm."""
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()
