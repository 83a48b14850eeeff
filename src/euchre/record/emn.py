"""Euchre Match Notation (EMN): several games in one file, by players of one register."""

from __future__ import annotations

import json
from typing import Any, Final

from euchre.core.errors import EuchreError, ParseError
from euchre.record import egn_form
from euchre.record.completion import Budget
from euchre.record.match_record import IN_WORDS, MatchRecord
from euchre.record.spoilt import game_records
from euchre.record.strict_json import decode, shaped

FILE_TYPE: Final = "Euchre Match Notation"


def parse_emn(text: str) -> tuple[MatchRecord, ...]:
    """The games in a match file, each as a record or in parts, with the players' names from its register.

    Each record keeps its own EGN text, with those names filled in. Raises `ParseError`; the sentence
    names the game.
    """
    return records_of(decode(text))


def records_of(value: Any) -> tuple[MatchRecord, ...]:
    """The games in a decoded match file, each as a record, or in parts where a deal cannot be read."""
    match = shaped(egn_form.modern(value), egn_form.EmnFile, FILE_TYPE, egn_form.MEANINGS)
    register = {entrant.id: entrant for entrant in match.metadata.players}
    budget = Budget(40_000 + 2_000 * len(match.games))
    records: list[MatchRecord] = []
    for number, (entry, raw) in enumerate(zip(match.games, value["games"], strict=True), 1):
        seated = entry.players_override or entry.players
        try:
            data = dict(raw["gameData"])
            if seated is not None:
                data["metadata"] = _named(data.get("metadata"), [_entrant(register, seat) for seat in seated])
            found = game_records(data, json.dumps(data), budget)
            players = found[0].seating.players
            if seated is not None and len(seated) != players:
                raise ParseError("emn/players", f"{IN_WORDS[players]} play in it, and {len(seated)} are named.")
            records += found
        except EuchreError as problem:
            raise ParseError(
                problem.code, f"Game {number} of the match: {problem.sentence}", options=problem.options
            ) from None
    return tuple(records)


def _entrant(register: dict[str, egn_form.Entrant], who: str) -> egn_form.Entrant:
    if who not in register:
        raise ParseError("emn/player", f"{who[:40]!r} is not in the match's register of players.")
    return register[who]


def _named(metadata: Any, seated: list[egn_form.Entrant]) -> Any:
    """A game's metadata with the players of the register in their seats."""
    if not isinstance(metadata, dict):
        return metadata
    players = [
        {"name": entrant.name, "playerIds": [{"id": entry.id, "source": entry.source} for entry in entrant.player_ids]}
        if entrant.player_ids
        else entrant.name
        for entrant in seated
    ]
    return {**metadata, "players": players}
