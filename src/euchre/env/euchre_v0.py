"""The table by the names that PettingZoo's own games have: ``euchre_v0.env()``, ``raw_env()``, ``parallel_env()``."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv
from pettingzoo.utils import turn_based_aec_to_parallel

from euchre.env.table import TableEnv as raw_env  # noqa: N813 - the name that is expected here
from euchre.env.table import table_env as env

__all__ = ["env", "parallel_env", "raw_env"]


def parallel_env(**terms: Any) -> ParallelEnv[Any, Any, Any]:
    """The parallel API: agents not to move have an empty mask and are ignored."""
    return turn_based_aec_to_parallel(env(**terms))
