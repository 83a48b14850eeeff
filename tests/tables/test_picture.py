"""The public parts of a picture: marks, the winning card, the kitty and the packets."""

from __future__ import annotations

import pytest

from euchre.core import law
from euchre.core.actions import Deal
from euchre.core.cards import BENNY, Card
from euchre.core.errors import IllegalAction
from euchre.core.rules import PRESETS, Rules
from euchre.core.view import view
from euchre.narration.people import People
from euchre.narration.question import question
from euchre.tables.course import the_course
from euchre.tables.perspective.faces import held
from euchre.tables.perspective.picture import picture_of, public_picture
from euchre.wording import wording
from support.covering import FOUR_HANDED
from support.evenings import HOST, Evening, alone, by_chance
from support.games import random_match
from support.hands import deal, play
from support.sampling import few
from support.worded import check_worded


def _dealt(rules: str, number: int) -> Evening:
    evening = alone(rules=rules, root=f"{rules} {number}")
    evening.play(by_chance(number), until=lambda: evening.state.open.packets != ())
    return evening


@pytest.mark.parametrize(("rules", "cards"), [("standard", 3), ("british", 4), ("standard,lowest=7", 11)])
def test_the_kitty_is_what_is_left_of_the_pack(rules: str, cards: int) -> None:
    assert _dealt(rules, 1).picture(HOST).kitty == cards


@pytest.mark.parametrize("rules", PRESETS)
def test_the_packets_are_those_of_the_deal(rules: str) -> None:
    for number in range(6):
        evening = _dealt(rules, number)
        actions = the_course(evening.table.course).actions
        deal = next(action for action in reversed(actions) if isinstance(action, Deal))
        dealer = evening.state.match.dealer
        first, *others = law.dealt_slots(Rules.parse(rules), dealer, deal.packets)
        for slots, count in zip((first, *others), evening.picture(HOST).packets, strict=True):
            in_a_row = next((n for n in range(1, 5) if slots[n] != slots[0] + n), 5)
            assert in_a_row == count, "so many cards of the pack one after the other"


def test_the_winning_card_of_a_trick_is_the_one_that_takes_it_in_the_end() -> None:
    marks, seen = set[str](), 0
    for number in range(12):
        evening = alone(rules="british", root=f"trick {number}")
        while evening.table.stage == "playing" and evening.state.match.deals_finished < 2:
            before = evening.picture(HOST)
            marks |= {laid.mark for laid in before.trick}
            evening.act(by_chance((number, evening.table.version)))
            tricks = evening.picture(HOST).tricks
            if before.winning is not None and len(tricks) == len(before.tricks) + 1:
                seen += 1
                assert tricks[-1].winner in (before.winning, _last_played(evening, before.trick))
    assert seen > 10
    assert marks == {"", "Benny", "right bower", "left bower"}


@pytest.mark.parametrize(
    ("rules", "english", "german", "mark"),
    [
        ("british", "Benny", "Benny", "Benny"),
        ("british,benny=two-of-spades", "Benny", "Benny", "Benny"),
        ("online,benny=joker", "Best Bower", "Best Bower", "Best Bower"),
        ("online,benny=two-of-spades", "two of spades", "Pik-Zwei", "Best Bower"),
        ("standard,benny=joker", "Joker", "Joker", "Benny"),
    ],
)
def test_the_highest_trump_is_called_as_the_rules_call_it(rules: str, english: str, german: str, mark: str) -> None:
    """Seed 000: "Benny, or Best Bower (the joker or two of spades)"; seed 003: a Joker is the "Best Bower"."""
    table = Rules.parse(rules)
    english_card, german_card = (held(wording(language), table, BENNY, None) for language in ("en", "de"))
    assert (english_card.name, german_card.name) == (english, german)
    assert english_card.mark == german_card.mark == mark
    shown = alone(rules=rules, root="called").picture(HOST)
    assert shown.benny == english


@pytest.mark.parametrize(
    ("rules", "waiting"),
    [("british", "the Benny"), ("online,benny=joker", "the Best Bower"), ("standard,benny=joker", "the Joker")],
)
def test_sentences_call_it_so_too(rules: str, waiting: str) -> None:
    table = deal(rules, up="B")
    people = People(("Ann", "Bess", "Cleo", "Dora"), 0)
    assert question(wording(), view(table, 0), people) == f"Waiting for Dora to name trump for {waiting}."
    with pytest.raises(
        IllegalAction, match=f"^T{waiting[1:]} is turned up, so the dealer must name trump.$"
    ) as refused:
        play(table, "pass")
    check_worded(refused.value)


@pytest.mark.parametrize("rules", few([*FOUR_HANDED, "british,weak_hand=go-under,partners_best=1,benny=joker"], keep=1))
def test_what_a_spectator_sees_is_all_that_a_seat_is_shown_of_the_others(rules: str) -> None:
    words, names = wording(), ("Ann", "Bess", "Cleo", "Dora")
    for number in range(4):
        record = random_match(rules, number)
        for state, _ in [*record.steps(), (record.final, None)]:
            public = public_picture(words, view(state, None))
            for seat in (None, 0, 1, 2, 3):
                own, people = view(state, seat), People(names, seat)
                assert picture_of(words, own, people, public=public) == picture_of(words, own, people)


def _last_played(evening: Evening, before: tuple[object, ...]) -> int:
    trick = evening.picture(HOST).tricks[-1].cards
    return next(laid.seat for laid in trick if laid not in before)


def test_a_card_of_a_trick_is_marked_as_it_is_in_the_hand() -> None:
    evening = alone(rules="british", root="marks")
    held: dict[str, str] = {}
    for _ in range(200):
        picture = evening.picture(HOST)
        if picture.trump is None:
            held.clear()
        held |= {one.card: one.mark for one in picture.hand if picture.trump is not None}
        for laid in picture.trick:
            assert laid.mark == held.get(laid.card, laid.mark)
            assert Card.parse(laid.card)
        if evening.table.stage != "playing":
            break
        evening.act(by_chance(("marks", evening.table.version)))


def _announcing(rules: str) -> tuple[set[str], set[str]]:
    """The phases in which the host may and may not yet announce, over some deals of random bots."""
    may, may_not = set[str](), set[str]()
    for number in range(12):
        evening = alone(rules=rules, root=f"announcing {number}")
        while evening.table.stage == "playing" and evening.state.match.deals_finished < 3:
            picture = evening.picture(HOST)
            (may if picture.may_announce else may_not).add(picture.phase)
            if picture.phase == "alone" and picture.turn == picture.seat:
                assert picture.may_announce == (rules == "british"), "whoever is asked could know it before"
            if {0, 2} & set(picture.alone):
                assert not picture.may_announce, "one of a side may be alone"
            evening.act(by_chance((number, evening.table.version)))
    return may, may_not


def test_who_will_be_asked_before_the_first_lead_is_told_from_the_deal_on() -> None:
    may, may_not = _announcing("british")
    assert may == {"benny", "round-1", "round-2", "bury", "alone"}
    assert {"draw", "cut", "play"} & may_not == {"cut", "play"}


@pytest.mark.parametrize(
    "rules", few(["standard", "north-american", "standard,alone_when=after-burial"], keep={"north-american"})
)
def test_where_nobody_is_asked_before_the_first_lead_nobody_may_announce(rules: str) -> None:
    may, _ = _announcing(rules)
    assert may == set()
