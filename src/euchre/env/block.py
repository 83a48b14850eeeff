"""Places of an array that belong together and have names, and the table of them all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod

Axis = tuple[str, ...]
"""The words for what one index of a block counts."""


@dataclass(frozen=True)
class Block:
    """Places that belong together: one for each combination of the words of its axes, the last varying fastest."""

    name: str
    first: int
    axes: tuple[Axis, ...]
    says: str
    most: int
    """The largest number in this block; none is below 0."""
    parts: int
    """A number in this block is a whole number, divided by this."""

    @cached_property
    def shape(self) -> tuple[int, ...]:
        """The number of places along each axis; empty for a single place."""
        return tuple(map(len, self.axes))

    @property
    def size(self) -> int:
        """The number of places."""
        return prod(self.shape)

    @cached_property
    def rows(self) -> range:
        """The first place of each word of the first axis."""
        return range(self.first, self.first + self.size, prod(self.shape[1:]))

    @property
    def places(self) -> slice:
        """The slice of the block: ``array[block.places].reshape(block.shape)``."""
        return slice(self.first, self.first + self.size)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each place: that of the block, then a word of each axis."""
        return tuple(" ".join((self.name, *words)) for words in product(*self.axes))

    def at(self, *where: int) -> int:
        """The place of one combination, an index for each axis."""
        place = 0
        for index, size in zip(where, self.shape, strict=True):
            place = place * size + index
        return self.first + place


class BlockLayout(Mapping[str, Block]):
    """Blocks one after another, found by name; printed, it is a table."""

    def __init__(self) -> None:
        self._blocks: dict[str, Block] = {}
        self.size = 0
        """The number of places in all."""

    def add(self, name: str, *axes: Axis, says: str, most: int = 1, parts: int = 1) -> Block:
        """Declare the next block."""
        block = Block(name, self.size, axes, says, most, parts)
        self._blocks[name] = block
        self.size += block.size
        return block

    def __getitem__(self, name: str) -> Block:
        return self._blocks[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._blocks)

    def __len__(self) -> int:
        return len(self._blocks)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each place."""
        return tuple(name for block in self.values() for name in block.names)

    @property
    def parts(self) -> tuple[int, ...]:
        """The divisor of the whole number at each place."""
        return tuple(block.parts for block in self.values() for _ in range(block.size))

    def __str__(self) -> str:
        shapes = {name: " x ".join(map(str, block.shape)) or "1" for name, block in self.items()}
        lines = (f"{name:9}{block.first:6}  {shapes[name]:11} {block.says}" for name, block in self.items())
        return "\n".join((f"{'block':9}{'first':>6}  {'shape':11} says", *lines))
