"""A position with one hand known, opened: the hidden cards dealt as they may have lain."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from euchre.core.actions import Action, Bury, Deal, Give, GoUnder
from euchre.core.cards import Card, cards_in
from euchre.core.dealing import stacked
from euchre.core.engine import apply
from euchre.core.state import NOTHING_HIDDEN, Open, Phase, State, new_state, the_up_card
from euchre.core.view import Seen, View
from euchre.position.position import Position, position_of
from euchre.worlds.draw import Worlds, dealt, worlds

_AT_ONCE: Final = 64


def opened(position: Position, rng: Random) -> Position:
    """The same moment with all hands open: a deal that its seat cannot rule out, each as likely as any other.

    A position that is open already stays as it is. Once TRAM is called the hands are known, and the kitty is drawn.
    """
    if position.seat is None:
        return position
    return position_of(_Story(position, rng).steps(), None)


class _Story:
    """One deal with all that was done in it, such that a seat saw what the position says."""

    def __init__(self, position: Position, rng: Random) -> None:
        self.seen, self.seat = position.seen, position.seat
        self.table = new_state(Phase.DEAL, None, position.match, Open(position.cut), NOTHING_HIDDEN)
        self.view = position.view
        self.drawn = _drawn(position, rng)
        self.rng = rng

    def steps(self) -> list[tuple[State, Action]]:
        state, steps = self.table, []
        for seen in self.seen:
            action = self._whole(seen, state)
            steps.append((state, action))
            state = apply(state, action)
        return steps

    def _whole(self, seen: Seen, state: State) -> Action:
        """The action with what the seat did not see of it."""
        match seen.action:
            case Deal(_, packets):
                return self._deal(packets, seen)
            case Bury(None):
                return Bury(_only(self.drawn.buried[0, int(state.contract is not None and bool(state.contract.given))]))
            case Give(None):
                return Give(_only(self.drawn.gift[0]))
            case GoUnder(()):
                return GoUnder(self._put_under(self.view))
        return seen.action

    def _deal(self, packets: tuple[int, ...], seen: Seen) -> Deal:
        hands = [int(hand) for hand in dealt(self.view, self.drawn)[0]]
        kitty = list(cards_in(int(self.drawn.kitty[0])))
        self.rng.shuffle(kitty)
        who = self.view.open.under
        if who is not None:  # three cards of this hand came up from the kitty, and three went under it
            before = seen.hands[who]
            if before is None:
                picked = self.rng.sample(cards_in(hands[who]), 3)
            else:
                picked = [card for card in cards_in(hands[who]) if not before >> card & 1]
            kitty = [*picked, *kitty]
            hands[who] += sum(1 << card for card in self._put_under(self.view)) - sum(1 << card for card in picked)
        return stacked(self.table, packets, tuple(hands), (the_up_card(self.view.open), *kitty))

    def _put_under(self, view: View) -> tuple[Card, ...]:
        """The cards that went under: all that the seat laid away and did not bury."""
        who = view.open.under
        assert who is not None
        buried = self.drawn.buried[0, 0] | self.drawn.buried[0, 1]
        return cards_in(int(self.drawn.away[0, who] & ~buried))


def _drawn(position: Position, rng: Random) -> Worlds:
    """A world that fits; a view does not tell which card its own seat has given, but the position does."""
    given = next((seen.action.card for seen in position.seen if isinstance(seen.action, Give)), None)
    if given is None:
        return worlds(position.view, rng, 1)
    while True:
        drawn = worlds(position.view, rng, _AT_ONCE)
        fitting = np.flatnonzero(drawn.gift == np.uint64(1 << given))
        if len(fitting):
            return drawn.only(fitting[:1])


def _only(cards: int) -> Card:
    (card,) = cards_in(int(cards))
    return card
