"""The bidding of one deal as numbers: who may say what in which turn, and what follows from each call.

Everything here is asked of `euchre.core.law`, once for each dealer and up-card, so the compiled code knows no
house rule. A *turn* is a player's turn to bid; a *call* makes trump; a *node* is a moment in which somebody is asked
whether they play alone, or (a leaf) the moment when the lead is settled.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import Action, Name, Order
from euchre.core.cards import SUITS, Card, Suit, set_of
from euchre.core.rules import Rules
from euchre.core.state import Phase
from euchre.fast.lanes import to_lanes
from euchre.fast.seats import seat_mask

NOBODY: Final = -1
ANY: Final = (1 << 33) - 1


class Auction(NamedTuple):
    """Tables for compiled code; sets of cards are 33-bit, seats are numbers."""

    dealer: int
    up_card: int
    """The card turned up, 0..32."""
    pack: int
    """The set of cards of the pack."""
    buriable: int
    """The set of cards the dealer may bury, if they hold them."""
    gift: bool
    """A lone maker gets their partner's best card and buries one."""
    lanes: NDArray[np.uint64]
    """``lanes[trump]``: the pack as lanes."""
    turn_seat: NDArray[np.int64]
    turn_round: NDArray[np.int64]
    """1 or 2; 0 when the Benny is turned up."""
    turn_call: NDArray[np.int64]
    """``turn_call[turn] .. turn_call[turn + 1]``: the calls that may be made in a turn."""
    turn_pass: NDArray[np.bool_]
    call_trump: NDArray[np.int64]
    call_alone: NDArray[np.bool_]
    call_needs: NDArray[np.uint64]
    """The caller must hold one card of this set."""
    call_takes: NDArray[np.bool_]
    """The dealer takes the up-card."""
    call_node: NDArray[np.int64]
    node_seat: NDArray[np.int64]
    """The seat asked; `NOBODY` at a leaf."""
    node_yes: NDArray[np.int64]
    node_no: NDArray[np.int64]
    node_maker: NDArray[np.int64]
    node_alone: NDArray[np.int64]
    """The seats that play alone so far, as a mask."""
    node_lead: NDArray[np.int64]
    """The seat that leads, if nobody (else) says that they play alone."""
    node_out: NDArray[np.int64]
    """The seats that sit out so far, as a mask."""


class _Node(NamedTuple):
    maker: int
    alone: tuple[int, ...]
    declined: tuple[int, ...]


class _Nodes:
    """The nodes at which players are asked to play alone, each once."""

    def __init__(self, rules: Rules, dealer: int) -> None:
        self.rules, self.dealer = rules, dealer
        self.index: dict[_Node, int] = {}
        self.rows: list[tuple[int, int, int]] = []

    def add(self, node: _Node) -> int:
        if node in self.index:
            return self.index[node]
        here = self.index[node] = len(self.rows)
        self.rows.append((NOBODY, here, here))
        seat = law.alone_turn(self.rules, self.dealer, *node)
        if seat is not None:
            declined = law.asked_again(self.rules, seat, node.declined)
            yes = self.add(_Node(node.maker, (*node.alone, seat), declined))
            no = self.add(node._replace(declined=(*node.declined, seat)))
            self.rows[here] = (seat, yes, no)
        return here


class OfferedCall(NamedTuple):
    """A call that may be said in a turn."""

    action: Order | Name
    needs: int


def turns(rules: Rules, dealer: int, up_card: Card) -> tuple[tuple[Phase, int], ...]:
    """The turns to bid in a deal in which everybody passes: the phase and the seat."""
    if law.turned_suit(rules, up_card) is None:
        return ((Phase.BENNY, dealer),)
    in_turn = law.seating(rules).from_left(dealer)
    return tuple((phase, seat) for phase in (Phase.ROUND_1, Phase.ROUND_2) for seat in in_turn)


