"""Live tables of an evening: each is opened once, and its result counts once."""

from __future__ import annotations

from hashlib import sha256

import pytest

from euchre.evenings.acts import clock, shuffling
from euchre.evenings.catalogue import EVENING
from euchre.store.store import Store
from euchre.tables.events import Opened
from euchre.tables.fold import TABLE
from euchre.tables.table import Table
from euchre.web.evenings import live_tables
from euchre.web.settings.settings import Settings
from support.evening_clients import QUICK, does, is_over, looks, of_people, says, until
from support.web import Guest


@pytest.mark.slow
async def test_a_round_of_bots_plays_itself_and_counts(ann: Guest, settings: Settings) -> None:
    code = await of_people(ann, 8, "online", **QUICK)
    await does(ann, code, "seatround", round=1)
    now = await until(ann, code, is_over)
    tables = now["rounds"][0]["tables"]
    assert [table["result"]["source"] for table in tables] == ["table", "table"]
    assert all(len(table["result"]["score"]["points"]) == 2 for table in tables)
    assert len({table["code"] for table in tables} - {""}) == 2
    assert sum(one["points"] for one in now["standings"]) == 2 * sum(
        sum(table["result"]["score"]["points"]) for table in tables
    )
    async with await Store.open(settings.store) as store:
        (evening,) = await store.streams.ids(kind=EVENING)
        assert len(await store.streams.parts(evening)) == 2


async def test_an_entrant_plays_at_their_table_of_the_evening(ann: Guest, bea: Guest) -> None:
    code = await of_people(ann, 4, "online", **QUICK)
    await does(bea, code, "link", entrant=2)
    await does(ann, code, "seatround", round=1)
    now = await until(bea, code, lambda now: now["rounds"] and now["rounds"][0]["tables"][0]["code"])
    table = now["rounds"][0]["tables"][0]
    async with bea.at_table(table["code"]) as line:
        await line.shuffle()
        over = await line.play()
    assert over["you"] == table["seats"].index(2)
    now = await until(bea, code, is_over)
    assert now["rounds"][0]["tables"][0]["result"]["source"] == "table"


