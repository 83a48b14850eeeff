"""The table for people who listen: how it stands is read again whenever they ask, and in as few words as they like."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from euchre.core.cards import BENNY
from euchre.core.state import Phase
from euchre.core.trump import is_left_bower
from euchre.core.view import View
from support.known_matches import known_match
from support.person import Person
from support.visits import Visits


def _heard(ann: Person) -> Locator:
    """The last sentence that was read."""
    return ann.page.get_by_role("log", name=re.compile("What happens|Was geschieht")).locator("p").last


async def test_a_key_reads_how_the_table_stands(visits: Visits) -> None:
    asked = known_match("standard", lambda seen: seen.turn == 0 and len(seen.trick) == 2 and len(seen.tricks) == 1)
    ann = await visits.seated(asked)
    names = await ann.names()
    laid = [label.partition(",")[0] for label in await ann.lying()]
    heard = _heard(ann)
    await ann.page.keyboard.press("7")
    await expect(heard).to_contain_text("Your hand: ")
    said = (await heard.inner_text()).removeprefix("Your hand: ").removesuffix(".").split("; ")
    assert [one.partition(",")[0] for one in said] == names
    await ann.page.keyboard.press("8")
    await expect(heard).to_contain_text("In this trick: ")
    said = (await heard.inner_text()).removeprefix("In this trick: ").removesuffix(".").split(". ")
    assert sorted(said) == laid
    await ann.page.keyboard.press("9")
    await expect(heard).to_have_text(
        re.compile(r"^(Clubs|Diamonds|Hearts|Spades) are trump, called by (you|\w+)\. (Nobody|You|\w+) plays? alone\.$")
    )
    await ann.page.keyboard.press("0")
    await expect(heard).to_have_text(re.compile(r"^You 0, they 0, to 10\. (1 trick to 0|0 tricks to 1)\.$"))


@pytest.mark.parametrize("terse", [False, True])
async def test_a_trick_is_read_in_as_few_words_as_somebody_likes(visits: Visits, *, terse: bool) -> None:
    asked = known_match("standard", lambda seen: seen.turn == 0 and len(seen.tricks) == 1)
    ann = await visits.seated(asked, likes={"terse": terse})
    log = ann.page.get_by_role("log", name="What happens")
    if terse:
        await expect(log).to_contain_text(re.compile(r"(You take|\w+ takes) it\."))
        await expect(log).not_to_contain_text("Trick 1:")
        await expect(log).not_to_contain_text(" plays the ")
    else:
        await expect(log).to_contain_text("Trick 1:")
        await expect(log).to_contain_text(re.compile(r"\w+ plays the \w+ of \w+\."))


@pytest.mark.slow
async def test_the_highest_trump_and_marks_are_read_in_the_words_of_table_and_listener(
    visits: Visits,
) -> None:
    """Seed 003: a Joker is the "Best Bower"."""

    def wanted(seen: View) -> bool:
        bower = any(is_left_bower(card, seen.trump) for card in seen.hand)
        return seen.turn == 0 and seen.phase is Phase.PLAY and BENNY in seen.hand and bower

    ann = await visits.seated(known_match("online,benny=joker", wanted))
    await ann.prefers(language="de")
    await expect(ann.page.get_by_role("button", name=re.compile("^Best Bower(, jetzt nicht|$)"))).to_be_visible()
    await expect(ann.page.locator(".hand svg text").first).to_have_text("Best Bower")
    await ann.page.keyboard.press("7")
    await expect(_heard(ann)).to_have_text(
        re.compile(r"^Deine Karten: (?=.*Best Bower[;.])(?=.*-Bube, linker Bower[;.])")
    )
