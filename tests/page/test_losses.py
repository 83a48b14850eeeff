"""Losses that must not happen: pages loaded again, servers killed, networks cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, expect

from euchre.core.view import View
from euchre.tables.replies import Choice
from euchre.web.live.connection import STOPPING, bye_of
from euchre.wording import wording
from support.cuttable_network import CuttableNetwork
from support.known_matches import KnownMatch, known_match
from support.person import Person
from support.serving import Serving
from support.silent_line import SilentLine
from support.visits import Visits, visiting

_STOPS = bye_of(wording(), STOPPING)


def _in_a_trick(seen: View) -> bool:
    return seen.turn == 0 and len(seen.tricks) == 2 and len(seen.trick) >= 2


def _match() -> tuple[KnownMatch, KnownMatch]:
    """A match up to the middle of a trick, and the whole of it."""
    rules = "standard,target=0,deals=2"
    part = known_match(rules, _in_a_trick)
    whole = known_match(rules, deals=9)
    assert whole.first == part.first, "the first match there is has such a trick"
    return part, whole


async def _finishes(ann: Person, part: KnownMatch, whole: KnownMatch) -> None:
    """Play the rest as it is planned: a single lost or doubled action would lead to other questions."""
    await ann.does(whole.rules, whole.answers[len(part.answers) :])
    await _sees_the_result(ann, whole)


async def _sees_the_result(ann: Person, whole: KnownMatch) -> None:
    last = whole.view.match.last
    assert last is not None
    for points in last.score:
        await expect(ann.verdict.get_by_role("definition").filter(has_text=str(points)).first).to_be_visible()


async def test_while_the_server_is_gone_the_page_says_so_and_nothing_is_lost(chromium: Browser, tmp_path: Path) -> None:
    part, whole = _match()
    with Serving(tmp_path) as server:
        async with visiting(chromium, server) as visits:
            reader = await visits.stranger(service_workers="allow")
            await reader.is_served_by_the_worker()
            ann = await visits.seated(part)
            server.kill()
            await expect(ann.lost).to_be_visible()
            await _chooses_takes_back_and_chooses_again(ann, whole.answers[len(part.answers)])
            await _finds_no_connection(reader)
            await reader.page.get_by_role("link", name="Try again").click()
            await expect(reader.page.get_by_role("heading", name="No connection")).to_be_visible()
            server.start()
            await expect(ann.lost).to_have_count(0)
            await expect(_waits(ann)).to_have_count(0)
            ann.forgive("WebSocket connection to", "net::ERR_")
            await ann.does(whole.rules, whole.answers[len(part.answers) + 1 :])
            await _sees_the_result(ann, whole)
            # By itself: the page tries again every ten seconds.
            await expect(reader.page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
            reader.forgive("ERR_CONNECTION_REFUSED", "Failed to load resource")


def _waits(ann: Person) -> Locator:
    return ann.page.get_by_text("will be sent when the connection is back.")


async def _chooses_takes_back_and_chooses_again(ann: Person, choice: Choice) -> None:
    """The table stands as it stood, and what was chosen is shown."""
    hand, table = await ann.names(), await ann.lying()
    assert (len(hand), len(table)) == (3, len(_match()[0].view.trick))
    rules = _match()[1].rules
    await ann.does(rules, (choice,))
    await expect(_waits(ann)).to_be_visible()
    await ann.answer("Take back").click()
    await expect(_waits(ann)).to_have_count(0)
    await expect(ann.free.first).to_be_visible()
    assert (await ann.names(), await ann.lying()) == (hand, table)
    await ann.does(rules, (choice,))
    await expect(_waits(ann)).to_be_visible()


async def _finds_no_connection(reader: Person) -> None:
    """The worker answers with what it has, and says nothing in the server's place."""
    script = await reader.page.get_attribute("script[type=module]", "src")
    await reader.goes("/rules")
    await expect(reader.page.get_by_role("heading", name="No connection")).to_be_visible()
    status = "async (path) => (await fetch(path).catch(() => ({ status: 0 }))).status"
    assert await reader.page.evaluate(status, script) == 200
    assert await reader.page.evaluate(status, "/api/me") == 0


@pytest.mark.slow
async def test_a_page_loaded_again_shows_the_same_hand_and_trick(visits: Visits) -> None:
    part, whole = _match()
    ann = await visits.seated(part)
    hand, table = await ann.names(), await ann.lying()
    assert len(hand) == 3
    assert len(table) == len(part.view.trick)
    await ann.page.reload()
    await expect(ann.cards).to_have_count(3)
    assert await ann.names() == hand
    assert await ann.lying() == table
    await _finishes(ann, part, whole)


