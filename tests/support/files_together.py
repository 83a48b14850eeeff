"""Gives each worker whole files of tests, so that what the tests of a file share is made once."""

from __future__ import annotations

from typing import Final

from xdist.scheduler.loadfile import LoadFileScheduling

_PAGE: Final = "tests/page/"


class FilesTogether(LoadFileScheduling):  # type: ignore[misc]  # xdist has no types
    """Gives a file to one worker, and all files of the page to the same one: they share a browser and a server."""

    def _split_scope(self, nodeid: str) -> str:
        return _PAGE if nodeid.startswith(_PAGE) else super()._split_scope(nodeid)
