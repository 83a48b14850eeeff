"""Ctrl+C while modules are loaded."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def loading() -> Iterator[None]:
    """Let Ctrl+C end the program at once while modules are loaded.

    An exception raised in the middle of an import can surface anywhere, in code that cannot handle it, so Python
    would print where it was. Nothing that needs an orderly end has begun by then.
    """
    if current_thread() is not main_thread():  # only the main thread is interrupted, and only it may say how
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
