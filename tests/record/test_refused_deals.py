"""Deals that break their own rules are refused, and the sentence says where and why."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from euchre.core.errors import ParseError
from euchre.record.egn import parse_egn
from support.games import deal, recorded, sheet

# The third deal of nine-deals: seat 2 deals, Kd is turned down, seat 0 names clubs; seat 3 leads. The first
# trick is As Qs 9s Kc by seats 3 0 1 2.


def refused(text: str) -> ParseError:
    with pytest.raises(ParseError) as problem:
        parse_egn(text)
    return problem.value


def changed(change: Callable[[list[list[str]]], object], name: str = "nine-deals", number: int = 3) -> ParseError:
    value = recorded(name)
    change(value["deals"][number - 1]["phases"][1]["tricks"])
    return refused(json.dumps(value))


def swap(tricks: list[list[str]], one: str, other: str) -> None:
    for trick in tricks:
        trick[:] = [other if card == one else one if card == other else card for card in trick]


def test_a_renege_names_the_trick_where_suit_was_not_followed() -> None:
    # Deal 1 of nine-deals, hearts are trumps: Ac led to trick 2 by seat 2, who then has Kc fall from seat 0 in
    # trick 4. If seat 0 plays Kc's partner card late, that was a renege: swap its 9c (trick 2) with As (trick 3).
    problem = changed(lambda tricks: swap(tricks, "9c", "As"), number=1)
    assert problem.code == "play/must-follow-suit"
    assert str(problem).startswith("Deal 1, trick 2: seat 0 plays As and does not follow suit, but holds 9c")


def test_a_renege_of_the_left_bower_is_one() -> None:
    # Jd is the left bower where hearts are trumps, so it must follow a heart: in deal 1, seat 3 plays 9h to
    # trick 1 (hearts led) and Jd in trick 5. With these two it is fine; with Qs instead of 9h it is not.
    problem = changed(lambda tricks: swap(tricks, "9h", "Qs"), number=1)
    assert str(problem).startswith("Deal 1, trick 1: seat 3 plays Qs and does not follow suit, but holds")
    assert problem.code == "play/must-follow-suit"


def test_a_trick_too_many_is_refused() -> None:
    problem = changed(lambda tricks: tricks.append(["9c", "9d", "Tc", "Tc"]))
    assert str(problem) == "Deal 3, trick 6: a deal has five tricks."


def test_a_trick_too_few_is_refused_where_another_deal_follows() -> None:
    problem = changed(lambda tricks: tricks.pop())
    assert str(problem) == "Deal 3, trick 5: the trick is missing: five are played before the next deal."


@pytest.mark.parametrize(("number", "name"), [(3, "nine-deals"), (9, "nine-deals")])
def test_a_card_missing_within_the_play_is_refused(number: int, name: str) -> None:
    problem = changed(lambda tricks: tricks[1].pop(), name, number)
    assert str(problem) == f"Deal {number}, trick 2: 3 cards are played by 4 players."


def test_a_card_too_many_is_refused_in_the_last_trick_too() -> None:
    problem = changed(lambda tricks: tricks[4].append("Tc"), number=9)
    assert str(problem) == "Deal 9, trick 5: 5 cards are played by 4 players."


def test_four_cards_to_a_trick_against_a_loner_are_refused() -> None:
    problem = changed(lambda tricks: tricks[0].append("Ac"), "two-deals", 1)
    assert str(problem) == "Deal 1, trick 1: 4 cards are played by 3 players."


def test_a_card_played_twice_is_refused() -> None:
    problem = changed(lambda tricks: tricks[2].__setitem__(3, "As"))
    assert problem.code == "egn/twice"
    assert str(problem).startswith("Deal 3, trick 3: As was played before")


def test_the_turned_down_up_card_cannot_be_played() -> None:
    problem = changed(lambda tricks: tricks[0].__setitem__(3, "Kd"))
    assert str(problem) == "Deal 3, trick 1: seat 2 plays Kd, the up-card, which nobody took."


def test_nobody_but_the_dealer_plays_the_card_the_dealer_took() -> None:
    # Deal 4: seat 3 deals and takes Kd, which it plays third to trick 2, after Td of seat 2.
    problem = changed(lambda tricks: swap(tricks, "Td", "Kd"), number=4)
    assert problem.code == "egn/up-card"
    assert str(problem) == "Deal 4, trick 2: seat 2 plays Kd, the up-card, which the dealer (seat 3) took."


def test_a_card_of_another_pack_is_refused() -> None:
    problem = changed(lambda tricks: tricks[1].__setitem__(0, "7s"))
    assert str(problem) == "Deal 3, trick 2: 7s is not a card of this pack."


def test_a_card_that_was_discarded_cannot_be_played() -> None:
    value = recorded("nine-deals")
    value["deals"][0]["phases"][0]["discard"] = "Th"  # the dealer plays it to trick 1
    assert str(refused(json.dumps(value))) == "Deal 1, trick 1: seat 0 plays Th, which was discarded."


def test_a_card_that_was_not_dealt_to_a_seat_cannot_be_played_by_it() -> None:
    # one-deal gives all hands: seat 1 holds 9h and leads it; Ts lies in the kitty.
    problem = changed(lambda tricks: tricks[0].__setitem__(0, "Ts"), "one-deal", 1)
    assert str(problem) == "Deal 1, trick 1: seat 1 plays Ts, which was not dealt to them."


def test_a_renege_against_the_told_hand_is_refused_by_the_engine() -> None:
    # Seat 1 leads 9h; seat 3 holds no heart; seat 0 holds Kh Th Ah and throws Jd instead. The play breaks off
    # there, so only the hand that was dealt can tell.
    value = recorded("one-deal")
    value["deals"][0]["phases"][1]["tricks"] = [["9h", "Jh", "9s", "Jd"]]
    problem = refused(json.dumps(value))
    assert problem.code == "play/must-follow-suit"
    assert str(problem) == "Deal 1, trick 1: J♦ does not follow suit: hearts were led."


def test_the_dealer_must_be_the_next_in_turn() -> None:
    value = recorded("nine-deals")
    value["deals"][4]["initialState"]["dealer"] = 2
    assert str(refused(json.dumps(value))) == "Deal 5: seat 2 deals, but it is the turn of seat 0."


def test_a_deal_after_the_end_of_the_game_is_refused() -> None:
    value = recorded("nine-deals")
    value["deals"].append(value["deals"][-1])
    assert str(refused(json.dumps(value))) == "Deal 10: the game was over before it."


def test_a_final_score_that_the_deals_contradict_is_refused() -> None:
    value = recorded("nine-deals")
    value["metadata"]["finalScore"] = [11, 8]
    assert str(refused(json.dumps(value))) == "The file says it ended 11-8, but its deals end 11-9."
    value["metadata"]["finalScore"] = [11, 9]
    assert parse_egn(json.dumps(value)).score == (11, 9)


@pytest.mark.parametrize(
    ("page", "ruleset", "sentence"),
    [
        (deal(0, "9h", "Pass Pass Pass Pass h"), {}, "Deal 1, call 5: Hearts were turned down: name another suit."),
        (deal(0, "9h", "d"), {}, "Deal 1, call 1: In round 1 only the up-card's suit can become trump: order it up."),
        (
            deal(0, "9h", "Pass Pass Pass Pass Order"),
            {},
            "Deal 1, call 5: Hearts were turned down: name another suit.",
        ),
        (deal(0, "9h", "Pass Pass Pass Pass n"), {}, "Deal 1, call 5: No trump may not be named here."),
        (
            deal(0, "9h", "Pass " * 8),
            {"std": True},
            "Deal 1, call 8: The dealer is stuck and must name a suit.",
        ),
        (deal(0, "9h", "Pass " * 9), {"std": False}, "Deal 1: more is called than there are turns to call."),
        (deal(0, "9h", "Order Pass"), {}, "Deal 1, call 2: trump was made before."),
        (deal(0, "9h", "Pass Pass Pass Pass x"), {}, "Deal 1, call 5: what was called is not known."),
        (deal(0, "9h", "Pass", isAlone=True), {}, "Deal 1: somebody plays alone, but nobody made trump."),
        (
            deal(0, "9h", "Pass Order"),
            {"canadian": True},
            "Deal 1, call 2: The dealer's partner may accept the up-card only alone.",
        ),
        (deal(0, "9h", "Pass", "9c Tc Jc Qc"), {}, "Deal 1: cards are played, but nobody made trump."),
        (
            deal(0, "9h", "Pass Order", isAlone=True, aloneDefender=0),
            {},
            "seat 0 defends alone, but is not a defender.",
        ),
        (deal(0, "9h", "Pass", aloneDefender=1), {}, "seat 1 defends alone, but is not a defender."),
        (
            deal(0, "9h", "Order", isAlone=True, aloneDefender=0),
            {},
            "Deal 1: seat 0 defends alone, which is not played",
        ),
        (
            deal(0, "9h", "Pass Pass Pass Pass c", discard="9d"),
            {},
            "Deal 1: a card is discarded, though nobody took one.",
        ),
        (deal(0, "Xx", "Order"), {}, "Deal 1: the up-card Xx was ordered up, but its suit is not known."),
        (deal(0, "9h", "Order", discard="R", player_cards=[["9h"]]), {}, "Deal 1: 9h would have been dealt twice."),
        (deal(0, "9h", "", player_cards=[["9c"], ["9c"]]), {}, "Deal 1: 9c would have been dealt twice."),
        (
            deal(0, "9h", "", player_cards=[["9c", "9d", "9s", "Tc", "Td", "Ts"]]),
            {},
            "Deal 1: seat 0 would have been dealt more than five cards.",
        ),
        (
            deal(0, "9h", "", player_cards=[["X" + "s"] * 4, ["Xs"] * 4]),
            {},
            "Deal 1: the hands cannot be completed to five cards each from the rest of the pack.",
        ),
        (
            deal(0, "9h", "Order", cardExchanges=[{"receiver": 2, "cards": ["9c", "9d", "Tc"]}]),
            {},
            "Deal 1: seat 2 swaps cards with the kitty, which is not played here.",
        ),
        (
            deal(0, "9h", "Order", isAlone=True, cardExchanges=[{"sender": 3, "receiver": 1, "cards": ["9c"]}]),
            {},
            "Deal 1: a partner gives a card, which is not played here.",
        ),
        (
            deal(0, "9h", "Order", cardExchanges=[{"sender": 3, "receiver": 1, "cards": ["9c"]}]),
            {"partners_best": True},
            "Deal 1: the exchange of cards with seat 1 is not one that is played here.",
        ),
    ],
)
def test_what_cannot_have_happened_is_refused_in_one_sentence(
    page: dict[str, Any], ruleset: dict[str, Any], sentence: str
) -> None:
    assert sentence in str(refused(sheet(page, **ruleset)))


def test_phases_come_in_their_order() -> None:
    page = deal(0, "9h", "Order", "9c")
    for phases in (page["phases"][::-1], page["phases"][1:], page["phases"][:1] * 2):
        assert "a deal is one bidding and then one play" in str(refused(sheet(page | {"phases": phases})))


def test_a_first_leader_that_the_rules_do_not_give_is_refused() -> None:
    page = deal(0, "9h", "Order", "9c")
    page["phases"][1]["initialLead"] = 2
    assert str(refused(sheet(page))) == "Deal 1, trick 1: seat 2 is said to lead, but seat 1 leads."


def test_a_deal_that_breaks_off_is_refused_where_another_follows() -> None:
    for calls in ("", "Pass Pass"):
        problem = refused(sheet(deal(0, "9h", calls), deal(1, "9h", "")))
        assert str(problem) == "Deal 1: the deal breaks off, though another follows."


@pytest.mark.parametrize(
    ("score", "ruleset", "sentence"),
    [
        ((10, 3), {}, "The game starts at 10-3, but 10 points win it."),
        ((7, 3), {"winning_score": 5}, "The game starts at 7-3, but 5 points win it."),
    ],
)
def test_a_game_that_is_over_before_it_starts_is_refused(
    score: tuple[int, ...], ruleset: dict[str, Any], sentence: str
) -> None:
    assert str(refused(sheet(score=score, **ruleset))) == sentence


def test_five_players_are_refused() -> None:
    value = json.loads(sheet())
    value["metadata"]["players"] = ["a", "b", "c", "d", "e"]
    assert str(refused(json.dumps(value))) == "Four play here, but the file names 5 players."


def test_a_card_that_went_under_the_kitty_cannot_be_given_afterwards() -> None:
    # Seat 2 was dealt three low cards, so these went under; nine of clubs is one of them, king of clubs is not.
    hands = ["Jh Jd Kh Qh Ac", "9s Ts Qd Kd Ad", "9c 9d Td Kc Qc", "As Tc Jc Qs Ks"]
    swapped = {"receiver": 2, "cards": ["Js", "Ah", "Th"]}

    def told(gift: str) -> str:
        given = {"sender": 2, "receiver": 0, "cards": [gift]}
        known: dict[str, Any] = {"player_cards": [hand.split() for hand in hands], "cardExchanges": [swapped, given]}
        return sheet(deal(3, "9h", "Order", isAlone=True, **known), partners_best=True, go_under=True)

    assert "give Kc" in map(str, parse_egn(told("Kc")).actions)
    assert str(refused(told("9c"))) == "Deal 1: 9♣ is not in your hand."
