"""Past games are read as they were written when they ended: no request goes through the whole history of a table."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete

from euchre.record.outcome import DealOutcome, MatchOutcome
from euchre.store.database.schema import records
from euchre.store.rows.archive import outcome_in
from euchre.store.rows.records import StoredMatch
from euchre.store.rows.streams import Streams
from euchre.store.store import Store
from euchre.tables import history
from euchre.tables.events import Event
from euchre.tables.fold import TABLE
from euchre.web.past import past_matches
from euchre.web.settings.settings import Settings
from euchre.web.thinking.fair_queue import FairQueue, Payer
from support.counted import counted
from support.limits import without_quota
from support.sampling import few
from support.web import SOLO, Guest

EVERYTHING = ("", "/log", "/egn", "/proof")


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return without_quota(settings)


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often the events of a table are read from the first on, and gone through."""
    done: Counter[str] = Counter()
    usual = Streams.events

    async def events(self: Streams, table: str, after: int = 0) -> tuple[Event, ...]:
        done["read"] += after == 0
        return await usual(self, table, after)

    def folded(happened: Iterable[Event]) -> tuple[history.PlayedMatch, ...]:
        done["folded"] += 1
        return history.matches_in(happened)

    monkeypatch.setattr(Streams, "events", events)
    monkeypatch.setattr(past_matches, "matches_in", folded)
    return done


async def finished(guest: Guest) -> str:
    code = await guest.opens(**SOLO)
    async with guest.at_table(code) as live:
        await live.shuffle()
        await live.play()
    return code


async def answers(guest: Guest, code: str) -> list[Any]:
    """The answers to all requests about a match."""
    found = [await guest.http.get(f"/api/games/{code}/1{what}") for what in EVERYTHING]
    found.append(await guest.http.get("/api/statistics"))
    assert {answer.status_code for answer in found} == {200}
    return [answer.content for answer in found]


@pytest.mark.slow
async def test_a_match_is_written_when_it_ends_and_its_table_is_not_gone_through_again(
    ann: Guest, work: Counter[str]
) -> None:
    code = await finished(ann)
    work.clear()
    await answers(ann, code)
    await answers(ann, code)
    assert not work


async def test_a_match_that_goes_on_costs_nothing(ann: Guest, work: Counter[str]) -> None:
    code = await ann.opens(**SOLO)
    async with ann.at_table(code) as live:
        await live.shuffle()
        await live.my_turn()
        work.clear()
        for what in EVERYTHING:
            answer = await ann.http.get(f"/api/games/{code}/1{what}")
            assert (answer.status_code, answer.json()["code"]) == (409, "game/not-over")
        assert (await ann.http.get(f"/api/games/{code}/2")).status_code == 404
        assert (await ann.http.get("/api/statistics")).status_code == 200
    assert not work


@pytest.mark.slow
async def test_a_match_from_before_is_written_when_it_is_first_asked_for(
    settings: Settings, ann: Guest, work: Counter[str]
) -> None:
    code = await finished(ann)
    as_written = await answers(ann, code)
    for first in ("/api/statistics", f"/api/games/{code}/1/log"):
        async with await Store.open(settings.store) as store:
            await store._database.write(lambda connection: connection.execute(delete(records)))
        work.clear()
        assert (await ann.http.get(first)).status_code == 200
        assert await answers(ann, code) == as_written
        assert work == {"read": 1, "folded": 1}


