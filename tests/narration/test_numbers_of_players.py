"""Sentences at tables of two, three, four and six: none speaks of somebody who is not there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from euchre.bots.advice.outcomes import OutcomeShares
from euchre.bots.advice.reasons import reason
from euchre.cli.table.events import lines as terminal_lines
from euchre.cli.table.score import _contract
from euchre.core import law
from euchre.core.errors import RuleConflict
from euchre.core.rules import PRESETS, Option, Rules
from euchre.core.seating import SEATINGS
from euchre.core.view import View, view
from euchre.narration.chronicle import lines
from euchre.narration.coach import coach
from euchre.narration.offer import offers
from euchre.narration.people import People
from euchre.narration.question import question
from euchre.narration.results import standing, story, verdict
from euchre.narration.rule_book import rule_book
from euchre.narration.seen_action import SeenAction
from euchre.narration.spoken import last_words
from euchre.tables.names import bot_name
from euchre.wording import LANGUAGES, Language, Wording, wording
from euchre.wording.titles import option_says, preset_says, value_title
from support.absent import strange
from support.walks import walk

SHARES: Final = OutcomeShares(0.5, 0.25, 0.25, 0.25, 0.5, 0.25)
"""The shares of the ways in which a choice ended: the sentences only need some numbers."""
PLAYED: Final = {
    2: ("two-handed,games=2,slam=yes,laps=yes,target=4", "two-handed,widow=yes,weak_hand=go-under,words=british"),
    3: ("three-handed,games=2,slam=yes,laps=yes,target=4", "three-handed,weak_hand=farmers-redeal,benny=joker"),
    4: ("standard", "british", "railroad,target=4"),
    6: (
        "six-handed,partners_best=1,best_when=may-ask,target=4",
        "six-handed,alone_when=before-lead,alone_who=either-maker,defend_alone=always,words=british",
        "six-handed,alone_when=after-burial,alone_who=either-maker,partner=alone-only,words=online",
    ),
}
"""Rules, by the number of players, under which everything happens that can happen there."""


def _sentences(words: Wording, rules: Rules) -> Iterator[str]:
    """Yield everything that is said in a few deals, to a player and to a spectator."""
    players = law.seating(rules).players
    names = tuple(bot_name(seat, ()) for seat in range(players))
    for state, action, after in walk(rules, 1, deals=12):
        for seat in (0, None):
            people = People(names, seat)
            seen = SeenAction.seen_by(seat, state, action, after)
            yield from lines(words, seen, people)
            yield from terminal_lines(words, seen, people)
            if seen.ends_deal and seen.after.match.last is not None:
                yield from (*story(words, seen.after.match.last, people), standing(words, seen.after, people))
                yield verdict(words, seen.after, people)
            yield from (content.plain for content in _contract(words, seen.after, names))
        yield from _asked(words, view(after, after.turn), People(names, after.turn))


def _asked(words: Wording, seen: View, people: People) -> Iterator[str]:
    yield question(words, seen, people)
    yield coach(words, seen)
    yield from last_words(words, seen)
    if seen.seat is not None:
        yield from (offer.label for offer in offers(words, seen))
        shares = dict.fromkeys(seen.legal, SHARES)
        yield from (reason(words, seen, action, action, shares) for action in seen.legal[:8])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", SEATINGS)
def test_a_match_is_told_without_strangers(players: int, language: Language) -> None:
    words = wording(language)
    for rules in PLAYED[players]:
        assert strange(_sentences(words, Rules.parse(rules)), players, language) == [], rules


@pytest.mark.parametrize(
    ("language", "sentence", "strangers"),
    [
        ("en", "Your partner is winning: a low card is enough.", {2, 3, 6}),
        ("de", "Dein Partner gewinnt: Eine niedrige Karte reicht.", {2, 3, 6}),
        ("en", "The defenders score 2 points.", {2}),
        ("de", "Die Verteidiger bekommen 2 Punkte.", {2}),
        ("en", "Dora called spades.", {2, 3}),
        ("en", "Of four you are South.", {2, 3, 6}),
        ("de", "Sechs spielen, drei gegen drei.", {2, 3, 4}),
        ("en", "Bess called spades.", set()),
    ],
)
def test_a_stranger_is_noticed(language: Language, sentence: str, strangers: set[int]) -> None:
    assert {players for players in SEATINGS if strange([sentence], players, language)} == strangers


def _presets(players: int) -> Iterator[tuple[str, Rules]]:
    return ((name, rules) for name, rules in PRESETS.items() if law.seating(rules).players == players)


def _changed(rules: Rules, option: Option) -> Iterator[Rules]:
    """Rules with another value of an option, where it goes together with the others."""
    for value in option.choices if len(option.choices) <= 4 else option.choices[:2]:
        try:
            yield rules.but(**{option.name: value})
        except RuleConflict:
            continue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", SEATINGS)
def test_the_rules_are_told_without_strangers(players: int, language: Language) -> None:
    words, options = wording(language), Rules.options_for(players)[1:]
    books = (
        chapter
        for name, rules in _presets(players)
        for changed in (rules, *(changed for option in options for changed in _changed(rules, option)))
        for chapter in rule_book(words, changed)
    )
    assert strange((line for chapter in books for line in chapter.lines), players, language) == []
    assert strange((preset_says(words, name) for name, _ in _presets(players)), players, language) == []
    assert strange((option_says(words, option) for option in options), players, language) == []
    titles = (value_title(words, option.name, value) for option in options for value in option.choices)
    assert strange(titles, players, language) == []
