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
from euchre.worlds.constraints import discarded
from euchre.worlds.draw import Worlds, dealt


class DecisionStep(NamedTuple):
    """A decision of a seat, the same in public in all worlds."""

    before: State
    """The public state: with blanks, all hands among them."""
    seat: int
    action: Action
    """The action of the seat; the card of a burial or a gift is None here and stands in `cards`."""
    hand: Sets
    """``[n]``: the seat's cards at that moment, in each world."""
    away: Sets
    """``[n]``: what it had laid away by then."""
    cards: Sets
    """``[n]``: the card it buried or gave, as a set; 0 for other actions."""


def steps(view: View, drawn: Worlds) -> Iterator[tuple[DecisionStep, Worlds]]:
    """Yield the decisions of the other seats that depend on hidden cards, each with the worlds as they were then.

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
        self.discards = list(discarded(view))
        """The cards still to be buried, up to where the view is."""
        self.given = 0
        away, hands = np.zeros_like(drawn.away), dealt(view, drawn)
        if view.open.under is not None:
            laid = drawn.away[:, view.open.under]
            away[:, view.open.under] = laid & ~np.bitwise_or.reduce(drawn.buried, axis=1)
        buried, gift = np.zeros_like(drawn.buried), np.zeros_like(drawn.gift)
        self.then = Worlds(hands, away, drawn.kitty | drawn.widow, buried, gift, self.nothing.copy())
        table = new_state(Phase.DEAL, None, view.match, Open(view.open.cut), NOTHING_HIDDEN)
        self.now = see(table, Seen(Deal((), view.open.packets), view.open.up_card))

    def bidding(self) -> Iterator[tuple[DecisionStep, Worlds]]:
        """Yield the decisions up to the first lead."""
        for seat, action in self.view.open.calls:
            given = isinstance(action, Give)
            card = self.drawn.gift[:, self.given] if given else self.nothing
            if not isinstance(action, GoUnder) and not self._is_blind():
                yield from self._step(action, card)
            self.now = see(self.now, Seen(action))
            if isinstance(action, Order | Name):
                self._trump_made()
            elif given:
                self.then.hands[:, seat] &= ~card
                self.then.hands[:, the_contract(self.now).given[-1].loner] |= card
                self.then.gift[:, self.given] = card
                self.given += 1
            while self.now.phase is Phase.BURY and self.discards:
                who, column = self.discards.pop(0)
                card = self.drawn.buried[:, column]
                yield from self._step(Bury(None), card)
                self.then.hands[:, who] &= ~card
                self.then.away[:, who] |= card
                self.then.buried[:, column] = card
                self.now = see(self.now, Seen(Bury(None)))

    def play(self) -> Iterator[tuple[DecisionStep, Worlds]]:
        """Yield the cards played until the hand plays itself."""
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

    def _trump_made(self) -> None:
        """The dealer takes the up-card, if it is, and the maker the widow."""
        made = the_contract(self.now)
        if made.taken:
            self.then.hands[:, self.now.match.dealer] |= np.uint64(1 << the_up_card(self.now.open))
        self.then.hands[:, made.maker] |= self.drawn.widow
        self.then.kitty[:] = self.drawn.kitty
        self.then.widow[:] = self.drawn.widow

    def _is_blind(self) -> bool:
        return self.now.phase is Phase.BENNY and law.named_blind(self.view.rules)
