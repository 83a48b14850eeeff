"""What the policy has learnt, read from the files that came with the package."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np

from euchre.bots.policy.bidding import Mind, Policy
from euchre.bots.policy.forecast import BidNet, desk
from euchre.bots.policy.net import NET
from euchre.bots.policy.values import Stakes, values
from euchre.core.cards import Card
from euchre.fast.auction import auction

PATH: Final = Path(__file__).with_name("bids.npz")
"""The networks of the bidding: written by ``python -m tools.train_bids``, which says how."""


@lru_cache(maxsize=1)
def policy() -> Policy:
    """The policy as it was learnt."""
    with np.load(PATH) as parts:
        calls, passes = (BidNet(*(parts[f"{net}_{part}"] for part in BidNet._fields)) for net in ("calls", "passes"))
    return Policy(calls, passes, NET)


def mind(at: Stakes, dealer: int, up_card: Card, learnt: Policy) -> Mind:
    """What the policy bids by in a deal that `dealer` (0..3) dealt, with this card turned up."""
    return Mind(auction(at.rules, dealer, up_card), values(at, dealer, up_card), learnt, desk())


def save(calls: BidNet, passes: BidNet, path: Path) -> None:
    """Write the networks of the bidding to a file."""
    named = {"calls": calls, "passes": passes}
    parts = {f"{name}_{part}": value for name, net in named.items() for part, value in net._asdict().items()}
    np.savez_compressed(path, **parts)
