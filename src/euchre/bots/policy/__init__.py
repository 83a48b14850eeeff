"""The player `swift`, compiled: how the search takes everybody to bid and play."""

from typing import TYPE_CHECKING, Final

from euchre.extras import loader

if TYPE_CHECKING:
    from euchre.bots.policy.bid_net import BidNet
    from euchre.bots.policy.bidding import PolicyNets
    from euchre.bots.policy.nets import policy
    from euchre.bots.policy.player import SwiftBot

__all__ = ["BidNet", "PolicyNets", "SwiftBot", "policy"]

HOMES: Final = {"BidNet": "bid_net", "PolicyNets": "bidding", "SwiftBot": "player", "policy": "nets"}

__getattr__ = loader(__name__, HOMES, "bots")
