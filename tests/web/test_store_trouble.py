"""What happens when the store cannot keep something: it is refused, nothing is lost, and nothing is done twice."""

from typing import Any

import pytest

from euchre.store.errors import Unavailable
from euchre.store.store import Store
from support.web import Guest, choices

SOLO = {"name": "Ann", "rules": "standard,target=1", "seats": ["me", "house", "house", "house"]}


@pytest.mark.parametrize("kept", [True, False], ids=["kept after all", "not kept"])
async def test_a_store_that_fails_loses_nothing_and_doubles_nothing(
    ann: Guest, monkeypatch: pytest.MonkeyPatch, *, kept: bool
) -> None:
    code = await ann.opens(**SOLO)
    append = Store.append

    async def fails(store: Store, *what: Any) -> None:
        if kept:
            await append(store, *what)
        raise Unavailable("store/unavailable", "The database does not answer.")

    async with ann.at_table(code) as live:
        await live.shuffle()
        now = await live.my_turn()
        act = {"id": "once", "seen": now["version"], "action": choices(now)[0]}
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", fails)
            refused = await live.ask("act", **act)
            assert (refused["type"], refused["code"]) == ("refused", "server/store")
        again = await live.ask("act", **act)
        assert again["type"] == "ack"
        await live.reaches(again["version"])
        now = await live.play()
    assert now["table"]["stage"] == "over"
