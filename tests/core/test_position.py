"""A moment of a deal as one line of text: written and read again it is the same, and what cannot be is refused.

The dealer sits in seat 3; LEFT, PARTNER and RIGHT sit around the table from there.
"""

from __future__ import annotations

import pickle
import re
from functools import cache
from random import Random
from typing import Literal, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre import Match, Position, position_of
from euchre.core import law
from euchre.core.actions import Draw, parse_action
from euchre.core.cards import CardSet
from euchre.core.engine import apply, new_match
from euchre.core.errors import EuchreError, IllegalAction, ParseError
from euchre.core.rules import PRESETS
from euchre.core.state import Phase, State
from euchre.core.view import view
from support.covering import TABLES
from support.hands import DEALER, LEFT, PARTNER, RIGHT, Hands, actions, shuffled
from support.positions import Steps, moments, seen_without_last
from support.worded import check_worded

seats = pytest.mark.parametrize("seat", [LEFT, PARTNER, RIGHT, DEALER])


def _story(rules: str, hands: Hands, said: str, *, cut: int = 0, score: tuple[int, ...] = (0, 0)) -> Steps:
    """The first deal of a match up to what was said and played, a step at a time."""
    state, steps = new_match(rules, score=score), Steps()
    for action in (
        Draw(DEALER),
        *actions(f"cut {cut}" if cut else ""),
        shuffled(rules, cut=cut, **hands),
        *actions(said),
    ):
        steps.append((state, action))
        state = apply(state, action)
    return steps


def _after(steps: Steps) -> State:
    return apply(*steps[-1])


# Written and read again


class Case(NamedTuple):
    """A moment, and its text as a person wrote it."""

    text: str
    said: str
    hands: Hands


