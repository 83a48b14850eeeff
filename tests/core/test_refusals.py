"""The refusal of actions that the rules do not allow, each in one sentence that names the rule, and of no others.

The dealer sits in seat 3; LEFT, PARTNER and RIGHT sit around the table from there.
"""

from __future__ import annotations

import ast
import inspect
from itertools import combinations
from typing import NamedTuple, Unpack

import pytest

from euchre.core import refusals
from euchre.core.actions import (
    BURIES,
    GIVES,
    PLAYS,
    Action,
    Alone,
    Bump,
    Cut,
    Deal,
    Draw,
    GoUnder,
    Keep,
    Name,
    Order,
    Pass,
    Redeal,
    Together,
    Tram,
    parse_action,
)
from euchre.core.cards import Suit, parse_cards
from euchre.core.engine import apply, legal, new_match, replay
from euchre.core.errors import EuchreError, IllegalAction, RuleConflict
from euchre.core.law import pack
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import Phase, State
from support.hands import DEALER, LEFT, Hands, actions, deal, play
from support.points import ended, hearts_made
from support.worded import check_worded

ALL_PASS = "pass, pass, pass, pass"
LOW = "9c Tc 9s Ts Th"
TOP = "Jh Jd Ah Kh Qh"


class Refused(NamedTuple):
    """An action that is not allowed in a state, and what the refusal should say."""

    state: State
    action: str
    code: str
    option: str | None
    says: str


def _made(rules: str, said: str = "", alone: tuple[int, ...] = (), **hands: Unpack[Hands]) -> State:
    """Hearts named by the dealer's left, then something said or played."""
    return play(hearts_made(deal(rules, **hands), LEFT, alone), said)


_STICK = "standard all_pass=stick-the-dealer"
_UNDER = "standard weak_hand=go-under"
_FARMERS = "standard weak_hand=farmers-redeal"
_GIFT = "standard partners_best=1"
_START = new_match(PRESETS["north-american"])

