"""The game as a client gets it: a view, with everything on it named and every choice in words."""

from __future__ import annotations

from functools import lru_cache

from euchre.core import law
from euchre.core.actions import KEEP
from euchre.core.cards import Card
from euchre.core.rules import Rules
from euchre.core.score_cards import score_cards
from euchre.core.state import Phase, Trick
from euchre.core.trump import display_order
from euchre.core.up_card import up_card
from euchre.core.view import View
from euchre.tables.replies import Laid, Picture, PipsNow, ResultNow, TrickNow, UpCardNow
from euchre.tables.shown.choices import barred, choices
from euchre.tables.shown.faces import held, texts
from euchre.tables.telling.chronicle import last_words
from euchre.tables.telling.question import question
from euchre.tables.telling.results import standing, story, title, verdict


def picture_of(view: View, names: tuple[str, ...]) -> Picture:
    """What the owner of a view is shown; `names` are those of the seats 0..3 as she hears them."""
    rules, seats = view.rules, range(law.seats(view.rules))
    out = tuple(sorted(law.partner(seat) for seat in view.alone))
    face_down = view.seat in out and view.phase is Phase.PLAY
    hand = () if face_down else display_order(view.hand, view.trump)
    return Picture(
        seat=view.seat,
        phase=view.phase.value,
        turn=view.turn,
        question=question(view, names) or _no_question(view),
        choices=choices(view),
        barred=barred(view),
        hand=tuple(held(rules, card, view.trump) for card in hand),
        buried=texts(view.buried),
        counts=view.counts,
        shown=tuple(texts(display_order(cards, view.trump)) for cards in view.shown),
        out=out,
        number=view.number,
        dealer=view.dealer,
        up_card=_up_card(view),
        trump=None if view.trump is None else str(view.trump),
        maker=view.maker,
        alone=view.alone,
        words=tuple(last_words(view, seat) for seat in seats),
        trick=() if view.leader is None else _laid(view.order, view.leader, view.trick),
        tricks=_tricks(view.order, view.tricks),
        tricks_taken=view.tricks_taken,
        score=view.score,
        target=law.target(rules),
        games=view.games,
        two_stands_in=law.two_of_spades_stands_in(rules),
        rubber=law.games_to_win(rules) > 1,
        pips=tuple(_pips(rules, score) for score in view.score),
        word=view.word,
        last=_result(view, names),
        winner=view.winner,
        verdict=verdict(view, names) if view.phase is Phase.OVER else "",
    )


def _no_question(view: View) -> str:
    """What is said where the only answer is to keep a hand; it must be given by who is asked, or others would know."""
    return "Your hand is not weak: keep it." if view.legal == (KEEP,) else ""


def _up_card(view: View) -> UpCardNow | None:
    card = up_card(view)
    return None if card is None else UpCardNow(card=str(card.card), fate=card.fate, face_up=card.face_up)


@lru_cache(1024)  # all seats see the same, and what lies on the table lies there for a while
def _tricks(order: tuple[int, ...], tricks: tuple[Trick, ...]) -> tuple[TrickNow, ...]:
    return tuple(TrickNow(cards=_laid(order, trick.leader, trick.cards), winner=trick.winner) for trick in tricks)


@lru_cache(1024)
def _laid(order: tuple[int, ...], leader: int, cards: tuple[Card, ...]) -> tuple[Laid, ...]:
    """The cards of a trick with the seats that played them, clockwise; who sits out is not in the order."""
    seats = (*(seat for seat in sorted(order) if seat >= leader), *(seat for seat in sorted(order) if seat < leader))
    return tuple(Laid(seat=seat, card=str(card)) for seat, card in zip(seats, cards, strict=False))


@lru_cache(1024)
def _pips(rules: Rules, score: int) -> tuple[PipsNow, ...]:
    cards = score_cards(rules, score) or ()
    return tuple(PipsNow(pips=card.pips, showing=card.showing, face_up=card.face_up) for card in cards)


def _result(view: View, names: tuple[str, ...]) -> ResultNow | None:
    last = view.last
    if last is None:
        return None
    return ResultNow(
        number=last.number,
        title=title(last),
        lines=story(last, names),
        points=last.points,
        score=last.score,
        game=standing(view, names),
    )
