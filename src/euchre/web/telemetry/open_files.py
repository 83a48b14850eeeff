"""Open files of a worker: the log and the metrics say when there are no more, instead of an error for each."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
from typing import Any, Final

import h11

from euchre.web.telemetry import metrics

_LOG: Final = logging.getLogger("euchre.web")
_NONE_LEFT: Final = (errno.EMFILE, errno.ENFILE)


def handle_failure(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle a failure that nobody awaits: a missing file for a connection is counted, and logged elsewhere.

    A client that breaks the rules of HTTP in the middle of an answer is no failure: uvicorn hangs up.
    """
    problem = context.get("exception")
    if isinstance(problem, OSError) and problem.errno in _NONE_LEFT:
        metrics.CUT.labels("files").inc()
    elif not isinstance(problem, h11.LocalProtocolError):
        loop.default_exception_handler(context)


class OpenFiles:
    """Logs when no more files can be opened, and when they can again."""

    def __init__(self) -> None:
        self._lacking = False

    @property
    def lacking(self) -> bool:
        """True if no file can be opened now."""
        lacking = not _can_open()
        if lacking != self._lacking:
            self._lacking = lacking
            if lacking:
                _LOG.warning("No more files can be opened: nobody new can connect until some are closed.")
            else:
                _LOG.warning("Files can be opened again.")
        return lacking


def _can_open() -> bool:
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as problem:
        return problem.errno not in _NONE_LEFT
    return True
