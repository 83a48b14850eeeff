"""The secrecy of a match under way in reviews and analyses, for all guests, by all requests."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import httpx
import pytest

from euchre.store.store import Store
from euchre.web.settings.settings import Settings
from support.ledger import entry, event
from support.limits import without_quota
from support.postgres import Server
from support.sampling import few
from support.web import SOLO, TWO, Guest, has_a_trick, http_at, served


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return without_quota(settings)


POSITION = {"position": "standard/6-4/3/0/9sAhKhJhTc/Qd"}
LATER = 4e9
"""A moment after all that happens in a test, in unix seconds."""


def _refused(answer: httpx.Response) -> tuple[int, str]:
    """A refusal is a code and a sentence, and nothing besides."""
    found: dict[str, Any] = answer.json()
    assert found.keys() == {"code", "sentence", "options"}, found
    assert found["sentence"].count("Traceback") == 0
    return answer.status_code, found["code"]


async def _hide_among_tables(guest: Guest, store: Store) -> None:
    """Give a guest more tables with bots than one list has, where something happened later than anywhere else."""
    me = guest.http.cookies["euchre"].partition(".")[0]
    for number in range(30):
        table, code = f"hidden-{number}", f"HIDE-{number:04}"
        await store.streams.create(
            table, code, (event("a", LATER),), [entry(table, code, guests=(me, None, None, None))]
        )


async def test_nothing_is_told_of_a_match_under_way(server: Server, settings: Settings) -> None:
    """Ask as a player at any worker, behind many tables; as a spectator; as a guest of another table."""
    both = Settings(store=await server.emptied(), page=settings.page, compiled=False)
    async with (
        served(both) as one,
        served(both) as two,
        Guest(one) as ann,
        Guest(one) as bea,
        Guest(two) as eve,
        await Store.open(both.store) as store,
    ):
        code = await ann.opens(**TWO)
        review = f"/api/games/{code}/1/review"
        async with ann.at_table(code) as live, bea.at_table(code) as other, eve.at_table(code):
            assert (await other.ask("sit", name="Bea"))["type"] == "ack"
            assert (await live.ask("begin"))["type"] == "ack"
            await asyncio.gather(live.shuffle(), other.shuffle())
            await asyncio.gather(live.play(has_a_trick), other.play(has_a_trick))
            await _hide_among_tables(ann, store)
            async with http_at(two, cookies=ann.http.cookies) as elsewhere:
                for http in (ann.http, bea.http, elsewhere):
                    assert _refused(await http.post("/api/analyse", json=POSITION)) == (409, "review/playing")
            for guest in (ann, bea, eve):
                for answer in (await guest.http.get(review), await guest.http.post(review, json={})):
                    assert _refused(answer) == (409, "game/not-over")
                found = (await guest.http.get("/api/statistics/reviews")).json()
                assert (found["matches"], found["decisions"]) == ([], 0)


BODIES = (
    b"",
    b"null",
    b"[]",
    b"\xff\xfe",
    b"[" * 2_000,
    b'{"position":null}',
    b'{"position":"\\ud800"}',
    b'{"position":"\\u0000"}',
    b'{"position":"x","level":"deep"}',
    b'{"position":"x","seed":1}',
    b'{"position":"' + b"/" * 3_000 + b'"}',
    b'{"position":"' + b"a" * 3_001 + b'"}',
    b'{"position":"standard/0-0/3/0/9sAhKhJhTc/Qd/' + b"pass." * 500 + b'"}',
    b'{"position":"standard,target=' + b"9" * 500 + b'/0-0/3/0/9sAhKhJhTc/Qd"}',
    b'{"position":"standard/999-999.9999.9-9.9-9/3/0/9sAhKhJhTc/Qd"}',
    b'{"position":"online/0-0/3/1/KcQcJcTc9c/Td/pass.pass.pass.pass.name-h.together.together/tram-0-1-2-3"}',
)


@pytest.mark.parametrize("language", few(["en", "de"], keep={"de"}))
async def test_whatever_is_wrong_is_told_in_a_sentence(
    settings: Settings, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(settings) as at, Guest(at) as ann:
        code = await ann.opens(**SOLO)
        json = {"content-type": "application/json"}
        for body in BODIES:
            answer = await ann.http.post(f"/api/analyse?language={language}", content=body, headers=json)
            assert _refused(answer)[0] == HTTPStatus.BAD_REQUEST, body
        for match in ("0", "-1", "2", "2147483648", "9" * 30, "-" + "9" * 30):
            for answer in (
                await ann.http.get(f"/api/games/{code}/{match}/review"),
                await ann.http.post(f"/api/games/{code}/{match}/review", json={}),
                await ann.http.get(f"/api/games/{code}/{match}"),
            ):
                assert _refused(answer) == (404, "game/unknown"), match
    assert not [record for record in caplog.records if record.exc_info]
