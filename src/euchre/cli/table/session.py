"""A game between a person and three bots, without a screen: it holds the state, asks bots, and keeps the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from euchre.bots.company.company import Company
from euchre.bots.company.player import Player
from euchre.cli.table.setup import COMPASS, PERSON, Setup
from euchre.core.actions import KEEP, Action, Bump, Cut, Deal, Draw, Tram
from euchre.core.engine import apply, legal, new_match
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, State
from euchre.core.view import View, view
from euchre.tables.telling.moment import Moment

Keeper = Callable[[State, Action], object]
"""Writes down an action that is about to be taken in a state."""


def _forgets(_state: State, _action: Action) -> None:
    """Keep nothing."""


class Session:
    """Where a game stands and who acts next; what leaves it is a `View` or a `Moment`, never a state.

    `keep` is called with every action before it is taken. `past` are the actions of an interrupted game,
    which goes on exactly where it was, and `start` the score it began with. `company` makes the bots.
    Raises `IllegalAction` if the rules do not allow the past.
    """

    def __init__(
        self,
        setup: Setup,
        *,
        past: Iterable[Action] = (),
        start: tuple[int, int] = (0, 0),
        company: Company | None = None,
    ) -> None:
        self.setup: Final = setup
        self.company: Final = company or Company()
        self._players = tuple(
            Player(name, where, self.company) for name, where in zip(setup.bots, COMPASS[1:], strict=True)
        )
        self._state = new_match(setup.rules, score=start)
        self._shuffles = 0
        self._count = 0
        self.keep: Keeper = _forgets
        self.past: Final = tuple(self._take(action) for action in past)

    @property
    def view(self) -> View:
        """What the person knows."""
        return view(self._state, PERSON)

    @property
    def over(self) -> bool:
        """True once the match is decided."""
        return self._state.over

    @property
    def asks_person(self) -> bool:
        """True if the person must decide; her questions with a single answer are answered for her."""
        return self._state.turn == PERSON and self._only_answer() is None

    def act(self, action: Action) -> Moment:
        """The person acts. Raises `IllegalAction`, and then nothing has changed."""
        return self._take(action)

    def advance(self) -> Moment:
        """Chance, a bot, or the only possible answer of the person acts; a bot may take her time."""
        return self._take(self._choice())

    def news(self) -> tuple[str, ...]:
        """Sentences about the bots that people should hear, each once."""
        said = tuple(sentence for player in self._players for sentence in player.news)
        for player in self._players:
            player.news.clear()
        return said

    def leave(self) -> None:
        """Get up from the table: the bots leave too."""
        for player in self._players:
            player.leave()

    def _take(self, action: Action) -> Moment:
        state = self._state
        after = apply(state, action)
        self.keep(state, action)
        moment = Moment.seen_by(PERSON, state, action, after)
        self._state = after
        self._count += 1
        self._shuffles += isinstance(action, Deal | Draw)
        return moment

    def _choice(self) -> Action:
        state, seed = self._state, self.setup.seed
        if is_chance(state):
            return chance(state, Random(f"{seed}, shuffle {self._shuffles}"))
        if state.turn == PERSON:
            answer = self._only_answer()
            assert answer is not None, "the person is asked herself"
            return answer
        assert state.turn is not None, "the match is not over"
        player = self._players[state.turn - 1]
        return player.choose(view(state, state.turn), Random(f"{seed}, action {self._count}"))

    def _only_answer(self) -> Action | None:
        state = self._state
        if state.phase is Phase.CUT:
            return None if self.setup.asks_cut else _any_cut(legal(state))
        answers = legal(state)
        decided = state.contract is not None and state.contract.word is not None
        return answers[0] if decided or answers in ((KEEP,), (Tram(),)) else None


def _any_cut(answers: tuple[Action, ...]) -> Action:
    """Bump where that is allowed, or cut in the middle."""
    cuts = [answer for answer in answers if isinstance(answer, Cut)]
    return Bump() if Bump() in answers else cuts[len(cuts) // 2]
