"""The replay of a recorded deal through the engine, which accepts or refuses it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from euchre.core import law
from euchre.core.actions import (
    ALONE,
    BURIES,
    GIVES,
    KEEP,
    PLAYS,
    REDEAL,
    TOGETHER,
    Action,
    AskPartner,
    Deal,
    Draw,
    GoUnder,
    Redeal,
)
from euchre.core.engine import apply, legal
from euchre.core.errors import EuchreError, IllegalAction
from euchre.core.seating import Seating
from euchre.core.state import Phase, Standing, State
from euchre.record import egn_form
from euchre.record.completion import Budget, Plan, plans
from euchre.record.deal_reading import Clash, DealReading, deal_readings
from euchre.record.guesswork import UntoldBurial, guessed_steps, untold_burial


class ReplayedDeal(NamedTuple):
    """A completion of a recorded deal: the state after it, and the actions that lead there."""

    state: State
    actions: tuple[Action, ...]
    guessed: tuple[int, ...]
    """The numbers of the actions, from 0, that were taken with cards in sight that the file does not name."""
    burial: UntoldBurial | None = None
    """The burial that the file does not tell."""


def outcomes(state: State, deal: egn_form.EgnDeal, budget: Budget, *, last: bool) -> Iterator[ReplayedDeal]:
    """Yield the ways a recorded deal may have ended, each with one completion of its cards.

    Where every card played is known there is one outcome at most. Raises `Clash`, with the trick or call,
    if there is none.
    """
    table = law.seating(state.rules)
    _check_seats(table, deal)
    start, actions = _start(state, deal.initial_state.dealer)
    problem: EuchreError | None = None
    ends: set[Standing] = set()
    for version in deal_readings(deal, state.rules, deal.initial_state.dealer, last=last):
        try:
            for plan in plans(version, state.rules, budget):
                try:
                    after, steps = _play_out(start, version, plan)
                except Clash as refused:
                    problem = problem or refused
                    continue
                if after.match not in ends:
                    ends.add(after.match)
                    guessed = tuple(guessed_steps(version, plan, steps))
                    yield ReplayedDeal(
                        after,
                        (*actions, *(action for _, action in steps)),
                        tuple(len(actions) + number for number in guessed),
                        untold_burial(version, plan, steps, guessed),
                    )
                if version.plain:
                    return
        except Clash as refused:
            problem = problem or refused
    if not ends:
        assert problem is not None, "each reading of a deal gives a plan or a reason"
        raise problem


def _check_seats(table: Seating, deal: egn_form.EgnDeal) -> None:
    """Raise `Clash` for a seat that the table does not have."""
    seats = {deal.initial_state.dealer, len(deal.initial_state.player_cards) - 1}
    for phase in deal.phases:
        if isinstance(phase, egn_form.Bidding):
            seats |= {phase.alone_defender, *(exchange.receiver for exchange in phase.card_exchanges)}
            seats |= {exchange.sender for exchange in phase.card_exchanges if exchange.sender is not None}
    if (highest := max(seats)) > table.seats[-1]:
        raise Clash("egn/seat", f"there is no seat {highest}: {table.players} play here, seats 0 to {table.seats[-1]}.")


def _start(state: State, dealer: int) -> tuple[State, tuple[Action, ...]]:
    """The state before the deal, the first dealer drawn, and the draw."""
    if state.phase is Phase.DRAW:
        draw = Draw(dealer)
        return apply(state, draw), (draw,)
    if state.over:
        raise Clash("game/over", "the game was over before it.")
    if dealer != state.match.dealer:
        raise Clash("egn/dealer", f"seat {dealer} deals, but it is the turn of seat {state.match.dealer}.")
    return state, ()


def _play_out(state: State, version: DealReading, plan: Plan) -> tuple[State, list[tuple[State, Action]]]:
    """Take the deal's actions one after the other, answering every question that the engine asks.

    The result is the state after the last action, and each action with the state it was taken in.
    """
    script = _Script(law.seating(state.rules), version, plan)
    finished = state.match.deals_finished
    steps: list[tuple[State, Action]] = []
    action: Action | None = Deal(plan.deck, plan.packets)
    while action is not None:
        steps.append((state, action))
        try:
            state = apply(state, action)
        except IllegalAction as problem:
            raise Clash(problem.code, problem.sentence, place=_place(state), options=problem.options) from None
        done = (
            state.match.deals_finished != finished
            or state.phase in (Phase.OVER, Phase.DEAL)
            or isinstance(action, Redeal)
        )
        action = None if done else script.next(state)
    script.check_reading(finished=state.match.deals_finished != finished or isinstance(steps[-1][1], Redeal))
    return state, steps


def _place(state: State) -> str:
    if state.phase is Phase.PLAY:
        return f"trick {len(state.tricks) + 1}"
    if state.phase in (Phase.ROUND_1, Phase.ROUND_2, Phase.BENNY):
        return f"call {len(state.open.calls) + 1}"
    return ""


class _Script:
    """The next action by the record and the plan."""

    def __init__(self, table: Seating, version: DealReading, plan: Plan) -> None:
        self._table = table
        self._reading = version
        self._plan = plan
        self._calls = list(version.calls)
        self._plays = list(plan.plays)
        self._buried = list(plan.buried)
        self._asked: set[Phase] = set()

    def next(self, state: State) -> Action | None:
        """The next action of this deal, or None where the record breaks off."""
        phase = state.phase
        self._asked.add(phase)
        if phase is Phase.PLAY:
            return PLAYS[self._plays.pop(0)] if self._plays else None
        if phase is Phase.BURY:
            return BURIES[self._buried.pop(0)] if self._buried else None
        if phase is Phase.ALONE:
            return ALONE if state.turn == self._reading.defender else TOGETHER
        if phase is Phase.ASK:
            giver = self._reading.giver
            return KEEP if self._plan.gift is None or giver is None else AskPartner(giver)
        if phase is Phase.GIVE:
            return None if self._plan.gift is None else GIVES[self._plan.gift]
        if phase is Phase.WEAK_HANDS:
            return self._weak(state)
        return self._calls.pop(0) if self._calls else None

    def _weak(self, state: State) -> Action:
        if state.turn == self._reading.under:
            return GoUnder(self._plan.under)
        return REDEAL if self._reading.dealt_again and REDEAL in legal(state) else KEEP

    def check_reading(self, *, finished: bool) -> None:
        """Raise `Clash` if the record says more than happened, or less than a whole deal where it must."""
        version = self._reading
        if not finished and not version.last:
            raise Clash("egn/unfinished", "the deal breaks off, though another follows.")
        if self._calls:
            raise Clash("egn/calls", "more is called than there are turns to call.")
        if version.discard is not None and not (version.taken or self._plan.buried) and version.maker is not None:
            partner_alone = version.maker in version.alone and version.dealer in self._table.partners(version.maker)
            if not partner_alone:
                raise Clash("egn/discard", "a card is discarded, though nobody took one.")
        if version.under is not None and Phase.WEAK_HANDS not in self._asked:
            raise Clash("egn/exchange", f"seat {version.under} swaps cards with the kitty, which is not played here.")
        if version.gift is not None and self._plan.gift is None:
            raise Clash("egn/exchange", "a partner gives a card, which is not played here.")
        if version.defender is not None and Phase.ALONE not in self._asked:
            raise Clash("egn/alone", f"seat {version.defender} defends alone, which is not played here.")
