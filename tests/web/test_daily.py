"""The daily deals over HTTP: played once, alike for everybody, and told of only after one's own."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any

import pytest

from euchre.daily.programme import DEALS
from euchre.web.settings.settings import Settings
from support.limits import without_quota
from support.web import PATIENCE, Guest, choices, is_over

TODAY = datetime.now(UTC).date()


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return without_quota(settings)


async def opened(guest: Guest, number: int = 1, day: date = TODAY) -> str:
    """The code of a guest's table for a deal."""
    answer = await guest.http.post(f"/api/daily/{day}", json={"number": number, "name": "Ann", "pace": "instant"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def looked(guest: Guest, day: date = TODAY) -> dict[str, Any]:
    answer = await guest.http.get(f"/api/daily/{day}")
    assert answer.status_code == 200, answer.text
    now: dict[str, Any] = answer.json()
    return now


async def finished(guest: Guest, number: int = 1, choice: int = 0) -> list[dict[str, Any]]:
    """Play a deal, with this of the choices each time; returns what the guest was shown before each of them."""
    shown = []
    async with guest.at_table(await opened(guest, number)) as live:
        while not is_over(now := await live.my_turn()):
            shown.append(now["picture"])
            answer = await live.ask("act", seen=now["version"], action=choices(now)[choice])
            await live.reaches(answer["version"])
    return shown


async def written(guest: Guest, number: int = 1) -> dict[str, Any]:
    """A deal of a guest's day, once its result is written."""
    async with asyncio.timeout(PATIENCE):
        while (deal := (await looked(guest))["deals"][number - 1])["points"] is None:  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.05)
    return dict(deal)


def dealt(shown: list[dict[str, Any]]) -> tuple[Any, ...]:
    first = shown[0]
    return first["hand"], first["up_card"], first["dealer"]


async def test_everybody_has_the_same_cards_and_learns_of_others_after_their_own(ann: Guest, bea: Guest) -> None:
    for guest in (ann, bea):
        assert [deal["number"] for deal in (await looked(guest))["deals"]] == [*range(1, DEALS + 1)]
    anns = await finished(ann)
    mine = await written(ann)
    assert (mine["others"]["people"], mine["others"]["calls"]) == (1, [{"call": mine["called"], "people": 1}])
    assert (await looked(bea))["deals"][0] == {**dict.fromkeys(mine), "number": 1, "failed": False}, (
        "Bea learns nothing of the deal before she has played it"
    )
    beas = await finished(bea)
    assert dealt(anns) == dealt(beas)
    await written(bea)
    async with asyncio.timeout(PATIENCE):
        while (await looked(bea))["deals"][0]["others"]["people"] != 2:  # noqa: ASYNC110 - the same
            await asyncio.sleep(0.05)
    assert dealt(await finished(bea, 2)) != dealt(beas)


@pytest.mark.slow
async def test_a_loss_is_that_of_the_review_in_points(ann: Guest, bea: Guest) -> None:
    assert (await looked(ann))["streak"] == 0
    for guest in (ann, bea):
        for number in range(1, DEALS + 1):
            await finished(guest, number, choice=-1 if guest is bea else 0)
    async with asyncio.timeout(4 * PATIENCE):
        for guest in (ann, bea):
            now = await looked(guest)
            while any(deal["loss"] is None for deal in now["deals"]):
                await asyncio.sleep(0.2)
                now = await looked(guest)
            for deal in now["deals"]:
                review = (await guest.http.get(f"/api/games/{deal['code']}/1/review")).json()
                assert deal["loss"] == pytest.approx(review["figures"][0]["loss"] / 0.05)
                par = review["deals"][0]["par"]["points"]
                assert deal["par"] == pytest.approx(par[0] - sum(par[1:]) / (len(par) - 1))
    days = [await looked(guest) for guest in (ann, bea)]
    assert sum(day["beaten"]["share"] for day in days) == 1
    lost = [sum(deal["loss"] for deal in day["deals"]) for day in days]
    assert days[lost.index(min(lost))]["beaten"] == {"people": 2, "share": 1}
    assert [day["streak"] for day in days] == [1, 1]
    (mine,) = (await ann.http.get("/api/daily")).json()
    assert (mine["day"], mine["deals"], mine["judged"]) == (str(TODAY), DEALS, DEALS)
    assert mine["loss"] == pytest.approx(lost[0])
    assert mine["points"] == sum(deal["points"] for deal in days[0]["deals"])


async def test_a_deal_is_played_once_without_help(ann: Guest) -> None:
    code = await opened(ann)
    assert await opened(ann) == code
    async with ann.at_table(code) as live:
        now = await live.my_turn()
        assert (now["table"]["undo"], now["table"]["daily"]) == (False, {"day": str(TODAY), "number": 1})
        for message in ("undo", "hint"):
            assert (await live.ask(message, seen=now["version"]))["code"] == "daily/once"
        for message, more in (("rise", {}), ("concede", {"match": 1}), ("arrange", {"seat": 0, "player": "swift"})):
            assert (await live.ask(message, **more))["code"] == "daily/once"
        position = {"position": "standard/0-0/3/1/AhThQsKc9d/Jh/pass"}
        refused = await ann.http.post("/api/analyse", json=position)
        assert (refused.status_code, refused.json()["code"]) == (409, "review/playing")
        await live.play()
        assert (await live.ask("again"))["code"] == "daily/once"
    assert await opened(ann) == code
    assert (await ann.http.get("/api/games")).json() == [], "daily deals have a list of their own"
    assert (await ann.http.get(f"/api/games/{code}/1")).status_code == 200
    assert (await ann.http.get(f"/api/games/{code}/1/proof")).json()["code"] == "daily/same-cards"


async def test_nobody_else_sees_a_table(ann: Guest, bea: Guest) -> None:
    code = await opened(ann)
    async with ann.at_table(code) as live, bea.at_table(code) as stranger:
        now = await live.my_turn()
        assert (await stranger.ask("sit", name="Bea"))["code"] == "daily/once"
        assert stranger.now["picture"] is None
        await live.play()
    assert now["picture"] is not None
    for address in ("", "/log", "/egn", "/proof"):
        answer = await bea.http.get(f"/api/games/{code}/1{address}")
        assert answer.status_code in (403, 409), (address, answer.text)


async def test_a_day_is_open_as_long_as_it_is_that_day_somewhere(ann: Guest) -> None:
    for days, code in ((-3, "daily/over"), (3, "daily/early")):
        answer = await ann.http.post(f"/api/daily/{TODAY + timedelta(days)}", json={"number": 1})
        assert answer.json()["code"] == code
    assert (await ann.http.get(f"/api/daily/{TODAY + timedelta(3)}")).json()["code"] == "daily/early"
    assert (await ann.http.get("/api/daily/2026-11-31")).json()["code"] == "daily/day"
    assert (await ann.http.post(f"/api/daily/{TODAY}", json={"number": 9})).json()["code"] == "daily/number"


async def test_each_days_seed_is_the_hash_of_the_next(ann: Guest) -> None:
    chain, following = (await ann.http.get("/api/daily/seeds")).json()
    value, hashes = (
        bytes.fromhex(chain["seed"]),
        (date.fromisoformat(chain["last"]) - date.fromisoformat(chain["first"])).days + 1,
    )
    for _ in range(hashes):
        value = sha256(value).digest()
    assert value.hex() == chain["anchor"]
    assert date.fromisoformat(following["first"]) - date.fromisoformat(chain["first"]) == timedelta(chain["days"])
    assert (following["last"], following["seed"]) == (None, None)
    assert date.fromisoformat(chain["last"]) < TODAY
