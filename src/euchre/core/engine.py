"""The game as a machine: which actions are legal, and what each one leads to.

Five functions are the whole game: `new_match`, `legal`, `apply`, `replay` here, and
`euchre.core.view.view`. Nothing here knows a variant; every question goes to `euchre.core.law`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from euchre.core import law
from euchre.core.actions import (
    BURIES,
    GIVES,
    PLAYS,
    Action,
    Alone,
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
)
from euchre.core.cards import BENNY, Card, Suit, cards_in, set_of
from euchre.core.errors import RuleConflict
from euchre.core.refusals import refusal
from euchre.core.rules import Rules
from euchre.core.state import Call, Contract, Draft, Hidden, Match, Open, Phase, Result, State, Trick, seal
from euchre.core.trump import FOLLOWS, FREE, winner
from euchre.core.unseen import may_hold, plays, voids

_PLAY: Final = Phase.PLAY
_new: Final = object.__new__
_trick: Final = tuple.__new__


def new_match(rules: Rules, *, score: tuple[int, int] = (0, 0)) -> State:
    """A fresh table with these rules, before the first dealer is drawn.

    `score` starts the first game at another score than nil-nil (side of seats 0 and 2 first).
    Raises `RuleConflict` for a score at which a game would be over, or below nil.
    """
    if min(score) < 0 or law.game_verdict(rules, score, 0).over:
        sentence = f"No game starts at {score[0]} to {score[1]}: each score is at least 0 and below the target."
        raise RuleConflict("match/score", sentence, option="target")
    return _state(Phase.DRAW, None, Match(rules, score), _SHUT, _EMPTY)


def legal(state: State) -> tuple[Action, ...]:
    """What may happen now: the actions of the player whose turn it is, or those of chance.

    Empty only once the match is over. A shuffle is not listed whole: at the deal there is one
    `Deal` a way of dealing, its pack unshuffled, and `apply` takes it in any order.
    """
    if state.options:
        return _plays(state.options)
    return _LEGAL[state.phase](state)


def apply(state: State, action: Action) -> State:
    """The state after an action.

    Raises `IllegalAction`, which names the rule that forbids it; the state is never changed.
    """
    if type(action) is Play:
        if state.options >> action.card & 1:
            return _play(state, action.card)
        raise refusal(state, action, legal(state))
    if type(action) is Deal:
        if state.phase is not Phase.DEAL or not _is_deal(state.match.rules, action):
            raise refusal(state, action, legal(state))
    elif not _is_offered(action, offer := legal(state)):
        raise refusal(state, action, offer)
    return _STEP[type(action)](state, action)


def step(state: State, action: Action) -> State:
    """The state after an action that is known to be legal, unchecked; also for redacted actions.

    A hidden card in the action may be missing: nothing that follows in public depends on it.
    """
    if type(action) is Play:
        return _play(state, action.card)
    return _STEP[type(action)](state, action)


def replay(rules: Rules, actions: Iterable[Action], *, score: tuple[int, int] = (0, 0)) -> State:
    """The state after a whole list of actions, chance included.

    Raises `IllegalAction` at the first that the rules do not allow.
    """
    state = new_match(rules, score=score)
    for action in actions:
        state = apply(state, action)
    return state


# What is legal


_BYTES: Final = tuple(
    tuple(tuple(PLAYS[8 * lane + bit] for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for lane in range(4)
)
_BENNY_PLAYED: Final = (PLAYS[BENNY],)


def _plays(options: int) -> tuple[Play, ...]:
    clubs, diamonds, hearts, spades = _BYTES
    plain = clubs[options & 255] + diamonds[options >> 8 & 255] + hearts[options >> 16 & 255]
    plain += spades[options >> 24 & 255]
    return plain + _BENNY_PLAYED if options >> 32 else plain


_DRAWS: Final = tuple(map(Draw, range(4)))


def _legal_draw(state: State) -> tuple[Action, ...]:
    return _DRAWS[: law.seats(state.match.rules)]


def _legal_cut(state: State) -> tuple[Action, ...]:
    offer = law.cut_offer(state.match.rules, state.match.dealer)
    return offer[1] if offer else ()


@lru_cache
def _deals(rules: Rules) -> tuple[Action, ...]:
    return tuple(Deal(law.pack(rules), packets) for packets in law.packets(rules))


def _legal_weak(state: State) -> tuple[Action, ...]:
    return law.weak_hand_offer(state.match.rules, state.hidden.hands[_turn(state)])


def _legal_round_1(state: State) -> tuple[Action, ...]:
    seat = _turn(state)
    return law.order_offer(state.match.rules, state.match.dealer, seat, state.hidden.hands[seat], _up_card(state.open))


def _legal_round_2(state: State) -> tuple[Action, ...]:
    rules, seat = state.match.rules, _turn(state)
    stuck = seat == state.match.dealer and law.after_all_pass(rules) == "stick-the-dealer"
    return law.name_offer(rules, state.hidden.hands[seat], _up_card(state.open).suit, stuck=stuck)


def _legal_bury(state: State) -> tuple[Action, ...]:
    return tuple([BURIES[card] for card in cards_in(_buriable(state))])


def _buriable(state: State) -> int:
    up_card = None if _contract(state).given else state.open.up_card
    return law.buriable(state.match.rules, state.hidden.hands[_turn(state)], up_card)


def _legal_give(state: State) -> tuple[Action, ...]:
    return tuple([GIVES[card] for card in cards_in(state.hidden.hands[_turn(state)])])


_LEGAL: Final[dict[Phase, Callable[[State], tuple[Action, ...]]]] = {
    Phase.DRAW: _legal_draw,
    Phase.CUT: _legal_cut,
    Phase.DEAL: lambda state: _deals(state.match.rules),
    Phase.BENNY: lambda state: law.benny_offer(state.match.rules),
    Phase.WEAK_HANDS: _legal_weak,
    Phase.ROUND_1: _legal_round_1,
    Phase.ROUND_2: _legal_round_2,
    Phase.BURY: _legal_bury,
    Phase.ALONE: lambda _: (Alone(), Together()),
    Phase.GIVE: _legal_give,
    Phase.PLAY: lambda _: (Tram(),),
    Phase.OVER: lambda _: (),
}


def _is_offered(action: Action, offer: tuple[Action, ...]) -> bool:
    for offered in offer:
        if offered is action:  # so it is for who chose from the offer, and comparing costs more than all the rest
            return True
    return action in offer


def _is_deal(rules: Rules, deal: Deal) -> bool:
    return (
        deal.packets in law.packets(rules)
        and len(deal.deck) == len(law.pack(rules))
        and set(deal.deck) == law.pack_set(rules)
    )


# The deal


def _state(
    phase: Phase, turn: int | None, match: Match, shown: Open, hidden: Hidden, contract: Contract | None = None
) -> State:
    draft = Draft()
    draft.phase = phase
    draft.turn = turn
    draft.match = match
    draft.open = shown
    draft.contract = contract
    draft.hidden = hidden
    draft.leader = 0
    draft.played = 0
    draft.trick = ()
    draft.tricks = ()
    draft.options = 0
    return seal(draft)


_SHUT: Final = Open()
_EMPTY: Final = Hidden()


def _draw(state: State, action: Draw) -> State:
    rules, score = state.match.rules, state.match.score
    return _new_deal(Match(rules, score, dealer=action.dealer))


def _new_deal(match: Match) -> State:
    """The dealer shuffles."""
    offer = law.cut_offer(match.rules, match.dealer)
    if offer is None:
        return _state(Phase.DEAL, None, match, _SHUT, _EMPTY)
    return _state(Phase.CUT, offer[0], match, _SHUT, _EMPTY)


def _cut(state: State, action: Cut) -> State:
    return _state(Phase.DEAL, None, state.match, Open(cut=action.at), _EMPTY)


def _bump(state: State, _: Bump) -> State:
    return _state(Phase.DEAL, None, state.match, _SHUT, _EMPTY)


def _deal(state: State, action: Deal) -> State:
    match, cut = state.match, state.open.cut
    deck = action.deck[cut:] + action.deck[:cut] if cut else action.deck
    slots = law.dealt_slots(match.rules, match.dealer, action.packets)
    hands = tuple([1 << deck[a] | 1 << deck[b] | 1 << deck[c] | 1 << deck[d] | 1 << deck[e] for a, b, c, d, e in slots])
    top = law.HAND_SIZE * len(hands)
    return dealt(state, action.packets, deck[top], Hidden(hands, deck[top + 1 :]))


def dealt(state: State, packets: tuple[int, ...], up_card: Card, hidden: Hidden) -> State:
    """The state once the cards are dealt; `hidden` may lack what somebody cannot see."""
    match = state.match
    shown = Open(state.open.cut, packets, up_card)
    if up_card == BENNY:
        return _state(Phase.BENNY, match.dealer, match, shown, hidden)
    asked = law.weak_hand_offer(match.rules, 0)
    phase = Phase.WEAK_HANDS if asked else Phase.ROUND_1
    return _state(phase, law.left_of(match.dealer), match, shown, hidden)


def _keep(state: State, action: Keep) -> State:
    seat = _turn(state)
    phase = Phase.ROUND_1 if seat == state.match.dealer else Phase.WEAK_HANDS
    return _state(phase, law.left_of(seat), state.match, _said(state, action), state.hidden)


def _redeal(state: State, _: Redeal) -> State:
    return _new_deal(state.match)


def _go_under(state: State, action: GoUnder) -> State:
    seat, hidden = _turn(state), state.hidden
    kitty = hidden.kitty
    if action.cards:
        hand = hidden.hands[seat] & ~set_of(action.cards) | set_of(kitty[:3])
        hidden = hidden._replace(hands=_with(hidden.hands, seat, hand), kitty=kitty[3:], under=action.cards)
    shown = _said(state, GoUnder(()))._replace(under=seat)
    return _state(Phase.ROUND_1, law.left_of(state.match.dealer), state.match, shown, hidden)


# Making trump


def _pass(state: State, action: Pass) -> State:
    seat, match, shown = _turn(state), state.match, _said(state, action)
    if seat != match.dealer:
        return _state(state.phase, law.left_of(seat), match, shown, state.hidden)
    if state.phase is Phase.ROUND_1:
        return _state(Phase.ROUND_2, law.left_of(seat), match, shown, state.hidden)
    return _thrown_in(match)


def _thrown_in(match: Match) -> State:
    if law.after_all_pass(match.rules) == "same-dealer":
        return _new_deal(match)
    return _next_deal(match, None, None, (), (0, 0), (0, 0))


def _order(state: State, action: Order) -> State:
    return _trump_made(state, action, _suit(_up_card(state.open)), alone=action.alone)


def _name(state: State, action: Name) -> State:
    return _trump_made(state, action, action.suit, alone=action.alone)


def _trump_made(state: State, action: Order | Name, trump: Suit, *, alone: bool) -> State:
    seat, match, hidden = _turn(state), state.match, state.hidden
    shown = _said(state, action)
    loners = (seat,) if alone else ()
    dealer = match.dealer
    taken = state.phase is not Phase.ROUND_2 and not (alone and law.partner(seat) == dealer)
    contract = Contract(trump, seat, loners, _seating(loners), law.watched(match.rules), taken)
    if not taken:
        return _announcements(match, shown, hidden, contract)
    hand = hidden.hands[dealer] | 1 << _up_card(shown)
    hidden = Hidden(_with(hidden.hands, dealer, hand), hidden.kitty, hidden.buried, hidden.under)
    return _state(Phase.BURY, dealer, match, shown, hidden, contract)


def _bury(state: State, action: Bury) -> State:
    seat, hidden, contract = _turn(state), state.hidden, _contract(state)
    if action.card is not None:
        hands = _with(hidden.hands, seat, hidden.hands[seat] & ~(1 << action.card))
        hidden = Hidden(hands, hidden.kitty, (*hidden.buried, (seat, action.card)), hidden.under)
    if contract.given:
        return _first_lead(state.match, state.open, hidden, contract)
    return _announcements(state.match, state.open, hidden, contract)


# Playing alone


def _announcements(match: Match, shown: Open, hidden: Hidden, contract: Contract) -> State:
    """Ask the next player whether she plays alone; with nobody left to ask, the play can begin."""
    maker, alone = contract.maker, contract.alone
    seat = law.alone_turn(match.rules, match.dealer, maker, alone, contract.declined)
    if seat is not None:
        return _state(Phase.ALONE, seat, match, shown, hidden, contract)
    if alone and law.best_cards(match.rules):
        giver = next((law.partner(seat) for seat in alone if law.side(seat) == law.side(maker)), None)
        if giver is not None:
            return _state(Phase.GIVE, giver, match, shown, hidden, contract)
    return _first_lead(match, shown, hidden, contract)


def _alone(state: State, action: Alone) -> State:
    seat, contract = _turn(state), _contract(state)
    declined = law.asked_again(state.match.rules, seat, contract.declined)
    alone = (*contract.alone, seat)
    contract = contract._replace(alone=alone, order=_seating(alone), declined=declined)
    return _announcements(state.match, _said(state, action), state.hidden, contract)


def _together(state: State, action: Together) -> State:
    contract = _contract(state)
    contract = contract._replace(declined=(*contract.declined, _turn(state)))
    return _announcements(state.match, _said(state, action), state.hidden, contract)


def _give(state: State, action: Give) -> State:
    giver, hidden = _turn(state), state.hidden
    loner = law.partner(giver)
    if action.card is not None:
        gift = 1 << action.card
        hands = _with(hidden.hands, giver, hidden.hands[giver] & ~gift)
        hidden = hidden._replace(hands=_with(hands, loner, hands[loner] | gift))
    contract = _contract(state)._replace(given=True)
    return _state(Phase.BURY, loner, state.match, _said(state, Give(None)), hidden, contract)


# The play


def _first_lead(match: Match, shown: Open, hidden: Hidden, contract: Contract) -> State:
    leader = law.leader(match.rules, match.dealer, contract.maker, contract.alone)
    draft = Draft()
    draft.phase = _PLAY
    draft.turn = draft.leader = leader
    draft.match = match
    draft.open = shown
    draft.contract = contract
    draft.hidden = hidden
    draft.played = 0
    draft.trick = ()
    draft.tricks = ()
    draft.options = hidden.hands[leader]
    state = seal(draft)
    return _watch(state) if contract.watched else state


@lru_cache
def _seating(alone: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each leader, the seats in the order they play."""
    sitting = {law.partner(seat) for seat in alone}
    return tuple(
        (leader, *(seat for seat in law.from_left(leader)[:-1] if seat not in sitting)) for leader in law.from_left(3)
    )


