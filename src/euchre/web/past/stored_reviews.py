"""Reviewed deals read as they were stored; older ones have the chances of side 0 alone, since all tables had two."""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec

from euchre.review.figures import DealFigures
from euchre.review.reviewed_deal import ReviewedDeal

_DEAL: Final = msgspec.json.Decoder(ReviewedDeal)
_FIGURES: Final = msgspec.json.Decoder(DealFigures)


def deal_in(stored: bytes) -> ReviewedDeal:
    """A reviewed deal, its reasons without words."""
    text = zlib.decompress(stored)
    try:
        return _DEAL.decode(text)
    except msgspec.ValidationError:
        return msgspec.convert(_by_side(msgspec.json.decode(text)), ReviewedDeal)


def figures_in(stored: bytes) -> DealFigures:
    """The part of a reviewed deal that counts in the figures."""
    try:
        return _FIGURES.decode(stored)
    except msgspec.ValidationError:
        luck, *others = msgspec.json.decode(stored)
        return msgspec.convert((_change(luck), *others), DealFigures)


def _by_side(deal: dict[str, Any]) -> dict[str, Any]:
    par, split = deal["par"], deal["split"]
    par = {"chances": _chances(par["chance"]), "points": par["points"]}
    if split is not None:
        chances = {name: _chances(split[name]) for name in ("before", "after")}
        split = {**split, **chances, "luck": _change(split["luck"]), "unknown": _change(split["unknown"])}
    return {**deal, "par": par, "split": split}


def _chances(of_side_0: float) -> tuple[float, float]:
    return of_side_0, 1.0 - of_side_0


def _change(of_side_0: float) -> tuple[float, float]:
    return of_side_0, -of_side_0
