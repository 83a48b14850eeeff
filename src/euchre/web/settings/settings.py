"""Server settings."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from euchre.web.settings.limits import Limits

BUILT_PAGE: Final = Path(__file__).parents[1] / "page"
"""The folder in which the build of the wheel puts the page."""
LONGEST_FRAME: Final = 4096
"""Bytes of a message on a live connection; the longest that means anything is half of that."""
LONGEST_BODY: Final = 8192
"""Bytes of a request."""
LONGEST_SERVER_TITLE: Final = 40
LONGEST_GREETING: Final = 200


_USUAL: Final = Limits()


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of a server."""

    store: str | None = None
    """The address of the store; None is a file in the user's data folder."""
    title: str = ""
    """The name of the server; "" for Euchre."""
    greeting: str = ""
    """A sentence or two on its first page, as plain text."""
    hosts: frozenset[str] | None = None
    """The names it answers to, without ports; None answers to any."""
    page: Path = BUILT_PAGE
    limits: Limits = _USUAL
    poll: float = 2.0
    """Seconds between two looks into the store for what other workers wrote, should their news be lost."""
    heartbeat: float = 2.0
    """Seconds between two heartbeats of a worker."""
    idle: float = 60.0
    """Seconds that a table stays in memory with nobody at it."""
    patience: float = 15.0
    """Seconds that one message may take to leave for a slow reader before the connection is closed."""
    keep: int | None = None
    """Days after which tables are deleted at which nothing has happened; None keeps them."""
    thinking_processes: int = 0
    """Processes in which the bots of each worker think; 0: they think in threads of the worker."""
    compiled: bool = True
    """The searching players are got ready; otherwise swift sits in for them."""
