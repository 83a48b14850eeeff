"""The likelihood of players' acts: chances that add up, small for the odd, nothing for the impossible."""

from __future__ import annotations

from itertools import islice
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from euchre.bots.play import moves
from euchre.bots.policy.bidding import NEVER, PolicyContext, bids
from euchre.bots.policy.choice import play_choice
from euchre.bots.policy.likelihood import MODELS, likely_answer, likely_bid, likely_burial, likely_card
from euchre.bots.policy.nets import CARD_NET, policy, policy_context
from euchre.bots.random import RandomBot
from euchre.core import law
from euchre.core.actions import Play
from euchre.core.cards import Card, Suit, parse_cards, set_of
from euchre.core.engine import new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import Phase, State
from euchre.core.trump import SUIT_SET
from euchre.core.view import view
from euchre.equity.stakes import MatchStakes
from euchre.fast.decision import play_decision
from support.covering import TABLES
from support.hands import deal, play
from support.sampling import sampled

STANDARD = PRESETS["standard"]
HEARTS = SUIT_SET[Suit.HEARTS][Suit.HEARTS]


def context_at(rules: Rules, up: str = "9h", score: tuple[int, ...] = (0, 0)) -> PolicyContext:
    """The context the policy bids by when seat 3 has dealt."""
    return policy_context(MatchStakes(rules, score, (0, 0), 3, 1), Card.parse(up), policy())


def hands(*texts: str) -> NDArray[np.uint64]:
    return np.array([set_of(parse_cards(text)) for text in texts], np.uint64)


def random_hands(rules: Rules, up: Card, count: int) -> NDArray[np.uint64]:
    pack = [card for card in law.pack(rules) if card != up]
    return np.array([set_of(Random(seed).sample(pack, 5)) for seed in range(count)], np.uint64)


def mixed(likely: NDArray[np.float64]) -> NDArray[np.float64]:
    """The likelihood for an unknown player: the models by their shares."""
    return np.average(likely, axis=0, weights=[model.share for model in MODELS])


def test_the_shares_of_the_models_add_up_to_one() -> None:
    assert sum(model.share for model in MODELS) == pytest.approx(1.0)


# Bids


@pytest.mark.parametrize("rules", sampled(TABLES, 3), ids=[str(index) for index in range(len(TABLES))])
def test_the_chances_of_all_bids_a_hand_may_make_add_up_to_one(rules: Rules) -> None:
    for up_card in islice(law.pack(rules), 0, 32, 5):
        context = policy_context(MatchStakes(rules, (0, 0), (0, 0), 3, 1), up_card, policy())
        held = random_hands(rules, up_card, 6)
        table = context.auction
        for turn in range(len(table.turn_seat)):
            choices = range(1 + int(table.turn_call[turn + 1] - table.turn_call[turn]))
            found = np.array([likely_bid(MODELS, held, turn, choice, context) for choice in choices])
            allowed = np.array([may_bid(int(hand), turn, context) for hand in held]).T
            for model, chances in zip(MODELS, found.swapaxes(0, 1), strict=True):
                assert (chances > 0).all()
                assert np.allclose((chances * allowed).sum(axis=0), 1.0)
                assert (chances[~allowed] <= model.slip).all()


def may_bid(hand: int, turn: int, context: PolicyContext) -> list[bool]:
    """List the bids of a turn that are open to a hand."""
    number = bids(np.uint64(hand), turn, context)
    return [worth > NEVER for worth in context.scratch.worth[:number].tolist()]


def test_the_dealer_takes_it_up_the_likelier_the_more_trumps_they_hold() -> None:
    held = hands("9c Td Qs Kd 9s", "Th Td Qs Kd 9s", "Jh Th Qs Kd 9s", "Jh Ah Th Kd 9s")
    passed = mixed(likely_bid(MODELS, held, 3, 0, context_at(STANDARD)))
    assert (np.diff(passed) < 0).all()
    assert passed[0] > 0.8
    assert passed[-1] < 0.1


@pytest.mark.parametrize(
    ("turn", "rate", "trumps"),
    [(0, 0.105, 2.18), (1, 0.266, 2.16), (2, 0.121, 2.19), (3, 0.587, 1.83)],
    ids=["left", "partner", "right", "dealer"],
)
def test_players_are_taken_to_call_about_as_often_and_as_well_as_players_do(
    turn: int, rate: float, trumps: float
) -> None:
    """Or a call would tell nothing: where few hands call, many weak ones that might have are more than the strong.

    `rate` and `trumps` are what `swift`, `house`, `pimc` and the levels club and beginner did together, each with 250
    to 600 random hands with the nine of hearts up: how often they ordered, and how many hearts they then held.
    """
    context, held = context_at(STANDARD), random_hands(STANDARD, Card.parse("9h"), 1000)
    chances = 1.0 - mixed(likely_bid(MODELS, held, turn, 0, context))
    held_trumps = np.array([(int(hand) & HEARTS).bit_count() for hand in held])
    assert chances.mean() < 2 * rate
    assert np.average(held_trumps, weights=chances) > 0.75 * trumps


