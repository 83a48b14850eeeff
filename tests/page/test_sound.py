"""Sound is for those who want it: a knock for every card, and silence for everybody else."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from support.foretold import foretell
from support.visits import Visits

_LISTEN = """
window.knocks = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  knocks += 1;
  return start.apply(this, when);
};
"""


@pytest.mark.parametrize("likes", [{}, {"sound": True}], ids=["as it comes", "with sound"])
async def test_cards_are_heard_by_who_wants_to_hear_them(visits: Visits, likes: dict[str, bool]) -> None:
    asked = foretell("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 1)
    ann = await visits.host(likes=likes)
    await ann.context.add_init_script(_LISTEN)
    await ann.sits_at(await visits.keep(asked.first))
    await ann.does(asked.rules, asked.answers)
    await expect(ann.story).to_contain_text("Trick 1:")
    if likes:
        await ann.page.wait_for_function("knocks >= 4")
    else:
        assert await ann.page.evaluate("knocks") == 0


async def test_who_turns_sound_on_hears_what_it_is(visits: Visits) -> None:
    ann = await visits.host()
    await ann.context.add_init_script(_LISTEN)
    await ann.goes("/settings")
    sound = ann.page.get_by_role("switch", name="Sound")
    await expect(sound).not_to_be_checked()
    await sound.check()
    await ann.page.wait_for_function("knocks == 1")
