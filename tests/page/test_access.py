"""Accessibility of every screen and of the moments of a game, as axe judges it, in light and in dark.

`test_screens` asks the same of the screens in the light, and other tests of what they bring about.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from io import BytesIO
from typing import Final

import pytest
from playwright.async_api import Locator, WebSocketRoute, expect

from euchre.core.state import Phase
from euchre.core.view import View
from support.axe import faint, faint_in_the_dark, violations, violations_in_both
from support.known_matches import KnownMatch, known_match, meek, open_table
from support.person import PHONE, Person
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
    "/club",
    "/me",
    "/card",
    "/t/0000-0000",
    "/nowhere",
)
_ADVISED: Final = (
    {"action": "pass", "label": "pass", "points": 0.25, "wins": 0.62, "why": "Safe.", "doubt": 0.0},
    {"action": "order", "label": "order up", "points": 0.2, "wins": 0.61, "why": "Too close to call.", "doubt": 0.014},
)


def _a_trick() -> KnownMatch:
    return known_match("british", lambda seen: seen.turn == 0 and len(seen.tricks) == 1 and not seen.alone)


def _give_a_hint(line: WebSocketRoute) -> None:
    """Answer the wish for a hint in place of the server, whose strongest player is not ready; pass on the rest."""
    server = line.connect_to_server()

    def said(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] != "hint":
            server.send(text)
            return
        line.send(json.dumps({"type": "advice", "id": message["id"], "version": message["seen"], "choices": _ADVISED}))

    line.on_message(said)


async def _comes(visits: Visits, ann: Person) -> None:
    """Sit down where hints are given."""
    await ann.page.route_web_socket("**/live?*", _give_a_hint)
    await ann.sits_at(await visits.keep(_a_trick().first))
    await expect(ann.asked.first).to_be_visible()


async def _opens_the_last_trick(ann: Person) -> None:
    await ann.page.get_by_role("button", name="Last trick").click()
    await expect(ann.dialog("The last trick").get_by_role("listitem")).to_have_count(4)


async def _has_a_hint(ann: Person) -> Locator:
    await ann.page.keyboard.press("Escape")
    await ann.page.get_by_role("button", name="Hint").click()
    hint = ann.page.get_by_role("region", name="Hint")
    await expect(hint).to_contain_text("order up")
    return hint


async def _opens_the_keys(ann: Person) -> None:
    await ann.page.keyboard.press("?")
    await expect(ann.dialog("Keys")).to_be_visible()


@pytest.mark.slow
async def test_the_table_shuts_nobody_out_and_is_read_on_every_felt(visits: Visits) -> None:
    ann = await visits.host()
    await _comes(visits, ann)
    faults = {"cutting or bidding": await violations(ann)}
    await ann.does(_a_trick().rules, _a_trick().answers)
    await expect(ann.asked.first).to_be_visible()
    await _opens_the_last_trick(ann)
    faults["the last trick"] = await violations(ann)
    await _calls_no_choice_best(await _has_a_hint(ann))
    faults["a hint"] = await violations_in_both(ann)
    await ann.page.keyboard.press("Escape")
    await _opens_the_keys(ann)
    faults["the keys"] = await violations(ann)
    await ann.page.keyboard.press("Escape")
    faults["another felt"] = await _faint_on_other_felts(ann)
    assert {screen: fault for screen, fault in faults.items() if fault} == {}


async def _faint_on_other_felts(ann: Person) -> list[str]:
    """Check each felt, and that the focus returns to what opened the settings, however they are closed."""
    opener, sheet = ann.answer("Settings"), ann.dialog("Settings")
    colours, faults = set(), list[str]()
    for felt, way in (("Blue", "button"), ("Claret", "Escape"), ("Green", "outside")):
        await opener.click()
        await sheet.get_by_role("radio", name=felt).check()
        if way == "button":
            await sheet.get_by_role("button", name="Close").click()
        elif way == "Escape":
            await ann.page.keyboard.press("Escape")
        else:
            await ann.page.mouse.click(4, 4)
        await expect(sheet).to_have_count(0)
        await expect(opener).to_be_focused()
        colours.add(await ann.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--felt')"))
        faults += await faint(ann) if felt != "Green" else []
    assert len(colours) == 3
    return faults


async def _calls_no_choice_best(hint: Locator) -> None:
    """Check that a choice that may be as good is not called worse, in words that are not for experts only."""
    choices = hint.get_by_role("listitem")
    await hint.get_by_text("The other choices").click()
    await expect(choices.first).to_contain_text("First choice")
    await expect(choices.last).to_contain_text(re.compile(r"\d+% to win the match"))
    await expect(hint).not_to_contain_text("±")


@pytest.mark.slow
async def test_the_table_shuts_nobody_out_on_a_phone(visits: Visits) -> None:
    ann = await visits.host(size=PHONE)
    await _comes(visits, ann)
    faults = {"cutting or bidding": await violations_in_both(ann)}
    await ann.does(_a_trick().rules, _a_trick().answers)
    await expect(ann.asked.first).to_be_visible()
    faults["a trick"] = await violations_in_both(ann)
    await _opens_the_last_trick(ann)
    faults["the last trick"] = await violations_in_both(ann)
    await _has_a_hint(ann)
    faults["a hint"] = await violations_in_both(ann)
    await ann.page.keyboard.press("Escape")
    await _opens_the_keys(ann)
    faults["the keys"] = await violations_in_both(ann)
    lobby = await visits.keep(open_table("standard", seats=("me", "open", "swift", "open")))
    await ann.goes(f"/t/{lobby}")
    await expect(ann.page.get_by_role("button", name="Begin")).to_be_visible()
    faults["gathering"] = await violations_in_both(ann)
    assert {screen: fault for screen, fault in faults.items() if fault} == {}


@pytest.mark.slow
async def test_every_screen_can_be_read_in_the_dark(visits: Visits) -> None:
    ann = await visits.back(known_match("standard,target=0,deals=1"))
    code = ann.page.url.rpartition("/")[2]
    faults = {"the end": await faint_in_the_dark(ann)}
    for path in (*_SCREENS, f"/games/{code}/1"):
        await ann.follows(path)
        await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        await expect(ann.main.get_by_role("status").filter(has_text="Loading")).to_have_count(0)
        faults[path] = await faint_in_the_dark(ann)
    await visits.seat_again(ann, known_match("standard", lambda seen: seen.turn == 0))
    for felt in ("blue", "claret"):
        await ann.prefers(felt=felt)
        await expect(ann.hand).to_be_visible()
        faults[felt] = await faint_in_the_dark(ann)
    ann.forgive("404")
    assert {screen: fault for screen, fault in faults.items() if fault} == {}


_READABLE: Final = 3.0
"""The contrast that a sign must have against its ground: WCAG 2.2, 1.4.11."""


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_suits_are_seen_in_the_colours_of_the_system(visits: Visits, scheme: str) -> None:
    def names(seen: View) -> bool:
        return seen.phase is Phase.ROUND_2 and seen.turn == 0

    naming = known_match("standard", names, habit=meek)
    ann = await visits.back(naming, forced_colors="active", color_scheme=scheme)
    pips = ann.main.locator("button svg[viewBox='0 0 100 100'], p svg[viewBox='0 0 100 100']")
    await expect(pips.nth(6)).to_be_visible()  # three suits to name, each also alone, and the one that was turned down
    for pip in await pips.all():
        assert _contrast(await pip.screenshot()) >= _READABLE, await pip.evaluate("one => one.parentElement.innerText")


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_what_is_chosen_is_seen_in_the_colours_of_the_system(visits: Visits, scheme: str) -> None:
    ann = await visits.host(forced_colors="active", color_scheme=scheme)
    await ann.goes("/settings")
    radios = [ann.page.get_by_role("radio", name=name) for name in ("English", "Deutsch")]
    await radios[0].check()
    await ann.page.mouse.move(0, 0)
    english, german = (ann.page.locator("label", has=radio) for radio in radios)
    assert _between(await english.screenshot(), await german.screenshot()) >= _READABLE
    switch = ann.page.get_by_role("switch", name="Four colours")
    track = ann.page.locator("label", has=switch).locator(".track")
    for on in (True, False):
        await switch.set_checked(on)
        assert _between(await track.screenshot(), await track.locator(".knob").screenshot()) >= _READABLE
    here, elsewhere = (ann.page.get_by_role("link", name=name) for name in ("Settings", "Games"))
    assert _between(await here.screenshot(), await elsewhere.screenshot()) >= _READABLE


def _contrast(picture: bytes) -> float:
    """The contrast between the lightest and the darkest point of a picture, as WCAG defines it: 1 to 21."""
    lights = list(map(_luminance, _points(picture)))
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def _between(one: bytes, other: bytes) -> float:
    """The contrast between the grounds of two pictures, each the colour that most of it has."""
    dark, light = sorted(_luminance(Counter(_points(picture)).most_common(1)[0][0]) for picture in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _points(picture: bytes) -> list[bytes]:
    from PIL import Image  # noqa: PLC0415 - only slow tests have it

    with Image.open(BytesIO(picture)) as image:
        points = image.convert("RGB").tobytes()
    return [points[start : start + 3] for start in range(0, len(points), 3)]


def _luminance(colour: bytes) -> float:
    parts = (part / 255 for part in colour)
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
