"""A kind of stream whose state has the whole log in memory: messages are answered, and steps can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic, NoReturn, Protocol, TypeVar

from msgspec import structs

from euchre.streams.event import Revocation, Step, StreamEvent
from euchre.streams.inputs import Asked, Said
from euchre.streams.kind import StreamKind, StreamState
from euchre.streams.managers import Managers
from euchre.streams.mappings import shared, unshared

KEPT: Final = 30
"""Steps whose states before them are kept: taking one of these back goes through the events since then only."""


class LoggedState(StreamState, Protocol):
    """The state of a stream with all its events, also those that were taken back: a frozen dataclass.

    Its `version`, `at`, `log`, `steps` and `before` are changed here alone.
    """

    @property
    def log(self) -> Sequence[Any]:
        """The events so far."""


class ReversibleState(LoggedState, Protocol):
    """The state of a stream in which steps can be taken back."""

    @property
    def managers(self) -> Managers:
        """The guests whose steps can be taken back."""

    @property
    def steps(self) -> tuple[int, ...]:
        """The numbers of the events that can be taken back, the last one first to go."""

    @property
    def before(self) -> tuple[Any, ...]:
        """The state before each of the last of these steps, without its log: no more than a few."""


L = TypeVar("L", bound=LoggedState)
R = TypeVar("R", bound=ReversibleState)


@dataclass(frozen=True, kw_only=True)
class Acts(Generic[L]):
    """The acts of one topic: the answers to messages and other inputs, and the changes by events."""

    answers: Mapping[type, Callable[[L, str, Any, float], StreamEvent | None]] = field(default_factory=dict)
    """The answers by type of message: the event that a guest's message leads to at a time, or None without a change.

    They raise `EuchreError` for what is refused.
    """
    inputs: Mapping[type, Callable[[L, Any, float], StreamEvent | None]] = field(default_factory=dict)
    """The same for other inputs."""
    changes: Mapping[type, Callable[[L, Any], L]] = field(default_factory=dict)
    """The changes by type of event: the state after it. Its number is one more than the version of the state before."""


def merged(*topics: Acts[L]) -> Acts[L]:
    """The acts of several topics."""
    return Acts(
        answers={kind: answer for acts in topics for kind, answer in acts.answers.items()},
        inputs={kind: answer for acts in topics for kind, answer in acts.inputs.items()},
        changes={kind: change for acts in topics for kind, change in acts.changes.items()},
    )


def done(log: Sequence[Any], guest: str, id_: str) -> int | None:
    """The number of the event that a guest's message has led to; None while it has led to none."""
    return next((number for number, event in enumerate(log, 1) if event.id == id_ and event.by == guest), None)


@dataclass(frozen=True, kw_only=True)
class LoggedKind(StreamKind[L]):
    """A kind of stream whose state has the whole log in memory."""

    evolve: Callable[[L, Any], L] = field(init=False)
    acts: Acts[L]
    longest: int = 20_000
    """Events after which nothing is done any more that a guest asks for, unless a message is done `always`."""
    too_long: Callable[[], NoReturn]
    """Refuses it then."""
    check: Callable[[L, str, Any], None] = lambda *_: None
    """Refuses messages of a guest by rules that hold for all of them."""
    completed: Callable[[L, Said, StreamEvent], StreamEvent] = lambda _, __, event: event
    """The event of a message with what the state and the message do not say, but its sender does."""
    after: Callable[[L, L, Any], L] = lambda _, after, __: after
    """The state after each event, from the one before it and the one that it has changed."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "evolve", self._evolved)

    def fold(self, events: Iterable[Any]) -> L:
        """The state after these events, which are all of a stream; its mappings are changed in place meanwhile."""
        log = tuple(events)
        return shared(self._continued(unshared(self.begun(log[0])), log))

    def step(self, state: L, received: Any, now: float) -> StreamEvent | None:
        """The event that an input leads to at a time (unix seconds); None where nothing changes, also the second time.

        Raises `EuchreError` for what is refused, and the stream stays as it is. Time never runs backwards in it.
        """
        said = received if isinstance(received, Said) else None
        if said is not None and done(state.log, said.guest, said.message.id) is not None:
            return None
        is_bounded = isinstance(received, Asked) and not (said is not None and said.message.always)
        if is_bounded and state.version >= self.longest:
            self.too_long()
        event = self._answer(state, received, max(now, state.at))
        if event is None or not isinstance(received, Asked):
            return event
        return structs.replace(event, by=received.guest, id=None if said is None else said.message.id)

    def _answer(self, state: L, received: Any, at: float) -> StreamEvent | None:
        if not isinstance(received, Said):
            return self.acts.inputs[type(received)](state, received, at)
        self.check(state, received.guest, received.message)
        event = self.acts.answers[type(received.message)](state, received.guest, received.message, at)
        return None if event is None else self.completed(state, received, event)

    def _evolved(self, state: L, event: Any) -> L:
        return _with(self._after(state, event), log=(*state.log, event))

    def _continued(self, state: L, log: Sequence[Any]) -> L:
        """The state after all of a log, of which some events have happened in it."""
        for event in log[state.version :]:
            state = self._after(state, event)
        return _with(state, log=log)

    def _after(self, state: L, event: Any) -> L:
        """The state after an event, its log left as it is."""
        after = self.after(state, self.acts.changes[type(event)](state, event), event)
        return _with(after, version=state.version + 1, at=event.at)


@dataclass(frozen=True, kw_only=True)
class ReversibleKind(LoggedKind[R]):
    """A kind of stream in which the managers can take back their steps, the last one first."""

    left_out: Callable[[R, Any, Revocation], R] = lambda state, *_: state
    """The state after an event that was taken back."""

    def fold(self, events: Iterable[Any]) -> R:
        """The state after these events, which are all of a stream; earlier states share its mappings."""
        log = tuple(events)
        return self._continued(self.begun(log[0]), log)

    def _evolved(self, state: R, event: Any) -> R:
        log = (*state.log, event)
        if not isinstance(event, Revocation):
            return _with(self._after(state, event), log=log)
        if not state.before:
            return self.fold(log)
        before = _with(state.before[-1], steps=state.steps[:-1], before=state.before[:-1])
        return self._continued(before, log)

    def _continued(self, state: R, log: Sequence[Any]) -> R:
        later = log[state.version :]
        revoked = {event.event: event for event in later if isinstance(event, Revocation)}
        for number, event in enumerate(later, state.version + 1):
            if number in revoked:
                state = self.left_out(state, event, revoked[number])
            elif isinstance(event, Revocation):
                state = self.after(state, state, event)
            else:
                state = self._after(state, event)
                continue
            state = _with(state, version=number, at=event.at)
        return _with(state, log=log)

    def _after(self, state: R, event: Any) -> R:
        after = super()._after(state, event)
        if not (isinstance(event, Step) and event.by in state.managers):
            return after
        kept = _with(state, log=(), steps=(), before=())
        before = (*state.before[1 - KEPT :], kept)
        return _with(after, steps=(*state.steps, state.version + 1), before=before)


def _with(state: L, **changes: Any) -> L:
    return replace(state, **changes)  # type: ignore[type-var] # every state is a dataclass
