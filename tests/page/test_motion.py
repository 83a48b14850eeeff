"""Motion and sound are for those who want them: nothing slides, fades, turns or is heard otherwise."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace
from playwright.async_api import expect

from euchre.core.state import Phase
from euchre.core.view import View
from euchre.tables.messages import Terms
from support.known_matches import known_match, meek
from support.person import DESKTOP, PHONE, Person
from support.sampling import few
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


_AHEAD: Final = """
window.faults = new Set();
window.flights = 0;
const later = setTimeout;
window.setTimeout = (what, wait, ...rest) => (wait === 900 ? ((window.lands = what), 0) : later(what, wait, ...rest));
window.flying = () => document.getAnimations().filter(({ effect }) => effect.target.dataset.card !== undefined);
const look = () => {
  const texts = [...document.querySelectorAll('.question, .log, .contract')].map((one) => one.textContent).join(' ');
  const up = document.querySelector('[data-place=kitty] [data-card] text');
  const turned = up?.checkVisibility({ visibilityProperty: true }) === true;
  if (/turned up|Up-card|Waiting for (?!you)/.test(texts) && !turned) faults.add(`${texts} before the card`);
  for (const { target } of flying().map(({ effect }) => effect)) {
    flights += 1;
    if (target.querySelector('text')) faults.add(`${target.dataset.card} flies face up`);
  }
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
const frame = () => {
  look();
  requestAnimationFrame(frame);
};
frame();
"""
"""The news of the up-card before it is turned, and the cards that show their faces on their way.

The 900 ms of a deal last until the test calls `lands`.
"""

_FAINT: Final = """
window.faults = new Set();
window.turns = 0;
const channels = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((one) => one / 255);
const light = (colour) => channels(colour)
  .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
  .reduce((sum, one, place) => sum + one * [0.2126, 0.7152, 0.0722][place], 0);
const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
const measure = (plate) => {
  const lines = Math.round(plate.clientHeight / parseFloat(getComputedStyle(plate).lineHeight));
  if (lines > 1) faults.add(`${plate.textContent} on ${lines} lines`);
  const ground = light(getComputedStyle(plate).backgroundColor);
  for (const text of plate.querySelectorAll('.name, .kind')) {
    const found = contrast(light(getComputedStyle(text).color), ground);
    if (found < 4.5) faults.add(`${text.textContent}: ${found.toFixed(1)}`);
  }
};
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const plate = target.matches('section') ? target.querySelector('.plate') : null;
    if (plate === null) continue;
    turns += 1;
    measure(plate);
    for (const change of plate.getAnimations({ subtree: true })) {
      change.pause();
      const { endTime } = change.effect.getComputedTiming();
      for (let part = 0; part < 1; part += 0.1) {
        change.currentTime = part * endTime;
        measure(plate);
      }
      change.finish();
    }
  }
}).observe(document, { subtree: true, attributeFilter: ['class'] });
"""
"""The places where a name is too faint for its ground or takes two lines, in ten frames of every change of a seat."""


@pytest.mark.slow
async def test_words_come_after_the_cards_they_are_about(visits: Visits) -> None:
    asked = known_match("standard", lambda seen: seen.phase is Phase.ROUND_1 and seen.turn == 0)
    ann = await visits.host(likes={"animation": "normal"}, reduced_motion="no-preference")
    await ann.page.add_init_script(_AHEAD)
    await ann.sits_at(await visits.keep(replace(asked.first, terms=Terms(pace="slow"))))
    await ann.until("flights > 0 && flying().length === 0")
    await expect(ann.hand.locator("text")).to_have_count(0)
    await ann.page.evaluate("lands()")
    await expect(ann.story).to_contain_text("turned up")
    await expect(ann.hand.locator("text")).to_have_count(5)
    assert await ann.page.evaluate("[...faults]") == []


@pytest.mark.parametrize(
    "size",
    few([pytest.param(DESKTOP), pytest.param(PHONE), pytest.param((320, 640))], keep=[PHONE]),
    ids=["desktop", "phone", "short"],
)
async def test_whose_turn_it_is_can_be_read_in_every_frame(visits: Visits, size: tuple[int, int]) -> None:
    asked = known_match("standard", _asked_last, habit=meek, deals=3)
    ann = await visits.host(size=size, likes={"animation": "normal"}, reduced_motion="no-preference")
    await ann.page.add_init_script(_FAINT)
    await ann.sits_at(await visits.keep(asked.first))
    await ann.does(asked.rules, asked.answers)
    await expect(ann.asked.first).to_be_visible()
    assert await ann.page.evaluate("[[...faults], turns >= 6]") == [[], True]


def _asked_last(seen: View) -> bool:
    """True if the others have been asked by now, one after the other."""
    return seen.phase is Phase.ROUND_1 and seen.turn == 0 and seen.match.dealer == 0


@pytest.mark.slow
@pytest.mark.parametrize(("system", "wish"), few([("reduce", "Full"), ("no-preference", "None")], keep={"reduce"}))
async def test_who_wishes_otherwise_than_the_system_has_their_way(visits: Visits, system: str, wish: str) -> None:
    """Check the first page, where styles move the cards, and a table, where the page does."""
    asked = known_match("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 1)
    ann = await visits.host(likes={"animation": "fast"}, reduced_motion=system)
    await ann.goes("/settings")
    await ann.page.get_by_role("radio", name=wish, exact=True).check()
    await ann.context.add_init_script(_COUNT)
    await ann.goes("/")
    await expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()
    if wish == "Full":
        await ann.until("moved.splice(0).some((one) => one.startsWith('animationstart'))")
    await ann.follows(f"/t/{await visits.keep(asked.first)}")
    await ann.does(asked.rules, asked.answers)
    await expect(ann.story).to_contain_text("Trick 1:")
    if wish == "Full":
        await ann.until("moved.some((one) => one.endsWith('moves'))")
    else:
        assert await ann.page.evaluate("moved") == []


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
    await ann.until("moved.length > 0 && sounds >= 2")


async def _wants_both(ann: Person) -> None:
    """Turn on motion and sounds; what moves as the settings are opened and closed does not count."""
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
    await ann.until("sounds > 0")
