"""A game for notebooks: one object that remembers where the game stands."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from operator import index
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Self, SupportsIndex

from euchre.core import engine, law
from euchre.core.actions import Action, Deal, Draw, parse_action
from euchre.core.cards import CardSet
from euchre.core.diagram import diagram, picture
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Result, State
from euchre.core.view import View, view
from euchre.core.whole import whole
from euchre.position.position import Position, position_of

if TYPE_CHECKING:
    from euchre.record.match_record import MatchRecord


class _Step(NamedTuple):
    """An action, and the match before it."""

    before: State
    action: Action
    shuffler: Any
    """The state of the randomness before chance acted; None where a player did."""


class Match:
    """A whole match, chance included; the same rules and seed always deal the same cards.

    `rules` is a `Rules` value or its text; `seed` fixes the shuffles (None: a different game each time).
    """

    def __init__(self, rules: Rules | str = "standard", *, seed: SupportsIndex | None = None) -> None:
        self._rng = Random(None if seed is None else whole("A seed", seed, "match/seed"))
        self._steps: list[_Step] = []
        self.state = engine.new_match(rules)
        self._let_chance_act()

    @classmethod
    def from_position(cls, position: Position | str, *, seed: SupportsIndex | None = None) -> Self:
        """A match that goes on from a position, or its text, with all hands open; `seed` fixes the shuffles after it.

        `actions` begin with that deal. Raises `ParseError` for a text that is no position, and `EuchreError` where
        the position knows one hand only.
        """
        position = Position.parse(position) if isinstance(position, str) else position
        if position.seat is not None:
            sentence = f"This position knows no more than seat {position.seat} does: a match needs all hands."
            raise EuchreError("position/not-open", sentence, seat=position.seat)
        return cls._after(position.rules, position.steps(), position.state, seed)

    @classmethod
    def load(cls, path: str | os.PathLike[str], *, seed: SupportsIndex | None = None) -> Self:
        """The match in a file, to go on with: our own log, Euchre Game Notation, Euchre Match Notation.

        `seed` fixes the shuffles after it. Raises `ParseError` or `IllegalAction` for anything else.
        """
        from euchre.record.read import read_records  # noqa: PLC0415 - a match alone needs the standard library only

        record = read_records(path)[0]
        return cls._after(record.rules, record.steps(), record.final, seed)

    @classmethod
    def _after(
        cls, rules: Rules, steps: Iterable[tuple[State, Action]], state: State, seed: SupportsIndex | None
    ) -> Self:
        """A match that goes on from a state, after these steps."""
        match = cls(rules, seed=seed)
        match._steps = [_Step(before, action, None) for before, action in steps]
        match.state = state
        match._let_chance_act()
        return match

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match to a file, as a log that `load`, `euchre replay` and `euchre review` read.

        Raises `OSError` where it cannot be written, `EuchreError` for a match that began at a position.
        """
        from euchre.record.log import format_log  # noqa: PLC0415 - a match alone needs the standard library only

        Path(path).write_text(format_log(self.record()), encoding="utf-8")

    def record(self) -> MatchRecord:
        """The match so far as a record: for a review, statistics, or another notation.

        Raises `EuchreError` for a match that began at a position.
        """
        from euchre.record.match_record import MatchRecord  # noqa: PLC0415 - the same

        if not isinstance(self._steps[0].action, Draw):
            raise EuchreError("match/no-record", "A match that began at a position has no record.")
        start = self._steps[0].before.match.score
        return MatchRecord(rules=self.state.rules, actions=tuple(self.actions), start=start)

    @property
    def actions(self) -> list[Action]:
        """The actions so far, chance included, in order."""
        return [step.action for step in self._steps]

    @property
    def rules(self) -> Rules:
        """The house rules of this table."""
        return self.state.rules

    @property
    def turn(self) -> int | None:
        """The seat to decide (clockwise from 0); None once the match is over."""
        return self.state.turn

    @property
    def score(self) -> tuple[int, ...]:
        """The score, by side: of four, seats 0 and 2 first, then seats 1 and 3."""
        return self.state.match.score

    @property
    def over(self) -> bool:
        """True once the match is decided."""
        return self.state.over

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks taken so far in this deal by each side."""
        return law.seating(self.state.rules).tricks_by_side(self.state.tricks)

    @property
    def last(self) -> Result | None:
        """The result of the last finished deal."""
        return self.state.match.last

    def __repr__(self) -> str:
        return f"<Match {self.state.rules}, {self.state!r}>"

    def __str__(self) -> str:
        """The diagram of the match now, with all hands."""
        return diagram(self.state, self._hands())

    def _repr_html_(self) -> str:
        """The table as a picture, for a notebook."""
        return picture(self.state, self._hands())

    def _hands(self) -> Iterator[tuple[int, CardSet]]:
        return ((seat, self.hand(seat)) for seat in law.seating(self.state.rules).seats)

    def __copy__(self) -> Self:
        """The same match, to go on with otherwise: what is done in one changes nothing in the other."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._rng, twin._steps = Random(), list(self._steps)
        twin._rng.setstate(self._rng.getstate())
        return twin

    def hand(self, seat: SupportsIndex) -> CardSet:
        """The cards a seat holds. Raises `EuchreError` for a seat that the table does not have."""
        return self.state.hand(self._seat(seat))

    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the player whose turn it is."""
        return engine.legal(self.state)

    def view(self, seat: SupportsIndex | None) -> View:
        """The view of a seat, or of a spectator (None). Raises `EuchreError` for a seat that is not there."""
        return view(self.state, None if seat is None else self._seat(seat))

    def _seat(self, seat: SupportsIndex) -> int:
        seats = law.seating(self.state.rules).seats
        try:
            number = index(seat)
        except TypeError:  # 1.0 among them, which is in a range, but no index of a tuple
            number = -1
        if number not in seats:
            sentence = f"There is no seat {seat}: the seats of this table are 0 to {seats[-1]}."
            raise EuchreError("match/seat", sentence, seat=str(seat)[:20], last=seats[-1])
        return number

    def position(self, seat: SupportsIndex | None) -> Position:
        """The current position, with a text of its own, from a seat or with all hands open (None).

        Raises `EuchreError` where no cards are dealt, and for a seat that the table does not have.
        """
        known = None if seat is None else self._seat(seat)
        dealt = max((number for number, step in enumerate(self._steps) if isinstance(step.action, Deal)), default=0)
        return position_of(((step.before, step.action) for step in self._steps[dealt:]), known)

    def play(self, action: Action | str) -> State:
        """Take an action, written or as a value; chance then acts until a player must decide.

        Raises `ParseError` or `IllegalAction`, and then nothing has changed.
        """
        self._apply(parse_action(action) if isinstance(action, str) else action)
        self._let_chance_act()
        return self.state

    def undo(self) -> Action:
        """Take back the last action of a player, and what chance did after it; return the action.

        Chance would do the same again. Raises `EuchreError` where no player has acted yet.
        """
        last = next((step for step in reversed(self._steps) if not is_chance(step.before)), None)
        if last is None:
            raise EuchreError("match/nothing-to-undo", "No player has done anything yet that could be taken back.")
        while (step := self._steps.pop()) is not last:
            if step.shuffler is not None:
                self._rng.setstate(step.shuffler)
        self.state = last.before
        return last.action

    def _apply(self, action: Action, shuffler: Any = None) -> None:
        before, self.state = self.state, engine.apply(self.state, action)
        self._steps.append(_Step(before, action, shuffler))

    def _let_chance_act(self) -> None:
        while is_chance(self.state):
            shuffler = self._rng.getstate()
            self._apply(chance(self.state, self._rng), shuffler)
