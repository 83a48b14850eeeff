"""Matches that are over are reviewed by the server, deal by deal, whatever dies meanwhile, and kept."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import Callable
from typing import Any

import pytest

from euchre.record.log import parse_log
from euchre.review.match_review import review
from euchre.store.rows.reviews import ReviewKey, StoredReviews
from euchre.store.store import Store
from euchre.tables.fold import TABLE
from euchre.web.past import review_process, reviews
from euchre.web.settings.settings import Settings
from euchre.web.worker import worker
from support.children import spawned
from support.limits import without_quota
from support.web import PATIENCE, SOLO, TWO, Guest, has_a_trick, served


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return without_quota(settings)


DIED = "The process in which matches are reviewed has died; it starts anew when it is needed."


async def finished(guest: Guest, **table: Any) -> str:
    """The address of the review of a match that has just been played."""
    code = await guest.opens(**{**SOLO, **table})
    async with guest.at_table(code) as live:
        await live.shuffle()
        await live.play()
    return f"/api/games/{code}/1/review"


async def begun(guest: Guest, address: str) -> dict[str, Any]:
    answer = await guest.http.post(address, json={"level": "quick"})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def stands(guest: Guest, address: str, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The review as soon as it is as `wanted`."""
    async with asyncio.timeout(2 * PATIENCE):  # the process starts first
        while True:
            answer = await guest.http.get(address)
            assert answer.status_code == 200, answer.text
            found: dict[str, Any] = answer.json()
            if wanted(found):
                return found
            await asyncio.sleep(0.3)


def is_done(found: dict[str, Any]) -> bool:
    return bool(found["done"] == found["deals_in_all"])


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let a number of deals be kept; the review waits before the next one."""
    left, usual = [0], StoredReviews.save_deal

    async def save(self: StoredReviews, *what: Any) -> bool:
        while not left[0]:  # noqa: ASYNC110 - the test tells nobody
            await asyncio.sleep(0.01)
        left[0] -= 1
        return await usual(self, *what)

    def let(deals: int) -> None:
        left[0] = deals

    monkeypatch.setattr(StoredReviews, "save_deal", save)
    return let


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the processes of a server are found in Linux only")
async def test_a_review_is_that_of_the_record_although_its_process_and_its_server_die(
    settings: Settings,
    held: Callable[[int], None],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(worker, "SILENCE", 0.2)
    async with served(settings) as at, Guest(at) as ann:
        address = await finished(ann, rules="standard,target=0,deals=3")
        assert (await ann.http.get(address)).json()["code"] == "review/unknown"
        assert (await begun(ann, address))["waiting"]
        held(1)
        first = await stands(ann, address, lambda found: found["done"] == 1)
        assert [deal["number"] for deal in first["deals"]] == [1]
        (process,) = spawned(os.getpid())
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process) == min(19, ours + review_process.NICE)
        os.kill(process, signal.SIGKILL)
        held(1)
        failed = await stands(ann, address, lambda found: found["failed"])
        assert failed["failed"] == "The review was interrupted. Begin it again: it goes on where it stopped."
        assert [record.message for record in caplog.records].count(DIED) == 1
        assert failed["done"] < failed["deals_in_all"]
        assert (await begun(ann, address))["failed"] is None
        cookies, record = ann.http.cookies, parse_log((await ann.http.get(address.replace("review", "log"))).text)
    assert spawned(os.getpid()) == []
    held(1000)
    async with served(settings) as at, Guest(at) as ann:
        ann.http.cookies = cookies
        whole = await stands(ann, address, is_done)
        assert (whole["failed"], whole["waiting"]) == (None, False)
        german = (await ann.http.get(address, params={"language": "de"})).json()
        monkeypatch.setattr(reviews, "PART", 2)
        parts = [(await ann.http.get(address, params={"after": after})).json()["deals"] for after in (0, 1, 10**30)]
    assert parts == [whole["deals"][:2], whole["deals"][1:3], []]
    expected = review(record).to_json()
    for name in ("level", "deals", "luck", "without_luck"):
        assert whole[name] == expected[name]
    levels = zip(expected["figures"], expected["levels"], strict=True)
    assert whole["figures"] == [{**figures, "level": level} for figures, level in levels]
    assert first["without_luck"] is None
    english, other = ([one["why"] for one in choices(told)] for told in (whole, german))
    assert not set(english) & set(other)
    for decision in decisions(whole):
        assert str(record.actions[decision["step"]]) == decision["chosen"]


@pytest.mark.slow
async def test_a_review_that_nobody_asks_for_is_dropped_and_goes_on_when_somebody_does(
    ann: Guest, held: Callable[[int], None], monkeypatch: pytest.MonkeyPatch, settings: Settings
) -> None:
    """Drop the review, so that any worker may go on with it."""
    address = await finished(ann, rules="standard,target=0,deals=1")
    monkeypatch.setattr(reviews, "PATIENCE", 0.3)
    await begun(ann, address)
    (code,) = re.findall("/api/games/(.*?)/1/review", address)
    async with await Store.open(settings.store) as store, asyncio.timeout(PATIENCE):
        table = await store.streams.named(TABLE, code)
        assert table is not None
        while (stored := await store.reviews.read(ReviewKey(table, 1, "quick"))) is None or stored.worker:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.05)
    assert (stored.failed, stored.deals) == (False, 1)
    monkeypatch.setattr(reviews, "PATIENCE", PATIENCE)
    held(1)
    assert is_done(await stands(ann, address, is_done))


async def test_a_match_under_way_is_not_reviewed_and_nobody_is_helped_in_one(ann: Guest, bea: Guest) -> None:
    address = await finished(ann)
    code = await ann.opens(**TWO)
    going_on = f"/api/games/{code}/1/review"
    async with ann.at_table(code) as live, bea.at_table(code) as other:
        assert (await other.ask("sit", name="Bea"))["type"] == "ack"
        assert (await live.ask("begin"))["type"] == "ack"
        await asyncio.gather(live.shuffle(), other.shuffle())
        await asyncio.gather(live.play(has_a_trick), other.play(has_a_trick))
        for guest in (ann, bea):
            for answer in (await guest.http.get(going_on), await guest.http.post(going_on, json={})):
                assert (answer.status_code, answer.json()["code"]) == (409, "game/not-over")
                assert answer.json().keys() == {"code", "sentence", "options"}
            for answer in (await guest.http.get(address), await guest.http.post(address, json={})):
                assert (answer.status_code, answer.json()["code"]) == (409, "review/playing")


def decisions(found: dict[str, Any]) -> list[dict[str, Any]]:
    return [decision for deal in found["deals"] for decision in deal["decisions"]]


def choices(found: dict[str, Any]) -> list[dict[str, Any]]:
    return [choice for decision in decisions(found) for choice in decision["choices"]]
