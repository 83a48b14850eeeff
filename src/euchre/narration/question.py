"""Questions asked at the table, a sentence each."""

from __future__ import annotations

from euchre.core import law
from euchre.core.actions import BUMP, KEEP, REDEAL, Order, Pass
from euchre.core.card_names import card_part
from euchre.core.cards import BENNY
from euchre.core.state import Gift, Phase, the_contract, the_up_card
from euchre.core.trump import suit_of
from euchre.core.view import View, the_seat
from euchre.narration.people import People, named
from euchre.wording import Wording


def question(words: Wording, view: View, people: People) -> str:  # noqa: PLR0911 - a case for each phase
    """The question for the owner of the view now, or the player waited for; "" if there is nothing to say.

    A spectator only reads who is waited for.
    """
    if view.turn is None:
        return words("question-dealing") if view.phase is Phase.DEAL else ""
    if view.word:
        return words("question-rest-plays-itself", word=view.word)
    benny = card_part(view.rules, BENNY)
    if view.turn != view.seat:
        return words("question-waiting", phase=view.phase.value, name=people.names[view.turn], card=benny)
    match view.phase:
        case Phase.CUT:
            cut = "question-cut-or-bump" if BUMP in view.legal else "question-cut"
            return words(cut, name=people.names[view.match.dealer])
        case Phase.BENNY:
            return words("question-benny", card=benny, blind=_yes(law.named_blind(view.rules)))
        case Phase.WEAK_HANDS:
            return _weak(words, view)
        case Phase.ROUND_1:
            return _round_1(words, view, people)
        case Phase.ROUND_2:
            return _round_2(words, view)
        case Phase.BURY:
            return _bury(words, view)
        case Phase.ALONE:
            return _alone(words, view, people)
        case Phase.ASK | Phase.GIVE:
            return _best_card(words, view, people)
        case _:
            return _play(words, view)


def _round_1(words: Wording, view: View, people: People) -> str:
    up_card = the_up_card(view.open)
    card, suit, name = (
        card_part(view.rules, up_card),
        str(law.turned_suit(view.rules, up_card)),
        people.names[view.match.dealer],
    )
    if view.seat == view.match.dealer:
        return words("question-take-up", card=card, suit=suit)
    if not any(isinstance(action, Order) for action in view.legal):
        return words("question-none-of-the-suit", name=name, card=card, suit=suit)
    if not any(action == Order() for action in view.legal):
        partners = len(people.seating.partners(the_seat(view)))
        return words("question-accept-alone", name=name, card=card, partners=partners)
    return words("question-order-up", name=name, card=card, suit=suit)


def _round_2(words: Wording, view: View) -> str:
    may_pass = any(isinstance(action, Pass) for action in view.legal)
    asked = "question-name-or-pass" if may_pass else "question-must-name"
    return words(asked, card=card_part(view.rules, the_up_card(view.open)))


def _best_card(words: Wording, view: View, people: People) -> str:
    if view.phase is Phase.ASK:
        partners = people.seating.partners(the_seat(view))
        return words("question-ask", partner=named(words, people, partners), partners=len(partners))
    asked = "question-give-asked" if law.asks_for_best(view.rules) else "question-give"
    return words(asked, name=people.names[the_gift(view).loner])


def the_gift(view: View) -> Gift:
    """The best card that is about to be given: by whom, and to whom."""
    gift = the_contract(view).asked
    assert gift is not None, "a card is given where one is due"
    return gift


def _bury(words: Wording, view: View) -> str:
    left = the_contract(view).discards.count(the_seat(view))
    return words("question-bury-several", left=left) if left > 1 else words("question-bury")


def _weak(words: Wording, view: View) -> str:
    if view.legal == (KEEP,):
        return ""
    return words("question-redeal" if REDEAL in view.legal else "question-go-under")


def _alone(words: Wording, view: View, people: People) -> str:
    seat = the_seat(view)
    seating = people.seating
    makers = view.maker is not None and seating.side(view.maker) == seating.side(seat)
    partner = named(words, people, seating.partners(seat))
    if not view.alone:
        return words("question-play-alone" if makers else "question-defend-alone", partner=partner)
    # A player who has declined is asked again when somebody of the other side goes alone.
    asked = "question-play-alone-after" if makers else "question-defend-alone-after"
    return words(asked, name=people.names[view.alone[0]], partner=partner)


def _play(words: Wording, view: View) -> str:
    if not view.trick:
        return words("question-lead")
    led = view.trick[0]
    return words("question-follow", suit=str(suit_of(led, view.trump)), card=card_part(view.rules, led))


def _yes(value: bool) -> str:  # noqa: FBT001 - a switch becomes a part of a sentence
    return "yes" if value else "no"
