"""A hand of Euchre set up in words: who holds what, then what is said and played.

The dealer sits in seat 3 unless a test says otherwise, so that the names of the seats say where
people sit: the dealer's left, partner and right, and the dealer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from euchre.core import law
from euchre.core.actions import PLAYS, Action, Deal, Draw, Play, parse_action
from euchre.core.cards import BENNY, Card, parse_cards
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import ParseError
from euchre.core.rules import Rules
from euchre.core.state import Contract, Phase, Result, State

LEFT, PARTNER, RIGHT, DEALER = range(4)


class Hands(TypedDict, total=False):
    """The hands of a test deal as text (``"Jh 9c"``), the up-card, the face-down cards, top first.

    What is not said is filled up with the cards left, in pack order. `packets` is any pattern the rules
    allow, by default their first.
    """

    left: str
    partner: str
    right: str
    dealer: str
    up: str
    kitty: str
    packets: tuple[int, ...]


def rules_of(rules: Rules | str) -> Rules:
    """Rules as a value, from their text."""
    return Rules.parse(rules) if isinstance(rules, str) else rules


def shuffled(rules: Rules | str, seat: int = DEALER, cut: int = 0, **hands: Unpack[Hands]) -> Deal:
    """The deal that gives these hands when `seat` deals and `cut` cards have been cut."""
    table = rules_of(rules)
    pattern = hands.get("packets", law.packets(table)[0])
    texts = (hands.get("left", ""), hands.get("partner", ""), hands.get("right", ""), hands.get("dealer", ""))
    return _stacked(table, seat, texts, hands.get("up", "9d"), hands.get("kitty", ""), pattern, cut)


def _stacked(
    table: Rules, seat: int, texts: Sequence[str], up: str, kitty: str, pattern: tuple[int, ...], cut: int
) -> Deal:
    """The deal that gives these hands, the dealer's left first."""
    in_turn = [(seat + step) % table.players for step in range(1, table.players + 1)]
    wanted = dict(zip(in_turn, map(parse_cards, texts), strict=True))
    bottom = (Card.parse(up), *parse_cards(kitty))
    named = [*(card for hand in wanted.values() for card in hand), *bottom]
    assert len(set(named)) == len(named), "a card is dealt twice"
    rest = [card for card in law.pack(table) if card not in named]
    assert len(rest) + len(named) == len(law.pack(table)), "a card is not in this pack"
    deck: list[Card] = [BENNY] * (5 * table.players)
    for who, slots in enumerate(law.dealt_slots(table, seat, pattern)):
        hand = [*wanted[who], *(rest.pop(0) for _ in range(5 - len(wanted[who])))]
        for slot, card in zip(slots, hand, strict=True):
            deck[slot] = card
    deck += [*bottom, *rest]
    return Deal(tuple(deck[-cut:] + deck[:-cut]) if cut else tuple(deck), pattern)


def deal(rules: Rules | str, *, seat: int = DEALER, score: tuple[int, ...] = (0, 0), **hands: Unpack[Hands]) -> State:
    """The first deal of a match: the dealer drawn, the pack cut where these rules cut it, these hands dealt."""
    return deal_again(apply(new_match(rules_of(rules), score=score), Draw(seat)), **hands)


def deal_again(state: State, **hands: Unpack[Hands]) -> State:
    """The next deal of a match, by any dealer; four cards are cut first where these rules cut."""
    cut = 4 if state.phase is Phase.CUT else 0
    state = play(state, "cut 4") if cut else state
    return apply(state, shuffled(state.rules, state.match.dealer, cut, **hands))


def deal_around(
    rules: Rules | str, *texts: str, up: str = "9d", kitty: str = "", score: tuple[int, ...] | None = None
) -> State:
    """The first deal at a table of any number: the last seat deals, the dealer's left has the first hand."""
    table = rules_of(rules)
    state = apply(new_match(table, score=score), Draw(table.players - 1))
    return deal_around_again(state, *texts, up=up, kitty=kitty)


def deal_around_again(state: State, *texts: str, up: str = "9d", kitty: str = "") -> State:
    """The next deal of a match, by any dealer; hands that are not given are filled up."""
    cut = 4 if state.phase is Phase.CUT else 0
    state = play(state, "cut 4") if cut else state
    rules, dealer = state.rules, state.match.dealer
    wanted = [*texts, *[""] * (rules.players - len(texts))]
    return apply(state, _stacked(rules, dealer, wanted, up, kitty, law.packets(rules)[0], cut))


def actions(text: str) -> list[Action]:
    """Actions separated by commas or new lines; a run of cards (``9h Kh Ah``) is a run of plays."""
    parts = [part.strip() for part in text.replace("\n", ",").split(",")]
    return [action for part in parts if part for action in _actions(part)]


def _actions(text: str) -> list[Action]:
    try:
        return [PLAYS[card] for card in parse_cards(text)]
    except ParseError:
        return [parse_action(text)]


def play(state: State, text: str) -> State:
    """The state after what `text` says (see `actions`)."""
    for action in actions(text):
        state = apply(state, action)
    return state


def with_partners(state: State) -> State:
    """Keep all partners, so that the play begins."""
    while state.phase is Phase.ALONE:
        state = play(state, "together")
    return state


def choices(state: State) -> set[str]:
    """The legal actions, as text."""
    return {str(action) for action in legal(state)}


def cards_to_play(state: State) -> set[str]:
    """The cards that may be played now, as text."""
    return {str(action.card) for action in legal(state) if isinstance(action, Play)}


def hand_of(state: State, seat: int) -> set[str]:
    """The cards a seat holds, as text."""
    return set(map(str, state.hand(seat)))


def contract(state: State) -> Contract:
    """The contract."""
    assert state.contract is not None, "trump is not made yet"
    return state.contract


def last(state: State) -> Result:
    """The result of the deal that has just ended."""
    assert state.match.last is not None, "no deal has ended yet"
    return state.match.last


def finish(state: State, won: str | int) -> State:
    """Play on, by any legal cards, so that the five tricks of the deal go to these sides.

    `won` has a letter for each trick, M for the makers and D for the defenders, or is only how many the makers
    take. For tests of what a deal scores, where it does not matter which cards took the tricks.
    """
    found = _line(state, won, law.seating(state.rules).side(contract(state).maker))
    assert found is not None, f"these hands cannot be played to {won}"
    return found


def _line(state: State, won: str | int, makers: int) -> State | None:
    if state.contract is None:
        wanted = won if isinstance(won, int) else won.count("M")
        return state if last(state).tricks[makers] == wanted else None
    taken = "".join("M" if law.seating(state.rules).side(trick.winner) == makers else "D" for trick in state.tricks)
    if isinstance(won, int):
        if taken.count("M") > won or taken.count("D") > 5 - won:
            return None
    elif not won.startswith(taken):
        return None
    ends = (_line(apply(state, action), won, makers) for action in legal(state))
    return next((end for end in ends if end is not None), None)
