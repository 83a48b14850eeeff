"""Signals that end a program: Ctrl+C while modules are loaded, a `kill` or a hang-up while processes work for it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, Final

_ENDING: Final = tuple(signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


@contextmanager
def loading() -> Iterator[None]:
    """Let Ctrl+C end the program at once while modules are loaded.

    An exception raised in the middle of an import can surface anywhere, in code that cannot handle it, so Python
    would print where it was. Nothing that needs an orderly end has begun by then.
    """
    with _handled(signal.SIGINT, signal.SIG_DFL):
        yield


@contextmanager
def working() -> Iterator[None]:
    """Let a program that is told to terminate leave in good order: the processes that work for it end with it.

    So it does when its terminal is closed, unless that was to be ignored (``nohup``). The system would end it at once,
    and those that still work know nothing of it.
    """
    with ExitStack() as handled:
        for number in _ENDING:
            if signal.getsignal(number) != signal.SIG_IGN:
                handled.enter_context(_handled(number, _leave))
        yield


def _leave(number: int, _: FrameType | None) -> None:
    sys.exit(128 + number)  # what a shell says of a program that a signal has ended


@contextmanager
def _handled(number: signal.Signals, how: Callable[[int, FrameType | None], Any] | signal.Handlers) -> Iterator[None]:
    if current_thread() is not main_thread():  # only the main thread is interrupted, and only it may say how
        yield
        return
    before = signal.signal(number, how)
    try:
        yield
    finally:
        signal.signal(number, before)
