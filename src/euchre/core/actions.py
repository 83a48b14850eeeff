"""The actions at a table, chance included, as frozen values with one text form each.

>>> parse_action("order alone"), str(Play(Card.parse("Jh")))
(Order(alone=True), 'play Jh')

An action does not say who acts: that is always ``state.turn``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, get_args

from euchre.core.cards import CARDS, Card, Suit, format_cards, parse_cards
from euchre.core.errors import IllegalAction, ParseError


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the first dealer is drawn at random (a seat)."""

    dealer: int

    def __str__(self) -> str:
        return f"draw {self.dealer}"


@dataclass(frozen=True, slots=True)
class Cut:
    """The pack is cut: this many cards (`at`) go from the top to the bottom."""

    at: int

    def __str__(self) -> str:
        return f"cut {self.at}"


@dataclass(frozen=True, slots=True)
class Bump:
    """A knock on the pack instead of a cut: deal the cards as they are."""

    def __str__(self) -> str:
        return "bump"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the shuffled pack, top card first and before the cut, dealt in packets.

    `packets` says how many cards each player gets in the first round, in dealing order: ``(2, 3, 2, 2)``;
    ``(1, 1, 1, 1)`` where the cards go round one by one. In a redacted deal the cards are missing.
    """

    deck: tuple[Card, ...]
    packets: tuple[int, ...]

    def __str__(self) -> str:
        return f"deal {''.join(map(str, self.packets))} {format_cards(self.deck)}".rstrip()


@dataclass(frozen=True, slots=True)
class Keep:
    """The player keeps the hand as it is: one that may be weak, or one that a partner's best card could mend."""

    def __str__(self) -> str:
        return "keep"


@dataclass(frozen=True, slots=True)
class Redeal:
    """A farmer's hand is shown and the cards are dealt again."""

    def __str__(self) -> str:
        return "redeal"


@dataclass(frozen=True, slots=True)
class GoUnder:
    """The player puts three low cards under the kitty for its top three; others do not see which (then empty)."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"under {format_cards(self.cards)}".rstrip()


@dataclass(frozen=True, slots=True)
class Pass:
    """The player does not make trump."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Order:
    """The up-card's suit is accepted as trump: ordered up, assisted or taken up, perhaps alone."""

    alone: bool = False

    def __str__(self) -> str:
        return "order alone" if self.alone else "order"


@dataclass(frozen=True, slots=True)
class Name:
    """A suit (or no trump) is named as trump, perhaps alone."""

    suit: Suit
    alone: bool = False

    def __str__(self) -> str:
        return f"name {self.suit}{' alone' if self.alone else ''}"


@dataclass(frozen=True, slots=True)
class Bury:
    """A card is discarded face down; other players do not see which (then None)."""

    card: Card | None

    def __str__(self) -> str:
        return "bury" if self.card is None else f"bury {self.card}"


@dataclass(frozen=True, slots=True)
class Alone:
    """The player announces that they play, or defend, without their partner."""

    def __str__(self) -> str:
        return "alone"


@dataclass(frozen=True, slots=True)
class Together:
    """The player, asked to play alone, keeps their partner."""

    def __str__(self) -> str:
        return "together"


@dataclass(frozen=True, slots=True)
class AskPartner:
    """A lone player asks a partner (a seat) for their best card."""

    seat: int

    def __str__(self) -> str:
        return f"ask {self.seat}"


@dataclass(frozen=True, slots=True)
class Give:
    """A lone player's partner gives them a card; nobody else sees which (then None)."""

    card: Card | None

    def __str__(self) -> str:
        return "give" if self.card is None else f"give {self.card}"


@dataclass(frozen=True, slots=True)
class Tram:
    """The leader is certain of every trick left ("the rest are mine"), and all cards are shown."""

    def __str__(self) -> str:
        return "tram"


