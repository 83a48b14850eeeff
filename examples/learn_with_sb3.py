"""Train MaskablePPO of Stable Baselines 3 on thousands of deals at once.

python examples/learn_with_sb3.py     (needs euchre[env] and sb3-contrib)
"""

from __future__ import annotations

import sys
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from euchre.env import SeatVectorEnv

Array = NDArray[Any]


class Deals(VecEnv):  # type: ignore[misc]  # the library may be missing
    """A vector of deals as Stable Baselines wants it: it chooses and waits apart, and asks for masks by name."""

    def __init__(self, deals: SeatVectorEnv) -> None:
        seen: Any = deals.single_observation_space
        super().__init__(deals.num_envs, seen["observation"], deals.single_action_space)
        self._deals, self._chosen = deals, np.zeros(deals.num_envs, np.int64)

    def reset(self) -> Array:
        """Begin all deals again."""
        seen: Array = self._deals.reset(seed=1)[0]["observation"]
        return seen

    def step_async(self, actions: Array) -> None:
        """Keep the choices."""
        self._chosen = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        """Make the choices."""
        seen, rewards, done, *_ = self._deals.step(self._chosen)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(done):  # the end of a deal, which it does not look at: nothing comes after
            infos[row]["terminal_observation"] = seen["observation"][row]
        return seen["observation"], rewards, done, infos

    def has_attr(self, attr_name: str) -> bool:
        """True for the masks."""
        return attr_name == "action_masks"

    def env_method(self, method_name: str, *_: Any, **__: Any) -> list[Array]:
        """The masks, one for each deal."""
        return list(getattr(self._deals, method_name)())

    def get_attr(self, *_: Any, **__: Any) -> list[None]:
        """Tell nothing of single deals."""
        return [None] * self.num_envs

    def set_attr(self, *_: Any, **__: Any) -> None:
        """Refuse to set anything."""
        raise NotImplementedError("a deal has nothing to set")

    def env_is_wrapped(self, *_: Any, **__: Any) -> list[bool]:
        """Tell that no deal is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Let the threads of the deals go."""
        self._deals.close()


def main(decisions: int = 2_000_000) -> MaskablePPO:
    """Learn from a number of decisions of seat 0, with swift in the other seats."""
    deals = Deals(SeatVectorEnv(1024, others="swift"))
    model = MaskablePPO("MlpPolicy", deals, n_steps=32, batch_size=2048, verbose=1)
    began = perf_counter()
    model.learn(decisions)
    print(f"{model.num_timesteps / (perf_counter() - began):,.0f} decisions a second")
    return model


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
