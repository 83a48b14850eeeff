"""The game as a client gets it: a view, with everything on it named and every choice in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from euchre.core import law
from euchre.core.actions import KEEP
from euchre.core.cards import BENNY, Card, Suit
from euchre.core.rules import Rules
from euchre.core.state import Phase, Trick
from euchre.core.trump import display_order, winner
from euchre.core.view import View
from euchre.narration.coach import coach
from euchre.narration.people import People
from euchre.narration.question import question
from euchre.narration.results import deal_heading, standing, story, title, verdict
from euchre.narration.score_cards import score_cards
from euchre.narration.spoken import last_words
from euchre.narration.up_card import up_card
from euchre.tables.perspective.choices import barred, choices
from euchre.tables.perspective.faces import aloud, held, mark, texts
from euchre.tables.replies import Held, Laid, Picture, ResultNow, TrickNow, UpCardNow
from euchre.wording import Wording

_BEFORE_LEAD: Final = frozenset({Phase.BENNY, Phase.WEAK_HANDS, Phase.ROUND_1, Phase.ROUND_2, Phase.BURY, Phase.ALONE})
"""The phases from the deal to the end of a round of announcements."""


def picture_of(
    words: Wording, view: View, people: People, *, coached: bool = False, public: Picture | None = None
) -> Picture:
    """The picture for the owner of a view, in words of one language; with the line for beginners if `coached`.

    `public` is what `public_picture` makes of what a spectator sees, if somebody has made it already.
    """
    return msgspec.structs.replace(
        public_picture(words, view) if public is None else public,
        seat=view.seat,
        question=question(words, view, people) or _no_question(words, view),
        coach=coach(words, view) if coached else "",
        choices=choices(words, view),
        barred=barred(words, view),
        hand=() if view.sits_out and not view.shown else _hand(words, view.rules, view.hand, view.trump),
        buried=texts(view.buried),
        may_announce=may_announce(view),
        may_skip=view.may_skip,
        last=_result(words, view, people),
        verdict=verdict(words, view, people) if view.phase is Phase.OVER else "",
    )


def public_picture(words: Wording, view: View) -> Picture:
    """The parts of a picture that every seat shares: nothing in them is one seat's own or says "you"."""
    rules, seating = view.rules, law.seating(view.rules)
    return Picture(
        seat=None,
        players=seating.players,
        sides=seating.sides,
        phase=view.phase.value,
        turn=view.turn,
        question="",
        coach="",
        choices=(),
        barred=(),
        hand=(),
        buried=(),
        counts=view.counts,
        shown=tuple(texts(display_order(cards, view.trump)) for cards in view.shown),
        out=tuple(sorted(seating.sitting_out(view.alone))),
        number=view.deal_number,
        dealer=view.dealer,
        cut=view.open.cut,
        packets=_packets(rules, view.dealer, view.open.packets),
        kitty=len(law.pack(rules)) - law.HAND_SIZE * seating.players - 1,
        up_card=_up_card(view),
        trump=None if view.trump is None else str(view.trump),
        maker=view.maker,
        alone=view.alone,
        may_announce=False,
        words=last_words(words, view),
        trick=_laid(rules, view.order, view.leader, view.trick, view.trump),
        tricks=_tricks(rules, view.order, view.tricks, view.trump),
        winning=_winning(view),
        tricks_taken=view.tricks_taken,
        score=view.match.score,
        target=law.target(rules),
        deals=law.deals_in_a_game(rules),
        games=view.match.games,
        benny=aloud(words, rules, BENNY) if BENNY in law.pack(rules) else "",
        two_stands_in=law.two_of_spades_stands_in(rules),
        rubber=law.games_to_win(rules) > 1,
        pips=tuple(score_cards(rules, score) or () for score in view.match.score),
        word=view.word,
        may_skip=False,
        last=None,
        winner=view.match.winner,
        verdict="",
    )


def broken_off(view: View, winner: int | None) -> View:
    """The view of a match that is over before its last card: the cards lie as they lay, and a side has won, or none."""
    return view._replace(phase=Phase.OVER, turn=None, legal=(), match=view.match._replace(winner=winner))


def _no_question(words: Wording, view: View) -> str:
    """The words where the only answer is to keep a hand; it must be given by who is asked, or others would know."""
    return words("question-not-weak") if view.legal == (KEEP,) else ""


def may_announce(view: View) -> bool:
    """True if the owner of a view may still be asked to play alone, in a round of announcements."""
    # In such a round the dealer has buried before anybody is alone: whoever buries later has got partner's best.
    buries_gift = view.phase is Phase.BURY and view.alone
    if view.seat is None or view.phase not in _BEFORE_LEAD or buries_gift:
        return False
    return law.may_announce(view.rules, view.seat, view.maker, view.alone)


def _up_card(view: View) -> UpCardNow | None:
    card = up_card(view)
    return None if card is None else UpCardNow(card=str(card.card), fate=card.fate, face_up=card.face_up)


@lru_cache(16_384)  # it stays while the others play
def _hand(words: Wording, rules: Rules, cards: tuple[Card, ...], trump: Suit | None) -> tuple[Held, ...]:
    return tuple(held(words, rules, card, trump) for card in display_order(cards, trump))


@lru_cache(1024)
def _packets(rules: Rules, dealer: int | None, packets: tuple[int, ...]) -> tuple[int, ...]:
    if dealer is None or not packets:
        return ()
    dealt = dict(zip(law.dealing_order(rules, dealer), packets, strict=True))
    return tuple(dealt[seat] for seat in sorted(dealt))


def _winning(view: View) -> int | None:
    if view.trump is None or not view.trick:
        return None
    return view.order[winner(view.trump, view.trick)]


@lru_cache(4096)  # all seats see the same, and what lies on the table lies there for a while
def _tricks(
    rules: Rules, order: tuple[int, ...], tricks: tuple[Trick, ...], trump: Suit | None
) -> tuple[TrickNow, ...]:
    return tuple(
        TrickNow(cards=_laid(rules, order, trick.leader, trick.cards, trump), winner=trick.winner) for trick in tricks
    )


@lru_cache(4096)
def _laid(
    rules: Rules, order: tuple[int, ...], leader: int, cards: tuple[Card, ...], trump: Suit | None
) -> tuple[Laid, ...]:
    """The cards of a trick with the seats that played them, clockwise; who sits out is not in the order."""
    seats = (*(seat for seat in sorted(order) if seat >= leader), *(seat for seat in sorted(order) if seat < leader))
    laid = zip(seats, cards, strict=False)
    return tuple(Laid(seat=seat, card=str(card), mark=mark(rules, card, trump)) for seat, card in laid)


def _result(words: Wording, view: View, people: People) -> ResultNow | None:
    last = view.match.last
    if last is None:
        return None
    return ResultNow(
        number=last.deal_number,
        heading=deal_heading(words, view.rules, game=last.game, number=last.deal_number),
        title=title(words, view.rules, last),
        lines=story(words, last, people),
        points=last.points,
        score=last.score,
        game=standing(words, view, people),
    )
