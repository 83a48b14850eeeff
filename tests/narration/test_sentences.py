"""The sentences told to a player or to a spectator, whatever the names."""

from itertools import pairwise

import pytest

from euchre.core.actions import KEEP, Action, Bury, Cut, Draw, Give, GoUnder, Play, Tram
from euchre.core.cards import Suit
from euchre.core.engine import apply, new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import Phase, Result, State
from euchre.core.view import View, view
from euchre.narration.chronicle import lines
from euchre.narration.offer import offers
from euchre.narration.people import People, side_names
from euchre.narration.question import question
from euchre.narration.results import story, title, verdict
from euchre.narration.seen_action import SeenAction
from euchre.narration.spoken import last_words, said_with
from euchre.record.match_record import MatchRecord
from euchre.wording import wording
from support.games import random_match
from support.hands import DEALER, LEFT, PARTNER, RIGHT, Hands, actions, deal, play, shuffled
from support.sampling import few

WORDS = wording()
NAMES = ("Ann", "Bob", "Cleo", "Dan")
MORE_NAMES = (*NAMES, "Eve", "Fay")
CEREMONIES = "british,weak_hand=go-under,partners_best=1,benny=joker"
HANDS: Hands = {"left": "Ac", "partner": "Kc", "right": "Qc", "dealer": "9c Jc", "up": "9h"}


def moments(record: MatchRecord, seat: int | None) -> list[SeenAction]:
    states = [state for state, _ in record.steps()] + [record.final]
    acts = zip(pairwise(states), record.actions, strict=True)
    return [SeenAction.seen_by(seat, state, action, after) for (state, after), action in acts]


def told(seat: int | None, rules: str, hands: Hands, *said: Action) -> list[str]:
    """The lines of a deal of Dan's, by name or as to `seat`."""
    record = MatchRecord(rules=Rules.parse(rules), actions=(Draw(DEALER), shuffled(rules, **hands), *said))
    people = People(NAMES, seat)
    return [line for seen in moments(record, seat) for line in lines(WORDS, seen, people)]


def test_a_spectator_hears_the_names_and_no_card_that_is_hidden() -> None:
    assert told(None, "standard", HANDS, *actions("order, bury 9c, Ac Kc Qc Jc")) == [
        "First dealer: Dan",
        "Deal 1",
        "Dan turned up 9♥",
        "Ann: pick it up",
        "Dan took 9♥ and buried a card",
        "Trick 1: Ann A♣, Bob K♣, Cleo Q♣, Dan J♣. Ann took it.",
    ]


def test_the_dealer_hears_the_same_as_you_and_the_card_they_buried() -> None:
    assert told(DEALER, "standard", HANDS, *actions("order, bury 9c, Ac Kc Qc Jc")) == [
        "First dealer: you",
        "Deal 1",
        "You turned up 9♥",
        "Ann: pick it up",
        "You took 9♥ and buried 9♣",
        "Trick 1: Ann A♣, Bob K♣, Cleo Q♣, You J♣. Ann took it.",
    ]


@pytest.mark.parametrize(
    ("rules", "buried", "line"),
    [
        ("british,cut=none", "B", "You took the Benny and buried it"),
        ("british,cut=none", "9c", "You took the Benny and buried 9♣"),
        ("online,benny=joker,cut=none", "B", "You took the Best Bower and buried it"),
    ],
)
def test_a_card_with_a_name_of_its_own_is_buried_with_an_article(rules: str, buried: str, line: str) -> None:
    hands: Hands = {"dealer": "9c", "up": "B"}
    assert line in told(DEALER, rules, hands, *actions(f"name hearts, bury {buried}"))
    held: Hands = {"dealer": "B", "up": "9h"}
    assert "You took 9♥ and buried the Benny" in told(DEALER, "british,cut=none", held, *actions("order, bury B"))


