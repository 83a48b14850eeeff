"""The diagrams of a view and of a match."""

from __future__ import annotations

from re import findall, sub

from euchre.core.engine import new_match
from euchre.core.state import State
from euchre.core.view import view
from euchre.match import Match
from support.hands import deal, play


def standard() -> State:
    return deal("standard", left="As Kc Qc Th Ah", dealer="Jh Qh Kh 9s Td", up="9h")


def test_a_view_prints_what_the_seat_sees_and_no_other_hand() -> None:
    state = play(standard(), "pass, pass, pass, order, bury Td, As")
    seat = state.turn
    assert seat is not None
    lines = str(view(state, seat)).splitlines()
    assert lines[:5] == [
        "standard: deal 1, 0 to 0",
        "Seat 3 turned up 9h",
        "Seat 0 pass, seat 1 pass, seat 2 pass, seat 3 order",
        "Seat 3 called hearts: tricks 0 to 0",
        "On the table: seat 0 As",
    ]
    assert [line[:7] for line in lines[5:]] == [f"Seat {seat}:"]
    assert set(lines[5].split()[2:]) == set(str(state.hand(seat)).split())


def test_a_hand_is_sorted_as_people_sort_it() -> None:
    state = play(standard(), "pass, pass, pass, order")
    assert str(view(state, 3)).endswith("Seat 3: Jh Kh Qh 9h 9s Td")


def test_a_spectator_sees_no_hand_and_who_plays_alone_is_named() -> None:
    state = play(deal("standard"), "pass, pass, pass, pass, name hearts alone")
    assert str(view(state, None)).splitlines()[-1] == "Seat 0 called hearts, seat 0 alone: tricks 0 to 0"
    assert str(view(new_match("british"), 0)) == "british: deal 1, 0 to 0", "no cards yet"


def test_a_match_prints_all_four_hands() -> None:
    match = Match("standard", seed=1)
    assert [line.partition(":")[0] for line in str(match).splitlines()[2:]] == ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]


def test_before_trump_is_made_a_view_tells_of_no_maker_no_loner_and_no_word() -> None:
    seen = view(standard(), 0)
    assert (seen.contract, seen.trump, seen.maker, seen.alone, seen.word) == (None, None, None, (), None)
    seen = view(play(deal("standard"), "pass, pass, pass, pass, name hearts alone"), 0)
    assert (str(seen.trump), seen.maker, seen.alone, seen.word) == ("hearts", 0, (0,), None)


def test_a_picture_has_the_cards_where_they_lie_and_no_hidden_hand() -> None:
    state = play(standard(), "pass, pass, pass, order, bury Td, As")
    seat = state.turn
    assert seat is not None

    def shown(picture: str) -> str:
        return " ".join(sub("<[^>]*>", " ", picture).split())

    hand = " ".join(f"{str(card)[0]}{card.suit.symbol}".replace("T", "10") for card in state.hand(seat) if card.suit)
    seen = shown(view(state, seat)._repr_html_())
    assert sorted(seen.split("0: A♠")[0].split("Seat 1")[-1].split()) == sorted(hand.split())
    assert seen.endswith("0: A♠ Seat 3 Seat 0")
    every = shown(Match("standard", seed=1)._repr_html_())
    assert len(findall("[♣♦♥♠]", every)) == 21, "four hands and the up-card"
