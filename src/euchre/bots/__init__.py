"""Players: given what a seat may know, they choose what it does."""

from typing import TYPE_CHECKING, Final

from euchre.extras import loader

if TYPE_CHECKING:
    from euchre.bots.advice.advice import AdvisedAction, advise
    from euchre.bots.bot import Bot
    from euchre.bots.play import gain, moves, play_deal, play_match
    from euchre.bots.policy.belief import PolicyBelief
    from euchre.bots.random import RandomBot
    from euchre.bots.registry import UnknownBot, bot_named, bot_names

__all__ = [
    "AdvisedAction",
    "Bot",
    "PolicyBelief",
    "RandomBot",
    "UnknownBot",
    "advise",
    "bot_named",
    "bot_names",
    "gain",
    "moves",
    "play_deal",
    "play_match",
]

HOMES: Final = {
    "AdvisedAction": "advice.advice",
    "Bot": "bot",
    "PolicyBelief": "policy.belief",
    "RandomBot": "random",
    "UnknownBot": "registry",
    "advise": "advice.advice",
    "bot_named": "registry",
    "bot_names": "registry",
    "gain": "play",
    "moves": "play",
    "play_deal": "play",
    "play_match": "play",
}

__getattr__ = loader(__name__, HOMES, "bots")
