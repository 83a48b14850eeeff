"""Binary files of Euchre Game Notation (.egnb): read into the value that the file's JSON form would hold.

The first byte says whether the deals are written out (0) or packed (1); the rest is one message of Protocol
Buffers. Old files of packed deals lack that byte.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from euchre.core.errors import ParseError
from euchre.extras import missing
from euchre.record.egn_form import MOST_DEALS

_FILE_TYPE: Final = b"\n\x14Euchre Game Notation"
"""The beginning of the message: its first field is the file type."""
_MATCH: Final = b"\n\x15Euchre Match Notation"
_VERSION: Final = re.compile(rb"\x12[\x01-\x0b]([0-9]+)\.[0-9.]+")
"""The second field, the version, whose first number is the group."""
_EXPANDED, _CONDENSED = b"\x00", b"\x01"
_MOST_BYTES: Final = 1024 * 1024
"""Larger files are refused: a game takes some kilobytes, and a short message may stand for a great many values."""
_LEADS: Final = ("LEFT_OF_DEALER", "LEFT_OF_LONER")


def is_egnb(data: bytes) -> bool:
    """True if the content of a file begins like a binary file of the notation's family, sound or not."""
    return data.startswith((_FILE_TYPE, _MATCH)) or data[1:].startswith((_FILE_TYPE, _MATCH))


def decode_egnb(data: bytes) -> dict[str, Any]:
    """The value a binary file stands for, in the shape that JSON files have, not checked any further.

    Raises `ParseError` for bytes that are no such file, and `MissingPackage` without protobuf.
    """
    _check_kind(data)
    try:
        from google.protobuf.message import DecodeError  # noqa: PLC0415 - only where a binary file is read

        from euchre.record.protocol_buffers import MESSAGES  # noqa: PLC0415 - the same
    except ModuleNotFoundError as problem:
        raise missing("protobuf", "egnb", "A binary file of Euchre Game Notation") from problem

    if len(data) > _MOST_BYTES:
        raise ParseError(
            "file/too-large", "The file is larger than a megabyte, so it is not a binary record of a game."
        )
    expanded = data.startswith(_EXPANDED)
    message = MESSAGES["Expanded" if expanded else "Condensed"]()
    try:
        message.ParseFromString(data if data.startswith(_FILE_TYPE) else data[1:])
    except DecodeError:
        sentence = "The file is binary Euchre Game Notation, but it is damaged or breaks off before its end."
        raise ParseError("egnb/malformed", sentence) from None
    deals = message.deals[: MOST_DEALS + 1]  # one too many is refused like half a million, and at once
    return {
        "fileType": message.file_type,
        "version": message.version,
        "metadata": _metadata(message.metadata),
        "deals": [_deal(deal) for deal in deals] if expanded else list(deals),
    }


def _check_kind(data: bytes) -> None:
    """Raise `ParseError` for a file of another kind or version, which may be sound."""
    if _FILE_TYPE not in data[: len(_FILE_TYPE) + 1]:
        raise ParseError("egnb/kind", "Binary files of Euchre Match Notation are not read here.")
    if not data.startswith((_EXPANDED, _CONDENSED, _FILE_TYPE)):
        raise ParseError("egnb/kind", "The file is binary Euchre Game Notation of a kind that is not read here.")
    version = _VERSION.match(data, data.index(_FILE_TYPE) + len(_FILE_TYPE))
    if version is not None and version[1] != b"1":
        text = version[0][2:].decode()
        sentence = f"The file is binary Euchre Game Notation of version {text}, and version 1 is read here."
        raise ParseError("egnb/version", sentence)


def _metadata(message: Any) -> dict[str, Any]:
    found = _plain(message, gameId="game_id", title="title", description="description", date="date")
    found["players"] = [_player(player) for player in message.players]
    for name, score in (("initialScore", message.initial_score), ("finalScore", message.final_score)):
        if score:
            found[name] = list(score)
    if message.HasField("ruleset"):
        found["ruleset"] = _ruleset(message.ruleset)
    return found


def _player(message: Any) -> str | dict[str, Any]:
    if not message.HasField("player_with_id"):
        name: str = message.name
        return name
    player = message.player_with_id
    return {"name": player.name, "playerIds": [{"id": entry.id, "source": entry.source} for entry in player.ids]}


def _ruleset(message: Any) -> dict[str, Any]:
    """The house rules that are stated; who leads against a loner is a number here and a word in JSON."""
    found = {field.name: value for field, value in message.ListFields()}
    if "loner_lead" in found:
        lead = found["loner_lead"]
        found["loner_lead"] = _LEADS[lead] if lead in range(len(_LEADS)) else lead
    return found


def _deal(message: Any) -> dict[str, Any]:
    found = _plain(message, dealNumber="deal_number")
    found["initialState"] = _plain(message.initial_state, dealer="dealer", upCard="up_card")
    if message.initial_state.player_cards:
        found["initialState"]["playerCards"] = _lists(message.initial_state.player_cards)
    found["phases"] = _phases(message.phases)
    if message.alternative_lines:
        found["alternativeLines"] = [
            {**_plain(line, branchIndex="branch_index"), "phases": _phases(line.phases)}
            for line in message.alternative_lines
        ]
    return found


def _phases(messages: Iterable[Any]) -> list[dict[str, Any]]:
    return [_play(phase.play) if phase.HasField("play") else _bidding(phase.bidding) for phase in messages]


def _bidding(message: Any) -> dict[str, Any]:
    found = {"type": "EUCHRE_BIDDING", **_plain(message, phaseNumber="phase_number"), "calls": list(message.calls)}
    found |= _plain(message, isAlone="is_alone", aloneDefender="alone_defender", discard="discard")
    if message.card_exchanges:
        found["cardExchanges"] = [
            {**_plain(exchange, sender="sender", receiver="receiver"), "cards": list(exchange.cards)}
            for exchange in message.card_exchanges
        ]
    return found | _remarks("callAnnotations", message.call_annotations)


def _play(message: Any) -> dict[str, Any]:
    found = {"type": "TRICK_PLAY", **_plain(message, phaseNumber="phase_number"), "tricks": _lists(message.tricks)}
    return found | _remarks("playAnnotations", message.play_annotations)


def _remarks(name: str, messages: Any) -> dict[str, Any]:
    """The comments beside a call or a card."""
    return {name: {str(entry.key): list(entry.value.texts) for entry in messages}} if messages else {}


def _lists(messages: Iterable[Any]) -> list[list[str]]:
    return [list(message.cards) for message in messages]


def _plain(message: Any, **names: str) -> dict[str, Any]:
    """The single values a message holds, by their names in JSON; absent ones are left out."""
    return {ours: getattr(message, theirs) for ours, theirs in names.items() if message.HasField(theirs)}
