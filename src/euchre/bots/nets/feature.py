"""The yes-or-no features of a net, each declared once: its rows of the net, and how compiled code finds one, follow."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature
from math import prod
from typing import Any, NamedTuple

from euchre.fast.jit import shared

Row = Callable[..., int]
"""Gives the row of a feature, from its parts by keyword."""


class Feature(NamedTuple):
    """A feature: rows of a net, of which at most one holds at a time, a row for each combination of the parts."""

    name: str
    first: int
    parts: dict[str, int]
    """The number of values of each part, from 0 on; the last part varies fastest."""

    @property
    def size(self) -> int:
        """The number of rows."""
        return prod(self.parts.values())


class FeatureLayout:
    """The features of a net, in the order of its rows."""

    def __init__(self) -> None:
        self.features: list[Feature] = []

    @property
    def size(self) -> int:
        """The number of rows of all features."""
        return sum(feature.size for feature in self.features)

    def add(self, name: str, **parts: int) -> Row:
        """Declare the next feature; `parts` says how many values each part has."""
        feature = Feature(name, self.size, parts)
        self.features.append(feature)
        return _row(feature)


def _row(feature: Feature) -> Row:
    """The row ``first + (part_1 * size_2 + part_2) * size_3 + part_3`` and so on; compiled, the sizes are constants."""
    sizes = tuple(feature.parts.items())

    def row(**parts: int) -> int:
        place = 0
        for part, size in sizes:
            place = place * size + int(parts[part])
        return feature.first + place

    return shared(row, lambda _: _compiled_row(feature))


def _compiled_row(feature: Feature) -> Any:
    from llvmlite import ir  # type: ignore[import-untyped]  # noqa: PLC0415 - only what is compiled loads Numba
    from numba import types  # noqa: PLC0415 - the same
    from numba.core.errors import TypingError  # noqa: PLC0415 - the same
    from numba.extending import intrinsic  # noqa: PLC0415 - the same

    word = ir.IntType(64)

    def typed(_typing: Any, **parts: Any) -> Any:
        if parts.keys() != feature.parts.keys():
            raise TypingError(f"{feature.name} has the parts {', '.join(feature.parts)}: not {', '.join(parts)}")

        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            row = ir.Constant(word, 0)
            for size, value, kind in zip(feature.parts.values(), values, signature.args, strict=True):
                part = context.cast(builder, value, kind, types.int64)
                row = builder.add(builder.mul(row, ir.Constant(word, size)), part)
            return builder.add(row, ir.Constant(word, feature.first))

        return types.int64(*(parts[part] for part in feature.parts)), generate

    keywords = (Parameter(part, Parameter.POSITIONAL_OR_KEYWORD) for part in feature.parts)
    signature = Signature([Parameter("_typing", Parameter.POSITIONAL_ONLY), *keywords])
    typed.__signature__ = signature  # type: ignore[attr-defined]  # the names that Numba puts in order
    return intrinsic(typed)
