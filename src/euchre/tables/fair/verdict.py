"""Checks that the cards of a recorded match follow from its seeds: draws and deals everything again, and compares.

A deal has the number of its shuffle in the match: cards dealt again after a farmer's hand are a deal of their own.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from euchre.core.actions import Action, Deal, Draw
from euchre.core.errors import ParseError
from euchre.record.match_record import MatchRecord, seat_names
from euchre.tables.fair import seeds
from euchre.tables.fair.proof import Proof, chances, proof_of, silent


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A check and its result, in a sentence."""

    holds: bool
    sentence: str
    deal: int | None = None
    """The number of the deal in its match, from 1; 0 for the draw of the first dealer; None for anything else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FairCheck:
    """The result of a check of a whole match."""

    proof: Proof
    lines: tuple[Line, ...]

    @property
    def holds(self) -> bool:
        """True if nothing was found wrong."""
        return not self.faults

    @property
    def faults(self) -> tuple[Line, ...]:
        """The faults found."""
        return tuple(line for line in self.lines if not line.holds)


def check(record: MatchRecord, *, promise: str | None = None, mine: str | None = None) -> FairCheck:
    """Draw and deal a match again from its seeds, and compare with the record.

    `promise` is the server's promise as somebody saw it before the match, `mine` what a player's own page promised or
    added then; the first digits are enough. Raises `ParseError` for a record without a readable proof and for a text
    that is no promise, `IllegalAction` for one that breaks its rules.
    """
    proof = proof_of(record)
    lines, absent = [_server(proof)], silent(record)
    if promise is not None:
        lines.append(_seen(proof, promise))
    if mine is not None:
        lines.append(_own(record, proof, mine))
    by_seat = zip(proof.by_seat(proof.promises), proof.by_seat(proof.contributions), strict=True)
    for seat, (promised, added) in enumerate(by_seat):
        who = _who(record, seat)
        lines += [_left_out(who)] if seat in absent else _added(promised, added, who)
    lines += _others(proof)
    key = proof.key
    for index, (state, action) in enumerate(chances(record)):
        holds, found = _compared(record, action, seeds.chance_of(state, key, index))
        name = f"Deal {index}" if index else "The draw"
        lines.append(Line(holds=holds, sentence=f"{name}: {found}.", deal=index))
    if not record.over:
        sentence = "The record stops before the end of the match, when no seed is shown: deals are missing."
        lines.append(Line(holds=False, sentence=sentence))
    return FairCheck(proof=proof, lines=tuple(lines))


def _server(proof: Proof) -> Line:
    holds = seeds.promise(bytes.fromhex(proof.seed)) == proof.promise
    return Line(
        holds=holds, sentence=f"The server's seed is {'' if holds else 'not '}what it promised: {proof.promise}."
    )


def _seen(proof: Proof, promise: str) -> Line:
    seen = _digits(promise)
    holds = proof.promise.startswith(seen)
    found = ("is" if seen == proof.promise else "begins like") if holds else "is not"
    sentence = f"The promise in the record {found} the one you saw before the match."
    return Line(holds=holds, sentence=sentence)


def _own(record: MatchRecord, proof: Proof, mine: str) -> Line:
    """Check that a seat promised or added what this player's own page did."""
    noted = _digits(mine)
    for place, texts in enumerate(zip(proof.promises, proof.contributions, strict=True)):
        for text, did in zip(texts, ("promised", "added"), strict=True):
            if text is not None and text.startswith(noted):
                like = "is" if text == noted else "begins like"
                who = _contributor(record, proof, place)
                return Line(holds=True, sentence=f"What {who} {did} {like} what you noted of your own page.")
    return Line(holds=False, sentence="Nobody promised or added what you noted of your own page.")


def _contributor(record: MatchRecord, proof: Proof, place: int) -> str:
    """The name of who contributed from a place: a seat, or an entrant of the round."""
    if not proof.entrants:
        return _who(record, place)
    number = place + 1
    return _who(record, proof.entrants.index(number)) if number in proof.entrants else f"Entrant {number}"


