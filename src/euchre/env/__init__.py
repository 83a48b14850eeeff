"""Environments for learning, for every preset and house rule; importing this registers those for Gymnasium.

>>> import gymnasium
>>> import euchre.env
>>> env = gymnasium.make("euchre/Deal-v0", rules="british", others="random")
"""

from typing import TYPE_CHECKING, Final

from euchre.extras import loader

if TYPE_CHECKING:
    from euchre.env.batch.env import BatchEnv
    from euchre.env.batch.swift import BatchSwift
    from euchre.env.bot import ArrayBot
    from euchre.env.layout import LAYOUT, layout_of
    from euchre.env.numbering import ACTIONS
    from euchre.env.seat import SeatEnv
    from euchre.env.table import TableEnv, table_env
    from euchre.env.vector import SeatVectorEnv

__all__ = [
    "ACTIONS",
    "LAYOUT",
    "ArrayBot",
    "BatchEnv",
    "BatchSwift",
    "SeatEnv",
    "SeatVectorEnv",
    "TableEnv",
    "layout_of",
    "table_env",
]

HOMES: Final = {
    "ACTIONS": "numbering",
    "ArrayBot": "bot",
    "BatchEnv": "batch.env",
    "BatchSwift": "batch.swift",
    "LAYOUT": "layout",
    "SeatEnv": "seat",
    "SeatVectorEnv": "vector",
    "TableEnv": "table",
    "layout_of": "layout",
    "table_env": "table",
}


__getattr__ = loader(__name__, HOMES, "env")


def _register() -> None:
    """Tell Gymnasium, where it is installed, of the environments."""
    try:
        from gymnasium.envs.registration import register, registry  # noqa: PLC0415 - optional
    except ModuleNotFoundError:
        return
    seat, vector = f"{__name__}.seat:SeatEnv", f"{__name__}.vector:SeatVectorEnv"
    if "euchre/Deal-v0" not in registry:
        register("euchre/Deal-v0", entry_point=seat, vector_entry_point=vector)
        register("euchre/Match-v0", entry_point=seat, vector_entry_point=vector, kwargs={"episode": "match"})


_register()
