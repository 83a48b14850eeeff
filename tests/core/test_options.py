"""The effect of every house rule: for each option, one hand with a different outcome a choice.

The dealer sits in seat 3; LEFT, PARTNER and RIGHT sit around the table from there. Each outcome is
what the option's sentence says should happen, worked out by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from euchre.core import law
from euchre.core.actions import Deal, Order
from euchre.core.card_names import card_name
from euchre.core.cards import BENNY, Suit
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import IllegalAction
from euchre.core.rules import Option, Rules, value_text
from euchre.core.state import Call, Phase, State
from euchre.core.view import view
from euchre.narration.score_cards import score_cards
from euchre.narration.speech import phrase
from euchre.narration.up_card import up_card
from support.hands import DEALER, LEFT, PARTNER, RIGHT, choices, contract, deal, deal_again, finish, play
from support.points import ended, hearts_made, points

ALL_PASS = "pass, pass, pass, pass"
DEALER_OF_TWO = 1
Choice = str | int | bool


class Golden(NamedTuple):
    """A hand for one option: what is looked at, what each choice should show, and what else is agreed."""

    sees: Callable[[str], object]
    shows: dict[Choice, object]
    table: str = "standard"


def _cutter(rules: str) -> tuple[int | None, bool]:
    state = play(new_match(Rules.parse(rules)), f"draw {DEALER}")
    return state.turn, "bump" in choices(state)


def _added_card(rules: str) -> str | None:
    table = Rules.parse(rules)
    return card_name(table, BENNY) if BENNY in law.pack(table) else None


def _first_deal(rules: str) -> Deal:
    first = legal(play(new_match(rules), "draw 0"))[0]
    assert isinstance(first, Deal)
    return first


def _packets(rules: str) -> set[tuple[int, ...]]:
    dealing = play(new_match(Rules.parse(rules)), f"draw {DEALER}")
    return {action.packets for action in legal(dealing) if isinstance(action, Deal)}


def _first_card_goes_to(rules: str) -> int:
    table = Rules.parse(rules)
    dealt = apply(play(new_match(table), f"draw {DEALER}"), Deal(law.pack(table), (1, 1, 1, 1)))
    return next(seat for seat in range(4) if law.pack(table)[0] in dealt.hand(seat))


def _turned_down_card(state: State) -> str | None:
    card = up_card(view(state, None))
    assert card is not None
    assert card.fate == "turned down"
    return str(card.card) if card.face_up else None


def _weak_hand(rules: str) -> set[str]:
    offered = choices(deal(rules, left="9c Tc 9s Ah Kh"))
    low = choices(deal(rules, left="9c Tc 9s Ts Th")) & {"redeal"}
    with_an_ace = {f"{action} with an ace" for action in choices(deal(rules, left="9c Tc 9s Ts Ah")) & {"redeal"}}
    return {action.split()[0] for action in offered} | low | with_an_ace


def _callers(rules: str) -> tuple[bool, bool]:
    """True if a player with only the Left Bower may order up hearts; the same for one with no heart at all."""
    bower = deal(rules, left="Jd 9c 9s Tc Ts", up="9h")
    nothing = deal(rules, left="Ad 9c 9s Tc Ts", up="9h")
    return "order" in choices(bower), "order" in choices(nothing)


def _all_pass(rules: str) -> str:
    state = play(deal(rules), f"{ALL_PASS}, pass, pass, pass")
    try:
        return f"seat {play(state, 'pass').match.dealer} deals"
    except IllegalAction:
        return "the dealer is stuck"


def _asked(state: State) -> list[int]:
    asked: list[int] = []
    while state.phase is Phase.ALONE:
        assert state.turn is not None
        asked.append(state.turn)
        state = play(state, "together")
    return asked


def _asked_after(rules: str, call: str) -> list[int]:
    return _asked(play(deal(rules), f"{ALL_PASS}, pass, {call}"))


def _defenders(rules: str) -> tuple[list[int], list[int]]:
    """The seats asked after a call with a partner, and after one alone; the maker is the dealer's partner."""
    return _asked_after(rules, "name hearts"), _asked_after(rules, "name hearts alone")


def _phase_after_a_lone_call(rules: str) -> Phase:
    return play(deal(rules), f"{ALL_PASS}, name hearts alone").phase


def _spoken(rules: str) -> str:
    return phrase(Rules.parse(rules), DEALER, (), Call(PARTNER, Order(alone=True)))


