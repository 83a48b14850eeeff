"""Portable Tricks Notation (PTN) in: single deals with four open hands, as bridge's PBN has them.

Trickster Cards writes it, and people share hands in it. docs/ptn.md says what is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from euchre.core import law
from euchre.core.actions import BURIES, GIVES, KEEP, PASS, PLAYS, Action, Draw, GoUnder, Name, Order
from euchre.core.cards import Card, Suit, set_of
from euchre.core.dealing import stacked
from euchre.core.engine import apply, new_match
from euchre.core.errors import EuchreError, IllegalAction, ParseError
from euchre.core.rules import Rules
from euchre.core.seating import FOUR
from euchre.core.state import Phase, State, the_actor, the_up_card
from euchre.position.position import Position
from euchre.record.match_record import SEATS, MatchRecord
from euchre.record.strict_json import decode

MOST_DEALS: Final = 100
"""A file holds no more deals than this."""
_SEATS: Final = "SWNE"
_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The order of the suits in a hand."""
_TAG: Final = re.compile(r'\[(\w+)\s+"(.*)"\]?', re.ASCII)
_QUOTED: Final = "> \t"
"""The marks that mail and forums put before the lines of a quoted text."""
_DEAL: Final = re.compile(rf'^[{_QUOTED}]*\[Deal\s+"', re.MULTILINE)
_NOTHING: Final = "-"
_NO_MOVES: Final = re.compile(r"[^A-Za-z0-9♣♦♥♠-]*")
"""A line of no words, such as the marks around a quoted text."""
_CALL: Final = re.compile("([♣♦♥♠CDHS]|NT)(ALONE)?")
_LOWEST: Final = {24: 9, 28: 8, 32: 7}
"""The lowest rank of a pack by its size."""
_OPTIONS: Final = {
    "stickTheDealer": "all_pass=stick-the-dealer",
    "allowNotrump": "no_trump=second-round",
    "goUnder": "weak_hand=go-under",
}
"""House rules by the options that stand for them."""
_UNDER: Final = 3
"""The number of cards that go under the kitty."""
_SCORES: Final = re.compile(r"[SWNE]:(\d{1,3}) (\d{1,3})( \d+)*")


class _Tag(NamedTuple):
    """A tag, its value, and the lines that follow it, in words."""

    name: str
    value: str
    lines: list[list[str]]


def is_ptn(text: str) -> bool:
    """True if a text has a deal as this notation and bridge's PBN write one."""
    return _DEAL.search(text) is not None


def parse_ptn(text: str) -> tuple[MatchRecord, ...]:
    """The deals in a text, each as a record of its own, which may break off.

    Raises `ParseError` for what is not read, and for a deal that breaks its own rules; the sentence names the deal.
    """
    games = list(_games(text))
    most, found = MOST_DEALS, len(games)
    if not found:
        raise _no_deal()
    if found > most:
        raise ParseError(
            "ptn/deals", f"A file holds at most {most} deals, and this one has {found}.", most=most, found=found
        )
    records = []
    for number, game in enumerate(games, 1):
        try:
            records.append(_Game(game).record())
        except EuchreError as problem:
            place = f"Deal {number}: " if found > 1 else ""
            sentence = f"{place}{problem.sentence}"
            raise ParseError(problem.code, sentence, options=problem.options, **problem.parts) from None
    return tuple(records)


def position_in_ptn(text: str) -> Position:
    """The moment at which the first deal in a text breaks off, all hands open; before the last card of a whole deal.

    Raises what `parse_ptn` raises.
    """
    record = parse_ptn(text)[0]
    return record.position(len(record.actions) - len(record.results), None)


def _games(text: str) -> Iterator[list[_Tag]]:
    """The tags of each deal; what stands before its deal belongs to it, and a remark below an empty line to nothing."""
    tags: list[_Tag] = []
    dealt = ended = False
    for line in (line.lstrip(_QUOTED).rstrip() for line in text.splitlines()):
        if not line:
            ended = bool(tags and tags[-1].lines)
        elif (found := _TAG.fullmatch(line)) is not None:
            if dealt and found[1] in ("Event", "Deal"):
                yield tags
                tags, dealt = [], False
            dealt = dealt or found[1] == "Deal"
            tags.append(_Tag(found[1], found[2], []))
            ended = False
        elif tags and not ended and not line.startswith("%") and _NO_MOVES.fullmatch(line) is None:
            tags[-1].lines.append(line.upper().split())
    if dealt:
        yield tags