def test_a_call_that_cannot_be_made_is_a_slip() -> None:
    rules = STANDARD.but(holding="natural")
    held = hands("9c Td Qs Kd 9s", "Jh Ah Kh As Ac")
    order = likely_bid(MODELS, held, 0, 1, context_at(rules)) + likely_bid(MODELS, held, 0, 2, context_at(rules))
    assert all(weak <= 2 * model.slip for model, (weak, _) in zip(MODELS, order, strict=True))
    assert mixed(order)[1] > 0.9


def test_nobody_is_thought_to_go_alone_when_one_point_wins() -> None:
    held = hands("Jh Jd Ah Kh As")
    assert mixed(likely_bid(MODELS, held, 0, 2, context_at(STANDARD)))[0] > 0.5
    needless = likely_bid(MODELS, held, 0, 2, context_at(STANDARD, score=(9, 9)))[:, 0]
    assert all(chance <= model.slip for model, chance in zip(MODELS, needless, strict=True))


# Announcements and burials


def test_the_answers_to_the_question_add_up_to_one_and_strong_hands_say_alone() -> None:
    rules = PRESETS["british"]
    context = context_at(rules, "9h")
    table = context.auction
    node = int(table.call_node[table.turn_call[3]])
    while table.node_seat[node] != 3:
        node = int(table.node_no[node])
    held = hands("B Jh Jd Ah Kh", "Th 9h Kc Qd 9s")
    yes, no = (likely_answer(MODELS, held, answer, node, 3, int(table.turn_call[3]), context) for answer in (1, 0))
    assert np.allclose(yes + no, 1.0)
    assert mixed(yes)[0] > 0.9
    assert mixed(yes)[1] < 0.1


def test_a_lone_low_card_is_buried_rather_than_a_bower_or_an_ace() -> None:
    """Compare the burials of one hand: the nine of clubs makes the dealer void, the rest are trumps or masters."""
    context = context_at(STANDARD)
    table = context.auction
    call = int(table.turn_call[3])
    cards = parse_cards("Jh Ah 9h As Ks 9c")
    held = np.array([set_of(cards)] * 6, np.uint64)
    away = np.array([1 << card for card in cards], np.uint64)
    for chances in likely_burial(MODELS, held, away, int(table.call_node[call]), 3, call, context):
        assert cards[int(chances.argmax())] == Card.parse("9c")
        assert np.isclose(chances.sum(), 1.0)


# Cards


def card_chances(state: State) -> dict[str, NDArray[np.float64]]:
    """The chance by model that the player to move plays each card they may."""
    assert state.turn is not None
    shown = view(state, state.turn)
    place, none = play_decision(shown), np.zeros(1, np.uint64)
    held = np.array([set_of(shown.hand)], np.uint64)
    cards = [action.card for action in shown.legal if isinstance(action, Play)]
    trump = int(place.trump)
    return {str(card): likely_card(MODELS, CARD_NET, held, none, int(card), trump, place.play)[:, 0] for card in cards}


@pytest.mark.parametrize("rules", ["standard", "openspiel", "standard,lowest=7,benny=joker"])
def test_the_chances_of_the_cards_a_hand_may_play_add_up_to_one(rules: str) -> None:
    """Add up the chances: a card that must be played tells nothing, and one of many tells less than one of few."""
    looked = 0
    for number in range(4):
        for move in moves(new_match(Rules.parse(rules)), [RandomBot()] * 4, number):
            if move.before.phase is Phase.PLAY:
                chances = card_chances(move.before)
                assert sum(chances.values()) == pytest.approx(1.0)
                assert min(map(min, chances.values())) > 0
                looked += 1
    assert looked > 50


def test_the_card_the_policy_plays_is_the_likeliest_and_every_card_is_possible() -> None:
    state = deal("standard", left="As Kc Qc Th Ah", dealer="Jh Qh Kh 9s Td", up="9h")
    state = play(state, "pass, pass, pass, order, bury Td")
    chances = card_chances(state)
    chosen = play_choice(play_decision(view(state, 0)), CARD_NET)
    for model in range(len(MODELS)):
        assert f"play {max(chances, key=lambda card: chances[card][model])}" == str(chosen)
        assert min(each[model] for each in chances.values()) > 0


def test_of_two_cards_that_do_the_same_neither_is_likelier() -> None:
    """The seat must follow to the nine of clubs: king and queen do the same; the ten does not while the jack is out."""
    state = deal("standard", left="9c 9d As Ts Js", partner="Kc Qc Tc Td Ah", dealer="Jh Qh Kh 9s Kd", up="9h")
    chances = card_chances(play(state, "pass, pass, pass, order, bury Kd, 9c"))
    assert (chances["Kc"] == chances["Qc"]).all()
    assert (chances["Tc"] != chances["Kc"]).all()


def test_a_card_that_wins_the_trick_is_not_taken_for_one_that_does_not() -> None:
    """The queen of clubs is led: the king beats it and the jack does not, though only the queen lies between them."""
    state = deal("standard", left="Qc 9d As Ts Js", partner="Kc Jc Tc Td Ah", dealer="Jh Qh Kh 9s Kd", up="9h")
    chances = card_chances(play(state, "pass, pass, pass, order, bury Kd, Qc"))
    assert (chances["Kc"] != chances["Jc"]).all()
    assert (chances["Jc"] == chances["Tc"]).all()
