"""The state of a game: immutable values, chance and seeds left out.

A `State` is split by who may know: `Standing`, `Open` and `Contract` are public, `Hidden` is not. Everything is
built by `euchre.core.engine`; to read a state as a player would, take a `euchre.core.view.View`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from operator import attrgetter
from typing import Any, Final, Literal, NamedTuple, NoReturn, Protocol

from euchre.core.actions import Action
from euchre.core.cards import Card, CardSet, Suit, card_set
from euchre.core.rules import Rules


class Phase(Enum):
    """The point the game waits at."""

    DRAW = "draw"
    """Chance draws the first dealer."""
    CUT = "cut"
    DEAL = "deal"
    """Chance shuffles; the dealer deals."""
    BENNY = "benny"
    """The Benny is turned up and the dealer names trump."""
    WEAK_HANDS = "weak-hands"
    ROUND_1 = "round-1"
    ROUND_2 = "round-2"
    BURY = "bury"
    ALONE = "alone"
    """Players are asked, in turn, whether they play alone."""
    ASK = "ask"
    """A lone player may ask a partner for their best card."""
    GIVE = "give"
    """A lone player's partner gives their best card."""
    PLAY = "play"
    OVER = "over"

    __hash__ = object.__hash__  # by identity, in C: the phase picks the engine's next function


class Call(NamedTuple):
    """A call or answer of a seat before the first lead."""

    seat: int
    action: Action


class Trick(NamedTuple):
    """A complete trick: who led, the cards in the order played, who won (seats)."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


class Result(NamedTuple):
    """The result of a deal; tuples of numbers are by side."""

    deal_number: int
    """Within its game, from 1."""
    dealer: int
    trump: Suit | None
    """The trump; None when the cards were thrown in."""
    maker: int | None
    alone: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    score: tuple[int, ...]
    """The score of the game after this deal."""
    game_over: bool
    winner: int | None
    """The side that won the game with this deal."""
    game: int = 1
    """The game's number within the match, from 1; more than one make a rubber."""


class Standing(NamedTuple):
    """The part of a state that lasts from deal to deal; tuples of numbers are by side."""

    rules: Rules
    score: tuple[int, ...]
    games: tuple[int, ...] = (0, 0)
    tokens: tuple[int, ...] = (0, 0)
    dealer: int = 0
    deals_finished: int = 0
    """The deals finished in this game; a deal that the same dealer repeats does not count."""
    last: Result | None = None
    winner: int | None = None
    """The side that won the match, once the phase is OVER; None for a draw."""

    @property
    def game(self) -> int:
        """The number of the game within the match, from 1: a game that counts as two is one."""
        return sum(self.games) + 1 if self.last is None else self.last.game + self.last.game_over


class Open(NamedTuple):
    """The cards and calls that the deal and the bidding have shown to everybody."""

    cut: int = 0
    """The number of cards that went from the top of the pack to the bottom."""
    packets: tuple[int, ...] = ()
    up_card: Card | None = None
    calls: tuple[Call, ...] = ()
    under: int | None = None
    """The seat that swapped three cards with the kitty."""


class Gift(NamedTuple):
    """A card from a partner to a lone player."""

    giver: int
    loner: int


class Contract(NamedTuple):
    """The maker, the trump, and the seats that play."""

    trump: Suit
    maker: int
    alone: tuple[int, ...] = ()
    """Seats that play without their partner, in the order they said so."""
    order: tuple[tuple[int, ...], ...] = ()
    """``order[leader]``: the seats in the order they play to a trick that `leader` leads."""
    watched: bool = False
    """True if TRAM or Euchre may be called."""
    taken: bool = False
    """The dealer took the up-card."""
    declined: tuple[int, ...] = ()
    """Seats that chose to play together since the other side's last announcement."""
    discards: tuple[int, ...] = ()
    """The seats that are to discard a card each, in order; a seat that discards several stands here several times."""
    asked: Gift | None = None
    """The best card that is about to come."""
    given: tuple[Gift, ...] = ()
    """The best cards that lone players got."""
    kept: tuple[int, ...] = ()
    """Lone players who asked for no card."""
    word: Literal["TRAM", "Euchre"] | None = None
    """Set once the rest of the hand plays itself."""


_DISCARDS: Final = Contract._fields.index("discards")


def one_discarded(contract: Contract) -> Contract:
    """The contract once the first of those who are to discard has done so."""
    parts = contract[:_DISCARDS] + (contract.discards[1:],) + contract[_DISCARDS + 1 :]  # noqa: RUF005
    return tuple.__new__(Contract, parts)  # a fifth of the time of `_replace`


class Hidden(NamedTuple):
    """The cards that only some may know; sets of cards are ints with one bit for each card."""

    hands: tuple[int, ...] = ()
    """The cards of each seat, none before the deal; during the play, cards already played are still in here."""
    kitty: tuple[Card, ...] = ()
    """The face-down cards, top first, the up-card not among them."""
    buried: tuple[tuple[int, Card], ...] = ()
    """The buried cards, each with its seat."""
    under: tuple[Card, ...] = ()
    """The three cards put under the kitty."""


FIELDS: Final = (
    "phase",
    "turn",
    "match",
    "open",
    "contract",
    "hidden",
    "leader",
    "played",
    "trick",
    "tricks",
    "options",
)
_VALUES: Final[Callable[[Any], tuple[Any, ...]]] = attrgetter(*FIELDS)