ACES: Hands = {"left": "As Ks Qs Js Ts", "up": "9d", "dealer": "9c"}
BENNY: Hands = {"up": "B", "left": "Ks Qs Js Ts 9s", "dealer": "9c Ac Kc Qc Jc"}
UNDER: Hands = {"left": "9c Tc 9s Ah Kh", "partner": "Js Qs Ks Qh Jh", "kitty": "Ac As Ad", "up": "Jd"}
GIFT: Hands = {"left": "Jh Jd Ah Kh 9c", "right": "Qh Th 9h As Ks", "dealer": "Ac Kc Qc Jc Tc", "up": "9d"}
CLAIM: Hands = {
    "left": "Jh Jd Ah Kh Qh",
    "partner": "9c Tc Jc Qc Kc",
    "right": "9s Ts Js Qs Ks",
    "dealer": "As 9h Th 9d Kd",
    "up": "Td",
    "kitty": "Ac Qd Ad",
}
LATER: Hands = {
    "left": "Jh Ah Kh Qh Ac",
    "partner": "9c Tc Jc Qc Kc",
    "right": "9s Ts Js Qs Ks",
    "dealer": "As 9d Td Kd Qd",
    "up": "Ad",
}
PASSES = "pass, pass, pass, pass"
PASSED = "pass.pass.pass.pass"
NAMED = f"{PASSES}, name hearts, together, together"
CASES = {
    "before the first call": Case(
        "standard/0-0/3/0/9sAhKhJhTc/Qd",
        "",
        {"left": "Jh Ah Kh 9s Tc", "up": "Qd"},
    ),
    "everybody has passed": Case(
        f"standard/0-0/3/3/TsThTcQdTd/9d/{PASSED}",
        PASSES,
        {"dealer": "Th Td Tc Ts Qd", "up": "9d"},
    ),
    "the dealer has buried, and knows what": Case(
        "standard/0-0/3/3/AcKcQcTc9c/9d/order-alone.bury-9c",
        "order alone, bury 9c",
        {"dealer": "Ac Kc Qc Tc 9c", "up": "9d"},
    ),
    "the others do not": Case(
        "standard/0-0/3/0/AsKsQsJsTs/9d/pass.pass.order.bury/As", "pass, pass, order, bury 9c, As", ACES
    ),
    "a suit is named in the second round": Case(
        f"standard/0-0/3/0/AsKsQsJsTs/9d/{PASSED}.name-s-alone", f"{PASSES}, name spades alone", ACES
    ),
    "no trump": Case(
        f"standard,no_trump=second-round/0-0/3/0/AsKsQsJsTs/9d/{PASSED}.name-n", f"{PASSES}, name n", ACES
    ),
    "the dealer has not looked": Case("standard,benny=joker/0-0/3/3/-/B", "", BENNY),
    "the dealer has looked after naming": Case(
        "standard,benny=joker/0-0/3/3/AcKcQcJc9c/B/name-s.bury-9c", "name spades, bury 9c", BENNY
    ),
    "another seat has looked before": Case("standard,benny=joker/0-0/3/0/KsQsJsTs9s/B", "", BENNY),
    "going under, by who went": Case(
        "standard,weak_hand=go-under/0-0/3/0/9sAhKhTc9c/Jd/under-9sTc9c-AsAcAd", "under 9c Tc 9s", UNDER
    ),
    "going under, by another": Case(
        "standard,weak_hand=go-under/0-0/3/1/KsQsJsQhJh/Jd/under.pass", "under 9c Tc 9s, pass", UNDER
    ),
    "a gift, by who gave it": Case(
        f"standard,partners_best=1/0-0/3/2/AsKsQhTh9h/9d/{PASSED}.name-h-alone.give-Qh",
        f"{PASSES}, name hearts alone, give Qh",
        GIFT,
    ),
    "a gift, by who got it": Case(
        f"standard,partners_best=1/0-0/3/0/AhKhJh9cJd/9d/{PASSED}.name-h-alone.give-Qh.bury-9c",
        f"{PASSES}, name hearts alone, give Qh, bury 9c",
        GIFT,
    ),
    "a gift, by an opponent": Case(
        f"standard,partners_best=1/0-0/3/3/AcKcQcJcTc/9d/{PASSED}.name-h-alone.give.bury",
        f"{PASSES}, name hearts alone, give Qh, bury 9c",
        GIFT,
    ),
    "TRAM, by a defender": Case(
        f"online/0-0/3/1/KcQcJcTc9c/Td/{PASSED}.name-h.together.together/tram-0AhKhQhJhJd-2KsQsJsTs9s-3AsTh9hKd9d.Jh9c",
        f"{NAMED}, tram, Jh 9c",
        CLAIM,
    ),
    "TRAM, by the leader": Case(
        f"online/0-0/3/0/AhKhQhJhAc/Ad/{PASSED}.name-h.together.together/Jh9c9s9d.tram-1KcQcJcTc-2KsQsJsTs-3AsKdQdTd",
        f"{NAMED}, Jh 9c 9s 9d, tram",
        LATER,
    ),
    "TRAM, by the leader's partner, who sits out": Case(
        f"online/0-0/3/2/KsQsJsTs9s/Td/{PASSED}.name-h-alone.together.together"
        "/tram-0AhKhQhJhJd-1KcQcJcTc9c-3AsTh9hKd9d",
        f"{PASSES}, name hearts alone, together, together, tram",
        CLAIM,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_moment_is_written_as_a_person_would_write_it(case: str) -> None:
    text, said, hands = CASES[case]
    rules, _, _, seat, *_ = text.split("/")
    steps = _story(rules, hands, said)
    assert str(position_of(steps, int(seat))) == text
    assert Position.parse(text).view == seen_without_last(_after(steps), int(seat))


def test_packets_and_cut_are_written_where_they_are_not_the_first_the_rules_have() -> None:
    hands: Hands = {"left": "As Ks Qs Js Ts", "up": "9d", "packets": (2, 2, 2, 2)}
    assert str(position_of(_story("standard", hands, ""), LEFT)).endswith("/AsKsQsJsTs/9d.2222")
    assert str(position_of(_story("north-american", hands, "", cut=4), LEFT)).endswith("/AsKsQsJsTs/9d.2222")
    assert str(position_of(_story("north-american", hands, "", cut=9), LEFT)).endswith("/AsKsQsJsTs/9d.2222.9")
    assert Position.parse("north-american/0-0/3/0/AsKsQsJsTs/9d.3333.9").view.open.cut == 9
    assert Position.parse("british/0-0/3/0/AsKsQsJsTs/9d").view.open.cut == 0, "the pack was bumped"


def test_with_all_hands_open_the_hands_and_the_kitty_are_written() -> None:
    steps = _story("standard", CLAIM, "pass, pass, pass, order, bury 9d, Jh Kc")
    text = "standard/0-0/3/all/AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd/Td/pass.pass.pass.order.bury-9d/JhKc"
    whole = position_of(steps, None)
    assert str(whole) == text
    assert Position.parse(text) == whole
    assert whole.state == _after(steps)
    assert whole.view == view(_after(steps), None)
    assert str(whole.seen_from(LEFT)) == "standard/0-0/3/0/AhKhQhJhJd/Td/pass.pass.pass.order.bury/JhKc"


@pytest.mark.parametrize("cut", [4, 9, 20])
def test_a_cut_pack_with_all_hands_open_is_dealt_as_it_was(cut: int) -> None:
    steps = _story("north-american", CLAIM, "", cut=cut)
    assert Position.parse(str(position_of(steps, None))).state == _after(steps)


def test_the_score_is_told_with_deals_games_and_tokens_as_far_as_there_are_some() -> None:
    rest = "3/0/AsKsQsJsTs/9d"
    plain = Position.parse(f"standard/6-4/{rest}")
    assert plain.match.score == (6, 4)
    assert plain.view.deal_number == 1
    assert Position.parse(f"standard/6-4.7/{rest}").view.deal_number == 8
    rules = "north-american,four_trick_tokens=yes"
    full = Position.parse(f"{rules}/6-4.7.1-0.2-3/{rest}")
    assert (full.match.deals_finished, full.match.games, full.match.tokens) == (7, (1, 0), (2, 3))
    for score in ("6-4", "6-4.7", "6-4.0.1-0", "6-4.7.0-0.0-3"):
        assert str(Position.parse(f"{rules}/{score}/{rest}")) == f"{rules}/{score}/{rest}"
    assert str(Position.parse(f"{rules}/6-4.0.0-0.0-0/{rest}")) == f"{rules}/6-4/{rest}"


def test_what_says_the_same_is_read_alike_and_written_in_one_way() -> None:
    one = Position.parse("standard/0-0/3/0/TSaskSqSjs/9D.3333.0/PASS.Order.bury/as")
    assert str(one) == "standard/0-0/3/0/AsKsQsJsTs/9d/pass.order.bury/As"
    assert str(Position.parse("/0-0/3/0/AsKsQsJsTs/9d//")) == "standard/0-0/3/0/AsKsQsJsTs/9d"
    assert pickle.loads(pickle.dumps(one)) == one
    assert one.rules == PRESETS["standard"]


def test_a_position_read_goes_on_as_a_game() -> None:
    """Read a position with a heart led: one of the two hearts must follow; the jack of diamonds is the right bower."""
    turn = Position.parse("standard/0-0/3/1/AhKhJdTc9c/Qs/pass.pass.pass.pass.pass.name-d/Qh")
    assert {str(action) for action in turn.view.legal} == {"play Ah", "play Kh"}
    with pytest.raises(IllegalAction, match="does not follow suit"):
        apply(turn.state, parse_action("Jd"))


# What cannot be

HAND = "AsKsQsJsTs"
START = f"standard/0-0/3/0/{HAND}/9d"
MADE = f"{START}/pass.pass.pass.order.bury"
OPEN = "AhKhQhJhJd.KcQcJcTc9c.KsQsJsTs9s.AsTh9hKd9d.AcQdAd"
OVER = f"standard/0-0/3/all/{OPEN}/Td/order.bury-Td/AhKcKsTh.KhQcQs9h.QhJcJs9d.AsJdTcTs.Jh9c9s"
CLAIMED = f"online/0-0/3/1/KcQcJcTc9c/Td/{'pass.' * 4}name-h.together.together"
SHOWN = "tram-0AhKhQhJhJd-2KsQsJsTs9s-3AsTh9hKd9d"
WRONG = {
    "x" * 3_001: "length: The text takes at most 3,000 characters, and this has 3,001.",
    f"{START}/päss": "characters: 'ä' cannot be in a position.",
    f"{START} ": "characters: ' ' cannot be in a position.",
    "": "fields: Write rules, score, dealer, seat, hand, up-card, said, played, with a slash between them, such as"
    " standard/6-4/3/0/JhAhKh9sTc/Qd; the last two may be missing.",
    f"{START}/pass//": "fields: Write rules, score, dealer, seat, hand, up-card, said, played, with a slash between"
    " them, such as standard/6-4/3/0/JhAhKh9sTc/Qd; the last two may be missing.",
    f"brutish/0-0/3/0/{HAND}/9d": "rules: 'brutish' is not a preset. Did you mean british?",
    f"standard,target=0/0-0/3/0/{HAND}/9d": "rules: target=0 and deals=0 do not go together: a game must end at a score"
    " or after a number of deals.",
    # the score
    f"standard/0/3/0/{HAND}/9d": "score: '0' is not a score: write 6-4, or 6-4.9 after nine deals of this game.",
    f"standard/10-4.9/3/0/{HAND}/9d": "score: At 10 to 4 this game is over; deals finished: 9.",
    f"openspiel/0-0.1/3/0/{HAND}/9d": "score: At 0 to 0 this game is over; deals finished: 1.",
    f"north-american/0-0.0.2-0/3/0/{HAND}/9d": "score: With 2 and 0 games won the match is over.",
    f"standard/0-0.3.0-0.1-0/3/0/{HAND}/9d": "score: By these rules each side has at most 0 tokens.",
    f"standard,four_trick_tokens=yes/0-0.3.0-0.1-4/3/0/{HAND}/9d": "score: By these rules each side has at most 3"
    " tokens.",
    # who
    f"standard/0-0/4/0/{HAND}/9d": "dealer: '4' is not a seat: seats are 0 to 3, clockwise.",
    f"standard/0-0/3/south/{HAND}/9d": "seat: 'south' is not a seat: seats are 0 to 3, clockwise.",
    # the deal
    f"standard/0-0/3/0/{HAND}/": "up-card: '' is not an up-card: write Qd, or Qd.3232.9 with packets and cut.",
    f"standard/0-0/3/0/{HAND}/9dTd": "up-card: '9dTd' is more than one card.",
    f"standard/0-0/3/0/{HAND}/9d.1111": "up-card: Packets of 1111 are not dealt here.",
    f"standard/0-0/3/0/{HAND}/9d.3333.5": "up-card: By these rules nobody cuts 5 cards.",
    f"north-american/0-0/3/0/{HAND}/9d.3333.3": "up-card: By these rules nobody cuts 3 cards.",
    f"standard/0-0/3/0/{HAND}/As": "hand: As is turned up, and in the hand, too.",
    f"standard/0-0/3/0/{HAND}/8d": "up-card: 8d is not in the pack of these rules.",
    "standard/0-0/3/0/AsKsQsJsB/9d": "hand: B is not in the pack of these rules.",
    "standard/0-0/3/0/AsKsQsJs/9d": "hand: A hand has 5 cards as dealt, and this one has 4.",
    "standard/0-0/3/0/AsKsQsJsAs/9d": "hand: As is there twice.",
    "standard/0-0/3/0/As-Ks/9d": "hand: 'As-Ks' is not a row of cards: write them without spaces, such as JhTd9c; B is"
    " the Benny.",
    "standard/0-0/3/0/-/9d": "hand: '-' is not a row of cards: write them without spaces, such as JhTd9c; B is"
    " the Benny.",
    f"standard,benny=joker/0-0/3/3/{HAND}/B": "hand: The dealer names trump before they look at their cards: write -"
    " for them.",
    f"standard/0-0/3/all/{HAND}/9d": "hand: With all hands open write the hands of seats 0 to 3 and the kitty, a dot"
    " between them.",
    f"standard/0-0/3/all/{OPEN}/9d": "hand, seat 3: 9d lies elsewhere, too.",
    f"standard/0-0/3/all/{OPEN.replace('Qd', 'Qh')}/Td": "kitty: Qh lies elsewhere, too.",
    f"standard/0-0/3/all/{OPEN.removesuffix('Ad')}/Td": "kitty: Ad is missing.",
    # what was said
    f"{START}/hello": "said 1: 'hello' is not an action: write under, keep, pass, order, name, bury, alone,"
    " together, ask, give.",
    f"{START}/pass.": "said 2: '' is not an action: write under, keep, pass, order, name, bury, alone, together, ask,"
    " give.",
    f"{START}/order-loudly": "said 1: 'order-loudly' is not an action: write, for example, order-alone, name-h"
    " or bury-9s.",
    f"{START}/redeal": "said 1: A redeal ends the deal: write the next one.",
    f"{START}/name-h": "said 1, seat 0: In round 1 only the up-card's suit can become trump: order it up.",
    f"{START}/pass.name-h": "said 2, seat 1: In round 1 only the up-card's suit can become trump: order it up.",
    f"{START}/pass.pass.pass.pass.pass.name-d": "said 6, seat 1: Diamonds were turned down: name another suit.",
    f"{START}/{'pass.' * 7}pass": "said 8: With pass the deal is over: write the next one.",
    f"{START}/order.bury-9c": "said 2, seat 3: Seat 0 does not see these cards: leave them out.",
    f"standard/0-0/3/3/{HAND}/9d/order.bury": "said 2, seat 3: Seat 3 knows which cards: write them after bury.",
    f"standard/0-0/3/3/{HAND}/9d/order.bury-9c": "said 2, seat 3: 9♣ is not in your hand.",
    f"{START}/order.bury.pass": "said 3, seat 0: 'pass' is not possible now; next, a card is played: choose play Ts,"
    " play Js, play Qs, play Ks, play As.",
    "standard/0-0/3/1/AsKsQsJsTs/9d/order.bury.keep": "said 3, seat 0: 'keep' is not possible now; next, a card is"
    " played: choose play 9c, play Tc, play Jc, play Qc, play Kc, play Ac ….",
    f"british/0-0/3/0/{HAND}/9d/pass.order": "said 2, seat 1: The dealer's partner may accept the up-card only alone.",
    f"standard,holding=trump/0-0/3/0/{HAND}/9d/order": "said 1, seat 0: You must hold diamonds to make them trump.",
    # weak hands and gifts
    f"{START}/under": "said 1, seat 0: Seat 0 knows which cards: write them after under.",
    f"{START}/pass.under": "said 2, seat 1: 'under' is not possible now; next, the up-card is accepted or"
    " passed: choose pass, order, order alone.",
    "standard,weak_hand=go-under/0-0/3/0/9c9s9hAsKs/9d/under-9c9s9h": "said 1, seat 0: After the cards that went under"
    " write the three from the kitty: under-9c9dTd-AhKsQs.",
    "standard,weak_hand=go-under/0-0/3/0/9c9s9hAsKs/9d/under-9c9s9h-AcAdAs": "said 1, seat 0: After the cards that went"
    " under write the three from the kitty: under-9c9dTd-AhKsQs.",
    "standard,weak_hand=go-under/0-0/3/0/9c9s9hAsKs/9d/under-9c9sAs-AcAdAh": "said 1, seat 0: Only three held cards of"
    " ten or lower may go under.",
    "standard,weak_hand=go-under/0-0/3/0/9c9s9hAsKs/9d/keep.under-TcTsTh": "said 2, seat 1: Seat 0 does not see these"
    " cards: leave them out.",
    f"standard,partners_best=1/0-0/3/2/{HAND}/9d/order-alone.bury.give": "said 3, seat 2: Seat 2 knows which cards:"
    " write them after give.",
    f"standard,partners_best=1/0-0/3/0/{HAND}/9d/order-alone.bury.give": "said 3, seat 2: Seat 0 sees the card that is"
    " given: write it, such as give-Qh.",
    f"standard,partners_best=1/0-0/3/0/{HAND}/9d/order-alone.bury.give-As": "said 3, seat 2: Seat 2 cannot hold As.",
    f"standard,partners_best=1/0-0/3/1/{HAND}/9d/order-alone.bury.give-Ac": "said 3, seat 2: Seat 1 does not see these"
    " cards: leave them out.",
    f"{START}/pass.give-Ac": "said 2, seat 1: 'give Ac' is not possible now; next, the up-card is accepted or"
    " passed: choose pass, order, order alone.",
    f"{START}/pass.pass.give-Ac": "said 3, seat 2: 'give Ac' is not possible now; next, the up-card is accepted or"
    " passed: choose pass, order, order alone.",
    # the play
    f"{START}//As": "played 1, seat 0: 'play As' is not possible now; next, the up-card is accepted or"
    " passed: choose pass, order, order alone.",
    f"{START}/pass/Ac": "played 1, seat 1: 'play Ac' is not possible now; next, the up-card is accepted or"
    " passed: choose pass, order, order alone.",
    f"{MADE}/Ac": "played 1, seat 0: A♣ is not in your hand.",
    f"{MADE}/AsAs": "played 1: As is there twice.",
    f"{MADE}/AsKs": "played 1, seat 1: Ks is in the hand of seat 0.",
    f"{MADE}/As9s9c9h.Ks9s": "played 2, seat 1: 9s has been played before.",
    f"{MADE}/As9d": "played 1, seat 1: Seat 1 cannot hold 9d.",
    f"{MADE}/As9c9hAc.KsJcTh9s": "played 2, seat 3: Seat 3 plays 9s, but did not follow suit with it before: that is"
    " a revoke.",
    "standard/0-0/3/3/AhKhQhAcKc/9d/pass.pass.pass.order.bury-Ac/Jh9d": "played 1, seat 1: 9d is in the hand of seat"
    " 3.",
    "standard/0-0/3/3/AhKhQhAcKc/9d/pass.pass.pass.order.bury-Ac/9hThJcKc": "played 1, seat 3: K♣ does not follow suit:"
    " hearts were led.",
    f"{MADE}/As9c9hAcKs": "played 1: The trick is complete before Ks: write a dot between tricks.",
    f"{MADE}/As9c.9h": "played 2: The trick before is not complete.",
    f"{MADE}/As.": "played 2: The trick before is not complete.",
    f"{MADE}/As9c9hAc.KsJcThQc.QsJs": "played 3, seat 1: Js is in the hand of seat 0.",
    f"{OVER}Kd": "played 5: With play Kd the deal is over: write the next one.",
    "standard/0-0/3/3/9sTsJsQsKs/Ad/order.bury-9s/Ah9cTcTs.JdJcQcAd": "played: The cards that were not seen cannot fill"
    " the other hands.",
    # TRAM
    f"{MADE}/tram": "played 1, seat 0: TRAM is for a player on lead who is certain of every trick left, at a table that"
    " plays it.",
    f"{START}/order.bury/As9c9h9d.tram": "played 2, seat 3: TRAM is for a player on lead, at a table that plays it.",
    f"{START}/order/tram": "played 1, seat 3: TRAM is for a player on lead, at a table that plays it.",
    f"{CLAIMED}/tram": "played 1, seat 0: After tram write what each of the seats 0, 2, 3 has left, such as"
    " tram-1Td9c.",
    f"{CLAIMED}/tram-0Ah": "played 1, seat 0: After tram write what each of the seats 0, 2, 3 has left, such as"
    " tram-1Td9c.",
    f"{CLAIMED}/tram-5Ah": "played 1: '5' is not a seat: seats are 0 to 3, clockwise.",
    f"{CLAIMED}/{SHOWN.replace('Ah', '')}": "played 1, seat 0: Seat 0 must show all its cards: 5, not 4.",
    f"{CLAIMED}/{SHOWN.replace('9h', 'Ah')}": "played 1, seat 0: Seat 3 cannot hold all the cards that it shows.",
    f"{CLAIMED}/{SHOWN.replace('9h', 'Jc')}": "played 1, seat 0: Seat 3 cannot hold all the cards that it shows.",
    f"{CLAIMED}/{SHOWN.replace('Jh', '9h').replace('Th9h', 'ThJh')}": "played 1, seat 0: Seat 0 does not take"
    " every trick left with these cards.",
    f"{CLAIMED}/{SHOWN}.Ah": "played 2, seat 0: TRAM: the rest of the hand plays itself.",
    f"{CLAIMED}/{SHOWN}.Jh9cTs": "played 2, seat 2: TRAM: the rest of the hand plays itself.",
    f"{CLAIMED}/{SHOWN}.{SHOWN}": "played 2, seat 0: TRAM has been called before.",
}
"""The texts that are no position, or tell what cannot be, and why."""


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_position_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ParseError) as problem:
        Position.parse(text)
    assert problem.value.sentence == f"Position, {WRONG[text]}"
    check_worded(problem.value)


def test_an_open_position_tells_no_cards_but_those_laid_away() -> None:
    start = f"standard,weak_hand=go-under/0-0/3/all/{OPEN}/Td/keep.keep"
    with pytest.raises(ParseError, match="just the cards that were laid away, not under"):
        Position.parse(f"{start}.under")
    with pytest.raises(ParseError, match="just the cards that were laid away, not under 9d 9h Th"):
        Position.parse(f"{start}.keep.under-9hTh9d-AcAdQd")
    under = Position.parse(f"{start}.keep.under-Th9h9d")
    assert under.state.hand(DEALER) == CardSet.parse("As Kd Ac Qd Ad")
    assert str(under).endswith("/keep.keep.keep.under-Th9h9d")


def test_nobody_is_taken_to_have_called_what_their_cards_do_not_allow() -> None:
    """Refuse a call that needs a trump, by a player who cannot hold one because another seat has all spades."""
    rules, hand = "standard,holding=natural", "AsKsQsJsTs"
    with pytest.raises(ParseError, match="You must hold spades to make them trump"):
        Position.parse(f"{rules}/0-0/3/0/{hand}/9s/pass.order")
    assert Position.parse(f"{rules}/0-0/3/0/{hand}/9s/pass.pass.pass.order").view.maker == DEALER


def test_a_stuck_dealer_without_a_suit_may_name_any() -> None:
    rules = "standard,holding=natural,all_pass=stick-the-dealer"
    text = f"{rules}/0-0/3/0/AsKsQsJsTs/9d/{'pass.' * 7}name-s"
    assert Position.parse(text).view.maker == DEALER


# Texts that somebody has broken


@cache
def _some() -> list[str]:
    return [
        str(position_of(steps, seat))
        for rules in (*PRESETS.values(), *TABLES[5:9])
        for number, (steps, _) in enumerate(moments(rules, seed=2, deals=1))
        for seat in (number % law.seating(rules).players, None)
    ]


_PIECES = ["", "-", ".", "/", "/all/", "tram", "under", "bury", "give", "pass", "order-alone", "name-h", "B", "9c", "0"]
_PART = re.compile(r"[789TJQKA][cdhs]|[a-z_]+|\W|.")


@st.composite
def _broken(draw: st.DrawFn) -> str:
    parts = _PART.findall(draw(st.sampled_from(_some())))
    for _ in range(draw(st.integers(1, 3))):
        at, other = draw(st.integers(0, len(parts) - 1)), draw(st.integers(0, len(parts) - 1))
        how = draw(st.integers(0, 3))
        if how == 0:
            parts[at], parts[other] = parts[other], parts[at]
        elif how == 1:
            parts[at] = parts[other]
        elif how == 2:
            parts[at] = draw(st.sampled_from(_PIECES))
        else:
            parts.insert(at, draw(st.sampled_from(_PIECES)))
    return "".join(parts)


def _check_sentence(said: str) -> None:
    assert re.fullmatch(r"Position, [^\n]*[.!?]", said), said


def _check_text(text: str) -> None:
    """Check that a text is a position, and can be written again, or is refused in one sentence."""
    try:
        position = Position.parse(text)
    except ParseError as problem:
        _check_sentence(problem.sentence)
        return
    assert Position.parse(str(position)) == position
    state = position.state
    assert state.open.up_card is not None
    players = law.seating(state.rules).players
    assert sum(view(state, seat).counts[seat] for seat in range(players)) <= 5 * players + 1 + law.widow(state.rules)
    if position.seat is not None and state.turn == position.seat:
        assert position.view.legal


@settings(deadline=None, max_examples=300)
@given(st.one_of(_broken(), st.text(), st.text(alphabet="0123456789/.-standardallpass9cAhB")))
def test_a_broken_text_is_refused_in_one_sentence_or_read(text: str) -> None:
    _check_text(text)


@pytest.mark.soak
@settings(deadline=None, max_examples=50_000)
@given(_broken())
def test_many_broken_texts_are_refused_in_one_sentence_or_read(text: str) -> None:
    _check_text(text)


@pytest.mark.parametrize(
    "text",
    [
        "9" * 3_000,
        f"standard/{'1' * 2_900}-0/3/0/{HAND}/9d",
        f"{START}/{'pass.' * 500}",
        f"{START}/{'-' * 2_900}",
        f"{MADE}/{'9c' * 1_400}",
        f"{MADE}/tram{'-0As' * 700}",
        "/" * 3_000,
        f"standard/0-0/3/0/{HAND}/9d.3333.{'9' * 2_000}",
    ],
)
def test_a_hostile_text_is_refused(text: str) -> None:
    with pytest.raises(ParseError):
        Position.parse(text)


# From a match


def test_before_and_after_a_deal_there_is_no_position() -> None:
    says = "There is a position from the deal on, until the last card is played."
    steps = _story("british", {}, "", cut=4)
    for before in (0, 1, 2):
        with pytest.raises(EuchreError, match=says):
            position_of(steps[:before], LEFT)
    with pytest.raises(EuchreError, match=says):
        position_of(_story("standard", {}, f"{PASSES}, {PASSES}"), LEFT)


def test_the_position_of_a_later_deal_begins_with_that_deal() -> None:
    match = Match("standard", seed=3)
    rng = Random(1)
    while match.state.match.deals_finished < 2:
        match.play(rng.choice(match.legal()))
    position = match.position(1)
    assert str(position).split("/")[1] == f"{match.score[0]}-{match.score[1]}.2"
    assert position.view == seen_without_last(match.state, 1)
    assert match.position(None).seen_from(1) == position


def test_a_match_waiting_for_the_cut_has_no_position() -> None:
    match = Match("british", seed=1)
    with pytest.raises(EuchreError, match="There is a position from the deal on"):
        match.position(0)
    match.play("bump")
    assert match.position(0).view.phase is Phase.ROUND_1


def test_one_seat_does_not_know_what_another_sees() -> None:
    with pytest.raises(EuchreError, match="This position knows no more than seat 0 does"):
        Position.parse(START).seen_from(1)


@seats
def test_no_position_holds_a_card_of_another_hand(seat: int) -> None:
    """Deal the kitty and the other hands again: the text is the same."""
    rules, said = "standard", "pass, pass, pass, pass, name spades"
    names: list[Literal["left", "partner", "right", "dealer"]] = ["left", "partner", "right", "dealer"]
    hands: Hands = {"up": "Qd"}
    hands[names[seat]] = "Jh Ah Kh 9s Tc"
    more = hands.copy()
    more[names[seat - 1]] = "As Ks Qs Js Ts"
    one, other = (position_of(_story(rules, dealt, said), seat) for dealt in (hands, more))
    assert _story(rules, hands, said)[-1][0] != _story(rules, more, said)[-1][0]
    assert str(one) == str(other)
