"""The compiled policy at the table: from a view to the card it plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np

from euchre.bots.policy.cards import choose_card
from euchre.bots.policy.learned import CardNet
from euchre.bots.policy.net import NET
from euchre.core import law
from euchre.core.actions import PLAYS, Action
from euchre.core.cards import CARDS, Card, Suit, cards_in
from euchre.core.play import order_of_play
from euchre.core.unseen import is_given, plays, up_card_holders, voids
from euchre.core.view import View
from euchre.fast.lanes import CARD_AT, PLACE
from euchre.fast.play import Play, PlayTerms
from euchre.worlds.steps import Situation

_BITS: Final = tuple(tuple(1 << int(place) for place in row) for row in PLACE)
_CARDS: Final = CARD_AT.tolist()


def action_for(view: View, net: CardNet = NET) -> Action:
    """What the policy does in the play of the cards: a card, or the only choice there is (TRAM is one)."""
    if len(view.legal) == 1:
        return view.legal[0]
    return PLAYS[card_for(view, net)]


def card_for(view: View, net: CardNet = NET) -> Card:
    """The card the policy plays from this view, in which a card is to be played."""
    assert view.seat is not None, "a spectator plays no cards"
    assert view.trump is not None, "trump is made before the play"
    hand, buried = own(view)
    chosen = int(choose_card(net, hand, buried, position(view, view.seat)))
    return CARDS[_CARDS[view.trump][chosen.bit_length() - 1]]


def own(view: View) -> tuple[np.uint64, np.uint64]:
    """What a player alone knows, in lanes: the cards she holds, and those she has laid away."""
    assert view.trump is not None, "trump is made before the play"
    bits = _BITS[view.trump]
    return np.uint64(_lanes(view.hand, bits)), np.uint64(_lanes(view.buried, bits))


def position(now: View | Situation, seat: int) -> Play:
    """What everybody knows when a seat (0..3) is to play."""
    assert now.trump is not None, "trump is made before the play"
    assert now.maker is not None, "somebody made it"
    assert now.leader is not None, "somebody leads"
    assert now.dealer is not None, "somebody dealt"
    bits = _BITS[now.trump]
    out = sum(1 << law.partner(loner) for loner in now.alone)
    played = tuple(plays(order_of_play(now.alone), now.tricks, now.trick, now.leader))
    holders = up_card_holders(now.dealer, taken=now.taken, given=is_given(now.calls))
    pack, up, holder = _lanes(law.pack(now.rules), bits), 0, -1
    if now.up_card is not None and not holders:
        pack &= ~bits[now.up_card]
    if now.up_card is not None and len(holders) == 1:
        up, holder = bits[now.up_card], holders[0]
    winners = tuple(law.side(trick.winner) for trick in now.tricks)
    makers = winners.count(law.side(now.maker))
    lost_first_two = len(winners) >= 2 and law.side(now.maker) not in winners[:2]
    at = (seat, now.leader, len(now.trick), makers, len(winners) - makers, lost_first_two)
    trick = np.zeros(4, np.uint64)
    trick[: len(now.trick)] = [bits[card] for card in now.trick]
    return Play(
        PlayTerms(np.uint64(pack), np.uint64(up), holder, now.maker, out, now.trump is Suit.NO_TRUMP),
        np.array(at, np.int64),
        trick,
        np.array([_lanes(cards_in(gap), bits) for gap in voids(now.trump, iter(played))], np.uint64),
        np.array([_lanes((card for _, card, _ in played), bits)], np.uint64),
    )


def _lanes(cards: Iterable[Card], bits: tuple[int, ...]) -> int:
    """A set of cards as lanes, given the bit of each card."""
    return sum(bits[card] for card in cards)
