"""The state of a deal before the first lead, in numbers for compiled code."""

from __future__ import annotations

from typing import Final, NamedTuple

BID, BURY, ASK, GIVE, LEAD = 0, 1, 2, 3, 4
"""The stages of a deal: somebody bids, the dealer buries, somebody is asked whether they play alone, a lone maker's
partner gives a card, the play begins."""
UNMADE: Final = -1
"""There is no call and no node before trump is made."""


class AuctionState(NamedTuple):
    """The state of a deal before the first lead; turns, calls and nodes are those of an `euchre.fast.auction.Auction`.

    ``AuctionState(BID, turn)`` is a turn to bid.
    """

    stage: int
    turn: int
    """Whose turn it is, or in which turn trump was made."""
    call: int = UNMADE
    """The call that made trump."""
    node: int = UNMADE
    """Where the announcements stand."""
