"""What people are told, as one of the players or from outside, whatever they are called."""

from dataclasses import replace
from itertools import pairwise

import pytest

from euchre.core.actions import Action, Bury, Cut, Draw, Give, GoUnder, Play, Tram
from euchre.core.cards import Suit
from euchre.core.engine import apply, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import Phase, Result, State
from euchre.core.view import View, view
from euchre.record.game import Game
from euchre.tables.telling.chronicle import last_words, lines
from euchre.tables.telling.moment import Moment
from euchre.tables.telling.names import addressed, sides
from euchre.tables.telling.offer import offers
from euchre.tables.telling.question import question
from euchre.tables.telling.results import story, verdict
from support.games import random_game
from support.hands import DEALER, LEFT, PARTNER, RIGHT, Hands, actions, deal, play, shuffled

NAMES = ("Ann", "Bob", "Cleo", "Dan")
CEREMONIES = "british,weak_hand=go-under,partners_best=1,benny=joker"
HANDS: Hands = {"left": "Ac", "partner": "Kc", "right": "Qc", "dealer": "9c Jc", "up": "9h"}


def moments(game: Game, seat: int | None) -> list[Moment]:
    states = [state for state, _ in game.steps()] + [game.final]
    acts = zip(pairwise(states), game.actions, strict=True)
    return [Moment.seen_by(seat, state, action, after) for (state, after), action in acts]


def told(seat: int | None, rules: str, hands: Hands, *said: Action) -> list[str]:
    """What is told of a deal of Dan's, by name or as to `seat`."""
    game = Game(rules=Rules.parse(rules), actions=(Draw(DEALER), shuffled(rules, **hands), *said))
    names = addressed(NAMES, seat)
    return [line for moment in moments(game, seat) for line in lines(moment, names)]


def test_a_spectator_hears_the_names_and_no_card_that_is_hidden() -> None:
    assert told(None, "standard", HANDS, *actions("order, bury 9c, Ac Kc Qc Jc")) == [
        "First dealer: Dan",
        "Deal 1",
        "Dan turned up 9♥",
        "Ann: pick it up",
        "Dan took 9♥, buried a card",
        "Trick 1: Ann A♣, Bob K♣, Cleo Q♣, Dan J♣. Ann took it.",
    ]


def test_the_dealer_hears_the_same_as_you_and_the_card_she_buried() -> None:
    assert told(DEALER, "standard", HANDS, *actions("order, bury 9c, Ac Kc Qc Jc")) == [
        "First dealer: You",
        "Deal 1",
        "You turned up 9♥",
        "Ann: pick it up",
        "You took 9♥, buried 9♣",
        "Trick 1: Ann A♣, Bob K♣, Cleo Q♣, You J♣. Ann took it.",
    ]


@pytest.mark.parametrize(
    ("seat", "given"),
    [
        (PARTNER, "Cleo: my best card"),
        (LEFT, "Cleo gives you Q♥"),
        (RIGHT, "You give Ann Q♥"),
        (DEALER, "Cleo: my best card"),
        (None, "Cleo: my best card"),
    ],
)
def test_a_gift_is_named_only_to_the_two_who_see_it(seat: int | None, given: str) -> None:
    said = actions("pass, pass, pass, pass, name hearts alone, give Qh, bury 9c")
    hands: Hands = {"left": "Jh Jd Ah Kh 9c", "right": "Qh", "up": "9d"}
    assert given in told(seat, "standard,partners_best=1", hands, *said)


@pytest.mark.parametrize("rules", [*PRESETS, CEREMONIES])
def test_of_a_whole_match_everybody_is_told_in_sentences_that_hold_nothing_of_the_code(rules: str) -> None:
    game = random_game(rules, 3)
    for seat in (None, 0, 1, 2, 3):
        names = addressed(NAMES, seat)
        for moment in moments(game, seat):
            heard = [*lines(moment, names), question(moment.after, names), question(moment.shown, names)]
            heard += [last_words(moment.after, other) for other in range(4)]
            assert not [line for line in heard if "None" in line or "Card(" in line or "Suit." in line]
            assert seat is not None or not [line for line in heard if line.startswith("You ")]


