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
from support.person import PHONE, Person
from support.visits import Visits


def _heard(ann: Person) -> Locator:
    """The last sentence that was read."""
    return ann.page.get_by_role("log", name=re.compile("What happens|Was geschieht")).locator("p").last


async def test_a_table_is_told_read_again_and_told_in_fewer_words(visits: Visits) -> None:
    def in_the_second_trick(seen: View) -> bool:
        return seen.turn == 0 and len(seen.trick) == 2 and len(seen.tricks) == 1 and not seen.alone

    asked = known_match("standard", in_the_second_trick)
    ann = await visits.seated(asked)
    await _is_told_the_score_on_a_phone(ann)
    await _is_told_what_happens(ann)
    await _hears_how_the_table_stands(ann)
    await _likes_few_words(ann)
    await _speaks_another_language_at_once(ann)


def _log(ann: Person) -> Locator:
    return ann.page.get_by_role("log", name="What happens")


async def _is_told_the_score_on_a_phone(ann: Person) -> None:
    """Read the score by the names of the sides, as everywhere at the table."""
    desktop = ann.page.viewport_size
    assert desktop is not None
    width, height = PHONE
    await ann.page.set_viewport_size({"width": width, "height": height})
    await expect(ann.page.get_by_role("img", name="Score: You & Cleo 0, Bess & Dora 0")).to_be_visible()
    await ann.page.set_viewport_size(desktop)


async def _is_told_what_happens(ann: Person) -> None:
    """Read the log: whole sentences, with cards by their names."""
    log = _log(ann)
    await expect(log).to_contain_text(re.compile(r"Trick 1: (\w+ (ace|king|queen|jack|ten|nine) of \w+[,.] ){4}"))
    await expect(log).to_contain_text(re.compile(r"\w+ plays the \w+ of \w+\."))
    await expect(log).not_to_contain_text(re.compile("[♣♦♥♠]"))


async def _hears_how_the_table_stands(ann: Person) -> None:
    """Read the state of the table by keys, as often as they like."""
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


async def _likes_few_words(ann: Person) -> None:
    """Choose short announcements: from the next trick on, only its winner is told."""
    sentences = _log(ann).locator("p")
    before = await sentences.filter(has_text=" plays the ").count()
    await ann.answer("Settings").click()
    await ann.page.get_by_role("switch", name="Short announcements").check()
    await ann.page.keyboard.press("Escape")
    await ann.plays_anything()
    await expect(sentences.filter(has_text=re.compile(r"^(You take|\w+ takes) it\."))).to_have_count(1)
    await expect(_log(ann)).not_to_contain_text("Trick 2:")
    await expect(sentences.filter(has_text=" plays the ")).to_have_count(before)


async def _speaks_another_language_at_once(ann: Person) -> None:
    """The table, too, tells what has happened in it."""
    await expect(ann.story).to_contain_text("Trick 1")
    await ann.answer("Settings").click()
    await ann.page.get_by_role("radio", name="Deutsch").check()
    await ann.page.keyboard.press("Escape")
    await expect(ann.page.get_by_role("log").first).to_contain_text("Stich 1")
    hand = ann.page.get_by_role("group", name="Deine Karten")
    await expect(hand.get_by_role("button", disabled=False).first).to_be_visible()


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
    await expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    await expect(ann.page.get_by_role("button", name=re.compile("^Best Bower(, jetzt nicht|$)"))).to_be_visible()
    await expect(ann.page.locator(".hand svg text").first).to_have_text("Best Bower")
    await ann.page.keyboard.press("7")
    await expect(_heard(ann)).to_have_text(
        re.compile(r"^Deine Karten: (?=.*Best Bower[;.])(?=.*-Bube, linker Bower[;.])")
    )
