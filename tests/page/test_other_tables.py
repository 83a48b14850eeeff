"""Tables of North America, online and the standard: what is special about each, as it is seen."""

from __future__ import annotations

import asyncio
import re
from typing import Final

import pytest
from playwright.async_api import Locator, expect

from euchre.core.actions import Alone, Order, Pass
from euchre.core.state import Phase
from euchre.core.view import View
from support.known_matches import KnownMatch, known_match, meek
from support.person import Person
from support.visits import Visits

pytestmark = pytest.mark.slow


async def test_the_dealers_right_cuts_and_leaves_four_cards_on_each_side(visits: Visits) -> None:
    ann = await visits.seated(known_match("north-american", lambda seen: seen.phase is Phase.CUT and seen.turn == 0))
    await expect(ann.sentence("Bess deals. Cut the pack.")).to_be_visible()
    await expect(ann.answer("bump")).to_have_count(0)
    slider = ann.page.get_by_role("slider")
    await expect(slider).to_have_attribute("min", "4")
    await expect(slider).to_have_attribute("max", "20")
    await ann.cuts(20)
    await expect(ann.story).to_contain_text("You: cut at 20")


async def test_the_dealer_exchanges_a_card_for_the_up_card(visits: Visits) -> None:
    def dealer(seen: View) -> bool:
        return seen.phase is Phase.ROUND_1 and seen.turn == 0 and seen.match.dealer == 0

    ann = await visits.back(known_match("north-american", dealer))
    up = await ann.page.get_by_role("img", name="Up-card: ").get_attribute("aria-label")
    name = str(up).removeprefix("Up-card: ").removesuffix(", offered").replace("10", "ten").replace("9", "nine")
    await ann.answer("I take it up").click()
    await expect(ann.cards).to_have_count(6)
    await expect(ann.card(name)).to_be_visible()
    await ann.cards.last.click()
    await expect(ann.cards).to_have_count(5)
    await expect(ann.story).to_contain_text("buried")


@pytest.mark.slow
async def test_a_rubber_goes_to_two_games(visits: Visits) -> None:
    rubber = known_match(
        "north-american,target=1", lambda seen: seen.phase is Phase.OVER and 1 in seen.match.games, deals=9
    )
    ann = await visits.seated(rubber)
    winner = rubber.view.match.winner
    assert winner is not None
    await ann.learns_who_won(winner)
    score = ann.page.get_by_role("region", name="Score")
    for games in rubber.view.match.games:
        await expect(score).to_contain_text("1 game" if games == 1 else f"{games} games")


async def test_a_six_and_a_four_show_the_score_in_pips(visits: Visits) -> None:
    def scored(seen: View) -> bool:
        return seen.turn == 0 and max(seen.match.score) >= 3

    reached = known_match("north-american", scored, deals=9)
    ann = await visits.back(reached)
    for points in reached.view.match.score:
        cards = ann.page.get_by_role("img", name=f"Score cards: {points}", exact=True)
        await expect(cards.first).to_be_visible()
        await expect(cards.first.locator("circle.pip")).to_have_count(points)


@pytest.mark.slow
async def test_the_dealers_partner_alone_takes_the_up_card_down_online(visits: Visits) -> None:
    def partner(seen: View) -> bool:
        return seen.phase is Phase.ROUND_1 and seen.turn == 0 and seen.match.dealer == 2

    ann = await visits.back(known_match("online", partner, habit=meek))
    await expect(ann.answer("I accept")).to_be_visible()
    await ann.answer("play alone (“take down”)").click()
    await expect(ann.story).to_contain_text("You: take down")
    await expect(ann.contract).to_contain_text("Called by Ann, alone")