NOTHING_OPEN: Final = Open()
NOTHING_HIDDEN: Final = Hidden()


class _Fields:
    """The parts of a state, closed or still under construction."""

    __slots__ = FIELDS

    phase: Phase
    """The point the game waits at."""
    turn: int | None
    """The seat to decide; None for chance and at the end."""
    match: Standing
    open: Open
    contract: Contract | None
    """The contract; None until trump is made."""
    hidden: Hidden
    leader: int
    """The seat that led, or leads, the trick on the table; without meaning outside the play."""
    played: int
    """The set of cards played in this deal."""
    trick: tuple[Card, ...]
    """The cards on the table, in the order played."""
    tricks: tuple[Trick, ...]
    """The complete tricks of this deal."""
    options: int
    """The set of cards that may be played now; empty outside the play, and where TRAM must be called."""


class State(_Fields):
    """The whole state of a game, hidden cards included; immutable and hashable.

    It is not a tuple, so that code that writes tuples, such as a message to a player, cannot write it by mistake.
    """

    __slots__ = ()

    def __setattr__(self, name: str, value: Any) -> NoReturn:
        raise AttributeError("a State never changes: apply(state, action) gives the next one")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError("a State never changes")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        return f"<State {self.phase.value}, turn {self.turn}, score {self.match.score}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, self._values()

    def _values(self) -> tuple[Any, ...]:
        return _VALUES(self)

    @property
    def rules(self) -> Rules:
        """The house rules of this table."""
        return self.match.rules

    @property
    def over(self) -> bool:
        """True once the match is decided."""
        return self.phase is Phase.OVER

    def hand(self, seat: int) -> CardSet:
        """The cards a seat holds now."""
        return card_set(self.hidden.hands[seat] & ~self.played) if self.hidden.hands else card_set(0)


class Draft(_Fields):
    """A state under construction; only the engine makes these."""

    __slots__ = ()


def _rebuild(*values: Any) -> State:
    draft = Draft()
    for name, value in zip(FIELDS, values, strict=True):
        setattr(draft, name, value)
    return seal(draft)


def seal(draft: Draft) -> State:
    """Close a draft for good: from here on it is an immutable `State`.

    Building open and sealing last costs a quarter of `dataclasses.replace`.
    """
    draft.__class__ = State  # type: ignore[assignment]
    return draft  # type: ignore[return-value]


def new_state(
    phase: Phase,
    turn: int | None,
    match: Standing,
    shown: Open,
    hidden: Hidden,
    contract: Contract | None = None,
    options: int = 0,
) -> State:
    """A state with no card played in this deal yet; in PLAY, `turn` leads and may play `options`."""
    draft = Draft()
    draft.phase = phase
    draft.turn = turn
    draft.match = match
    draft.open = shown
    draft.contract = contract
    draft.hidden = hidden
    draft.leader = turn or 0
    draft.played = 0
    draft.trick = ()
    draft.tricks = ()
    draft.options = options
    return seal(draft)


def copy(state: State) -> Draft:
    """An open draft with the same values."""
    draft = Draft()
    for name in FIELDS:
        setattr(draft, name, getattr(state, name))
    return draft


def with_hands(state: State, hands: tuple[int, ...]) -> State:
    """A copy of the state with other hands: what a seat knows of the hidden cards, or one sample of them."""
    draft = copy(state)
    draft.hidden = state.hidden._replace(hands=hands)
    return seal(draft)


def with_hand(hands: tuple[int, ...], seat: int, hand: int) -> tuple[int, ...]:
    """The hands, one of them replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def said(state: State, action: Action) -> Open:
    """The public part once the player whose turn it is has said something."""
    cut, packets, up_card, calls, under = state.open
    return Open(cut, packets, up_card, (*calls, Call(the_actor(state), action)), under)


class Public(Protocol):
    """The public part of a match: part of a `State`, with or without blanks, and of a `euchre.core.view.View`."""

    @property
    def phase(self) -> Phase:
        """The point the game waits at."""

    @property
    def match(self) -> Standing:
        """The part of a state that lasts from deal to deal."""

    @property
    def open(self) -> Open:
        """The cards and calls shown so far."""

    @property
    def contract(self) -> Contract | None:
        """The maker and the trump; None until somebody does."""

    @property
    def leader(self) -> int:
        """The seat that led, or leads, the trick on the table; without meaning outside the play."""

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards on the table, in the order played."""

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks of this deal."""

    @property
    def rules(self) -> Rules:
        """The house rules of this table."""


def result_between(before: State, after: State) -> Result | None:
    """The result of the deal that ended between two states of a match; None if none did."""
    return None if after.match.last is before.match.last else after.match.last


# What must be there, for the type checker and the reader


def the_actor(state: State) -> int:
    """The seat whose turn it is."""
    assert state.turn is not None, "chance and the end have no player"
    return state.turn


def the_up_card(shown: Open) -> Card:
    """The card turned up."""
    assert shown.up_card is not None, "no card is turned up before the deal"
    return shown.up_card


def the_contract(seen: Public) -> Contract:
    """The maker and the trump."""
    assert seen.contract is not None, "trump is not made yet"
    return seen.contract


def the_last_result(standing: Standing) -> Result:
    """The result of the last deal."""
    assert standing.last is not None, "no deal has ended yet"
    return standing.last
