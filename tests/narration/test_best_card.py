"""Sentences about a partner's best card where it is asked for, and about the two cards laid aside."""

from __future__ import annotations

import pytest

from euchre.core import law
from euchre.core.actions import Action, AskPartner, Bury, Deal, Draw, Give, Keep, Order, Pass
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.state import Phase, State
from euchre.core.view import view
from euchre.narration.chronicle import lines
from euchre.narration.offer import offers
from euchre.narration.people import People
from euchre.narration.question import question
from euchre.narration.seen_action import SeenAction
from euchre.wording import Language, wording

NAMES = ("Ann", "Bess", "Cleo", "Dora", "Emma", "Fay")
SIX = "six-handed,partners_best=1,best_when=may-ask"
UP_CARD = "K♦"
"""The eleventh of 24 cards in their order; ten are dealt to two."""
RAILROAD = "railroad,best_when=may-ask"


def _first_deal(rules: str) -> State:
    """The pack in its order, dealt by the last seat, so that seat 0 speaks first."""
    state = apply(new_match(Rules.parse(rules)), Draw(law.seating(Rules.parse(rules)).players - 1))
    return apply(state, Deal(law.pack(state.rules), law.packets(state.rules)[0]))


def _alone(rules: str) -> State:
    """Ann has ordered up to play alone, and the dealer has buried a card: she may ask."""
    state = apply(_first_deal(rules), Order(alone=True))
    while state.phase is not Phase.ASK:
        state = apply(state, legal(state)[-1] if state.phase is Phase.BURY else legal(state)[0])
    assert state.turn == 0
    return state


def _told(state: State, action: Action, seat: int | None, language: Language) -> list[str]:
    players = law.seating(state.rules).players
    seen = SeenAction.seen_by(seat, state, action, apply(state, action))
    return list(lines(wording(language), seen, People(NAMES[:players], seat)))


@pytest.mark.parametrize(
    ("rules", "language", "asked", "waiting"),
    [
        (
            SIX,
            "en",
            "You play alone. Do you want the best card of a partner (Cleo and Emma)?",
            "Waiting for Ann to ask for a card, or play without.",
        ),
        (
            SIX,
            "de",
            "Du spielst allein. Möchtest du die beste Karte eines Partners (Cleo und Emma)?",
            "Warten auf Ann: um eine Karte bitten oder nicht.",
        ),
        (
            RAILROAD,
            "en",
            "You play alone. Do you want the best card of Cleo?",
            "Waiting for Ann to ask for a card, or play without.",
        ),
    ],
)
def test_a_lone_player_is_asked(rules: str, language: Language, asked: str, waiting: str) -> None:
    state = _alone(rules)
    names = NAMES[: law.seating(state.rules).players]
    assert question(wording(language), view(state, 0), People(names, 0)) == asked
    assert question(wording(language), view(state, 1), People(names, 1)) == waiting


def test_of_six_one_partner_of_two_is_asked() -> None:
    found = offers(wording(), view(_alone(SIX), 0))
    assert [(offer.key, offer.label, offer.action) for offer in found] == [
        ("k", "I keep my hand", Keep()),
        ("l", "ask the partner on your left", AskPartner(2)),
        ("r", "ask the partner on your right", AskPartner(4)),
    ]


def test_of_four_the_only_partner_is_asked() -> None:
    found = offers(wording("de"), view(_alone(RAILROAD), 0))
    assert [(offer.key, offer.label) for offer in found] == [
        ("k", "ich behalte mein Blatt"),
        ("a", "den Partner bitten"),
    ]


@pytest.mark.parametrize(
    ("seat", "language", "line"),
    [
        (None, "en", "Ann asks Emma for a card"),
        (0, "en", "You ask Emma for a card"),
        (4, "en", "Ann asks you for a card"),
        (0, "de", "Du bittest Emma um eine Karte"),
        (4, "de", "Ann bittet dich um eine Karte"),
    ],
)
def test_everybody_hears_who_is_asked(seat: int | None, language: Language, line: str) -> None:
    assert _told(_alone(SIX), AskPartner(4), seat, language) == [line]


def test_the_card_is_named_to_the_two_alone() -> None:
    state = apply(_alone(SIX), AskPartner(4))
    assert (state.phase, state.turn) == (Phase.GIVE, 4)
    assert question(wording(), view(state, 4), People(NAMES, 4)) == "Ann plays alone and asks for your best card."
    given = legal(state)[0]
    assert isinstance(given, Give)
    card = str(given.card)[0]
    assert _told(state, given, 4, "en")[0].startswith(f"You give Ann {card}")
    assert _told(state, given, 0, "en")[0].startswith(f"Emma gives you {card}")
    assert _told(state, given, 2, "en") == ["Emma: my best card"]
    assert _told(state, given, None, "en") == ["Emma: my best card"]


@pytest.mark.parametrize(
    ("language", "taken", "asked"),
    [
        ("en", "Ann took the two cards laid aside", "Choose a card of your hand to bury; 2 are to go."),
        (
            "de",
            "Ann hat die zwei beiseitegelegten Karten genommen",
            "Wähle eine Karte, die du drückst; 2 müssen weg.",
        ),
    ],
)
def test_the_maker_takes_the_cards_laid_aside_and_buries_as_many(language: Language, taken: str, asked: str) -> None:
    state = _first_deal("two-handed,widow=yes")
    assert _told(state, Order(), None, language)[-1] == taken
    state = apply(state, Order())
    # The dealer, Bess, took the up-card and buries first; then Ann buries two.
    assert state.turn == 1
    assert _told(state, legal(state)[0], None, "en") == [f"Bess took {UP_CARD} and buried a card"]
    state = apply(state, legal(state)[0])
    assert state.turn == 0
    assert question(wording(language), view(state, 0), People(NAMES[:2], 0)) == asked
    first = legal(state)[0]
    assert isinstance(first, Bury)
    assert _told(state, first, 1, "en") == ["Ann buried a card"]
    state = apply(state, first)
    assert question(wording("en"), view(state, 0), People(NAMES[:2], 0)) == "Choose a card of your hand to bury."


def test_a_dealer_who_is_the_maker_takes_the_up_card_once() -> None:
    state = apply(apply(_first_deal("two-handed,widow=yes"), Pass()), Order())
    told = []
    while state.phase is Phase.BURY:
        told += _told(state, legal(state)[0], 0, "en")
        state = apply(state, legal(state)[0])
    assert told == [f"Bess took {UP_CARD} and buried a card", "Bess buried a card", "Bess buried a card"]
