"""Advice: the search's own choice first, figures that can be, and sentences that are true of the view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from euchre.bots.advice.advice import AdvisedAction, advise
from euchre.bots.search.level import SEARCH_LEVELS
from euchre.bots.search.player import SearchBot
from euchre.core import law
from euchre.core.actions import KEEP, PASS, Action, Bump, Cut, Name, Tram, parse_action
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS, Rules
from euchre.core.shuffle import chance, is_chance
from euchre.core.state import Phase, State, result_between
from euchre.core.view import View, view
from euchre.equity.stakes import POINT
from euchre.position.position import Position
from support.covering import TABLES
from support.hands import Hands, deal, play
from support.sampling import SOME_OR_ALL_TABLES, few

SEED = 7
HANDS: Hands = {
    "left": "Ac 9c 9s Ts Js",
    "partner": "Tc Qc Ad Td 9d",
    "right": "Jc Kc Qd Kd Qs",
    "dealer": "Jh Jd Ah 9h As",
    "up": "Qh",
}
"""A dealer with five trumps and an ace."""


def states(rules: Rules, seed: int, deals: int) -> Iterator[State]:
    """Yield the decisions of the first deals of a match in which everybody does anything."""
    rng, state = Random(seed), new_match(rules)
    while not state.over and deals:
        if is_chance(state):
            action = chance(state, rng)
        else:
            yield state
            action = rng.choice(legal(state))
        after = apply(state, action)
        deals -= result_between(state, after) is not None
        state = after


def views(rules: Rules, seed: int, deals: int) -> Iterator[View]:
    """The same, as the player sees it whose turn it is."""
    for state in states(rules, seed, deals):
        yield view(state, state.turn)


def advice(state: State) -> tuple[AdvisedAction, ...]:
    """The expert's advice to the player to move."""
    return advise(view(state, state.turn), Random(SEED))


def why(state: State, action: str) -> str:
    """The reason it gives for one action."""
    return next(entry.why for entry in advice(state) if entry.action == parse_action(action))


def most(rules: Rules) -> int:
    """The most points of a deal: the dearest score, and one for four tokens."""
    scores = (int(value) for name, value in rules.values().items() if name.startswith("points_"))
    return max(scores) + 1


