"""The totals of a guest's reviews: only whole ones, of matches that are over, in which they played."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from euchre.review.figures import DealFigures, DecisionFigures
from euchre.review.judgement import Judgement
from euchre.store.rows.reviews import BegunReview, ReviewKey, StoredDeal
from euchre.store.store import Store
from euchre.tables.fold import TABLE
from euchre.tables.match_entry import MatchEntry
from euchre.web.past import my_reviews as module
from euchre.web.past.my_reviews import chosen, my_reviews
from euchre.web.settings.settings import Settings
from support.limits import without_quota
from support.web import SOLO, Guest, served


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return without_quota(settings)


JSON = {"content-type": "application/json"}
ADDRESS = "/api/statistics/reviews"


def _figures(loss: float, luck: float, dealer: int = 0) -> bytes:
    lost = tuple(DecisionFigures(seat, "lead", loss + seat, 0.01, Judgement.MISTAKE) for seat in range(4))
    return msgspec.json.encode(DealFigures((luck, -luck), lost, dealer))


async def _keep(store: Store, key: ReviewKey, deals: int, done: Iterable[int], loss: float = 0.02) -> None:
    """Keep a review of `deals` deals of which some are done, each of luck 0.1 for seats 0 and 2."""
    assert await store.reviews.begin(key, deals, "nobody", None)
    for number in done:
        deal = StoredDeal(number, b"", _figures(loss, 0.1))
        assert await store.reviews.save_deal(key, "nobody", deal)


async def _plays(guest: Guest, code: str) -> None:
    async with guest.at_table(code) as live:
        await live.shuffle()
        await live.play()


async def _asked(guest: Guest) -> dict[str, Any]:
    answer = await guest.http.get(ADDRESS)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_only_whole_reviews_of_finished_matches_of_their_own_are_counted(settings: Settings) -> None:
    async with served(settings) as at, Guest(at) as ann, Guest(at) as bea, await Store.open(settings.store) as store:
        assert (await _asked(ann))["matches"] == []
        whole, part, going_on = [await ann.opens(**SOLO) for _ in range(3)]
        theirs = await bea.opens(**SOLO)
        for guest, code in ((ann, whole), (ann, part), (bea, theirs)):
            await _plays(guest, code)
        tables = {code: await store.streams.named(TABLE, code) or "" for code in (whole, part, going_on, theirs)}
        await _keep(store, ReviewKey(tables[whole], 1, "quick"), 2, (1, 2), loss=0.5)
        await _keep(store, ReviewKey(tables[whole], 1, "full"), 2, (1, 2))
        await _keep(store, ReviewKey(tables[part], 1, "quick"), 2, (1,))
        await _keep(store, ReviewKey(tables[going_on], 1, "quick"), 1, (1,))
        await _keep(store, ReviewKey(tables[theirs], 1, "quick"), 1, (1,))
        found = await _asked(ann)
        listed = {one["match"]["code"]: one for one in (await _asked(ann))["matches"]}
        assert listed.keys() == {whole, part}
        assert listed[part]["review"] is None
        won = 1.0 if listed[whole]["match"]["winner"] == 0 else 0.0
        assert listed[whole]["match"]["you"] == 0
        assert listed[whole]["review"] == {
            "level": "full",
            "lost": {"deals": 2, "loss": 0.02, "error": 0.0},
            "luck": 0.2,
            "without_luck": pytest.approx(won - 0.2),
        }
        assert (found["reviewed"], found["decisions"], found["luck"], found["result"]) == (1, 2, 0.2, won)
        assert found["kinds"] == {"lead": {"decisions": 2, "loss": 0.04}}
        assert found["places"]["dealer"]["deals"] == found["lost"]["deals"] == 2
        assert [(one["preset"], one["deals"]) for one in found["levels"]] == [("standard", 2)]
        assert [one["match"]["code"] for one in (await _asked(bea))["matches"]] == [theirs]


@pytest.mark.slow
async def test_who_is_forgotten_has_nothing_left_and_the_others_begin_anew(settings: Settings) -> None:
    async with served(settings) as at, Guest(at) as ann, await Store.open(settings.store) as store:
        code = await ann.opens(**SOLO)
        await _plays(ann, code)
        table = await store.streams.named(TABLE, code) or ""
        await _keep(store, ReviewKey(table, 1, "quick"), 1, (1,))
        assert (await _asked(ann))["reviewed"] == 1
        assert (await ann.http.delete(f"/api/tables/{code}/seat", headers=JSON)).is_success
        cookies = dict(ann.http.cookies)
        assert (await ann.http.delete("/api/me", headers=JSON)).is_success
        ann.http.cookies.update(cookies)
        assert (await _asked(ann))["matches"] == []
        while await store.privacy.unfinished_forgetting():  # noqa: ASYNC110 - it happens in the store
            await asyncio.sleep(0.02)
        assert await store.reviews.begun([(table, 1)]) == []


def _entry(match: int) -> MatchEntry:
    return MatchEntry(
        table="t",
        code="ABCD-EFGH",
        match=match,
        rules="standard",
        started=1.0,
        ended=2.0,
        guests=("ann", None, None, None),
        names=("Ann", "B", "C", "D"),
        score=(0, 0),
        games=(0, 0),
        seated=("ann", None, None, None),
        winner=0,
    )


def _begun(match: int, deals: int, done: int, level: str = "quick") -> BegunReview:
    return BegunReview(ReviewKey("t", match, level), deals, done)


def test_so_many_deals_are_counted_the_latest_matches_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_DEALS", 20)
    entries = [_entry(match) for match in (5, 4, 3, 2, 1)]
    begun = [_begun(5, 12, 12), _begun(4, 12, 11), _begun(3, 8, 8), _begun(2, 1, 1)]
    assert [(one.entry.match, one.review, one.deals) for one in chosen(entries, "ann", begun)] == [
        (5, ReviewKey("t", 5, "quick"), 12),
        (4, None, 0),
        (3, ReviewKey("t", 3, "quick"), 8),
    ]
    assert len(chosen(entries, "ann", [_begun(5, 21, 21)])) == 5, "the latest one is told however long it was"


def test_a_review_of_which_a_deal_is_damaged_is_not_whole() -> None:
    (one,) = chosen([_entry(1)], "ann", [_begun(1, 2, 2)])
    found = my_reviews([one], {ReviewKey("t", 1, "quick"): {1: _figures(0.1, 0.0)}})
    assert (found.reviewed, found.matches[0].review) == (0, None)


def test_a_match_without_deals_says_nothing_of_play() -> None:
    given_up = replace(_entry(1), conceded=0, winner=1)
    found = my_reviews(chosen([given_up], "ann", [_begun(1, 0, 0)]), {})
    assert (found.reviewed, found.result, found.lost.deals, found.levels) == (1, 0.0, 0, ())
