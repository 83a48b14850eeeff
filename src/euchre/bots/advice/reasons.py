"""The reason for or against a choice, in one sentence: the player's cards, and the outcomes the search saw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euchre.bots.advice.card_reasons import card_reason
from euchre.bots.advice.outcomes import OutcomeShares
from euchre.bots.advice.wording import friends_and_foes, held, percent
from euchre.core import law
from euchre.core.actions import (
    Action,
    Alone,
    AskPartner,
    Bury,
    Give,
    GoUnder,
    Keep,
    Name,
    Order,
    Pass,
    Play,
    Redeal,
    Together,
)
from euchre.core.card_names import card_name
from euchre.core.cards import Card, cards_in
from euchre.core.state import Phase, the_contract, the_up_card
from euchre.core.trump import STRENGTH, SUIT_IN_PLAY, SUIT_SET
from euchre.core.view import View, the_seat
from euchre.equity.stakes import MatchStakes
from euchre.wording import Wording

_DOUBT: Final = 1 / 3
"""The share of euchres from which on they are the reason for a pass."""


def reason(words: Wording, view: View, action: Action, like: Action, estimates: Mapping[Action, OutcomeShares]) -> str:
    """The reason for or against an action.

    `like` is an action with the same result, perhaps the same action; `estimates` has the shares of all such actions,
    the best first.
    """
    if view.phase is Phase.ASK:
        what = words("hint-ask" if isinstance(action, AskPartner) else "hint-ask-nobody", **friends_and_foes(view))
        return words("hint-and-then", what=what, then=_goes(words, view, estimates[like]))
    if view.phase is not Phase.PLAY:
        return _before_the_lead(words, view, action, estimates[like], estimates)
    if isinstance(action, Play):
        return card_reason(words, view, action.card, like, estimates)
    return words("hint-tram")


def _before_the_lead(  # noqa: PLR0911 - a case for each kind of action
    words: Wording,
    view: View,
    action: Action,
    shares: OutcomeShares,
    estimates: Mapping[Action, OutcomeShares],
) -> str:
    match action:
        case Name() | Order() if not view.hand:
            return _blind(words, action, shares)
        case Keep() if len(view.legal) == 1:
            return words("hint-not-weak")
        case Keep():
            return words("hint-keep", **_scores(view, shares))
        case Redeal():
            return _redealing(words, view, MatchStakes.of(view).average(law.seating(view.rules).side(the_seat(view))))
        case GoUnder(cards):
            swapped = words.listed([card_name(view.rules, card) for card in cards])
            return words("hint-go-under", cards=swapped, **_scores(view, shares))
        case _ if len(view.legal) == 1:
            return words("hint-forced")
        case Pass():
            return _passing(words, view, estimates)
        case Order() | Name():
            return _calling(words, view, action, shares)
        case Alone() | Together():
            return _announcing(words, view, action, shares)
        case Bury(card) if card is not None:
            return words("hint-and-then", what=_burying(words, view, card), then=_goes(words, view, shares))
        case Give(card) if card is not None:
            return words(
                "hint-give", what=_giving(words, view, card), share=percent(shares.marched), **friends_and_foes(view)
            )
        case _:
            return words("hint-forced")


def cut_reason(words: Wording) -> str:
    """The reason for a cut: one is like another."""
    return words("hint-cut")


def _scores(view: View, shares: OutcomeShares) -> dict[str, int | str]:
    """The parts `$share` and `$other`: how often each side scores; and the words for the sides."""
    return {"share": percent(shares.scores), "other": percent(shares.loses), **friends_and_foes(view)}


def _redealing(words: Wording, view: View, mean: float) -> str:
    return words(
        "hint-redeal-more" if mean >= 0 else "hint-redeal-fewer",
        points=words.decimal(abs(mean)),
        **friends_and_foes(view),
    )


def _blind(words: Wording, action: Name | Order, shares: OutcomeShares) -> str:
    return words("hint-blind-alone", share=percent(shares.marched)) if action.alone else words("hint-blind")


def _passing(words: Wording, view: View, estimates: Mapping[Action, OutcomeShares]) -> str:
    best = next(iter(estimates))
    call = next((action for action in estimates if isinstance(action, Order | Name) and not action.alone), None)
    if isinstance(best, Pass) and call is not None and estimates[call].euchred >= _DOUBT:
        share = percent(estimates[call].euchred)
        if isinstance(call, Name):
            return words("hint-pass-name", suit=str(call.suit), share=share)
        return words("hint-pass-take-up" if view.seat == view.match.dealer else "hint-pass-order-up", share=share)
    shares = next(shares for action, shares in estimates.items() if isinstance(action, Pass))
    return words("hint-pass", **_scores(view, shares))


def _calling(words: Wording, view: View, action: Order | Name, shares: OutcomeShares) -> str:
    seat, dealer, up_card = the_seat(view), view.match.dealer, the_up_card(view.open)
    if action.alone:
        return _alone(words, view, seat, shares)
    trump = action.suit if isinstance(action, Name) else law.turned_suit(view.rules, up_card)
    assert trump is not None, "a Benny for which the dealer names trump is never ordered up"
    share = percent(shares.made)
    if isinstance(action, Name) and view.phase is not Phase.BENNY:
        return words("hint-call", held=held(words, view.rules, view.hand, trump), share=share)
    cards = (*view.hand, up_card) if seat == dealer else view.hand
    if seat == dealer:
        return words("hint-call-dealer", held=held(words, view.rules, cards, trump), share=share)
    is_partner = dealer in law.seating(view.rules).partners(seat)
    return words(
        "hint-call-partner" if is_partner else "hint-call-opponent",
        held=held(words, view.rules, cards, trump),
        card=card_name(view.rules, up_card),
        share=share,
        **friends_and_foes(view),
    )


def _alone(words: Wording, view: View, maker: int, shares: OutcomeShares) -> str:
    lone, both = (_worths(view, maker, seats) for seats in ((*view.alone, the_seat(view)), view.alone))
    if all(mine <= ours for mine, ours in zip(lone, both, strict=True)):
        if not law.best_cards(view.rules):
            return words("hint-alone-for-nothing", **friends_and_foes(view))
        shares_of = {"share": percent(shares.made), "other": percent(shares.marched)}
        return words("hint-alone-best-card", **shares_of, **friends_and_foes(view))
    return words("hint-alone", share=percent(shares.marched), other=percent(shares.euchred))


def _worths(view: View, maker: int, alone: tuple[int, ...]) -> list[float]:
    """The worth to the player's side of each number of tricks that this maker may take, from none to all."""
    table, stakes = law.seating(view.rules), MatchStakes.of(view)
    side, makers = table.side(the_seat(view)), table.side(maker)
    other = next(one for one in range(table.sides) if one != makers)
    ways = [(makers,) * made + (other,) * (law.HAND_SIZE - made) for made in range(law.HAND_SIZE + 1)]
    return [stakes.worth(law.points(view.rules, maker, alone, winners), side) for winners in ways]


