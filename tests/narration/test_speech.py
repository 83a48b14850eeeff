"""The spoken words: those of each seed at its own table."""

import pytest

from euchre.core.actions import (
    PLAYS,
    Action,
    Alone,
    AskPartner,
    Bump,
    Bury,
    Cut,
    Give,
    GoUnder,
    Keep,
    Name,
    Order,
    Pass,
    Redeal,
    Together,
    Tram,
)
from euchre.core.cards import BENNY, Card, Suit
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import Call
from euchre.narration.speech import phrase, suit_name, thrown_in
from euchre.narration.spoken import spoken
from euchre.wording import wording
from support.hands import DEALER, LEFT, PARTNER, RIGHT

_ALONE = Order(alone=True)

WORDS = ("british", "north-american", "online", "standard")


def _says(preset: str, seat: int, action: Action, *before: Call) -> str:
    return phrase(PRESETS[preset], DEALER, before, Call(seat, action))


@pytest.mark.parametrize(
    ("preset", "seat", "action", "words"),
    [
        ("standard", LEFT, Order(), "pick it up"),
        ("standard", PARTNER, Order(), "pick it up"),
        ("standard", DEALER, Order(), "I pick it up"),
        ("standard", LEFT, _ALONE, "pick it up, I'm going alone"),
        ("british", RIGHT, Order(), "I order it up"),
        ("british", PARTNER, _ALONE, "I turn it down"),
        ("british", DEALER, Order(), "I take it up"),
        ("standard", DEALER, _ALONE, "I pick it up, I'm going alone"),
        ("north-american", LEFT, Order(), "I order it up"),
        ("north-american", PARTNER, Order(), "I assist"),
        ("north-american", PARTNER, _ALONE, "I assist, alone"),
        ("north-american", LEFT, _ALONE, "I order it up, alone"),
        ("online", LEFT, Order(), "order up"),
        ("online", PARTNER, Order(), "I accept"),
        ("online", PARTNER, _ALONE, "take down"),
        ("online", DEALER, Order(), "take up"),
        ("online", DEALER, _ALONE, "take up, going alone"),
    ],
)
def test_the_up_card_is_accepted_in_the_words_of_the_table(preset: str, seat: int, action: Action, words: str) -> None:
    assert _says(preset, seat, action) == words


def test_a_dealer_passing_in_round_1_turns_the_card_down_in_the_tables_words() -> None:
    round_1 = [Call(seat, Pass()) for seat in (LEFT, PARTNER, RIGHT)]
    round_2 = [*round_1, Call(DEALER, Pass()), *round_1]
    for preset, over in (
        ("british", "over"),
        ("standard", "pass"),
        ("north-american", "I turn it down"),
        ("online", "I turn it down"),
    ):
        assert _says(preset, DEALER, Pass(), *round_1) == over
        assert _says(preset, DEALER, Pass(), *round_2) == "pass"
        assert _says(preset, LEFT, Pass()) == "pass"


@pytest.mark.parametrize("preset", [name for name, rules in PRESETS.items() if rules.players == 4])
@pytest.mark.parametrize(
    ("seat", "action", "said"),
    [
        (LEFT, Order(), "ich nehme an"),
        (PARTNER, Order(), "ich nehme an"),
        (PARTNER, _ALONE, "ich nehme an und spiele allein"),
        (DEALER, Order(), "ich nehme auf"),
        (DEALER, _ALONE, "ich nehme auf und spiele allein"),
        (DEALER, Pass(), "ich passe"),
        (LEFT, Pass(), "ich passe"),
        (LEFT, Name(Suit.HEARTS, alone=True), "Herz, ich spiele allein"),
    ],
)
def test_german_is_spoken_at_a_german_table(preset: str, seat: int, action: Action, said: str) -> None:
    """Speak German whatever the English of the rules: "pick it up" says nothing to a German reader."""
    before = tuple(Call(other, Pass()) for other in (LEFT, PARTNER, RIGHT)) if action == Pass() else ()
    assert spoken(wording("de"), PRESETS[preset], DEALER, before, Call(seat, action)) == said


