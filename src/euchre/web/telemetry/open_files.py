"""Whether a worker can open files: without one nobody new can connect, and the event loop says nothing of it."""

from __future__ import annotations

import errno
import logging
import os
from typing import Final

_LOG: Final = logging.getLogger("euchre.web")
NONE_LEFT: Final = (errno.EMFILE, errno.ENFILE)


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
        return problem.errno not in NONE_LEFT
    return True
