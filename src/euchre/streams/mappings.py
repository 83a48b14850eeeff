"""The mappings in the state of a stream: shared by its versions, and changed in place while a whole log is folded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from types import MappingProxyType
from typing import Any, TypeVar

_K = TypeVar("_K")
_V = TypeVar("_V")
_State = TypeVar("_State")


class _Unshared(dict[_K, _V]):
    """A mapping that nobody else has yet: a copy for each of a thousand events would take a thousand times as long."""


def with_entry(mapping: Mapping[_K, _V], key: _K, value: _V) -> Mapping[_K, _V]:
    """The mapping with one more, or another, value."""
    if isinstance(mapping, _Unshared):
        mapping[key] = value
        return mapping
    changed = dict(mapping.copy() if isinstance(mapping, MappingProxyType) else mapping)
    changed[key] = value
    return MappingProxyType(changed)


def without_entry(mapping: Mapping[_K, _V], key: _K) -> Mapping[_K, _V]:
    """The mapping without a key."""
    if isinstance(mapping, _Unshared):
        mapping.pop(key, None)
        return mapping
    return MappingProxyType({other: value for other, value in mapping.items() if other != key})


def unshared(state: _State) -> _State:
    """The state with mappings of its own, which `with_entry` and `without_entry` change in place."""
    return _replaced(state, _Unshared)


def shared(state: _State) -> _State:
    """The state with mappings that nothing changes any more."""
    return _replaced(state, MappingProxyType)


def _replaced(state: _State, made: Callable[[Mapping[Any, Any]], Mapping[Any, Any]]) -> _State:
    values = {field.name: getattr(state, field.name) for field in fields(state)}  # type: ignore[arg-type] # every state is a dataclass
    mappings = {name: made(value) for name, value in values.items() if isinstance(value, Mapping)}
    return replace(state, **mappings)  # type: ignore[type-var] # see above
