"""A view as JSON: everything a seat may know, in a form that any language reads.

docs/protocol.md describes it for people. A view goes out with everything it has and comes back the same:
``read_view(view_form(view)) == view``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from euchre.core import law
from euchre.core.actions import Action, Alone, AskPartner, Bury, Give, Keep, Name, Order, Together, parse_action
from euchre.core.cards import Card, CardSet, Suit
from euchre.core.errors import ParseError
from euchre.core.rules import Rules
from euchre.core.state import Call, Contract, Gift, Open, Phase, Result, Standing, Trick
from euchre.core.view import View


class CallForm(msgspec.Struct, frozen=True):
    """The call of a seat."""

    seat: int
    action: str


class TrickForm(msgspec.Struct, frozen=True):
    """A complete trick."""

    leader: int
    cards: tuple[str, ...]
    winner: int


class ResultForm(msgspec.Struct, frozen=True):
    """The result of a deal: the fields of `Result`."""

    deal_number: int = msgspec.field(name="number")
    dealer: int
    trump: str | None
    maker: int | None
    alone: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    score: tuple[int, ...]
    game_over: bool
    winner: int | None
    game: int = 1


class ViewForm(msgspec.Struct, frozen=True):
    """The view of a seat: everything of a `View`, flat."""

    rules: str
    seat: int | None
    phase: str
    turn: int | None
    legal: tuple[str, ...]
    score: tuple[int, ...]
    games: tuple[int, ...]
    tokens: tuple[int, ...]
    deal_number: int = msgspec.field(name="number")
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
    word: Literal["TRAM", "Euchre"] | None


def view_form(view: View) -> ViewForm:
    """A view as it is written."""
    return ViewForm(
        rules=_rules_text(view.rules),
        seat=view.seat,
        phase=view.phase.value,
        turn=view.turn,
        legal=tuple(map(str, view.legal)),
        score=view.match.score,
        games=view.match.games,
        tokens=view.match.tokens,
        deal_number=view.deal_number,
        dealer=view.dealer,
        last=None if view.match.last is None else result_form(view.match.last),
        winner=view.match.winner,
        cut=view.open.cut,
        packets=view.open.packets,
        up_card=None if view.open.up_card is None else str(view.open.up_card),
        calls=tuple(CallForm(call.seat, str(call.action)) for call in view.open.calls),
        under=view.open.under,
        trump=None if view.trump is None else view.trump.letter,
        maker=view.maker,
        alone=view.alone,
        taken=view.contract is not None and view.contract.taken,
        hand=_texts(view.hand),
        counts=view.counts,
        buried=_texts(view.buried),
        shown=tuple(map(_texts, view.shown)),
        leader=view.leader if view.phase is Phase.PLAY else None,
        order=view.order,
        trick=_texts(view.trick),
        tricks=tuple(TrickForm(trick.leader, _texts(trick.cards), trick.winner) for trick in view.tricks),
        word=view.word,
    )


def read_view(form: ViewForm) -> View:
    """The view that was written. Raises `EuchreError` for rules, cards, actions or a phase that do not exist."""
    rules, phase = _rules(form.rules), _phase(form.phase)
    calls = tuple(Call(call.seat, _call(call.action)) for call in form.calls)
    up_card = None if form.up_card is None else Card.parse(form.up_card)
    last = None if form.last is None else _result(form.last)
    finished = form.deal_number - (phase is not Phase.OVER)
    return View(
        phase=phase,
        turn=form.turn,
        match=Standing(rules, form.score, form.games, form.tokens, form.dealer or 0, finished, last, form.winner),
        open=Open(form.cut, form.packets, up_card, calls, form.under),
        contract=_contract(form, rules, calls),
        leader=(form.turn or 0) if form.leader is None else form.leader,
        trick=_cards(form.trick),
        tricks=tuple(Trick(trick.leader, _cards(trick.cards), trick.winner) for trick in form.tricks),
        counts=form.counts,
        shown=tuple(CardSet.of(_cards(texts)) for texts in form.shown),
        seat=form.seat,
        hand=CardSet.of(_cards(form.hand)),
        buried=_cards(form.buried),
        legal=tuple(map(parse_action, form.legal)),
    )


def _contract(form: ViewForm, rules: Rules, calls: tuple[Call, ...]) -> Contract | None:
    """The maker and the trump; what is not written follows from what was said."""
    if form.trump is None:
        return None
    if form.maker is None:
        raise ParseError("message/maker", "A view with a trump says who made it.")
    declined: tuple[int, ...] = ()
    for seat, action in calls:
        if isinstance(action, Alone):
            declined = law.asked_again(rules, seat, declined)
        elif isinstance(action, Together):
            declined = (*declined, seat)
    return Contract(
        trump=Suit.parse(form.trump),
        maker=form.maker,
        alone=form.alone,
        order=law.seating(rules).order_of_play(form.alone),
        watched=law.watched(rules),
        taken=form.taken,
        declined=declined,
        word=form.word,
        **_exchange(form, rules, calls),
    )


def _exchange(form: ViewForm, rules: Rules, calls: tuple[Call, ...]) -> dict[str, Any]:
    """The part of a contract about cards that are given and discarded."""
    asked: Gift | None = None
    given: tuple[Gift, ...] = ()
    kept: tuple[int, ...] = ()
    made = next(place for place, call in enumerate(calls) if isinstance(call.action, Order | Name))
    for seat, action in calls[made:]:
        if isinstance(action, AskPartner):
            asked = Gift(action.seat, seat)
        elif isinstance(action, Keep):
            kept = (*kept, seat)
        elif isinstance(action, Give):
            given, asked = (*given, asked or Gift(seat, *law.seating(rules).partners(seat))), None
    if form.phase == Phase.GIVE.value and asked is None and form.turn is not None:
        asked = Gift(form.turn, *law.seating(rules).partners(form.turn))
    discards: tuple[int, ...] = ()
    if form.phase == Phase.BURY.value:
        bearers = dict.fromkeys((form.dealer, form.maker, form.turn))
        discards = tuple(seat for seat in bearers if seat is not None for _ in range(form.counts[seat] - law.HAND_SIZE))
        discards = discards or (form.turn or 0,)
    return {"asked": asked, "given": given, "kept": kept, "discards": discards}


def result_form(result: Result) -> ResultForm:
    """The end of a deal as it is written."""
    return ResultForm(**result._asdict() | {"trump": None if result.trump is None else result.trump.letter})


def _result(form: ResultForm) -> Result:
    trump = None if form.trump is None else Suit.parse(form.trump)
    return Result(**msgspec.structs.asdict(form) | {"trump": trump})


def _call(text: str) -> Action:
    """A call, without the cards that were not shown."""
    return _WITHOUT_CARDS.get(text) or parse_action(text)


_WITHOUT_CARDS: Final[dict[str, Action]] = {str(action): action for action in (Bury(None), Give(None))}
"""Cards move face down: ``bury``, ``give``."""


def _phase(text: str) -> Phase:
    try:
        return Phase(text)
    except ValueError:
        raise ParseError("message/phase", f"{text[:20]!r} is not a phase of the game.") from None


def _texts(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(map(str, cards))


def _cards(texts: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(map(Card.parse, texts))


@lru_cache(maxsize=64)
def _rules_text(rules: Rules) -> str:
    return str(rules)


@lru_cache(maxsize=64)
def _rules(text: str) -> Rules:
    return Rules.parse(text)
