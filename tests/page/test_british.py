"""The British table: its ceremonies as they are seen, in its own words."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from euchre.core.actions import Order
from euchre.core.cards import BENNY
from euchre.core.state import Phase
from euchre.core.view import View
from support.known_matches import known_match, meek
from support.visits import Visits

pytestmark = pytest.mark.slow


def _asked_to_cut(seen: View) -> bool:
    return seen.phase is Phase.CUT and seen.turn == 0


async def test_the_dealers_left_may_cut(visits: Visits) -> None:
    ann = await visits.seated(known_match("british", _asked_to_cut))
    await expect(ann.sentence("Dora deals. Cut, or bump to leave the cards as they are.")).to_be_visible()
    await ann.cuts(7)
    await expect(ann.story).to_contain_text("You: cut at 7")
    await expect(ann.cards).to_have_count(5)


@pytest.mark.slow
async def test_or_bump(visits: Visits) -> None:
    ann = await visits.seated(known_match("british", _asked_to_cut))
    await ann.answer("bump").click()
    await expect(ann.story).to_contain_text("You: bump")
    await expect(ann.cards).to_have_count(5)


async def test_who_turns_up_the_benny_names_trump_before_seeing_their_cards(visits: Visits) -> None:
    turned = known_match("british", lambda seen: seen.phase is Phase.BENNY and seen.turn == 0)
    ann = await visits.seated(turned)
    asked = "You turned up the Benny: name trump without seeing your cards."
    await expect(ann.sentence(asked)).to_be_visible()
    await expect(ann.page.get_by_role("img", name="Up-card: Benny, offered")).to_be_visible()
    await expect(ann.cards).to_have_count(0)
    await expect(ann.answer("pass")).to_have_count(0)
    await ann.answer("hearts").click()
    await expect(ann.sentence("Choose a card of your hand to bury.")).to_be_visible()
    await expect(ann.contract).to_contain_text("Hearts")
    await expect(ann.cards).to_have_count(6)
    await expect(ann.card("Benny")).to_have_accessible_name("Benny")


@pytest.mark.slow
async def test_the_dealers_partner_turns_it_down_and_plays_alone(visits: Visits) -> None:
    def partner(seen: View) -> bool:
        return (
            seen.phase is Phase.ROUND_1
            and seen.turn == 0
            and seen.match.dealer == 2
            and Order(alone=True) in seen.legal
        )

    ann = await visits.seated(known_match("british", partner, habit=meek))
    await expect(ann.main.get_by_text("You may accept it only by playing alone.")).to_be_visible()
    await ann.answer("play alone (“I turn it down”)").click()
    await expect(ann.story).to_contain_text("You: I turn it down")
    await expect(ann.contract).to_contain_text("Called by Ann, alone")
    await expect(ann.seat("Cleo")).to_contain_text("sits out")


@pytest.mark.slow
async def test_one_of_each_side_may_play_alone_and_then_two_play(visits: Visits) -> None:
    def answering_a_loner(seen: View) -> bool:
        return seen.phase is Phase.ALONE and seen.turn == 0 and seen.maker in (1, 3) and bool(seen.alone)

    asked = known_match("british", answering_a_loner, habit=meek)
    (loner,) = asked.view.alone
    ann = await visits.seated(asked)
    await expect(ann.said("Do you want to defend alone, without Cleo?")).to_be_visible()
    await ann.answer("I play alone").click()
    name, partner = ("Bess", "Dora") if loner == 1 else ("Dora", "Bess")
    await expect(ann.contract).to_contain_text(f"{name}, alone; Ann defends alone")
    await expect(ann.seat("Cleo")).to_contain_text("sits out")
    await expect(ann.seat(partner)).to_contain_text("sits out")
    await ann.plays_anything()
    trick = ann.story.get_by_text("Trick 1:")
    await expect(trick).to_contain_text("You")
    await expect(trick).to_contain_text(name)
    await expect(trick).not_to_contain_text("Cleo")
    await expect(trick).not_to_contain_text(partner)


@pytest.mark.slow
async def test_the_two_of_spades_is_printed_where_it_stands_in_for_the_benny(visits: Visits) -> None:
    held = known_match("british,benny=two-of-spades", lambda seen: seen.turn == 0 and BENNY in seen.hand, deals=30)
    ann = await visits.seated(held)
    await expect(ann.card("Benny")).to_contain_text("2")
