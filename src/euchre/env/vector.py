"""The Gymnasium vector environment: a learner plays one seat in each of thousands of deals, arrays the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, SupportsIndex, TypeAlias

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.whole import whole
from euchre.env.batch.env import BatchEnv
from euchre.env.batch.swift import BatchSwift
from euchre.env.seat import check_seat, one_each
from euchre.env.spaces import Observed, choice_space, observed_space

Array: TypeAlias = NDArray[Any]
Chooser: TypeAlias = Callable[[Array, Array, Array, Array], Array]
"""A player of many deals: of ``[deal, place]`` observations, ``[deal, number]`` masks, the seats to act and the rows of
the batch it makes a number a deal."""
Other: TypeAlias = str | Chooser


class SeatVectorEnv(VectorEnv[Observed, Any, Any]):
    """A vector of deals played from one seat, as `euchre.env.seat.SeatEnv` does one, in compiled code.

    `others` plays the other seats: ``swift``, ``random``, or a function of the observations, masks, seats and rows of
    the deals in which one of them is to act; or there is one for each, clockwise from the left, such as ``["swift",
    me, "swift"]``. `score` is one for all, or one for each deal. A deal that ends makes room for the next in the same
    step: the reward is that of the deal that ended, the observation is of the new one, and there is no last
    observation. Deals in which the seat has nothing to decide are passed over.

    Raises `EuchreError` in one sentence for what there is not.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1024,
        rules: Rules | str = "standard",
        *,
        seat: SupportsIndex = 0,
        others: Other | Sequence[Other] = "swift",
        reward: str = "points",
        score: Any = None,
        threads: int = 1,
    ) -> None:
        self._batch = BatchEnv(rules, deals=num_envs, reward=reward, score=score, threads=threads)
        self.num_envs = num_envs = self._batch.deals
        table = self._batch.terms.seating
        self.single_observation_space, self.single_action_space = observed_space(table.players), choice_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seat = check_seat(seat, table)
        players: dict[int, Other] = one_each(others, self._seat, table)
        self._choosers = [
            (self._chooser(other), np.array([players.get(seat) == other for seat in table.seats]))
            for other in dict.fromkeys(players.values())
        ]
        """The players, each with ``[seat]``: true where they sit."""
        self._numbers = np.zeros(num_envs, np.int64)
        self._decided = np.zeros(num_envs, np.bool_)
        """True where the seat has decided anything in the deal under way."""
        self._begun = False

    def reset(
        self, *, seed: SupportsIndex | Sequence[SupportsIndex] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin all deals again, each at the seat's first decision; there are no options.

        A list of seeds, as Gymnasium's other environments take it, is one seed made of all.
        """
        if options:
            sentence = "A batch of deals takes no options: its scores are given when it is made."
            raise EuchreError("env/options", sentence)
        super().reset(seed=None if seed is None else _one_seed(seed))
        self._batch.reset(int(self.np_random.integers(2**63)))
        self._decided[:] = False
        self._begun = True
        self._wait(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_))
        return self._observed(), {}

    def step(self, actions: Any) -> tuple[Observed, Array, Array, Array, dict[str, Any]]:
        """Choose a number in each deal; the others play until the seat is to decide again, in this deal or the next."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("No episode has begun: reset the environment first.")
        rewards, ended = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_)
        self._decided[:] = True
        self._batch.step(actions)
        illegal = self._batch.illegal.copy()
        self._end(rewards, ended)
        self._wait(rewards, ended)
        info = {"illegal": illegal} if illegal.any() else {}
        return self._observed(), rewards, ended, np.zeros_like(ended), info

    def action_masks(self) -> NDArray[np.bool_]:
        """The array ``[deal, number]``: true where it may be chosen now."""
        return self._batch.mask.astype(np.bool_)

    def close_extras(self, **_: Any) -> None:
        """Let the threads go."""
        self._batch.close()

    def _wait(self, rewards: Array, ended: Array) -> None:
        """Let the others play in every deal until it is the seat's turn."""
        batch = self._batch
        while len(rows := np.flatnonzero(batch.seat != self._seat)):
            for choose, seats in self._choosers:
                own = rows[seats[batch.seat[rows]]]
                if len(own):
                    self._numbers[own] = choose(own)
            batch.step_some(self._numbers, rows)
            self._end(rewards, ended, rows)

    def _end(self, rewards: Array, ended: Array, rows: Array | slice = slice(None)) -> None:
        """Take the rewards of the deals that have just ended, of those in which the seat has decided something."""
        done = np.zeros(self.num_envs, np.bool_)
        done[rows] = self._batch.done[rows]
        counts = done & self._decided
        rewards[counts] = self._batch.rewards[counts, self._seat]
        ended |= counts
        self._decided[done] = False

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
            given = str(other)[:20]
            sentence = f"{given!r} cannot play thousands of deals: take swift, random, or a function of arrays."
            raise EuchreError("env/others", sentence, given=given)
        return lambda rows: other(batch.observe_some(rows), batch.mask[rows], batch.seat[rows], rows)


def _one_seed(seed: SupportsIndex | Sequence[SupportsIndex]) -> int:
    if isinstance(seed, Sequence):
        numbers = [whole("A seed", number) for number in seed]
        return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0])
    return whole("A seed", seed)
