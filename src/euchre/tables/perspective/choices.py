"""The choices of a seat now, and the cards it may not choose, and why: all of it from what the seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.core.actions import BURIES, GIVES, PLAYS, Action, Bury, Cut, Give, GoUnder, Play
from euchre.core.card_names import card_name, card_part
from euchre.core.refusals import refusal
from euchre.core.state import Hidden, Phase, State, copy, new_state, seal
from euchre.core.trump import display_order
from euchre.core.view import View, the_seat
from euchre.narration.offer import offer
from euchre.narration.refused import sentence_of
from euchre.tables.perspective.faces import texts
from euchre.tables.replies import Barred, Choice
from euchre.wording import Wording

_CARD_ACTIONS: Final[dict[Phase, Sequence[Action]]] = {Phase.PLAY: PLAYS, Phase.BURY: BURIES, Phase.GIVE: GIVES}


def choices(words: Wording, view: View) -> tuple[Choice, ...]:
    """The choices of the view's owner, cards in the order they are sorted."""
    if view.word:
        return ()
    asked = _CARD_ACTIONS.get(view.phase)
    if asked is not None:
        possible = set(view.legal)
        ordered = (asked[card] for card in display_order(view.hand, view.trump))
        return tuple(_choice(words, view, action) for action in ordered if action in possible)
    return tuple(_choice(words, view, action) for action in view.legal)


def _choice(words: Wording, view: View, action: Action) -> Choice:
    match action:
        case Play(card):
            return Choice(action=str(action), label=card_name(view.rules, card), card=str(card))
        case Bury(card) | Give(card) if card is not None:
            label = words("offer-bury" if isinstance(action, Bury) else "offer-give", card=card_part(view.rules, card))
            return Choice(action=str(action), label=label, card=str(card))
    answer = offer(words, view, action)
    if answer is None:
        return Choice(action=str(action), label=str(action))
    key = "" if isinstance(action, Cut) else answer.key
    cards = texts(action.cards) if isinstance(action, GoUnder) else ()
    return Choice(action=str(action), label=answer.label, key=key, alone=answer.alone, cards=cards)


def barred(words: Wording, view: View) -> tuple[Barred, ...]:
    """The cards that the owner of the view may not choose now, each with the sentence why."""
    asked = _CARD_ACTIONS.get(view.phase)
    if asked is None or view.word or not view.legal:
        return ()
    known, possible = _as_known(view), set(view.legal)
    return tuple(
        Barred(card=str(card), why=sentence_of(words, refusal(known, asked[card], view.legal)))
        for card in display_order(view.hand, view.trump)
        if asked[card] not in possible
    )


def _as_known(view: View) -> State:
    """The state as far as a refusal needs it, made of what the seat knows: it cannot tell more."""
    seat = the_seat(view)
    hidden = Hidden(tuple(view.hand if seat == other else 0 for other in range(len(view.counts))))
    draft = copy(new_state(view.phase, seat, view.match, view.open, hidden, view.contract))
    draft.trick = view.trick
    return seal(draft)