async def test_all_tables_of_a_round_have_the_same_cards_and_all_pages_add_to_them(
    ann: Guest, bea: Guest, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (live_tables, shuffling):
        monkeypatch.setattr(module, "PATIENCE", 1.0)  # for Cleo, who is silent
    code = await of_people(ann, 8, "online", same_cards=True, **QUICK)
    async with Guest(ann.at) as cleo:
        for number, guest in enumerate((ann, bea, cleo), 1):
            await does(guest, code, "link", entrant=number)
        await does(ann, code, "seatround", round=1)
        await until(ann, code, lambda now: now["shuffle"])
        assert (await says(ann, code, "reveal", round=1, contribution=_part(1)))["code"] == "fair/not-yet"
        for number, guest in ((1, ann), (2, bea)):
            await does(guest, code, "commit", round=1, digest=_promise(number))
        now = await until(ann, code, lambda now: now["shuffle"]["attempt"] == 2)
        assert now["shuffle"]["contributors"] == [0, 1]
        assert not any(table["code"] for table in now["rounds"][0]["tables"])
        assert "fair/no-person" in (await says(cleo, code, "commit", round=1, digest=_promise(3)))["code"]
        for number, guest in ((1, ann), (2, bea)):
            await does(guest, code, "commit", round=1, digest=_promise(number))
        for number, guest in ((1, ann), (2, bea)):
            await does(guest, code, "reveal", round=1, contribution=_part(number))
        now = await until(ann, code, lambda now: all(table["code"] for table in now["rounds"][0]["tables"]))
        assert now["shuffle"] is None
    async with await Store.open(settings.store) as store:
        opening = [
            (await store.streams.events(table))[0]
            for table in await store.streams.parts(await store.streams.named(EVENING, code) or "")
        ]
    shuffles = [event.shuffle for event in opening if isinstance(event, Opened) and event.shuffle is not None]
    assert len(shuffles) == 2
    assert shuffles[0] == shuffles[1]
    assert shuffles[0].contributions[:3] == (_part(1), _part(2), None)


def _part(number: int) -> str:
    return sha256(f"entrant {number}".encode()).hexdigest()


def _promise(number: int) -> str:
    return sha256(bytes.fromhex(_part(number))).hexdigest()


@pytest.mark.slow
async def test_the_clock_ends_a_round_after_the_hand_under_way(
    ann: Guest, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "MINUTE", 0.01)
    code = await of_people(ann, 4, "online", **{**QUICK, "length": {"kind": "minutes", "number": 1}})
    await does(ann, code, "seatround", round=1)
    await until(ann, code, lambda now: now["rounds"] and now["rounds"][0]["tables"][0]["code"])
    await does(ann, code, "startclock", round=1, minutes=1)
    now = await until(ann, code, is_over)
    assert now["rounds"][0]["tables"][0]["result"]["source"] == "table"
    table = await _only_table(settings, code)
    assert table.course is not None
    assert table.course.time_up
    assert table.course.deals < 100


@pytest.mark.slow
async def test_a_round_that_is_taken_back_ends_its_tables_and_another_seating_has_others(
    ann: Guest, bea: Guest, settings: Settings
) -> None:
    code = await of_people(ann, 4, "online", **QUICK)
    await does(bea, code, "link", entrant=2)  # who never comes, so that the first table waits for her
    await does(ann, code, "seatround", round=1)
    first = await until(ann, code, lambda now: now["rounds"] and now["rounds"][0]["tables"][0]["code"])
    await does(ann, code, "revoke", event=first["last_step"]["event"], reason="Ben is ill")
    assert (await looks(ann, code))["rounds"] == []
    await does(ann, code, "unlink", entrant=2)
    await does(ann, code, "seatround", round=1)
    now = await until(ann, code, is_over)
    assert now["rounds"][0]["tables"][0]["code"] != first["rounds"][0]["tables"][0]["code"]
    async with await Store.open(settings.store) as store:
        parts = await store.streams.parts(await store.streams.named(EVENING, code) or "")
        assert len(parts) == 2
        tables = [TABLE.fold(await store.streams.events(table)) for table in parts]
    assert [table.stage for table in tables] == ["over", "over"]


async def _only_table(settings: Settings, code: str) -> Table:
    async with await Store.open(settings.store) as store:
        (table,) = await store.streams.parts(await store.streams.named(EVENING, code) or "")
        return TABLE.fold(await store.streams.events(table))


@pytest.mark.slow
async def test_who_is_linked_late_takes_over_from_the_bot_and_who_goes_home_leaves_one(
    ann: Guest, bea: Guest, cleo: Guest
) -> None:
    code = await of_people(ann, 4, "online", **{**QUICK, "length": {"kind": "deals", "number": 20}})
    await does(bea, code, "link", entrant=1)
    await does(ann, code, "seatround", round=1)
    now = await until(ann, code, lambda now: now["rounds"] and now["rounds"][0]["tables"][0]["code"])
    table = now["rounds"][0]["tables"][0]
    mine, hers = (table["seats"].index(number) for number in (2, 1))
    async with cleo.at_table(table["code"]) as line:
        await does(cleo, code, "link", entrant=2)
        await line.stands(lambda now: now["table"]["seats"][mine]["player"] == "person" and now["you"] == mine)
        await does(ann, code, "withdraw", entrant=1)
        await line.stands(lambda now: now["table"]["seats"][hers]["player"] == "bot")
        await does(ann, code, "enterresult", round=1, table=1, score={"points": [6, 4]})
        await line.stands(lambda now: now["table"]["stage"] == "over")  # it had not begun
    assert (await looks(ann, code))["rounds"][0]["tables"][0]["result"]["source"] == "director"
