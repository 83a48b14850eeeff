"""The view of a seat as an array of numbers, and its choices as a mask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from euchre.core import law
from euchre.core.actions import Action, GoUnder
from euchre.core.cards import Card
from euchre.core.seating import FOUR
from euchre.core.state import Phase
from euchre.core.view import View, the_seat
from euchre.env import layout
from euchre.env.layout import LAYOUT
from euchre.env.numbering import ACTIONS, LOW, Spelling, choices

Array = NDArray[np.float32]
Mask = NDArray[np.int8]

_PHASES: Final = {one: layout.phase.at(number) for number, one in enumerate(layout.PHASES)}
_LOW: Final = {card: number for number, card in enumerate(LOW)}
_UNDER: Final = ACTIONS.index(GoUnder(LOW[:1]))
_SAID: Final = {action: number for number, action in enumerate(layout.SAID)}
_AGAIN: Final = {action: len(_SAID) + number for number, action in enumerate(layout.SAID_AGAIN)}
_SIZE: Final = LAYOUT.size


def observation(view: View, begun: Spelling = ()) -> Array:
    """A view as `euchre.env.layout.LAYOUT` has it, float32; `begun` spells what they have begun to choose.

    The array is made of the view and what this very seat has begun, so it can hold nothing that the view does not.
    """
    array = np.zeros(_SIZE, np.float32)
    array[[*_marks(view, begun)]] = 1.0
    for place, number in _numbers(view):
        array[place] = number
    return array


def mask(legal: Sequence[Action], begun: Spelling = ()) -> Mask:
    """1 for every number that may be chosen next, 0 for the others; all 0 where nothing is to be decided."""
    array = np.zeros(len(ACTIONS), np.int8)
    array[choices(legal, begun)] = 1
    return array


def _marks(view: View, begun: Spelling) -> Iterator[int]:
    """The places of what holds."""
    me = the_seat(view)
    yield from _cards(layout.hand.first, view.hand)
    if view.phase in _PHASES:
        yield _PHASES[view.phase]
    if view.turn is not None:
        yield layout.turn.first + (view.turn - me) % 4
    if view.dealer is not None:
        yield layout.dealer.first + (view.dealer - me) % 4
    if view.open.up_card is not None:
        yield layout.up_card.first + view.open.up_card
    yield from _said(view, me)
    yield from _contract(view, me)
    yield from _played(view, me)
    for seat, cards in enumerate(view.shown):
        yield from _cards(layout.shown.at((seat - me) % 4, 0), cards)
    went = view.open.under == me
    own = view.buried[:-3] if went else view.buried
    for number, card in enumerate(own):
        yield layout.buried.at(number, card)
    for card in view.buried[-3:] if went else ():
        yield layout.under.first + _LOW[card]
    for number in begun:
        yield layout.begun.first + number - _UNDER


def _said(view: View, me: int) -> Iterator[int]:
    """The calls before the first lead."""
    before = set()
    for call in view.open.calls:
        seat, action = call
        number = _AGAIN[action] if call in before else _SAID[action]
        before.add(call)
        yield layout.said.at((seat - me) % 4, number)


def _contract(view: View, me: int) -> Iterator[int]:
    """The trump, the maker, and the seats that play alone."""
    contract = view.contract
    if contract is None:
        return
    yield layout.trump.first + contract.trump
    yield layout.maker.first + (contract.maker - me) % 4
    for seat in contract.alone:
        yield layout.alone.first + (seat - me) % 4
    if contract.taken:
        yield layout.taken.first
    if contract.word is not None:
        yield layout.called.first + layout.CALLED.index(contract.word)


def _played(view: View, me: int) -> Iterator[int]:
    """The tricks, that on the table last."""
    contract = view.contract
    if contract is None or view.phase is not Phase.PLAY:
        return
    now = len(view.tricks)
    for number, (leader, cards) in enumerate(
        (*((one.leader, one.cards) for one in view.tricks), (view.leader, view.trick))
    ):
        yield layout.led.at(number, (leader - me) % 4)
        for seat, card in zip(contract.order[leader], cards, strict=False):
            yield layout.tricks.at(number, (seat - me) % 4, card)
            if number == now:
                yield layout.table.at((seat - me) % 4, card)


def _cards(first: int, cards: Iterable[Card]) -> Iterator[int]:
    return (first + card for card in cards)


def _numbers(view: View) -> Iterator[tuple[int, float]]:
    """The places of numbers, and the numbers."""
    me, match = the_seat(view), view.match
    for place, side in enumerate((FOUR.side(me), 1 - FOUR.side(me))):
        yield layout.won.first + place, view.tricks_taken[side] / layout.won.parts
        yield layout.score.first + place, match.score[side] / layout.score.parts
        yield layout.games.first + place, match.games[side]
        yield layout.tokens.first + place, match.tokens[side] / layout.tokens.parts
    for seat, cards in enumerate(view.counts):
        yield layout.count.first + (seat - me) % 4, cards / layout.count.parts
    yield layout.cut.first, view.open.cut / layout.cut.parts
    yield layout.deals.first, 0 if law.target(view.rules) else match.deals_finished / layout.deals.parts
