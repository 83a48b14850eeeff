"""The server with several workers on one store: they serve the same table, and none does anything twice."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from euchre.bots.policy.player import PlainSwiftBot
from euchre.core.actions import Action
from euchre.core.view import View
from euchre.record.log import parse_log
from euchre.web.live import ticker
from euchre.web.settings.settings import Settings
from support.web import PATIENCE, SOLO, TWO, Guest, Live, choices, has_a_trick, served


async def test_two_servers_on_one_store_serve_the_same_table(shared: Settings) -> None:
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea:
        code = await ann.opens(**TWO)
        async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live:
            assert (await bea_live.ask("sit", name="Bea"))["type"] == "ack"
            await ann_live.stands(lambda now: now["table"]["seats"][1]["player"] == "person")
            assert (await ann_live.ask("begin"))["type"] == "ack"
            await asyncio.gather(ann_live.shuffle(), bea_live.shuffle())
            one_trick = [
                now["picture"]["tricks"][0] for now in await asyncio.gather(*_until_a_trick(ann_live, bea_live))
            ]
            assert one_trick[0] == one_trick[1]


def _until_a_trick(*lives: Live) -> list[Coroutine[Any, Any, dict[str, Any]]]:
    return [live.play(until=has_a_trick) for live in lives]


@pytest.mark.slow
async def test_only_one_of_two_servers_thinks_for_a_bot(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[View] = []
    usual = PlainSwiftBot.choose

    def choose(self: PlainSwiftBot, view: View, rng: Random) -> Action:
        thought.append(view)
        return usual(self, view, rng)

    monkeypatch.setattr(PlainSwiftBot, "choose", choose)
    monkeypatch.setattr(ticker, "BEHIND_THE_OTHERS", PATIENCE)  # neither is so slow that the other must take over
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea:
        code = await ann.opens(**SOLO)
        async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live:
            await bea_live.next()
            await ann_live.shuffle()
            await ann_live.play(until=has_a_trick)
            await bea_live.stands(has_a_trick)
            assert len(thought) == len(set(thought)) > 0


@pytest.mark.soak
async def test_two_servers_play_whole_matches_and_keep_the_same_record(shared: Settings) -> None:
    async with served(shared) as one, served(shared) as two, Guest(one) as ann, Guest(two) as bea:
        for _ in range(5):
            code = await ann.opens(**{**TWO, "seats": ["me", "open", "open", "open"], "rules": "standard"})
            async with ann.at_table(code) as ann_live, bea.at_table(code) as bea_live:
                await bea_live.ask("sit", name="Bea")
                await ann_live.ask("begin")
                await asyncio.gather(ann_live.shuffle(), bea_live.shuffle())
                ends = await asyncio.gather(ann_live.play(), bea_live.play())
            assert ends[0]["picture"]["score"] == ends[1]["picture"]["score"]
            logs = [(await guest.http.get(f"/api/games/{code}/1/log")).text for guest in (ann, bea)]
            assert logs[0] == logs[1]
            assert list(parse_log(logs[0]).results[-1].score) == ends[0]["picture"]["score"]


@pytest.mark.slow
async def test_the_other_server_goes_on_when_one_has_died(settings: Settings) -> None:
    short = replace(settings, poll=0.1, heartbeat=0.1)
    async with served(short) as two, Guest(two) as ann:
        async with served(short) as one:
            code = await ann.opens(**SOLO)
            async with ann.at_table(code, one) as live:
                await live.shuffle()
                before = await live.my_turn()
        async with ann.at_table(code) as live:
            after = await live.my_turn()
            assert after["picture"]["hand"] == before["picture"]["hand"]
            assert (await live.ask("act", seen=after["version"], action=choices(after)[0]))["type"] == "ack"
