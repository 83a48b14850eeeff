"""The sounds of the cards as they are made. `test_motion` listens for whom they are made."""

from __future__ import annotations

from math import log10
from typing import Final

from playwright.async_api import Browser

from support.page import FRONTEND, node

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
