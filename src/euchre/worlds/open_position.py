"""A position with one hand known, opened: the hidden cards dealt as they may have lain."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from euchre.core import law
from euchre.core.actions import Action, Bury, Deal, Give, GoUnder, Name, Order
from euchre.core.cards import Card, cards_in
from euchre.core.dealing import stacked
from euchre.core.engine import apply
from euchre.core.state import NOTHING_HIDDEN, Open, Phase, State, new_state, the_up_card
from euchre.core.view import Seen, View
from euchre.position.position import Position, position_of
from euchre.worlds.constraints import discarded
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
    """A deal with all its actions, such that a seat saw what the position says."""

    def __init__(self, position: Position, rng: Random) -> None:
        self.seen, self.seat = position.seen, position.seat
        self.table = new_state(Phase.DEAL, None, position.match, Open(position.cut), NOTHING_HIDDEN)
        self.view = position.view
        self.drawn = _drawn(position, rng)
        self.rng = rng
        self.discards, self.given = list(discarded(self.view)), 0

    def steps(self) -> list[tuple[State, Action]]:
        state, steps = self.table, []
        for seen in self.seen:
            action = self._whole(seen)
            steps.append((state, action))
            state = apply(state, action)
        return steps

    def _whole(self, seen: Seen) -> Action:
        """The action with what the seat did not see of it."""
        match seen.action:
            case Deal(_, packets):
                return self._deal(packets, seen)
            case Bury():
                column = self.discards.pop(0).column
                return Bury(_only(self.drawn.buried[0, column]))
            case Give():
                self.given += 1
                return Give(_only(self.drawn.gift[0, self.given - 1]))
            case GoUnder(()):
                return GoUnder(self._put_under(self.view))
        return seen.action

    def _deal(self, packets: tuple[int, ...], seen: Seen) -> Deal:
        hands = [int(hand) for hand in dealt(self.view, self.drawn)[0]]
        kitty = list(cards_in(int(self.drawn.kitty[0])))
        self.rng.shuffle(kitty)
        kitty = [*cards_in(int(self.drawn.widow[0])), *kitty]
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
        return cards_in(int(self.drawn.away[0, who] & ~np.bitwise_or.reduce(self.drawn.buried[0])))


def _drawn(position: Position, rng: Random) -> Worlds:
    """A world that fits; a view does not tell which card its seat has given or what it took, but the position does."""
    gifts = [seen.action.card for seen in position.seen if isinstance(seen.action, Give)]
    aside = _taken_aside(position)
    if not aside and not any(card is not None for card in gifts):
        return worlds(position.view, rng, 1)
    while True:
        drawn = worlds(position.view, rng, _AT_ONCE)
        fits = (drawn.widow == np.uint64(aside)) | (aside == 0)
        for number, card in enumerate(gifts):
            fits &= card is None or drawn.gift[:, number] == np.uint64(1 << card)
        fitting = np.flatnonzero(fits)
        if len(fitting):
            return drawn.only(fitting[:1])


def _taken_aside(position: Position) -> int:
    """The cards of the widow, as a set, that the seat of a position has taken; 0 for none."""
    before, seat = 0, position.seat
    if seat is None or not law.widow(position.match.rules):
        return 0
    for seen in position.seen:
        now = seen.hands[seat] if seen.hands else None
        if now is not None and isinstance(seen.action, Order | Name):
            return now & ~before & ~(1 << the_up_card(position.view.open))
        before = before if now is None else now
    return 0


def _only(cards: int) -> Card:
    (card,) = cards_in(int(cards))
    return card
