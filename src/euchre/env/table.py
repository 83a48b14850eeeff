"""The PettingZoo environment of all seats: an agent each, deciding one at a time."""

from __future__ import annotations

from typing import Any, ClassVar, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from euchre.core.diagram import diagram
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.whole import whole
from euchre.env.episode import Episode, start_of, terms
from euchre.env.observation import Array
from euchre.env.reward import most
from euchre.env.spaces import Observed, choice_space, observed_space
from euchre.env.whole import at_least_one


class TableEnv(AECEnv):  # type: ignore[misc]  # the library has no types
    """A deal or a match, an agent for each seat, bare: a number that may not be chosen raises `IllegalAction`.

    The agents are ``seat_0``, ``seat_1`` and so on, clockwise; the rules say how many. The arguments are those of
    `euchre.env.seat.SeatEnv`, and `max_cycles`: after so many choices, those of all seats together, the episode is cut
    off. `table_env` makes one in PettingZoo's usual wrappers.

    Raises `EuchreError` in one sentence for what there is not.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "euchre_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: Rules | str = "standard",
        *,
        reward: str = "points",
        episode: str = "deal",
        score: tuple[int, ...] | None = None,
        max_cycles: SupportsIndex | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._max_cycles = None if max_cycles is None else at_least_one("max_cycles", max_cycles)
        self.terms = terms(rules, episode, reward, score)
        self.render_mode = render_mode
        self._table = self.terms.seating
        self.possible_agents = [f"seat_{seat}" for seat in self._table.seats]
        self.observation_spaces = {agent: observed_space(self._table.players) for agent in self.possible_agents}
        self.action_spaces = {agent: choice_space() for agent in self.possible_agents}
        self.state_space = _all_seats(self._table.players)
        self._random, _ = np_random()

    def observation_space(self, agent: str) -> Any:
        """The observation of an agent; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new episode; `options` are those of `euchre.env.seat.SeatEnv`."""
        known = {name: option for name, option in (options or {}).items() if name != "options"}  # PettingZoo's test
        start = start_of(self.terms, known)
        if seed is not None:
            self._random, _ = np_random(whole("A seed", seed))
        self._episode = Episode(self.terms, int(self._random.integers(2**63)), start)
        self._left = self._max_cycles
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observed:
        """The view of the agent's seat, and its choices: nothing if another has to decide.

        Raises `EuchreError` for an agent that the table does not have.
        """
        if agent not in self.possible_agents:
            sentence = f"There is no agent {repr(agent)[:20]}: agents are seat_0 to {self.possible_agents[-1]}."
            raise EuchreError("env/agent", sentence)
        seat = self.possible_agents.index(agent)
        return {"observation": self._episode.observation(seat), "action_mask": self._episode.mask(seat)}

    def state(self) -> Array:
        """The observations of all seats in a row: everything but the kitty, for a critic that may look at it."""
        return np.concatenate([self._episode.observation(seat) for seat in self._table.seats])

    def step(self, action: Any) -> None:
        """The selected agent chooses a number, or None once it is done for."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        gains = self._episode.choose(whole("A choice", action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {one: gains[self._table.side(seat)] for seat, one in enumerate(self.possible_agents)}
        self.terminations = dict.fromkeys(self.possible_agents, self._episode.over)
        self._left = None if self._left is None else self._left - 1
        cut_off = self._episode.given_up or (self._left == 0 and not self._episode.over)
        self.truncations = dict.fromkeys(self.possible_agents, cut_off)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """The table with all hands, a line each."""
        if self.render_mode != "ansi":
            return None
        state = self._episode.state
        return diagram(state, ((seat, state.hand(seat)) for seat in self._table.seats))

    def close(self) -> None:
        """Do nothing: no resource is open."""

    def _select(self) -> None:
        turn = self._episode.turn
        self.agent_selection = self.possible_agents[0 if turn is None else turn]


def _all_seats(players: int) -> spaces.Box:
    one = observed_space(players)["observation"]
    assert isinstance(one, spaces.Box)
    return spaces.Box(np.tile(one.low, players), np.tile(one.high, players), dtype=np.float32)


def table_env(rules: Rules | str = "standard", **others: Any) -> AECEnv:
    """A table in the wrappers that PettingZoo's own games have, with the arguments of `TableEnv`.

    A number that may not be chosen ends the episode, and who chose it gets the lowest reward there is.
    """
    bare = TableEnv(rules, **others)
    lowest = -most(bare.terms.reward, bare.terms.rules)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(bare, illegal_reward=lowest)))
