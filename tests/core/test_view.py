"""The knowledge of a player: their own cards and what was public; the same again after an absence.

The dealer sits in seat 3; LEFT, PARTNER and RIGHT sit around the table from there.
"""

import pytest

from euchre.core.actions import Action, Draw
from euchre.core.cards import cards_in
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.state import State
from euchre.core.view import redact, see, view
from support.hands import DEALER, LEFT, PARTNER, RIGHT, Hands, actions, deal, hand_of, play, shuffled, with_partners
from support.points import hearts_made

ALL_PASS = "pass, pass, pass, pass"
TOP = "Jh Jd Ah Kh Qh"

TABLES: dict[str, tuple[str, Hands, str]] = {
    "a burial": ("standard", {}, "order, bury 9d"),
    "the Benny named blind": ("standard benny=joker", {"up": "B", "dealer": "9c"}, "name spades, bury 9c"),
    "going under": (
        "standard weak_hand=go-under",
        {"left": "9c Tc 9s Ah Kh", "kitty": "Ac As Ad"},
        f"under 9c Tc 9s, {ALL_PASS}, name hearts",
    ),
    "keeping": ("standard weak_hand=farmers-redeal", {}, f"keep, keep, keep, keep, {ALL_PASS}, name hearts"),
    "the partner's best": (
        "standard partners_best=1",
        {"left": "Jh Jd Ah Kh 9c", "right": "Qh"},
        f"{ALL_PASS}, name hearts alone, give Qh, bury 9c",
    ),
    "announcements": ("british", {}, "order, bury 9d, together, alone, alone"),
    "TRAM": ("online", {"left": TOP, "up": "Td"}, f"{ALL_PASS}, name hearts, together, together, tram"),
    "TRAM alone": ("online", {"left": TOP, "up": "Td"}, f"{ALL_PASS}, name hearts alone, together, together, tram"),
}


def _story(rules: str, hands: Hands, said: str) -> list[Action]:
    """The actions at a table up to `said`, chance included."""
    start = apply(new_match(Rules.parse(rules)), Draw(DEALER))
    cut = 4 if "cut 4" in map(str, legal(start)) else 0
    return [Draw(DEALER), *actions("cut 4" if cut else ""), shuffled(rules, DEALER, cut, **hands), *actions(said)]


def _rest(state: State) -> list[Action]:
    """The rest of the hand, by the first legal card every time."""
    played = []
    while state.contract is not None:
        played.append(legal(state)[0])
        state = apply(state, played[-1])
    return played


@pytest.mark.parametrize(
    ("rules", "sides", "partners"),
    [
        ("two-handed", ((0,), (1,)), ()),
        ("three-handed", ((0,), (1,), (2,)), ()),
        ("standard", ((0, 2), (1, 3)), (3,)),
        ("six-handed", ((0, 2, 4), (1, 3, 5)), (3, 5)),
    ],
)
def test_a_view_says_who_plays_with_whom(
    rules: str, sides: tuple[tuple[int, ...], ...], partners: tuple[int, ...]
) -> None:
    state = new_match(Rules.parse(rules))
    assert view(state, 1).sides == view(state, None).sides == sides
    assert view(state, 1).partners == partners
    assert view(state, None).partners == ()


@pytest.mark.parametrize("seat", [LEFT, PARTNER, RIGHT, DEALER, None])
@pytest.mark.parametrize("table", TABLES)
def test_a_player_who_saw_all_they_may_see_knows_just_what_their_view_shows(table: str, seat: int | None) -> None:
    story = _story(*TABLES[table])
    rules = Rules.parse(TABLES[table][0])
    state = known = new_match(rules)
    for action in story:
        known = see(known, redact(state, action, seat))
        state = apply(state, action)
        assert view(known, seat) == view(state, seat)
    for action in _rest(state):
        known = see(known, redact(state, action, seat))
        state = apply(state, action)
        assert view(known, seat) == view(state, seat)


@pytest.mark.parametrize("seat", [LEFT, PARTNER, RIGHT, DEALER, None])
@pytest.mark.parametrize("table", [name for name in TABLES if "TRAM" not in name])
def test_what_a_player_was_shown_holds_no_card_of_another_hand(table: str, seat: int | None) -> None:
    state = known = new_match(Rules.parse(TABLES[table][0]))
    for action in _story(*TABLES[table]):
        known = see(known, redact(state, action, seat))
        state = apply(state, action)
    shown = {(who, card) for who in range(4) for card in cards_in(known.hidden.hands[who])}
    own = {(who, card) for who in range(4) if who == seat for card in state.hand(who)}
    gift = {(who, card) for who, card in shown if table == "the partner's best" and str(card) == "Qh"}
    up_card = {(DEALER, card) for card in (state.open.up_card,)}
    assert shown <= own | gift | up_card


def test_a_deal_is_shown_without_its_pack() -> None:
    state = play(new_match(Rules.parse("standard")), "draw 3")
    cards = shuffled("standard")
    seen = redact(state, cards, LEFT)
    assert str(seen.action) == "deal 3333"
    assert seen.hands[1:] == (None, None, None)
    assert seen.hands[0] is not None


def test_a_burial_is_shown_to_the_dealer_alone() -> None:
    state = play(deal("standard", dealer="Ac Kc Qc Tc 9c"), "order")
    bury = legal(state)[0]
    assert [str(redact(state, bury, seat).action) for seat in (LEFT, PARTNER, RIGHT, None)] == ["bury"] * 4
    assert redact(state, bury, DEALER).action == bury


def test_after_tram_the_hand_of_who_sits_out_stays_hidden() -> None:
    state = hearts_made(deal("online", left=TOP, right="Ac", up="Td"), LEFT, (LEFT,))
    tram = legal(state)[0]
    assert str(tram) == "tram"
    assert redact(state, tram, PARTNER).hands[RIGHT] is None
    shown = view(apply(state, tram), PARTNER).shown
    assert [len(hand) for hand in shown] == [5, 5, 0, 5]


def test_only_who_is_to_act_is_told_what_they_may_do() -> None:
    state = with_partners(play(deal("british"), "order, bury 9d"))
    assert [bool(view(state, seat).legal) for seat in (LEFT, PARTNER, RIGHT, DEALER, None)] == [True, *[False] * 4]


def test_every_seat_sees_its_own_hand() -> None:
    state = deal("standard")
    assert all(set(map(str, view(state, seat).hand)) == hand_of(state, seat) for seat in range(4))


def test_whoever_has_nothing_left_to_decide_in_a_deal_may_skip_to_its_end() -> None:
    """Seed 000: the partner of a player who goes alone lays the cards down; seed 003: TRAM plays itself."""
    asked = deal("standard", left=TOP)
    assert not any(view(asked, seat).may_skip for seat in range(4))
    alone = play(asked, f"{ALL_PASS}, name hearts alone")
    assert [view(alone, seat).sits_out for seat in range(4)] == [seat == RIGHT for seat in range(4)]
    assert [view(alone, seat).may_skip for seat in range(4)] == [seat == RIGHT for seat in range(4)]
    assert not view(alone, None).may_skip, "who only watches decides nothing, and nobody waits for them"
    rules, hands, said = TABLES["TRAM"]
    assert all(view(play(deal(rules, **hands), said), seat).may_skip for seat in range(4))
