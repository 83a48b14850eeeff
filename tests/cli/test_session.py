"""The game between a person and three bots, without a screen."""

from random import Random
from typing import Any, Literal

import pytest

from euchre.cli.table.events import lines
from euchre.cli.table.felt import in_the_middle
from euchre.cli.table.session import Session
from euchre.cli.table.setup import Setup
from euchre.core import law
from euchre.core.actions import Action, Bump, Bury, Cut, Deal, Draw, Keep, Play
from euchre.core.cards import Card, Suit, parse_cards
from euchre.core.engine import new_match
from euchre.core.errors import EuchreError, IllegalAction
from euchre.core.rules import PRESETS, Rules
from euchre.core.seating import FOUR
from euchre.core.state import Contract, Phase, Result, Standing, State
from euchre.core.view import View, view
from euchre.narration.people import People
from euchre.narration.question import question
from euchre.narration.results import standing, story
from euchre.narration.seen_action import SeenAction
from euchre.wording import wording
from support.hands import Hands, actions, shuffled

SOUTH, WEST, NORTH, EAST = range(4)


def sit_down(rules: str, seed: int = 1) -> Session:
    others = law.seating(Rules.parse(rules)).players - 1
    return Session(Setup(rules=Rules.parse(rules), seed=seed, bots=("random",) * others))


class Kept:
    """A log in memory."""

    def __init__(self) -> None:
        self.states: list[State] = []
        self.actions: list[Action] = []

    def append(self, state_before: State, action: Action) -> None:
        self.states.append(state_before)
        self.actions.append(action)

    def cut_back(self, actions: int) -> None:
        del self.states[actions:], self.actions[actions:]


def evening(session: Session, rng: Random, most: int = 10_000) -> list[SeenAction]:
    """Play on, the person choosing at random."""
    moments: list[SeenAction] = []
    while not session.over and len(moments) < most:
        moments.append(session.act(rng.choice(session.view.legal)) if session.asks_person else session.advance())
    return moments


@pytest.mark.parametrize("rules", PRESETS)
def test_a_match_of_every_preset_comes_to_its_end(rules: str) -> None:
    session = sit_down(rules)
    moments = evening(session, Random(1))
    assert session.over
    assert moments[-1].ends_deal
    assert moments[-1].after.match.last == session.view.match.last


