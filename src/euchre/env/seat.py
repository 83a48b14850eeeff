"""The Gymnasium environment of a seat: a learner plays it, and bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from operator import index
from random import Random
from typing import Any, ClassVar, Final, SupportsIndex, TypeVar, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from euchre.bots.bot import Bot, can_choose, dismiss, tell
from euchre.bots.registry import bot_named
from euchre.core.errors import EuchreError, IllegalAction
from euchre.core.rules import Rules
from euchre.core.seating import Seating
from euchre.core.state import State, result_between
from euchre.core.view import view
from euchre.core.whole import whole
from euchre.env.episode import Episode, start_of, terms
from euchre.env.reward import most
from euchre.env.spaces import Observed, choice_space, observed_space

_Player = TypeVar("_Player")
PATIENCE: Final = 100
"""Deals from one position in which the seat decides nothing, after which it never will."""
_SHORT: Final = 20
"""The characters of a value that a sentence has room for."""


class SeatEnv(gymnasium.Env[Observed, Any]):
    """A deal or a match from one seat.

    `others` is the name of a player for all other seats, or a name or a player for each, clockwise from the left.
    `reward` is ``points`` or ``match``, `episode` is ``deal`` or ``match``, `score` the one it begins with. A number
    that may not be chosen ends the episode with the lowest reward there is; ``info["illegal"]`` says why.

    Raises `EuchreError` in one sentence for what there is not.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        rules: Rules | str = "standard",
        *,
        seat: SupportsIndex = 0,
        others: str | Sequence[str | Bot] = "swift",
        reward: str = "points",
        episode: str = "deal",
        score: tuple[int, ...] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.terms = terms(rules, episode, reward, score)
        self.render_mode = render_mode
        self.observation_space = observed_space(self.terms.seating.players)
        self.action_space = choice_space()
        self._seat = seat = check_seat(seat, self.terms.seating)
        players: dict[int, str | Bot] = one_each(others, seat, self.terms.seating)
        self._bots = {other: _bot(player) for other, player in players.items()}
        self._lowest = -most(self.terms.reward, self.terms.rules)
        self._episode: Episode | None = None
        self._rngs: dict[int, Random] = {}
        self._side = self.terms.seating.side(seat)
        self._gained = 0.0
        """The gain of its side in deals of a match that ended before the seat had to decide anything."""

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin a new episode at the seat's first decision; deals that end without one are passed over.

        `options` may have a `score`, a `dealer` (a seat), or a `position` (or its text), whose hidden cards are dealt
        anew. Raises `EuchreError` for others, and for a position after which the seat has nothing to decide.
        """
        super().reset(seed=None if seed is None else whole("A seed", seed), options=options)
        start = start_of(self.terms, options)
        for _ in count() if start.position is None else range(PATIENCE):
            begun = int(self.np_random.integers(2**63))
            self._rngs = {other: Random(f"{begun}/seat {other}") for other in self._bots}
            self._episode = Episode(self.terms, begun, start)
            self._gained = self._wait()
            if self._episode.turn is not None:
                return self._observed()
        raise nothing_to_decide(self._seat)

    def step(self, action: SupportsIndex) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Choose a number, and let the others play until the seat must decide again or the episode is over."""
        episode = self._playing()
        if episode.turn is None:
            raise gymnasium.error.ResetNeeded("The episode is over: reset the environment first.")
        before = episode.state
        try:
            gain = episode.choose(whole("A choice", action))[self._side]
        except IllegalAction as refusal:
            episode.over = True
            observed, info = self._observed()
            return observed, self._lowest, True, False, info | {"illegal": refusal.sentence}
        self._tell(before, episode.state)
        gain += self._gained + self._wait()
        self._gained = 0.0
        observed, info = self._observed()
        return observed, gain, episode.over, episode.given_up, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The array ``[number]``: true where it may be chosen now, as MaskablePPO asks for it."""
        return self._playing().mask(self._seat).astype(np.bool_)

    def render(self) -> str | None:
        """The view of the seat, as lines."""
        return str(view(self._playing().state, self._seat)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Let the others go."""
        for bot in self._bots.values():
            dismiss(bot)

    def _playing(self) -> Episode:
        if self._episode is None:
            raise gymnasium.error.ResetNeeded("No episode has begun: reset the environment first.")
        return self._episode

    def _wait(self) -> float:
        """Let the others play until the seat must decide or it is over; what the seat has gained."""
        episode, gain = self._playing(), 0.0
        while (turn := episode.turn) is not None and turn != self._seat:
            before = episode.state
            gain += episode.act(self._bots[turn].choose(view(before, turn), self._rngs[turn]))[self._side]
            self._tell(before, episode.state)
        return gain

    def _tell(self, before: State, after: State) -> None:
        """Let the others know how a deal ended, if one has."""
        if (result := result_between(before, after)) is not None:
            for bot in self._bots.values():
                tell(bot, result)

    def _observed(self) -> tuple[Observed, dict[str, Any]]:
        episode = self._playing()
        mask = episode.mask(self._seat)
        return {"observation": episode.observation(self._seat), "action_mask": mask}, {"action_mask": mask.copy()}


def nothing_to_decide(seat: int) -> EuchreError:
    """The error for a position after which a seat has nothing to decide."""
    return EuchreError("env/position", f"From this position on, seat {seat} has nothing to decide.", seat=seat)


def check_seat(seat: SupportsIndex, table: Seating) -> int:
    """The seat as Python's own number. Raises `EuchreError` for one that does not exist."""
    try:
        number = index(seat)
    except TypeError:  # 1.0 among them, which is in a range, but no index of a tuple
        number = -1
    if number not in table.seats:
        sentence = f"There is no seat {seat!r}: seats are 0 to {table.seats[-1]}."
        raise EuchreError("env/seat", sentence, given=str(seat)[:20], last=table.seats[-1])
    return number


def one_each(others: _Player | Sequence[_Player], seat: int, table: Seating) -> dict[int, _Player]:
    """The player of each other seat: one for all, or one for each, clockwise from the left.

    Raises `EuchreError` for another number of players.
    """
    seats = table.from_left(seat)[:-1]
    players = [others] * len(seats) if isinstance(others, str) or not isinstance(others, Sequence) else list(others)
    if len(players) != len(seats):
        sentence = (
            f"The others are one player, or one for each other seat ({len(seats)}), and these are {len(players)}."
        )
        raise EuchreError("env/others", sentence, given=len(players), others=len(seats))
    return dict(zip(seats, cast("list[_Player]", players), strict=True))


def _bot(player: str | Bot) -> Bot:
    """The player itself, or the one of a name."""
    bot = bot_named(player) if isinstance(player, str) else player
    if not can_choose(bot):
        given = short(bot)
        sentence = f"{given} is no player: name one, or take an object with choose; functions play in a vector."
        raise EuchreError("env/others", sentence, given=given)
    return bot


def short(given: object) -> str:
    """A value for a sentence: as it is written, or its type where that is long."""
    return repr(given) if len(repr(given)) <= _SHORT else f"The {type(given).__name__}"
