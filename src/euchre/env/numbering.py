"""A number for everything a player can do, the same under all rules and at all tables.

>>> from euchre import parse_action
>>> numbers_of(parse_action("play 9c")), str(ACTIONS[2])
((2,), 'play 9c')

Chance, which draws the first dealer and deals, has no numbers here. Every other action has one, but going under is
spelt with three, a card at a time from the lowest (``under 9c``, ``under Td``, ``under 9h``): one number for each way
to go under would take more than all the rest together, and say nothing of what the ways have in common. A partner
who is asked for a card is counted clockwise from the player who asks: ``ask 2`` is the near one, ``ask 4`` the far one
of six.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from euchre.core.actions import (
    ALONE,
    BUMP,
    BURIES,
    GIVES,
    KEEP,
    PASS,
    PLAYS,
    REDEAL,
    TOGETHER,
    TRAM,
    Action,
    AskPartner,
    Cut,
    GoUnder,
    Name,
    Order,
    Play,
)
from euchre.core.cards import CARDS, Suit
from euchre.core.errors import IllegalAction

LOW: Final = tuple(card for card in CARDS if card.rank <= 10)
"""The cards that may go under: sevens to tens."""

ACTIONS: Final[tuple[Action, ...]] = (
    *PLAYS,
    *BURIES,
    *GIVES,
    *(GoUnder((card,)) for card in LOW),
    PASS,
    Order(),
    Order(alone=True),
    *(Name(suit, alone) for alone, suit in product((False, True), Suit)),
    ALONE,
    TOGETHER,
    TRAM,
    KEEP,
    REDEAL,
    BUMP,
    *map(Cut, range(1, len(CARDS))),
    AskPartner(2),
    AskPartner(4),
)
"""The meaning of each number; of going under, one of its three cards; of asking, how far to the left somebody sits."""

Spelling = tuple[int, ...]
"""The numbers of one action, in the order they are chosen."""

_NUMBERS: Final = {action: number for number, action in enumerate(ACTIONS)}
_PLAYS: Final[tuple[Spelling, ...]] = tuple((_NUMBERS[action],) for action in PLAYS)


def numbers_of(action: Action, legal: Sequence[Action] = ()) -> Spelling:
    """The numbers that spell an action of those that are `legal`: one, or three for going under.

    Raises `KeyError` for what only chance does and for an action with blanks.
    """
    if type(action) is Play:  # most of all choices, and to hash an action takes longer
        return _PLAYS[action.card]
    if type(action) is GoUnder:
        first, second, third = sorted(action.cards)
        return _NUMBERS[GoUnder((first,))], _NUMBERS[GoUnder((second,))], _NUMBERS[GoUnder((third,))]
    if type(action) is AskPartner:  # after keeping the hand the partners stand clockwise, and each second seat is one
        return (_NUMBERS[AskPartner(2 * legal.index(action))],)
    return (_NUMBERS[action],)


def choices(legal: Sequence[Action], begun: Spelling = ()) -> list[int]:
    """The numbers that may be chosen next, in ascending order, when those of `begun` have been chosen."""
    if not begun:
        return sorted({numbers_of(action, legal)[0] for action in legal})
    done = len(begun)
    spelt = [numbers_of(action, legal) for action in legal]
    return sorted({spelling[done] for spelling in spelt if spelling[:done] == begun and len(spelling) > done})


def chosen(legal: Sequence[Action], spelling: Spelling) -> Action | None:
    """The legal action that these numbers spell; None while more of them are to come.

    Raises `IllegalAction` if no legal action begins with them.
    """
    for action in legal:
        numbers = numbers_of(action, legal)
        if numbers[: len(spelling)] == spelling:
            return action if len(numbers) == len(spelling) else None
    raise illegal(spelling[-1], choices(legal, spelling[:-1]))


def illegal(number: int, allowed: Sequence[int]) -> IllegalAction:
    """The error for a number that may not be chosen now, in one sentence with those that may."""
    given = f"{number} ({ACTIONS[number]})" if 0 <= number < len(ACTIONS) else str(number)
    offered = ", ".join(f"{one} ({ACTIONS[one]})" for one in allowed)
    sentence = (
        f"Action {given} is not possible now: choose {offered}." if allowed else f"Action {given} comes too late."
    )
    return IllegalAction("env/illegal", sentence, given=given, offered=offered)
