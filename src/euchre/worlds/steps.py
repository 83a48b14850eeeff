"""A deal told again in many worlds at once: every decision the other seats took, with the cards they had then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from euchre.core import law
from euchre.core.actions import PLAYS, Action, Alone, Bury, Give, GoUnder, Name, Order
from euchre.core.cards import BENNY, Card, Suit
from euchre.core.errors import EuchreError
from euchre.core.play import order_of_play
from euchre.core.rules import Rules
from euchre.core.state import Call, Phase, Trick
from euchre.core.view import View
from euchre.fast.lanes import Sets
from euchre.worlds.claims import own_tricks
from euchre.worlds.draw import Worlds, dealt


class Situation(NamedTuple):
    """What everybody knew when a seat decided. Pairs are by side: seats 0 and 2 first, then 1 and 3."""

    rules: Rules
    score: tuple[int, int]
    games: tuple[int, int]
    number: int
    """The deal's number within the game, from 1."""
    dealer: int
    up_card: Card
    phase: Phase
    calls: tuple[Call, ...] = ()
    """What had been said before."""
    under: int | None = None
    trump: Suit | None = None
    maker: int | None = None
    alone: tuple[int, ...] = ()
    taken: bool = False
    leader: int | None = None
    """Who led, or was to lead, the trick on the table."""
    order: tuple[int, ...] = ()
    """The seats in the order they play to this trick; who sits out is missing."""
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()


class Step(NamedTuple):
    """One decision of a seat (0..3), the same in public in all worlds."""

    situation: Situation
    seat: int
    action: Action
    """What she did; the card of a burial or a gift is None here and stands in `cards`."""
    hand: Sets
    """``[n]``: her cards at that moment, in each world."""
    away: Sets
    """``[n]``: what she had laid away by then."""
    cards: Sets
    """``[n]``: the card she buried or gave, as a set; 0 for other actions."""


def steps(view: View, drawn: Worlds) -> Iterator[tuple[Step, Worlds]]:
    """Every decision of the other seats that the hidden cards have a part in, each with the worlds as they were then.

    Left out are decisions taken blind, going under (what came up from the kitty is in no world), and plays of a hand
    that plays itself. The arrays are the caller's to read until the next step is taken.
    """
    if view.dealer is None or view.up_card is None:
        raise EuchreError("worlds/no-deal", "Nothing has been done before the cards are dealt.")
    told = _Retold(view, drawn)
    yield from told.bidding()
    if view.phase is Phase.PLAY:
        yield from told.play()


class _Retold:
    """The worlds, wound back to the deal and moved forward a decision at a time."""

    def __init__(self, view: View, drawn: Worlds) -> None:
        assert view.dealer is not None, "steps are told of a deal"
        assert view.up_card is not None, "a dealt hand has an up-card"
        self.view, self.drawn, self.dealer = view, drawn, view.dealer
        self.nothing = np.zeros(len(drawn.kitty), np.uint64)
        away, hands = np.zeros_like(drawn.away), dealt(view, drawn)
        if view.under is not None:
            away[:, view.under] = drawn.away[:, view.under] & ~drawn.buried[:, 0] & ~drawn.buried[:, 1]
        buried, gift = np.zeros_like(drawn.buried), np.zeros_like(drawn.gift)
        self.then = Worlds(hands, away, drawn.kitty, buried, gift)
        phase = Phase.BENNY if view.up_card == BENNY else Phase.ROUND_1
        asked = law.weak_hand_offer(view.rules, 0) and phase is Phase.ROUND_1
        self.now = Situation(
            view.rules,
            view.score,
            view.games,
            view.number,
            view.dealer,
            view.up_card,
            Phase.WEAK_HANDS if asked else phase,
        )

    def bidding(self) -> Iterator[tuple[Step, Worlds]]:
        """Everything up to the first lead."""
        for number, call in enumerate(self.view.calls):
            seat, action = call
            given = isinstance(action, Give)
            if given:
                self.now = self.now._replace(phase=Phase.GIVE)
            if not isinstance(action, GoUnder) and not self._is_blind():
                yield from self._step(seat, action, self.drawn.gift if given else self.nothing)
            self._said(call, self.view.calls[: number + 1])
            if self.now.phase is Phase.BURY and self._is_buried():
                who = law.partner(seat) if given else self.dealer
                card = self.drawn.buried[:, int(given)]
                yield from self._step(who, Bury(None), card)
                self.then.hands[:, who] &= ~card
                self.then.away[:, who] |= card
                self.then.buried[:, int(given)] = card
                self.now = self.now._replace(phase=Phase.ALONE)

    def play(self) -> Iterator[tuple[Step, Worlds]]:
        """Every card until the hand plays itself."""
        view, order, last = self.view, order_of_play(self.view.alone), own_tricks(self.view)
        assert view.leader is not None, "somebody leads"
        tricks = [(trick.leader, trick.cards) for trick in view.tricks] + [(view.leader, view.trick)]
        for number, (leader, cards) in enumerate(tricks[:last]):
            for turn, (seat, card) in enumerate(zip(order[leader], cards, strict=False)):
                self.now = self.now._replace(
                    phase=Phase.PLAY,
                    leader=leader,
                    order=order[leader],
                    trick=cards[:turn],
                    tricks=view.tricks[:number],
                )
                yield from self._step(seat, PLAYS[card], self.nothing)
                self.then.hands[:, seat] &= ~np.uint64(1 << card)

    def _step(self, seat: int, action: Action, cards: Sets) -> Iterator[tuple[Step, Worlds]]:
        if seat != self.view.seat:
            yield Step(self.now, seat, action, self.then.hands[:, seat], self.then.away[:, seat], cards), self.then

    def _is_blind(self) -> bool:
        return self.now.phase is Phase.BENNY and law.named_blind(self.view.rules)

    def _is_buried(self) -> bool:
        """True if the burial the deal has come to is already done."""
        return self.view.phase is not Phase.BURY or len(self.now.calls) < len(self.view.calls)

    def _said(self, call: Call, calls: tuple[Call, ...]) -> None:
        """Move the worlds and the situation on past something said."""
        seat, action = call
        now, phase = self.now, self.now.phase
        alone, under, taken = now.alone, now.under, now.taken
        trump, maker = now.trump, now.maker
        if isinstance(action, Order | Name):
            trump = action.suit if isinstance(action, Name) else now.up_card.suit
            maker, taken, alone = seat, self.view.taken, (seat,) if action.alone else ()
            phase = Phase.BURY if taken else Phase.ALONE
            if taken:
                self.then.hands[:, self.dealer] |= np.uint64(1 << now.up_card)
        elif isinstance(action, Alone):
            alone = (*alone, seat)
        elif isinstance(action, Give):
            phase = Phase.BURY
            self.then.hands[:, seat] &= ~self.drawn.gift
            self.then.hands[:, law.partner(seat)] |= self.drawn.gift
            self.then.gift[:] = self.drawn.gift
        elif isinstance(action, GoUnder):
            under, phase = seat, Phase.ROUND_1
        elif seat == self.dealer and phase in (Phase.WEAK_HANDS, Phase.ROUND_1):
            phase = Phase.ROUND_1 if phase is Phase.WEAK_HANDS else Phase.ROUND_2
        self.now = now._replace(
            calls=calls, phase=phase, trump=trump, maker=maker, alone=alone, under=under, taken=taken
        )
