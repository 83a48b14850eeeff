"""Counting and finding the cards of a set in lanes, each in one machine instruction; for compiled code only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

_DEFINED: Final = ir.Constant(ir.IntType(1), 0)
"""Tells LLVM that no card at all is a fair question, with the answer 64."""


def _instruction(emit: Callable[[Any, Any], Any], number: Any) -> Callable[[Any], int]:
    def typed(_typing: Any, _word: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, words: Any) -> Any:
            return emit(builder, words[0])

        return number(types.uint64), generate

    return cast("Callable[[Any], int]", intrinsic(typed))


count = _instruction(lambda builder, cards: builder.ctpop(cards), types.int64)
"""How many cards a set has."""

lowest_place = _instruction(lambda builder, cards: builder.cttz(cards, _DEFINED), types.uint64)
"""The place (0..59) of a set's lowest card; 64 for no card."""

room_above = _instruction(lambda builder, cards: builder.ctlz(cards, _DEFINED), types.uint64)
"""How many of the 64 bits lie above a set's highest card; 64 for no card."""
