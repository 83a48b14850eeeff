"""The log of a match, our own format: one line of JSON for each action, sealed to the line before.

The first line is the header: format and version, the rules as text, the starting score, the players,
notes. Each further line is an action in its text form with the seat that took it (null for chance)::

    {"n":1,"seat":null,"action":"draw 2","hash":"..."}

`hash` is the SHA-256 of the hash before (none for the header) and the line's content, that is the line
without its hash, as compact JSON in the order shown. A line that is changed, missing, added or moved
breaks the chain there. Lines missing at the end leave a shorter match: the chain cannot tell.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self, TypeVar

from msgspec import Struct, field, structs

from euchre.core import law
from euchre.core.actions import Action, parse_action
from euchre.core.engine import apply, new_match
from euchre.core.errors import EuchreError, ParseError
from euchre.core.rules import Rules
from euchre.core.state import State
from euchre.record.egn_form import Name
from euchre.record.match_record import IN_WORDS, MatchRecord, PlayerId
from euchre.record.strict_json import Misfit, Unsound, parsed, read

FORMAT: Final = "euchre-log"
VERSION: Final = 1
_JSON: Final = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))


class _Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int
    rules: str
    score: tuple[int, ...]
    players: tuple[Name, ...] | None = None
    ids: tuple[tuple[PlayerId, ...], ...] | None = None
    notes: dict[str, Any] = field(default_factory=dict)
    egn: str | None = None


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line after the first."""

    n: int
    seat: int | None
    action: str


_Content = TypeVar("_Content", _Header, _Line)


def format_log(record: MatchRecord) -> str:
    """The whole log of a match, to be read by `parse_log`.

    Raises `IllegalAction` if the rules do not allow one of its actions.
    """
    seal, line = _sealed("", _header(record))
    text = [line]
    for number, (state, action) in enumerate(record.steps(), 1):
        seal, line = _sealed(seal, _Line(number, state.turn, str(action)))
        text.append(line)
    return "".join(text)


def parse_log(text: str, *, torn_tail: bool = False) -> MatchRecord:
    """The match in a log, every hash and every action checked.

    With `torn_tail`, a last line that a crash left incomplete is dropped. Raises `ParseError` or
    `IllegalAction`; the sentence names the line.
    """
    return _read(text, torn_tail=torn_tail).record


def is_log(text: str) -> bool:
    """True if a text starts like a log, sound or not."""
    return text.startswith(f'{{"format":"{FORMAT}"')


class _Place(NamedTuple):
    """The state of a log after a number of actions: the match, the last hash, and the bytes up to there."""

    state: State
    seal: str
    size: int


class LogWriter:
    """Writes a match to a file as it is played; every action is safe on disk before `append` returns.

    A new file starts with what `record` already holds. An existing one must be the log of the same match
    and no further on; a torn last line is cut off and the missing actions are added. Raises `ParseError`
    for a file that is something else, `OSError` where it cannot be written.
    """

    def __init__(self, path: str | os.PathLike[str], record: MatchRecord) -> None:
        self._path = Path(path)
        self._file = self._path.open("a+b", buffering=0)
        self._size = 0
        self._places: list[_Place] = []
        try:
            self._begin(record)
        except BaseException:
            self._file.close()
            raise

    def _begin(self, record: MatchRecord) -> None:
        seal, first = _sealed("", _header(record))
        self._file.seek(0)
        data = self._file.read()
        if first.encode().startswith(data):  # a new file, or one whose very first line was torn
            self._file.truncate(self._size)
            self._save(first)
            _sync_folder(self._path.parent)
            done = 0
        else:
            stored = _read(data.decode("utf-8", "replace"), torn_tail=True)
            done = len(stored.record.actions)
            if _header(stored.record) != _header(record) or stored.record.actions != record.actions[:done]:
                raise ParseError("log/other-game", f"{self._path.name} holds the log of another game.")
            self._file.truncate(stored.size)
            self._size = stored.size
        self._places.append(_Place(new_match(record.rules, score=record.start), seal, len(first.encode())))
        for number, action in enumerate(record.actions, 1):
            self._write(action, stored=number <= done)

    def append(self, state_before: State, action: Action) -> None:
        """Write the action taken in a state, which must be where the log stands.

        Raises `IllegalAction` for an action that the rules do not allow, and then nothing is written.
        """
        if state_before != self._places[-1].state:
            raise EuchreError("log/out-of-step", "The log stands elsewhere in the game than this action.")
        self._write(action)

    def cut_back(self, actions: int) -> None:
        """Drop everything after this many actions; the file on disk is cut before this returns."""
        self._check_unshared()
        size = self._places[actions].size
        self._file.truncate(size)
        os.fsync(self._file.fileno())
        del self._places[actions + 1 :]
        self._size = size

    def _write(self, action: Action, *, stored: bool = False) -> None:
        """Write an action; one that is `stored` is in the file already."""
        before = self._places[-1]
        after = apply(before.state, action)
        seal, line = _sealed(before.seal, _Line(len(self._places), before.state.turn, str(action)))
        if not stored:
            self._save(line)
        self._places.append(_Place(after, seal, before.size + len(line.encode())))

    def _check_unshared(self) -> None:
        if self._file.seek(0, os.SEEK_END) != self._size:
            raise EuchreError("log/shared", f"{self._path.name} was changed by another program while it was in use.")

    def _save(self, line: str) -> None:
        """Write a whole line or nothing: a line that a full disk cut short is removed."""
        self._check_unshared()
        size, data = self._size, line.encode()
        try:
            while data:
                data = data[self._file.write(data) :]
            os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(size)
            raise
        self._size = self._file.tell()

    def close(self) -> None:
        """Close the file; closing twice does no harm."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _sync_folder(folder: Path) -> None:
    """Make a new file's name as durable as its content, where the system can do that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# Reading