class _Game:
    """A deal: its tags, and its actions one after the other."""

    def __init__(self, tags: Sequence[_Tag]) -> None:
        self._tags = tags
        game = (self._value("GameCode") or "Euchre")[:40]
        if game != "Euchre":
            raise ParseError("ptn/game", f"This is a deal of {game}, not of Euchre.", game=game)
        self._told = self._read_options()
        owner, _, hands = (self._value("Deal") or "").partition(":")
        self._dealer = _seat(self._value("Dealer") or owner)
        self._hands = _hands(hands, _seat(owner))
        self._rest = _cards(self._value("Undealt") or "")
        self._calls = [word for line in self._lines("Auction") for word in line if word != _NOTHING]
        self._removed = [_moved(tag.value) for tag in tags if tag.name == "CardsRemoved"]
        self._passed = [_moved(tag.value) for tag in tags if tag.name == "CardsPassed"]
        self._first = _seat(self._value("Play") or "S")
        self._tricks = self._lines("Play")
        self._rules = self._read_rules()

    def record(self) -> MatchRecord:
        """The deal as a match that begins with it, at the score before it where that is told."""
        draw = Draw(self._dealer)
        state = apply(new_match(self._rules), draw)
        actions: list[Action] = [draw]
        action: Action | None = stacked(state, law.packets(self._rules)[0], self._hands, self._rest)
        while action is not None:
            try:
                state = apply(state, action)
            except IllegalAction as problem:
                place = f"Trick {len(state.tricks) + 1}: " if state.phase is Phase.PLAY else ""
                sentence = f"{place}{problem.sentence}"
                raise ParseError(problem.code, sentence, options=problem.options, **problem.parts) from None
            actions.append(action)
            action = self._next(state)
        self._check_told(state)
        names = [re.sub(r"\s*\([^()]*\)$", "", self._value(seat) or "")[:200] for seat in SEATS]
        players = tuple(name or seat for name, seat in zip(names, SEATS, strict=True))
        return MatchRecord(rules=self._rules, start=self._score(state), players=players, actions=tuple(actions))

    def _next(self, state: State) -> Action | None:
        """The next action of the deal; None where it breaks off or is over."""
        match state.phase:
            case Phase.WEAK_HANDS:
                return self._weak(the_actor(state))
            case Phase.ROUND_1 | Phase.ROUND_2:
                return self._call(state) if self._calls else None
            case Phase.BURY:
                return self._bury(the_actor(state), given=bool(self._passed))
            case Phase.GIVE:
                return next((GIVES[cards[0]] for seat, cards in self._passed if seat == state.turn), None)
            case Phase.PLAY:
                return self._play(state)
        return None

    def _weak(self, seat: int) -> Action:
        """Silence keeps a hand."""
        under = next((cards for who, cards in self._removed if who == seat and len(cards) == _UNDER), None)
        return KEEP if under is None else GoUnder(tuple(sorted(under)))

    def _call(self, state: State) -> Action:
        word = self._calls.pop(0)
        if word == "PASS":
            return PASS
        found = _CALL.fullmatch(word)
        if found is None:
            given = repr(word[:20])
            sentence = f"{given} is not a call: write Pass or a suit, perhaps alone."
            raise ParseError("ptn/call", sentence, given=given)
        alone = found[2] is not None or self._calls[:1] == ["ALONE"]
        if found[2] is None and alone:
            self._calls.pop(0)
        suit = Suit.parse(found[1])
        if state.phase is Phase.ROUND_1 and suit is the_up_card(state.open).suit:
            return Order(alone)
        return Name(suit, alone)

    def _bury(self, seat: int, *, given: bool) -> Action | None:
        """The card that the dealer lays away, or that a lone player passes back."""
        passed = [cards for who, cards in self._passed if who == seat] if given else []
        laid = passed + [cards for who, cards in self._removed if who == seat and len(cards) == 1]
        return BURIES[laid[0][0]] if laid else None

    def _play(self, state: State) -> Action | None:
        number = len(state.tricks)
        row = self._tricks[number] if number < len(self._tricks) else []
        column = (the_actor(state) - self._first) % FOUR.players
        word = row[column] if column < len(row) else _NOTHING
        return None if word == _NOTHING else PLAYS[_card(word)]

    def _check_told(self, state: State) -> None:
        """Raise `ParseError` if more is told than happened up to there."""
        if self._calls:
            raise ParseError("ptn/calls", "More is called than there are turns to call.")
        told = sum(word != _NOTHING for row in self._tricks for word in row)
        played = sum(len(trick.cards) for trick in state.tricks) + len(state.trick)
        if len(self._tricks) > law.HAND_SIZE or (state.match.last is None and told > played):
            trick = min(len(state.tricks) + 1, law.HAND_SIZE)
            raise ParseError("ptn/play", f"Trick {trick} lacks the next card, or has one too many.", trick=trick)

    def _score(self, state: State) -> tuple[int, ...]:
        """The score before the deal: a finished one is told with the score after it. 0-0 where that is not told."""
        told = _SCORES.fullmatch(self._value("GameScores") or "")
        if told is None:
            return 0, 0
        points = (0, 0) if state.match.last is None else state.match.last.points
        score = int(told[1]) - points[0], int(told[2]) - points[1]
        return (0, 0) if min(score) < 0 or law.game_end(self._rules, score, 0).over else score

    def _read_options(self) -> dict[str, Any]:
        written = (self._value("GameOptionsJson") or "{}").replace('\\"', '"')
        try:
            told = decode(written)
        except ParseError:
            raise ParseError("ptn/options", "The options of the game cannot be read.") from None
        if not isinstance(told, dict) or told.get("variation"):
            raise ParseError("ptn/variation", "The deal is of another kind of Euchre than is played here.")
        return told

    def _read_rules(self) -> Rules:
        """The house rules by the options that are told, of which those for points and manners are not read."""
        lowest = _LOWEST.get(law.HAND_SIZE * FOUR.players + len(self._rest))
        if lowest is None:
            raise ParseError("ptn/undealt", "The cards that were not dealt are missing, or too many.")
        rules = ["standard", f"lowest={lowest}"]
        rules += [rule for option, rule in _OPTIONS.items() if self._told.get(option) is True]
        alone = any("ALONE" in word for word in self._calls)
        if self._told.get("callForBest") is True and (self._passed or not alone):
            rules.append("partners_best=1")
        target = self._told.get("gameOverScore")
        if isinstance(target, int) and not isinstance(target, bool):
            rules.append(f"target={target}")
        return Rules.parse(",".join(rules))

    def _value(self, name: str) -> str | None:
        return next((tag.value.strip() for tag in self._tags if tag.name == name), None)

    def _lines(self, name: str) -> list[list[str]]:
        return next((tag.lines for tag in self._tags if tag.name == name), [])


