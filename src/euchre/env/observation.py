"""The view of a seat as an array of numbers, and its choices as a mask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import KEEP, Action, AskPartner, GoUnder, Name, Order
from euchre.core.cards import Card
from euchre.core.state import Phase
from euchre.core.view import View, the_seat
from euchre.env.layout import CALLED, PHASES, SAID, SAID_AGAIN, ObservationLayout, layout_of
from euchre.env.numbering import ACTIONS, LOW, Spelling, choices

Array = NDArray[np.float32]
Mask = NDArray[np.int8]

_PHASES: Final = {one: number for number, one in enumerate(PHASES)}
_LOW: Final = {card: number for number, card in enumerate(LOW)}
_UNDER: Final = ACTIONS.index(GoUnder(LOW[:1]))
_SAID: Final = {action: number for number, action in enumerate(SAID)}
_AGAIN: Final = {action: len(_SAID) + number for number, action in enumerate(SAID_AGAIN)}


def observation(view: View, begun: Spelling = ()) -> Array:
    """A view as `euchre.env.layout.layout_of` has it, float32; `begun` spells what they have begun to choose.

    The array is made of the view and what this very seat has begun, so it can hold nothing that the view does not.
    """
    layout = layout_of(law.seating(view.rules).players)
    array = np.zeros(layout.size, np.float32)
    array[[*_marks(layout, view, begun)]] = 1.0
    for place, number in _numbers(layout, view):
        array[place] = number
    return array


def mask(legal: Sequence[Action], begun: Spelling = ()) -> Mask:
    """1 for every number that may be chosen next, 0 for the others; all 0 where nothing is to be decided."""
    array = np.zeros(len(ACTIONS), np.int8)
    array[choices(legal, begun)] = 1
    return array


def _marks(layout: ObservationLayout, view: View, begun: Spelling) -> Iterator[int]:
    """The places of what holds."""
    me, players = the_seat(view), layout.seating.players
    yield from _cards(layout.hand.first, view.hand)
    if view.phase in _PHASES:
        yield layout.phase.first + _PHASES[view.phase]
    if view.phase is Phase.ASK:
        yield layout.asks.first
    if view.turn is not None:
        yield layout.turn.first + (view.turn - me) % players
    if view.dealer is not None:
        yield layout.dealer.first + (view.dealer - me) % players
    if view.open.up_card is not None:
        yield layout.up_card.first + view.open.up_card
    yield from _said(layout, view, me)
    yield from _contract(layout, view, me)
    yield from _played(layout, view, me)
    for seat, cards in enumerate(view.shown):
        yield from _cards(layout.shown.at((seat - me) % players, 0), cards)
    went = view.open.under == me
    own = view.buried[:-3] if went else view.buried
    for number, card in enumerate(own):
        yield layout.buried.at(number, card)
    for card in view.buried[-3:] if went else ():
        yield layout.under.first + _LOW[card]
    for number in begun:
        yield layout.begun.first + number - _UNDER


def _said(layout: ObservationLayout, view: View, me: int) -> Iterator[int]:
    """The calls before the first lead."""
    before, made, players = set(), False, layout.seating.players
    for call in view.open.calls:
        seat, action = call
        there = (seat - me) % players
        if type(action) is AskPartner:
            yield layout.asked.at(there, 1 + layout.seating.partners(seat).index(action.seat))
        elif made and action == KEEP:
            yield layout.asked.at(there, 0)
        else:
            yield layout.said.at(there, _AGAIN[action] if call in before else _SAID[action])
        before.add(call)
        made |= isinstance(action, Order | Name)


def _contract(layout: ObservationLayout, view: View, me: int) -> Iterator[int]:
    """The trump, the maker, and the seats that play alone."""
    contract, players = view.contract, layout.seating.players
    if contract is None:
        return
    yield layout.trump.first + contract.trump
    yield layout.maker.first + (contract.maker - me) % players
    for seat in contract.alone:
        yield layout.alone.first + (seat - me) % players
    if contract.taken:
        yield layout.taken.first
    if contract.word is not None:
        yield layout.called.first + CALLED.index(contract.word)


def _played(layout: ObservationLayout, view: View, me: int) -> Iterator[int]:
    """The tricks, that on the table last."""
    contract, players = view.contract, layout.seating.players
    if contract is None or view.phase is not Phase.PLAY:
        return
    now = len(view.tricks)
    for number, (leader, cards) in enumerate(
        (*((one.leader, one.cards) for one in view.tricks), (view.leader, view.trick))
    ):
        yield layout.led.at(number, (leader - me) % players)
        for seat, card in zip(contract.order[leader], cards, strict=False):
            yield layout.tricks.at(number, (seat - me) % players, card)
            if number == now:
                yield layout.table.at((seat - me) % players, card)


def _cards(first: int, cards: Iterable[Card]) -> Iterator[int]:
    return (first + card for card in cards)


def _numbers(layout: ObservationLayout, view: View) -> Iterator[tuple[int, float]]:
    """The places of numbers, and the numbers."""
    me, match, table = the_seat(view), view.match, layout.seating
    taken = view.tricks_taken
    for place in range(table.sides):
        side = table.side(me + place)
        yield layout.won.first + place, taken[side] / layout.won.parts
        yield layout.score.first + place, match.score[side] / layout.score.parts
        yield layout.games.first + place, match.games[side]
        yield layout.tokens.first + place, match.tokens[side] / layout.tokens.parts
    for seat, cards in enumerate(view.counts):
        yield layout.count.first + (seat - me) % table.players, cards / layout.count.parts
    yield layout.cut.first, view.open.cut / layout.cut.parts
    yield layout.deals.first, 0 if law.target(view.rules) else match.deals_finished / layout.deals.parts
