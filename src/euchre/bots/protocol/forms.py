"""A view as JSON: everything a seat may know, in a form that any language reads.

docs/protocol.md describes it for people. A view goes out with everything it has and comes back the same:
``read_view(view_form(view)) == view``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from euchre.core.actions import Action, Bury, Give, parse_action
from euchre.core.cards import Card, Suit
from euchre.core.errors import ParseError
from euchre.core.rules import Rules
from euchre.core.state import Call, Phase, Result, Trick
from euchre.core.view import View


class CallForm(msgspec.Struct, frozen=True):
    """What a seat said."""

    seat: int
    action: str


class TrickForm(msgspec.Struct, frozen=True):
    """A complete trick."""

    leader: int
    cards: tuple[str, ...]
    winner: int


class ResultForm(msgspec.Struct, frozen=True):
    """How a deal ended: the fields of `Result`."""

    number: int
    dealer: int
    trump: str | None
    maker: int | None
    alone: tuple[int, ...]
    tricks: tuple[int, int]
    points: tuple[int, int]
    score: tuple[int, int]
    game_over: bool
    winner: int | None
    game: int = 1


class ViewForm(msgspec.Struct, frozen=True):
    """What a seat may know: the fields of `View`, in its order."""

    rules: str
    seat: int | None
    phase: str
    turn: int | None
    legal: tuple[str, ...]
    score: tuple[int, int]
    games: tuple[int, int]
    tokens: tuple[int, int]
    number: int
    dealer: int | None
    last: ResultForm | None
    winner: int | None
    cut: int
    packets: tuple[int, ...]
    up_card: str | None
    calls: tuple[CallForm, ...]
    under: int | None
    trump: str | None
    maker: int | None
    alone: tuple[int, ...]
    taken: bool
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    buried: tuple[str, ...]
    shown: tuple[tuple[str, ...], ...]
    leader: int | None
    order: tuple[int, ...]
    trick: tuple[str, ...]
    tricks: tuple[TrickForm, ...]
    word: str | None


def view_form(view: View) -> ViewForm:
    """A view as it is written."""
    return ViewForm(
        rules=_rules_text(view.rules),
        seat=view.seat,
        phase=view.phase.value,
        turn=view.turn,
        legal=tuple(map(str, view.legal)),
        score=view.score,
        games=view.games,
        tokens=view.tokens,
        number=view.number,
        dealer=view.dealer,
        last=None if view.last is None else result_form(view.last),
        winner=view.winner,
        cut=view.cut,
        packets=view.packets,
        up_card=None if view.up_card is None else str(view.up_card),
        calls=tuple(CallForm(call.seat, str(call.action)) for call in view.calls),
        under=view.under,
        trump=None if view.trump is None else view.trump.letter,
        maker=view.maker,
        alone=view.alone,
        taken=view.taken,
        hand=_texts(view.hand),
        counts=view.counts,
        buried=_texts(view.buried),
        shown=tuple(map(_texts, view.shown)),
        leader=view.leader,
        order=view.order,
        trick=_texts(view.trick),
        tricks=tuple(TrickForm(trick.leader, _texts(trick.cards), trick.winner) for trick in view.tricks),
        word=view.word,
    )


def read_view(form: ViewForm) -> View:
    """The view that was written. Raises `EuchreError` for rules, cards, actions or a phase that do not exist."""
    plain = {name: getattr(form, name) for name in _PLAIN}
    return View(
        **plain,
        rules=_rules(form.rules),
        phase=_phase(form.phase),
        legal=tuple(map(parse_action, form.legal)),
        last=None if form.last is None else _result(form.last),
        up_card=None if form.up_card is None else Card.parse(form.up_card),
        calls=tuple(Call(call.seat, _call(call.action)) for call in form.calls),
        trump=None if form.trump is None else Suit.parse(form.trump),
        hand=_cards(form.hand),
        buried=_cards(form.buried),
        shown=tuple(map(_cards, form.shown)),
        trick=_cards(form.trick),
        tricks=tuple(Trick(trick.leader, _cards(trick.cards), trick.winner) for trick in form.tricks),
    )


_PLAIN: Final = (
    *("seat", "turn", "score", "games", "tokens", "number", "dealer", "winner", "cut", "packets", "under"),
    *("maker", "alone", "taken", "counts", "leader", "order", "word"),
)
"""The fields of a view that are written as they are."""


def result_form(result: Result) -> ResultForm:
    """The end of a deal as it is written."""
    return ResultForm(**result._asdict() | {"trump": None if result.trump is None else result.trump.letter})


def _result(form: ResultForm) -> Result:
    trump = None if form.trump is None else Suit.parse(form.trump)
    return Result(**msgspec.structs.asdict(form) | {"trump": trump})


def _call(text: str) -> Action:
    """What somebody said, the cards they did not show left out."""
    return _WITHOUT_CARDS.get(text) or parse_action(text)


_WITHOUT_CARDS: Final[dict[str, Action]] = {str(action): action for action in (Bury(None), Give(None))}
"""Cards move face down: ``bury``, ``give``."""


def _phase(text: str) -> Phase:
    try:
        return Phase(text)
    except ValueError:
        raise ParseError("message/phase", f"{text[:20]!r} is no phase of the game.") from None


def _texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(map(str, cards))


def _cards(texts: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(map(Card.parse, texts))


@lru_cache(maxsize=64)
def _rules_text(rules: Rules) -> str:
    return str(rules)


@lru_cache(maxsize=64)
def _rules(text: str) -> Rules:
    return Rules.parse(text)
