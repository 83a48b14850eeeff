"""The state of a deal before the first lead, in numbers for compiled code."""

from __future__ import annotations

from typing import Final, NamedTuple

BID, BURY, ASK, GIVE, LEAD = 0, 1, 2, 3, 4
"""The stages of a deal: a bid, the dealer's burial, the question to play alone, the gift of a lone maker's
partner, the first lead."""
UNMADE: Final = -1
"""The value before trump is made, without a call and a node."""


class AuctionState(NamedTuple):
    """The state of a deal before the first lead; turns, calls and nodes are those of an `euchre.fast.auction.Auction`.

    ``AuctionState(BID, turn)`` is a turn to bid.
    """

    stage: int
    turn: int
    """The turn, or the one in which trump was made."""
    call: int = UNMADE
    """The call that made trump."""
    node: int = UNMADE
    """The node of the announcements."""
