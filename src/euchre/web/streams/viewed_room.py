"""A stream with what people see of it: a view is worked out in a thread, and once for all who see the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from euchre.web.streams.stream_room import LoggedRoom, StateT
from euchre.web.worker.worker import Worker

_MOST: Final = 20
"""Viewers for whom a stream is kept as they see it: that of a large club takes a megabyte."""
ViewT = TypeVar("ViewT")


class ViewedRoom(LoggedRoom[StateT], Generic[StateT, ViewT]):
    """A stream in memory, with the views of it while it stands so."""

    def __init__(self, state: StateT, worker: Worker, *, copied: int = 0) -> None:
        super().__init__(state, worker, copied=copied)
        self._views: OrderedDict[str | None, tuple[object, ViewT]] = OrderedDict()
        """The views by viewer, each with what it was made of; the one looked at last is the last."""
        self._viewing: Final = asyncio.Lock()

    async def _viewed(
        self, viewer: str | None, made_of: object, view_of: Callable[[StateT], ViewT]
    ) -> tuple[StateT, ViewT]:
        """The state, and the view of it that a viewer has; what it is `made_of` is all that it depends on besides."""
        async with self._viewing:
            state, views = self.state, self._views
            made_of_before, view = views.pop(viewer, (None, None))
            if view is None or made_of_before != made_of:
                view = await asyncio.to_thread(view_of, state)
            views[viewer] = (made_of, view)
            if len(views) > _MOST:
                views.popitem(last=False)
        return state, view

    def _announce(self) -> None:
        # Others, not none of these: a view that is being worked out is put among those of the state before.
        self._views = OrderedDict()
        super()._announce()
