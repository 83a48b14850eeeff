"""For everybody: what axe, the usual judge of such things, says of every screen, in light and in dark."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest
from playwright.async_api import WebSocketRoute, expect

from support.foretold import foretell, open_table
from support.page import FRONTEND
from support.person import DESKTOP, PHONE, Person
from support.visits import Visits

_AXE: Final = FRONTEND / "node_modules/axe-core/axe.min.js"
_SCREENS: Final = (
    "/",
    "/new",
    "/rules",
    "/rules/british",
    "/fair",
    "/games",
    "/statistics",
    "/settings",
    "/t/0000-0000",
    "/nowhere",
)
_ADVISED: Final = ({"label": "pass", "points": -0.25, "wins": 0.48}, {"label": "order up", "points": 0.5, "wins": 0.55})


async def _violations(ann: Person) -> list[str]:
    """What axe finds in the light, and in the dark, where only the colours are others."""
    if not _AXE.is_file():
        pytest.skip("the page's packages are not installed: run npm ci in frontend/")
    await ann.page.evaluate(_AXE.read_text(encoding="utf-8"))
    found = await ann.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    await ann.page.emulate_media(color_scheme="dark")
    await ann.page.evaluate("document.getAnimations().forEach(one => one.finish())")
    dark = await ann.page.evaluate("axe.run(document, {runOnly: ['color-contrast'], resultTypes: ['violations']})")
    await ann.page.emulate_media(color_scheme="light")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"] + dark["violations"]
        for node in one["nodes"]
    ]


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
    ann = await visits.seated(foretell("standard,target=0,deals=1"))
    code = ann.page.url.rpartition("/")[2]
    faults = {"the end": await _violations(ann)}
    for path in (*_SCREENS, f"/games/{code}/1"):
        await ann.goes(path)
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        await expect(ann.main.get_by_role("status").filter(has_text="Fetching")).to_have_count(0)
        faults[path] = await _violations(ann)
    ann.forgive("404")
    assert {screen: fault for screen, fault in faults.items() if fault} == {}


async def test_the_summary_of_a_deal_shuts_nobody_out(visits: Visits) -> None:
    deal = foretell("standard,target=3", lambda seen: seen.last is not None)
    ann = await visits.host(likes={"autoContinue": False})
    await ann.sits_at(await visits.keep(deal.first))
    await ann.does(deal.rules, deal.answers)
    await expect(ann.answer("Continue")).to_be_visible()
    assert await _violations(ann) == []


async def test_cards_are_named_for_who_listens(visits: Visits) -> None:
    ann = await visits.seated(foretell("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 1))
    listens = ann.page.get_by_role("log", name="What happens")
    await expect(listens).to_contain_text(re.compile(r"Trick 1: (\w+ (ace|king|queen|jack|10|9) of \w+[,.] ){4}"))
    await expect(listens).not_to_contain_text(re.compile("[♣♦♥♠]"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_the_table_shuts_nobody_out(visits: Visits, size: tuple[int, int]) -> None:
    asked = foretell("british", lambda seen: seen.turn == 0 and len(seen.tricks) == 1)
    ann = await visits.host(size=size)
    await ann.page.route_web_socket("**/live", _give_a_hint)
    await ann.sits_at(await visits.keep(asked.first))
    await expect(ann.asked.first).to_be_visible()
    faults = {"cutting or bidding": await _violations(ann)}
    await ann.does(asked.rules, asked.answers)
    await expect(ann.asked.first).to_be_visible()
    faults["a trick"] = await _violations(ann)
    await ann.page.get_by_role("button", name="Last trick").click()
    await expect(ann.dialog("The last trick")).to_be_visible()
    faults["the last trick"] = await _violations(ann)
    await ann.page.keyboard.press("Escape")
    await ann.page.get_by_role("button", name="Hint").click()
    await expect(ann.page.get_by_role("region", name="Hint")).to_contain_text("order up")
    faults["a hint"] = await _violations(ann)
    await ann.page.keyboard.press("Escape")
    await ann.page.keyboard.press("?")
    await expect(ann.dialog("Keys")).to_be_visible()
    faults["the keys"] = await _violations(ann)
    lobby = await visits.keep(open_table("standard", seats=("me", "open", "house", "open")))
    await ann.goes(f"/t/{lobby}")
    await expect(ann.page.get_by_role("button", name="Begin")).to_be_visible()
    faults["gathering"] = await _violations(ann)
    assert {screen: fault for screen, fault in faults.items() if fault} == {}
