"""A position: a moment of a deal as one seat knows it, or with all hands open, with a text of one line.

>>> position = Position.parse("standard/6-4/3/0/JhAhKh9sTc/Qd/pass.pass.pass.pass")
>>> position.view.phase, position.view.turn
(<Phase.ROUND_2: 'round-2'>, 0)

docs/position.md describes the text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Self

from euchre.core import law
from euchre.core.actions import Action, Deal, GoUnder, Name, Order, Tram
from euchre.core.dealing import stacked
from euchre.core.engine import step
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.state import NOTHING_HIDDEN, Open, Phase, Standing, State, new_state, the_up_card
from euchre.core.view import Seen, View, redact, see, view
from euchre.position.possible_actions import possible
from euchre.position.reading import read_position
from euchre.position.writing import write_position


class Position(NamedTuple):
    """A moment of a deal as a seat has seen it, or all of it (`seat` None); ``str(position)`` is its text."""

    match: Standing
    """Rules, score and dealer, without the result of the deal before."""
    cut: int
    """The number of cards that went from the top of the pack to the bottom."""
    seat: int | None
    """The seat from which it is seen; None where all hands are open."""
    seen: tuple[Seen, ...]
    """The actions from the deal on, as that seat saw them."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text of a position. Raises `ParseError` for any other text, and for what cannot have happened."""
        return cls(*read_position(text))

    def __str__(self) -> str:
        """The position as a line of text that fits an address or a command."""
        return write_position(self.match, self.seat, self._steps())

    @property
    def rules(self) -> Rules:
        """The house rules of this table."""
        return self.match.rules

    @property
    def state(self) -> State:
        """The whole state where all hands are open; otherwise with blanks for what the seat does not know."""
        return self._steps()[-1][-1]

    @property
    def view(self) -> View:
        """The seat's view; where all hands are open, what a spectator sees."""
        return view(self.state, self.seat)

    def steps(self) -> Iterator[tuple[State, Action]]:
        """The actions from the deal on, each with its state; blanks are what the seat does not know."""
        return ((before, seen.action) for before, seen, _ in self._steps())

    def seen_from(self, seat: int) -> Position:
        """The same moment from one seat. Raises `EuchreError` where not all hands are open."""
        if self.seat is not None:
            seat = self.seat
            raise EuchreError("position/not-open", f"This position knows no more than seat {seat} does.", seat=seat)
        return position_of(self.steps(), seat)

    def following(self) -> tuple[tuple[Action, Position | None], ...]:
        """The choices of the player to act, as far as the seat can tell, and the position after each.

        The position is None where the deal ends, and where the seat would then see cards: the three it gets for going
        under, all after TRAM, its own after naming trump blind, the widow.
        """
        state = self.state
        return tuple((action, self._after(state, action)) for action in possible(state, self.seat))

    def _after(self, state: State, action: Action) -> Position | None:
        seen = self._seen(state, action)
        if seen is None or see(state, seen).open.up_card is None:
            return None
        return self._replace(seen=(*self.seen, seen))

    def _seen(self, state: State, action: Action) -> Seen | None:
        """The action as the seat sees it; None where it sees cards that this position does not know."""
        if self.seat is None or state.turn != self.seat:
            return Seen(action)
        names_after_benny = isinstance(action, Name) and state.phase is Phase.BENNY
        takes_widow = isinstance(action, Order | Name) and law.widow(self.rules)
        if isinstance(action, Tram | GoUnder) or takes_widow or (names_after_benny and law.named_blind(self.rules)):
            return None
        return redact(state, action, self.seat)

    def _steps(self) -> tuple[tuple[State, Seen, State], ...]:
        """The actions, with the states before and after each."""
        state, steps = new_state(Phase.DEAL, None, self.match, Open(self.cut), NOTHING_HIDDEN), []
        for seen in self.seen:
            after = see(state, seen)
            steps.append((state, seen, after))
            state = after
        return tuple(steps)


def position_of(steps: Iterable[tuple[State, Action]], seat: int | None) -> Position:
    """The position of a seat, or with all hands open (None), after these steps of a match.

    A step is an action and the state it was taken in, as `MatchRecord.steps` gives them; only those from the last
    deal on matter. Raises `EuchreError` where no cards are on the table then, that is, before a deal or after it.
    """
    table: State | None = None
    seen: list[Seen] = []
    after: State | None = None
    for state, action in steps:
        if isinstance(action, Deal):
            table, seen = state, []
            seen.append(_open_deal(state, action) if seat is None else redact(state, action, seat))
        elif table is not None:
            seen.append(Seen(action) if seat is None else redact(state, action, seat))
        after = step(state, action)
    if table is None or after is None or after.open.up_card is None:
        raise EuchreError("position/no-cards", "There is a position from the deal on, until the last card is played.")
    return Position(table.match._replace(last=None), table.open.cut, seat, tuple(seen))


def _open_deal(table: State, action: Deal) -> Seen:
    """The deal with each hand sorted, since the order of the cards within a hand does not matter."""
    dealt = step(table, action)
    rest = (the_up_card(dealt.open), *dealt.hidden.kitty)
    return Seen(stacked(table, action.packets, dealt.hidden.hands, rest))
