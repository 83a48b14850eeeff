"""A fourth person who comes late to three friends at a three-handed table, in the browser."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from euchre.tables.messages import Terms
from support.axe import violations_in_both
from support.evenings import by_chance, friends
from support.person import PHONE
from support.visits import Visits


@pytest.mark.slow
async def test_three_friends_go_on_as_four(visits: Visits) -> None:
    evening = friends(3, rules="three-handed", terms=Terms(pace="instant", grace=600))
    evening.begin()
    evening.play(by_chance(1), until=lambda: len(evening.state.tricks) == 1)
    code = await visits.keep_evening(evening)
    ann, dan = await visits.host(), await visits.stranger(size=PHONE)
    await ann.sits_at(code)
    await dan.goes(f"/t/{code}")
    await dan.page.get_by_role("button", name="Ask to play").click()
    await expect(dan.page.get_by_text("The host reads that you would like to play.")).to_be_visible()
    assert not await violations_in_both(dan)
    await expect(ann.page.get_by_text("would like to play.")).to_be_visible()
    assert not await violations_in_both(ann)
    await ann.page.get_by_role("button", name="Go on as four").click()
    await expect(dan.page.get_by_role("button", name="Ask to play")).to_have_count(0)
    await expect(dan.page.get_by_text("shuffl").first).to_be_visible()
