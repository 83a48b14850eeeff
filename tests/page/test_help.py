"""Help at the table: why a card may not be played, taking back, the last trick, hints."""

from __future__ import annotations

import json
import re

import pytest
from playwright.async_api import WebSocketRoute, expect

from euchre.core.state import Phase
from euchre.core.view import View
from support.known_matches import KnownMatch, known_match
from support.person import Person
from support.visits import Visits


def _get_ready(line: WebSocketRoute) -> None:
    """Tell of every table that its bots are getting ready."""
    server = line.connect_to_server()

    def told(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "now":
            message["players"] = "getting-ready"
        line.send(json.dumps(message))

    server.on_message(told)


@pytest.mark.slow
async def test_who_must_follow_suit_is_told_so_and_may_take_a_card_back(visits: Visits) -> None:
    def follows(seen: View) -> bool:
        follow = seen.phase is Phase.PLAY and seen.turn == 0 and len(seen.hand) == 4 and bool(seen.trick)
        return follow and len(seen.hand) - len(seen.legal) >= 2

    asked = known_match("standard", follows, deals=3)
    ann = await visits.host(likes={"coach": "never"})
    await ann.page.route_web_socket("**/live?*", _get_ready)
    await visits.seat(ann, asked)
    await _knows_who_plays_while_the_bots_get_ready(ann)
    await _reaches_the_cards_with_the_arrows(ann)
    await _is_told_of_each_barred_card(ann, len(asked.view.hand) - len(asked.view.legal))
    await _takes_back(ann, asked)


async def _knows_who_plays_while_the_bots_get_ready(ann: Person) -> None:
    """Show that swift plays for the bots, and that a hint asked by a key comes later."""
    await expect(ann.sentence("The bots are getting ready. Until then swift plays for them.")).to_be_visible()
    await ann.page.keyboard.press("i")
    await expect(ann.sentence("Your hint comes as soon as the bots are ready.")).to_be_visible()


async def _is_told_of_each_barred_card(ann: Person, count: int) -> None:
    """Check the reason by the card, and aloud each time a barred card is tried, with the mouse or by its number."""
    barred = ann.hand.get_by_role("button", disabled=True)
    await expect(barred).to_have_count(count)
    for number in range(count):
        why = ann.said("does not follow suit")
        await expect(why).to_have_count(0)
        await barred.nth(number).click(force=True)
        await expect(why).to_be_visible()
        aloud = re.compile("not now: [a-z]+ of [a-z]+ does not follow suit")
        await expect(barred.nth(number)).to_have_accessible_name(aloud)
        await ann.page.mouse.move(0, 0)
        await ann.cards.first.blur()
    read = ann.page.get_by_role("log", name="What happens").locator("p").filter(has_text="does not follow suit")
    await expect(read).to_have_count(count)
    place = await barred.first.get_attribute("data-hand")
    for again in (1, 2):
        await ann.page.keyboard.press(str(int(place or "") + 1))
        await expect(read).to_have_count(count + again)
    await expect(ann.cards).to_have_count(4)


async def _reaches_the_cards_with_the_arrows(ann: Person) -> None:
    """Move by the arrow keys to every card; the barred ones say why."""
    await expect(ann.free.first).to_be_visible()
    names = await ann.names()
    await ann.page.evaluate("document.activeElement.blur()")
    await ann.page.keyboard.press("ArrowRight")
    for number, name in enumerate(names):
        await expect(ann.card(name)).to_be_focused()
        barred = await ann.card(name).get_attribute("aria-disabled") == "true"
        await expect(ann.said("does not follow suit")).to_have_count(int(barred))
        if number < len(names) - 1:
            await ann.page.keyboard.press("ArrowRight")
    await ann.cards.last.blur()


async def _takes_back(ann: Person, asked: KnownMatch) -> None:
    """A card, and plays it again."""
    held = await ann.names()
    await ann.page.get_by_role("button", name="Undo").click()
    await expect(ann.cards).to_have_count(5)
    assert set(held) < set(await ann.names())
    await ann.does(asked.rules, asked.answers[-1:])
    await expect(ann.cards).to_have_count(4)
    assert await ann.names() == held


@pytest.mark.slow
async def test_the_last_trick_can_be_seen_again(visits: Visits) -> None:
    def has_a_trick(seen: View) -> bool:
        return seen.turn == 0 and len(seen.tricks) == 1

    asked = known_match("standard", has_a_trick)
    ann = await visits.back(asked)
    await ann.page.get_by_role("button", name="Last trick").click()
    sheet = ann.dialog("The last trick")
    await expect(sheet.get_by_role("listitem")).to_have_count(4)
    winner = ("Ann", "Bess", "Cleo", "Dora")[asked.view.tricks[0].winner]
    await expect(sheet.get_by_role("listitem").filter(has_text="took it")).to_contain_text(winner)
    await ann.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)


@pytest.mark.slow
async def test_what_is_copied_from_the_log_keeps_its_suits(visits: Visits) -> None:
    ann = await visits.seated(known_match("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 1))
    await expect(ann.story).to_contain_text("Trick 1:")
    copied = await ann.story.evaluate("one => (getSelection().selectAllChildren(one), getSelection().toString())")
    (trick,) = [line for line in copied.splitlines() if line.startswith("Trick 1:")]
    assert len(re.findall(r"(?:9|10|[JQKA])[♣♦♥♠]", trick)) == 4, trick
