"""The play quality of an evening, from the reviews of its live tables; only those who agreed are in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from euchre.evenings.evening import Evening
from euchre.evenings.online_tables import OnlineTable, online_tables
from euchre.review.figures import lost_by_deal
from euchre.review.judgement import ReviewLevel
from euchre.review.totals import mean_loss
from euchre.store.database.database import MOST
from euchre.store.rows.reviews import BegunReview, ReviewKey
from euchre.tables.match_entry import MatchEntry
from euchre.web.past.review_reply import deal_figures
from euchre.web.thinking.fair_queue import Payer
from euchre.web.worker.worker import Worker

_LEVEL: Final[ReviewLevel] = "quick"
_AT_ONCE: Final = 4
"""Reviews that are begun, or gone on with, by one wish."""


class HowPlayed(msgspec.Struct, frozen=True, kw_only=True):
    """The play quality of an entrant."""

    number: int
    deals: int
    loss: float
    """Lost in a deal, on average, in chances (0..1) to win the round."""
    error: float
    """The standard error of this mean, from deal to deal."""


class BestPlay(msgspec.Struct, frozen=True, kw_only=True):
    """The play quality of those who agreed to show it, the best first."""

    played: tuple[HowPlayed, ...]
    """The entrants of whom all live tables are reviewed."""
    tables: int
    """Live tables at which one of those who agreed has played to the end."""
    reviewed: int
    """The number of these that are reviewed."""


async def best_play(evening: Evening, worker: Worker, payer: Payer) -> BestPlay:
    """Measure the play quality of an evening, from the reviews so far."""
    found = await _matches(evening, worker)
    begun = await _begun(found, worker)
    stored = await worker.store.reviews.figures_of([key for key, one in begun.items() if one.done == one.deals])
    whole = {key: figures for key, figures in stored.items() if len(figures) == begun[key].deals}

    def work() -> BestPlay:
        losses: dict[int, list[float]] = {}
        waiting: set[int] = set()
        for one, entry in found:
            figures = whole.get(_key(one))
            decisions = [deal.decisions for deal in deal_figures(figures or {})]
            for seat, number in _shown(evening, one, entry):
                losses.setdefault(number, []).extend(lost_by_deal(seat, decisions))
                if figures is None:
                    waiting.add(number)
        means = {number: mean_loss(lost) for number, lost in losses.items() if number not in waiting}
        played = [
            HowPlayed(number=number, deals=one.deals, loss=one.loss, error=one.error)
            for number, one in means.items()
            if one.error is not None
        ]
        played.sort(key=lambda one: (one.loss, one.number))
        return BestPlay(played=tuple(played), tables=len(found), reviewed=len(whole))

    return await worker.past_matches.run(work, payer)


async def review_tables(evening: Evening, worker: Worker, payer: Payer, allow: Callable[[], None]) -> None:
    """Have the next tables reviewed, a few at a time; `allow` raises `Denied` where somebody begins too many."""
    found = await _matches(evening, worker)
    begun = await _begun(found, worker)
    missing = [entry for one, entry in found if (have := begun.get(_key(one))) is None or have.done < have.deals]
    for entry in missing[:_AT_ONCE]:
        await worker.reviews.begin(entry, _LEVEL, payer, allow)
        await worker.reviews.go_on(entry, _LEVEL, payer)


async def _matches(evening: Evening, worker: Worker) -> list[tuple[OnlineTable, MatchEntry]]:
    """The live tables whose match is over and at which somebody has played who agreed, with the match."""
    agreed = {number for number, entry in evening.entries.items() if entry.shows_play}
    found: list[tuple[OnlineTable, MatchEntry]] = []
    for one in online_tables(evening):
        if agreed.intersection(one.table.seats) and len(found) < MOST:
            entry = await worker.store.matches.entry(one.id, 1)
            if entry is not None and entry.ended is not None and _shown(evening, one, entry):
                found.append((one, entry))
    return found


def _shown(evening: Evening, one: OnlineTable, entry: MatchEntry) -> list[tuple[int, int]]:
    """The seats, each with its entrant, of those who agreed and played themselves, not a bot for them."""
    seats = enumerate(zip(one.table.seats, entry.guests, strict=True))
    people = [(seat, evening.entries[number], guest) for seat, (number, guest) in seats if number in evening.entries]
    return [(seat, person.number) for seat, person, guest in people if person.shows_play and person.guest == guest]


async def _begun(found: list[tuple[OnlineTable, MatchEntry]], worker: Worker) -> dict[ReviewKey, BegunReview]:
    begun = await worker.store.reviews.begun([(one.id, 1) for one, _ in found]) if found else []
    return {one.key: one for one in begun if one.key.level == _LEVEL}


def _key(one: OnlineTable) -> ReviewKey:
    return ReviewKey(one.id, 1, _LEVEL)
