"""The compiled policy at the table: from a view to the card it plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.policy.cards import choose_card
from euchre.bots.policy.net import NET
from euchre.core import law
from euchre.core.actions import PLAYS, Action, Give
from euchre.core.cards import CARDS, Card, Suit, cards_in
from euchre.core.play import order_of_play
from euchre.core.unseen import plays, up_card_holders, voids
from euchre.core.view import View
from euchre.solve.lanes import CARD_AT, PLACE
from euchre.solve.steps import Situation

_BITS: Final = tuple(tuple(1 << int(place) for place in row) for row in PLACE)
_CARDS: Final = CARD_AT.tolist()


class Position(NamedTuple):
    """What one seat knows in the play, as the compiled policy takes it: see `euchre.bots.policy.cards.choose_card`."""

    hand: np.uint64
    seat: int
    pack: np.uint64
    leader: int
    trick: NDArray[np.uint64]
    n_trick: int
    gone: np.uint64
    voids: NDArray[np.uint64]
    up: np.uint64
    up_holder: int
    maker: int
    out: int
    no_trump: bool
    taken_makers: int
    taken_others: int
    first_two_lost: bool
    buried: np.uint64


def action_for(view: View, net: NDArray[np.float32] = NET) -> Action:
    """What the policy does in the play of the cards: a card, or the only choice there is (TRAM is one)."""
    if len(view.legal) == 1:
        return view.legal[0]
    return PLAYS[card_for(view, net)]


def card_for(view: View, net: NDArray[np.float32] = NET) -> Card:
    """The card the policy plays from this view, in which a card is to be played."""
    assert view.trump is not None, "trump is made before the play"
    chosen = int(choose_card(net, *position(view)))
    return CARDS[_CARDS[view.trump][chosen.bit_length() - 1]]


def position(view: View) -> Position:
    """The position as the player of this view knows it."""
    assert view.seat is not None, "a spectator plays no cards"
    assert view.trump is not None, "trump is made before the play"
    bits = _BITS[view.trump]
    return public(view, view.seat)._replace(
        hand=np.uint64(_lanes(view.hand, bits)), buried=np.uint64(_lanes(view.buried, bits))
    )


def public(now: View | Situation, seat: int) -> Position:
    """What everybody knows when a seat (0..3) is to play: the position without her own cards."""
    assert now.trump is not None, "trump is made before the play"
    assert now.maker is not None, "somebody made it"
    assert now.leader is not None, "somebody leads"
    assert now.dealer is not None, "somebody dealt"
    bits = _BITS[now.trump]
    out = sum(1 << law.partner(loner) for loner in now.alone)
    played = tuple(plays(order_of_play(now.alone), now.tricks, now.trick, now.leader))
    given = any(isinstance(call.action, Give) for call in now.calls)
    holders = up_card_holders(now.dealer, taken=now.taken, given=given)
    pack = _lanes(law.pack(now.rules), bits)
    up_card = now.up_card
    if up_card is not None and not holders:
        pack &= ~bits[up_card]
    sure = up_card is not None and len(holders) == 1
    winners = tuple(law.side(trick.winner) for trick in now.tricks)
    makers = winners.count(law.side(now.maker))
    trick = np.zeros(4, np.uint64)
    trick[: len(now.trick)] = [bits[card] for card in now.trick]
    return Position(
        hand=np.uint64(0),
        seat=seat,
        pack=np.uint64(pack),
        leader=now.leader,
        trick=trick,
        n_trick=len(now.trick),
        gone=np.uint64(_lanes((card for _, card, _ in played), bits)),
        voids=np.array([_lanes(cards_in(gap), bits) for gap in voids(now.trump, iter(played))], np.uint64),
        up=np.uint64(bits[up_card] if sure and up_card is not None else 0),
        up_holder=holders[0] if sure else -1,
        maker=now.maker,
        out=out,
        no_trump=now.trump is Suit.NO_TRUMP,
        taken_makers=makers,
        taken_others=len(winners) - makers,
        first_two_lost=len(winners) >= 2 and law.side(now.maker) not in winners[:2],
        buried=np.uint64(0),
    )


def _lanes(cards: Iterable[Card], bits: tuple[int, ...]) -> int:
    """A set of cards as lanes, given the bit of each card."""
    return sum(bits[card] for card in cards)
