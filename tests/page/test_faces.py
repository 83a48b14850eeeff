"""Faces of the cards: none is ever without its own, however slow the line, in any frame of two deals."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import Page, expect

from support.known_matches import known_match
from support.visits import Visits

_LOOK: Final = """
window.amiss = new Set();
window.seen = 0;
const through = (one) => {
  for (let at = one; at && !at.matches('.felt'); at = at.parentElement) {
    if (getComputedStyle(at).opacity < 1) return true;
  }
  return false;
};
const paper = (card) => {
  const ground = getComputedStyle(card).backgroundColor;
  return ground.startsWith('rgb(') && card.getBoundingClientRect().width > 0;
};
const faced = (card) => {
  const picture = card.querySelector('img');
  return picture ? picture.complete && picture.naturalWidth > 0 : card.querySelector('svg') !== null;
};
const look = () => {
  const filled = document.querySelector('#page main') !== null;
  if (window.began && !filled) amiss.add('a blank page');
  window.began ||= filled;
  for (const card of document.querySelectorAll('.felt .card')) {
    if (!card.checkVisibility({ visibilityProperty: true })) continue;
    window.seen += 1;
    const name = card.closest('[aria-label], button')?.textContent || card.parentElement.dataset.card;
    if (!faced(card)) amiss.add(`no face: ${name}`);
    if (!paper(card)) amiss.add(`no paper: ${name}`);
    if (through(card)) amiss.add(`see-through: ${name}`);
  }
  requestAnimationFrame(look);
};
"""
_LATENCY_MS: Final = 200
_LIKES: Final = {"faces": "drawn", "animation": "fast", "lastCard": True}


async def _slow_line(page: Page) -> None:
    line = await page.context.new_cdp_session(page)
    await line.send("Network.enable")
    slow = {"offline": False, "latency": _LATENCY_MS, "downloadThroughput": -1, "uploadThroughput": -1}
    await line.send("Network.emulateNetworkConditions", slow)


@pytest.mark.slow
async def test_no_card_is_ever_without_a_face_on_a_slow_line(visits: Visits) -> None:
    ann = await visits.stranger(likes=_LIKES, reduced_motion="no-preference")
    await _slow_line(ann.page)
    await ann.goes("/")
    play = ann.page.get_by_role("button", name="Play now")
    await expect(play).to_be_visible()
    await ann.page.evaluate(_LOOK + "look();")
    await play.click()
    await ann.plays_until(ann.story.get_by_text("Deal 3", exact=True))
    assert await ann.page.evaluate("[...amiss]") == []
    assert await ann.page.evaluate("seen") > 0


@pytest.mark.slow
async def test_nor_for_who_opens_the_table_by_its_address(visits: Visits) -> None:
    asked = known_match("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 1)
    ann = await visits.host(likes=_LIKES, reduced_motion="no-preference")
    await _slow_line(ann.page)
    await ann.context.add_init_script(_LOOK + "addEventListener('DOMContentLoaded', look);")
    await ann.sits_at(await visits.keep(asked.first))
    await ann.does(asked.rules, asked.answers)
    await expect(ann.story).to_contain_text("Trick 1:")
    assert await ann.page.evaluate("[...amiss]") == []
    assert await ann.page.evaluate("seen") > 0
