"""A deal of the bench: its cards, and what the opponent does in whatever course it takes.

What the opponent does depends on what it sees, its seat and how many actions came before, and on nothing else: it does
the same in two rooms for as long as it cannot tell them apart.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from euchre.bots.bot import Bot
from euchre.core import law
from euchre.core.actions import Action, Deal, Draw
from euchre.core.engine import apply, new_match
from euchre.core.rules import Rules
from euchre.core.seating import ahead
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, Result, State, result_between, the_actor
from euchre.core.view import View, the_seat, view


class DealMoment(NamedTuple):
    """A moment of a deal: the state, and how many actions led to it since the cards were dealt."""

    state: State
    step: int

    @property
    def actor(self) -> int:
        """The seat to decide."""
        return the_actor(self.state)

    def seen(self) -> View:
        """The view of the seat to decide."""
        return view(self.state, self.actor)


class FixedDeal:
    """Deal `number` (from 0) of an edition by these rules; `opponent` has decided all that precedes the cards."""

    def __init__(self, edition: int, rules: Rules, number: int, opponent: Bot) -> None:
        self.key = f"bench {edition}/{rules}/deal {number}"
        self._opponent = opponent
        self._before = self._shuffled(apply(new_match(rules), Draw(number % law.seating(rules).players)), 0)
        dealt = chance(self._before, Random(f"{self.key}/chance"))
        assert isinstance(dealt, Deal), "the state before waits for the cards"
        self.cards = dealt

    def dealt(self, cards: Deal) -> DealMoment:
        """The first decision, if these had been the cards."""
        return DealMoment(apply(self._before, cards), 0)

    def opponents_choice(self, now: DealMoment, seen: View) -> Action:
        """The opponent's action in the seat whose turn it is."""
        return self._choice(seen, now.step)

    def after(self, now: DealMoment, action: Action) -> DealMoment:
        """The next decision, or the end of the deal; a hand that is dealt again has the same cards in every room."""
        step = now.step + 1
        state = apply(now.state, action)
        if self.result(state) is not None or not _waits_for_cards(state):
            return DealMoment(state, step)
        again = self._shuffled(state, step)
        return DealMoment(apply(again, chance(again, Random(f"{self.key}/chance {step}"))), step)

    def result(self, state: State) -> Result | None:
        """The result of the deal; None if it has not ended."""
        return result_between(self._before, state)

    def gain(self, now: DealMoment, side: int) -> float:
        """The lead of the side if the opponent plays all seats from here on."""
        while (result := self.result(now.state)) is None:
            now = self.after(now, self.opponents_choice(now, now.seen()))
        return lead(result, side)

    def _shuffled(self, state: State, step: int) -> State:
        """The state once the pack is cut, if it is."""
        while not is_chance(state):
            state = apply(state, self._choice(view(state, the_actor(state)), step))
        return state

    def _choice(self, seen: View, step: int) -> Action:
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self._opponent.choose(seen, Random(f"{self.key}/seat {the_seat(seen)}/{step}"))


def lead(result: Result, side: int) -> float:
    """The points of a side less those of the other; of three, less the mean of the other two."""
    points = ahead(result.points, side)
    # Whole numbers stay whole, so that the cards of the first edition keep their text.
    return int(points) if points.is_integer() else points


def _waits_for_cards(state: State) -> bool:
    return state.phase is Phase.CUT or is_chance(state)