def _digits(text: str) -> str:
    """A promise or a contribution as somebody noted it, or how it begins."""
    digits = text.strip().lower().removesuffix("\N{HORIZONTAL ELLIPSIS}").rstrip(".")
    if re.fullmatch("[0-9a-f]{8,64}", digits) is None:
        raise ParseError("fair/promise", "A promise has 64 hexadecimal digits; give at least the first 8 of them.")
    return digits


def _who(record: MatchRecord, seat: int) -> str:
    """A player with the name of the seat."""
    name, place = record.players[seat], seat_names(record.seating.players)[seat]
    return name if name == place else f"{name} ({place})"


def _added(promised: str | None, contribution: str | None, who: str) -> list[Line]:
    """The contribution of one seat to the shuffle; nothing is said of bots, who add nothing."""
    if promised is None and contribution is None:
        return []
    if contribution is None:
        return [Line(holds=False, sentence=f"{who} promised something for the shuffle that is not in the record.")]
    if promised is None:
        return [Line(holds=False, sentence=f"{who} added something to the shuffle without having promised it.")]
    holds = seeds.promise(bytes.fromhex(contribution)) == promised
    return [
        Line(holds=holds, sentence=f"What {who} added to the shuffle is {'' if holds else 'not '}what was promised.")
    ]


def _others(proof: Proof) -> list[Line]:
    """The contributions of entrants at other tables to the shuffle of a round: the faults, and how many hold."""
    if not proof.entrants:
        return []
    texts = zip(proof.promises, proof.contributions, strict=True)
    numbered = [(number, *both) for number, both in enumerate(texts, 1) if number not in proof.entrants]
    found = [line for number, promised, added in numbered for line in _added(promised, added, f"Entrant {number}")]
    count = sum(line.holds for line in found)
    sentence = f"What {count} entrants at other tables added to the shuffle is what was promised."
    return [*(line for line in found if not line.holds), Line(holds=True, sentence=sentence)]


def _left_out(who: str) -> Line:
    """Says that a person has no part in the shuffle: nothing is wrong with that, but nothing of theirs is in it."""
    sentence = f"{who} added nothing to the shuffle: they were away or silent, and it went on without them."
    return Line(holds=True, sentence=sentence)


def _compared(record: MatchRecord, recorded: Action, from_seeds: Action) -> tuple[bool, str]:
    """Compare chance in the record with the seeds: True if they agree, and the comparison in words."""
    if isinstance(recorded, Deal) and isinstance(from_seeds, Deal):
        return _dealt(recorded, from_seeds)
    assert isinstance(recorded, Draw), "chance draws and deals, and the phase says which"
    assert isinstance(from_seeds, Draw), "it is made for the same phase"
    dealers = [record.players[draw.dealer] for draw in (recorded, from_seeds)]
    if recorded == from_seeds:
        return True, f"the seeds make {dealers[0]} the first dealer"
    return False, f"the first dealer is {dealers[0]} in the record and {dealers[1]} by the seeds"


def _dealt(recorded: Deal, from_seeds: Deal) -> tuple[bool, str]:
    if recorded.packets != from_seeds.packets:
        packets = ["-".join(map(str, deal.packets)) for deal in (recorded, from_seeds)]
        return False, f"it was dealt in packets of {packets[0]} in the record and {packets[1]} by the seeds"
    places = zip(recorded.deck, from_seeds.deck, strict=True)
    wrong = [(place, *cards) for place, cards in enumerate(places, 1) if cards[0] != cards[1]]
    if wrong:
        place, card, expected = wrong[0]
        return False, f"{len(wrong)} cards are not where the seeds put them; card {place} is {card}, not {expected}"
    return True, f"all {len(recorded.deck)} cards are where the seeds put them"
