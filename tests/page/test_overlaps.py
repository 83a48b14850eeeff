"""Overlaps on the felt: words, names, the tip, the tally and the up-card keep clear of each other in every window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.async_api import expect

from euchre.core.view import View
from euchre.wording import LANGUAGES
from support.known_matches import known_match, meek
from support.visits import Visits

pytestmark = pytest.mark.slow

_RULES: Final = {2: "two-handed", 3: "three-handed", 4: "standard", 6: "six-handed"}
_SIZES: Final = ((320, 568), (360, 740), (390, 844), (768, 1024), (1280, 800), (1440, 900))
_OVERLAPS: Final = """
() => {
  const kinds = {
    words: '.bubble', name: '.plate', question: '.question', tip: '.coach', answer: '.asking .rows button',
    tally: '.tally .line', 'up-card': '.kitty .up', kitty: '.kitty.aside', trump: '.called', card: '.laid',
    held: '.held',
  };
  const all = (selector) => [...document.querySelectorAll(`.felt ${selector}`)];
  const boxes = Object.entries(kinds).flatMap(([kind, selector]) =>
    all(selector).map((one) => ({ kind, one, box: one.getBoundingClientRect() })));
  const shown = boxes.filter(({ one, box }) => box.width > 2 && one.checkVisibility({ opacityProperty: true }));
  const faults = shown.filter(({ box }) => box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    .map(({ kind }) => `${kind} is outside`);
  for (const [place, { kind, one, box }] of shown.entries()) {
    for (const other of shown.slice(place + 1)) {
      if (kind === other.kind && ['card', 'held'].includes(kind)) continue;
      if (one.contains(other.one) || other.one.contains(one)) continue;
      if (kind === 'name' && other.kind === 'trump') continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide > 1 && high > 1) faults.push(`${kind} on ${other.kind}: ${Math.round(wide)}x${Math.round(high)}`);
    }
  }
  return faults;
}
"""
"""The pairs that lie on each other; cards of a trick may, and of a hand."""


def _after_all_have_passed(seen: View) -> bool:
    return seen.turn == 0 and seen.dealer == 0 and not seen.tricks and "pass" in map(str, seen.legal)


def _last_to_play(seen: View) -> bool:
    return seen.turn == 0 and len(seen.tricks) == 2 and len(seen.trick) == len(seen.counts) - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", [_after_all_have_passed, _last_to_play])
@pytest.mark.parametrize("players", _RULES)
async def test_nothing_on_the_felt_lies_on_anything_else(
    visits: Visits, players: int, moment: Callable[[View], bool], language: str
) -> None:
    match = known_match(_RULES[players], moment, habit=meek, deals=9)
    ann = await visits.back(match, likes={"faces": "auto", "coach": "always"})
    await ann.prefers(language=language)
    await expect(ann.page.locator(".held")).to_have_count(len(match.view.hand))
    faults = {}
    for size in _SIZES:
        await ann.resizes(*size)
        await ann.page.evaluate("document.getAnimations().forEach((one) => one.finish())")
        if overlaps := await ann.page.evaluate(_OVERLAPS):
            faults[size] = overlaps
    assert faults == {}