def _score_of_seven(rules: str) -> list[tuple[int, ...]] | None:
    cards = score_cards(Rules.parse(rules), 7)
    return cards and [(card.pips, card.showing) for card in cards]


def _word_after_three_lost_tricks(rules: str) -> str | None:
    hands = deal(
        rules, up="Td", left="9c 9s 9d Tc Ts", partner="Jh Jd Ah Kh Qh", right="9h Th Jc Js Qs", dealer="Qc Kc Qd Kd Ks"
    )
    return contract(play(hearts_made(hands, LEFT, ()), "9c Qh Jc Qc, Jh 9h Qd 9d, Jd Th Kc 9s")).word


def _scored(won: str | int, alone: tuple[int, ...] = ()) -> Callable[[str], object]:
    return lambda rules: points(rules, won, alone=alone)


def _discarded(rules: str) -> dict[int, int]:
    """The number of cards each of two players discards after the dealer's opponent has ordered up."""
    state = play(new_match(Rules.parse(rules)), f"draw {DEALER_OF_TWO}")
    state = play(apply(state, legal(state)[0]), "order")
    found: list[int] = []
    while state.phase is Phase.BURY:
        assert state.turn is not None
        found.append(state.turn)
        state = apply(state, legal(state)[0])
    return {seat: found.count(seat) for seat in found}


def _turned_benny(rules: str) -> tuple[int | None, object]:
    """The seat to move, and the dealer's cards if it is the dealer; else the suit that is ordered up."""
    state = deal(rules, up="B")
    if state.turn == DEALER:
        return state.turn, len(view(state, DEALER).hand)
    return state.turn, contract(play(state, "order")).trump


def _on_the_way_to_the_lead(rules: str, defender: int | None = None) -> list[Phase]:
    """The phases after a lone call of the dealer's left, who asks for a card, to the first lead."""
    state = play(deal(rules), f"{ALL_PASS}, name hearts alone")
    found: list[Phase] = []
    while state.phase is not Phase.PLAY:
        if state.phase is Phase.ALONE:
            state = play(state, "alone" if state.turn == defender else "together")
            continue
        found.append(state.phase)
        state = apply(state, legal(state)[-1])
    return found


def _level_after_two(rules: str) -> State:
    """Play two deals with a march each, one by each side."""
    again = deal_again(ended(rules, 5), left="Jh Jd Ah Kh Qh", up="Td")
    return finish(hearts_made(again, PARTNER, ()), 5)


_DEFENDERS: dict[Choice, object] = {0: (0, 0), 2: (0, 2), 4: (0, 4), 9: (0, 9)}
_MAKERS: dict[Choice, object] = {0: (0, 0), 1: (1, 0), 2: (2, 0), 4: (4, 0), 9: (9, 0)}
_LONE_DEFENCE = "standard defend_alone=always"

