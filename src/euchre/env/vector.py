"""The Gymnasium vector environment: a learner plays one seat in each of thousands of deals, arrays the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, SupportsIndex, TypeAlias

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from euchre.core.errors import EuchreError, IllegalAction
from euchre.core.rules import Rules
from euchre.core.whole import whole
from euchre.env.batch.env import BatchEnv
from euchre.env.batch.swift import BatchSwift
from euchre.env.seat import PATIENCE, check_seat, nothing_to_decide, one_each, short
from euchre.env.spaces import Observed, choice_space, observed_space
from euchre.fast.batch import row

Array: TypeAlias = NDArray[Any]
Chooser: TypeAlias = Callable[[Array, Array, Array, Array], Array]
"""A player of many deals: of ``[deal, place]`` observations, ``[deal, number]`` masks, the seats to act and the rows of
the batch it makes a number a deal."""
Other: TypeAlias = str | Chooser


class SeatVectorEnv(VectorEnv[Observed, Any, Any]):
    """A vector of deals or matches played from one seat, as `euchre.env.seat.SeatEnv` does one, in compiled code.

    `others` plays the other seats: ``swift``, ``random``, or a function of the observations, masks, seats and rows of
    the deals in which one of them is to act; or there is one for each, clockwise from the left, such as ``["swift",
    me, "swift"]``. `score` is one for all, or one for each row. An episode that ends makes room for the next in the
    same step: the reward is that of the episode that ended, the observation is of the new one, and there is no last
    observation. Episodes in which the seat has nothing to decide are passed over.

    Raises `EuchreError` in one sentence for what there is not.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(  # noqa: PLR0913 - by keyword, each with a default
        self,
        num_envs: int = 1024,
        rules: Rules | str = "standard",
        *,
        seat: SupportsIndex = 0,
        others: Other | Sequence[Other] = "swift",
        reward: str = "points",
        episode: str = "deal",
        score: Any = None,
        threads: int = 1,
    ) -> None:
        self._batch = BatchEnv(rules, deals=num_envs, reward=reward, episode=episode, score=score, threads=threads)
        self.num_envs = num_envs = self._batch.deals
        table = self._batch.terms.seating
        self.single_observation_space, self.single_action_space = observed_space(table.players), choice_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seat = check_seat(seat, table)
        players: dict[int, Other] = one_each(others, self._seat, table)
        seated: dict[str | int, tuple[Other, NDArray[np.bool_]]] = {}
        for place, other in players.items():
            key = other if isinstance(other, str) else id(other)  # a function need not be hashable
            seated.setdefault(key, (other, np.zeros(table.players, np.bool_)))[1][place] = True
        self._choosers = [(self._chooser(other), seats) for other, seats in seated.values()]
        """The players, each with ``[seat]``: true where they sit."""
        self._numbers = np.zeros(num_envs, np.int64)
        self._decided = np.zeros(num_envs, np.bool_)
        """True where the seat has decided anything in the episode under way."""
        self._gained = np.zeros(num_envs, np.float32)
        """The rewards of the episode under way since the last step."""
        self._passed_over = np.zeros(num_envs, np.int64)
        """The episodes in a row in which the seat has decided nothing."""
        self._decides = np.zeros(num_envs, np.bool_)
        """True where the seat has decided anything since the reset."""
        self._begun = False

    def reset(
        self, *, seed: SupportsIndex | Sequence[SupportsIndex] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin all episodes again, each at the seat's first decision.

        `options` are those of `euchre.env.batch.env.BatchEnv.reset`. A list of seeds, as Gymnasium's other
        environments take it, is one seed made of all. Raises `EuchreError` for other options, and for a position after
        which the seat has nothing to decide.
        """
        super().reset(seed=None if seed is None else _one_seed(seed))
        self._begun = False
        self._batch.reset(int(self.np_random.integers(2**63)), options)
        self._decided[:] = False
        self._gained[:] = self._passed_over[:] = 0
        self._decides[:] = False
        self._wait(_Ends(self.num_envs))
        self._begun = True
        return self._observed(), {}

    def step(self, actions: Any) -> tuple[Observed, Array, Array, Array, dict[str, Any]]:
        """Choose a number in each deal; the others play until the seat is to decide again, in this deal or the next."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("No episode has begun: reset the environment first.")
        ends = _Ends(self.num_envs)
        self._decided[:] = self._decides[:] = True
        self._batch.step(actions)
        illegal = self._batch.illegal.copy()
        self._add(ends, np.arange(self.num_envs))
        self._wait(ends)
        goes_on = ~(ends.terminated | ends.truncated)
        ends.rewards[goes_on] = self._gained[goes_on]
        self._gained[goes_on] = 0
        info = {"illegal": illegal} if illegal.any() else {}
        return self._observed(), ends.rewards, ends.terminated, ends.truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The array ``[deal, number]``: true where it may be chosen now."""
        return self._batch.mask.astype(np.bool_)

    def close_extras(self, **_: Any) -> None:
        """Let the threads go."""
        self._batch.close()

    def _wait(self, ends: _Ends) -> None:
        """Let the others play in every row until it is the seat's turn."""
        batch = self._batch
        while len(rows := np.flatnonzero(batch.seat != self._seat)):
            for choose, seats in self._choosers:
                own = rows[seats[batch.seat[rows]]]
                if len(own):
                    self._numbers[own] = choose(own)
            batch.step_some(self._numbers, rows)
            self._add(ends, rows)

    def _add(self, ends: _Ends, rows: Array) -> None:
        """Add what these rows have gained in the last step; an episode counts if the seat has decided something."""
        batch = self._batch
        ended = rows[batch.arrays.numbers[rows, row.MOVES] == 0]
        if not len(ended):
            return
        self._gained[ended] += batch.rewards[ended, self._seat]
        done = ended[batch.done[ended]]
        counts = done[self._decided[done]]
        ends.rewards[counts] = self._gained[counts]
        ends.truncated[counts] = batch.truncated[counts]
        ends.terminated[counts] = ~batch.truncated[counts]
        self._gained[done] = 0
        self._decided[done] = False
        self._passed_over[done] += 1
        self._passed_over[counts] = 0
        if batch.positions and self._passed_over.max() >= PATIENCE:
            self._lose_patience()

    def _lose_patience(self) -> None:
        """Raise `EuchreError` if the seat never decides after a position; a row of bad luck alone does not show it."""
        positions = self._batch.positions
        late = np.flatnonzero(self._passed_over >= PATIENCE)
        self._passed_over[late] = 0
        decides = self._decides | (self._batch.seat == self._seat)
        decided = [position for deal, position in positions.items() if decides[deal]]
        if any(deal in positions and positions[deal] not in decided for deal in late.tolist()):
            raise nothing_to_decide(self._seat)

    def _observed(self) -> Observed:
        return {"observation": self._batch.observe(), "action_mask": self._batch.mask.copy()}

    def _chooser(self, other: Other) -> Callable[[Array], Array]:
        """A number for each of some rows in which this player is to act."""
        batch = self._batch
        if other == "random":
            return lambda rows: batch.random_actions()[rows]
        if other == "swift":
            swift = BatchSwift(batch.terms.rules)
            return lambda rows: swift.choose(batch, rows)[rows]
        if not callable(other):
            given = short(other)
            sentence = f"{given} cannot play thousands of deals: take swift, random, or a function of arrays."
            raise EuchreError("env/others", sentence, given=given)
        return lambda rows: self._chosen(other, rows)

    def _chosen(self, other: Chooser, rows: Array) -> Array:
        """The numbers that a function chooses in these rows, checked: a wrong one would look like a deal won."""
        batch = self._batch
        numbers = np.asarray(other(batch.observe_some(rows), batch.mask[rows], batch.seat[rows], rows))
        if numbers.shape != rows.shape or numbers.dtype.kind not in "iu":
            sentence = f"A function that plays other seats gives {len(rows)} whole numbers here, one for each row."
            raise EuchreError("env/others", sentence, rows=len(rows))
        known = (numbers >= 0) & (numbers < batch.mask.shape[1])
        legal = known & (batch.mask[rows, np.where(known, numbers, 0)] == 1)
        if not legal.all():
            wrong = int(legal.argmin())
            number, seat, deal = int(numbers[wrong]), int(batch.seat[rows[wrong]]), int(rows[wrong])
            sentence = (
                f"The function for seat {seat} gives the number {number} in row {deal}, which its mask rules out."
            )
            raise IllegalAction("env/illegal", sentence, seat=seat, number=number, row=deal)
        return numbers


class _Ends:
    """The ends of the episodes in which the seat has decided something, since a step began."""

    def __init__(self, rows: int) -> None:
        self.rewards = np.zeros(rows, np.float32)
        self.terminated, self.truncated = np.zeros(rows, np.bool_), np.zeros(rows, np.bool_)


def _one_seed(seed: SupportsIndex | Sequence[SupportsIndex]) -> int:
    if isinstance(seed, Sequence):
        numbers = [whole("A seed", number) % 2**64 for number in seed]
        return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0])
    return whole("A seed", seed)
