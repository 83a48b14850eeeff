"""Deals packed into bits and written as base64, read back into what they say.

The format's description and the program that writes it differ in details: the order of the suits, the width
of the dealer, when a discard may follow. A file is read in the program's way, and if that breaks the rules of
the game, in the description's. Only the main line is read: alternative lines stay packed.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode
from binascii import Error
from typing import Final, NamedTuple

from euchre.core.errors import ParseError
from euchre.core.seating import FOUR
from euchre.record.egn_form import Bidding, EgnDeal, InitialState, TrickPlay

_RANKS: Final = "6789TJQKA"
_LOWEST: Final = (9, 8, 7, 6)
_END: Final = 0b1010


class _Layout(NamedTuple):
    """The layout of the bits."""

    suits: str
    dealer: int
    """Bits of the dealer in version 1."""
    hands_counted: bool
    """Version 3 says how many hands follow."""
    discard_always: bool
    """Version 3 has room for a discard even where nobody took the up-card."""


LAYOUTS: Final = (
    _Layout("shcd", dealer=2, hands_counted=False, discard_always=True),
    _Layout("cdhs", dealer=3, hands_counted=True, discard_always=False),
)
"""First the program's, then the description's."""


class _Bits:
    """A stream of bits, most significant first."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def take(self, width: int) -> int:
        start, end = self._at, self._at + width
        if end > 8 * len(self._data):
            raise ParseError("egn/packed", "the packed deal is incomplete.")
        self._at = end
        some = int.from_bytes(self._data[start // 8 : (end + 7) // 8], "big")
        return some >> -end % 8 & (1 << width) - 1

    def only_filling(self) -> bool:
        """True if nothing is left but zeros that fill the last byte."""
        left = 8 * len(self._data) - self._at
        return left < 8 and not self.take(left)

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1."""
        number = self.take(max((count - 1).bit_length(), 1))
        if number >= count:
            raise ParseError("egn/packed", "the packed deal holds a card that there is not.")
        return number


def unpacked(text: str, players: int, lowest: int, layout: int) -> EgnDeal:
    """The contents of a packed deal at a table of `players`, with a pack from `lowest` (9, 8 or 7) up.

    `layout` is an index of `LAYOUTS`. Raises `ParseError` for bits that make no deal, and for a deal of other players
    than four: how those are packed is nowhere described.
    """
    try:
        bare = text.rstrip("=")
        data = urlsafe_b64decode(bare.replace("+", "-").replace("/", "_") + "=" * (-len(bare) % 4))
    except Error:
        raise ParseError("egn/packed", "the packed deal is not base64.") from None
    return _deal(_Bits(data), LAYOUTS[layout], players, lowest)


def _deal(bits: _Bits, layout: _Layout, seated: int, lowest: int) -> EgnDeal:
    version = bits.take(4)
    if version not in (1, 2, 3):
        raise ParseError("egn/packed", "the deal is packed in a version that cannot be read.")
    dealer = bits.take(layout.dealer if version == 1 else 3)
    if version > 1:
        players, rank = bits.take(3) + 1, _LOWEST[bits.take(2)]
    else:
        players, rank = 4, 9
    if (players, seated) != (4, 4) or dealer > 3 or rank != lowest:
        raise ParseError("egn/packed", "the deal is packed for another pack or another number of players.")
    pack = [rank + suit for rank in _RANKS[lowest - 6 :] for suit in layout.suits]
    up_card = pack[bits.below(len(pack))]
    hands = _hands(bits, pack, counted=layout.hands_counted) if version == 3 and bits.take(1) else ()
    phases: list[Bidding | TrickPlay] = []
    left = list(pack)
    active = 4
    for _ in range(bits.take(3)):
        if bits.take(1):
            phases.append(_tricks(bits, left, active))
        else:
            bidding = _bidding(bits, layout, version, pack, up_card)
            active = 4 - bidding.is_alone - (bidding.alone_defender >= 0)
            phases.append(bidding)
    if not bits.take(1) and not (bits.take(4) == _END and bits.only_filling()):
        raise ParseError("egn/packed", "the packed deal does not end where it should.")
    return EgnDeal(InitialState(dealer, up_card, player_cards=hands), tuple(phases))


def _hands(bits: _Bits, pack: list[str], *, counted: bool) -> tuple[tuple[str, ...], ...]:
    seats = bits.take(3) if counted else FOUR.players
    if seats > FOUR.players:
        raise ParseError("egn/packed", "the packed deal holds too many hands.")
    return tuple(tuple(pack[bits.below(len(pack))] for _ in range(bits.take(4))) for _ in range(seats))


def _bidding(bits: _Bits, layout: _Layout, version: int, pack: list[str], up_card: str) -> Bidding:
    others = [suit for suit in layout.suits if suit != up_card[1]]
    calls = ["Pass"] * FOUR.players
    for place in range(FOUR.players):
        if bits.take(1):
            calls[place:] = ["Order"]
            break
    else:
        for _ in range(FOUR.players):
            called = bits.take(2)
            calls.append(others[called - 1] if called else "Pass")
            if called:
                break
    alone = bool(bits.take(1))
    defender = bits.take(3) if version > 1 and alone and bits.take(1) else -1
    taken = calls[-1] == "Order"
    asked = version == 3 and (taken or layout.discard_always)
    discard = pack[bits.below(len(pack))] if asked and bits.take(1) else None
    _annotations(bits)
    if defender > 3:
        raise ParseError("egn/packed", "the packed deal names a defender that there is not.")
    return Bidding(tuple(calls), alone, defender, discard)  # type: ignore[arg-type]


def _tricks(bits: _Bits, left: list[str], active: int) -> TrickPlay:
    count = bits.take(3)
    if count * active > len(left):
        raise ParseError("egn/packed", "the packed deal has too many tricks.")
    tricks = tuple(tuple(left.pop(bits.below(len(left))) for _ in range(active)) for _ in range(count))
    _annotations(bits)
    return TrickPlay(tricks)


def _annotations(bits: _Bits) -> None:
    """Skip the remarks."""
    if bits.take(1):
        for _ in range(bits.take(8)):
            bits.take(8)
            for _ in range(bits.take(8)):
                bits.take(8 * bits.take(16))