def _seat(text: str) -> int:
    if len(text) != 1 or text.upper() not in _SEATS:
        given = repr(text[:20])
        raise ParseError("ptn/seat", f"{given} is not a seat: write S, W, N or E.", given=given)
    return _SEATS.index(text.upper())


def _hands(text: str, owner: int) -> tuple[int, ...]:
    """The hands of the seats 0..3 as sets of cards, told from one seat on: spades.hearts.diamonds.clubs."""
    found = [0] * FOUR.players
    told = text.split()
    for step, hand in enumerate(told[: FOUR.players]):
        ranks = hand.split(".")
        if len(ranks) == len(_SUITS):
            if (held := sum(map(len, ranks))) > law.HAND_SIZE:
                sentence = f"A hand has {held} cards: of Euchre, where it has five, this is no deal."
                raise ParseError("ptn/hand", sentence, cards=held)
            cards = [_card(suit.letter + rank) for suit, held in zip(_SUITS, ranks, strict=True) for rank in held]
            found[(owner + step) % FOUR.players] = set_of(cards)
    if len(told) != FOUR.players or not all(hand.bit_count() == law.HAND_SIZE for hand in found):
        raise _no_deal()
    return tuple(found)


def _no_deal() -> ParseError:
    return ParseError("ptn/hands", "A deal is read with all four hands open, five cards in each.")


def _moved(text: str) -> tuple[int, tuple[Card, ...]]:
    """The seat that lays cards away or passes them on, and the cards."""
    seat, *_, cards = text.split(":") if ":" in text else ("", "")
    return _seat(seat), _cards(cards) or (_card(cards),)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(_card(text[place : place + 2]) for place in range(0, len(text), 2))


def _card(text: str) -> Card:
    """A card as the notation writes it, the suit first."""
    if len(text) != len("HJ"):
        given = repr(text[:20])
        raise ParseError("ptn/card", f"{given} is not a card: write the suit and the rank, such as HJ.", given=given)
    return Card.parse(text[1] + text[0])
