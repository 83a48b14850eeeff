"""A match between a person and bots, without a screen: holds the state, asks the bots, writes the log."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple, Protocol

from euchre.bots.lineup.lineup import Lineup
from euchre.bots.lineup.seated_bot import SeatedBot
from euchre.cli.table.setup import PERSON, Setup
from euchre.core.actions import ALONE, BUMP, KEEP, TOGETHER, TRAM, Action, Alone, Cut, Deal, Draw
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import EuchreError
from euchre.core.open_deal import OpenDeal, open_deal
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, State, result_between
from euchre.core.view import View, view
from euchre.narration.seen_action import SeenAction
from euchre.tables.perspective.picture import may_announce


class ActionLog(Protocol):
    """Writes down the actions of a match, such as `euchre.record.log.LogWriter`."""

    def append(self, state_before: State, action: Action) -> object:
        """Write down an action that is about to be taken in a state."""

    def cut_back(self, actions: int) -> object:
        """Keep only the first `actions` actions."""


class _NoLog:
    """Keeps nothing."""

    def append(self, state_before: State, action: Action) -> None:
        """Keep nothing."""

    def cut_back(self, actions: int) -> None:
        """Drop nothing."""


class _Taken(NamedTuple):
    """The state before an action, and a flag for decisions of the person."""

    before: State
    action: Action
    decided: bool


class Session:
    """The state of a game and its next actor; only a `View` or a `SeenAction` leaves it, never a state.

    `log` stores every action before it is taken. `past` are the actions of an interrupted game,
    which goes on exactly where it was, and `start` the score it began with. `lineup` creates the bots.
    Raises `IllegalAction` if the rules do not allow the past.
    """

    def __init__(
        self,
        setup: Setup,
        *,
        past: Iterable[Action] = (),
        start: tuple[int, ...] | None = None,
        lineup: Lineup | None = None,
    ) -> None:
        self.setup: Final = setup
        self.lineup: Final = lineup or Lineup()
        self._players = tuple(SeatedBot(name, self.lineup) for name in setup.bots)
        self._state = new_match(setup.rules, score=start)
        self._taken: list[_Taken] = []
        self.log: ActionLog = _NoLog()
        self.plays_alone = False
        """True if the person's answer in this deal, given without being asked, is to play alone."""
        self.past: Final = tuple(self._take(action) for action in past)

    @property
    def view(self) -> View:
        """The person's view."""
        return view(self._state, PERSON)

    @property
    def over(self) -> bool:
        """True once the match is decided."""
        return self._state.over

    @property
    def asks_person(self) -> bool:
        """True if the person must decide; questions with a single answer are answered for them."""
        return self._state.turn == PERSON and self._only_answer() is None

    @property
    def may_say_alone(self) -> bool:
        """True while the person may still say that they play alone, in a deal in which nobody asks."""
        return not self.setup.asks_alone and may_announce(self.view)

    @property
    def answers_in_silence(self) -> bool:
        """True if the person's silence is about to be taken as the answer."""
        return self._state.turn == PERSON and self._state.phase is Phase.ALONE and not self.asks_person

    @property
    def last_deal(self) -> OpenDeal | None:
        """The last finished deal, which is no longer secret; None before the first has ended."""
        after = self._state
        for taken in reversed(self._taken):
            if result_between(taken.before, after) is not None:
                return open_deal(taken.before)
            after = taken.before
        return None

    @property
    def actions(self) -> int:
        """The number of actions taken."""
        return len(self._taken)

    @property
    def can_undo(self) -> bool:
        """True if the person has decided something that can be taken back."""
        return any(taken.decided for taken in self._taken) and not self.over

    def undo(self) -> None:
        """Take back the person's last decision, with everything that followed it.

        Raises `EuchreError` if there is none, and then nothing has changed.
        """
        if not self.can_undo:
            raise EuchreError("undo/nothing", "You have not decided anything in this match yet.")
        place = max(number for number, taken in enumerate(self._taken) if taken.decided)
        self.log.cut_back(place)
        self._state = self._taken[place].before
        del self._taken[place:]
        self.plays_alone = False

    def act(self, action: Action) -> SeenAction:
        """The person acts. Raises `IllegalAction`, and then nothing has changed."""
        return self._take(action)

    def advance(self) -> SeenAction:
        """Chance, a bot, or the only possible answer of the person acts; a bot may take its time."""
        return self._take(self._choice())

    def failures(self) -> tuple[tuple[int, str], ...]:
        """The seats whose bots have failed since this was last asked, and why."""
        found = tuple((seat, player.failure) for seat, player in enumerate(self._players, 1) if player.failure)
        for player in self._players:
            player.failure = ""
        return found

    def leave(self) -> None:
        """Get up from the table: the bots leave too."""
        for player in self._players:
            player.leave()

    def _take(self, action: Action) -> SeenAction:
        state = self._state
        decided = self.asks_person or (state.turn == PERSON and isinstance(action, Alone))
        after = apply(state, action)
        self.log.append(state, action)
        seen = SeenAction.seen_by(PERSON, state, action, after)
        self._state = after
        self._taken.append(_Taken(state, action, decided))
        if isinstance(action, Deal):
            self.plays_alone = False
        return seen

    def _choice(self) -> Action:
        state, seed = self._state, self.setup.seed
        if is_chance(state):
            shuffles = sum(isinstance(taken.action, Deal | Draw) for taken in self._taken)
            return chance(state, Random(f"{seed}, shuffle {shuffles}"))
        if state.turn == PERSON:
            answer = self._only_answer()
            assert answer is not None, "the person is asked"
            return answer
        assert state.turn is not None, "the match is not over"
        player = self._players[state.turn - 1]
        return player.choose(view(state, state.turn), Random(f"{seed}, action {self.actions}"))

    def _only_answer(self) -> Action | None:
        state = self._state
        if state.phase is Phase.CUT:
            return None if self.setup.asks_cut else _any_cut(legal(state))
        if state.phase is Phase.ALONE and self.may_say_alone:
            return ALONE if self.plays_alone else TOGETHER
        answers = legal(state)
        decided = state.contract is not None and state.contract.word is not None
        return answers[0] if decided or answers in ((KEEP,), (TRAM,)) else None


def _any_cut(answers: tuple[Action, ...]) -> Action:
    """Bump where that is allowed, or cut in the middle."""
    cuts = [answer for answer in answers if isinstance(answer, Cut)]
    return BUMP if BUMP in answers else cuts[len(cuts) // 2]