CASES = {
    "over": Refused(ended("standard target=0 deals=1", 3), "pass", "game/over", None, "The match is over."),
    "cut low": Refused(play(_START, "draw 3"), "cut 3", "cut/too-few", "cut_minimum", "from 4 to 20 cards"),
    "no bump": Refused(play(_START, "draw 3"), "bump", "cut/no-bump", "cut", "must be cut"),
    "stuck": Refused(
        play(deal(_STICK), f"{ALL_PASS}, pass, pass, pass"), "pass", "bid/stuck", "all_pass", "The dealer is stuck"
    ),
    "benny": Refused(deal("british", up="B"), "pass", "bid/benny", None, "the dealer must name trump"),
    "holding, up-card": Refused(
        deal("standard holding=natural", left=LOW.replace("Th", "Ks"), up="9h"),
        "order", "bid/holding", "holding", "must hold hearts to make them trump",
    ),
    "holding, no suit": Refused(
        play(deal("standard holding=natural", left="Ad Kd Qd Jd Td"), ALL_PASS),
        "name clubs", "bid/holding", "holding", "must hold clubs",
    ),
    "holding, a suit": Refused(
        play(deal("standard holding=natural", left="Ac Kd Qd Jd Td"), ALL_PASS),
        "name hearts", "bid/holding", "holding", "must hold hearts to make them trump",
    ),
    "name in round 1": Refused(deal("standard"), "name hearts", "bid/first-round", None, "order it up"),
    "order in round 2": Refused(
        play(deal("standard"), ALL_PASS), "order", "bid/turned-down", None, "were turned down: name another"
    ),
    "the suit turned down": Refused(
        play(deal("standard"), ALL_PASS), "name diamonds", "bid/turned-down", None, "Diamonds were turned down"
    ),
    "no trump": Refused(
        play(deal("standard"), ALL_PASS), "name no trump", "bid/no-trump", "no_trump", "No trump may not be named"
    ),
    "partner": Refused(
        play(deal("british"), "pass"), "order", "bid/partner-alone", "partner", "may accept the up-card only alone"
    ),
    "alone with the order": Refused(
        deal("british"), "order alone", "bid/alone-later", "alone_when", "not said with the call"
    ),
    "alone with the name": Refused(
        play(deal("british"), ALL_PASS), "name hearts alone", "bid/alone-later", "alone_when", "not said with the call"
    ),
    "alone so near the target": Refused(
        deal("standard alone_allowed=until-one-short", score=(9, 0)),
        "order alone",
        "bid/alone-barred",
        "alone_allowed",
        "nobody of your side may play alone",
    ),
    "the partner alone so near the target": Refused(
        play(deal("standard partner=alone-only alone_allowed=until-two-short", score=(0, 8)), "pass"),
        "order alone",
        "bid/alone-barred",
        "alone_allowed",
        "nobody of your side may play alone",
    ),
    "alone where nobody is": Refused(
        deal("standard alone_allowed=never"), "order alone", "bid/nobody-alone", "alone_allowed", "Nobody plays alone"
    ),
    "a hand with two aces is not dealt again": Refused(
        deal("standard weak_hand=ace-no-face", left="Ac Ad 9s Ts Th"), "redeal", "weak/not-weak", "weak_hand", "one ace"
    ),
    "alone for the Benny": Refused(
        deal("british", up="B"), "name hearts alone", "bid/alone-later", "alone_when", "not said with the call"
    ),
    "no trump for the Benny": Refused(
        deal("british", up="B"), "name no trump", "bid/no-trump", "no_trump", "No trump may not be named"
    ),
    "a strong hand is not dealt again": Refused(
        deal(_FARMERS, left="Ac Tc 9s Ts Th"), "redeal", "weak/not-weak", "weak_hand", "five cards of ten or lower"
    ),
    "a strong hand does not go under": Refused(
        deal(_UNDER, left="Ac Kc 9s Ts Kh"), "under 9s Ts Kh", "weak/not-weak", "weak_hand", "three cards of ten"
    ),
    "no new deal where weak hands go under": Refused(
        deal(_UNDER, left=LOW), "redeal", "weak/not-weak", "weak_hand", "at a table with the farmer's-hand rule"
    ),
    "no going under where farmers' hands are dealt again": Refused(
        deal(_FARMERS, left=LOW), "under 9c Tc 9s", "weak/not-weak", "weak_hand", "at a table that plays it"
    ),
    "a high card goes under": Refused(
        deal(_UNDER, left="9c Tc 9s Ts Ah"), "under 9c Tc Ah", "weak/not-low", "weak_hand", "Only three held cards"
    ),
    "bury what is not held": Refused(
        play(deal("standard", dealer="Ac Kc Qc Tc 9c"), "order"),
        "bury As", "card/not-held", None, "A♠ is not in your hand.",
    ),
    "bury the up-card": Refused(
        play(deal("openspiel"), "order"), "bury 9d", "bury/up-card", "bury_up_card", "itself may not be buried"
    ),
    "give what is not held": Refused(
        _made(_GIFT, alone=(LEFT,), right="Ac Kc Qc Tc 9c"),
        "give As", "card/not-held", None, "A♠ is not in your hand.",
    ),
    "play what is not held": Refused(
        _made("standard", left="Ac Kc Qc Tc 9c"), "As", "card/not-held", None, "A♠ is not in your hand."
    ),
    "revoke": Refused(
        _made("standard", "Ac", left="Ac", partner="9c Ts Td Th Kd"),
        "Ts", "play/must-follow-suit", None, "10♠ does not follow suit: clubs were led.",
    ),
    "revoke to the Left Bower": Refused(
        _made("standard", "Jd", left="Jd", partner="9h Ts Td Tc Kd"),
        "Kd", "play/must-follow-suit", None, "K♦ does not follow suit: hearts were led.",
    ),
    "play on instead of TRAM": Refused(
        _made("online", left=TOP, up="Td"), "Jh", "play/tram", "tram", "says so: TRAM"
    ),
    "another card after TRAM": Refused(
        _made("online", "tram", left=TOP, up="Td"), "Kh", "play/decided", "tram", "TRAM: the rest of the hand plays"
    ),
    "another card after Euchre": Refused(
        _made(
            "online tram=no", "9c Qh Jc Qc, Jh 9h Qd 9d, Jd Th Kc 9s", up="Td", left="9c 9s 9d Tc Ts", partner=TOP,
            right="9h Th Jc Js Qs", dealer="Qc Kc Qd Kd Ks",
        ),
        "Kh", "play/decided", "euchre_autoplay", "Euchre: the rest of the hand plays itself.",
    ),
    "TRAM without being certain": Refused(
        _made("online", left="Jh Jd Ah Kh Kc", up="Td"), "tram", "play/no-tram", "tram", "certain of every trick left"
    ),
    "TRAM where it is not played": Refused(
        _made("standard", left=TOP, up="Td"), "tram", "play/no-tram", "tram", "at a table that plays it"
    ),
    "a fifth seat": Refused(_START, "draw 4", "action/value", None, "choose draw 0, draw 1, draw 2, draw 3"),
    "pass during the play": Refused(
        _made("standard"), "pass", "turn/not-now", None, "not possible now; next, a card is played: choose"
    ),
    "play before the deal": Refused(
        play(new_match(PRESETS["standard"]), "draw 3"), "9h", "turn/not-now", None, "until the cards are dealt"
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_is_not_allowed_is_refused_with_its_reason(case: Refused) -> None:
    before = hash(case.state)
    with pytest.raises(IllegalAction) as refused:
        play(case.state, case.action)
    error = refused.value
    assert (error.code, error.options) == (case.code, () if case.option is None else (case.option,))
    assert case.says in error.sentence
    assert str(error) == error.sentence
    check_worded(error)
    assert hash(case.state) == before


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_refusal_is_one_sentence(case: Refused) -> None:
    with pytest.raises(IllegalAction) as refused:
        play(case.state, case.action)
    sentence = refused.value.sentence
    assert sentence[0].isupper() or sentence[0] in "'1789"  # a quotation or a card may come first
    assert sentence.endswith((".", "...."))
    assert ". " not in sentence.replace("... ", "")
    assert "\n" not in sentence


@pytest.mark.parametrize("option", sorted({case.option for case in CASES.values()} - {None}, key=str))
def test_the_option_a_refusal_names_is_a_house_rule(option: str) -> None:
    assert option in {known.name for known in Rules.options()}


_DEALS = {
    "packets": (Deal(pack(PRESETS["standard"]), (3, 2, 3, 2)), "deal/packets", "packets", "Packets of (3, 2, 3, 2)"),
    "a card missing": (Deal(pack(PRESETS["standard"])[:-1], (3,) * 4), "deal/pack", "lowest", "look at As"),
    "a card twice": (
        Deal((*pack(PRESETS["standard"])[:-1], *parse_cards("9c")), (3,) * 4),
        "deal/pack", "lowest", "24 cards of this pack: look at As",
    ),
    "one card too many": (
        Deal((*pack(PRESETS["standard"]), *parse_cards("9c")), (3,) * 4), "deal/pack", "lowest", "each once"
    ),
    "a card of another pack": (
        Deal((*pack(PRESETS["standard"])[:-1], *parse_cards("7c")), (3,) * 4), "deal/pack", "lowest", "7c"
    ),
}  # fmt: skip


@pytest.mark.parametrize(("wrong", "code", "option", "says"), _DEALS.values(), ids=_DEALS)
def test_a_wrong_pack_or_way_of_dealing_is_refused(wrong: Deal, code: str, option: str, says: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        apply(play(new_match(PRESETS["standard"]), "draw 3"), wrong)
    assert (refused.value.code, refused.value.options) == (code, (option,))
    assert says in refused.value.sentence
    check_worded(refused.value)


def test_a_pack_is_dealt_in_any_order_in_the_deal_phase_only() -> None:
    shuffled = Deal(tuple(reversed(pack(PRESETS["standard"]))), (2,) * 4)
    assert apply(play(new_match(PRESETS["standard"]), "draw 3"), shuffled).phase is Phase.ROUND_1
    with pytest.raises(IllegalAction, match="until the first dealer is drawn"):
        apply(new_match(PRESETS["standard"]), shuffled)


def test_every_code_in_the_module_has_been_met() -> None:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(refusals))) if isinstance(node, ast.Call)]
    codes = {
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id == "IllegalAction"
        and isinstance(call.args[0], ast.Constant)
    }
    met = {case.code for case in CASES.values()} | {code for _, code, *_ in _DEALS.values()}
    assert codes - met == set(), "each code of core/refusals.py needs a row in CASES"
    assert met - codes == set(), "core/refusals.py has no such code"


