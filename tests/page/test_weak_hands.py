"""Weak hands: three cards go under the kitty, or a farmer's hand is dealt again."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from euchre.core.actions import GoUnder, Redeal
from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.core.view import View
from euchre.tables.perspective.faces import aloud
from euchre.wording import wording
from support.known_matches import known_match
from support.visits import Visits

pytestmark = pytest.mark.slow


@pytest.mark.slow
async def test_three_low_cards_are_marked_and_go_under(visits: Visits) -> None:
    def weak(seen: View) -> bool:
        return any(isinstance(action, GoUnder) for action in seen.legal)

    asked = known_match("standard,weak_hand=go-under", weak)
    cards = next(action.cards for action in asked.view.legal if isinstance(action, GoUnder))
    ann = await visits.back(asked)
    await expect(
        ann.sentence("Keep your hand, or mark three cards of ten or lower to swap with the kitty.")
    ).to_be_visible()
    under = ann.page.get_by_role("button", name="Go under")
    await expect(under).to_be_disabled()
    names = [aloud(wording(), Rules(), Card.parse(str(card))) for card in cards]
    for name in names:
        await ann.card(name).click()
        await expect(ann.card(name)).to_have_accessible_name(f"{name}, marked")
    await under.click()
    await expect(ann.story).to_contain_text("You: I go under")
    await expect(ann.cards).to_have_count(5)
    for name in names:
        await expect(ann.card(name)).to_have_count(0)


async def test_a_farmers_hand_is_dealt_again(visits: Visits) -> None:
    ann = await visits.back(
        known_match("standard,weak_hand=farmers-redeal", lambda seen: Redeal() in seen.legal and seen.match.dealer != 0)
    )
    await expect(ann.sentence("You hold no ace and no face card. Ask for a new deal?")).to_be_visible()
    before = await ann.names()
    assert len(before) == 5
    assert not [name for name in before if name.startswith(("jack", "queen", "king", "ace"))]
    await ann.answer("farmer's hand, deal again").click()
    await expect(ann.story).to_contain_text("You: farmer's hand, deal again")
    await expect(ann.story.get_by_text("turned up")).to_have_count(2)
    await expect(ann.cards).to_have_count(5)
