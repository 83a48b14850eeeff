"""Tables undisturbed: what somebody is about stays as it is while the table tells of something else."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.async_api import expect

from euchre.core.actions import Action, Cut, GoUnder
from euchre.core.engine import legal
from euchre.core.rules import Rules
from euchre.tables.perspective.faces import aloud
from euchre.wording import wording
from support.evenings import Evening, friends
from support.person import Person
from support.visits import Visits

pytestmark = pytest.mark.slow


async def _both(visits: Visits, evening: Evening) -> tuple[Person, Person]:
    """Ann, who is the host, and Ben, at a table of two people."""
    code = await visits.keep_evening(evening)
    ann, ben = await visits.host(), await visits.known("ben")
    for one in (ann, ben):
        await one.goes(f"/t/{code}")
        await expect(one.main).to_be_visible()
    return ann, ben


def _asked(rules: str, kind: type[Action]) -> Evening:
    """An evening of the two at which Ann may do something of this kind."""
    for number in count():
        evening = friends(2, rules=rules, root=str(number))
        evening.begin()
        evening.play_to(0)
        if any(isinstance(action, kind) for action in legal(evening.state)):
            return evening
    raise AssertionError("there is always another evening")


async def _speaks(person: Person, other: Person) -> None:
    """Speak a phrase, and check that the other has it in the log."""
    await person.answer("Say…").click()
    await person.answer("Good luck!").click()
    await expect(other.story).to_contain_text("Good luck!")


@pytest.mark.slow
async def test_a_phrase_leaves_the_cut_and_the_focus_where_they_are(visits: Visits) -> None:
    ann, ben = await _both(visits, _asked("british", Cut))
    slider = ann.page.get_by_role("slider")
    await slider.fill("7")
    await slider.focus()
    await slider.evaluate("slider => slider.dataset.before = 'yes'")
    await _speaks(ben, ann)
    await expect(slider).to_have_attribute("data-before", "yes")
    await expect(slider).to_have_value("7")
    await expect(slider).to_be_focused()


async def test_another_match_that_somebody_wants_leaves_the_check_open(visits: Visits) -> None:
    evening = friends(2)
    evening.begin()
    ann, ben = await _both(visits, evening)
    proofs: list[str] = []
    ann.page.on("request", lambda request: proofs.append(request.url) if request.url.endswith("/proof") else None)
    await ann.answer("Leave or give up…").click()
    await ann.answer("Give up the match").click()
    await ann.opens_more()
    await ann.answer("Verify the shuffle").click()
    verdict = ann.sentence("✓ Every card is where the seeds put it.")
    await expect(verdict).to_be_visible()
    await ben.answer("Play again").click()
    await expect(ann.story).to_contain_text("Ben wants another match.")
    await expect(ann.answer("Verify the shuffle")).to_have_attribute("aria-expanded", "true")
    await expect(verdict).to_be_visible()
    assert len(proofs) == 1


@pytest.mark.slow
async def test_a_phrase_leaves_the_marked_cards_marked(visits: Visits) -> None:
    evening = _asked("standard,weak_hand=go-under", GoUnder)
    under = next(action for action in legal(evening.state) if isinstance(action, GoUnder))
    ann, ben = await _both(visits, evening)
    names = [aloud(wording(), Rules(), card) for card in under.cards[:2]]
    for name in names:
        await ann.card(name).click()
    await _speaks(ben, ann)
    for name in names:
        await expect(ann.card(name)).to_have_accessible_name(f"{name}, marked")