@dataclass(frozen=True, slots=True)
class Play:
    """A card is led, or played to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Action = (
    Draw
    | Cut
    | Bump
    | Deal
    | Keep
    | Redeal
    | GoUnder
    | Pass
    | Order
    | Name
    | Bury
    | Alone
    | Together
    | AskPartner
    | Give
    | Tram
    | Play
)
"""The type of an action: any of the above."""

BUMP: Final = Bump()
KEEP: Final = Keep()
REDEAL: Final = Redeal()
PASS: Final = Pass()
ALONE: Final = Alone()
TOGETHER: Final = Together()
TRAM: Final = Tram()
"""Actions without parts, made once: `apply` knows a choice from its own offer at a glance."""
PLAYS: Final = tuple(map(Play, CARDS))
BURIES: Final = tuple(map(Bury, CARDS))
GIVES: Final = tuple(map(Give, CARDS))
"""``PLAYS[card]`` and the others: the action for each card, made once."""


def check(action: object) -> None:
    """Make sure that something is an action and holds what its kind should.

    Raises `IllegalAction` for anything else, such as text or a card that is only a number.
    """
    is_sound = _SOUND.get(type(action))
    if is_sound is None or not is_sound(action):
        given = repr(str(action)[:40])
        sentence = f"{given} is not an action: read text with parse_action."
        raise IllegalAction("action/malformed", sentence, given=given)


def _has_card(action: Play | Bury | Give) -> bool:
    return type(action.card) is Card


def _has_pack(action: Deal) -> bool:
    return _are_cards(action.deck) and type(action.packets) is tuple


def _are_cards(cards: object) -> bool:
    return type(cards) is tuple and set(map(type, cards)) <= {Card}


_SOUND: Final[dict[type, Callable[[Any], bool]]] = {
    **dict.fromkeys(get_args(Action), lambda _: True),
    Play: _has_card,
    Bury: _has_card,
    Give: _has_card,
    GoUnder: lambda action: _are_cards(action.cards),
    Deal: _has_pack,
    Draw: lambda action: type(action.dealer) is int,
    AskPartner: lambda action: type(action.seat) is int,
    Cut: lambda action: type(action.at) is int,
    Name: lambda action: type(action.suit) is Suit and type(action.alone) is bool,
    Order: lambda action: type(action.alone) is bool,
}
"""The check of the fields of an action, by its kind."""


@lru_cache(1024)  # at a live table the player, the table and each seat's view read it
def parse_action(text: str) -> Action:
    """Read an action from its text form; a bare card is a play, a bare suit names trump.

    >>> parse_action("hearts alone"), parse_action("9h")
    (Name(suit=<Suit.HEARTS: 2>, alone=True), Play(card=Card('9h')))

    Raises `ParseError` with the words that would have been understood.
    """
    said = " ".join(text.lower().split())
    word, _, rest = said.partition(" ")
    try:
        reader = _READERS.get(word)
        return _bare(said) if reader is None else reader(rest)
    except (ParseError, ValueError) as problem:
        known, given = ", ".join(_READERS), repr(text.strip()[:60])
        if not isinstance(problem, ParseError):
            sentence = f"{given} is not an action: write {known}, a card or a suit."
            raise ParseError("action/unknown", sentence, kind="word", given=given, known=known) from None
        kind, wrong = problem.code.partition("/")[0], problem.parts["given"]
        sentence = f"{given} is not an action ({wrong} is not a {kind}): write {known}, a card or a suit."
        raise ParseError("action/unknown", sentence, kind=kind, given=given, wrong=wrong, known=known) from None


def _bare(text: str) -> Action:
    if text[:1] in tuple("12789tjqkabn") and len(text) < 4 and text not in ("n", "nt"):
        return PLAYS[Card.parse(text)]
    return _name(text)


def _nothing(action: Action) -> Callable[[str], Action]:
    def read(rest: str) -> Action:
        if rest:
            raise ValueError
        return action

    return read


def _alone(rest: str) -> bool:
    if rest not in ("", "alone"):
        raise ValueError
    return bool(rest)


def _name(rest: str) -> Name:
    suit = rest.removesuffix(" alone")
    return Name(Suit.parse(suit), alone=suit != rest)


def _deal(rest: str) -> Deal:
    packets, _, deck = rest.partition(" ")
    return Deal(parse_cards(deck), tuple(map(_number, packets)))


def _number(rest: str) -> int:
    if not rest.isascii() or not rest.removeprefix("-").isdecimal():
        raise ValueError
    return int(rest)


_READERS: Final[dict[str, Callable[[str], Action]]] = {
    "draw": lambda rest: Draw(_number(rest)),
    "cut": lambda rest: Cut(_number(rest)),
    "bump": _nothing(BUMP),
    "deal": _deal,
    "keep": _nothing(KEEP),
    "redeal": _nothing(REDEAL),
    "under": lambda rest: GoUnder(tuple(sorted(parse_cards(rest)))),
    "pass": _nothing(PASS),
    "order": lambda rest: Order(_alone(rest)),
    "name": _name,
    "bury": lambda rest: Bury(Card.parse(rest)),
    "alone": _nothing(ALONE),
    "together": _nothing(TOGETHER),
    "ask": lambda rest: AskPartner(_number(rest)),
    "give": lambda rest: Give(Card.parse(rest)),
    "tram": _nothing(TRAM),
    "play": lambda rest: PLAYS[Card.parse(rest)],
}