GOLDEN: dict[str, Golden] = {
    "players": Golden(
        lambda rules: [len(points) for points in (_first_deal(rules).packets, new_match(rules).match.score)],
        {4: [4, 2], 2: [2, 2], 3: [3, 3], 6: [6, 2]},
        "standard lowest=7",
    ),
    "lowest": Golden(lambda rules: len(deal(rules).hidden.kitty), {9: 3, 8: 7, 7: 11}),
    "benny": Golden(_added_card, {"none": None, "joker": "Joker", "two-of-spades": "2♠"}),
    "cut": Golden(_cutter, {"none": (None, False), "left-may-bump": (LEFT, True), "right": (RIGHT, False)}),
    "cut_minimum": Golden(
        lambda rules: len(legal(play(new_match(Rules.parse(rules)), "draw 0"))),
        {1: 23, 4: 17, 12: 1},
        "standard cut=right",
    ),
    "packets": Golden(
        lambda rules: len(_packets(rules)) if len(_packets(rules)) > 2 else _packets(rules),
        {
            "same-for-all": {(3, 3, 3, 3), (2, 2, 2, 2)},
            "any": 2**4,
            "one-by-one": {(1, 1, 1, 1)},
            "three-then-two": {(3, 3, 3, 3)},
        },
    ),
    "first_card": Golden(_first_card_goes_to, {"left": LEFT, "dealer": DEALER}, "standard packets=one-by-one"),
    "weak_hand": Golden(
        _weak_hand,
        {
            "play-on": {"pass", "order"},
            "farmers-redeal": {"keep", "redeal"},
            "go-under": {"keep", "under"},
            "ace-no-face": {"keep", "redeal", "redeal with an ace"},
        },
    ),
    "partner": Golden(
        lambda rules: choices(play(deal(rules), "pass")),
        {"may-assist": {"pass", "order", "order alone"}, "alone-only": {"pass", "order alone"}},
    ),
    "bury_up_card": Golden(
        lambda rules: "bury 9d" in choices(play(deal(rules), "order")), {"allowed": True, "forbidden": False}
    ),
    "widow": Golden(
        _discarded, {False: {DEALER_OF_TWO: 1}, True: {DEALER_OF_TWO: 1, 1 - DEALER_OF_TWO: 2}}, "two-handed"
    ),
    "turned_down": Golden(
        lambda rules: _turned_down_card(play(deal(rules), ALL_PASS)),
        {"face-down": None, "face-up": "9d"},
    ),
    "holding": Golden(_callers, {"any": (True, True), "trump": (True, False), "natural": (False, False)}),
    "holding_up_card": Golden(
        lambda rules: "order" in choices(play(deal(rules, dealer="9c Tc 9s Ts Ad", up="9h"), "pass, pass, pass")),
        {"counts": True, "does-not-count": False},
        "standard holding=natural",
    ),
    "no_trump": Golden(
        lambda rules: [
            "name no trump" in choices(state)
            for state in (play(deal(rules), ALL_PASS), play(deal(rules), f"{ALL_PASS}, pass, pass, pass"))
        ],
        {"never": [False, False], "second-round": [True, True], "when-stuck": [False, True]},
        "standard all_pass=stick-the-dealer",
    ),
    "all_pass": Golden(
        _all_pass,
        {
            "next-dealer": "seat 0 deals",
            "same-dealer": "seat 3 deals",
            "stick-the-dealer": "the dealer is stuck",
        },
    ),
    "stuck_names": Golden(
        lambda rules: "name diamonds" in choices(play(deal(rules, up="9d"), f"{ALL_PASS}, pass, pass, pass")),
        {"another-suit": False, "any-suit": True},
        "standard all_pass=stick-the-dealer",
    ),
    "benny_turned": Golden(
        _turned_benny,
        {"named-blind": (DEALER, 0), "dealer-looks-first": (DEALER, 5), "bid-as-spades": (LEFT, Suit.SPADES)},
        "standard benny=joker",
    ),
    "alone_when": Golden(
        lambda rules: _asked_after(rules, "name hearts"),
        {
            "with-call": [LEFT, RIGHT],
            "after-burial": [PARTNER, LEFT, RIGHT],
            "before-lead": [LEFT, PARTNER, RIGHT],
        },
        _LONE_DEFENCE,
    ),
    "alone_who": Golden(
        lambda rules: _asked_after(rules, "name hearts"),
        {"caller": [PARTNER], "either-maker": [PARTNER, DEALER]},
        "standard alone_when=after-burial",
    ),
    "alone_allowed": Golden(
        lambda rules: [score for score in (7, 8, 9) if "order alone" in choices(deal(rules, score=(score, 9)))],
        {"any-score": [7, 8, 9], "until-one-short": [7, 8], "until-two-short": [7], "never": []},
    ),
    "defend_alone": Golden(
        _defenders,
        {"never": ([], []), "against-loner": ([], [LEFT, RIGHT]), "always": ([LEFT, RIGHT], [LEFT, RIGHT])},
    ),
    "alone_lead": Golden(
        lambda rules: hearts_made(deal(rules), PARTNER, (PARTNER,)).turn, {"next-active": LEFT, "left-of-loner": RIGHT}
    ),
    "partners_best": Golden(_phase_after_a_lone_call, {0: Phase.PLAY, 1: Phase.GIVE}),
    "best_when": Golden(
        _on_the_way_to_the_lead,
        {
            "given-first": [Phase.GIVE, Phase.BURY],
            "may-ask": [Phase.ASK, Phase.GIVE, Phase.BURY],
            "discards-first": [Phase.ASK, Phase.BURY, Phase.GIVE],
        },
        "standard partners_best=1",
    ),
    "best_for": Golden(
        lambda rules: _on_the_way_to_the_lead(rules, PARTNER).count(Phase.GIVE),
        {"lone-maker": 1, "any-loner": 2},
        "standard partners_best=1 defend_alone=always",
    ),
    "points_made": Golden(_scored(4), _MAKERS),
    "points_march": Golden(_scored(5), _MAKERS),
    "points_lone_made": Golden(_scored(3, (LEFT,)), _MAKERS),
    "points_lone_march": Golden(_scored(5, (LEFT,)), _MAKERS),
    "points_euchre": Golden(_scored(1), _DEFENDERS),
    "points_loner_euchred": Golden(_scored(2, (LEFT,)), _DEFENDERS),
    "points_sweep": Golden(_scored(0), _DEFENDERS),
    "points_lone_defence": Golden(_scored(1, (PARTNER,)), _DEFENDERS, _LONE_DEFENCE),
    "points_lone_sweep": Golden(_scored(0, (PARTNER,)), _DEFENDERS, _LONE_DEFENCE),
    "fast_break": Golden(_scored("DDMMM"), {False: (1, 0), True: (0, 0)}),
    "four_trick_tokens": Golden(lambda rules: ended(rules, 4).match.tokens, {False: (0, 0), True: (1, 0)}),
    "target": Golden(lambda rules: ended(rules, 4, score=(4, 2)).match.winner, {5: 0, 6: None, 32: None}),
    "deals": Golden(lambda rules: ended(rules, 4).over, {1: True, 2: False, 100: False}, "standard target=0 deals=3"),
    "tie_break": Golden(
        lambda rules: _level_after_two(rules).over, {"drawn": True, "another-deal": False}, "standard target=0 deals=2"
    ),
    "games": Golden(lambda rules: ended(rules, 4, score=(9, 0)).over, {1: True, 2: False, 9: False}),
    "slam": Golden(
        lambda rules: [ended(rules, 4, score=score).match.games for score in ((9, 0), (9, 1))],
        {False: [(1, 0), (1, 0)], True: [(2, 0), (1, 0)]},
        "standard games=3",
    ),
    "laps": Golden(
        lambda rules: ended(rules, 5, score=(9, 7)).match.score, {False: (0, 0), True: (1, 0)}, "standard games=2"
    ),
    "tram": Golden(
        lambda rules: "tram" in choices(hearts_made(deal(rules, left="Jh Jd Ah Kh Qh"), LEFT, ())),
        {False: False, True: True},
    ),
    "euchre_autoplay": Golden(_word_after_three_lost_tricks, {False: None, True: "Euchre"}),
    "score_cards": Golden(
        _score_of_seven, {"none": None, "spare-pair": [(6, 6), (5, 1)], "six-and-four": [(6, 6), (4, 1)]}
    ),
    "words": Golden(
        _spoken,
        {
            "standard": "pick it up, I'm going alone",
            "british": "I turn it down",
            "north-american": "I assist, alone",
            "online": "take down",
        },
    ),
}