def _play(state: State, card: Card) -> State:
    # The one hot path: a deal is twenty of these.
    contract = state.contract
    assert contract is not None, "cards are played once trump is made"
    trick = state.trick + (card,)  # noqa: RUF005
    played = state.played | 1 << card
    draft = _new(Draft)
    draft.phase = _PLAY
    draft.match = state.match
    draft.open = state.open
    draft.contract = contract
    draft.hidden = hidden = state.hidden
    draft.played = played
    size = len(trick)
    leader = state.leader
    seats = contract.order[leader]
    if size < len(seats):
        draft.leader = leader
        draft.turn = turn = seats[size]
        draft.trick = trick
        draft.tricks = state.tricks
        hand = hidden.hands[turn] & ~played
        trump = contract.trump
        follow = hand & FOLLOWS[trump][trick[0]]
        draft.options = follow | hand & FREE[trump] if follow else hand
    else:
        draft.leader = draft.turn = won_by = seats[winner(contract.trump, trick)]
        tricks = state.tricks + (_trick(Trick, (leader, trick, won_by)),)  # noqa: RUF005
        if len(tricks) == 5:
            return _scored(state.match, contract, tricks)
        draft.trick = ()
        draft.tricks = tricks
        draft.options = hidden.hands[won_by] & ~played
    return _watch(seal(draft)) if contract.watched else seal(draft)