_PACK_AND_UP_CARD: Final = """
() => {
  const up = document.querySelector('.kitty [aria-label^="Up-card: "] > *');
  const pack = document.querySelector('.kitty [data-card=kitty]');
  const [card, backs] = [up, pack].map((one) => one.getBoundingClientRect());
  const both = document.elementFromPoint((card.left + backs.right) / 2, (card.top + card.bottom) / 2);
  return {
    across: card.width > card.height,
    hidden: pack.contains(both) && card.left < backs.right,
    seen: (card.right - backs.right) / card.width,
  };
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["north-american", "online"])
async def test_a_card_turned_down_goes_across_and_partly_under_the_pack(visits: Visits, rules: str) -> None:
    def turned(seen: View) -> bool:
        return seen.phase is Phase.ROUND_2 and seen.turn == 0

    ann = await visits.back(known_match(rules, turned, habit=meek))
    await expect(ann.page.get_by_role("img", name=re.compile("^Up-card: .*turned down"))).to_be_visible()
    lies = await ann.page.evaluate(_PACK_AND_UP_CARD)
    assert lies["across"]
    assert lies["hidden"]
    assert 1 / 3 < lies["seen"] < 2 / 3, "its index can be read"


async def test_a_defender_may_defend_alone_online(visits: Visits) -> None:
    def asked(seen: View) -> bool:
        return Alone() in seen.legal and seen.maker in (1, 3)

    ann = await visits.back(known_match("online", asked, habit=meek))
    await expect(ann.said("Do you want to defend alone, without Cleo?")).to_be_visible()
    await ann.answer("defending alone").click()
    await expect(ann.seat("Cleo")).to_contain_text("sits out")
    await expect(ann.contract).to_contain_text("Ann defends alone")


@pytest.mark.slow
async def test_all_hands_are_shown_once_the_rest_is_one_players(visits: Visits) -> None:
    called = known_match("online", lambda seen: seen.word == "TRAM" and all(map(len, seen.shown)), deals=3)
    ann = await _before_the_word(visits, called)
    await asyncio.gather(
        ann.does(called.rules, called.answers[-1:]),
        expect(_word(ann, "TRAM")).to_contain_text("The rest of the hand plays itself"),
        *(
            expect(ann.seat(name).get_by_role("img", name=" of ").first).to_be_visible()
            for name in ("Bess", "Cleo", "Dora")
        ),
    )
    await expect(ann.story).to_contain_text("TRAM, the rest are mine")


@pytest.mark.slow
async def test_euchre_is_called_once_the_makers_are_beaten(visits: Visits) -> None:
    called = known_match("online", lambda seen: seen.word == "Euchre", deals=3)
    ann = await _before_the_word(visits, called)
    await asyncio.gather(
        ann.does(called.rules, called.answers[-1:]),
        expect(_word(ann, "Euchre")).to_contain_text("The rest of the hand plays itself"),
    )
    await expect(ann.dialog("Euchred")).to_be_visible()


def _word(ann: Person, word: str) -> Locator:
    return ann.page.get_by_role("status").filter(has_text=word)


async def _before_the_word(visits: Visits, called: KnownMatch) -> Person:
    """A player before their last decision before the word, at a table slowed down to show what comes of it."""
    ann = await visits.host()
    await ann.sits_at(await visits.keep(called.first))
    await ann.does(called.rules, called.answers[:-1])
    await ann.prefers(animation="slow", autoContinue=False)
    return ann


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["standard,all_pass=stick-the-dealer", "openspiel"])
async def test_the_last_to_be_asked_is_stuck(visits: Visits, rules: str) -> None:
    def stuck(seen: View) -> bool:
        return seen.phase is Phase.ROUND_2 and seen.turn == 0 == seen.match.dealer

    ann = await visits.back(known_match(rules, stuck, habit=meek))
    await expect(ann.main.get_by_text("Everybody has passed")).to_contain_text("you must name trump")
    await expect(ann.answer("pass")).to_have_count(0)
    named = ann.page.get_by_role("group", name="With your partner").get_by_role("button")
    await expect(named).to_have_count(3)
    await named.first.click()
    await expect(ann.contract).to_contain_text("Called by Ann")


@pytest.mark.slow
async def test_the_caller_goes_alone_with_the_call(visits: Visits) -> None:
    def asked(seen: View) -> bool:
        return Order(alone=True) in seen.legal and seen.match.dealer == 1 and Pass() in seen.legal

    ann = await visits.back(known_match("standard", asked, habit=meek))
    await ann.answer("pick it up, I'm going alone").click()
    await expect(ann.contract).to_contain_text("Called by Ann, alone")
    await expect(ann.seat("Cleo")).to_contain_text("sits out")
