"""The languages of a table: each guest is told everything in their own."""

from __future__ import annotations

import pytest

from euchre.core.actions import Action, Order, Together
from euchre.core.engine import legal
from euchre.core.state import Phase, State
from euchre.tables.messages import Undo
from euchre.tables.perspective.now import Reader, now_of, nows_of
from euchre.tables.replies import Now
from euchre.wording import LANGUAGES, Language
from support.evenings import HOST, Evening, alone, by_chance, connection, first, friends


def playing(rules: str = "standard") -> Evening:
    evening = friends(2, rules=rules)
    evening.begin()
    return evening


def test_two_pages_of_one_guest_may_speak_two_languages() -> None:
    evening = playing()
    readers = (Reader(HOST, "en"), Reader(HOST, "de"), Reader("ben", "de"))
    nows = nows_of(evening.table, readers)
    assert nows[readers[0]] == now_of(evening.table, HOST)
    english, german = (nows[reader].told for reader in readers[:2])
    assert english[0] == "Deal 1"
    assert german[0] == "Runde 1"
    assert len(english) == len(german)


def test_only_sentences_differ_between_languages() -> None:
    evening = playing("british")
    evening.play(by_chance(3), until=lambda: evening.state.match.deals_finished > 1)
    for guest in (HOST, "ben", "nobody"):
        english, german = (now_of(evening.table, guest, language).picture for language in LANGUAGES)
        assert english is not None
        assert german is not None
        assert [one.card for one in english.hand] == [one.card for one in german.hand]
        assert [one.action for one in english.choices] == [one.action for one in german.choices]
        assert (english.score, english.up_card) == (german.score, german.up_card)
        assert english.question != german.question


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_undone_decision_is_not_in_the_deal_told_again(language: Language) -> None:
    evening = alone(rules="standard")
    evening.play_to(0)
    before = now_of(evening.table, HOST, language).told
    evening.act(first)
    evening.play_to(0)
    assert now_of(evening.table, HOST, language).told != before
    table = evening.table
    evening.do(HOST, Undo)
    events = evening.log[table.version :]
    news = now_of(evening.table, HOST, language, before=table, events=events).news
    assert news[0].retold == before


@pytest.mark.parametrize(("language", "heading"), [("en", "Game 2, deal 1"), ("de", "Spiel 2, Runde 1")])
def test_a_result_says_in_which_game_of_a_rubber_its_deal_was(language: Language, heading: str) -> None:
    evening = alone(rules="british,games=3,target=5")
    evening.play(by_chance(1), until=lambda: (last := evening.state.match.last) is not None and last.game == 2)
    picture = now_of(evening.table, HOST, language).picture
    assert picture is not None
    assert picture.last is not None
    assert picture.last.heading == heading


@pytest.mark.parametrize(
    ("rules", "language", "headings"),
    [
        ("standard", "en", ["Deal 1", "Deal 2"]),
        ("standard", "de", ["Runde 1", "Runde 2"]),
        ("british,games=2", "en", ["Game 1, deal 1", "Game 1, deal 2"]),
        ("british,games=2", "de", ["Spiel 1, Runde 1", "Spiel 1, Runde 2"]),
    ],
)
def test_the_heading_of_a_deal_is_marked(rules: str, language: Language, headings: list[str]) -> None:
    evening = friends(2, rules=rules)
    before = evening.table
    evening.begin()
    evening.play(
        by_chance(3), until=lambda: evening.state.match.deals_finished == 1 and evening.state.open.packets != ()
    )
    now = now_of(evening.table, HOST, language, before=before, events=evening.log[before.version :])
    assert [one.lines[0] for one in now.news if one.heading] == headings
    assert not {line for one in now.news for line in one.lines[one.heading :]} & set(headings)
    assert now_of(evening.table, HOST, language).told[0] == headings[-1]


def test_a_deal_that_the_same_dealer_deals_again_is_told() -> None:
    evening = friends(4, rules="standard,all_pass=same-dealer")
    evening.begin()
    dealer = evening.state.match.dealer
    evening.play(first, until=lambda: evening.table.course is not None and evening.table.course.deals > 1)
    assert evening.state.match.deals_finished == 0, "nothing is written down"
    heard = {seat: said(evening, evening.guest(seat)) for seat in range(4)}
    for seat, lines in heard.items():
        name = "You deal" if seat == dealer else f"{evening.table.names[dealer]} deals"
        assert f"Everybody passed twice. {name} again." in lines


def said(evening: Evening, guest: str) -> list[str]:
    """The lines that a guest was told as news."""
    nows = [reply for reply in evening.replies[connection(guest)] if isinstance(reply, Now)]
    return [line for now in nows for news in now.news for line in news.lines]


def test_silence_before_the_first_lead_is_one_line() -> None:
    evening = friends(4, rules="british")
    evening.begin()
    evening.play(_ordering, until=lambda: evening.state.phase is Phase.PLAY)
    lines = said(evening, HOST)
    assert lines.count("Nobody plays alone.") == 1
    assert not [line for line in lines if "with my partner" in line]


def _ordering(state: State) -> Action:
    """Accept the up-card with the partner, and play with the partner."""
    options = legal(state)
    return next((action for action in options if action in (Order(), Together())), options[0])
