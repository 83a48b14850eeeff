"""Sound is for those who want it: cards that slide and land, and silence for everybody else."""

from __future__ import annotations

from math import log10
from typing import Final

import pytest
from playwright.async_api import Browser, expect

from support.known_matches import known_match
from support.page import FRONTEND, node
from support.visits import Visits

SOUNDS: Final = ("playCard", "playGather", "playShuffle", "playKnock", "playChime")
_RENDER: Final = """
async (name) => {
  const context = new OfflineAudioContext(1, 2 * 44100, 44100);
  window.made[name]({ context, out: context.destination, at: 0.1 });
  const samples = (await context.startRendering()).getChannelData(0);
  const part = (from, to) => samples.subarray(from * 44100, to * 44100);
  const power = (some) => some.reduce((sum, one) => sum + one * one, 0) / some.length;
  return [power(part(0, 0.1)), power(part(0.1, 1.1)), power(part(1.5, 2)), Math.max(...samples.map(Math.abs))];
}
"""

_LISTEN = """
window.sounds = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  sounds += 1;
  return start.apply(this, when);
};
"""


@pytest.mark.parametrize("likes", [{}, {"sound": True}], ids=["as it comes", "with sound"])
async def test_cards_are_heard_by_who_wants_to_hear_them(visits: Visits, likes: dict[str, bool]) -> None:
    asked = known_match("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 1)
    ann = await visits.host(likes=likes)
    await ann.context.add_init_script(_LISTEN)
    await ann.sits_at(await visits.keep(asked.first))
    await ann.does(asked.rules, asked.answers)
    await expect(ann.story).to_contain_text("Trick 1:")
    if likes:
        await ann.page.wait_for_function("sounds >= 4")
    else:
        assert await ann.page.evaluate("sounds") == 0


@pytest.mark.slow
async def test_who_turns_sound_on_hears_what_it_is(visits: Visits) -> None:
    ann = await visits.host()
    await ann.context.add_init_script(_LISTEN)
    await ann.goes("/settings")
    sound = ann.page.get_by_role("switch", name="Card sounds")
    await expect(sound).not_to_be_checked()
    await sound.check()
    await ann.page.wait_for_function("sounds > 0")


async def test_a_sound_begins_at_its_time_is_heard_undistorted_and_ends(chromium: Browser) -> None:
    made = node("plain.ts", "--no-warnings", given=(FRONTEND / "src/lib/sound/cards.ts").read_text("utf-8"))
    page = await chromium.new_page()
    await page.add_script_tag(content=f"{made}\nwindow.made = {{ {', '.join(SOUNDS)} }};", type="module")
    await page.wait_for_function("window.made")
    for name in SOUNDS:
        before, during, after, peak = await page.evaluate(_RENDER, name)
        assert before == 0, name
        assert 10 * log10(during) > -60, name  # full scale is 0 decibels; a whisper is some -50
        assert after < 1e-9, name
        assert 0.05 < peak < 1, name
    await page.close()
