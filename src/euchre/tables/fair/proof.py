"""The proof of a match: the seeds from which its cards follow, stored with its record and sent to the page."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from euchre.core.actions import Action
from euchre.core.errors import ParseError
from euchre.core.shuffle import is_chance
from euchre.core.state import State
from euchre.record.match_record import MatchRecord
from euchre.tables.fair import round_shuffle, seeds
from euchre.tables.messages import Hex32

NOTE: Final = "fair"
"""The key in the notes of a record for its proof."""
VERSION: Final = 1
_Hashes = tuple[Hex32 | None, ...]
_Count = Annotated[int, msgspec.Meta(ge=1)]


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The values from which the cards of a match follow, shown once it is over. Bytes are in hexadecimal."""

    version: int = VERSION
    match: _Count
    """The number of the match at its table."""
    attempt: _Count
    """The number of times the ceremony before it was begun."""
    promise: Hex32
    """The server's promise: the SHA-256 of the seed."""
    seed: Hex32
    promises: _Hashes
    """The promises of the seats before anything was shown; None for a bot or a person who added nothing in time.

    For the shuffle of a whole round of an evening, what each of its entrants did, by number.
    """
    contributions: _Hashes
    """The contributions of the seats."""
    undone: bool = False
    """Decisions were taken back, which is possible where all others are bots."""
    entrants: tuple[_Count | None, ...] = ()
    """The entrant's number of each seat, None for a bot that fills in, for the shuffle of a round; otherwise none."""

    @property
    def key(self) -> bytes:
        """The key of all draws and deals."""
        return seeds.key_of(self.seed, self.contributions)

    def by_seat(self, texts: _Hashes) -> _Hashes:
        """The promises or contributions of the seats of the match alone."""
        return round_shuffle.by_seat(texts, self.entrants) if self.entrants else texts

    def fits(self, players: int) -> bool:
        """True if the proof can be of a match with `players`."""
        places = len(self.promises)
        entrants = self.entrants or tuple(range(1, places + 1))
        known = all(entrant is None or entrant <= places for entrant in entrants)
        return known and len(entrants) == players and len(self.contributions) == places

    def notes(self) -> dict[str, Any]:
        """The proof as the notes of a record keep it."""
        return {NOTE: _plain(self)}


def proof_of(record: MatchRecord) -> Proof:
    """The proof in the notes of a record.

    Raises `ParseError` for a record without one, for one that cannot be read, and for one of another version.
    """
    if NOTE not in record.notes:
        sentence = (
            "This game has no proof of its deals: only a match played to its end at a table in the browser has one."
        )
        raise ParseError("fair/no-proof", sentence)
    try:
        proof = msgspec.convert(record.notes[NOTE], Proof)
    except msgspec.ValidationError as problem:
        reason = str(problem).replace("`", "")
        raise ParseError("fair/malformed", f"The proof in this record cannot be read: {reason}.") from None
    if not proof.fits(len(record.players)):
        sentence = "The proof in this record cannot be read: it is not for as many seats as the match has."
        raise ParseError("fair/malformed", sentence)
    if proof.version != VERSION:
        raise ParseError("fair/version", f"The proof in this record has version {proof.version}, not {VERSION}.")
    return proof


def silent(record: MatchRecord) -> tuple[int, ...]:
    """The seats of people who added nothing to the shuffle in time; none where a record does not say who was a bot."""
    proof = proof_of(record)
    contributions = proof.by_seat(proof.contributions)
    match record.notes:
        case {"live": {"bots": [*levels]}} if len(levels) == len(contributions):
            return tuple(seat for seat, level in enumerate(levels) if level is None and contributions[seat] is None)
    return ()


def page_proof(record: MatchRecord) -> dict[str, Any]:
    """The proof of a match for a program that knows only the rules of dealing, such as the page's verifier.

    `rules` is the text of the house rules, and `record` lists everything that happened: the seat that acted, null for
    chance, and what it did. The page takes the pack, the cuts, the dealers and the hands from these and the seeds.
    `silent` are the seats of people who added nothing.

    Raises `ParseError` for a record without a readable proof.
    """
    page = _plain(proof_of(record))
    page["silent"] = list(silent(record))
    page["rules"] = str(record.rules)
    page["record"] = [[state.turn, str(action)] for state, action in record.steps()]
    return page


def chances(record: MatchRecord) -> list[tuple[State, Action]]:
    """The draw of the first dealer and all deals, each with the state before it."""
    return [(state, action) for state, action in record.steps() if is_chance(state)]


def _plain(proof: Proof) -> dict[str, Any]:
    """The proof as it is read back from JSON, lists and all."""
    page: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(proof))
    return page if proof.entrants else {name: value for name, value in page.items() if name != "entrants"}
