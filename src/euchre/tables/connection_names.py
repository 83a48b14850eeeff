"""The names of connections, ``worker:number``, which say what worker holds them."""

from __future__ import annotations


def prefix_of(worker: str) -> str:
    """The begin of the names of all connections that a worker holds."""
    return f"{worker}:"


def worker_of(connection: str) -> str:
    """The worker that holds a connection of this name."""
    return connection.partition(":")[0]
