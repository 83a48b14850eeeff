"""A game for notebooks: one object that remembers where the game stands."""

from __future__ import annotations

from random import Random

from euchre.core import engine, law
from euchre.core.actions import Action, Deal, parse_action
from euchre.core.cards import CardSet
from euchre.core.diagram import diagram
from euchre.core.rules import Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Result, State
from euchre.core.view import View, view
from euchre.position.position import Position, position_of


class Match:
    """A whole match, chance included; the same rules and seed always deal the same cards.

    `rules` is a `Rules` value or its text; `seed` fixes the shuffles (None: a different game each time).
    """

    def __init__(self, rules: Rules | str = "standard", *, seed: int | None = None) -> None:
        self._rng = Random(seed)
        self.actions: list[Action] = []
        self._deal: list[tuple[State, Action]] = []
        self.state = engine.new_match(rules)
        self._let_chance_act()

    @property
    def turn(self) -> int | None:
        """The seat to decide (0..3 clockwise); None once the match is over."""
        return self.state.turn

    @property
    def score(self) -> tuple[int, int]:
        """The score: seats 0 and 2 first, then seats 1 and 3."""
        return self.state.match.score

    @property
    def over(self) -> bool:
        """True once the match is decided."""
        return self.state.over

    @property
    def tricks(self) -> tuple[int, int]:
        """Tricks taken so far in this deal by each side."""
        return law.tricks_by_side(self.state.tricks)

    @property
    def last(self) -> Result | None:
        """How the last finished deal ended."""
        return self.state.match.last

    def __repr__(self) -> str:
        return f"<Match {self.state.rules}, {self.state!r}>"

    def __str__(self) -> str:
        """Where the match stands, with all four hands."""
        return diagram(self.state, ((seat, self.hand(seat)) for seat in range(law.SEATS)))

    def hand(self, seat: int) -> CardSet:
        """The cards a seat holds."""
        return self.state.hand(seat)

    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the player whose turn it is."""
        return engine.legal(self.state)

    def view(self, seat: int | None) -> View:
        """The view of a seat."""
        return view(self.state, seat)

    def position(self, seat: int | None) -> Position:
        """This moment as a position with a text of its own, from a seat (0..3) or with all hands open (None).

        Raises `EuchreError` where no cards are dealt.
        """
        return position_of(self._deal, seat)

    def play(self, action: Action | str) -> State:
        """Take an action, written or as a value; chance then acts until a player must decide.

        Raises `ParseError` or `IllegalAction`, and then nothing has changed.
        """
        self._apply(parse_action(action) if isinstance(action, str) else action)
        self._let_chance_act()
        return self.state

    def _apply(self, action: Action) -> None:
        before, self.state = self.state, engine.apply(self.state, action)
        self.actions.append(action)
        if isinstance(action, Deal):
            self._deal.clear()
        self._deal.append((before, action))

    def _let_chance_act(self) -> None:
        while is_chance(self.state):
            self._apply(chance(self.state, self._rng))
