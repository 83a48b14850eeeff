"""Limits open connections per address, and keeps file descriptors free for the store."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, Final

from euchre.web.settings.limits import Allowance, Buckets
from euchre.web.settings.networks import Proxies, network_of, quota_key
from euchre.web.telemetry import metrics

_LOG: Final = logging.getLogger("euchre.web")
_NONE_LEFT: Final = (errno.EMFILE, errno.ENFILE)
_SHARE: Final = 4
"""The largest part of all connections for an address, as a divisor, however many the limits allow."""
_KEPT_FREE: Final = 10
"""The part of all files kept for the store and whatever else opens some, as a divisor, and the least number:"""
_AT_LEAST: Final = 40
_FOR_PLAYERS: Final = 8
"""The part of all connections left to addresses with few connections at which somebody plays, as a divisor:"""
_FEW: Final = 8
_PLAYING: Final = 600.0
"""Seconds since the last action at an address within which somebody plays there."""
_MOST_KNOWN: Final = 20_000
"""Addresses of players that are remembered."""
_MINUTE: Final = 60.0
PLAYS: Final = "euchre_plays"
"""The key in the state of a live connection's request once somebody has played on it."""
REFUSED: Final = "euchre_refused"
"""The key in the state of a request that was one too many of its address."""
_DEAF: Final = Allowance(burst=50, rate=1.0)
"""Requests of an address that are refused with an answer; while there are more, its connections are closed at once."""


class SocketLimit:
    """The limit of open connections of a worker, which may have `files` files open.

    Behind a proxy all connections are its own: it has to see to their number itself.
    """

    def __init__(self, most: int, files: int, proxies: Proxies, clock: Callable[[], float] = time.monotonic) -> None:
        self._altogether: Final = max(_SHARE, files - max(_AT_LEAST, files // _KEPT_FREE))
        self._most: Final = min(most, self._altogether // _SHARE)
        self._proxies: Final = proxies
        self._log: Final = _OnceAMinute(clock)
        self._inside: Final[dict[object, str]] = {}
        """The open connections, each with the name it is counted under."""
        self._of: Final[Counter[str]] = Counter()
        self._clock: Final = clock
        self._players: Final[OrderedDict[str, float]] = OrderedDict()
        """The times of last play by address, by its name."""
        self._answers: Final = Buckets(_DEAF, clock)
        self._warned = False

    def admit(self, connection: object, host: str) -> bool:
        """Admit another connection of an address; False if it may have no more."""
        name = "" if self._proxies.trusts(host) else quota_key(host)
        kept = 0 if not name or self._is_a_players(name) else self._altogether // _FOR_PLAYERS
        if len(self._inside) >= self._altogether - kept:
            metrics.CUT.labels("files").inc()
            self._log.warn("%d connections are in use: more are closed at once", len(self._inside))
            return False
        if name and not self._answers.of(name).has():
            metrics.CUT.labels("requests").inc()
            self._log.warn("Somebody in %s goes on asking too much: more connections are closed", network_of(host))
            return False
        if name and self._of[name] >= self._most:
            metrics.CUT.labels("sockets").inc()
            where = network_of(host)
            self._log.warn("Somebody in %s has %d open connections: more are closed at once", where, self._of[name])
            return False
        self._inside[connection] = name
        self._of[name] += 1
        return True

    def release(self, connection: object) -> None:
        """Release a connection that is closed, perhaps one that was not let in."""
        name = self._inside.pop(connection, None)
        if name is not None:
            self._of[name] -= 1
            if not self._of[name]:
                del self._of[name]

    def note_player(self, host: str) -> None:
        """Note that somebody plays at an address: who loses a connection in a match must be able to come back."""
        name = quota_key(host)
        self._players.pop(name, None)
        self._players[name] = self._clock()
        if len(self._players) > _MOST_KNOWN:
            self._players.popitem(last=False)

    def _is_a_players(self, name: str) -> bool:
        """True if an address has few connections and was lately used for play."""
        played = self._players.get(name)
        return played is not None and self._clock() - played < _PLAYING and self._of[name] < _FEW

    def note_refused(self, host: str) -> None:
        """Note a refused request: to refuse again and again costs as much as to answer."""
        if not self._proxies.trusts(host):
            self._answers.of(quota_key(host)).take()

    def note_forwarded(self, host: str) -> None:
        """Warn once of a forwarded request from an address that is no trusted proxy: one may not have been named."""
        if not (self._warned or self._proxies.trusts(host)):
            self._warned = True
            sentence = "X-Forwarded-For from %s is not believed: name your proxy with --behind-proxy if that is it"
            _LOG.warning(sentence, network_of(host))


def handle_failure(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Handle a failure that nobody awaits: a missing file for a connection is counted, and logged elsewhere."""
    problem = context.get("exception")
    if isinstance(problem, OSError) and problem.errno in _NONE_LEFT:
        metrics.CUT.labels("files").inc()
    else:
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


class _OnceAMinute:
    """Logs at most one line a minute."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock: Final = clock
        self._until = clock()

    def warn(self, sentence: str, *parts: object) -> None:
        if self._clock() >= self._until:
            self._until = self._clock() + _MINUTE
            _LOG.warning(sentence, *parts)
