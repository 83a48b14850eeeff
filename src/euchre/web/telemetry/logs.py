"""The server's log: lines without a name, card, code, cookie or whole address."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, Literal
from urllib.parse import unquote

from euchre.web.settings.codes import code_in
from euchre.web.settings.limits import Allowance, Buckets
from euchre.web.settings.networks import network_of

_QUIET: Final = 60.0
"""Seconds without a kind of trouble after which it is news again."""


Style = Literal["text", "json"]
LIVE: Final = "euchre.web.lines"
"""The logger of live connections, which logs the handshakes."""


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """False of a client's invalid text: uvicorn hangs up on it and tells it why, and logs an error of its own."""
    return not str(record.msg).startswith("Invalid UTF-8")


logging.getLogger(LIVE).addFilter(_is_worth_a_line)
_REQUESTS: Final = ("uvicorn.access", LIVE)
"""The loggers of requests: the first argument is an address, another a path."""
_OFTEN: Final = Allowance(burst=10, rate=10 / 60)
"""The lines that one place in the code may write: endless nonsense from a client fills no disk."""


def printable(text: str) -> str:
    r"""A text with everything escaped that a terminal would obey, or that would begin another line.

    >>> printable("\x1b[2Jfine\n")
    '\\x1b[2Jfine\\n'
    """
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)


class TextFormatter(logging.Formatter):
    """A log line: time, level, logger and message; then the traceback of an error of ours, indented."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = f"{_time(record)} {record.levelname} {record.name}: {printable(record.getMessage())}"
        return "\n    ".join((said, *map(printable, _trace(record))))


class JsonFormatter(logging.Formatter):
    """A line as one JSON object, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = {"time": _time(record), "level": record.levelname, "logger": record.name}
        trace = _trace(record)
        return json.dumps(said | {"message": record.getMessage()} | ({"trace": trace} if trace else {}))


class RedactingFilter(logging.Filter):
    """Shortens addresses and table codes in lines about requests."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Shorten the address to its network, and the path to what has no code of a table in it."""
        if record.name in _REQUESTS and isinstance(record.args, tuple) and record.args:
            first, *others = record.args
            paths = (_without_codes(one) if isinstance(one, str) and one.startswith("/") else one for one in others)
            record.args = (network_of(str(first).rpartition(":")[0]), *paths)
        return True


class CancelledFilter(logging.Filter):
    """Drops records of tasks cancelled because the server stops: uvicorn logs in one line how many."""

    def filter(self, record: logging.LogRecord) -> bool:
        """True if a line is written."""
        return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


class RateLimitFilter(logging.Filter):
    """Limits how often one place in the code logs; its next line says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._allowed: Final = Buckets(_OFTEN, clock)
        self._left_out: Final[Counter[str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """True if a line is written."""
        if record.name in _REQUESTS:
            return True
        place = f"{record.name}:{record.pathname}:{record.lineno}"
        if not self._allowed.of(place).take():
            self._left_out[place] += 1
            return False
        if missing := self._left_out.pop(place, 0):
            record.msg, record.args = f"{record.getMessage()} ({missing} more like this were left out)", ()
        return True


class LogThrottle:
    """Logs each kind of failure at most once a minute."""

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady: Final = steady
        self._last: Final[dict[str, float]] = {}

    def may_log(self, kind: str) -> bool:
        """Note a failure; True if none of its kind was there for a minute."""
        now, last = self._steady(), self._last.get(kind)
        self._last[kind] = now
        return last is None or now - last > _QUIET


_FILTERS: Final = {"discreet": RedactingFilter, "without cancelled": CancelledFilter, "sparing": RateLimitFilter}


def configuration(style: Style = "text", *, requests: bool = False, news: bool = False) -> dict[str, Any]:
    """The configuration for `logging.config.dictConfig`: `requests` logs each request, `news` the server's own acts."""
    usual = "INFO" if news else "WARNING"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"text": {"()": TextFormatter}, "json": {"()": JsonFormatter}},
        "filters": {name: {"()": kind} for name, kind in _FILTERS.items()},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": style, "filters": list(_FILTERS)}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {
            "euchre": {"level": usual},
            "uvicorn": {"level": usual},
            "uvicorn.access": {"level": "INFO" if requests else "WARNING"},
            LIVE: {"level": "INFO" if requests else "WARNING"},
        },
    }


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _trace(record: logging.LogRecord) -> list[str]:
    if not record.exc_info:
        return []
    return logging.Formatter().formatException(record.exc_info).splitlines()


def _without_codes(path: str) -> str:
    """A path without its question, and with ``CODE`` where the code of a table was.

    >>> _without_codes("/api/tables/K7QM-2XDP/live?language=de")
    '/api/tables/CODE/live'
    """
    nothing, first, *others = path.partition("?")[0].split("/")
    return "/".join((nothing, first, *("CODE" if code_in(unquote(one)) else one for one in others)))
