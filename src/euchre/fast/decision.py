"""A player's decision in numbers: made of a view once, and all that chooses for the player goes by it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import PASS, Action, Alone, Bury, Give, Name, Order, Pass, Together
from euchre.core.cards import CARDS, Card, Suit, set_of
from euchre.core.state import Phase, Public, the_contract, the_up_card
from euchre.core.unseen import plays, up_card_holders, voids
from euchre.core.view import View, the_seat
from euchre.fast.auction import Auction, auction, calls, pack_in_lanes, turns
from euchre.fast.auction_calls import chosen_call
from euchre.fast.auction_state import ASK, BID, BURY, GIVE, LEAD, AuctionState
from euchre.fast.lanes import to_lane, to_lanes
from euchre.fast.play import PlayState, PlayTerms
from euchre.fast.seats import seat_mask


class AuctionPosition(NamedTuple):
    """The moment of a decision before the first lead, for compiled code at tables of four."""

    auction: Auction
    state: AuctionState
    codes: NDArray[np.int64]
    """The numbers of the actions in ``view.legal``: in a bid 0 for a pass, 1 and more for the calls of the turn; in the
    burial and the gift the card; when asked, 1 for alone and 0 for together; with a weak hand the place there."""

    @property
    def up_card(self) -> Card:
        """The card turned up."""
        return CARDS[self.auction.up_card]


@dataclass(frozen=True)
class AuctionDecision:
    """A decision before the first lead, by a player who is shown their cards or is to name trump without them."""

    view: View
    """The view the decision was made of."""
    seat: int
    actions: tuple[Action, ...]
    """The actions that may be chosen."""
    hand: np.uint64
    """The cards in hand (33 bits)."""

    @cached_property
    def position(self) -> AuctionPosition:
        """The moment of it at a table of four, worked out when it is first asked for."""
        return auction_position(self.view)


class PlayDecision(NamedTuple):
    """A decision in the play of the cards; sets of cards are in lanes."""

    view: View
    """The view the decision was made of."""
    seat: int
    actions: tuple[Action, ...]
    """The actions that may be chosen."""
    hand: np.uint64
    """The cards in hand."""
    away: np.uint64
    """The cards that the player has laid away."""
    trump: Suit
    maker: int
    alone: tuple[int, ...]
    """The seats that play alone."""
    play: PlayState


Decision: TypeAlias = AuctionDecision | PlayDecision


class Bid(NamedTuple):
    """A bid: the seat, the turn, 0 for a pass or 1 and more for its calls."""

    seat: int
    turn: int
    choice: int


def decision_of(view: View) -> Decision:
    """The decision of the player whose view it is and whose turn it is, from the weak hands to the last card."""
    return play_decision(view) if view.phase is Phase.PLAY else auction_decision(view)


def auction_decision(view: View) -> AuctionDecision:
    """The decision of a player before the first lead: a bid, a burial, a gift, an announcement, a weak hand."""
    return AuctionDecision(view, the_seat(view), view.legal, np.uint64(set_of(view.hand)))


def auction_position(view: View) -> AuctionPosition:
    """The moment of such a decision at a table of four."""
    table = auction(view.rules, view.match.dealer, the_up_card(view.open))
    state, codes = _stage_and_codes(view, table)
    return AuctionPosition(table, state, np.array(codes, np.int64))


def play_decision(view: View) -> PlayDecision:
    """The decision of a player who is to play a card."""
    seat, contract = the_seat(view), the_contract(view)
    trump = contract.trump
    hand, away = (np.uint64(to_lanes(set_of(cards), trump)) for cards in (view.hand, view.buried))
    return PlayDecision(
        view, seat, view.legal, hand, away, trump, contract.maker, contract.alone, play_state(view, seat)
    )


def play_state(now: Public, seat: int) -> PlayState:
    """The public state of the play when a seat is to play."""
    contract, table = the_contract(now), law.seating(now.rules)
    trump, makers = contract.trump, table.side(contract.maker)
    played, holders, up_card = tuple(plays(now)), up_card_holders(now), now.open.up_card
    pack, up, holder = pack_in_lanes(now.rules, trump), 0, -1
    if up_card is not None and not holders:
        pack &= ~to_lane(up_card, trump)
    if up_card is not None and len(holders) == 1:
        up, holder = to_lane(up_card, trump), holders[0]
    out, no_trump = seat_mask(table.sitting_out(contract.alone)), trump is Suit.NO_TRUMP
    winners = table.winners(now.tricks)
    made = winners.count(makers)
    at = (seat, now.leader, len(now.trick), made, len(winners) - made, len(winners) > 1 and makers not in winners[:2])
    trick = np.zeros(table.players, np.uint64)
    trick[: len(now.trick)] = [to_lane(card, trump) for card in now.trick]
    return PlayState(
        PlayTerms(np.uint64(pack), np.uint64(up), holder, contract.maker, out, no_trump, tuple(table.seats)),
        np.array(at, np.int64),
        trick,
        np.array([to_lanes(gap, trump) for gap in voids(table.players, trump, played)], np.uint64),
        np.array([to_lanes(set_of(card for _, card, _ in played), trump)], np.uint64),
    )


def _stage_and_codes(view: View, table: Auction) -> tuple[AuctionState, list[int]]:
    if view.phase is Phase.WEAK_HANDS:
        return AuctionState(BID, 0), list(range(len(view.legal)))
    if view.trump is None:
        turn = len(bids(view))
        choices = _choices(view, turn)
        return AuctionState(BID, turn), [choices[action] for action in view.legal]
    made = bids(view)[-1]
    call = chosen_call(table, made.turn, made.choice)
    node = node_after(view, table, int(table.call_node[call]))
    return AuctionState(_stage(view), made.turn, call, node), [_code(action) for action in view.legal]


def bids(now: Public, *more: Action) -> tuple[Bid, ...]:
    """The bids so far, and those of the actions `more`."""
    said = [call.action for call in now.open.calls if isinstance(call.action, Pass | Order | Name)]
    order = turns(now.match.rules, now.match.dealer, the_up_card(now.open))
    return tuple(Bid(order[turn][1], turn, _choices(now, turn)[action]) for turn, action in enumerate((*said, *more)))


def _choices(now: Public, turn: int) -> dict[Action, int]:
    """The bids of a turn, each with its number there."""
    up_card = the_up_card(now.open)
    phase, seat = turns(now.match.rules, now.match.dealer, up_card)[turn]
    offered = calls(now.rules, now.match.dealer, up_card, phase, seat)
    choices: dict[Action, int] = {call.action: number for number, call in enumerate(offered, 1)}
    return choices | {PASS: 0}


def node_after(now: Public, table: Auction, node: int) -> int:
    """The node that the announcements have reached, from the call's node on."""
    for call in now.open.calls:
        if isinstance(call.action, Alone):
            node = int(table.node_yes[node])
        elif isinstance(call.action, Together):
            node = int(table.node_no[node])
    return node


def _stage(view: View) -> int:
    if view.phase is Phase.BURY:
        return LEAD if the_contract(view).given else BURY
    return {Phase.ALONE: ASK, Phase.GIVE: GIVE}.get(view.phase, LEAD)


def _code(action: Action) -> int:
    match action:
        case Alone():
            return 1
        case Together():
            return 0
        case Bury(card) | Give(card) if card is not None:
            return int(card)
    raise AssertionError(f"{action} is not a choice before the first lead")