def _watch(state: State) -> State:
    """The same state, but with the rest of the hand playing itself if TRAM or Euchre is called."""
    rules, contract, options, word = state.match.rules, _contract(state), state.options, _contract(state).word
    if not state.trick and word is None:
        winners = tuple(law.side(trick.winner) for trick in state.tricks)
        if law.euchre_called(rules) and law.settled(rules, contract.maker, contract.alone, winners):
            word = "Euchre"
            contract = contract._replace(word=word)
        elif options and law.tram_called(rules) and law.claim_stands(contract.trump, options, _threats(state)):
            options = 0
    if word is not None and options:
        hand = law.claim_order(contract.trump, options)
        options = 1 << (hand[-1] if state.trick else hand[0])
    return _changed(state, contract, options)


def _threats(state: State) -> tuple[int, ...]:
    """For each other player in the game, the cards she may hold as far as the leader can tell."""
    contract, leader = _contract(state), _turn(state)
    own = state.hidden.hands[leader] | state.played
    own |= set_of(card for seat, card in state.hidden.buried if seat == leader)
    own |= set_of(state.hidden.under) if state.open.under == leader else 0
    unseen = set_of(law.pack(state.match.rules)) & ~own
    missing = voids(contract.trump, plays(contract.order, state.tricks, (), leader))
    taker = state.match.dealer if contract.taken else None
    others = contract.order[leader][1:]
    return tuple(may_hold(unseen, seat, missing, state.open.up_card, taker) for seat in others)


