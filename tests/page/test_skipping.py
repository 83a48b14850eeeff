"""The button that skips ahead once somebody has nothing left to decide in a deal: they see at once how it ends."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace
from playwright.async_api import Locator, expect

from euchre.core.view import View
from euchre.tables.messages import Terms
from support.known_matches import known_match
from support.person import Person
from support.visits import Visits

pytestmark = pytest.mark.slow

_STANDS_STILL: Final = """
const later = setTimeout;
window.setTimeout = (what, wait, ...rest) => {
  const hurries = Math.round(wait) === 367;
  return hurries && document.querySelector('.banner') ? 0 : later(what, wait, ...rest);
};
"""
"""The time a trick lies; once a word is called, a third of 1100 ms, as more is to be shown, lasts for ever."""


def _partner_leads_alone(seen: View) -> bool:
    return seen.sits_out and len(seen.open.calls) == 1


def _four_tricks_play_themselves(seen: View) -> bool:
    return seen.word is not None and sum(seen.counts) == 16


def _skip(ann: Person) -> Locator:
    return ann.page.get_by_role("button", name="Skip ahead")


async def test_who_sits_out_need_not_wait_for_the_bots(visits: Visits) -> None:
    known = known_match("standard", _partner_leads_alone)
    ann = await visits.host(likes={"autoContinue": False})
    sent: list[str] = []
    ann.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    await ann.sits_at(await visits.keep(replace(known.first, terms=Terms(pace="slow"))))
    await _skip(ann).click()
    await expect(ann.answer("Continue")).to_be_visible(timeout=60_000)
    assert len([frame for frame in sent if '"skip"' in frame]) == 1
    await expect(ann.story).to_contain_text("Trick 5:")
    await expect(_skip(ann)).to_have_count(0)


@pytest.mark.slow
async def test_a_key_skips_what_plays_itself(visits: Visits) -> None:
    known = known_match("online", _four_tricks_play_themselves)
    ann = await visits.host(likes={"animation": "normal", "autoContinue": False})
    await ann.page.add_init_script(_STANDS_STILL)
    await ann.sits_at(await visits.keep(known.first))
    await ann.does(known.rules, known.answers)
    await expect(_skip(ann)).to_be_visible()
    await ann.page.keyboard.press(" ")
    await expect(ann.answer("Continue")).to_be_visible()