def _announcing(words: Wording, view: View, action: Action, shares: OutcomeShares) -> str:
    table, contract = law.seating(view.rules), the_contract(view)
    if table.side(the_seat(view)) != table.side(contract.maker):
        how = "hint-defend-alone" if isinstance(action, Alone) else "hint-defend-together"
        return words(how, share=percent(shares.euchres))
    if isinstance(action, Alone):
        return _alone(words, view, contract.maker, shares)
    return words("hint-together", **friends_and_foes(view), share=percent(shares.made), other=percent(shares.marched))


def _goes(words: Wording, view: View, shares: OutcomeShares) -> str:
    """The chance that the contract succeeds or fails, in words."""
    table, contract = law.seating(view.rules), the_contract(view)
    side = table.side(the_seat(view))
    if side != table.side(contract.maker):
        return words("hint-then-euchres", share=percent(shares.euchres))
    if side in table.lone_sides(contract.alone):
        return words("hint-then-marches", share=percent(shares.marched))
    return words("hint-then-makes", share=percent(shares.made))


def _burying(words: Wording, view: View, card: Card) -> str:
    """The cards that the hand loses or keeps."""
    trump = the_contract(view).trump
    suit = SUIT_IN_PLAY[trump][card]
    kept = [other for other in view.hand if other != card]
    trumps = sum(SUIT_IN_PLAY[trump][other] is trump for other in kept)
    same = [other for other in kept if SUIT_IN_PLAY[trump][other] is suit]
    if suit is trump:
        return words("hint-bury-trump" if same else "hint-bury-only-trump")
    if card.rank == 14:
        return words("hint-bury-ace")
    if not same:
        return words("hint-bury-last-of-suit", suit=str(suit), trumps=trumps)
    if all(STRENGTH[trump][card][other] < STRENGTH[trump][card][card] for other in same):
        return words("hint-bury-best", suit=str(suit))
    return words("hint-bury-lower", suit=str(suit))


def _giving(words: Wording, view: View, card: Card) -> str:
    trump = the_contract(view).trump
    strength = STRENGTH[trump][card]
    if SUIT_IN_PLAY[trump][card] is not trump:
        if cards_in(sum(1 << other for other in view.hand) & SUIT_SET[trump][trump]):
            return words("hint-give-trump-instead")
        return words("hint-give-ace" if card.rank == 14 else "hint-give-no-trump")
    if any(strength[other] > strength[card] for other in view.hand):
        return words("hint-give-higher")
    return words("hint-give-highest")
