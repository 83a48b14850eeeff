"""The rule book of a table, read aloud."""

import re
from itertools import combinations

import pytest

from euchre.core import law
from euchre.core.cards import Card, Suit
from euchre.core.errors import RuleConflict
from euchre.core.rules import PRESETS, Option, Rules
from euchre.core.trump import STRENGTH
from euchre.narration.rule_book import rule_book
from euchre.wording import LANGUAGES, Language, Wording, wording


def sentences(rules: Rules) -> list[str]:
    return [line for chapter in rule_book(wording(), rules) for line in chapter.lines]


def numbered(option: Option) -> list[list[str]]:
    """The books in which a house rule has each of its smallest values, wherever that makes sense."""
    books = []
    for preset in PRESETS.values():
        for value in option.choices[:3]:
            try:
                books.append(sentences(preset.but(**{option.name: value})))
            except RuleConflict:
                continue
    return books


@pytest.mark.parametrize(
    "option", [one for one in Rules.options() if isinstance(one.default, int)], ids=lambda option: str(option.name)
)
def test_one_of_a_thing_is_not_several(option: Option) -> None:
    books = numbered(option)
    assert books
    for line in (line for book in books for line in book):
        assert not re.search(r"\b(0|1) [a-z]+s\b", line), line


_DEFENDED = tuple(rules.but(defend_alone="always") for rules in PRESETS.values() if law.seating(rules).has_partners)
BASES = (*PRESETS.values(), *_DEFENDED, Rules(lowest=7), Rules(holding="natural"))


@pytest.mark.parametrize("option", Rules.options(), ids=lambda option: str(option.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_says_how_each_house_rule_is_played(option: Option, language: Language) -> None:
    """Tables that differ in one option alone have different books, wherever it can come up."""
    words = wording(language)
    values = option.choices if len(option.choices) <= 4 else option.choices[-2:]
    alike = [
        pair for pair in combinations(values, 2) if not any(differ(words, base, option.name, pair) for base in BASES)
    ]
    assert alike == [], f"rulebook.ftl lacks rule-{option.name.replace('_', '-')}-<value> for one of each pair"


def differ(words: Wording, base: Rules, name: str, values: tuple[str | int, ...]) -> bool:
    """True if a table may have either value of an option, and a book of its own with each."""
    try:
        one, other = (rule_book(words, base.but(**{name: value})) for value in values)
    except RuleConflict:
        return False
    return one != other


def test_a_game_of_one_deal_and_one_of_several() -> None:
    deal = "A game has 1 deal, and the highest score wins it."
    assert deal in sentences(PRESETS["openspiel"])
    assert deal.replace("1 deal", "4 deals") in sentences(PRESETS["openspiel"].but(deals=4))


@pytest.mark.parametrize("preset", PRESETS)
def test_the_book_says_who_deals(preset: str) -> None:
    assert any(line.startswith("The first dealer is drawn at random.") for line in sentences(PRESETS[preset]))


def test_a_cut_that_may_be_anywhere_needs_no_sentence() -> None:
    british = PRESETS["british"]
    assert not any("part of the cut" in line for line in sentences(british))
    assert "Each part of the cut has at least 4 cards." in sentences(british.but(cut_minimum=4))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_language_has_the_same_book(preset: str, language: Language) -> None:
    own, english = (rule_book(wording(known), PRESETS[preset]) for known in (language, "en"))
    assert [len(chapter.lines) for chapter in own] == [len(chapter.lines) for chapter in english]


def test_the_book_says_who_speaks_when_in_the_words_of_the_source() -> None:
    british = sentences(PRESETS["british"])
    assert any("The dealer's partner says “I turn it down” to accept" in line for line in british)
    assert any("silence means “with my partner”" in line for line in british)
    assert not any(
        "“I turn it down” to accept" in line for line in sentences(PRESETS["british"].but(partner="may-assist"))
    )


def test_cards_bear_the_names_of_the_source() -> None:
    """Seed 003 has the Best Bower (a joker) and the Hoyle suit (of the trump's colour), seed 004 the misfit."""
    online = sentences(PRESETS["online"].but(benny="joker"))
    assert any("The Joker, also called the Best Bower," in line for line in online)
    assert any("Hoyle suit" in line for line in online)
    assert any("is a misfit" in line for line in sentences(PRESETS["standard"]))


def test_what_is_not_special_is_left_out() -> None:
    standard = " ".join(sentences(PRESETS["standard"]))
    for word in ("weak hand", "held or not", "kept in numbers", "Nobody cuts", "claims"):
        assert word not in standard


def test_every_trick_against_a_lone_maker_is_no_more_than_a_euchre() -> None:
    rules = Rules.parse("standard,points_sweep=5")
    swept = (1,) * law.HAND_SIZE
    assert [law.points(rules, 0, alone, swept)[1] for alone in ((), (0,))] == [5, 2]
    assert "Defenders who take every trick against makers who do not play alone score 5 points." in sentences(rules)
    assert "Defenders who euchre a lone maker score 2 points." in sentences(rules)


def test_where_no_trump_may_be_named_the_book_says_how_cards_rank_then() -> None:
    """A jack is an ordinary card; the Benny belongs to no suit (docs/sources.md)."""
    jack, queen = Card.parse("Jh"), Card.parse("Qh")
    assert STRENGTH[Suit.NO_TRUMP][jack][jack] < STRENGTH[Suit.NO_TRUMP][jack][queen]
    without, joker = (
        [line for line in sentences(Rules.parse(f"standard,no_trump=second-round,benny={benny}")) if "no trump" in line]
        for benny in ("none", "joker")
    )
    (line,) = without
    assert line.endswith("or no trump: then there are no bowers, and each jack ranks below its queen.")
    assert joker == [
        line,
        "With no trump the Benny may be played to any lead and wins the trick; when it is led, any card may be played.",
    ]
