"""The cost of requests, which does not grow with the matches of a table: docs/costs.md has the bound of each.

What is counted is what the server's loop does, where everybody else waits meanwhile: the Python functions called there,
those of the client among them, and the statements that the database is given. What takes longer is done by threads.
"""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tools.request_costs import units_of_routes

from euchre.tables.lookalikes import looks
from euchre.web.evenings import live_tables
from euchre.web.past import review_process
from euchre.web.past.review_reply import reviewed_deal
from euchre.web.settings.limits import Allowance
from euchre.web.settings.settings import Settings
from support.asked_routes import BEGINS_A_REVIEW, ORDER, ROUTES, STARTS_A_PROCESS, ask, store_for_requests
from support.counted import counted
from support.documented import documented
from support.metric_labels import forget_labels
from support.statements import statements
from support.web import Guest, served

ROUNDS = 6
FEW, MANY = 3, 1_111
"""Deals of the match that is asked for; the longer one is of 10,000 events."""
LONGEST = 500_000
"""Bytes of an answer: it is written and compressed in the loop."""
WHOLE = ("GET /api/games/{code}/{match}/log", "GET /api/games/{code}/{match}/proof")
"""The routes whose answer is a file to keep."""
MILLISECONDS_A_UNIT = 5
"""The milliseconds of the processor a unit, in docs/costs.md: at 100 units a second, at most half of one."""
RUN = review_process.ReviewProcess.run
"""The function that makes a review, while nobody holds it."""


def _statements() -> AbstractContextManager[list[str]]:
    """The statements about matches and tables that the database is given meanwhile, beside what every worker does."""
    aside = ("workers", "secrets", "measures", "PRAGMA", "BEGIN")
    return statements(lambda statement: not any(word in statement for word in aside))


class HeldReviews:
    """Reviews that go on only when told to: how many deals one would make during a request depends on the machine."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._waits = asyncio.Event()
        self._may = asyncio.Semaphore(0)

        async def held(process: Any, payer: Any, begun: Any, work: Any, *args: Any, **more: Any) -> object:
            if work is reviewed_deal:
                self._waits.set()
                await self._may.acquire()
            return await RUN(process, payer, begun, work, *args, **more)

        monkeypatch.setattr(review_process.ReviewProcess, "run", held)

    async def make_a_deal(self) -> None:
        """Let one deal be reviewed and stored."""
        await self._waits.wait()
        self._waits.clear()
        self._may.release()
        await self._waits.wait()


async def _costs(settings: Settings, deals: int, reviews: HeldReviews) -> dict[str, list[tuple[int, int]]]:
    """Count the statements and functions of each route, the first time it is asked and the second."""
    assert settings.store is not None
    signed = await store_for_requests(settings.store, deals=deals, rounds=ROUNDS, members=FEW, events=20)
    found: dict[str, list[tuple[int, int]]] = {}
    async with served(settings) as at, Guest(at) as guest:
        guest.http.cookies.set("euchre", signed, domain="127.0.0.1")
        await ask(guest, STARTS_A_PROCESS)
        for route in sorted(ROUTES, key=lambda route: ORDER.index(route.partition(" ")[0])):
            found[route] = []
            for _ in range(2):
                with counted() as calls, _statements() as statements:
                    length = await ask(guest, route)
                assert length < LONGEST or route in WHOLE, route
                if route == BEGINS_A_REVIEW:
                    await reviews.make_a_deal()
                found[route].append((len(statements), calls.made))
    return found


@pytest.mark.slow
async def test_no_request_costs_more_the_longer_a_match_was(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_process, "NICE", 0)  # behind all others, it would never start among busy tests
    monkeypatch.setattr(live_tables, "PERIOD", 3600.0)  # a look at all evenings would be counted with some request
    looks("")
    forget_labels()
    settings = replace(
        settings, limits=settings.limits._replace(guest=Allowance(burst=10**6, rate=1.0))
    )  # it asks all at once
    settings.page.mkdir()
    (settings.page / "index.html").write_text("<!doctype html><title>Euchre</title>")
    few = await _costs(replace(settings, store=f"sqlite:///{tmp_path / 'few.db'}"), FEW, HeldReviews(monkeypatch))
    many = await _costs(replace(settings, store=f"sqlite:///{tmp_path / 'many.db'}"), MANY, HeldReviews(monkeypatch))
    for route, (most, calls) in documented("Route").items():
        for seen in (*few[route], *many[route]):
            assert seen[0] <= most, route
            assert seen[1] <= calls, route
        assert many[route][1][0] <= few[route][1][0] + 2, (route, few[route], many[route])
        assert many[route][1][1] <= 1.5 * few[route][1][1] + 3_000, (route, few[route], many[route])


def test_every_route_has_a_bound() -> None:
    assert sorted(documented("Route")) == sorted(ROUTES)


def test_a_request_pays_for_what_it_takes_of_the_processor() -> None:
    """The figures of the last measuring: nothing is measured here."""
    for route, (milliseconds, units) in documented("Request").items():
        assert units >= milliseconds / MILLISECONDS_A_UNIT, route


@pytest.mark.slow
async def test_a_request_is_charged_what_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_process, "NICE", 0)  # behind all others, it would never start among busy tests
    charged = await units_of_routes(tmp_path)
    assert {route: units for route, (_, units) in documented("Request").items()} == charged
