"""Reads the records in a file of matches, whichever kind it is."""

from __future__ import annotations

import json
import os
import re
import stat
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path
from typing import Final

from euchre.core.errors import ParseError
from euchre.position.position import Position
from euchre.record import egn, emn
from euchre.record.egnb import decode_egnb, is_egnb
from euchre.record.log import is_log, parse_log
from euchre.record.match_record import MatchRecord
from euchre.record.ptn import is_ptn, parse_ptn, position_in_ptn
from euchre.record.spoilt import game_records
from euchre.record.strict_json import decode

MOST_BYTES: Final = 8 * 1024 * 1024
"""Larger files are refused unread: a match takes some kilobytes."""

_NOTATION: Final = re.compile(rf'"file_?type"\s*:\s*"({egn.FILE_TYPE}|{emn.FILE_TYPE})"', re.IGNORECASE)
"""The file type that a file states, whether or not the rest of it is sound."""


def read_records(path: str | os.PathLike[str]) -> tuple[MatchRecord, ...]:
    """The records in a file: our own log, Euchre Game Notation, binary or not, Euchre Match Notation, or deals in PTN.

    A game in which a deal cannot be read comes in parts (`euchre.record.spoilt`). Raises `ParseError` (or
    `IllegalAction`) with one sentence for anything else, an unreadable file included.
    """
    data = _read(Path(path))
    if is_egnb(data):
        value = decode_egnb(data)
        return game_records(value, json.dumps(value))
    return parse_records(_text(data))


def parse_records(text: str) -> tuple[MatchRecord, ...]:
    """The records in the text of such a file, with or without a byte order mark; raises what `read_records` raises."""
    text = text.removeprefix("\ufeff")
    if is_log(text):
        return (parse_log(text),)
    if is_ptn(text):
        return parse_ptn(text)
    try:
        value = decode(text)
    except ParseError as problem:
        if said := _NOTATION.search(text):
            sentence = problem.sentence.replace("The file", f"The file is {said[1]}, but it", 1)
            raise ParseError(problem.code, sentence) from None
        raise _foreign() from None
    kind = value.get("fileType", value.get("file_type")) if isinstance(value, dict) else None
    if kind == egn.FILE_TYPE:
        return game_records(value, text)
    if kind == emn.FILE_TYPE:
        return emn.records_of(value)
    raise _foreign()


def parse_position(text: str) -> Position:
    """The position in a text: one line as docs/position.md describes it, or a deal in PTN, where it breaks off.

    Raises `ParseError` for anything else, and for what cannot have happened.
    """
    return position_in_ptn(text) if is_ptn(text) else Position.parse(text)


def _foreign() -> ParseError:
    sentence = (
        "This is neither one of our logs, nor Euchre Game Notation, nor Euchre Match Notation, nor a deal in PTN."
    )
    return ParseError("file/kind", sentence)


def read_text(path: Path) -> str:
    """The text of a file that may be a record: a regular file of a sensible size, in UTF-8.

    Raises `ParseError` for anything else.
    """
    return _text(_read(path))


def _read(path: Path) -> bytes:
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # reading a pipe might never end
            raise ParseError("file/not-a-file", "It is not a file.")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as problem:
        if isinstance(problem, ParseError):
            raise
        reason = getattr(problem, "strerror", None) or "its name is impossible"
        raise ParseError("file/unreadable", f"The file cannot be read: {reason.lower()}.") from None
    if len(data) > MOST_BYTES:
        raise ParseError("file/too-large", "The file is larger than 8 megabytes, so it is not a record of a game.")
    return data


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        sentence = "The file is not text in UTF-8."
        if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
            sentence = "The file is text in UTF-16: save it as UTF-8."
        elif b"\0" in data:
            sentence = "The file is neither text nor a binary record of a game."
        raise ParseError("file/encoding", sentence) from None
