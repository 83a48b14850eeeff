"""OpenSpiel's euchre, driven beside ours: the same cards, the same choices, everything compared."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from euchre.core.actions import Action, Alone, Bury, Deal, Draw, Name, Order, Pass, Play, Together
from euchre.core.cards import Card, Suit, card_of
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import Phase, State

SETTINGS = tuple((stick, defend) for stick in (True, False) for defend in (False, True))
"""OpenSpiel's parameters: stick_the_dealer, allow_lone_defender."""

_PASS, _FIRST_SUIT, _ALONE, _TOGETHER = 24, 25, 29, 30


def rules_for(stick: bool, defend: bool) -> Rules:
    """Our rules for OpenSpiel's parameters."""
    return PRESETS["openspiel"].but(
        all_pass="stick-the-dealer" if stick else "next-dealer",
        defend_alone="always" if defend else "never",
    )


def load(stick: bool, defend: bool) -> Any:
    """OpenSpiel's game with these parameters."""
    return pyspiel.load_game("euchre", {"stick_the_dealer": stick, "allow_lone_defender": defend})


def spiel_card(card: Card) -> int:
    """OpenSpiel numbers cards rank first: 0 is the nine of clubs, 1 the nine of diamonds."""
    assert card.suit is not None
    return (card.rank - 9) * 4 + card.suit


def our_card(number: int) -> Card:
    """The card with an OpenSpiel number."""
    return card_of(Suit(number % 4), number // 4 + 9)


def our_action(state: State, number: int) -> Action:
    """Our action for an OpenSpiel number, given what our state waits for."""
    if number < _PASS:
        return Bury(our_card(number)) if state.phase is Phase.BURY else Play(our_card(number))
    if number == _PASS:
        return Pass()
    if number in (_ALONE, _TOGETHER):
        return Alone() if number == _ALONE else Together()
    return Order() if state.phase is Phase.ROUND_1 else Name(Suit(number - _FIRST_SUIT))


def compare_deals(stick: bool, defend: bool, count: int, seed: int) -> int:
    """Play random deals on both engines; the number of steps compared. Fails at the first difference."""
    game, rules, rng = load(stick, defend), rules_for(stick, defend), Random(seed)
    steps = 0
    for number in range(count):
        deck = list(range(24))
        rng.shuffle(deck)
        dealer = rng.randrange(4)
        theirs = game.new_initial_state()
        for chance in (dealer, *deck[:21]):
            theirs.apply_action(chance)
        ours = apply(new_match(rules), Draw(dealer))
        ours = apply(ours, Deal(tuple(map(our_card, deck)), (1, 1, 1, 1)))
        while not theirs.is_terminal():
            where = f"seed {seed}, deal {number}: {theirs}"
            options = theirs.legal_actions()
            assert ours.turn == theirs.current_player(), where
            assert set(legal(ours)) == {our_action(ours, option) for option in options}, where
            assert len(legal(ours)) == len(options), where
            choice = options[rng.randrange(len(options))]
            ours = apply(ours, our_action(ours, choice))
            theirs.apply_action(choice)
            steps += 1
        assert ours.over, f"seed {seed}, deal {number}: {theirs}"
        north_south, east_west = ours.match.score
        gain = north_south - east_west
        assert theirs.returns() == [gain, -gain, gain, -gain], f"seed {seed}, deal {number}: {theirs}"
    return steps
