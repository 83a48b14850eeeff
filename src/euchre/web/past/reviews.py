"""Reviews of finished matches, made deal by deal and stored for everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import partial
from operator import sub
from time import monotonic
from typing import Final

from euchre.core import law
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.review.judgement import ReviewLevel, review_level
from euchre.review.luck import settled
from euchre.store.database.errors import Unavailable
from euchre.store.rows.reviews import ReviewKey, StoredDeal, StoredReview
from euchre.store.store import Store
from euchre.tables.match_entry import MatchEntry
from euchre.web.http.refusals import Denied
from euchre.web.past.past_matches import PastMatches
from euchre.web.past.review_process import ReviewProcess
from euchre.web.past.review_reply import ReviewNow, deal_figures, deals_of, players_of, reviewed_deal
from euchre.web.thinking.fair_queue import Payer
from euchre.wording import Wording

_LOG: Final = logging.getLogger("euchre.web")
PART: Final = 10
"""Deals in one answer, which makes it about a quarter of a megabyte."""
PATIENCE: Final = 60.0
"""Seconds for which a review goes on although nobody asks how it stands."""
_NOBODY: Final = ""
"""The worker of a review that nobody makes."""


class Reviews:
    """The reviews that one worker makes; those of a worker that is no more are gone on with by who is asked for them.

    `alive` tells the names of the workers that are alive, and `name` is this one's.
    """

    def __init__(
        self,
        store: Store,
        past_matches: PastMatches,
        process: ReviewProcess,
        name: str,
        alive: Callable[[], Awaitable[frozenset[str]]],
    ) -> None:
        self._store: Final = store
        self._past_matches: Final = past_matches
        self._process: Final = process
        self._name: Final = name
        self._alive: Final = alive
        self._made: Final[dict[ReviewKey, asyncio.Task[None]]] = {}
        self._had_a_turn: Final[set[ReviewKey]] = set()
        self._asked: Final[dict[ReviewKey, float]] = {}
        """The times of the last request for each review that this worker makes."""
        self._left: Final[set[asyncio.Task[None]]] = set()

    async def begin(self, entry: MatchEntry, level: ReviewLevel, payer: Payer, allow: Callable[[], None]) -> None:
        """Begin a review, or begin it again if it failed; `allow` raises `Denied` where somebody begins too many."""
        key = ReviewKey(entry.table, entry.match, level)
        stored = await self._store.reviews.read(key)
        if stored is not None and not stored.failed:
            return
        allow()
        record = await self._past_matches.record(entry, payer)
        deals = await self._past_matches.run(lambda: record.deals, payer)  # which goes through all actions
        if await self._store.reviews.begin(key, deals, self._name, stored):
            self._make(key, entry, payer)

    async def now(self, entry: MatchEntry, level: ReviewLevel, after: int, payer: Payer, words: Wording) -> ReviewNow:
        """The state of a review, with its next deals, those with numbers greater than `after`.

        Raises `Denied` while nobody has begun it.
        """
        key = ReviewKey(entry.table, entry.match, level)
        if key in self._made:
            self._asked[key] = monotonic()
        stored = await self._store.reviews.read(key)
        if stored is None:
            raise Denied("review/unknown", "Nobody has begun this review yet.", status=404)
        counts = await self._store.reviews.figures(key)
        deals = await self._store.reviews.deals(key, min(max(0, after), stored.deals), PART)
        if len(counts) < stored.deals and not stored.failed:
            await self._go_on(key, stored, entry, payer)

        def reply() -> ReviewNow:
            found, rules = deal_figures(counts), Rules.parse(entry.rules)
            sides = law.seating(rules).sides
            luck = tuple(sum(deal.luck[side] for deal in found) for side in range(sides))
            won = settled(rules, entry.score, entry.winner)
            return ReviewNow(
                level=level,
                deals_in_all=stored.deals,
                done=len(counts),
                waiting=not stored.failed and not counts and stored.deals > 0 and key not in self._had_a_turn,
                failed=words("review-failed") if stored.failed else None,
                deals=deals_of(deals.values(), words),
                figures=players_of(found, rules),
                luck=luck,
                without_luck=tuple(map(sub, won, luck)) if len(found) == stored.deals else None,
            )

        return await self._past_matches.run(reply, payer)

    async def go_on(self, entry: MatchEntry, level: ReviewLevel, payer: Payer) -> None:
        """Have a review go on that was begun: somebody waits for it."""
        key = ReviewKey(entry.table, entry.match, level)
        if key in self._made:
            self._asked[key] = monotonic()
        stored = await self._store.reviews.read(key)
        if stored is not None and not stored.failed and len(await self._store.reviews.figures(key)) < stored.deals:
            await self._go_on(key, stored, entry, payer)

    def close(self) -> None:
        """Make no more reviews; the next worker goes on where they stopped."""
        for task in (*self._made.values(), *self._left):
            task.cancel()

    async def _go_on(self, key: ReviewKey, stored: StoredReview, entry: MatchEntry, payer: Payer) -> None:
        """Go on with a review that nobody makes."""
        mine = stored.worker == self._name
        if key in self._made or (not mine and stored.worker in await self._alive()):
            return
        if mine or await self._store.reviews.begin(key, stored.deals, self._name, stored):
            self._make(key, entry, payer)

    def _make(self, key: ReviewKey, entry: MatchEntry, payer: Payer) -> None:
        if key in self._made:
            return
        # Each review waits for its own turn among those of its address.
        turn = Payer(payer.address, f"review of {key}")
        task = self._made[key] = asyncio.create_task(self._keep_at(key, entry, turn))
        task.add_done_callback(lambda _: self._forget(key))
        self._asked[key] = monotonic()
        asyncio.get_running_loop().call_later(PATIENCE, self._leave, key, task)

    def _leave(self, key: ReviewKey, task: asyncio.Task[None]) -> None:
        """Drop a review that nobody asks for any more. It goes on when somebody does."""
        if task.done():
            return
        quiet = monotonic() - self._asked[key]
        if quiet < PATIENCE:
            asyncio.get_running_loop().call_later(PATIENCE - quiet, self._leave, key, task)
            return
        task.cancel()
        leaving = asyncio.create_task(self._give_up(key))
        self._left.add(leaving)
        leaving.add_done_callback(self._left.discard)

    async def _give_up(self, key: ReviewKey) -> None:
        with suppress(EuchreError):
            stored = await self._store.reviews.read(key)
            if stored is not None and stored.worker == self._name and key not in self._made:
                await self._store.reviews.begin(key, stored.deals, _NOBODY, stored)

    def _forget(self, key: ReviewKey) -> None:
        del self._made[key]
        del self._asked[key]
        self._had_a_turn.discard(key)

    async def _keep_at(self, key: ReviewKey, entry: MatchEntry, payer: Payer) -> None:
        try:
            await self._review(key, entry, payer)
        except (BrokenExecutor, Unavailable):  # the process that made it has died, or the store is away: they say so
            await self._fail(key)
        except EuchreError as problem:
            _LOG.warning("A match could not be reviewed: %s", problem)
            await self._fail(key)
        except Exception:  # noqa: BLE001 - whatever it is, the other reviews go on
            _LOG.exception("A match could not be reviewed.")
            await self._fail(key)

    async def _review(self, key: ReviewKey, entry: MatchEntry, payer: Payer) -> None:
        """Review the deals that are not kept yet, until another worker does, or the match is gone."""
        match = await self._past_matches.stored(entry, payer)
        stored = await self._store.reviews.read(key)
        done = await self._store.reviews.figures(key)
        begun = partial(self._had_a_turn.add, key)
        for number in range(1, 1 if stored is None else stored.deals + 1):
            if number not in done:
                made = await self._process.run(payer, begun, reviewed_deal, match, number, review_level(key.level))
                if not await self._store.reviews.save_deal(key, self._name, StoredDeal(number, *made)):
                    return

    async def _fail(self, key: ReviewKey) -> None:
        with suppress(EuchreError):  # then it goes on when somebody asks for it
            await self._store.reviews.fail(key, self._name)
