"""A whole deal as numbers for compiled code: what may happen in it, and what it scores, by one table's rules.

Everything is asked of `euchre.core.law`, once for each set of rules, so the compiled deals know no house rule.
Sets of cards are 33-bit, and the bidding is that of `euchre.fast.auction`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import REDEAL, Cut, GoUnder
from euchre.core.cards import BENNY, CARDS, SUITS, Card, card_of, set_of
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.fast.auction import ANY, Auction, auction
from euchre.fast.seating import SIDE_BITS
from euchre.fast.seats import seat_mask, seats_in

PLAYS_ON, REDEALS, GOES_UNDER = 0, 1, 2
"""The requests open to a weak hand."""
_NINES: Final = set_of(card_of(suit, 9) for suit in SUITS)


class DealTables(NamedTuple):
    """Tables for compiled code; those of all dealers and up-cards stand one after another."""

    seats: tuple[int, ...]
    """The seats; the length is known when code is compiled, see `euchre.fast.seating`."""
    pack: NDArray[np.uint64]
    """The cards of the pack, each as a set of one."""
    all: NDArray[np.uint64]
    """The cards of the pack, as one set."""
    cutter: int
    """The distance of the cutter to the dealer's left; 0 for nobody."""
    cuts: NDArray[np.uint64]
    """Bit n: n cards may be cut; bit 0 is a bump."""
    weak: int
    low: NDArray[np.uint64]
    """The set of cards that make a hand weak."""
    buriable: NDArray[np.uint64]
    """``buriable[up_card]``: the set of cards the dealer may bury."""
    benny_named: bool
    """The dealer names trump for a Benny turned up."""
    tram: bool
    turns: NDArray[np.int64]
    """``turns[dealer, up_card]``: the first turn to bid, and the one after the last."""
    turn: NDArray[np.int64]
    """The table ``turn[turn]``: the seat, the first call, the one after the last, and a flag for a possible pass."""
    call: NDArray[np.int64]
    """The table ``call[call]``: trump, flags for alone and for the dealer taking the up-card, and the node after."""
    needs: NDArray[np.uint64]
    """``needs[call]``: the caller must hold one card of this set."""
    node: NDArray[np.int64]
    """The table ``node[node]``: the seat asked to play alone (negative where the lead is settled), the nodes after yes
    and after no; the maker, the mask of those alone, the leader, the loner who gets a card and the partner who gives
    it (negative: nobody does)."""
    points: NDArray[np.int8]
    """``points[maker, alone, won, side]``; `won` as in `euchre.fast.seating.won_by`."""
    settled: NDArray[np.bool_]
    """``settled[maker, alone, tricks, won]``: the rest plays itself, for the makers are beaten."""


TURN_SEAT, TURN_FIRST, TURN_END, TURN_PASS = range(4)
"""The columns of a turn."""
CALL_TRUMP, CALL_LONE, CALL_TAKES, CALL_NODE = range(4)
"""The columns of a call."""
NODE_ASKED, NODE_YES, NODE_NO, NODE_MAKER, NODE_ALONE, NODE_LEAD, NODE_LONER, NODE_GIVER = range(8)
"""The columns of a node."""


@lru_cache(maxsize=64)
def deal_tables(rules: Rules) -> DealTables:
    """The tables of these rules.

    Raises `EuchreError`, in one sentence, for rules that compiled deals do not know.
    """
    if (why := _unknown(rules)) is not None:
        raise EuchreError("batch/rules", f"Compiled deals know no {why}: play these rules one deal at a time.", why=why)
    table = law.seating(rules)
    spans = np.zeros((table.players, len(CARDS), 2), dtype=np.int64)
    auctions: dict[tuple[bytes, ...], tuple[Auction, int]] = {}
    count = 0
    for dealer, up_card in product(table.seats, law.pack(rules)):
        bidding = auction(rules, dealer, up_card)
        same = tuple(np.asarray(part).tobytes() for part in bidding[_WHAT_DIFFERS:])
        first = auctions.setdefault(same, (bidding, count))[1]
        spans[dealer, up_card] = first, first + len(bidding.turn_seat)
        count = max(count, first + len(bidding.turn_seat))
    turn, call, needs, node = _joined(rules, [bidding for bidding, _ in auctions.values()])
    weak, low = _weak_hands(rules)
    return DealTables(
        tuple(table.seats),
        np.array([1 << card for card in law.pack(rules)], dtype=np.uint64),
        np.array([set_of(law.pack(rules))], dtype=np.uint64),
        *_cut(rules),
        weak,
        np.array([low], dtype=np.uint64),
        np.array([law.buriable(rules, ANY, card) for card in CARDS], dtype=np.uint64),
        law.turned_suit(rules, BENNY) is None,
        law.tram_called(rules),
        spans,
        turn,
        call,
        needs,
        node,
        _points(rules),
        _settled(rules),
    )


def _unknown(rules: Rules) -> str | None:
    """The first of the house rules that compiled deals do not know; None if they know all."""
    table, nearly = law.seating(rules), law.target(rules) - 1
    if law.widow(rules):
        return "widow"
    if law.an_ace_is_weak(rules):
        return "weak hand with an ace"
    if law.barred_from_alone(rules, (nearly,) * table.sides):
        return "score at which nobody plays alone"
    if law.best_cards(rules) and (law.asks_for_best(rules) or law.best_turn(rules, 0, (1,), ()) is not None):
        return "best card but the one that a lone maker gets unasked"
    return None


