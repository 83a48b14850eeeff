"""The switch "I play alone": it answers for its owner, and the time of its answer tells nothing."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.async_api import Locator, expect

from euchre.core.actions import Together
from euchre.core.state import Phase
from euchre.core.view import View
from support.known_matches import KnownMatch, known_match, meek
from support.person import Person
from support.visits import Visits

_WATCHED: Final = """
window.told = [];
window.questions = 0;
let drawn = false;
const later = setTimeout, send = WebSocket.prototype.send;
Math.random = () => {
  told.push('draws');
  drawn = true;
  queueMicrotask(() => { drawn = false; });
  return 0.25;
};
window.setTimeout = (what, wait, ...rest) => {
  if (!drawn) return later(what, wait, ...rest);
  told.push('waits');
  window.waited = what;
  return 0;
};
WebSocket.prototype.send = function (text) {
  const { type, action } = JSON.parse(text);
  if (type === 'act') told.push(action);
  return send.call(this, text);
};
new MutationObserver(() => {
  if (document.querySelector('.question')?.textContent.includes('Do you want to')) questions += 1;
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""The acts of the page, in order. The delay that it draws, of 0.25, lasts until the test calls `waited`."""
_WAITS: Final = """
async (times) => {
  while (told.filter((one) => one === 'waits').length < times) await new Promise((soon) => setTimeout(soon, 20));
}
"""
"""The condition that a number of delays have begun."""

_ANSWERED: Final = """
async () => {
  const before = told.length;
  waited();
  while (told.length === before) await new Promise((soon) => setTimeout(soon, 20));
  return told.slice(0, before + 1);
}
"""
"""Let the delay end; what the page did up to the first thing that followed, whatever the table says to it."""


def _announces(seen: View) -> bool:
    return seen.phase is Phase.ALONE and seen.turn == 0 and not seen.alone


def _asked_once_more(seen: View) -> bool:
    declined = any(call.seat == 0 and call.action == Together() for call in seen.open.calls)
    return seen.phase is Phase.ALONE and seen.turn == 0 and declined


def _switch(ann: Person) -> Locator:
    return ann.page.get_by_role("switch", name="I play alone")


def _answering(ann: Person, *, alone: bool) -> Locator:
    says = "Alone, unless you turn the switch off." if alone else "With your partner, unless you turn the switch on."
    return ann.sentence(says)


async def _seated(visits: Visits, known: KnownMatch, script: str = "") -> Person:
    ann = await visits.host(likes={"aloneSwitch": True})
    await ann.page.add_init_script(script)
    await ann.sits_at(await visits.keep(known.first))
    return ann


@pytest.mark.slow
async def test_the_switch_answers_without_a_question_but_for_who_takes_it_back(visits: Visits) -> None:
    known = known_match("british", _announces, habit=meek)
    ann = await _seated(visits, known)
    await expect(_switch(ann)).not_to_be_checked()
    await _switch(ann).check()
    await ann.does(known.rules, known.answers)
    await expect(ann.story).to_contain_text("You: I play alone")
    await expect(_switch(ann)).to_have_count(0)
    await expect(ann.seat("Cleo").get_by_text("sits out")).to_be_visible()
    await ann.answer("Undo").click()
    await expect(ann.said("Do you want to")).to_be_visible()
    await ann.answer("I play alone").click()
    await expect(ann.story).to_contain_text("You: I play alone")


@pytest.mark.slow
async def test_the_switch_that_is_off_says_that_nobody_plays_alone(visits: Visits) -> None:
    known = known_match("british", _announces, habit=meek)
    ann = await _seated(visits, known)
    await ann.does(known.rules, known.answers)
    await expect(ann.story).to_contain_text(re.compile("Nobody plays alone|leads"))
    await expect(_switch(ann)).to_have_count(0)
    await expect(ann.seat("Cleo").get_by_text("sits out")).to_have_count(0)


@pytest.mark.slow
async def test_the_delay_is_drawn_before_the_switch_is_read(visits: Visits) -> None:
    known = known_match("british", _announces, habit=meek)
    courses = []
    for first, then in ((False, False), (True, True), (False, True), (True, False)):
        ann = await _seated(visits, known, _WATCHED)
        await _switch(ann).set_checked(first)
        await ann.does(known.rules, known.answers)
        await ann.page.evaluate(_WAITS, 1)
        await expect(_answering(ann, alone=first)).to_be_visible()
        await expect(ann.asked).to_have_count(0)
        await _switch(ann).set_checked(then)
        await expect(_answering(ann, alone=then)).to_be_visible()
        told = await ann.page.evaluate(_ANSWERED)
        assert told[-3:] == ["draws", "waits", "alone" if then else "together"]
        assert await ann.page.evaluate("questions") == 0
        courses.append(told[:-1])
        await ann.context.close()
    assert all(course == courses[0] for course in courses)


@pytest.mark.slow
async def test_who_is_asked_once_more_is_answered_for_again(visits: Visits) -> None:
    known = known_match("british", _asked_once_more, habit=meek)
    ann = await _seated(visits, known, _WATCHED)
    answered = known.answers.index(next(one for one in known.answers if one.action == "together"))
    await ann.does(known.rules, known.answers[:answered])
    for times in (1, 2):  # the second question may follow at once, so that nothing is seen between the two
        await ann.page.evaluate(_WAITS, times)
        await ann.page.evaluate("waited()")
    await expect(_switch(ann)).to_have_count(0)
    told = await ann.page.evaluate("told.filter(one => one !== 'draws')")
    assert told[-4:] == ["waits", "together", "waits", "together"]
    assert await ann.page.evaluate("questions") == 0
