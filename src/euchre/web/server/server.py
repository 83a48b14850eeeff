"""Runs the application in one process, or in several that share a store."""

from __future__ import annotations

import asyncio
import errno
import multiprocessing
import os
import signal
import socket
import sys
from contextlib import suppress
from functools import partial
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from euchre.core.errors import EuchreError
from euchre.store.store import Store
from euchre.web.http.untrusted_proxy import UntrustedProxyWarning
from euchre.web.server.app import create_app
from euchre.web.server.protocols import LiveConnection, PlainHttp
from euchre.web.settings.networks import Proxies
from euchre.web.settings.settings import LONGEST_FRAME, Settings
from euchre.web.telemetry import logs, metrics
from euchre.web.worker.worker import Shutdown

_REASONS: Final = {
    socket.EAI_NONAME: "that is not the address of a computer",
    errno.EADDRNOTAVAIL: "that is not an address of this computer",
    errno.EACCES: "this port is for administrators, choose one from 1024 on",
}
_UNREAD: Final = 60_000
"""Milliseconds after which the system gives up a connection that takes nothing."""
_PING: Final = 20.0
"""Seconds between two questions whether a client is still there, and that it has for the answer."""
_HEAD: Final = 16_384
"""Bytes of a request's head, the address and all headers, that may wait for the rest."""
_FILES: Final = 65_536
"""The connections and files that one process may have open, where the system allows that many."""
_SILENT: Final = 30
"""Seconds after which a worker that does not answer is taken for dead; on a busy computer it loads for ten."""
_LEAVE: Final = 5
"""Seconds that open connections have to end when the server stops."""


def prepare(store: str | None) -> None:
    """Open the store once and bring it up to date, so that what is wrong with it is said before anybody comes.

    Raises `Unavailable`.
    """

    async def opened() -> None:
        async with await Store.open(store):
            pass

    asyncio.run(opened())


def listening(host: str, port: int) -> socket.socket | None:
    """A socket that listens there; None if somebody else does. Port 0 is any. Raises `EuchreError`."""
    try:
        return _listening(host, port)
    except OSError as problem:
        reason = _REASONS.get(problem.errno or 0) or f"{problem.strerror}"
        raise EuchreError("serve/host", f"Euchre cannot listen at {host}, port {port}: {reason}.") from problem


def _listening(host: str, port: int) -> socket.socket | None:
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD)
        found.bind(address)
        found.listen(2048)
        found.set_inheritable(True)
    except OSError as problem:
        found.close()
        if problem.errno == errno.EADDRINUSE:
            return None
        raise
    return found


def _open_many_files() -> None:
    """Let the server have as many connections as the system lets it have, not as few as it usually gives."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - which some systems do not have

    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        wanted = _FILES if most == resource.RLIM_INFINITY else min(_FILES, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(usual, wanted), most))


def configuration(settings: Settings, *, behind: str | None = None, **more: Any) -> uvicorn.Config:
    """The way uvicorn runs the application behind these proxies, with `more` of its own options."""
    shutdown = Shutdown()
    live_connection = partial(LiveConnection, allowance=settings.limits.live_bytes, shutdown=shutdown)
    return uvicorn.Config(
        partial(_application, settings, Proxies(behind), shutdown),
        factory=True,
        http=partial(PlainHttp, shutdown=shutdown),  # type: ignore[arg-type] # which is called like a class
        h11_max_incomplete_event_size=_HEAD,
        ws=live_connection,  # type: ignore[arg-type] # the same
        proxy_headers=behind is not None,
        forwarded_allow_ips=behind,
        ws_max_size=4 * LONGEST_FRAME,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
        server_header=False,
        timeout_worker_healthcheck=_SILENT,
        timeout_graceful_shutdown=_LEAVE,
        **more,
    )


def _application(settings: Settings, proxies: Proxies, shutdown: Shutdown) -> UntrustedProxyWarning:
    """The application of this process, which stops in good order once the process that watches it has ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_stop_after, args=(parent,), name="parent-watch", daemon=True).start()
    return UntrustedProxyWarning(create_app(settings, shutdown=shutdown), proxies)


def _stop_after(parent: BaseProcess) -> None:
    """Wait for the end of the parent: nobody else would stop this worker, or start another in its place."""
    parent.join()
    signal.raise_signal(signal.SIGTERM)


def run(
    settings: Settings,
    at: socket.socket,
    *,
    workers: int = 1,
    behind: str | None = None,
    log: bool = False,
    style: logs.Style = "text",
) -> None:
    """Serve until told to stop.

    `behind` are the proxies whose word about their guests is taken; with `log` every request is written down.
    """
    _open_many_files()
    news = log or workers > 1  # which worker died, and that another took its place
    config = configuration(
        settings,
        workers=workers,
        behind=behind,
        access_log=log,
        log_config=logs.configuration(style, requests=log, news=news),
    )
    if workers > 1:
        with metrics.added_up():
            Multiprocess(config, sockets=[at]).run()
    else:
        with suppress(KeyboardInterrupt):  # raised again once everything is in order
            uvicorn.Server(config).run(sockets=[at])