def test_every_phase_says_what_it_waits_for() -> None:
    assert set(refusals._WAITS_FOR) == set(Phase) - {Phase.OVER}


EVERY_ACTION: tuple[Action, ...] = (
    *(Draw(seat) for seat in range(-1, 5)),
    *(Cut(at) for at in range(-1, 34)),
    Bump(),
    Keep(),
    Redeal(),
    *(GoUnder(cards) for cards in combinations(sorted(parse_cards("9c Tc 9s Ts Th Ah")), 3)),
    *(GoUnder(parse_cards(cards)) for cards in ("", "9c Tc", "9c 9c 9c", "9s Tc 9c")),
    Pass(),
    Order(),
    Order(alone=True),
    *(Name(suit, alone) for suit in Suit for alone in (False, True)),
    *BURIES,
    Alone(),
    Together(),
    *GIVES,
    Tram(),
    *PLAYS,
)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_apply_accepts_exactly_what_is_legal(case: Refused) -> None:
    offered = legal(case.state)
    assert len(set(offered)) == len(offered)
    accepted = set()
    for action in EVERY_ACTION:
        try:
            apply(case.state, action)
        except IllegalAction:
            continue
        accepted.add(action)
    assert accepted == {action for action in offered if not isinstance(action, Deal)}
    for action in offered:
        assert apply(case.state, action) != case.state


