"""The same moment with other hidden cards."""

from __future__ import annotations

from random import Random

from euchre.core import law
from euchre.core.cards import Card, set_of
from euchre.core.state import Phase, State, copy, seal


def with_other_cards(state: State, seat: int | None, rng: Random) -> State:
    """The same state with every card that the seat does not know dealt again among its hidden places."""
    hidden, contract = state.hidden, state.contract
    shown = contract.order[state.leader] if contract and contract.word == "TRAM" else ()
    blind = state.phase is Phase.BENNY and seat == state.match.dealer and law.named_blind(state.rules)
    unknown = [other for other in range(len(hidden.hands)) if (other != seat or blind) and other not in shown]
    own_under = state.open.under is not None and state.open.under == seat
    pool = [card for other in unknown for card in state.hand(other)] + list(hidden.kitty)
    pool += [card for who, card in hidden.buried if who != seat]
    pool += () if own_under else hidden.under
    rng.shuffle(pool)
    hands = list(hidden.hands)
    for other in unknown:
        size = len(state.hand(other))
        hands[other] = hands[other] & state.played | set_of(_take(pool, size))
    draft = copy(state)
    draft.hidden = hidden._replace(
        hands=tuple(hands),
        kitty=_take(pool, len(hidden.kitty)),
        buried=tuple((who, card if who == seat else pool.pop()) for who, card in hidden.buried),
        under=hidden.under if own_under else _take(pool, len(hidden.under)),
    )
    assert not pool
    return seal(draft)


def _take(pool: list[Card], size: int) -> tuple[Card, ...]:
    return tuple(pool.pop() for _ in range(size))
