"""The policy's nets, read from the files in the package; cards.md and bids.md say how they came about."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from euchre.bots.nets.rows import HIDDEN, CardNet
from euchre.bots.policy.bid_net import BidNet, bid_scratch
from euchre.bots.policy.bidding import PolicyContext, PolicyNets
from euchre.bots.policy.card_net import ROWS
from euchre.bots.policy.values import values
from euchre.core.cards import Card
from euchre.core.errors import EuchreError
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction import auction

BID_NETS: Final = Path(__file__).with_name("bids.npz")
"""Written by ``python -m tools.train_bids``."""


def load_card_net(path: str | Path) -> CardNet:
    """The card net in a file, where its numbers are kept in 16 bits.

    Raises `OSError` or `ValueError` if there is no array in it, `EuchreError` if it is not a net of these features.
    """
    net = np.load(path)
    if net.shape != (ROWS, HIDDEN):
        found = " by ".join(map(str, net.shape))
        raise EuchreError("policy/net", f"{path} is not a net of this version: it is {found}, not {ROWS} by {HIDDEN}.")
    return np.ascontiguousarray(net.astype(np.float32))


CARD_NET: Final[CardNet] = load_card_net(Path(__file__).with_name("cards.npy"))
"""Trained by ``python -m tools.train_cards``."""


def _load_policy() -> PolicyNets:
    with np.load(BID_NETS) as parts:
        calls, passes = (BidNet(*(parts[f"{net}_{part}"] for part in BidNet._fields)) for net in ("calls", "passes"))
    return PolicyNets(calls, passes, CARD_NET)


_POLICY: Final = _load_policy()  # at once: a server may have no file left to open


def policy() -> PolicyNets:
    """The nets of `swift` as they were learnt; the arrays are shared, so copy what you change."""
    return _POLICY


def policy_context(at: MatchStakes, up_card: Card, nets: PolicyNets, caution: float = 0.0) -> PolicyContext:
    """The tables, values and nets by which the policy bids in a deal with this card turned up.

    `caution` is in points of the deal: by so many a call must be better than a pass.
    """
    chance = caution * at.point(0) if caution else 0.0
    return PolicyContext(auction(at.rules, at.dealer, up_card), values(at, up_card), nets, bid_scratch(), chance)
