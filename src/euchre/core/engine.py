"""The game as a machine: which actions are legal, and what each one leads to.

Five functions are the whole game: `new_match`, `legal`, `apply`, `replay` here, and
`euchre.core.view.view`. What each action does is in the file of its part of the deal: `dealing`,
`bidding`, `loners`, `play`, `scoring`. None of them knows a variant; every question goes to
`euchre.core.law`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from euchre.core import bidding, dealing, law, loners, play
from euchre.core.actions import (
    ALONE,
    TOGETHER,
    TRAM,
    Action,
    Alone,
    AskPartner,
    Bump,
    Bury,
    Cut,
    Deal,
    Draw,
    Give,
    GoUnder,
    Keep,
    Name,
    Order,
    Pass,
    Play,
    Redeal,
    Together,
    Tram,
    check,
)
from euchre.core.cards import Card
from euchre.core.errors import RuleConflict
from euchre.core.refusals import refusal
from euchre.core.rules import Rules
from euchre.core.scoring import new_standing
from euchre.core.state import NOTHING_HIDDEN, NOTHING_OPEN, Phase, State, new_state


class Move(NamedTuple):
    """An action, chance included: the state before, the action, the state after."""

    before: State
    action: Action
    after: State


def new_match(rules: Rules | str, *, score: tuple[int, ...] | None = None) -> State:
    """A fresh table with these rules (or their text), before the first dealer is drawn.

    `score` starts the first game at another score, by side, than nothing for everybody.
    Raises `RuleConflict` for a score at which a game would be over, one below 0, or too many or few numbers.
    """
    rules = Rules.of(rules)
    table = law.seating(rules)
    score = table.nothing if score is None else score
    if len(score) != table.sides:
        sentence = f"A score has a number for each side: {table.sides} here, not {len(score)}."
        raise RuleConflict("match/sides", sentence, options=("players",), given=len(score), sides=table.sides)
    if min(score) < 0 or law.game_end(rules, table.by_side(0, max(score)), 0).over:
        text = " to ".join(map(str, score))
        sentence = f"No game starts at {text}: each score is at least 0 and below the target."
        raise RuleConflict("match/score", sentence, options=("target",), score=text)
    return new_state(Phase.DRAW, None, new_standing(rules, score), NOTHING_OPEN, NOTHING_HIDDEN)


def legal(state: State) -> tuple[Action, ...]:
    """The legal actions now: the actions of the player whose turn it is, or those of chance.

    Empty only once the match is over. Shuffles are not listed one by one: at the deal there is
    one `Deal` for each way of dealing, its pack unshuffled, and `apply` takes the pack in any order.
    """
    if state.options:
        return play.card_offer(state.options)
    return _OFFERS[state.phase](state)


def apply(state: State, action: Action) -> State:
    """The state after an action.

    Raises `IllegalAction`, which names the rule that forbids it, also for something that is not an
    action (text is read by `parse_action`); the state is never changed.
    """
    if type(action) is Play and type(action.card) is Card and state.options >> action.card & 1:
        return play.play_card(state, action.card)
    offer = legal(state)
    for offered in offer:
        if offered is action:  # so it is for a choice from the offer, and a check costs more than all the rest
            return step(state, action)
    check(action)
    if type(action) is Deal:
        if state.phase is not Phase.DEAL or not dealing.is_deal(state.match.rules, action):
            raise refusal(state, action, offer)
    elif action not in offer:
        raise refusal(state, action, offer)
    return _STEPS[type(action)](state, action)


def step(state: State, action: Action) -> State:
    """The state after an action that is known to be legal, unchecked; also for redacted actions.

    A hidden card in the action may be missing: nothing that follows in public depends on it.
    """
    if type(action) is Play:
        return play.play_card(state, action.card)
    return _STEPS[type(action)](state, action)


def replay(rules: Rules | str, actions: Iterable[Action], *, score: tuple[int, ...] | None = None) -> State:
    """The state after a whole list of actions, chance included.

    Raises `IllegalAction` at the first that the rules do not allow.
    """
    state = new_match(rules, score=score)
    for action in actions:
        state = apply(state, action)
    return state


_OFFERS: Final[dict[Phase, Callable[[State], tuple[Action, ...]]]] = {
    Phase.DRAW: dealing.draw_offer,
    Phase.CUT: dealing.cut_offer,
    Phase.DEAL: lambda state: dealing.deal_offer(state.match.rules),
    Phase.BENNY: bidding.benny_offer,
    Phase.WEAK_HANDS: dealing.weak_hand_offer,
    Phase.ROUND_1: bidding.round_1_offer,
    Phase.ROUND_2: bidding.round_2_offer,
    Phase.BURY: bidding.bury_offer,
    Phase.ALONE: lambda _: (ALONE, TOGETHER),
    Phase.ASK: loners.ask_offer,
    Phase.GIVE: loners.give_offer,
    Phase.PLAY: lambda _: (TRAM,),
    Phase.OVER: lambda _: (),
}
"""The offer of actions in each phase; cards to play are in the state itself."""

_STEPS: Final[dict[type, Callable[..., State]]] = {
    Draw: dealing.draw,
    Cut: dealing.cut,
    Bump: dealing.bump,
    Deal: dealing.deal,
    Redeal: dealing.redeal,
    GoUnder: dealing.go_under,
    Pass: bidding.pass_,
    Order: bidding.order,
    Name: bidding.name,
    Bury: bidding.bury,
    Alone: loners.alone,
    Together: loners.together,
    Keep: loners.keep,
    AskPartner: loners.ask,
    Give: loners.give,
    Tram: play.tram,
}
"""The transition of each action."""