class _Read(NamedTuple):
    """The contents of a log: the match, the last hash, and how many bytes are sound."""

    record: MatchRecord
    seal: str
    size: int


def _read(text: str, *, torn_tail: bool) -> _Read:
    lines = text.split("\n")
    last = lines.pop()
    if not torn_tail and (last or not lines):
        raise ParseError("log/torn", f"Line {len(lines) + 1} of the log is incomplete.")
    if torn_tail and len(lines) > 1 and not _is_json(lines[-1]):
        lines.pop()
    if not lines:
        raise ParseError("log/torn", "The log is empty.")
    header, seal = _content(lines[0], _Header, "", 1)
    record = _opened(header)
    state = new_match(record.rules, score=record.start)
    actions: list[Action] = []
    for place, line in enumerate(lines[1:], 2):
        entry, seal = _content(line, _Line, seal, place)
        try:
            action = _action(entry, place - 1, state)
            state = apply(state, action)
        except EuchreError as problem:
            raise _at(problem, place) from None
        actions.append(action)
    return _Read(replace(record, actions=tuple(actions)), seal, sum(len(line.encode()) + 1 for line in lines))


def _is_json(line: str) -> bool:
    try:
        parsed(line)
    except Unsound:
        return False
    return True


def _content(line: str, kind: type[_Content], seal: str, place: int) -> tuple[_Content, str]:
    """The contents of a line, and its hash, which must continue the chain from `seal`."""
    try:
        raw = parsed(line)
        stated = raw.pop("hash", None) if isinstance(raw, dict) else None
        content = read(raw, kind)
    except (Unsound, Misfit) as problem:
        raise ParseError("log/line", f"Line {place} of the log is not a line of a log: {problem}.") from None
    expected, _ = _sealed(seal, content)
    if stated != expected:
        wrong = "does not follow from the line before: something was changed"
        if place == 1:
            wrong = "is not as it was written: this header was changed, or it is not ours"
        raise ParseError("log/tampered", f"Line {place} of the log {wrong}.")
    return content, expected


def _action(entry: _Line, number: int, state: State) -> Action:
    if entry.n != number:
        raise ParseError("log/number", f"it has the number {entry.n} instead of {number}.")
    if entry.seat != state.turn:
        raise ParseError("log/seat", f"seat {entry.seat} acts, but it is the turn of {_who(state.turn)}.")
    return parse_action(entry.action)


def _who(seat: int | None) -> str:
    return "chance" if seat is None else f"seat {seat}"


def _opened(header: _Header) -> MatchRecord:
    if header.format != FORMAT or header.version != VERSION:
        known = f"{header.format[:40]!r}, version {header.version}"
        raise ParseError("log/version", f"Line 1 of the log: {known}, is not {FORMAT!r}, version {VERSION}.")
    try:
        rules = Rules.parse(header.rules)
        new_match(rules, score=header.score)
    except EuchreError as problem:
        raise _at(problem, 1) from None
    players = law.seating(rules).players
    for seats in (header.players, header.ids):
        if seats is not None and len(seats) != players:
            sentence = f"Line 1 of the log: {IN_WORDS[players]} players have names, not {len(seats)}."
            raise ParseError("log/players", sentence)
    return MatchRecord(
        rules=rules,
        start=header.score,
        players=header.players or (),
        ids=header.ids or (),
        notes=header.notes,
        egn=header.egn,
    )


def _at(problem: EuchreError, place: int) -> EuchreError:
    return type(problem)(problem.code, f"Line {place} of the log: {problem.sentence}", options=problem.options)


# Writing


def _header(record: MatchRecord) -> _Header:
    notes = dict(record.notes)
    return _Header(FORMAT, VERSION, str(record.rules), record.start, record.players, record.ids, notes, record.egn)


def _sealed(seal: str, content: _Header | _Line) -> tuple[str, str]:
    """A line's hash and the whole line; `seal` is the hash of the line before."""
    text = _JSON.encode(structs.asdict(content))
    digest = sha256(f"{seal}{text}".encode()).hexdigest()
    return digest, f'{text[:-1]},"hash":"{digest}"}}\n'