def _tram(state: State, _: Tram) -> State:
    contract = _contract(state)._replace(word="TRAM")
    hand = state.hidden.hands[_turn(state)] & ~state.played
    first = law.claim_order(contract.trump, hand)[:1]
    return _changed(state, contract, set_of(first))


def _changed(state: State, contract: Contract, options: int) -> State:
    draft = Draft()
    draft.phase = state.phase
    draft.turn = state.turn
    draft.match = state.match
    draft.open = state.open
    draft.contract = contract
    draft.hidden = state.hidden
    draft.leader = state.leader
    draft.played = state.played
    draft.trick = state.trick
    draft.tricks = state.tricks
    draft.options = options
    return seal(draft)


# The end of a deal


def _scored(match: Match, contract: Contract, tricks: tuple[Trick, ...]) -> State:
    maker, alone = contract.maker, contract.alone
    winners = tuple([law.side(trick.winner) for trick in tricks])
    taken = (winners.count(0), winners.count(1))
    points = law.points(match.rules, maker, alone, winners)
    makers = law.side(maker)
    if law.token(match.rules, tuple(seat for seat in alone if law.side(seat) == makers), taken[makers]):
        tokens = list(match.tokens)
        tokens[makers] += 1
        if tokens[makers] == law.TOKENS_FOR_A_POINT:
            tokens[makers] = 0
            points = (points[0] + (makers == 0), points[1] + (makers == 1))
        match = match._replace(tokens=(tokens[0], tokens[1]))
    return _next_deal(match, contract.trump, maker, alone, taken, points)