def test_the_same_seed_deals_the_same_cards_whatever_is_said() -> None:
    hands = []
    for person in (1, 2):
        session = sit_down("standard", seed=8)
        moments = evening(session, Random(person))
        dealt = [seen.after.hand for seen in moments if seen.before.phase is Phase.DEAL]
        hands.append(dealt[:4])
    assert hands[0] == hands[1]
    assert len(set(hands[0])) == 4


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    games = [evening(sit_down("british", seed=4), Random(2)) for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != evening(sit_down("british", seed=5), Random(2))


@pytest.mark.parametrize("after", [3, 17, 40])
def test_an_interrupted_game_goes_on_as_if_it_never_stopped(after: int) -> None:
    kept = Kept()
    session = sit_down("british", seed=6)
    session.log = kept
    rng = Random(3)
    evening(session, rng, most=after)
    again = Session(session.setup, past=kept.actions)
    assert again.view == session.view
    assert len(again.past) == after
    rng_again = Random()
    rng_again.setstate(rng.getstate())
    assert evening(again, rng_again) == evening(session, rng)


def test_every_action_is_kept_before_it_is_seen() -> None:
    session = sit_down("standard")
    session.log = kept = Kept()
    session.advance()
    assert isinstance(kept.actions[0], Draw)
    assert kept.states[0].phase is Phase.DRAW


def test_an_action_that_cannot_be_kept_does_not_happen() -> None:
    class Full(Kept):
        def append(self, state_before: State, action: Action) -> None:
            raise OSError(f"the disk is full, {state_before.phase} {action}")

    session = sit_down("standard")
    session.log = Full()
    before = session.view
    with pytest.raises(OSError, match="disk"):
        session.advance()
    assert session.view == before


def test_an_illegal_action_changes_nothing_and_is_not_kept() -> None:
    session = sit_down("standard")
    while not session.asks_person:
        session.advance()
    session.log = kept = Kept()
    before = session.view
    with pytest.raises(IllegalAction):
        session.act(Play(Card.parse("9h")))
    assert (session.view, kept.actions) == (before, [])


def decisions(session: Session, rng: Random, most: int) -> list[tuple[View, Action]]:
    """Play until the person has decided so often; each view they had, with their answer."""
    decided: list[tuple[View, Action]] = []
    while len(decided) < most:
        if session.asks_person:
            decided.append((session.view, rng.choice(session.view.legal)))
            session.act(decided[-1][1])
        else:
            session.advance()
    return decided


@pytest.mark.parametrize("rules", PRESETS)
def test_a_decision_is_taken_back_with_everything_that_came_of_it(rules: str) -> None:
    session, kept = sit_down(rules, seed=2), Kept()
    session.log = kept
    decided = decisions(session, Random(4), 3)
    if not session.asks_person and not session.over:
        session.advance()
    for before, _ in reversed(decided):
        session.undo()
        assert session.view == before
        assert len(kept.actions) == session.actions
    assert not session.can_undo
    with pytest.raises(EuchreError, match="not decided anything"):
        session.undo()


def test_the_same_answer_after_taking_back_leads_to_the_same_game() -> None:
    one, other = sit_down("british", seed=9), sit_down("british", seed=9)
    decided = decisions(one, Random(5), 7)
    decisions(other, Random(5), 4)
    for _ in range(3):
        one.undo()
    assert one.view == decided[4][0]
    while not other.asks_person:
        other.advance()
    assert evening(one, Random(6)) == evening(other, Random(6))


def test_a_decision_of_an_interrupted_game_can_be_taken_back_too() -> None:
    kept = Kept()
    session = sit_down("standard", seed=3)
    session.log = kept
    (first, _), (second, _) = decisions(session, Random(1), 2)
    again = Session(session.setup, past=kept.actions)
    again.undo()
    assert again.view == second
    again.undo()
    assert again.view == first


def test_what_cannot_be_dropped_from_the_log_is_not_taken_back() -> None:
    class Full(Kept):
        def cut_back(self, actions: int) -> None:
            raise OSError(f"the disk is gone, and {actions} with it")

    session = sit_down("standard")
    session.log = Full()
    decisions(session, Random(1), 1)
    before = session.view
    with pytest.raises(OSError, match="gone"):
        session.undo()
    assert session.view == before


def test_a_decided_match_is_not_taken_back() -> None:
    session = sit_down("openspiel")
    evening(session, Random(1))
    assert not session.can_undo


def test_moments_show_the_person_no_hidden_card() -> None:
    for seen in evening(sit_down("british", seed=2), Random(9)):
        if isinstance(seen.action, Bury) and seen.seat != SOUTH:
            assert seen.action.card is None
        if isinstance(seen.action, Deal):
            assert seen.action.deck == ()


@pytest.mark.parametrize(("rules", "dealer", "done"), [("british", EAST, Bump), ("north-american", WEST, Cut)])
def test_the_pack_may_be_cut_for_the_person(rules: str, dealer: int, done: type) -> None:
    setup = Setup(rules=Rules.parse(rules), seed=1, bots=("random",) * 3, asks_cut=False)
    session = Session(setup, past=[Draw(dealer)])
    assert session.view.turn == SOUTH
    assert not session.asks_person
    assert isinstance(session.advance().action, done)


def test_a_strong_hand_is_kept_without_asking() -> None:
    rules = "standard,weak_hand=farmers-redeal"
    past: list[Action] = [Draw(EAST), shuffled(rules, EAST, left="As Ks Qs Js Ts", up="9h")]
    session = Session(Setup(rules=Rules.parse(rules), seed=1, bots=("random",) * 3), past=past)
    assert not session.asks_person
    assert session.advance().action == Keep()


def test_once_the_table_says_euchre_or_tram_nobody_is_asked() -> None:
    words = set()
    for seed in range(4):
        session = sit_down("online", seed=seed)
        rng = Random(seed)
        while not session.over:
            if session.view.word:
                words.add(session.view.word)
                assert not session.asks_person
            session.act(rng.choice(session.view.legal)) if session.asks_person else session.advance()
    assert words == {"TRAM", "Euchre"}


PAST = "order, bury 9c, play Ac, play Kc, play Qc, play Jc"
"""North deals, East orders hearts up, leads and takes the first trick."""


def first_trick() -> Session:
    hands: Hands = {"left": "Ac", "partner": "Kc", "right": "Qc", "dealer": "9c Jc", "up": "9h"}
    past: list[Action] = [Draw(NORTH), shuffled("standard", NORTH, **hands), *actions(PAST)]
    return Session(Setup(seed=1, bots=("random",) * 3), past=past)


def test_a_complete_trick_lies_until_the_next_lead() -> None:
    session = first_trick()
    assert in_the_middle(session.view) == dict(zip((EAST, SOUTH, WEST, NORTH), parse_cards("Ac Kc Qc Jc"), strict=True))
    after = session.advance().after
    assert list(in_the_middle(after)) == [EAST]


def test_the_log_tells_calls_and_tricks_in_order() -> None:
    told = [line for seen in first_trick().past for line in lines(wording(), seen, PEOPLE)]
    assert told == [
        "First dealer: North",
        "── Deal 1 ──",
        "North turned up 9♥",
        "East: pick it up",
        "North took 9♥ and buried a card",
        "1 E A♣ K♣ Q♣ J♣ ▸E",
    ]


def test_a_finished_deal_stays_on_the_table_until_the_next_begins() -> None:
    session = sit_down("standard", seed=3)
    ended = next(seen for seen in evening(session, Random(3)) if seen.ends_trick and seen.ends_deal)
    assert len(ended.shown.tricks) == 5
    assert sum(ended.shown.tricks_taken) == 5
    assert ended.after.tricks == ()
    result = ended.after.match.last
    assert result is not None
    assert ended.shown.tricks_taken == result.tricks


def view_with(rules: str, **changes: Any) -> View:
    return view(new_match(Rules.parse(rules)), SOUTH)._replace(**changes)


PEOPLE = People(("You", "West", "North", "East"), SOUTH)


def test_where_one_game_makes_the_match_no_games_are_counted() -> None:
    result = Result(9, NORTH, Suit.HEARTS, WEST, (), (2, 3), (0, 2), (0, 10), game_over=True, winner=1)
    single, rubber = (
        view_with(rules, match=Standing(Rules.parse(rules), (0, 10), (0, 1), last=result, winner=winner))
        for rules, winner in (("standard", 1), ("british,games=2", None))
    )
    assert "Games" not in standing(wording(), single, PEOPLE)
    assert "Games: 0 to 1." in standing(wording(), rubber, PEOPLE)


def test_loners_on_both_sides_play_against_each_other() -> None:
    result = Result(1, NORTH, Suit.HEARTS, SOUTH, (EAST, SOUTH), (3, 2), (1, 0), (1, 0), game_over=False, winner=None)
    assert story(wording(), result, PEOPLE)[:2] == ("You called ♥ hearts and played alone.", "East defended alone.")


@pytest.mark.parametrize("word", ["TRAM", "Euchre"])
def test_while_the_hand_plays_itself_nobody_is_asked_for_a_card(word: Literal["TRAM", "Euchre"]) -> None:
    contract = Contract(Suit.HEARTS, WEST, order=FOUR.order_of_play(()), word=word)
    assert question(wording(), view_with("online", phase=Phase.PLAY, turn=SOUTH, contract=contract), PEOPLE) == (
        f"{word}: the rest of the hand plays itself."
    )


def test_a_question_with_one_answer_is_not_shown_as_asked() -> None:
    for rules in ("standard,weak_hand=go-under", "standard,weak_hand=farmers-redeal"):
        assert not question(wording(), view_with(rules, phase=Phase.WEAK_HANDS, turn=SOUTH, legal=(Keep(),)), PEOPLE)