@pytest.mark.parametrize("seat", [LEFT, DEALER, None])
def test_a_hand_is_kept_in_silence_and_another_deal_is_asked_for_aloud(seat: int | None) -> None:
    hands: Hands = {"left": "Ac", "partner": "9c 9d Tc Td Ts", "dealer": "9h", "up": "Ah"}
    rules = "standard,weak_hand=farmers-redeal"
    deals_again = told(seat, rules, hands, *actions("keep, redeal"))
    assert deals_again[3].endswith(": farmer's hand, deal again")
    assert not any("keep" in line for line in deals_again)
    kept = told(seat, rules, hands, *actions("keep, keep, keep, keep"))
    assert len(kept) == len(["first dealer", "deal", "up-card"])


def test_who_keeps_a_hand_says_nothing_at_the_table() -> None:
    state = deal("standard,weak_hand=go-under", left="9c 9d Tc Td As", kitty="Ah Kh Qh", up="9h")
    kept = SeenAction.seen_by(DEALER, state, KEEP, apply(state, KEEP))
    assert not said_with(WORDS, kept)
    assert not last_words(WORDS, kept.after)[LEFT]
    under = play(state, "under 9c Tc 9d")
    assert last_words(WORDS, view(under, DEALER))[LEFT] == "I go under"


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


@pytest.mark.parametrize("rules", few([*PRESETS, CEREMONIES], keep={"three-handed", CEREMONIES}))
def test_a_whole_match_is_told_to_everybody_in_sentences_without_code(rules: str) -> None:
    record = random_match(rules, 3)
    players = len(record.players)
    for seat in (None, *range(players)):
        people = People(MORE_NAMES[:players], seat)
        for seen in moments(record, seat):
            heard = [
                *lines(WORDS, seen, people),
                question(WORDS, seen.after, people),
                question(WORDS, seen.shown, people),
            ]
            heard += last_words(WORDS, seen.after)
            assert not [line for line in heard if "None" in line or "Card(" in line or "Suit." in line]
            assert seat is not None or not [line for line in heard if line.startswith("You ")]


@pytest.mark.parametrize("rules", [*PRESETS, CEREMONIES])
def test_the_chronicle_of_a_match_ends_with_its_score(rules: str) -> None:
    record = random_match(rules, 5)
    ends = [seen for seen in moments(record, None) if seen.ends_deal]
    assert len(ends) == len(record.results)
    players = len(record.players)
    score = [line for line in lines(WORDS, ends[-1], People(MORE_NAMES[:players])) if line.startswith("Score: ")]
    said = {
        2: "Ann {}, Bob {}",
        3: "Ann {}, Bob {}, Cleo {}",
        4: "Ann & Cleo {}, Bob & Dan {}",
        6: "Ann, Cleo & Eve {}; Bob, Dan & Fay {}",
    }
    assert score == ["Score: " + said[players].format(*record.results[-1].score)]


def test_two_deals_in_a_row_that_were_thrown_in_both_end() -> None:
    passes = "pass, " * 8
    state = new_match(Rules.parse("standard"))
    ended = 0
    for action in (Draw(DEALER), shuffled("standard"), *actions(passes), shuffled("standard", LEFT), *actions(passes)):
        after = apply(state, action)
        ended += SeenAction.seen_by(None, state, action, after).ends_deal
        state = after
    assert ended == 2


@pytest.mark.parametrize(("rules", "called"), [("standard", "Misfit"), ("british", "Thrown in")])
def test_a_deal_in_which_all_passed_is_called_as_in_the_text_of_the_rules(rules: str, called: str) -> None:
    """Seed 004 has the word misfit."""
    table = Rules.parse(rules)
    result = Result(1, DEALER, None, None, (), (0, 0), (0, 0), (0, 0), game_over=False, winner=None)
    assert title(WORDS, table, result) == called