_WHAT_DIFFERS: Final = Auction._fields.index("turn_seat")
"""The first field that differs; earlier ones of an `Auction` are not needed, or the same at every table."""


def _joined(
    rules: Rules, auctions: list[Auction]
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.uint64], NDArray[np.int64]]:
    """The turns, the calls, what they need, and the nodes of several auctions, numbered on."""
    turns, calls, nodes = list[NDArray[np.int64]](), list[NDArray[np.int64]](), list[NDArray[np.int64]]()
    first_call = first_node = 0
    for bidding in auctions:
        spans = bidding.turn_call + first_call
        turns.append(np.column_stack((bidding.turn_seat, spans[:-1], spans[1:], bidding.turn_pass)))
        after = bidding.call_node + first_node
        calls.append(np.column_stack((bidding.call_trump, bidding.call_alone, bidding.call_takes, after)))
        makers, masks = bidding.node_maker.tolist(), bidding.node_alone.tolist()
        nodes.append(
            np.column_stack(
                (
                    bidding.node_seat,
                    bidding.node_yes + first_node,
                    bidding.node_no + first_node,
                    bidding.node_maker,
                    bidding.node_alone,
                    bidding.node_lead,
                    [_gift(rules, maker, seats_in(mask)) for maker, mask in zip(makers, masks, strict=True)],
                )
            )
        )
        first_call += len(bidding.call_node)
        first_node += len(bidding.node_seat)
    needs = np.concatenate([bidding.call_needs for bidding in auctions])
    return np.concatenate(turns), np.concatenate(calls), needs, np.concatenate(nodes)


def _gift(rules: Rules, maker: int, alone: tuple[int, ...]) -> tuple[int, int]:
    """The loner who gets a card, and the partner who gives it."""
    table = law.seating(rules)
    loners = table.lone_makers(maker, alone) if law.best_cards(rules) else ()
    return (loners[0], table.partner(loners[0])) if loners else (-1, -1)


def _cut(rules: Rules) -> tuple[int, NDArray[np.uint64]]:
    """The seat that cuts, as places from the dealer, and the cuts it may make."""
    seat, offer = law.cut_offer(rules, 0) or (0, ())
    cuts = sum(1 << (action.at if isinstance(action, Cut) else 0) for action in offer)
    return seat, np.array([cuts], dtype=np.uint64)


def _weak_hands(rules: Rules) -> tuple[int, int]:
    """The offer to a weak hand, and the set of cards that make a hand weak."""
    swaps = [action for action in law.weak_hand_offer(rules, ANY) if isinstance(action, GoUnder)]
    if swaps:
        return GOES_UNDER, set_of(card for action in swaps for card in action.cards)
    # No hand is weaker than four nines: with which fifth card is it still weak?
    low = _NINES | set_of(card for card in law.pack(rules) if REDEAL in law.weak_hand_offer(rules, _fifth(card)))
    return (REDEALS, low) if low != _NINES else (PLAYS_ON, 0)


def _fifth(card: Card) -> int:
    return _NINES | 1 << card


def ends(rules: Rules) -> Iterator[tuple[tuple[int, int, int], int, tuple[int, ...], tuple[int, ...]]]:
    """Yield the ends a deal can have: its place in a table, the maker, those alone, and the sides that won the tricks.

    The place is the maker, the mask of those alone, and the tricks as `won_places` counts them.
    """
    for maker, alone, winners in _tricks(rules, law.HAND_SIZE):
        yield (maker, seat_mask(alone), won_place(rules, winners)), maker, alone, winners


def won_places(rules: Rules) -> int:
    """The number of places a table has for the sides that won the tricks of a deal."""
    return 1 << SIDE_BITS[law.seating(rules).players] * law.HAND_SIZE


def won_place(rules: Rules, winners: tuple[int, ...]) -> int:
    """The place of the sides that won the tricks so far."""
    bits = SIDE_BITS[law.seating(rules).players]
    return sum(side << bits * trick for trick, side in enumerate(winners))


def _tricks(rules: Rules, tricks: int) -> Iterator[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """Yield each maker, those who may be alone with them (one a side at most), and the winners of `tricks` tricks."""
    table = law.seating(rules)
    nobody: list[tuple[int, ...]] = [()]
    seats = [(nobody + [(seat,) for seat in table.members(side)]) for side in range(table.sides)]
    loners = [sum(alone, ()) for alone in product(*seats)] if table.has_partners else nobody
    for maker, alone in product(table.seats, loners):
        for winners in product(range(table.sides), repeat=tricks):
            yield maker, alone, winners


def _points(rules: Rules) -> NDArray[np.int8]:
    table = law.seating(rules)
    points = np.zeros((table.players, 1 << table.players, won_places(rules), table.sides), dtype=np.int8)
    for place, maker, alone, winners in ends(rules):
        points[place] = law.points(rules, maker, alone, winners)
    return points


def _settled(rules: Rules) -> NDArray[np.bool_]:
    players = law.seating(rules).players
    settled = np.zeros((players, 1 << players, law.HAND_SIZE, won_places(rules)), dtype=np.bool_)
    for tricks in range(law.HAND_SIZE) if law.euchre_called(rules) else ():
        for maker, alone, winners in _tricks(rules, tricks):
            place = maker, seat_mask(alone), tricks, won_place(rules, winners)
            settled[place] = law.settled(rules, maker, alone, winners)
    return settled
