"""Environments for learning, for every preset and house rule; importing this registers those for Gymnasium.

>>> import gymnasium
>>> import euchre.env
>>> env = gymnasium.make("euchre/Deal-v0", rules="british", others="random")
"""

from typing import TYPE_CHECKING, Final

from euchre.extras import loader

if TYPE_CHECKING:
    from euchre.env.batch.env import BatchEnv
    from euchre.env.bot import ArrayBot
    from euchre.env.layout import LAYOUT
    from euchre.env.numbering import ACTIONS
    from euchre.env.seat import SeatEnv
    from euchre.env.table import TableEnv, table_env

__all__ = ["ACTIONS", "LAYOUT", "ArrayBot", "BatchEnv", "SeatEnv", "TableEnv", "table_env"]

HOMES: Final = {
    "ACTIONS": "numbering",
    "ArrayBot": "bot",
    "BatchEnv": "batch.env",
    "LAYOUT": "layout",
    "SeatEnv": "seat",
    "TableEnv": "table",
    "table_env": "table",
}


__getattr__ = loader(__name__, HOMES, "env")


def _register() -> None:
    """Tell Gymnasium, where it is installed, of the environments."""
    try:
        from gymnasium.envs.registration import register, registry  # noqa: PLC0415 - optional
    except ModuleNotFoundError:
        return
    for name, episode in (("euchre/Deal-v0", "deal"), ("euchre/Match-v0", "match")):
        if name not in registry:
            register(name, entry_point=f"{__name__}.seat:SeatEnv", kwargs={"episode": episode})


_register()
