"""Creates the bots of a table; others, interpreted, stand in until the compiled ones are ready."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Literal

from euchre.bots.bot import Bot
from euchre.bots.lineup.stand_in import PLAYS_PLAIN
from euchre.bots.registry import bot_named

_COMPILED: Final = ("search", "swift")
"""Players that are compiled before they can think."""

Readiness = Literal["ready", "getting-ready", "unable"]
"""The readiness of the bots to play: until they can, or if they never will, `swift` plays for them."""
Tell = Callable[[str], None]
Preparation = Callable[[Tell], Awaitable[None]]
"""Gets the compiled players ready, and reports what it does in one line."""


class Lineup:
    """Makes the bots. Some must be compiled first: until `prepare` is done, or if it fails, `swift` plays for them.

    `line` is what it does, "" if there is nothing to tell; `begins` is set once the bots are ready
    or have kept the table waiting for `patience` seconds, and `settled` once they are ready or never will be; `why`
    says what went wrong. Without `prepare` all are ready.
    """

    def __init__(
        self,
        prepare: Preparation | None = None,
        *,
        make: Callable[[str], Bot] = bot_named,
        patience: float = 3.0,
    ) -> None:
        self.make: Final = make
        self.line = ""
        self.why = ""
        self.begins: Final = asyncio.Event()
        self.settled: Final = asyncio.Event()
        self._prepare: Final = prepare
        self._patience: Final = patience
        self._ready = prepare is None
        if self._ready:
            self.settled.set()

    def can_play(self, name: str) -> bool:
        """True if the bot of this name can play now."""
        parts = name.removeprefix("bids:").split("+cards:")  # a player may be put together from two
        return self._ready or not any(part.partition(":")[0] in _COMPILED for part in parts)

    def keeps_waiting(self, names: Iterable[str]) -> bool:
        """True if one of these bots cannot play yet, or not at all, and another plays for it."""
        return not all(name in PLAYS_PLAIN or self.can_play(name) for name in names)

    def readiness(self, names: Iterable[str]) -> Readiness:
        """The readiness to show to people at a table with these bots; "ready" while `prepare` has reported nothing."""
        if not self.line or not self.keeps_waiting(names):
            return "ready"
        return "unable" if self.why else "getting-ready"

    async def get_ready(self, changed: Callable[[], None]) -> None:
        """Get the bots ready, while everything else goes on; `changed` is called whenever there is another line."""

        def tell(line: str) -> None:
            self.line = line
            changed()

        waited = asyncio.get_running_loop().call_later(self._patience, self.begins.set)
        try:
            if self._prepare is not None:
                await self._prepare(tell)
        except Exception as problem:  # noqa: BLE001 - whatever fails, people can play on
            self.why = " ".join(str(problem).split()) or type(problem).__name__
            tell(self.why)
        else:
            self._ready = True
            tell("")
        finally:
            waited.cancel()
            self.begins.set()
            self.settled.set()