@pytest.mark.parametrize("rules", [*PRESETS, CEREMONIES])
def test_the_chronicle_of_a_match_ends_with_its_score(rules: str) -> None:
    game = random_game(rules, 5)
    ends = [moment for moment in moments(game, None) if moment.ends_deal]
    assert len(ends) == len(game.results)
    score = [line for line in lines(ends[-1], NAMES) if line.startswith("Score: ")]
    one, other = game.results[-1].score
    assert score == [f"Score: Ann & Cleo {one}, Bob & Dan {other}"]


def test_two_deals_in_a_row_that_were_thrown_in_both_end() -> None:
    passes = "pass, " * 8
    state = new_match(Rules.parse("standard"))
    ended = 0
    for action in (Draw(DEALER), shuffled("standard"), *actions(passes), shuffled("standard", LEFT), *actions(passes)):
        after = apply(state, action)
        ended += Moment.seen_by(None, state, action, after).ends_deal
        state = after
    assert ended == 2


def test_you_come_first_in_your_side() -> None:
    assert sides(addressed(NAMES, LEFT)) == ("You & Cleo", "Bob & Dan")
    assert sides(addressed(NAMES, DEALER)) == ("Ann & Cleo", "You & Bob")
    assert sides(addressed(NAMES, None)) == ("Ann & Cleo", "Bob & Dan")


@pytest.mark.parametrize(
    ("alone", "first"),
    [
        ((), "Ann made ♥ hearts."),
        ((LEFT,), "Ann made ♥ hearts alone."),
        ((RIGHT,), "Ann made ♥ hearts, you alone."),
        ((DEALER,), "Ann made ♥ hearts against Dan alone."),
        ((DEALER, LEFT), "Ann made ♥ hearts alone against Dan alone."),
        ((DEALER, RIGHT), "Ann made ♥ hearts, you alone against Dan alone."),
    ],
)
def test_who_played_alone_is_told_after_who_made_trump(alone: tuple[int, ...], first: str) -> None:
    result = Result(1, DEALER, Suit.HEARTS, LEFT, alone, (3, 2), (1, 0), (1, 0), game_over=False, winner=None)
    assert story(result, addressed(NAMES, RIGHT)) == (first, "You & Ann took 3 tricks of 5.", "1 point for you & Ann.")


def asked(state: State, seat: int | None) -> str:
    return question(view(state, seat), addressed(NAMES, seat))


def test_who_watches_hears_who_is_waited_for() -> None:
    state = deal("standard", up="9h", left="Ac", dealer="9c")
    assert asked(state, None) == "Ann is asked."
    assert asked(state, LEFT) == "Dan turned up 9♥. Shall hearts be trump?"
    state = play(state, "order")
    assert asked(state, None) == "Dan is to bury a card."
    assert asked(play(state, "bury 9c"), None) == "Ann is to play."


def test_who_is_asked_again_after_declining_hears_who_has_meanwhile_gone_alone() -> None:
    state = play(deal("british", up="9d"), "order, bury 9d")
    assert asked(state, LEFT) == "Do you play alone, without Cleo?"
    state = play(state, "together, alone")
    assert asked(state, LEFT) == "Bob defends alone. Do you play alone, without Cleo?"


def test_the_question_to_cut_names_no_key() -> None:
    state = apply(new_match(PRESETS["british"]), Draw(DEALER))
    assert asked(state, LEFT) == "Dan deals. Cut, or bump to leave the cards as they are."


@pytest.mark.parametrize("rules", [*PRESETS, CEREMONIES])
def test_every_answer_but_a_card_is_offered_in_words_of_its_own(rules: str) -> None:
    for state, _ in random_game(rules, 7).steps():
        if state.turn is None:
            continue
        seen = view(state, state.turn)
        wanted = [action for action in seen.legal if not isinstance(action, Play | Bury | Give | Tram)]
        offered = offers(seen)
        assert [offer.action for offer in offered] == wanted
        assert len({offer.label for offer in offered}) == len(wanted)
        keys = [offer.key for offer in offered if not isinstance(offer.action, Cut | GoUnder)]
        assert len(set(keys)) == len(keys)


def over(winner: int | None, rules: str) -> View:
    return replace(view(new_match(Rules.parse(rules)), None), phase=Phase.OVER, winner=winner)


def test_the_winners_are_named_or_it_is_a_draw() -> None:
    assert verdict(over(1, "standard"), addressed(NAMES, DEALER)) == "You & Bob win the game!"
    assert verdict(over(0, "british,games=2"), NAMES) == "Ann & Cleo win the rubber!"
    assert verdict(over(None, "standard"), NAMES) == "A draw."
