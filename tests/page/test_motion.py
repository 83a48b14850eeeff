"""Motion and sound are for those who want them: nothing slides, fades, turns or is heard otherwise."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import expect

from support.known_matches import known_match
from support.person import Person
from support.visits import Visits

_COUNT: Final = """
window.moved = [];
for (const kind of ['animationstart', 'transitionrun']) {
  addEventListener(kind, (event) => moved.push(`${kind} of ${event.target.className}`), true);
}
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  moved.push(`${this.className} moves`);
  return animate.call(this, frames, how);
};
"""


_LISTEN: Final = """
window.sounds = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  sounds += 1;
  return start.apply(this, when);
};
"""


async def test_nothing_moves_or_sounds_but_for_who_wants_it(visits: Visits) -> None:
    asked = known_match("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 1)
    ann = await visits.host(likes={"animation": "fast"}, reduced_motion="reduce")
    await ann.context.add_init_script(_COUNT + _LISTEN)
    await ann.goes("/settings")
    await ann.page.get_by_role("switch", name="Four colours").check()
    await ann.page.get_by_role("button", name="Deal again").click()
    await ann.follows(f"/t/{await visits.keep(asked.first)}")
    await ann.does(asked.rules, asked.answers)
    await expect(ann.story).to_contain_text("Trick 1:")
    assert await ann.page.evaluate("[moved, sounds]") == [[], 0]
    await _wants_both(ann)
    await ann.plays_anything()
    await expect(ann.story).to_contain_text("Trick 2:")
    await ann.page.wait_for_function("moved.length > 0 && sounds >= 2")


async def _wants_both(ann: Person) -> None:
    """From here on; what moves as the settings are opened and closed does not count."""
    await ann.page.emulate_media(reduced_motion="no-preference")
    await ann.answer("Settings").click()
    await ann.page.get_by_role("switch", name="Card sounds").check()
    await ann.page.keyboard.press("Escape")
    await expect(ann.dialog("Settings")).to_have_count(0)
    await ann.page.evaluate("() => { moved.length = 0; sounds = 0; }")


@pytest.mark.slow
async def test_who_turns_sound_on_hears_what_it_is(visits: Visits) -> None:
    ann = await visits.host()
    await ann.context.add_init_script(_LISTEN)
    await ann.goes("/settings")
    sound = ann.page.get_by_role("switch", name="Card sounds")
    await expect(sound).not_to_be_checked()
    await sound.check()
    await ann.page.wait_for_function("sounds > 0")
