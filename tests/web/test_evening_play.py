"""The play quality of an evening: of those alone who agreed, by the reviews of their live tables."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from euchre.review.figures import DealFigures, DecisionFigures
from euchre.review.judgement import Judgement
from euchre.store.rows.reviews import ReviewKey, StoredDeal
from euchre.store.store import Store
from euchre.tables.fold import TABLE
from euchre.web.settings.settings import Settings
from support.evening_clients import QUICK, does, is_over, looks, of_people, says, until
from support.limits import without_quota
from support.web import Guest


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return without_quota(settings)


TWO_DEALS = QUICK | {"length": {"kind": "deals", "number": 2}}


async def _evening(director: Guest, player: Guest, entrant: int) -> tuple[str, str]:
    """An evening of one live table that is over, at which one guest has played as an entrant; its code, the table's."""
    code = await of_people(director, 4, "online", **TWO_DEALS)
    await does(player, code, "link", entrant=entrant)
    await does(director, code, "seatround", round=1)
    now = await until(player, code, lambda now: now["rounds"] and now["rounds"][0]["tables"][0]["code"])
    table = str(now["rounds"][0]["tables"][0]["code"])
    async with player.at_table(table) as line:
        await line.shuffle()
        await line.play()
    await until(player, code, is_over)
    return code, table


async def _play(guest: Guest, code: str) -> Any:
    return (await guest.http.get(f"/api/evenings/{code}/play")).json()


async def _keep_review(settings: Settings, table: str, losses: tuple[float, float]) -> None:
    """Keep a review of two deals in which each seat has lost `losses` by one decision."""
    async with await Store.open(settings.store) as store:
        key = ReviewKey(await store.streams.named(TABLE, table) or "", 1, "quick")
        assert await store.reviews.begin(key, 2, "nobody", None)
        for number, loss in enumerate(losses, 1):
            decisions = tuple(DecisionFigures(seat, "lead", loss, 0.01, Judgement.MISTAKE) for seat in range(4))
            figures = msgspec.json.encode(DealFigures((0.0, 0.0), decisions, 0))
            assert await store.reviews.save_deal(key, "nobody", StoredDeal(number, b"", figures))


@pytest.mark.slow
async def test_only_who_agreed_is_shown_and_only_once_the_evening_is_over(
    ann: Guest, bea: Guest, settings: Settings
) -> None:
    code, table = await _evening(ann, bea, 2)
    assert (await _play(ann, code))["code"] == "evening/not-over"
    await does(ann, code, "finish")
    await _keep_review(settings, table, (0.01, 0.03))
    assert await _play(ann, code) == {"played": [], "tables": 0, "reviewed": 0}
    assert (await says(ann, code, "showplay", shown=True))["code"] == "evening/not-entered"
    await does(bea, code, "showplay", shown=True)
    found = await _play(ann, code)
    assert (found["tables"], found["reviewed"]) == (1, 1)
    (played,) = found["played"]
    assert (played["number"], played["deals"]) == (2, 2)
    assert played["loss"] == pytest.approx(0.02)
    assert played["error"] == pytest.approx(0.01)  # half the difference of two values
    await does(bea, code, "showplay", shown=False)
    assert (await _play(ann, code))["played"] == []


async def test_a_device_that_is_parted_takes_its_consent_with_it(ann: Guest, bea: Guest) -> None:
    code = await of_people(ann, 4, "online", **TWO_DEALS)
    await does(bea, code, "link", entrant=2)
    await does(bea, code, "showplay", shown=True)
    assert (await looks(ann, code))["entrants"][1]["shows_play"]
    await does(ann, code, "unlink", entrant=2)
    await does(ann, code, "link", entrant=2)
    assert not (await looks(ann, code))["entrants"][1]["shows_play"]


@pytest.mark.slow
async def test_the_tables_of_those_who_agreed_are_reviewed_on_request(ann: Guest, bea: Guest) -> None:
    code, table = await _evening(ann, bea, 2)
    await does(ann, code, "finish")
    await does(bea, code, "showplay", shown=True)
    headers = {"content-type": "application/json"}
    asked = await ann.http.post(f"/api/evenings/{code}/play", headers=headers)
    assert (asked.status_code, asked.json()["tables"]) == (200, 1)
    assert (await bea.http.get(f"/api/games/{table}/1/review")).json()["deals_in_all"] == 2
