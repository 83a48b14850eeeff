"""Faults by name: each is something that happens to servers, and has happened when it returns."""

from collections.abc import Awaitable, Callable, Mapping

Faults = Mapping[str, Callable[[], Awaitable[None]]]
