"""Why a choice is good or bad, in one sentence: what the player holds, and how often the search saw it end how."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euchre.bots.advice.card_reasons import card_reason
from euchre.bots.advice.outcomes import OutcomeShares
from euchre.bots.advice.wording import held, percent
from euchre.bots.policy.values import codes_worth
from euchre.core.actions import (
    Action,
    Alone,
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
from euchre.core.cards import Card, Suit, cards_in
from euchre.core.seating import FOUR
from euchre.core.state import the_contract
from euchre.core.trump import STRENGTH, SUIT_IN_PLAY, SUIT_SET
from euchre.core.view import View
from euchre.equity.stakes import MatchStakes
from euchre.fast.auction_calls import chosen_call
from euchre.fast.decision import AuctionDecision, Decision
from euchre.wording import Wording

_DOUBT: Final = 1 / 3
"""From so many euchres on, they are the reason for a pass."""


def reason(
    words: Wording, decision: Decision, action: Action, like: Action, estimates: Mapping[Action, OutcomeShares]
) -> str:
    """Why, or why not, to do this.

    `like` is an action with the same result, perhaps the same action; `estimates` has the shares of all such actions,
    the best first.
    """
    if isinstance(decision, AuctionDecision):
        return _before_the_lead(words, decision, action, estimates[like], estimates)
    if isinstance(action, Play):
        return card_reason(words, decision, action.card, like, estimates)
    return words("hint-tram")


def _before_the_lead(  # noqa: PLR0911 - a case for each kind of action
    words: Wording,
    decision: AuctionDecision,
    action: Action,
    shares: OutcomeShares,
    estimates: Mapping[Action, OutcomeShares],
) -> str:
    view = decision.view
    match action:
        case Name() | Order() if not decision.hand:
            return _blind(words, action, shares)
        case Keep() if len(decision.actions) == 1:
            return words("hint-not-weak")
        case Keep():
            return words("hint-keep", **_scores(shares))
        case Redeal():
            return _redealing(words, MatchStakes.of(view).average(FOUR.side(decision.seat)))
        case GoUnder(cards):
            swapped = words.listed([card_name(view.rules, card) for card in cards])
            return words("hint-go-under", cards=swapped, **_scores(shares))
        case _ if len(decision.actions) == 1:
            return words("hint-forced")
        case Pass():
            return _passing(words, decision, estimates)
        case Order() | Name():
            return _calling(words, decision, action, shares)
        case Alone() | Together():
            return _announcing(words, decision, action, shares)
        case Bury(card) if card is not None:
            return words("hint-and-then", what=_burying(words, view, card), then=_goes(words, decision, shares))
        case Give(card) if card is not None:
            return words("hint-give", what=_giving(words, view, card), share=percent(shares.marched))
        case _:
            return words("hint-forced")


def cut_reason(words: Wording) -> str:
    """Why one cut is like another."""
    return words("hint-cut")


def _scores(shares: OutcomeShares) -> dict[str, int]:
    """The parts `$share` and `$other`: how often each side scores."""
    return {"share": percent(shares.scores), "other": percent(shares.loses)}


def _redealing(words: Wording, mean: float) -> str:
    return words("hint-redeal-more" if mean >= 0 else "hint-redeal-fewer", points=words.decimal(abs(mean)))


def _blind(words: Wording, action: Name | Order, shares: OutcomeShares) -> str:
    return words("hint-blind-alone", share=percent(shares.marched)) if action.alone else words("hint-blind")


def _passing(words: Wording, decision: AuctionDecision, estimates: Mapping[Action, OutcomeShares]) -> str:
    best = next(iter(estimates))
    call = next((action for action in estimates if isinstance(action, Order | Name) and not action.alone), None)
    if isinstance(best, Pass) and call is not None and estimates[call].euchred >= _DOUBT:
        share = percent(estimates[call].euchred)
        if isinstance(call, Name):
            return words("hint-pass-name", suit=str(call.suit), share=share)
        return words(
            "hint-pass-take-up" if decision.seat == decision.auction.dealer else "hint-pass-order-up", share=share
        )
    shares = next(shares for action, shares in estimates.items() if isinstance(action, Pass))
    return words("hint-pass", **_scores(shares))


def _calling(words: Wording, decision: AuctionDecision, action: Order | Name, shares: OutcomeShares) -> str:
    view, table, seat = decision.view, decision.auction, decision.seat
    call = chosen_call(table, decision.state.turn, int(decision.codes[decision.actions.index(action)]))
    trump = Suit(int(table.call_trump[call]))
    if action.alone:
        return _alone(words, decision, seat, shares)
    share = percent(shares.made)
    if not table.call_takes[call]:
        return words("hint-call", held=held(words, view.rules, view.hand, trump), share=share)
    cards = (*view.hand, decision.up_card) if seat == table.dealer else view.hand
    if seat == table.dealer:
        return words("hint-call-dealer", held=held(words, view.rules, cards, trump), share=share)
    taker = "hint-call-partner" if FOUR.partner(seat) == table.dealer else "hint-call-opponent"
    return words(
        taker,
        held=held(words, view.rules, cards, trump),
        card=card_name(view.rules, decision.up_card),
        share=share,
    )


def _alone(words: Wording, decision: AuctionDecision, maker: int, shares: OutcomeShares) -> str:
    seat, alone, stakes = decision.seat, decision.view.alone, MatchStakes.of(decision.view)
    lone, both = (codes_worth(stakes, maker, seats) for seats in ((*alone, seat), alone))
    sign = 1 if FOUR.side(seat) == 0 else -1
    if all(sign * (mine - ours) <= 0 for mine, ours in zip(lone[:6], both[:6], strict=True)):
        return words("hint-alone-for-nothing")
    return words("hint-alone", share=percent(shares.marched), other=percent(shares.euchred))


def _announcing(words: Wording, decision: AuctionDecision, action: Action, shares: OutcomeShares) -> str:
    contract = the_contract(decision.view)
    if FOUR.side(decision.seat) != FOUR.side(contract.maker):
        how = "hint-defend-alone" if isinstance(action, Alone) else "hint-defend-together"
        return words(how, share=percent(shares.euchres))
    if isinstance(action, Alone):
        return _alone(words, decision, contract.maker, shares)
    return words("hint-together", share=percent(shares.made), other=percent(shares.marched))


def _goes(words: Wording, decision: AuctionDecision, shares: OutcomeShares) -> str:
    """How the contract goes that is made."""
    contract, seat = the_contract(decision.view), decision.seat
    if FOUR.side(seat) != FOUR.side(contract.maker):
        return words("hint-then-euchres", share=percent(shares.euchres))
    if FOUR.side(seat) in FOUR.lone_sides(contract.alone):
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