@pytest.mark.slow
async def test_what_a_table_said_on_closing_is_gone_once_it_is_back(visits: Visits) -> None:
    part, _ = _match()
    ann = await visits.host()
    silence = await SilentLine.on(ann.page)
    await visits.seat(ann, part)
    silence.says(_STOPS)
    await expect(ann.sentence(_STOPS.sentence)).to_be_visible()
    await silence.breaks()
    await expect(ann.sentence(_STOPS.sentence)).to_have_count(0)
    await expect(ann.free.first).to_be_visible()


@pytest.mark.slow
async def test_a_card_played_while_the_network_is_down_arrives_once_it_is_back(visits: Visits) -> None:
    part, whole = _match()
    async with CuttableNetwork(visits.server.port) as network:
        ann = await visits.seated(part, address=network.address)
        network.cut()
        await expect(ann.lost).to_be_visible()
        played, *_ = whole.answers[len(part.answers) :]
        await ann.does(whole.rules, (played,))
        network.join()
        await expect(ann.cards).to_have_count(2)
        ann.forgive("WebSocket connection to", "net::ERR_")
        rest = whole.answers[len(part.answers) + 1 :]
        await ann.does(whole.rules, rest)
        await expect(ann.verdict).to_be_visible()
        await ann.page.close()


@pytest.mark.slow
async def test_a_line_that_falls_silent_is_noticed_and_nothing_said_on_it_is_lost(visits: Visits) -> None:
    part, whole = _match()
    ann = await visits.host()
    silence = await SilentLine.on(ann.page)
    await ann.page.clock.install()
    await visits.seat(ann, part)
    for _ in range(3):
        await silence.passes("ack", by=lambda: ann.page.clock.fast_forward(6_000))
        await expect(ann.lost).to_have_count(0)
    silence.falls()
    await ann.does(whole.rules, whole.answers[len(part.answers) : len(part.answers) + 1])
    await ann.page.clock.fast_forward(6_000)
    await ann.page.clock.fast_forward(9_000)
    await expect(ann.lost).to_be_visible()
    silence.ends()
    await expect(ann.lost).to_have_count(0)
    await expect(ann.cards).to_have_count(2)
    silence.falls()
    await ann.page.evaluate("dispatchEvent(new Event('online'))")
    await ann.page.clock.fast_forward(3_000)
    await expect(ann.lost).to_be_visible()
    silence.ends()
    await ann.page.evaluate("dispatchEvent(new Event('online'))")
    await expect(ann.lost).to_have_count(0)


@pytest.mark.slow
async def test_a_line_that_comes_back_while_a_trick_lies_there_shows_how_the_game_stands(visits: Visits) -> None:
    part, whole = _match()
    ann = await visits.host()
    silence = await SilentLine.on(ann.page)
    await visits.seat(ann, part)
    await ann.page.clock.install()
    await ann.prefers(animation="slow")
    await expect(ann.free.first).to_be_visible()
    await ann.page.clock.pause_at(await ann.page.evaluate("Date.now() / 1000 + 1"))
    await ann.does(whole.rules, whole.answers[len(part.answers) : len(part.answers) + 1])
    while await ann.laid.count() < 4:  # its clock goes in steps that are shorter than the time a trick lies there
        await ann.page.clock.run_for(100)
    silence.falls()
    await silence.breaks()
    await expect(ann.lost).to_be_visible()
    await expect(ann.laid).to_have_count(4)
    silence.ends()
    await ann.page.clock.resume()
    await expect(ann.lost).to_have_count(0)
    await expect(ann.free.first).to_be_visible()
    ann.forgive("WebSocket connection to")


@pytest.mark.slow
async def test_nothing_is_asked_between_an_acknowledgement_and_what_came_of_it(visits: Visits) -> None:
    part, whole = _match()
    ann = await visits.host()
    silence = await SilentLine.on(ann.page)
    await visits.seat(ann, part)
    silence.holds_back("now")
    played, *rest = whole.answers[len(part.answers) :]
    await silence.passes("ack", by=lambda: ann.does(whole.rules, (played,)))
    await ann.page.evaluate("new Promise((done) => setTimeout(done, 50))")
    await expect(ann.free).to_have_count(0)
    silence.lets_through()
    await ann.does(whole.rules, rest)
    await expect(ann.verdict).to_be_visible()
