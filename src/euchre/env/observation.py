"""The view of a seat as an array of numbers, and its choices as a mask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import KEEP, Action, AskPartner, GoUnder, Name, Order
from euchre.core.cards import CARDS, Card
from euchre.core.state import Phase
from euchre.core.view import View, the_seat
from euchre.env.layout import CALLED, PHASES, SAID, SAID_AGAIN, ObservationLayout, layout_of
from euchre.env.numbering import ACTIONS, LOW, Spelling, choices

Array = NDArray[np.float32]
Mask = NDArray[np.int8]

_PHASES: Final = {one: number for number, one in enumerate(PHASES)}
_LOW: Final = {card: number for number, card in enumerate(LOW)}
_UNDER: Final = ACTIONS.index(GoUnder(LOW[:1]))
_MAKING: Final = (Order, Name)
_SAID: Final = {action: number for number, action in enumerate(SAID)}
_AGAIN: Final = {action: len(_SAID) + number for number, action in enumerate(SAID_AGAIN)}


def observation(view: View, begun: Spelling = ()) -> Array:
    """A view as `euchre.env.layout.layout_of` has it, float32; `begun` spells what they have begun to choose.

    The array is made of the view and what this very seat has begun, so it can hold nothing that the view does not.
    """
    layout = layout_of(law.seating(view.rules).players)
    array = np.zeros(layout.size, np.float32)
    array[_marks(layout, view, begun)] = 1.0
    for place, number in _numbers(layout, view):
        array[place] = number
    return array


def mask(legal: Sequence[Action], begun: Spelling = ()) -> Mask:
    """1 for every number that may be chosen next, 0 for the others; all 0 where nothing is to be decided."""
    array = np.zeros(len(ACTIONS), np.int8)
    array[choices(legal, begun)] = 1
    return array


def _marks(layout: ObservationLayout, view: View, begun: Spelling) -> list[int]:
    """The places of what holds."""
    me, players = the_seat(view), layout.seating.players
    marks = _cards(layout.hand.first, view.hand)
    if view.phase in _PHASES:
        marks.append(layout.phase.first + _PHASES[view.phase])
    if view.phase is Phase.ASK:
        marks.append(layout.asks.first)
    if view.turn is not None:
        marks.append(layout.turn.first + (view.turn - me) % players)
    if view.dealer is not None:
        marks.append(layout.dealer.first + (view.dealer - me) % players)
    if view.open.up_card is not None:
        marks.append(layout.up_card.first + view.open.up_card)
    marks += _said(layout, view, me)
    marks += _contract(layout, view, me)
    marks += _played(layout, view, me)
    for seat, cards in enumerate(view.shown):
        marks += _cards(layout.shown.rows[(seat - me) % players], cards)
    went = view.open.under == me
    own = view.buried[:-3] if went else view.buried
    marks += [row + card for row, card in zip(layout.buried.rows, own, strict=False)]
    if went:
        marks += [layout.under.first + _LOW[card] for card in view.buried[-3:]]
    marks += [layout.begun.first + number - _UNDER for number in begun]
    return marks


def _said(layout: ObservationLayout, view: View, me: int) -> list[int]:
    """The calls before the first lead."""
    marks, made, players = list[int](), False, layout.seating.players
    for seat, action in view.open.calls:
        there = (seat - me) % players
        if type(action) is AskPartner:
            mark = layout.asked.rows[there] + 1 + layout.seating.partners(seat).index(action.seat)
        elif made and action == KEEP:
            mark = layout.asked.rows[there]
        else:
            mark = layout.said.rows[there] + _SAID[action]
            if mark in marks:
                mark = layout.said.rows[there] + _AGAIN[action]
        marks.append(mark)
        made = made or type(action) in _MAKING
    return marks


def _contract(layout: ObservationLayout, view: View, me: int) -> list[int]:
    """The trump, the maker, and the seats that play alone."""
    contract, players = view.contract, layout.seating.players
    if contract is None:
        return []
    marks = [layout.trump.first + contract.trump, layout.maker.first + (contract.maker - me) % players]
    marks += [layout.alone.first + (seat - me) % players for seat in contract.alone]
    if contract.taken:
        marks.append(layout.taken.first)
    if contract.word is not None:
        marks.append(layout.called.first + CALLED.index(contract.word))
    return marks


def _played(layout: ObservationLayout, view: View, me: int) -> list[int]:
    """The tricks, that on the table last."""
    contract, players = view.contract, layout.seating.players
    if contract is None or view.phase is not Phase.PLAY:
        return []
    marks = _laid(layout.table.first, contract.order[view.leader], view.trick, me, players)
    tricks = (*[(trick.leader, trick.cards) for trick in view.tricks], (view.leader, view.trick))
    for row, led, (leader, cards) in zip(layout.tricks.rows, layout.led.rows, tricks, strict=False):
        marks.append(led + (leader - me) % players)
        marks += _laid(row, contract.order[leader], cards, me, players)
    return marks


def _laid(first: int, order: tuple[int, ...], cards: tuple[Card, ...], me: int, players: int) -> list[int]:
    """The places, from `first` on, of a card of each seat in turn."""
    return [first + (seat - me) % players * len(CARDS) + card for seat, card in zip(order, cards, strict=False)]


def _cards(first: int, cards: Iterable[Card]) -> list[int]:
    return [first + card for card in cards]


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