def check(seen: View, level: str = "expert") -> None:
    """Check what holds of any advice."""
    found = advise(seen, Random(SEED), level=level)
    if seen.phase is Phase.CUT:
        assert [entry.action in seen.legal for entry in found] == [True]
    else:
        assert Counter(entry.action for entry in found) == Counter(seen.legal)
        assert found[0].action == SearchBot(level).choose(seen, Random(SEED))
    assert found[0].error == 0.0
    for entry in found:
        assert 0.0 <= entry.wins <= 1.0
        assert abs(entry.points) <= most(seen.rules)
        assert 0.0 <= entry.error <= 0.5
        assert entry.why[0].isupper()
        assert entry.why[-1] == "."
        assert "  " not in entry.why


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all levels think of a few deals only, so that many positions can be tried."""
    for name, level in SEARCH_LEVELS.items():
        drawn = 8 if level.drawn else 0
        monkeypatch.setitem(SEARCH_LEVELS, name, level._replace(worlds=4, looks=min(level.looks, 2), drawn=drawn))


@SOME_OR_ALL_TABLES
@pytest.mark.usefixtures("hasty")
def test_there_is_advice_at_every_decision_under_all_house_rules(tables: Sequence[Rules]) -> None:
    phases = Counter[Phase]()
    for number, rules in enumerate(tables):
        for seen in views(rules, 16 + number, deals=max(2, 12 // len(tables))):
            check(seen)
            phases[seen.phase] += 1
    assert set(phases) == set(Phase) - {Phase.DRAW, Phase.DEAL, Phase.OVER}


@pytest.mark.slow
@pytest.mark.parametrize("name", few(PRESETS, keep={"standard", "three-handed"}))
def test_the_expert_advises_what_it_would_do_with_all_the_deals_it_samples(name: str) -> None:
    for seen in views(PRESETS[name], 1, deals=1):
        check(seen)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("level", ["beginner", "club"])
def test_any_level_gives_advice(level: str) -> None:
    for seen in views(PRESETS["british"], 5, deals=2):
        check(seen, level)


@pytest.mark.soak
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("seed", range(10))
def test_there_is_advice_in_whole_matches(seed: int) -> None:
    for rules in TABLES:
        for seen in views(rules, 100 + seed, deals=12):
            check(seen)


def test_an_unknown_level_is_answered_in_one_sentence() -> None:
    with pytest.raises(EuchreError, match=r"'child' is not a level: choose beginner"):
        advise(view(deal("standard"), 0), Random(SEED), level="child")


def test_there_is_no_advice_out_of_turn_or_for_spectators() -> None:
    state = deal("standard")
    assert advise(view(state, 2), Random(SEED)) == ()
    assert advise(view(state, None), Random(SEED)) == ()


# Figures


def test_a_match_that_a_trick_decides_is_lost_or_won() -> None:
    """Decide the match by the last trick at nine all: with the right bower the player takes it, and the point."""
    spoken = "pass, pass, pass, order, bury 9c"
    hands = {"left": "9s Ts Js Qs Ks", "partner": "Tc Qc Kc Ac Jc", "dealer": "Jh Jd Ah Kh 9c", "up": "Qh"}
    state = play(deal("standard", score=(9, 9), **hands), spoken)  # type: ignore[arg-type]
    state = play(state, "9s Tc 9d Qh, Jd Ts Qc Td, Jh Js Kc Ad")
    (first, *_) = advice(state)
    assert first.wins == 1.0
    assert 1.0 <= first.points <= 2.0


def test_a_claim_is_worth_all_the_tricks_left() -> None:
    rules = Rules.parse("standard,tram=yes")
    found = next(
        (seen, entry)
        for seed in range(200)
        for seen in views(rules, seed, deals=4)
        if isinstance((seen.legal or (PASS,))[0], Tram)
        for entry in advise(seen, Random(SEED))
    )
    seen, entry = found
    assert len(seen.legal) == 1
    assert entry.points == round(entry.points)
    assert entry.why == "Nobody can take a trick from you any more."


def test_a_new_deal_is_worth_an_average_deal_and_not_what_the_hand_brings() -> None:
    rules = "standard,weak_hand=farmers-redeal"
    values = set()
    for hand in ("9c Tc 9d Td 9s", "9c 9d 9h 9s Ts"):
        state = deal(rules, left=hand, up="Kh")
        redeal = next(entry for entry in advice(state) if str(entry.action) == "redeal")
        values.add((redeal.points, redeal.wins))
    assert len(values) == 1
    assert values.pop()[0] < 0.0, "the dealers, the others, have the better of it"


def test_the_fourth_token_is_a_point_more() -> None:
    state = play(
        deal("standard,four_trick_tokens=yes", **HANDS),
        "pass, pass, pass, order, bury 9h, Ac Tc Jc As, 9c Qc Kc Qh, Jh 9s 9d Qs, Jd Ts Td Kd",
    )
    last = view(state, state.turn)
    matches = [last.match._replace(tokens=(0, tokens)) for tokens in range(4)]
    assert [advise(last._replace(match=match), Random(SEED))[0].points for match in matches] == [1, 1, 1, 2]


def test_in_a_match_of_one_deal_points_are_what_counts() -> None:
    state = deal("openspiel", left="Jh Jd Ah Kh Ac", up="Qh")
    found = {str(entry.action): entry for entry in advice(state)}
    assert found["order"].points > 0.8
    for choice in found.values():
        assert choice.wins == pytest.approx(0.5 + POINT * choice.points, abs=0.02)


def test_a_cut_is_as_good_as_any_other() -> None:
    state = apply(new_match("british"), parse_action("draw 3"))
    (only,) = advice(state)
    assert only.action == Bump()
    assert only.why == "Nobody knows the order of the cards: every cut is as good as any other."
    (cut,) = advice(apply(new_match("north-american"), parse_action("draw 3")))
    assert cut.action == Cut(12)
    assert abs(cut.wins - 0.5) < 0.1


def test_all_suits_are_the_same_to_a_dealer_who_has_not_seen_their_cards() -> None:
    state = deal("standard,benny=joker", up="B")
    found = advice(state)
    assert state.phase is Phase.BENNY
    together, alone = found[:4], found[4:]
    assert {type(entry.action) for entry in found} == {Name}
    assert not any(entry.action.alone for entry in together if isinstance(entry.action, Name))
    assert len({(entry.points, entry.wins) for entry in together}) == 1
    assert len({(entry.points, entry.wins) for entry in alone}) == 1
    assert together[0].why == "You have not seen your cards: every suit is as good as any other."


def test_a_dealer_with_unseen_cards_keeps_the_partner_whatever_a_loner_brings() -> None:
    rules = "standard,benny=joker,points_lone_march=9,points_loner_euchred=0"
    seen = view(deal(rules, up="B"), 3)
    check(seen)
    first, *_, last = advise(seen, Random(SEED))
    assert last.wins > first.wins
    assert last.why.startswith("Alone with cards you have not seen, you take all five tricks ")


def test_cards_that_come_to_the_same_have_the_same_figures() -> None:
    state = play(deal("standard", left="Jh Jd 9h 9c Tc", up="Qh"), "order, bury 9s")
    found = {str(entry.action): entry for entry in advice(state)}
    assert found["play Jh"][1:4] == found["play Jd"][1:4]
    assert found["play 9h"].why == "Draws trump: four are still unseen."
    assert found["play Jd"].why == "The highest trump left, to draw the others: four are still unseen."
    assert found["play Jh"].why == "As good as the J♦: no card between the two is still out."


# Reasons


def test_a_call_is_explained_by_what_the_hand_holds() -> None:
    hand, words = "Jh Ah Kh 9c As", "the right bower, two more trumps and an off-suit ace"
    told = why(deal("standard", left=hand, up="Qh"), "order")
    assert told.startswith(f"You hold {words}, but the dealer takes the Q♥: hands like this make it ")
    told = why(play(deal("standard", partner=hand, up="Qh"), "pass"), "order")
    assert told.startswith(f"You hold {words}, and your partner takes the Q♥: hands like this make it ")
    told = why(play(deal("standard", dealer=hand, up="Jd"), "pass, pass, pass"), "order")
    assert told.startswith("With the up-card you hold both bowers and two off-suit aces: hands like this make it ")


def test_going_alone_where_a_point_wins_is_called_what_it_is() -> None:
    hand = {"dealer": "Jh Jd Ah Kh 9s", "up": "Qh"}
    state = play(deal("standard", score=(9, 9), **hand), "pass, pass, pass")  # type: ignore[arg-type]
    assert why(state, "order alone") == "At this score going alone wins nothing more than with your partner."
    early = play(deal("standard", **hand), "pass, pass, pass")  # type: ignore[arg-type]
    assert why(early, "order alone").startswith("Alone, hands like this take all five tricks ")


def test_a_burial_is_explained_by_what_is_left() -> None:
    state = play(deal("standard", dealer="Jh Ah Kh 9c As", up="Qh"), "pass, pass, pass, order")
    assert why(state, "bury 9c").startswith("That leaves you out of clubs, with four trumps: hands like this make it ")
    assert why(state, "bury As").startswith("That gives up an ace: ")
    assert why(state, "bury Qh").startswith("That gives up a trump: ")


def at(cards: str) -> State:
    """The dealer has taken up the queen and laid away the ace of spades; then these cards were played."""
    return play(deal("standard", **HANDS), f"pass, pass, pass, order, bury As, {cards}")


def test_leads_are_explained() -> None:
    assert why(at(""), "play Ac") == "No opponent can hold a higher club: only a trump beats it."
    assert why(at(""), "play 9s") == "Three higher spades may still come."
    assert why(at("Ac Tc Jc 9h"), "play Ah") == "The highest trump left, to draw the others: two are still unseen."
    assert why(at("Ac Tc Jc 9h"), "play Qh") == "Draws trump: two are still unseen."


def test_following_is_explained() -> None:
    assert why(at("Ac"), "play Tc") == "Leaves the trick to your partner, who is still to play."
    assert why(at("Ac Tc"), "play Jc") == "Your partner is winning the trick so far: keep the K♣."
    assert why(at("Ac Tc Jc"), "play 9h") == "Takes the trick as cheaply as you can."
    assert why(at("Ac Tc Jc"), "play Qh") == "Takes the trick, but the 9♥ does so, too."
    assert why(at("Ac Tc Jc 9h, Jh 9c"), "play 9d") == "The trick is your partner's: keep the A♦."
    assert why(at("Ac Tc Jc 9h, Jh 9c Td"), "play Qs") == "You cannot win this trick: keep the K♣."


def test_the_only_card_is_explained() -> None:
    hands: Hands = {**HANDS, "left": "As 9c Qc Ts Js", "partner": "9s Tc Ad Td 9d", "dealer": "Jh Jd Ah 9h Ac"}
    (only,) = advice(play(deal("standard", **hands), "order, bury Ac, As"))
    assert only.why == "You must follow suit, and this is your only spade."
    (only,) = advice(at("Ac Tc Jc 9h, Qh 9c Qc Kc, Ah 9s 9d Qs, Jd Ts Td Qd"))
    assert only.why == "It is your last card."


OURS = (
    "No opponent can beat it.",
    "The highest trump left",
    "The trick is your partner's",
    "It takes a trick that is your partner's",
    "Makes sure of the trick",
    "Takes the trick",
    "Nothing beats",
    "Nobody can take",
    "Your opponent cannot beat it.",
    "Neither of the others can beat it.",
    "The maker cannot beat it.",
    "The trick is the other defender's",
    "It takes a trick that is the other defender's",
    "The trick is a partner's",
    "It takes a trick that is a partner's",
)
"""The sentences said only where the trick is the player's side's, whatever happens."""
THEIRS = ("You cannot win this trick", "Lets the maker have the trick")
FOUR_SAY = {*OURS[:6], THEIRS[0]}
OTHERS_SAY = {
    "two-handed": {"The highest trump left", "Takes the trick"},
    "three-handed": {*OURS[11:13], THEIRS[1]},
    "six-handed": {OURS[13]},
}


def takers(state: State, action: Action) -> set[int]:
    """The seats that may take the trick, as the cards really lie, once this is played."""
    tricks, after = len(state.tricks), apply(state, action)
    if after.match is not state.match or after.contract is None:
        assert after.match.last is not None
        sides = range(law.seating(state.rules).sides)
        winners = law.seating(state.rules).tricks_by_side(state.tricks)
        (side,) = (side for side in sides if after.match.last.tricks[side] > winners[side])
        return set(law.seating(state.rules).members(side))
    if len(after.tricks) > tricks:
        return {after.tricks[-1].winner}
    return set[int]().union(*(takers(after, choice) for choice in legal(after)))


def said_of_tricks(rules: Rules, seed: int, deals: int) -> Counter[str]:
    """Count the sentences on tricks in some deals; each must be true as the cards lie."""
    said = Counter[str]()
    for state in states(rules, seed, deals):
        if state.phase is not Phase.PLAY:
            continue
        assert state.turn is not None
        assert state.contract is not None
        ours = {state.turn, *law.seating(rules).allies(state.turn, state.contract.maker)}
        for entry in advice(state):
            for start in (*OURS, *THEIRS):
                if entry.why.startswith(start):
                    winners = takers(state, entry.action)
                    assert winners <= ours if start in OURS else not winners & ours, entry.why
                    said[start] += 1
    return said


@pytest.mark.slow
@SOME_OR_ALL_TABLES
@pytest.mark.usefixtures("hasty")
def test_what_is_said_of_a_trick_is_true_as_the_cards_lie(tables: Sequence[Rules]) -> None:
    few_deals = max(2, 40 // len(tables))
    said = sum((said_of_tricks(rules, 40 + number, few_deals) for number, rules in enumerate(tables)), Counter[str]())
    assert said.keys() >= FOUR_SAY


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS_SAY)
@pytest.mark.usefixtures("hasty")
def test_what_is_said_of_a_trick_is_true_at_two_three_and_six(name: str) -> None:
    deals = {"two-handed": 30, "three-handed": 30, "six-handed": 3}[name]  # six play a trick in thousands of ways
    assert said_of_tricks(PRESETS[name], 3, deals).keys() >= OTHERS_SAY[name]


def test_the_other_defender_of_three_holds_the_trick() -> None:
    moment = "three-handed/0-0-0/2/2/JsKs9hTdJd/Qs/pass.order.bury-9h/AcQc"
    told = {str(entry.action): entry.why for entry in advise(Position.parse(moment).view, Random(1), level="club")}
    assert told["play Td"] == "The trick is the other defender's: keep the J♠."
    assert told["play Qs"] == "It takes a trick that is the other defender's already."


def test_alone_at_a_score_where_a_point_wins_is_for_the_best_card() -> None:
    state = play(deal("standard,partners_best=1", dealer="Jh Jd Ah As 9c", up="9h", score=(9, 9)), "pass, pass, pass")
    assert why(state, "order alone").startswith("Alone, with your partner's best card, hands like this make it ")


def test_a_hand_that_is_not_weak_is_played() -> None:
    state = deal("standard,weak_hand=farmers-redeal", left="Ac Kc 9s Ts Js", up="Qh")
    (only,) = advice(state)
    assert only.action == KEEP
    assert only.why == "Your hand is not weak enough for anything else: you play it."


def test_who_may_not_call_is_told_so() -> None:
    state = deal("standard,holding=natural", left="Ac Kc 9s Ts Js", up="Qh")
    (only,) = advice(state)
    assert (only.action, only.why) == (PASS, "Nothing else is allowed here.")


def test_what_is_no_view_or_no_chance_is_refused_in_a_sentence() -> None:
    position = Position.parse("standard/0-0/1/0/Qs9h9cKdQd/Js/pass.pass")
    with pytest.raises(EuchreError, match=r"Advice is about a view, such as position\.view, not a Position"):
        advise(position, Random(1))  # type: ignore[arg-type]
    with pytest.raises(EuchreError, match=r"Chance is a random\.Random, such as Random\(1\), not 1"):
        advise(position.view, 1)  # type: ignore[arg-type]