def test_words_about_weak_hands_do_not_count_as_passes() -> None:
    kept = [Call(seat, Keep()) for seat in (LEFT, PARTNER, RIGHT, DEALER)]
    passes = [Call(seat, Pass()) for seat in (LEFT, PARTNER, RIGHT)]
    assert _says("british", DEALER, Pass(), *kept, *passes) == "over"


def test_a_suit_is_named_by_its_name() -> None:
    assert _says("standard", LEFT, Name(Suit.HEARTS)) == "hearts"
    assert _says("online", LEFT, Name(Suit.NO_TRUMP, alone=True)) == "no trump, going alone"


@pytest.mark.parametrize(
    ("preset", "alone", "defend"),
    [
        ("standard", "I'm going alone", "I defend alone"),
        ("british", "I play alone", "I play alone"),
        ("north-american", "alone", "I defend alone"),
        ("online", "going alone", "defending alone"),
    ],
)
def test_a_maker_plays_alone_and_a_defender_defends_alone(preset: str, alone: str, defend: str) -> None:
    made = Call(LEFT, Name(Suit.HEARTS))
    assert [_says(preset, seat, Alone(), made) for seat in (LEFT, RIGHT)] == [alone, alone]
    assert [_says(preset, seat, Alone(), made) for seat in (PARTNER, DEALER)] == [defend, defend]


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Bump(), "bump"),
        (Cut(7), "cut at 7"),
        (Keep(), "I keep my hand"),
        (Redeal(), "farmer's hand, deal again"),
        (GoUnder(()), "I go under"),
        (Together(), "with my partner"),
        (Bury(Card.parse("9c")), "I bury a card"),
        (AskPartner(2), "your best card, please"),
        (Give(Card.parse("9c")), "my best card"),
        (Tram(), "TRAM, the rest are mine"),
        (PLAYS[BENNY], "play B"),
    ],
    ids=str,
)
def test_other_things_are_said_alike_everywhere_and_name_no_hidden_card(action: Action, words: str) -> None:
    of_six = {"with my partner": "with my partners"}.get(words, words)
    assert {_says(preset, LEFT, action) for preset in PRESETS if preset != "six-handed"} == {words}
    assert _says("six-handed", LEFT, action) == of_six


@pytest.mark.parametrize("rules", ["british,partner=may-assist", "standard,words=british"])
def test_accepting_with_the_partner_and_accepting_alone_are_said_in_different_words(rules: str) -> None:
    """Seed 000: "I turn it down" is said to play alone; who assists plays on with the dealer."""
    table = Rules.parse(rules)
    assert phrase(table, DEALER, (), Call(PARTNER, Order())) == "I assist"
    assert phrase(table, DEALER, (), Call(PARTNER, Order(alone=True))) == "I turn it down"


@pytest.mark.parametrize("words", WORDS)
def test_no_words_mean_two_things_that_somebody_may_choose_between(words: str) -> None:
    table = Rules.parse(f"standard,words={words},no_trump=second-round")
    made = (Call(LEFT, Order()),)
    for seat in (LEFT, PARTNER, RIGHT, DEALER):
        choices: list[Action] = [Pass(), Order(), _ALONE]
        assert len({phrase(table, DEALER, (), Call(seat, choice)) for choice in choices}) == 3
        named: list[Action] = [Pass(), *(Name(suit, alone) for suit in Suit for alone in (False, True))]
        assert len({phrase(table, DEALER, (), Call(seat, choice)) for choice in named}) == len(named)
        assert phrase(table, DEALER, made, Call(seat, Alone())) != phrase(table, DEALER, made, Call(seat, Together()))


def test_a_hand_thrown_in_is_a_misfit_where_the_text_calls_it_so() -> None:
    assert {words: thrown_in(Rules.parse(f"standard,words={words}")) for words in WORDS} == {
        "standard": "misfit",
        "british": "thrown in",
        "north-american": "thrown in",
        "online": "thrown in",
    }


def test_a_suit_is_shown_with_its_pip() -> None:
    assert [suit_name(suit) for suit in Suit] == ["♣ clubs", "♦ diamonds", "♥ hearts", "♠ spades", "no trump"]
