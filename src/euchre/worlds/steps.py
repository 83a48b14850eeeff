"""A deal replayed in many worlds at once: every decision the other seats took, with the cards they had then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from euchre.core import law
from euchre.core.actions import PLAYS, Action, Bury, Deal, Give, GoUnder, Name, Order
from euchre.core.errors import EuchreError
from euchre.core.state import (
    NOTHING_HIDDEN,
    Open,
    Phase,
    State,
    new_state,
    the_actor,
    the_contract,
    the_up_card,
)
from euchre.core.view import Seen, View, see
from euchre.fast.lanes import Sets
from euchre.worlds.claims import own_tricks
from euchre.worlds.draw import Worlds, dealt


class DecisionStep(NamedTuple):
    """One decision of a seat, the same in public in all worlds."""

    before: State
    """What everybody knew: a state with blanks, all hands among them."""
    seat: int
    action: Action
    """What the seat did; the card of a burial or a gift is None here and stands in `cards`."""
    hand: Sets
    """``[n]``: the seat's cards at that moment, in each world."""
    away: Sets
    """``[n]``: what it had laid away by then."""
    cards: Sets
    """``[n]``: the card it buried or gave, as a set; 0 for other actions."""


def steps(view: View, drawn: Worlds) -> Iterator[tuple[DecisionStep, Worlds]]:
    """Every decision of the other seats that the hidden cards have a part in, each with the worlds as they were then.

    Left out are decisions taken blind, going under (what came up from the kitty is in no world), and plays of a hand
    that plays itself. The arrays are the caller's to read until the next step is taken.
    """
    if view.open.up_card is None:
        raise EuchreError("worlds/no-deal", "Nothing has been done before the cards are dealt.")
    replay = _Replay(view, drawn)
    yield from replay.bidding()
    if view.phase is Phase.PLAY:
        yield from replay.play()


class _Replay:
    """The worlds, wound back to the deal and moved forward a decision at a time, beside a state with blanks."""

    def __init__(self, view: View, drawn: Worlds) -> None:
        self.view, self.drawn = view, drawn
        self.nothing = np.zeros(len(drawn.kitty), np.uint64)
        away, hands = np.zeros_like(drawn.away), dealt(view, drawn)
        if view.open.under is not None:
            away[:, view.open.under] = drawn.away[:, view.open.under] & ~drawn.buried[:, 0] & ~drawn.buried[:, 1]
        buried, gift = np.zeros_like(drawn.buried), np.zeros_like(drawn.gift)
        self.then = Worlds(hands, away, drawn.kitty, buried, gift)
        table = new_state(Phase.DEAL, None, view.match, Open(view.open.cut), NOTHING_HIDDEN)
        self.now = see(table, Seen(Deal((), view.open.packets), view.open.up_card))

    def bidding(self) -> Iterator[tuple[DecisionStep, Worlds]]:
        """Everything up to the first lead."""
        for seat, action in self.view.open.calls:
            given = isinstance(action, Give)
            if not isinstance(action, GoUnder) and not self._is_blind():
                yield from self._step(action, self.drawn.gift if given else self.nothing)
            self.now = see(self.now, Seen(action))
            if isinstance(action, Order | Name) and the_contract(self.now).taken:
                self.then.hands[:, self.now.match.dealer] |= np.uint64(1 << the_up_card(self.now.open))
            elif given:
                self.then.hands[:, seat] &= ~self.drawn.gift
                self.then.hands[:, self._loner()] |= self.drawn.gift
                self.then.gift[:] = self.drawn.gift
            if self.now.phase is Phase.BURY and self._is_buried():
                who, card = the_actor(self.now), self.drawn.buried[:, int(given)]
                yield from self._step(Bury(None), card)
                self.then.hands[:, who] &= ~card
                self.then.away[:, who] |= card
                self.then.buried[:, int(given)] = card
                self.now = see(self.now, Seen(Bury(None)))

    def play(self) -> Iterator[tuple[DecisionStep, Worlds]]:
        """Every card until the hand plays itself."""
        tricks = [*(trick.cards for trick in self.view.tricks), self.view.trick]
        for card in (card for cards in tricks[: own_tricks(self.view)] for card in cards):
            seat = the_actor(self.now)
            yield from self._step(PLAYS[card], self.nothing)
            self.then.hands[:, seat] &= ~np.uint64(1 << card)
            self.now = see(self.now, Seen(PLAYS[card]))

    def _step(self, action: Action, cards: Sets) -> Iterator[tuple[DecisionStep, Worlds]]:
        seat = the_actor(self.now)
        if seat != self.view.seat:
            yield (
                DecisionStep(self.now, seat, action, self.then.hands[:, seat], self.then.away[:, seat], cards),
                self.then,
            )

    def _loner(self) -> int:
        """The lone maker who has just got a partner's best card."""
        made = the_contract(self.now)
        return law.seating(self.now.rules).lone_makers(made.maker, made.alone)[0]

    def _is_blind(self) -> bool:
        return self.now.phase is Phase.BENNY and law.named_blind(self.view.rules)

    def _is_buried(self) -> bool:
        """True if the burial the deal has come to is already done."""
        return self.view.phase is not Phase.BURY or len(self.now.open.calls) < len(self.view.open.calls)
