"""The playing card of a rating: the borders are shares of the way from the best bot to the weakest."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from euchre.ratings.yardstick import Yardstick

Card = Literal["A", "K", "Q", "J", "T", "9"]


class _Band(NamedTuple):
    card: Card
    below: float
    """The share of the way to the weakest bot below which a loss is in this band."""


_BANDS: Final = (_Band("A", 0.05), _Band("K", 0.15), _Band("Q", 0.3), _Band("J", 0.5), _Band("T", 0.8))


def card_of(scale: Yardstick, loss: float) -> Card:
    """The card of a mean loss."""
    share = (loss - scale.least) / (scale.most - scale.least)
    return next((band.card for band in _BANDS if share < band.below), "9")