def _with(table: str, name: str, choice: Choice) -> str:
    agreed = [word for word in table.split() if not word.startswith(f"{name}=")]
    return " ".join((*agreed, f"{name}={value_text(choice)}"))


@pytest.mark.parametrize(
    ("name", "choice"),
    [(name, choice) for name, golden in GOLDEN.items() for choice in golden.shows],
    ids=value_text,
)
def test_each_choice_of_each_option_shows_at_the_table(name: str, choice: Choice) -> None:
    golden = GOLDEN[name]
    assert golden.sees(_with(golden.table, name, choice)) == golden.shows[choice]


def test_every_option_has_a_golden_hand() -> None:
    assert list(GOLDEN) == [option.name for option in Rules.options()], "GOLDEN lists the options in their order"


@pytest.mark.parametrize("option", Rules.options(), ids=lambda option: option.name)
def test_flipping_an_option_flips_its_golden_hand(option: Option) -> None:
    outcomes = list(GOLDEN[option.name].shows.values())
    different = [outcome for index, outcome in enumerate(outcomes) if outcome not in outcomes[:index]]
    assert len(different) > 1


@pytest.mark.parametrize(
    "option",
    [option for option in Rules.options() if len(option.choices) < 5],
    ids=lambda option: option.name,
)
def test_every_choice_that_has_a_name_has_an_outcome_of_its_own(option: Option) -> None:
    shows = GOLDEN[option.name].shows
    assert set(shows) == set(option.choices)
    outcomes = list(shows.values())
    assert all(outcome not in outcomes[:index] for index, outcome in enumerate(outcomes))


@pytest.mark.parametrize(
    "option",
    [option for option in Rules.options() if len(option.choices) > 4],
    ids=lambda option: option.name,
)
def test_every_option_that_is_a_number_is_tried_with_several_numbers(option: Option) -> None:
    shows = GOLDEN[option.name].shows
    assert len(shows) >= 3
    assert set(shows) <= set(option.choices)