def _next_deal(
    match: Match,
    trump: Suit | None,
    maker: int | None,
    alone: tuple[int, ...],
    taken: tuple[int, int],
    points: tuple[int, int],
) -> State:
    """Write down the result, then deal again, start the next game, or end the match."""
    rules, games = match.rules, match.games
    number = match.number + 1
    score = (match.score[0] + points[0], match.score[1] + points[1])
    game = law.game_verdict(rules, score, number)
    winner = game.winner if game.over else None
    last = Result(number, match.dealer, trump, maker, alone, taken, points, score, game.over, winner)
    dealer = law.left_of(match.dealer)
    if not game.over:
        return _new_deal(Match(rules, score, games, match.tokens, dealer, number, last))
    if winner is not None:
        games = (games[0] + (winner == 0), games[1] + (winner == 1))
    verdict = law.match_verdict(rules, games, game)
    if verdict.over:
        match = Match(rules, score, games, match.tokens, match.dealer, number, last, verdict.winner)
        return _state(Phase.OVER, None, match, _SHUT, _EMPTY)
    return _new_deal(Match(rules, (0, 0), games, (0, 0), dealer, 0, last))


_STEP: Final[dict[type, Callable[..., State]]] = {
    Draw: _draw,
    Cut: _cut,
    Bump: _bump,
    Deal: _deal,
    Keep: _keep,
    Redeal: _redeal,
    GoUnder: _go_under,
    Pass: _pass,
    Order: _order,
    Name: _name,
    Bury: _bury,
    Alone: _alone,
    Together: _together,
    Give: _give,
    Tram: _tram,
}


# Small things


def _with(hands: tuple[int, ...], seat: int, hand: int) -> tuple[int, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _said(state: State, action: Action) -> Open:
    cut, packets, up_card, calls, under = state.open
    return Open(cut, packets, up_card, (*calls, Call(_turn(state), action)), under)


def _turn(state: State) -> int:
    assert state.turn is not None, "chance and the end have no player"
    return state.turn


def _up_card(shown: Open) -> Card:
    assert shown.up_card is not None, "no card is turned up before the deal"
    return shown.up_card


def _suit(card: Card) -> Suit:
    assert card.suit is not None, "the Benny is never ordered up"
    return card.suit


def _contract(state: State) -> Contract:
    assert state.contract is not None, "trump is not made yet"
    return state.contract
