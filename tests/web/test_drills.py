"""The drills over HTTP: asked of anybody, answered by guests, and taken from the mistakes of their own matches."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from euchre.drills.collection import collection
from euchre.review.figures import DealFigures, DecisionFigures
from euchre.review.judgement import Judgement
from euchre.review.outcome import Par
from euchre.review.reviewed_deal import ReviewedDeal, ReviewedDecision, WeighedChoice
from euchre.store.rows.reviews import ReviewKey, StoredDeal
from euchre.store.store import Store
from euchre.tables.fold import TABLE
from euchre.web.settings.settings import Settings
from support.limits import without_quota
from support.web import SOLO, Guest, served

JSON = {"content-type": "application/json"}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return without_quota(settings)


async def asked(guest: Guest, wanted: str = "") -> dict[str, Any]:
    answer = await guest.http.get(f"/api/drills{wanted and '/'}{wanted}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def answers(guest: Guest, drill: Mapping[str, Any], *, right: bool) -> dict[str, Any]:
    """Answer a drill as wanted."""
    action = next(choice["action"] for choice in drill["choices"] if (choice["action"] in drill["right"]) == right)
    given = {"position": drill["position"], "action": action, "due": drill["due"]}
    answer = await guest.http.post("/api/drills", json=given)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    assert found["right"] == right
    return found


async def test_who_has_played_nothing_gets_five_of_the_collection_and_progress_by_kind(ann: Guest) -> None:
    now = await asked(ann)
    assert (now["due"], now["own"]) == (0, 0)
    assert {kind["asked"] for kind in now["kinds"]} == {0}
    five = (await asked(ann, "five"))["drills"]
    assert len({drill["kind"] for drill in five}) == len(five) == 5
    for drill in five:
        assert drill["position"] in collection()
        assert await answers(ann, drill, right=True)
    again = (await asked(ann, "five"))["drills"]
    assert not {drill["position"] for drill in five} & {drill["position"] for drill in again}
    assert sum(kind["asked"] for kind in (await asked(ann))["kinds"]) == 5


async def test_of_twenty_hands_only_those_that_went_wrong_are_kept(ann: Guest) -> None:
    calls = (await asked(ann, "calls"))["drills"]
    assert ({drill["kind"] for drill in calls}, len(calls)) == ({"call"}, 20)
    assert (await answers(ann, calls[0], right=True))["due"] is None
    assert (await answers(ann, calls[1], right=False))["due"] is not None
    (kept,) = (await ann.http.get("/api/me/data")).json()["kept"]["drills"]
    assert kept["position"] == calls[1]["position"]


async def test_an_answer_that_is_sent_again_counts_once(ann: Guest) -> None:
    drill = (await asked(ann, "next"))["drills"][0]
    first = await answers(ann, drill, right=True)
    assert await answers(ann, drill, right=True) == first
    again = await answers(ann, {**drill, "due": first["due"]}, right=True)
    assert again["due"] >= first["due"], "it was asked anew"
    (kept,) = (await ann.http.get("/api/me/data")).json()["kept"]["drills"]
    assert kept["due"] == again["due"]


async def test_an_answer_that_does_not_say_when_the_drill_was_due_counts_each_time(ann: Guest) -> None:
    drill = (await asked(ann, "next"))["drills"][0]
    given = {"position": drill["position"], "action": drill["right"][0]}
    first, second = [(await ann.http.post("/api/drills", json=given)).json()["due"] for _ in range(2)]
    assert first is not None
    assert second > first


async def test_what_there_is_not_is_refused(ann: Guest) -> None:
    assert (await ann.http.get("/api/drills/squeeze")).json()["code"] == "drills/set"
    unknown = {"position": "standard/0-0/3/0/JhAhKh9sTc/Qd", "action": "pass"}
    assert (await ann.http.post("/api/drills", json=unknown)).json()["code"] == "drills/unknown"
    position = next(iter(collection()))
    assert (await ann.http.post("/api/drills", json={"position": position, "action": "play Jh"})).json()[
        "code"
    ] == "drills/choice"


POSITION = "standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass.pass.pass"


def _deal(number: int, *, verdict: Judgement = Judgement.BLUNDER, seat: int = 0) -> StoredDeal:
    """A reviewed deal in which a seat passed a hand that it had better named."""
    choices = (
        WeighedChoice("name hearts", 0.9, 0.6, 0.0, '["hint-pass-take-up", {"share": 79}]'),
        WeighedChoice("pass", 0.1, 0.5, 0.01, ""),
    )
    decision = ReviewedDecision(seat, "name", 9, POSITION, "pass", 0.5, 0.1, 0.01, verdict, choices)
    deal = ReviewedDeal(number, 3, (1, 0), (1, 0), Par((0.5, 0.5), (0, 0)), None, (decision,))
    figures = DealFigures((0.0, 0.0), (DecisionFigures(seat, "name", 0.1, 0.01, verdict),), 3)
    return StoredDeal(number, zlib.compress(msgspec.json.encode(deal)), msgspec.json.encode(figures))


async def _plays_and_is_reviewed(store: Store, guest: Guest, *deals: StoredDeal) -> str:
    """Have a guest play a match, of which there is a review; returns its code."""
    code = await guest.opens(**SOLO)
    async with guest.at_table(code) as live:
        await live.shuffle()
        await live.play()
    key = ReviewKey(await store.streams.named(TABLE, code) or "", 1, "quick")
    assert await store.reviews.begin(key, len(deals), "nobody", None)
    for deal in deals:
        assert await store.reviews.save_deal(key, "nobody", deal)
    return code


async def test_ones_own_clear_mistakes_are_asked_first_and_nobody_elses(settings: Settings) -> None:
    async with served(settings) as at, Guest(at) as ann, await Store.open(settings.store) as store:
        await _plays_and_is_reviewed(store, ann, _deal(1, verdict=Judgement.INACCURACY), _deal(2, seat=1))
        assert all(not drill["chosen"] for drill in (await asked(ann, "five"))["drills"])
        code = await _plays_and_is_reviewed(store, ann, _deal(1))
        first, *others = (await asked(ann, "five"))["drills"]
        assert (first["position"], first["chosen"], first["kind"], first["right"]) == (
            POSITION,
            "pass",
            "next",
            ["name hearts"],
        )
        assert "79%" in first["choices"][0]["why"]
        assert len(others) == 4
        await answers(ann, first, right=False)
        assert POSITION not in {drill["position"] for drill in (await asked(ann, "five"))["drills"]}
        assert (await asked(ann))["own"] == 1
        like = (await ann.http.get(f"/api/games/{code}/1/drills")).json()["drills"]
        assert ({drill["kind"] for drill in like}, len(like)) == ({"next"}, 10)
        assert (await ann.http.delete("/api/me", headers=JSON)).is_success
        assert (await asked(ann))["own"] == 0
