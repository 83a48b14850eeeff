"""The deals that a seat cannot rule out: what binds them, how they are drawn, and how likely each is."""

from typing import TYPE_CHECKING, Final

from euchre.extras import loader

if TYPE_CHECKING:
    from euchre.worlds.belief import Policy, effective, resampled, tempered, weights
    from euchre.worlds.draw import PossibleDeals, Worlds, dealt, worlds
    from euchre.worlds.open_position import opened
    from euchre.worlds.steps import DecisionStep

__all__ = [
    "DecisionStep",
    "Policy",
    "PossibleDeals",
    "Worlds",
    "dealt",
    "effective",
    "opened",
    "resampled",
    "tempered",
    "weights",
    "worlds",
]

HOMES: Final = {
    "DecisionStep": "steps",
    "Policy": "belief",
    "PossibleDeals": "draw",
    "Worlds": "draw",
    "dealt": "draw",
    "effective": "belief",
    "opened": "open_position",
    "resampled": "belief",
    "tempered": "belief",
    "weights": "belief",
    "worlds": "draw",
}

__getattr__ = loader(__name__, HOMES, "bots")
