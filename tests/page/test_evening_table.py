"""A table of an evening on the page: where it belongs, the way back there, and nothing that the evening refuses."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.async_api import expect

from euchre.tables.evening_table import EveningPerson
from euchre.tables.inputs import RoundEnds
from euchre.tables.messages import Terms
from support.axe import violations_in_both
from support.evening_tables import of_plan, plan
from support.evenings import HOST, Evening, by_chance
from support.person import DESKTOP, PHONE
from support.round_shuffles import held
from support.sampling import few
from support.visits import Visits

PLACE = "Thursday\u00a0· Round 3, table 5"
ANN = EveningPerson(HOST, "Ann", 1)


def _opened(people: int) -> Evening:
    """A table for `people`, none of whom is there; with Ann alone, with the cards of its round."""
    base = plan(people, terms=Terms(pace="instant", grace=600))
    shuffle = held(8) if people == 1 else None
    return of_plan(replace(base, players=(ANN, *base.players[1:]), shuffle=shuffle))


def _in_the_last_deal() -> Evening:
    evening = _opened(1)
    evening.arrive(HOST)
    evening.play(by_chance(1), until=lambda: bool(evening.state.tricks))
    evening.receive(RoundEnds())
    evening.play_to(0, by_chance(1))
    return evening


def _over() -> Evening:
    evening = _in_the_last_deal()
    evening.play(by_chance(1))
    return evening


@pytest.mark.slow
@pytest.mark.parametrize("size", few([pytest.param(DESKTOP), pytest.param(PHONE)], keep=[PHONE]))
async def test_before_the_match_its_people_wait_for_each_other(visits: Visits, size: tuple[int, int]) -> None:
    ann = await visits.host(size=size)
    await ann.goes(f"/t/{await visits.keep_evening(_opened(3))}")
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text(PLACE)
    await expect(ann.page.get_by_role("main").get_by_role("button")).to_have_text(["Read the rules"])
    back = ann.page.get_by_role("link", name="Back to the evening")
    await expect(back).to_have_attribute("href", "/evening/WXYZ-2345")
    assert await violations_in_both(ann) == []


@pytest.mark.slow
async def test_a_stranger_at_a_table_without_spectators_is_led_to_the_evening(visits: Visits) -> None:
    """Let a player whose browser has forgotten them come back by the page of the evening."""
    code = await visits.keep_evening(_in_the_last_deal())
    ann = await visits.stranger()
    await ann.goes(f"/t/{code}")
    await expect(ann.page.get_by_text("If you play here, choose your name on the page of the evening")).to_be_visible()
    await expect(ann.page.get_by_role("link", name="Back to the evening")).to_have_attribute(
        "href", "/evening/WXYZ-2345"
    )


@pytest.mark.slow
async def test_the_last_deal_is_called_and_the_way_out_leads_back(visits: Visits) -> None:
    ann = await visits.host()
    await ann.goes(f"/t/{await visits.keep_evening(_in_the_last_deal())}")
    await expect(ann.page.get_by_role("link", name=PLACE)).to_be_visible()
    await expect(ann.page.get_by_role("region", name="Score")).to_contain_text("last deal")
    await expect(ann.page.get_by_role("button", name="Hint")).to_have_count(0)
    await ann.page.get_by_role("button", name="Leave for now").click()
    await expect(ann.page.get_by_role("dialog")).to_contain_text("nobody gives up or leaves for good")
    assert await violations_in_both(ann) == []


@pytest.mark.parametrize("size", few([pytest.param(DESKTOP), pytest.param(PHONE)], keep=[PHONE]))
async def test_after_the_match_the_way_leads_back_to_the_evening(visits: Visits, size: tuple[int, int]) -> None:
    ann = await visits.host(size=size)
    await ann.goes(f"/t/{await visits.keep_evening(_over())}")
    end = ann.page.get_by_role("dialog")
    await expect(end).to_contain_text("The time for the round was up.")
    await expect(end.get_by_role("link", name="Back to the evening")).to_be_visible()
    await expect(end.get_by_role("button", name="Play again")).to_have_count(0)
    await expect(end.get_by_role("button", name="Verify the shuffle")).to_have_count(0)  # others play on
    assert await violations_in_both(ann) == []
