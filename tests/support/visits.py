"""Tables at a running server whose course is known before anybody plays, and the people who come to them."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from playwright.async_api import Browser, expect

from euchre.review.figures import DealFigures
from euchre.store.rows.reviews import ReviewKey, StoredDeal
from euchre.store.store import Store
from euchre.streams.event import encode
from euchre.tables.events import Event, Opened
from euchre.tables.fold import TABLE
from euchre.tables.history import entry_of
from euchre.tables.match_entry import MatchEntry
from euchre.web.http.identity import Identity
from euchre.web.settings.codes import new_code
from support.evenings import HOST, Evening
from support.known_matches import KnownMatch
from support.person import Person
from support.serving import Serving


class Visits:
    """Brings people to a server, and tables whose course is known."""

    def __init__(self, browser: Browser, server: Serving, stack: AsyncExitStack) -> None:
        self.server: Final = server
        self.guest: Final = secrets.token_urlsafe(16)
        self._browser: Final = browser
        self._stack: Final = stack

    async def host(self, **how: Any) -> Person:
        """The guest who has the known tables."""
        return await self.known(self.guest, **how)

    async def stranger(self, *, address: str | None = None, **how: Any) -> Person:
        """A person whom the server has never seen; `address` is another way to it."""
        person = Person(self._browser, address or self.server.address, **how)
        return await self._stack.enter_async_context(person)

    async def keep(self, first: Opened, code: str | None = None) -> str:
        """Put a table of the host's into the store, as nobody could from outside; returns its code."""
        code = code or new_code()
        first = replace(first, at=time.time(), table=code, code=code, host=self.guest)
        async with await Store.open(self.server.store) as store:
            await store.streams.create(code, code, (first,))
        return code

    async def keep_evening(self, evening: Evening) -> str:
        """Put an evening of the host into the store, whose people have left just now; returns its code."""
        evening.leave(*evening.table.guests)
        return await self._keep_log(evening.log, time.time() - evening.table.at)

    async def keep_match(self, match: KnownMatch) -> str:
        """Put everything that has happened at a known table into the store; returns its code."""
        return await self._keep_log(match.log, time.time())

    async def _keep_log(self, log: Sequence[Event], later: float) -> str:
        """Store the events of a table of the host's, `later` seconds later; returns its code."""
        code, host = new_code(), re.compile(f'"{HOST}"(?!:)')
        texts = (host.sub(f'"{self.guest}"', encode(event).decode()) for event in log)
        events = [TABLE.decode(text.encode()) for text in texts]
        first, *rest = (replace(event, at=event.at + later) for event in events)
        assert isinstance(first, Opened)
        kept = (replace(first, table=code, code=code), *rest)
        async with await Store.open(self.server.store) as store:
            await store.streams.create(code, code, kept, [entry_of(TABLE.fold(kept))])
        return code

    async def known(self, guest: str, **how: Any) -> Person:
        """A guest with this id."""
        async with await Store.open(self.server.store) as store:
            cookie = Identity(await store.keys.read()).signed(guest)
        return await self.stranger(cookie=cookie, **how)

    async def has_won(self, count: int) -> list[str]:
        """Store `count` matches of the host's, one an hour, the last an hour ago; returns their codes."""
        codes = []
        async with await Store.open(self.server.store) as store:
            for hours in range(count, 0, -1):
                code, ended = new_code(), time.time() - 3600 * hours
                entry = MatchEntry(
                    table=code,
                    code=code,
                    match=1,
                    rules="standard",
                    started=ended - 600,
                    ended=ended,
                    guests=(self.guest, None, None, None),
                    seated=(self.guest, None, None, None),
                    names=("Ann", "Bess", f"Partner {hours}", "Dora"),
                    score=(10, 3),
                    games=(1, 0),
                    winner=0,
                )
                await store.streams.create(code, code, (), [entry])
                codes.append(code)
        return codes

    async def has_reviewed(self, code: str, deals: Sequence[DealFigures], *, of: int | None = None) -> None:
        """Put a review of the first match at a table into the store: these deals, out of `of` if given."""
        key = ReviewKey(code, 1, "quick")
        async with await Store.open(self.server.store) as store:
            assert await store.reviews.begin(key, len(deals) if of is None else of, "nobody", None)
            for number, deal in enumerate(deals, 1):
                assert await store.reviews.save_deal(key, "nobody", StoredDeal(number, b"", msgspec.json.encode(deal)))

    async def seated(self, match: KnownMatch, **how: Any) -> Person:
        """The host at a known table, after everything they do there."""
        ann = await self.host(**how)
        await self.seat(ann, match)
        return ann

    async def back(self, match: KnownMatch, **how: Any) -> Person:
        """The host, who comes back to a known table at which everything has happened by then.

        For what does not ask how they got there: to `seat` them, their page must show every step.
        """
        ann = await self.host(**how)
        await self.seat_again(ann, match)
        return ann

    async def seat_again(self, ann: Person, match: KnownMatch) -> None:
        """Let the host, whose page is open, come back to a known table at which everything has happened."""
        await ann.goes(f"/t/{await self.keep_match(match)}")
        await self._stands(ann, match)

    async def seat(self, ann: Person, match: KnownMatch) -> None:
        """Let the host, whose page is open, do what is planned for them at a table."""
        await ann.sits_at(await self.keep(match.first))
        await ann.does(match.rules, match.answers)
        await self._stands(ann, match)

    async def _stands(self, ann: Person, match: KnownMatch) -> None:
        """Wait until the table stands as it is known to: what was asked before may be there for a moment longer."""
        await expect(ann.asked.or_(ann.verdict).first).to_be_visible()
        if match.view.turn == 0:
            await expect(ann.cards).to_have_count(len(match.view.hand))
            await expect(ann.laid).to_have_count(len(match.view.trick))


@asynccontextmanager
async def visiting(browser: Browser, server: Serving) -> AsyncIterator[Visits]:
    """Visits to a server; afterwards it is an error if somebody's page ever complained."""
    async with AsyncExitStack() as stack:
        yield Visits(browser, server, stack)