async def test_a_long_match_comes_in_parts(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"/api/games/{await finished(ann)}/1"
    monkeypatch.setattr("euchre.web.routes.matches.PART", 10_000)
    whole = (await ann.http.get(address)).json()
    monkeypatch.setattr("euchre.web.routes.matches.PART", 40)
    frames: list[Any] = []
    while len(frames) < whole["steps"]:
        part = (await ann.http.get(address, params={"first": len(frames)})).json()
        assert len(part["frames"]) <= 40
        frames += part.pop("frames")
        assert part == {name: value for name, value in whole.items() if name != "frames"}
    assert frames == whole["frames"]
    assert (await ann.http.get(address, params={"first": -1})).json()["frames"] == whole["frames"][:40]
    assert (await ann.http.get(address, params={"first": 10**9})).json()["frames"] == []


@pytest.mark.slow
async def test_each_guest_has_a_turn_of_their_own(ann: Guest, bea: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await finished(ann)
    asked: list[Payer] = []
    usual = FairQueue.run

    async def run(self: FairQueue, work: Any, payer: Payer) -> Any:
        asked.append(payer)
        return await usual(self, work, payer)

    monkeypatch.setattr(FairQueue, "run", run)
    for guest in (ann, bea):
        for what in ("", "/egn", "/proof"):
            assert (await guest.http.get(f"/api/games/{code}/1{what}")).status_code == 200
    assert {payer.address for payer in asked} == {"@127.0.0.1"}
    assert len({payer.name for payer in asked}) == 2


async def _calls(guest: Guest) -> int:
    """The number of functions statistics take in the loop: the fewest of a few times, since it has other work, too."""
    made = []
    for _ in range(3):
        with counted() as calls:
            await guest.http.get("/api/statistics")
        made.append(calls.made)
    return min(made)


@pytest.mark.slow
async def test_statistics_read_no_match_that_is_not_the_guests_and_none_in_the_loop(
    settings: Settings, at: str, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table of theirs may have any number of matches of others, each of them long."""
    code = await finished(ann)
    as_it_was = (await ann.http.get("/api/statistics")).json()
    before = await _calls(ann)
    deal = DealOutcome(0, 0, (), (3, 2), (1, 0))
    long = msgspec.json.encode(MatchOutcome(True, 0, (deal,) * 1_200))
    async with await Store.open(settings.store) as store:
        table = await store.streams.named(TABLE, code)
        assert table is not None
        await store.records.save([StoredMatch(table, number, b"", long) for number in range(2, 302)])
    threads: set[str] = set()

    def spied_on(stored: bytes) -> MatchOutcome:
        threads.add(threading.current_thread().name)
        return outcome_in(stored)

    monkeypatch.setattr(past_matches, "outcome_in", spied_on)
    assert await _calls(ann) - before < 300, "fewer than one for each match of others"
    assert (await ann.http.get("/api/statistics")).json() == as_it_was
    assert all(name.startswith("past games") for name in threads)


@pytest.mark.parametrize("turned_off", few(["before", "meanwhile"], keep={"meanwhile"}))
async def test_a_match_that_nobody_might_watch_is_seen_by_its_own_people_alone(
    ann: Guest, bea: Guest, turned_off: str
) -> None:
    terms = {"pace": "instant", "spectators": turned_off != "before"}
    code = await ann.opens(**SOLO, terms=terms)
    pages = [f"/api/games/{code}/1{what}" for what in EVERYTHING] + [f"/api/tables/{code}/last-deal"]
    async with ann.at_table(code) as live:
        await live.shuffle()
        if turned_off == "meanwhile":
            for spectators in (False, True):
                assert (await live.ask("settle", terms={**terms, "spectators": spectators}))["type"] == "ack"
        await live.play()
        await live.ask("settle", terms={**terms, "spectators": True})
        async with bea.at_table(code) as watching:
            assert (await watching.next())["picture"] is None
        for page in pages:
            assert (await ann.http.get(page)).status_code == 200
            refused = await bea.http.get(page)
            assert (refused.status_code, refused.json()["code"]) == (403, "table/no-spectators")


@pytest.mark.slow
async def test_who_took_over_a_seat_where_nobody_might_watch_sees_the_match_too(ann: Guest, bea: Guest) -> None:
    code = await ann.opens(**SOLO, terms={"pace": "instant", "spectators": False})
    async with ann.at_table(code) as live:
        await live.shuffle()
        await live.my_turn()
        assert (await live.ask("openseat", seat=1))["type"] == "ack"
        async with bea.at_table(code) as joining:
            assert (await joining.next())["picture"] is None
            assert (await joining.ask("sit", name="Bea", seat=1))["type"] == "ack"
            assert (await joining.stands(lambda now: now["you"] == 1))["picture"]["hand"]
            assert (await joining.ask("rise"))["type"] == "ack"
        await live.play()
    for page in [f"/api/games/{code}/1{what}" for what in EVERYTHING] + [f"/api/tables/{code}/last-deal"]:
        assert (await bea.http.get(page)).status_code == 200
    assert (await bea.http.get("/api/games")).json() == []


@pytest.mark.slow
async def test_a_match_that_everybody_might_watch_stays_open(ann: Guest, bea: Guest) -> None:
    code = await finished(ann)
    async with ann.at_table(code) as live:
        assert (await live.ask("settle", id="closed", terms={"spectators": False}))["type"] == "ack"
    for page in [f"/api/games/{code}/1{what}" for what in EVERYTHING] + [f"/api/tables/{code}/last-deal"]:
        assert (await bea.http.get(page)).status_code == 200
