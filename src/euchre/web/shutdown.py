"""Whether a worker was told to stop."""

from __future__ import annotations


class Shutdown:
    """Begins when uvicorn hangs up; from there on a worker stores who is gone once for each table, not for each line.

    The lines begin it and the application asks, so both are given the same one.
    """

    def __init__(self) -> None:
        self.begun = False

    def begin(self) -> None:
        """The worker was told to stop."""
        self.begun = True
