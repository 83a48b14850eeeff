"""For everybody: what axe, the usual judge of such things, says of every screen, in light and in dark."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.async_api import WebSocketRoute, expect

from support.axe import violations
from support.known_matches import known_match, open_table
from support.person import DESKTOP, PHONE
from support.visits import Visits

_SCREENS: Final = (
    "/",
    "/new",
    "/rules",
    "/rules/british",
    "/learn",
    "/learn/1",
    "/fair",
    "/games",
    "/statistics",
    "/settings",
    "/t/0000-0000",
    "/nowhere",
)
_ADVISED: Final = ({"label": "pass", "points": -0.25, "wins": 0.48}, {"label": "order up", "points": 0.5, "wins": 0.55})


def _give_a_hint(line: WebSocketRoute) -> None:
    """Answer the wish for a hint in place of the server, whose strongest player is not ready; pass on the rest."""
    server = line.connect_to_server()

    def said(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] != "hint":
            server.send(text)
            return
        choices = [{"action": one["label"], "why": "Two trumps and an ace."} | one for one in _ADVISED]
        line.send(json.dumps({"type": "advice", "id": message["id"], "version": message["seen"], "choices": choices}))

    line.on_message(said)


async def test_the_screens_round_the_table_shut_nobody_out(visits: Visits) -> None:
    ann = await visits.seated(known_match("standard,target=0,deals=1"))
    code = ann.page.url.rpartition("/")[2]
    faults = {"the end": await violations(ann)}
    for path in (*_SCREENS, f"/games/{code}/1"):
        await ann.goes(path)
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        await expect(ann.main.get_by_role("status").filter(has_text="Loading")).to_have_count(0)
        faults[path] = await violations(ann)
    ann.forgive("404")
    assert {screen: fault for screen, fault in faults.items() if fault} == {}


async def test_the_summary_of_a_deal_shuts_nobody_out(visits: Visits) -> None:
    deal = known_match("standard,target=3", lambda seen: seen.match.last is not None)
    ann = await visits.host(likes={"autoContinue": False})
    await ann.sits_at(await visits.keep(deal.first))
    await ann.does(deal.rules, deal.answers)
    await expect(ann.answer("Continue")).to_be_visible()
    assert await violations(ann) == []


async def test_cards_are_named_for_who_listens(visits: Visits) -> None:
    ann = await visits.seated(known_match("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 1))
    listens = ann.page.get_by_role("log", name="What happens")
    await expect(listens).to_contain_text(re.compile(r"Trick 1: (\w+ (ace|king|queen|jack|ten|nine) of \w+[,.] ){4}"))
    await expect(listens).not_to_contain_text(re.compile("[♣♦♥♠]"))


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.slow)], ids=["desktop", "phone"])
async def test_the_table_shuts_nobody_out(visits: Visits, size: tuple[int, int]) -> None:
    asked = known_match("british", lambda seen: seen.turn == 0 and len(seen.tricks) == 1)
    ann = await visits.host(size=size)
    await ann.page.route_web_socket("**/live?*", _give_a_hint)
    await ann.sits_at(await visits.keep(asked.first))
    await expect(ann.asked.first).to_be_visible()
    faults = {"cutting or bidding": await violations(ann)}
    await ann.does(asked.rules, asked.answers)
    await expect(ann.asked.first).to_be_visible()
    faults["a trick"] = await violations(ann)
    await ann.page.get_by_role("button", name="Last trick").click()
    await expect(ann.dialog("The last trick")).to_be_visible()
    faults["the last trick"] = await violations(ann)
    await ann.page.keyboard.press("Escape")
    await ann.page.get_by_role("button", name="Hint").click()
    await expect(ann.page.get_by_role("region", name="Hint")).to_contain_text("order up")
    faults["a hint"] = await violations(ann)
    await ann.page.keyboard.press("Escape")
    await ann.page.keyboard.press("?")
    await expect(ann.dialog("Keys")).to_be_visible()
    faults["the keys"] = await violations(ann)
    lobby = await visits.keep(open_table("standard", seats=("me", "open", "swift", "open")))
    await ann.goes(f"/t/{lobby}")
    await expect(ann.page.get_by_role("button", name="Begin")).to_be_visible()
    faults["gathering"] = await violations(ann)
    assert {screen: fault for screen, fault in faults.items() if fault} == {}


async def test_a_table_can_be_read_on_every_felt(visits: Visits) -> None:
    ann = await visits.back(known_match("standard", lambda seen: seen.turn == 0))
    colours = set()
    for felt in ("green", "blue", "claret"):
        await ann.prefers(felt=felt)
        await expect(ann.hand).to_be_visible()
        colours.add(await ann.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--felt')"))
        assert await violations(ann) == [], felt
    assert len(colours) == 3


async def test_each_back_of_the_cards_has_its_own_pattern(visits: Visits) -> None:
    ann = await visits.host()
    await ann.goes("/settings")
    back = ann.page.get_by_label("Preview").locator("svg.card-art").first
    drawn = set()
    for name in ("Lattice", "Rings", "Leaves"):
        await ann.page.get_by_text(name, exact=True).click()
        await expect(ann.page.get_by_role("radio", name=name)).to_be_checked()
        drawn.add(await back.inner_html())
    assert len(drawn) == 3
