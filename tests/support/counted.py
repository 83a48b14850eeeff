"""Work, counted so that no slow machine makes it more: the Python functions that are called."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from euchre.wording import LANGUAGES, wording


class Calls:
    """The number of functions called by the thread that counts."""

    def __init__(self) -> None:
        self.made = 0

    def note(self, _: Any, what: str, __: Any) -> None:
        """Count a call."""
        self.made += what == "call"


@contextmanager
def counted() -> Iterator[Calls]:
    """Count the calls of this thread that are made inside, but for those that read a sentence, which happens once."""
    for language in LANGUAGES:
        wording(language).read_all()
    calls, before = Calls(), sys.getprofile()
    sys.setprofile(calls.note)
    try:
        yield calls
    finally:
        sys.setprofile(before)


def calls_of(work: Callable[[], object]) -> int:
    """Count the functions that some work calls."""
    with counted() as calls:
        work()
    return calls.made
