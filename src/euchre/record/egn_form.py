"""The shape of a file in Euchre Game Notation: what may be written down, before its legality is checked.

The names are those of the format (version 1.4); unknown entries outside the ruleset are left alone.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from euchre.core.errors import ParseError

MOST_DEALS: Final = 100
"""A file holds no more deals than this."""

Name = Annotated[str, Meta(max_length=200)]
"""A name in a file, of any format: people's are far shorter, and a page or a table of results shows it whole."""
_CARD: Final = r"^([789NTJQKAX][SsHhCcDdxtng]|[LRB])\Z"
_VERSION: Final = r"^1\.\d{1,3}(\.\d{1,3})?$"
_PACKED: Final = "^[A-Za-z0-9+/_-]*={0,2}$"
MEANINGS: Final = {_CARD: "a card such as Qc or Td", _VERSION: "version 1, such as 1.4", _PACKED: "a packed deal"}
"""The meaning of the texts that match each pattern, for people."""
CardText = Annotated[str, Meta(pattern=_CARD)]
Cards = Annotated[tuple[CardText, ...], Meta(max_length=10)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Points = Annotated[int, Meta(ge=0, le=999)]
Version = Annotated[str, Meta(pattern=_VERSION)]
Call = Literal["Pass", "Order", "s", "h", "d", "c", "n", "x"]
Packed = Annotated[str, Meta(pattern=_PACKED, max_length=100_000)]


class _Form(Struct, frozen=True, rename="camel"):
    """Reads the entries it names, in camel case."""


class Register(_Form, frozen=True):
    """A player's name in a register."""

    id: Name
    source: Name


class EgnPlayer(_Form, frozen=True):
    """A player with a name, and perhaps entries in registers."""

    name: Name
    id: Name | None = None
    player_ids: Annotated[tuple[Register, ...], Meta(max_length=10)] = ()


class Metadata(_Form, frozen=True):
    """The agreements before the first deal."""

    players: Annotated[tuple[Name | EgnPlayer, ...], Meta(max_length=10)] = ()
    initial_score: tuple[Points, Points] = (0, 0)
    final_score: tuple[Points, Points] | None = None
    ruleset: Annotated[dict[Name, bool | int | Name], Meta(max_length=40)] = field(default_factory=dict)


class InitialState(_Form, frozen=True):
    """The cards as they were dealt, as far as they are known."""

    dealer: Seat
    up_card: CardText
    player_cards: Annotated[tuple[Cards, ...], Meta(max_length=6)] = ()
    kitty: Cards = ()
    """The kitty, only in files of version 1.0."""


class CardExchange(_Form, frozen=True):
    """Cards that changed hands before the play."""

    receiver: Seat
    cards: Cards
    sender: Seat | None = None


class Bidding(_Form, frozen=True, tag="EUCHRE_BIDDING", tag_field="type"):
    """The calls, starting at the dealer's left."""

    calls: Annotated[tuple[Call, ...], Meta(max_length=16)]
    is_alone: bool = False
    alone_defender: Annotated[int, Meta(ge=-1, le=5)] = -1
    discard: CardText | None = None
    card_exchanges: Annotated[tuple[CardExchange, ...], Meta(max_length=4)] = ()


class TrickPlay(_Form, frozen=True, tag="TRICK_PLAY", tag_field="type"):
    """The tricks, the cards of each in the order played."""

    tricks: Annotated[tuple[Cards, ...], Meta(max_length=10)]
    is_alone: bool = False
    initial_lead: int | None = None
    """The seat of the first lead, only in files of version 1.0."""


class EgnDeal(_Form, frozen=True):
    """A deal of a game."""

    initial_state: InitialState
    phases: Annotated[tuple[Bidding | TrickPlay, ...], Meta(max_length=2)] = ()


class EgnFile(_Form, frozen=True):
    """A whole game."""

    file_type: Literal["Euchre Game Notation"]
    version: Version
    metadata: Metadata
    deals: Annotated[tuple[EgnDeal | Packed, ...], Meta(max_length=MOST_DEALS)]


class Entrant(_Form, frozen=True):
    """A player in the register of a match."""

    id: Name
    name: Name
    player_ids: Annotated[tuple[Register, ...], Meta(max_length=10)] = ()


class MatchData(_Form, frozen=True):
    """The register of a match."""

    players: Annotated[tuple[Entrant, ...], Meta(max_length=200)]


class MatchGame(_Form, frozen=True):
    """A game of a match, and its players by seat."""

    game_data: dict[str, Any]
    players_override: Annotated[tuple[Name, ...], Meta(min_length=2, max_length=6)] | None = None
    players: Annotated[tuple[Name, ...], Meta(min_length=2, max_length=6)] | None = None
    """The players, as version 1.0 called them."""


class EmnFile(_Form, frozen=True):
    """A match: several games by players of one register."""

    file_type: Literal["Euchre Match Notation"]
    version: Version
    metadata: MatchData
    games: Annotated[tuple[MatchGame, ...], Meta(max_length=100)]


_OLD_NAMES: Final = {
    "file_type": "fileType",
    "initial_score": "initialScore",
    "initial_state": "initialState",
    "up_card": "upCard",
    "player_cards": "playerCards",
    "is_alone": "isAlone",
    "alone_defender": "aloneDefender",
    "card_exchanges": "cardExchanges",
    "initial_lead": "initialLead",
}


_DEEPEST: Final = 60
_UNKNOWN: Final = "Xx"
_CARDS: Final = frozenset(("upCard", "playerCards", "kitty", "cards", "tricks"))
"""Entries that hold cards and nothing else."""


def modern(value: Any, depth: int = 0) -> Any:
    """A copy of a decoded file as today's version has it: its names, its symbol for unknown cards, nothing empty.

    Version 1.0 had other names; and where nothing is known, careless files have an empty text for a card, or null
    for an entry. Raises `ParseError` for a file that is nested more deeply than any game.
    """
    if depth > _DEEPEST:
        raise ParseError("json/malformed", "The file is nested too deeply.")
    if isinstance(value, dict):
        named = {_OLD_NAMES.get(name, name): part for name, part in value.items() if part is not None}
        if not named.get("discard", True):
            del named["discard"]
        return {name: modern(_known(part) if name in _CARDS else part, depth + 1) for name, part in named.items()}
    if isinstance(value, list):
        return [modern(part, depth + 1) for part in value]
    return value


def _known(cards: Any, depth: int = 2) -> Any:
    """A card, or a list of cards or of lists of them, an empty text replaced by the symbol for an unknown card."""
    if isinstance(cards, list) and depth:
        return [_known(card, depth - 1) for card in cards]
    return _UNKNOWN if cards == "" else cards
