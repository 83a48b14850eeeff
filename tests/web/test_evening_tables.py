"""Live tables of an evening: each is opened once, and its result counts once."""

from __future__ import annotations

from euchre.store.rows.streams import EVENING
from euchre.store.store import Store
from euchre.web.settings.settings import Settings
from support.evening_clients import QUICK, does, is_over, of_people, until
from support.web import Guest


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
        (evening,) = await store.table_ids(stream=EVENING)
        assert len(await store.parts(evening)) == 2


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