@lru_cache(maxsize=4096)
def calls(rules: Rules, dealer: int, up_card: Card, phase: Phase, seat: int) -> tuple[OfferedCall, ...]:
    """The calls of a turn, a pass apart, and the cards of which the caller must hold one."""
    always = _offer(rules, dealer, up_card, phase, seat, 0)
    needs: dict[Action, int] = dict.fromkeys(always, ANY)
    for card in law.pack(rules):
        for action in _offer(rules, dealer, up_card, phase, seat, 1 << card):
            needs[action] = needs.get(action, 0) | 1 << card
    return tuple(OfferedCall(action, need) for action, need in needs.items() if isinstance(action, Order | Name))


def _offer(rules: Rules, dealer: int, up_card: Card, phase: Phase, seat: int, hand: int) -> tuple[Action, ...]:
    if phase is Phase.BENNY:
        return law.benny_offer(rules)
    if phase is Phase.ROUND_1:
        return law.order_offer(rules, dealer, seat, hand, up_card)
    # A dealer who is stuck may say anything if they hold nothing: they are asked what their hand allows.
    stuck = seat == dealer and law.sticks_the_dealer(rules)
    return law.names(rules, law.nameable(rules, hand, law.turned_suit(rules, up_card), stuck=stuck))


def may_pass(rules: Rules, dealer: int, phase: Phase, seat: int) -> bool:
    """True if a player may pass in a turn."""
    stuck = phase is Phase.ROUND_2 and seat == dealer and law.sticks_the_dealer(rules)
    return phase is not Phase.BENNY and not stuck


@lru_cache(maxsize=4096)
def auction(rules: Rules, dealer: int, up_card: Card) -> Auction:
    """The bidding of a deal with this dealer (a seat) and this card turned up."""
    order, table = turns(rules, dealer, up_card), law.seating(rules)
    offers = [calls(rules, dealer, up_card, phase, seat) for phase, seat in order]
    nodes = _Nodes(rules, dealer)
    rows = []
    for (phase, seat), offer in zip(order, offers, strict=True):
        for action, needs in offer:
            alone = (seat,) if action.alone else ()
            takes = phase is not Phase.ROUND_2 and not (action.alone and dealer in table.partners(seat))
            trump = action.suit if isinstance(action, Name) else law.turned_suit(rules, up_card)
            assert trump is not None, "a Benny for which the dealer names trump is never ordered up"
            rows.append((int(trump), action.alone, needs, takes, nodes.add(_Node(seat, alone, ()))))
    trumps, alones, needed, takes_up, starts = zip(*rows, strict=True)
    found = tuple(nodes.index)
    bounds = np.cumsum([0, *map(len, offers)])
    return Auction(
        dealer=dealer,
        up_card=int(up_card),
        pack=set_of(law.pack(rules)),
        buriable=law.buriable(rules, ANY, up_card),
        gift=law.best_cards(rules) > 0,
        lanes=np.array([pack_in_lanes(rules, trump) for trump in (*SUITS, Suit.NO_TRUMP)], dtype=np.uint64),
        turn_seat=np.array([seat for _, seat in order]),
        turn_round=np.array([_ROUND[phase] for phase, _ in order]),
        turn_call=bounds,
        turn_pass=np.array([may_pass(rules, dealer, phase, seat) for phase, seat in order]),
        call_trump=np.array(trumps),
        call_alone=np.array(alones),
        call_needs=np.array(needed, dtype=np.uint64),
        call_takes=np.array(takes_up),
        call_node=np.array(starts),
        node_seat=np.array([seat for seat, _, _ in nodes.rows]),
        node_yes=np.array([yes for _, yes, _ in nodes.rows]),
        node_no=np.array([no for _, _, no in nodes.rows]),
        node_maker=np.array([node.maker for node in found]),
        node_alone=np.array([seat_mask(node.alone) for node in found]),
        node_lead=np.array([law.leader(rules, dealer, node.maker, node.alone) for node in found]),
        node_out=np.array([seat_mask(table.sitting_out(node.alone)) for node in found]),
    )


_ROUND: Final = {Phase.BENNY: 0, Phase.ROUND_1: 1, Phase.ROUND_2: 2}


@lru_cache(maxsize=512)
def pack_in_lanes(rules: Rules, trump: Suit) -> int:
    """The cards of the pack as lanes."""
    return to_lanes(set_of(law.pack(rules)), trump)
