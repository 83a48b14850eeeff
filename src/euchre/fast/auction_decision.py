"""A decision before the first lead in numbers: where the deal stands, and what may be chosen there."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core.actions import PASS, Action, Alone, Bury, Give, Name, Order, Pass, Together
from euchre.core.state import Phase, Public, the_contract, the_up_card
from euchre.core.view import View
from euchre.fast.auction import Auction, auction, calls, turns
from euchre.fast.auction_calls import chosen_call
from euchre.fast.auction_state import ASK, BID, BURY, GIVE, LEAD, AuctionState


class AuctionDecision(NamedTuple):
    """A decision before the first lead."""

    auction: Auction
    state: AuctionState
    actions: tuple[Action, ...]
    """What may be chosen."""
    codes: NDArray[np.int64]
    """Their numbers: in a bid 0 for a pass, 1 and more for the calls of the turn; in the burial and the gift the card;
    when asked, 1 for alone and 0 for together."""


class Bid(NamedTuple):
    """What a player said in a turn to bid: the seat (0..3), the turn, 0 for a pass or 1 and more for its calls."""

    seat: int
    turn: int
    choice: int


def auction_decision(view: View) -> AuctionDecision:
    """The decision of a player who is to bid, to bury, to give a card, or to say whether they play alone."""
    table = auction(view.rules, view.match.dealer, the_up_card(view.open))
    if view.trump is None:
        turn = len(bids(view))
        state = AuctionState(BID, turn)
        choices = _choices(view, turn)
        return AuctionDecision(table, state, view.legal, np.array([choices[action] for action in view.legal]))
    made = bids(view)[-1]
    call = chosen_call(table, made.turn, made.choice)
    node = node_after(view, table, int(table.call_node[call]))
    state = AuctionState(_stage(view), made.turn, call, node)
    return AuctionDecision(table, state, view.legal, np.array([_code(action) for action in view.legal]))


def bids(now: Public, *more: Action) -> tuple[Bid, ...]:
    """What has been said in turns to bid so far, and what is said now."""
    said = [call.action for call in now.open.calls if isinstance(call.action, Pass | Order | Name)]
    order = turns(now.match.dealer, the_up_card(now.open))
    return tuple(Bid(order[turn][1], turn, _choices(now, turn)[action]) for turn, action in enumerate((*said, *more)))


def _choices(now: Public, turn: int) -> dict[Action, int]:
    """What may be said in a turn, and its number there."""
    up_card = the_up_card(now.open)
    phase, seat = turns(now.match.dealer, up_card)[turn]
    offered = calls(now.rules, now.match.dealer, up_card, phase, seat)
    choices: dict[Action, int] = {call.action: number for number, call in enumerate(offered, 1)}
    return choices | {PASS: 0}


def node_after(now: Public, table: Auction, node: int) -> int:
    """Where the announcements stand after what has been said, from the call's node on."""
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
