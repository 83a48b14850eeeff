"""The decisions of a record that rest on cards its file does not name are known, however much a file leaves out."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from euchre.core.actions import Action, Bury, Deal
from euchre.core.cards import parse_cards, set_of
from euchre.core.engine import new_match
from euchre.core.errors import ParseError
from euchre.core.rules import Rules
from euchre.core.state import Phase, State
from euchre.core.view import view
from euchre.record.egn import egn_of, parse_egn, untold
from euchre.record.emn import parse_emn
from euchre.record.log import format_log, parse_log
from euchre.record.match_record import MatchRecord
from euchre.record.read import read_records
from support.exports import RULES
from support.games import FIXTURES, deal, random_match, recorded, sheet
from support.sampling import few

# Hearts are trump, and seat 1 leads and takes all tricks; seat 0 deals. 9c, 9s, Jc and Ks are not played.
TRICKS = "Jh 9h Th Qh/Jd Kh Ah 9d/Ac Tc Qc Kc/As Ts Js Qs/Ad Td Qd Kd"
ALL_SEATS = (0, 1, 2, 3)
NO_MATCH = new_match(Rules()).match


def guessed(text: str, number: int = 1) -> set[tuple[int | None, Phase]]:
    """The seats and phases of the decisions in a deal of a file that rest on what it does not tell."""
    record = parse_egn(text)
    found = untold(record).decisions
    return {(state.turn, state.phase) for at, state, _ in _deals(record)[number - 1] if at in found}


def _deals(record: MatchRecord) -> list[list[tuple[int, State, Action]]]:
    """The actions of each deal after the cards were dealt: number, state and action."""
    deals: list[list[tuple[int, State, Action]]] = []
    for number, (state, action) in enumerate(record.steps()):
        if isinstance(action, Deal):
            deals.append([])
        elif state.turn is not None and state.phase is not Phase.CUT:
            deals[-1].append((number, state, action))
    return deals


# Burials


def test_a_burial_that_is_not_written_down_is_a_guess_and_so_is_the_dealers_hand() -> None:
    ordered = deal(0, "Qh", "Pass Pass Pass Order", TRICKS)
    assert guessed(sheet(ordered)) == {(0, Phase.ROUND_1), (0, Phase.BURY), (0, Phase.PLAY)}


WEAK = "Jh 9h Th Qh/Jd Kh Ah 9d/Ac Kc Qc Tc/As Ts Js 9s/Ad Kd Qd Td"
"""The dealer plays the up-card, nines and tens; 9c, Jc, Qs and Ks are not played."""


@pytest.mark.parametrize(
    ("text", "cards", "whole"),
    [
        (sheet(deal(0, "Qh", "Pass Pass Pass Order", TRICKS)), "9c Jc 9s Ks", 4),
        (sheet(deal(0, "Qh", "Pass Pass Pass Order", WEAK)), "9c Jc Qs Ks", 4),
        (sheet(deal(0, "Qh", "Pass Pass Pass Order", TRICKS, kitty=["9c"])), "Jc 9s Ks", 3),
        (sheet(deal(0, "Qh", "Pass Pass Pass Order", WEAK), farmers=True), "9c Jc Qs Ks", 4),
    ],
)
def test_the_cards_that_a_dealer_may_have_buried_are_those_never_named(text: str, cards: str, whole: int) -> None:
    record = parse_egn(text)
    ((dealt, burial),) = untold(record).burials.items()
    assert burial.cards == set_of(parse_cards(cards))
    assert {dealt + number for number in burial.decisions} == untold(record).decisions
    steps = list(record.steps())[dealt:]
    ways = [way for way in burial.ways(steps) if len(way) == len(steps)]
    assert len(ways) == whole
    buried = {action for way in ways for _, action in way if isinstance(action, Bury)}
    assert {set_of(parse_cards(str(action)[-2:])) for action in buried} <= {1 << card for card in parse_cards(cards)}
    assert len(buried) == whole
    for way in ways:  # nothing that was seen is another
        assert [action for _, action in way[1:] if not isinstance(action, Bury)] == [
            action for _, action in steps[1:] if not isinstance(action, Bury)
        ]


def test_a_burial_that_the_play_contradicts_goes_as_far_as_the_rules_allow() -> None:
    """Let the dealer bury the jack that seat 1 has led: the play ends before it."""
    record = parse_egn(sheet(deal(0, "Qh", "Pass Pass Pass Order", TRICKS)))
    ((dealt, burial),) = untold(record).burials.items()
    (way,) = burial._replace(cards=set_of(parse_cards("Jh"))).ways(list(record.steps())[dealt:])
    assert str(way[-1][1]) == "bury Jh"


@pytest.mark.parametrize(
    "text",
    [
        sheet(deal(0, "Qh", "Pass Pass Pass Order", TRICKS, discard="9s")),
        sheet(deal(0, "9s", "Pass Pass Pass Pass h", TRICKS)),
        sheet(deal(0, "Qh", "Pass Pass Pass Order", TRICKS.replace("Kd", "Xd"))),
        sheet(deal(0, "Qh", "Pass Pass Pass Order", "Jh 9h Th Qh")),
    ],
)
def test_no_burial_is_listed_where_it_is_told_or_a_card_played_is_not(text: str) -> None:
    assert not untold(parse_egn(text)).burials


@pytest.mark.parametrize(
    ("up_card", "calls", "tricks", "more"),
    [
        ("Qh", "Pass Pass Pass Order", TRICKS, {"discard": "9s"}),
        ("Qh", "Pass Pass Pass Order", TRICKS.replace("Qh", "Ks"), {}),  # what the dealer never played was buried
        ("Qh", "Pass Pass Pass Order", TRICKS, {"player_cards": [["9d", "Kc", "Qs", "Kd", "9s"]]}),
        ("9s", "Pass Pass Pass Pass h", TRICKS, {}),  # nobody took the up-card
    ],
)
def test_what_follows_from_the_cards_played_is_no_guess(
    up_card: str, calls: str, tricks: str, more: dict[str, Any]
) -> None:
    assert guessed(sheet(deal(0, up_card, calls, tricks, **more))) == set()


def test_a_record_that_breaks_off_tells_the_hands_it_names() -> None:
    hands = [["9d", "Kc", "Qs", "Kd", "9s"], [], ["9h", "Kh", "Tc", "Ts", "Xd"]]
    page = deal(0, "Qh", "Pass Pass Pass Order", "Jh 9h Th Qh/Jd", discard="9s", player_cards=hands)
    assert {seat for seat, _ in guessed(sheet(page))} == {1, 2, 3}


# Cards that everybody saw


def test_after_a_card_that_is_not_named_everything_is_a_guess() -> None:
    record = parse_egn(sheet(deal(0, "9s", "Pass Pass Pass Pass h", TRICKS.replace("Tc", "Xc"))))
    found = untold(record).decisions
    for at, state, _ in _deals(record)[0]:
        assert (at in found) == (state.turn == 2 or len(state.tricks) > 2 or len(state.trick) > 1 < len(state.tricks))


def test_nobodys_decision_is_told_where_the_up_card_is_not_named() -> None:
    assert {seat for seat, _ in guessed(sheet(deal(0, "Xs", "Pass Pass Pass Pass h", TRICKS)))} == set(ALL_SEATS)


def test_a_green_suit_written_both_ways_may_be_the_other_one() -> None:
    letters = {"h": "t", "d": "n", "c": "g", "s": "h"}
    tricks = "/".join(" ".join(card[0] + letters[card[1]] for card in trick.split()) for trick in TRICKS.split("/"))
    assert guessed(sheet(deal(0, "9n", "Pass Pass Pass Pass h", tricks.replace("9n", "9h")))) == set()
    assert {seat for seat, _ in guessed(sheet(deal(0, "9s", "Pass Pass Pass Pass h", tricks)))} == set(ALL_SEATS)


@pytest.mark.parametrize(("unknown", "is_told"), [("Xx", False), ("Xd", True)])
def test_decisions_rest_on_the_score_before_them(unknown: str, *, is_told: bool) -> None:
    """Leave a card unknown: if the last of seat 2 is the trump Qh, it takes a trick, and the maker not all five."""
    tricks = "Jh 9h Th 9s/Jd Kh Ah 9d/Ac Tc Qc Kc/As Ts Js Qs/Ad Td Qd Kd"
    first = deal(0, "Jc", "Pass Pass Pass Pass h", tricks.replace("Td", unknown))
    second = deal(1, "9s", "Pass Pass Pass Pass h", TRICKS)
    assert (guessed(sheet(first, second), 2) == set()) == is_told


# Exchanges

HAND = ["Jh", "Jd", "Ah", "Kh", "9s"]
LONE = "Jh 9h Th/Jd 9d Td/Ah 9c Tc/Kh Ks Kc/Qh Qs Qc"
"""Seat 1, left of the dealer (0), plays alone in hearts and takes all tricks: Qh was not dealt to them."""


@pytest.mark.parametrize(
    ("more", "phases"),
    [
        ({}, {Phase.ROUND_1, Phase.ROUND_2, Phase.BURY, Phase.PLAY}),
        ({"player_cards": [[], HAND]}, set()),
        ({"cardExchanges": [{"sender": 3, "receiver": 1, "cards": ["Qh"]}], "discard": "9s"}, set()),
        ({"discard": "9s"}, {Phase.ROUND_1, Phase.ROUND_2, Phase.BURY}),
    ],
)
def test_a_gift_that_is_not_named_leaves_open_what_the_loner_was_dealt(
    more: dict[str, Any], phases: set[Phase]
) -> None:
    text = sheet(deal(0, "As", "Pass Pass Pass Pass h", LONE, isAlone=True, **more), partners_best=True)
    found = guessed(text)
    assert {phase for seat, phase in found if seat == 1} == phases
    assert {seat for seat, _ in found} - {1} == {3}, "the partner shows no card"


@pytest.mark.parametrize(
    ("received", "dealt", "phases"),
    [
        (["9c", "Jc", "Ks"], ["9h", "Th", "9s", "Ac", "Td"], set()),
        (["9c", "Jc", "Ks"], [], {Phase.WEAK_HANDS, Phase.ROUND_1, Phase.PLAY}),
        ([], ["9h", "Th", "9s", "Ac", "Td"], set()),  # it played what it kept and what it got
        ([], [], {Phase.WEAK_HANDS, Phase.ROUND_1, Phase.PLAY}),
    ],
)
def test_cards_of_the_kitty_that_are_not_named_are_guesses(
    received: list[str], dealt: list[str], phases: set[Phase]
) -> None:
    """Seat 2 goes under with three of four low cards, and plays Ac, Td and the three that it got."""
    tricks = "Jh 9c Qh 9d/Jd Jc Kh Kc/As Ks Qs Js/Ad Td Qd Kd/Ah Ac Tc Qc"
    exchange = {"receiver": 2, "cards": received}
    page = deal(0, "Ts", "Pass Pass Pass Pass h", tricks, cardExchanges=[exchange], player_cards=[[], [], dealt])
    assert guessed(sheet(page, go_under=True)) == {(2, phase) for phase in phases}


def test_nobody_says_whose_weak_hand_was_dealt_again() -> None:
    again, then = deal(0, "As", ""), deal(0, "9s", "Pass Pass Pass Pass h", TRICKS)
    found = guessed(sheet(again, then, farmers=True))
    assert found
    assert {phase for _, phase in found} == {Phase.WEAK_HANDS}


# Every kind of file


def test_packed_and_binary_files_and_matches_leave_the_same_to_guess() -> None:
    (written,) = read_records(FIXTURES / "twelve-deals.egn")
    expected = untold(written).decisions
    assert len(expected) > 20
    for name in ("packed.egnb", "written-out.egnb"):
        (record,) = read_records(FIXTURES / name)
        assert untold(record).decisions == expected
    register = [{"id": name, "name": name} for name in "NESW"]
    games = [{"gameData": recorded("twelve-deals"), "players": list("NESW")}] * 2
    match = {"fileType": "Euchre Match Notation", "version": "1.0", "metadata": {"players": register}, "games": games}
    assert [untold(record).decisions for record in parse_emn(json.dumps(match))] == [expected] * 2
    assert untold(parse_log(format_log(written))).decisions == expected


def test_our_own_record_leaves_nothing_to_guess() -> None:
    record = random_match("standard", 4)
    assert untold(record).decisions == frozenset()
    assert untold(parse_egn(json.dumps(egn_of(record)))).decisions == frozenset()


def test_everything_is_a_guess_where_the_text_that_is_kept_cannot_be_read() -> None:
    record = replace(random_match("standard", 4), egn="{}")
    assert untold(record).decisions == frozenset(range(len(record.actions)))


# Any cards left out of any game


@pytest.mark.parametrize(
    "rules", few([rules for rules in RULES if "tram" not in rules], keep=3)
)  # the notation has no TRAM
@settings(max_examples=10)
@given(seed=st.integers(0, 10_000), most=st.integers(20, 300))
def test_what_is_no_guess_is_what_the_seat_saw(rules: str, seed: int, most: int) -> None:
    """Cards are struck out of a game at random. Every decision that is still told is seen as it was."""
    record = random_match(rules, seed, most=most)
    value = egn_of(record)
    rng = Random(seed)
    for page in value["deals"]:
        _strike(page, rng, rng.choice((0.0, 0.05, 0.5)))
    try:
        back = parse_egn(json.dumps(value))
    except ParseError:  # too little is left to complete
        reject()
    found = untold(back).decisions
    for true, read in zip(_deals(record), _deals(back), strict=True):
        told = {at: (state, action) for at, (number, state, action) in enumerate(read) if number not in found}
        for at, (state, action) in told.items():
            assert _seen(state) == _seen(true[at][1])
            assert action == true[at][2]


def _seen(state: State) -> tuple[object, ...]:
    """The view of the seat to act, without what the notation has no words for, such as the cut."""
    seen = view(state, state.turn)
    table = seen.open._replace(cut=0, packets=())
    contract = seen.contract and seen.contract._replace(watched=False, declined=(), word=None)
    return (seen.match.score, seen.match.dealer, *seen._replace(match=NO_MATCH, open=table, contract=contract))


def _strike(page: dict[str, Any], rng: Random, share: float) -> None:
    """Leave out a share of the cards of a deal, and of what happened before the play."""

    def left(cards: list[str], part: float = share) -> list[str]:
        return ["Xx" if rng.random() < part else card for card in cards]

    start = page["initialState"]
    start["playerCards"] = [left(hand) if rng.random() < 0.5 else [] for hand in start["playerCards"]]
    for phase in page["phases"]:
        if rng.random() < share:
            phase.pop("discard", None)
        for exchange in phase.get("cardExchanges", []):
            exchange["cards"] = left(exchange["cards"])
        if "tricks" in phase:
            phase["tricks"] = [left(trick, share / 20) for trick in phase["tricks"]]
