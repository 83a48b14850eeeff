"""Which card to play: how each would end in the deals that may be, if everybody plays on as the policy does."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.bidding import Policy
from euchre.bots.policy.cards import choose_card as choose_by_policy
from euchre.bots.policy.foresight import foresee
from euchre.bots.policy.placed import many_in_lanes
from euchre.bots.policy.playout import LOST_FIRST_TWO
from euchre.bots.policy.swift_cards import Position, own, position
from euchre.bots.policy.values import codes_worth, stakes
from euchre.bots.search.contest import Contest
from euchre.bots.search.imagination import imagine
from euchre.bots.search.level import Level
from euchre.core import law
from euchre.core.actions import PLAYS, Action, Play
from euchre.core.cards import Card
from euchre.core.view import View
from euchre.solve.batch import card_values_many
from euchre.solve.lanes import LANE, PLACE

EXACT: Final = 2
"""With so few cards left, who holds what decides, and not how people play: then the hands are played open."""


def choose_card(view: View, rng: Random, level: Level, policy: Policy) -> Action:
    """The card that wins most often."""
    assert view.trump is not None, "trump is made before the play"
    assert view.dealer is not None, "somebody dealt"
    assert view.maker is not None, "somebody made it"
    assert view.up_card is not None, "no play without an up-card"
    assert view.seat is not None, "a spectator plays no cards"
    here = position(view, view.seat)
    hand, buried = own(view)
    cards = distinct(view, here.terms.pack & ~(hand | buried | here.gone) | here.trick.sum(dtype=np.uint64))
    if len(cards) == 1:
        return PLAYS[cards[0]]
    worth = np.array(codes_worth(stakes(view, blind=not level.score), view.dealer, view.maker, view.alone))
    bits = np.array([1 << int(PLACE[view.trump, card]) for card in cards], dtype=np.uint64)
    chosen = choose_by_policy(policy.cards, hand, buried, *here)
    favourite = max(row for row, bit in enumerate(bits) if bit <= chosen)
    contest = Contest(len(cards), favourite, level)
    while contest.open:
        drawn = imagine(view, rng, level, policy)
        hands = many_in_lanes(drawn.hands, int(view.trump))
        if len(view.hand) <= EXACT:
            found = solved(here, bits[contest.running], hands, worth)
        else:
            away = many_in_lanes(drawn.away, int(view.trump))
            found = foresee(policy.cards, bits[contest.running], hands, away, *here, worth)
        contest.add(found if view.seat in (0, 2) else 1.0 - found)
    return PLAYS[cards[contest.best]]


def solved(
    here: Position, cards: NDArray[np.uint64], hands: NDArray[np.uint64], worth: NDArray[np.float64]
) -> NDArray[np.float64]:
    """``[card, world]``: what each card is worth to side 0 if all hands lay open and everybody played her best."""
    table = np.zeros(4, np.uint64)
    terms, (_, leader, _, made, lost, lost_first_two) = here.terms, here.at.tolist()
    in_play = [seat & 3 for seat in range(leader, leader + 4) if not terms.out >> (seat & 3) & 1]
    for seat, card in zip(in_play, here.trick, strict=False):
        table[seat] = card
    hands = hands.copy()
    hands[:, [seat for seat in range(4) if seat not in in_play]] = 0
    rows = len(hands)
    values = card_values_many(hands, np.full(rows, leader), np.tile(table, (rows, 1)), terms.no_trump)
    left = law.HAND_SIZE - made - lost
    side0 = values[:, [int(card).bit_length() - 1 for card in cards]].T.astype(np.int64)
    makers = made + (side0 if law.side(terms.maker) == 0 else left - side0)
    return np.asarray(worth[makers + LOST_FIRST_TWO * lost_first_two])


def distinct(view: View, unlike: np.uint64) -> list[Card]:
    """The cards that may be played; of two with nothing of `unlike` (unseen or on the table) between, the lower."""
    assert view.trump is not None, "trump is made before the play"
    others = int(unlike)
    places = sorted(
        (int(PLACE[view.trump, action.card]), action.card) for action in view.legal if isinstance(action, Play)
    )
    kept: list[Card] = []
    below = -1
    for place, card in places:
        between = others & ((1 << place) - (1 << below + 1)) if below >= 0 else -1
        if below < 0 or between or below // LANE != place // LANE:
            kept.append(card)
        below = place
    return kept
