"""The likely places of the cards, from a player's own hand and what was said and played."""

from __future__ import annotations

from random import Random

import pytest

from euchre.core.cards import Card, CardSet
from euchre.core.engine import apply, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS
from euchre.core.shuffle import chance, is_chance
from euchre.core.view import View, view
from euchre.review.whereabouts import Whereabouts, where_cards_lie
from support.hands import LEFT, PARTNER, RIGHT, deal, play
from support.sampling import few


def share(found: Whereabouts, card: str, seat: int) -> float:
    return found.seats[found.cards.index(Card.parse(card))][seat]


@pytest.mark.parametrize("rules", few(sorted(PRESETS), keep={"standard", "three-handed"}))
def test_every_unseen_card_lies_somewhere_and_every_hand_is_full(rules: str) -> None:
    rng, state, asked = Random(rules), new_match(PRESETS[rules]), 0
    while asked < 8 and not state.over:
        if state.turn is not None and state.open.up_card is not None:
            seen = view(state, state.turn)
            if seen.hand and not seen.shown:
                _is_complete(seen, where_cards_lie(seen))
                asked += 1
        state = apply(state, chance(state, rng) if is_chance(state) else rng.choice(view(state, state.turn).legal))
    assert asked


def _is_complete(seen: View, found: Whereabouts) -> None:
    assert not CardSet(sum(1 << card for card in found.cards)) & seen.hand
    for held, away in zip(found.seats, found.away, strict=True):
        assert sum(held) + away == pytest.approx(1)
        assert min(*held, away) > -1e-9
    for seat, count in enumerate(seen.counts):
        own = seat == seen.seat
        assert sum(held[seat] for held in found.seats) == pytest.approx(0 if own else count)


def test_not_following_suit_shows_a_void_and_a_taken_up_card_is_the_dealers() -> None:
    left, partner, right, dealer = "Ac Kc Qc Tc 9c", "9h Th Ad Kd Qd", "Jc 9s Ts Qs Ks", "9d Td Jd As Ah"
    state = deal("standard", left=left, partner=partner, right=right, dealer=dealer, up="Jh")
    state = play(state, "order, bury 9d, Ac, 9h")
    found = where_cards_lie(view(state, RIGHT))
    assert all(share(found, card, PARTNER) == 0 for card in ("Kc", "Qc", "Tc", "9c"))
    left, partner, right, dealer, away = found.to_json()["Jh"]
    assert (left, partner, right) == (0, 0, 0)
    assert dealer > 0.9, "a dealer may bury the up-card, but hardly the highest trump"
    assert dealer + away == pytest.approx(1)
    assert f"Jh{0:6}" in str(found)


def test_who_orders_spades_holds_spades_more_often_than_who_passes() -> None:
    """Turn up the jack to an opponent: nobody orders without trumps; unordered, each seat has the same share."""
    before = deal("standard", left="9h Th Qd Kd 9c", dealer="9d Td Jd Ad Ah", up="Js")
    found = where_cards_lie(view(play(before, "pass, pass, order, bury 9d"), LEFT))
    for card in ("As", "Ks", "Jc"):
        assert share(found, card, RIGHT) > 1.3 * share(found, card, PARTNER)


def test_a_spectator_is_refused() -> None:
    with pytest.raises(EuchreError):
        where_cards_lie(view(deal("standard"), None))
