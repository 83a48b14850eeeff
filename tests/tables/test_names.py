"""The names that people may have: none that is another's, or cannot be seen."""

from __future__ import annotations

import pytest

from euchre.streams.guest import GUEST
from euchre.tables.messages import LONGEST_NAME, Sit
from euchre.tables.names import bot_name, clean_name, unique_name
from euchre.wording import LANGUAGES, wording
from support.evenings import HOST, friends

# U+3164 and U+115F are letters, U+2800 a symbol and U+FE0F a mark, and every one of them is drawn as nothing.
UNSEEN = ("\u3164", "\u115f", "\u2800", "\ufe0f", "\u034f", "\U000e0100", "\u200b", "\u202e", "\u0301\u0301")


@pytest.mark.parametrize("mark", UNSEEN)
def test_a_name_of_which_nothing_is_seen_is_no_name(mark: str) -> None:
    assert clean_name(mark) == clean_name(mark * 80) == GUEST


@pytest.mark.parametrize("mark", UNSEEN[:-1])
def test_what_is_not_seen_makes_no_other_name(mark: str) -> None:
    assert clean_name(f"A{mark}nn{mark}") == "Ann"
    assert unique_name(clean_name(f"You{mark}"), ()) == "You 2"


@pytest.mark.parametrize("name", ["ANN", "\uff21nn", "\U0001d400nn", "a\u200bnn "])
def test_another_type_makes_no_other_name(name: str) -> None:
    assert unique_name(clean_name(name), ["Ann"]).endswith(" 2")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0410nn", "Ann"),
        ("\u0391nn", "ANN"),
        ("BiII", "Bill"),
        ("B0b", "BOb"),
        ("Y\u043eu", "You"),
        ("\u0430da", "Ada"),
        ("Bernd", "Bemd"),
        ("bernd", "Bemd"),
        ("clan", "dan"),
        ("evva", "ewa"),
        ("Vvim", "Wim"),
        ("VVIM", "Wim"),
        ("Rnary", "Mary"),
        ("\u1d00\u0274\u0274", "Ann"),
        ("\u0299ob", "Bob"),
    ],
)
def test_letters_of_another_alphabet_make_no_other_name(name: str, other: str) -> None:
    assert unique_name(clean_name(name), [other]).endswith(" 2")
    assert unique_name(clean_name(other), [name]).endswith(" 2")


@pytest.mark.parametrize(("name", "other"), [("Zoe", "Zo\u00eb"), ("Anna", "Ann"), ("Clara", "Dara"), ("ARNE", "AME")])
def test_names_that_look_different_stay_as_they_are(name: str, other: str) -> None:
    assert unique_name(clean_name(name), [other]) == name


def test_nobody_is_called_as_a_sentence_calls_its_reader() -> None:
    """Refuse names such as "Du": it would make "Du spielst" of another's act."""
    for language in LANGUAGES:
        words = wording(language)
        for said in (words("who", who="you", name=""), words("whom", whom="you", other="")):
            assert unique_name(said, ()) == f"{said} 2"
    assert unique_name("DU", ()) == "DU 2"
    assert unique_name("dir", ()) == "dir 2"


def test_a_bot_is_not_called_as_somebody_who_looks_called_so() -> None:
    assert bot_name(0, ["\u0410da"]) == "Rosa"


def test_a_letter_carries_two_accents_at_most() -> None:
    assert clean_name("Z" + "\u0335" * 19 + "oe") == "Z\u0335\u0335oe"
    assert clean_name("\u0335Zoe") == "Zoe"
    assert clean_name("Zoe\u0308") == "Zo\u00eb"
    assert len(clean_name("e\u0335" * 80)) == LONGEST_NAME


def test_two_people_at_a_table_never_look_alike() -> None:
    evening = friends(2)
    evening.do("ben", Sit, name="Ann\ufe0f")
    assert evening.table.names[:2] == ("Ann", "Ann 2")
    evening.do(HOST, Sit, name="\uff22ess")
    assert evening.table.names[1] == "Ann 2"
    assert len({name.casefold() for name in evening.table.names}) == 4