def test_a_replay_stops_at_the_first_action_that_the_rules_do_not_allow() -> None:
    rules = PRESETS["standard"]
    allowed = [parse_action("draw 3"), Deal(pack(rules), (3,) * 4), *actions("pass, order, pass")]
    with pytest.raises(IllegalAction):
        replay(rules, allowed)
    assert replay(rules, allowed[:-1]).turn == DEALER


@pytest.mark.parametrize("score", [(10, 0), (0, 10), (12, 12), (-1, 0)])
def test_no_game_starts_at_a_score_at_which_it_would_be_over(score: tuple[int, ...]) -> None:
    with pytest.raises(RuleConflict, match=f"No game starts at {score[0]} to {score[1]}") as refused:
        new_match(PRESETS["standard"], score=score)
    assert (refused.value.code, refused.value.options) == ("match/score", ("target",))


def test_a_game_of_counted_deals_starts_at_any_score() -> None:
    assert new_match(Rules.parse("target=0 deals=4"), score=(40, 2)).match.score == (40, 2)


def test_every_refusal_is_a_value_error() -> None:
    assert issubclass(EuchreError, ValueError)
    error = EuchreError("some/code", "A sentence.", options=("tram",))
    assert (error.code, error.sentence, error.options) == ("some/code", "A sentence.", ("tram",))
    assert str(error) == "A sentence."
