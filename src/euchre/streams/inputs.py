"""Inputs of a stream from outside, as far as they come from guests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Asked:
    """A guest wants something."""

    guest: str


@dataclass(frozen=True, slots=True)
class Said(Asked):
    """A guest has sent a message."""

    message: Any
    context: Any = None
    """The context that the caller knows besides, if messages of the kind ask for it."""
