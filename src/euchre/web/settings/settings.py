"""What whoever runs a server settles for it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from euchre.web.settings.limits import Allowance

BUILT_PAGE: Final = Path(__file__).parents[1] / "page"
"""Where the build of the wheel puts the page."""
LONGEST_FRAME: Final = 4096
"""Bytes of a message on a live connection; the longest that means anything is half of that."""
LONGEST_BODY: Final = 8192
"""Bytes of a request."""


class Limits(NamedTuple):
    """What one guest, one address or one connection may ask of a server.

    Names that end in `_here` are for an address, in `_around` for a /48 of IPv6.
    """

    requests: Allowance = Allowance(burst=1000, rate=30.0)
    """Requests from an address, whatever they ask for; a file of the page counts for a fifth, rules count for three."""
    tables: Allowance = Allowance(burst=12, rate=0.2)
    """New tables of a guest."""
    tables_here: Allowance = Allowance(burst=60, rate=1.0)
    """New tables from an address."""
    waiting_tables: int = 100
    """Tables where a guest has a seat and waits for a match to begin; beyond that they open no other."""
    open_tables: int = 1000
    """The same, with the tables where a match is under way."""
    misses: Allowance = Allowance(burst=20, rate=0.1)
    """Codes that name no table, from a guest: so that nobody finds tables by trying."""
    misses_here: Allowance = Allowance(burst=100, rate=0.1)
    """Wrong codes from an address, since a new guest costs nothing. One guest alone leaves the others enough."""
    misses_around: Allowance = Allowance(burst=1000, rate=1.0)
    """Wrong codes from the 65,536 networks of IPv6 that one customer may have, each of which counts as an address."""
    much: Allowance = Allowance(burst=30, rate=0.5)
    """Replays, downloads and statistics, for a guest or an address."""
    data: Allowance = Allowance(burst=6, rate=0.02)
    """Everything that is stored about a guest, read or deleted, for a guest or an address: of all their tables."""
    reviews: Allowance = Allowance(burst=10, rate=0.005)
    """Matches that a guest has reviewed: after the first ten 18 an hour."""
    reviews_here: Allowance = Allowance(burst=60, rate=0.03)
    """Matches that are reviewed for an address."""
    review_looks: Allowance = Allowance(burst=120, rate=4.0)
    """How often pages may ask how far their reviews have come, for a guest or an address."""
    analyses: Allowance = Allowance(burst=60, rate=1.0)
    """Positions that a guest has analysed."""
    analyses_here: Allowance = Allowance(burst=300, rate=3.0)
    """Positions that are analysed for an address."""
    messages: Allowance = Allowance(burst=60, rate=20.0)
    """Messages on one connection."""
    frames: Allowance = Allowance(burst=600, rate=60.0)
    """Frames on one connection: messages or their pieces, pings and pongs. Beyond that it is cut."""
    acts: Allowance = Allowance(burst=1000, rate=5.0)
    """Calls and cards of a guest, at all tables together. All of them are stored."""
    acts_here: Allowance = Allowance(burst=10_000, rate=50.0)
    """Calls and cards from an address."""
    bot_acts_here: Allowance = Allowance(burst=3000, rate=50.0)
    """Calls and cards of the bots at an address's tables. Beyond that they wait for their turn."""
    looks: Allowance = Allowance(burst=120, rate=4.0)
    """How often a guest's pages may ask how their tables stand, as each does every few seconds."""
    looks_here: Allowance = Allowance(burst=2400, rate=80.0)
    """How often the pages at an address may ask, since a new guest costs nothing."""
    changes: Allowance = Allowance(burst=60, rate=0.5)
    """What a guest does at tables beside the game: seats, names, rules, hints, undos. All of it is stored."""
    changes_here: Allowance = Allowance(burst=1200, rate=10.0)
    """What all guests at an address do at tables beside the game."""
    arrivals: Allowance = Allowance(burst=60, rate=0.5)
    """Live connections that a guest opens, which is stored as well."""
    arrivals_here: Allowance = Allowance(burst=600, rate=10.0)
    """Live connections that are opened from an address."""
    refused_messages: int = 100
    """Messages beyond `messages` after which a live connection is closed."""
    connections: int = 12
    """Live connections that a guest has open."""
    connections_here: int = 200
    """Live connections that are open from an address."""
    spectators: int = 100
    """People who watch a table, at all workers together: each is told everything that happens there."""
    sockets_here: int = 500
    """Connections of any kind from an address, to one process; never more than a quarter of all it can have."""
    thinking_tables: int = 48
    """Tables of an address at which bots think within a minute; at further ones the house bot answers."""
    thoughts: int = 16
    """Decisions of an address's bots that may wait for a thread; until there are fewer the house answers."""


_USUAL: Final = Limits()


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server is run."""

    store: str | None = None
    """The address of the store; None is a file in the user's data folder."""
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
    """The searching players are got ready; otherwise the house bot sits in for them."""
