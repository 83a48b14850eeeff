"""Limits for one guest, one address or one connection, the file that changes them, and token buckets."""

from __future__ import annotations

import math
import time
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

from euchre.core.errors import EuchreError

_PARTS: Final = {"burst", "rate"}
_MOST_NAMES: Final = 20_000
"""The number of guests or addresses remembered; the one quiet longest is forgotten, with a full bucket."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """`burst` at once, and `rate` a second from then on."""

    burst: int
    rate: float


class Limits(NamedTuple):
    """Limits on the use of a server by one guest, one address or one connection.

    A guest and an address pay for everything out of one bucket each, in calls and cards: a card costs one, other things
    as much as `euchre.web.quotas.quotas` says. The rest are counts, which each worker takes for itself.
    """

    guest: Allowance = Allowance(burst=2_000, rate=10.0)
    """The allowance for all that a guest asks for, at all tables together."""
    address: Allowance = Allowance(burst=20_000, rate=100.0)
    """The allowance for all that is asked for from an address, where a new guest costs nothing."""
    cards: Allowance = Allowance(burst=1_000, rate=1.0)
    """Wrong cards that are tried from all addresses together. Beyond that no card is looked for; cookies are."""
    messages: Allowance = Allowance(burst=60, rate=20.0)
    """Messages on one connection."""
    live_bytes: Allowance = Allowance(burst=64_000, rate=2_000.0)
    """Bytes that come on one live connection: messages or their pieces, pings and pongs. Beyond that it is cut."""
    refused_messages: int = 100
    """Messages beyond `messages` after which a live connection is closed."""
    waiting_tables: int = 100
    """Tables where a guest has a seat and waits for a match to begin; beyond that they open no other."""
    open_tables: int = 1000
    """The same, with the tables where a match is under way."""
    connections: int = 12
    """Live connections that a guest has open."""
    connections_here: int = 200
    """Live connections that are open from an address."""
    spectators: int = 100
    """People who watch a table, at all workers together: each is told everything that happens there."""
    thinking_tables: int = 48
    """Tables of an address at which bots think within a minute; at further ones swift answers."""
    thoughts: int = 16
    """Decisions of an address's bots that may wait for a thread; until there are fewer swift answers."""


class Bucket:
    """A token bucket: full with `burst` at first, it refills at `rate` a second, and `take` takes from it."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = time.monotonic) -> None:
        self._allowance: Final = allowance
        self._clock: Final = clock
        self._left = float(allowance.burst)
        self._at = clock()

    def take(self, amount: float = 1.0) -> bool:
        """Take an amount; False, and nothing is taken, if less is left."""
        return take_all((self,), amount)

    def has(self, amount: float = 1.0, keep: float = 0.0) -> bool:
        """True if the amount is left, and behind it this part of a full bucket; a full one has any amount."""
        now, full = self._clock(), self._allowance.burst
        self._left = min(full, self._left + (now - self._at) * self._allowance.rate)
        self._at = now
        return self._left >= min(full, amount + keep * full)

    def pay(self, amount: float) -> None:
        """Take an amount that the bucket has; of a full one it may be more than all, which then refills first."""
        self._left -= amount


def take_all(buckets: Sequence[Bucket], amount: float = 1.0, keep: float = 0.0) -> bool:
    """Take an amount from every bucket, and leave this part of each; False, and nothing is taken, if one has less."""
    if not all(bucket.has(amount, keep) for bucket in buckets):
        return False
    for bucket in buckets:
        bucket.pay(amount)
    return True


class Buckets:
    """An allowance for each of many names."""

    def __init__(self, allowance: Allowance, clock: Callable[[], float] = time.monotonic) -> None:
        self._allowance: Final = allowance
        self._clock: Final = clock
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def of(self, name: str) -> Bucket:
        """The bucket of one name."""
        bucket = self._buckets.pop(name, None) or Bucket(self._allowance, self._clock)
        self._buckets[name] = bucket
        if len(self._buckets) > _MOST_NAMES:
            self._buckets.popitem(last=False)
        return bucket


def limits_in(file: Path) -> Limits:
    """The limits in a TOML file; those it leaves out stay as usual. Raises `EuchreError` for what makes no sense."""
    try:
        chosen = tomllib.loads(file.read_text("utf-8"))
    except OSError as problem:
        raise _mistake(f"The limits in {file} cannot be read: {problem.strerror}.") from problem
    except ValueError as problem:
        raise _mistake(f"The limits in {file} are not valid TOML: {problem}.") from problem
    usual = Limits()
    limits: dict[str, Any] = {name: _limit(file, usual, name, value) for name, value in chosen.items()}
    return usual._replace(**limits)


def _limit(file: Path, usual: Limits, name: str, value: Any) -> Allowance | int:
    if name not in Limits._fields:
        near = get_close_matches(name, Limits._fields, 1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(Limits._fields)}."
        raise _mistake(f"There is no limit called {name}, as {file} has it: {hint}")
    before: Allowance | int = getattr(usual, name)
    if isinstance(before, int):
        if not _is_count(value):
            raise _mistake(f"{name} in {file} must be a whole number from 1 on, such as {before}.")
        return int(value)
    parts: dict[str, Any] = value if isinstance(value, dict) and value.keys() <= _PARTS else {"burst": None}
    burst, rate = parts.get("burst", before.burst), parts.get("rate", before.rate)
    if not (_is_count(burst) and _is_rate(rate)):
        example = f"{{ burst = {before.burst}, rate = {before.rate} }}"
        raise _mistake(f"{name} in {file} must be so many at once and so many a second, such as {example}.")
    return Allowance(burst, float(rate))


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 1


def _is_rate(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value) and value >= 0


def _mistake(sentence: str) -> EuchreError:
    return EuchreError("serve/limits", sentence)
