"""A match as it is stored for good: its compressed log, and its outcome."""

from __future__ import annotations

import zlib
from typing import Final, NamedTuple

import msgspec

from euchre.record.log import format_log
from euchre.record.match_record import MatchRecord
from euchre.record.outcome import MatchOutcome, outcome_of

_DECODER: Final = msgspec.json.Decoder(MatchOutcome)


class Archived(NamedTuple):
    """The two parts of a stored match."""

    log: bytes
    outcome: bytes


def archived(record: MatchRecord) -> Archived:
    """A match in its stored form. Raises `IllegalAction` for a record that breaks its own rules."""
    return Archived(zlib.compress(format_log(record).encode()), msgspec.json.encode(outcome_of(record)))


def log_in(stored: bytes) -> str:
    """The log that was stored, to be read by `euchre.record.log.parse_log`."""
    return zlib.decompress(stored).decode()


def outcome_in(stored: bytes) -> MatchOutcome:
    """The outcome that was stored."""
    return _DECODER.decode(stored)
