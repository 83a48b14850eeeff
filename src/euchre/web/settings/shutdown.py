"""Tells the parts of a worker that it is stopping."""

from __future__ import annotations


class Shutdown:
    """Set as soon as uvicorn closes the live connections.

    From then on departures are stored once for each table, not for each connection. Connections and application share
    one of these.
    """

    def __init__(self) -> None:
        self.begun = False

    def begin(self) -> None:
        """Note that the worker is stopping."""
        self.begun = True