def test_you_come_first_in_your_side() -> None:
    assert side_names(WORDS, People(NAMES, LEFT)) == ("You & Cleo", "Bob & Dan")
    assert side_names(WORDS, People(NAMES, DEALER)) == ("Ann & Cleo", "You & Bob")
    assert side_names(WORDS, People(NAMES, None)) == ("Ann & Cleo", "Bob & Dan")


@pytest.mark.parametrize(
    ("alone", "called", "makers"),
    [
        ((), ["Ann called ♥ hearts."], "You & Ann"),
        ((LEFT,), ["Ann called ♥ hearts and played alone."], "Ann"),
        ((RIGHT,), ["Ann called ♥ hearts; you played alone."], "You"),
        ((DEALER,), ["Ann called ♥ hearts.", "Dan defended alone."], "You & Ann"),
        ((DEALER, LEFT), ["Ann called ♥ hearts and played alone.", "Dan defended alone."], "Ann"),
        ((DEALER, RIGHT), ["Ann called ♥ hearts; you played alone.", "Dan defended alone."], "You"),
    ],
)
def test_who_played_alone_is_told_after_who_called_trump(
    alone: tuple[int, ...], called: list[str], makers: str
) -> None:
    result = Result(1, DEALER, Suit.HEARTS, LEFT, alone, (3, 2), (1, 0), (1, 0), game_over=False, winner=None)
    told = story(WORDS, result, People(NAMES, RIGHT))
    assert told == (*called, f"{makers} took 3 tricks of 5.", "1 point for you & Ann.")


def asked(state: State, seat: int | None) -> str:
    return question(WORDS, view(state, seat), People(NAMES, seat))


def test_who_watches_hears_who_is_waited_for() -> None:
    state = deal("standard", up="9h", left="Ac", dealer="9c")
    assert asked(state, None) == "Waiting for Ann."
    assert asked(state, LEFT) == "Dan turned up 9♥. Make hearts trump?"
    state = play(state, "order")
    assert asked(state, None) == "Waiting for Dan to bury a card."
    assert asked(play(state, "bury 9c"), None) == "Waiting for Ann to play."


def test_who_is_asked_again_after_declining_hears_who_has_meanwhile_gone_alone() -> None:
    state = play(deal("british", up="9d"), "order, bury 9d")
    assert asked(state, LEFT) == "Do you want to play alone, without Cleo?"
    state = play(state, "together, alone")
    assert asked(state, LEFT) == "Bob defends alone. Do you want to play alone, without Cleo?"


def test_the_question_to_cut_names_no_key() -> None:
    state = apply(new_match(PRESETS["british"]), Draw(DEALER))
    assert asked(state, LEFT) == "Dan deals. Cut, or bump to leave the cards as they are."


@pytest.mark.parametrize("rules", [*PRESETS, CEREMONIES])
def test_every_answer_but_a_card_is_offered_in_words_of_its_own(rules: str) -> None:
    for state, _ in random_match(rules, 7).steps():
        if state.turn is None:
            continue
        seen = view(state, state.turn)
        wanted = [action for action in seen.legal if not isinstance(action, Play | Bury | Give | Tram)]
        offered = offers(WORDS, seen)
        assert [offer.action for offer in offered] == wanted
        assert len({offer.label for offer in offered}) == len(wanted)
        keys = [offer.key for offer in offered if not isinstance(offer.action, Cut | GoUnder)]
        assert len(set(keys)) == len(keys)


def over(winner: int | None, rules: str) -> View:
    seen = view(new_match(Rules.parse(rules)), None)
    return seen._replace(phase=Phase.OVER, match=seen.match._replace(winner=winner))


def test_the_winners_are_named_or_it_is_a_draw() -> None:
    assert verdict(WORDS, over(1, "standard"), People(NAMES, DEALER)) == "You & Bob win the game!"
    assert verdict(WORDS, over(0, "british,games=2"), People(NAMES)) == "Ann & Cleo win the rubber!"
    assert verdict(WORDS, over(None, "standard"), People(NAMES)) == "A draw."
