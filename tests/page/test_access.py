"""For everybody: what axe, the usual judge of such things, says of every screen, in light and in dark."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import expect

from support.foretold import foretell, open_table
from support.page import FRONTEND
from support.person import Person
from support.visits import Visits

_AXE: Final = FRONTEND / "node_modules/axe-core/axe.min.js"
_SCREENS: Final = ("/", "/new", "/rules", "/rules/british", "/games", "/statistics", "/settings", "/t/0000-0000")


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
        if not _is_a_corner(one["id"], str(node["target"]))
    ]


def _is_a_corner(rule: str, target: str) -> bool:
    """A card's corner is a picture, though drawn with letters: the card is called by its whole name."""
    return rule == "label-content-name-mismatch" and "data-hand" in target


async def test_the_screens_round_the_table_shut_nobody_out(visits: Visits) -> None:
    ann = await visits.seated(foretell("standard,target=0,deals=1"))
    code = ann.page.url.rpartition("/")[2]
    faults = {"the end": await _violations(ann)}
    for path in (*_SCREENS, f"/games/{code}/1"):
        await ann.goes(path)
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        faults[path] = await _violations(ann)
    assert {screen: fault for screen, fault in faults.items() if fault} == {}


async def test_the_table_shuts_nobody_out(visits: Visits) -> None:
    asked = foretell("british", lambda seen: seen.turn == 0 and len(seen.tricks) == 1)
    ann = await visits.host()
    await ann.sits_at(await visits.keep(asked.first))
    await expect(ann.asked.first).to_be_visible()
    faults = {"cutting or bidding": await _violations(ann)}
    await ann.does(asked.rules, asked.answers)
    await expect(ann.asked.first).to_be_visible()
    faults["a trick"] = await _violations(ann)
    await ann.page.get_by_role("button", name="Last trick").click()
    faults["the last trick"] = await _violations(ann)
    lobby = await visits.keep(open_table("standard", seats=("me", "open", "house", "open")))
    await ann.goes(f"/t/{lobby}")
    await expect(ann.page.get_by_role("button", name="Begin")).to_be_visible()
    faults["gathering"] = await _violations(ann)
    assert {screen: fault for screen, fault in faults.items() if fault} == {}
