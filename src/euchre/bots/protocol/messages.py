"""The messages between a table and a program that plays: JSON, one message a line.

docs/protocol.md is their description for people; the fields here carry the names they have on the wire.
"""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from euchre.bots.protocol.forms import ResultForm, ViewForm
from euchre.core.errors import ParseError

PROTOCOL: Final = 1
"""The version of the protocol that is spoken here."""
SEED_BITS: Final = 53
"""The bits of a seed, a whole number: every language's numbers hold it exactly."""


class TableMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message to the program; the field that is set is its kind."""

    hello: int | None = None
    """The newest protocol version the table speaks; `table` names its software."""
    table: str = ""
    view: ViewForm | None = None
    """A decision to make, with a `seed` for chance and the `time` in seconds."""
    seed: int = -1
    time: float = 0.0
    end: ResultForm | None = None
    """A deal is over."""
    quit: bool = False


class ProgramMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message from the program; the field that is set is its kind."""

    ready: int | None = None
    """The protocol version the program will speak; the next three say what it is."""
    name: str = ""
    author: str = ""
    options: dict[str, str] = {}
    action: str | None = None
    """The answer to a view."""
    error: str | None = None
    """The reason why the program cannot answer, as a sentence."""
    info: msgspec.Raw = msgspec.Raw()
    """The remarks for people; tables ignore them."""


_Message = TypeVar("_Message", TableMessage, ProgramMessage)


def write(message: TableMessage | ProgramMessage) -> bytes:
    """A message as one line of UTF-8, its end included."""
    return msgspec.json.encode(message) + b"\n"


def read_table_message(line: bytes) -> TableMessage:
    """The message to a program that a line holds.

    Fields that are not known are passed over, so that newer versions may add some. Raises `ParseError` for what is
    no such message, also when no field tells which one it is, or more than one does.
    """
    message = _decoded(line, _ASKED)
    named = (message.hello is not None, message.view is not None, message.end is not None, message.quit)
    return _the_one(message, line, named, "hello, view, end or quit")


def read_program_message(line: bytes) -> ProgramMessage:
    """The message from a program that a line holds; passes over and raises what `read_table_message` does."""
    message = _decoded(line, _SAID)
    named = (message.ready is not None, message.action is not None, message.error is not None, bool(message.info))
    return _the_one(message, line, named, "ready, action, error or info")


_ASKED: Final = msgspec.json.Decoder(TableMessage)
_SAID: Final = msgspec.json.Decoder(ProgramMessage)


def _decoded(line: bytes, decoder: msgspec.json.Decoder[_Message]) -> _Message:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
        reason = "nested too deeply" if isinstance(problem, RecursionError) else str(problem).replace("`", "")
        raise ParseError("message/malformed", f"{shortened(line)} is not a message: {reason[:160]}.") from None


def _the_one(message: _Message, line: bytes, named: tuple[bool, ...], names: str) -> _Message:
    if sum(named) != 1:
        raise ParseError(
            "message/unknown", f"{shortened(line)} is not a message: exactly one of {names} belongs in it."
        )
    return message


def shortened(line: bytes) -> str:
    """A line from a stranger, safe to show: quoted, on one line, at most eighty letters."""
    text = line.decode("utf-8", "replace")
    return ascii(text if len(text) <= 80 else f"{text[:77]}...")
