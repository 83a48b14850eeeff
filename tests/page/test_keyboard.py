"""The whole game by keyboard: the mouse is never touched."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from euchre.core.actions import GoUnder
from euchre.core.cards import Card
from euchre.tables.perspective.faces import aloud
from euchre.wording import wording
from support.known_matches import known_match
from support.person import Person
from support.visits import Visits


async def test_a_whole_match_by_keyboard(visits: Visits) -> None:
    match = known_match("british,target=2", deals=99)
    ann = await visits.host(likes={"autoContinue": False})
    await ann.sits_at(await visits.keep(match.first))
    for choice in match.answers:
        await expect(ann.asked.or_(ann.answer("Continue")).first).to_be_visible()
        while await ann.answer("Continue").is_visible():
            await ann.page.keyboard.press("Enter")
            await expect(ann.asked.or_(ann.answer("Continue")).first).to_be_visible()
        if choice.card is not None:
            await _plays(ann, aloud(wording(), match.rules, Card.parse(choice.card)))
        elif choice.action.startswith("cut "):
            await _cuts(ann, int(choice.action.removeprefix("cut ")))
        else:
            await ann.page.keyboard.press(f"Shift+{choice.key}" if choice.key.isupper() else choice.key)
    await expect(ann.verdict).to_be_visible()
    await expect(ann.answer("Continue")).to_have_count(0)


async def _plays(ann: Person, name: str) -> None:
    """Play a card by the number of its place in the hand."""
    await expect(ann.card(name)).to_be_enabled()
    await ann.page.keyboard.press(str((await ann.names()).index(name) + 1))


async def _cuts(ann: Person, at: int) -> None:
    """Cut with the arrow keys, in the pack itself."""
    slider = ann.page.get_by_role("slider")
    for _ in range(20):
        if await slider.evaluate("slider => slider === document.activeElement"):
            break
        await ann.page.keyboard.press("Tab")
    await expect(slider).to_be_focused()
    while (now := int(await slider.input_value())) != at:
        await ann.page.keyboard.press("ArrowRight" if now < at else "ArrowLeft")
    await ann.page.keyboard.press("c")


@pytest.mark.slow
async def test_going_under_with_too_few_cards_takes_nothing_back(visits: Visits) -> None:
    under = known_match(
        "standard,weak_hand=go-under",
        lambda seen: seen.deal_number > 1 and any(isinstance(action, GoUnder) for action in seen.legal),
        deals=3,
    )
    ann = await visits.back(under)
    keys = await ann.page.locator("kbd:visible").all_inner_texts()
    assert len(set(keys)) == len(keys)
    held = await ann.names()
    await ann.page.keyboard.press("u")
    await expect(ann.sentence("Mark the three cards that go under first.")).to_be_visible()
    assert await ann.names() == held


@pytest.mark.slow
async def test_a_key_that_is_held_down_is_pressed_once(visits: Visits) -> None:
    asked = known_match("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 2)
    ann = await visits.host()
    sent: list[str] = []
    ann.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    await visits.seat(ann, asked)
    for _ in range(4):  # as a keyboard repeats it
        await ann.page.keyboard.down("u")
    await ann.page.keyboard.up("u")
    await expect(ann.story).to_contain_text("You took back your last move.")
    assert len([frame for frame in sent if '"undo"' in frame]) == 1
