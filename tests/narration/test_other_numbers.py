"""Sentences at tables of two, three and six: a side is named by everybody who is on it."""

from __future__ import annotations

import pytest

from euchre.core import law
from euchre.core.actions import Alone, Deal, Draw, Order, Pass
from euchre.core.cards import Suit
from euchre.core.engine import apply, legal, new_match
from euchre.core.rules import Rules
from euchre.core.seating import SEATINGS
from euchre.core.state import Call, Phase, Result, State
from euchre.core.view import View, view
from euchre.narration.coach import coach
from euchre.narration.offer import offers
from euchre.narration.people import People, by_name, side_names
from euchre.narration.question import question
from euchre.narration.results import standing, story, verdict
from euchre.narration.speech import call_kind
from euchre.narration.spoken import last_words
from euchre.wording import Language, wording
from support.evenings import OTHER_NUMBERS

SIX = ("Ann", "Bess", "Cleo", "Dora", "Emma", "Fay")


def _result(points: tuple[int, ...], score: tuple[int, ...], **changed: object) -> Result:
    """A deal in which seat 1 called spades and took two tricks."""
    tricks = (3, 2) if len(points) == 2 else (2, 2, 1)
    values = {"alone": (), "winner": None, "game": 1, "maker": 1, "trump": Suit.SPADES, **changed}
    over = values["winner"] is not None
    return Result(deal_number=4, dealer=0, tricks=tricks, points=points, score=score, game_over=over, **values)  # type: ignore[arg-type]


def _after(rules: str, last: Result, **match: object) -> View:
    """The table right after a deal."""
    seen = view(new_match(Rules.parse(rules)), None)
    return seen._replace(match=seen.match._replace(last=last, **match))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("players", "you", "sides"),
    [
        (2, 0, ("You", "Bess")),
        (2, None, ("Ann", "Bess")),
        (3, 2, ("Ann", "Bess", "You")),
        (4, 1, ("Ann & Cleo", "You & Dora")),
        (6, None, ("Ann, Cleo & Emma", "Bess, Dora & Fay")),
        (6, 4, ("You, Ann & Cleo", "Bess, Dora & Fay")),
    ],
)
def test_a_side_has_the_names_of_all_its_players(players: int, you: int | None, sides: tuple[str, ...]) -> None:
    assert side_names(wording(), People(SIX[:players], you)) == sides


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("Bess called ♠ spades.", "Bess took 2 tricks of 5.", "2 points each for you & Cleo.")),
        ("de", ("Bess hat ♠ Pik angesagt.", "2 Stiche von 5 für Bess.", "Je 2 Punkte für dich & Cleo.")),
    ],
)
def test_of_three_both_others_score_when_the_maker_is_euchred(language: Language, lines: tuple[str, ...]) -> None:
    result = _result((2, 0, 2), (4, 3, 2))
    assert story(wording(language), result, People(SIX[:3], 0)) == lines


def test_of_three_the_maker_scores_alone() -> None:
    result = _result((0, 1, 0), (4, 3, 2))
    assert story(wording(), result, People(SIX[:3], 1))[-1] == "1 point for you."
    assert story(wording(), result, People(SIX[:3], 2))[-1] == "1 point for Bess."


def test_of_six_a_loner_leaves_two_partners_out() -> None:
    people = People(SIX, 0)
    assert story(wording(), _result((2, 0), (2, 0), alone=(1,)), people) == (
        "Bess called ♠ spades and played alone.",
        "Bess took 2 tricks of 5.",
        "2 points for you, Cleo & Emma.",
    )
    assert story(wording(), _result((2, 0), (2, 0), alone=(5,)), people)[0] == "Bess called ♠ spades; Fay played alone."
    assert story(wording(), _result((2, 0), (2, 0), alone=(0,)), people)[1] == "You defended alone."


@pytest.mark.parametrize(
    ("you", "language", "game", "match"),
    [
        (None, "en", "Cleo wins the game: Ann 8, Bess 3, Cleo 10.", "Cleo wins the game!"),
        (2, "en", "You win the game: Ann 8, Bess 3, You 10.", "You win the game!"),
        (None, "de", "Cleo gewinnt das Spiel: Ann 8, Bess 3, Cleo 10.", "Cleo gewinnt das Spiel!"),
        (2, "de", "Du gewinnst das Spiel: Ann 8, Bess 3, Du 10.", "Du gewinnst das Spiel!"),
    ],
)
def test_of_three_one_wins_and_every_score_has_its_name(
    you: int | None, language: Language, game: str, match: str
) -> None:
    seen = _after("standard,players=3", _result((2, 0, 2), (8, 3, 10), winner=2), winner=2)
    people = People(SIX[:3], you)
    assert (standing(wording(language), seen, people), verdict(wording(language), seen, people)) == (game, match)


def test_a_rubber_of_three_has_the_games_by_name() -> None:
    seen = _after("standard,players=3,games=2", _result((2, 0, 2), (8, 3, 10), winner=2), games=(0, 1, 1))
    found = standing(wording(), seen, People(SIX[:3], 0))
    assert found == "Cleo wins the game: You 8, Bess 3, Cleo 10. Games: You 0, Bess 1, Cleo 1."


@pytest.mark.parametrize(
    ("players", "you", "sentence"),
    [
        (2, 1, "You win the game 10 to 4."),
        (2, None, "Bess wins the game 10 to 4."),
        (6, 3, "You, Fay & Bess win the game 10 to 4."),
        (6, 0, "Bess, Dora & Fay win the game 10 to 4."),
    ],
)
def test_of_two_sides_the_game_is_won_to_the_other_score(players: int, you: int | None, sentence: str) -> None:
    seen = _after(OTHER_NUMBERS[players], _result((0, 2), (4, 10), winner=1), winner=1)
    assert standing(wording(), seen, People(SIX[:players], you)) == sentence


@pytest.mark.parametrize(
    ("lost", "start", "sentence"),
    [
        (4, (0, 0), "You & Ann win the game 10 to 4. Games: 0 to 1."),
        (
            0,
            (0, 0),
            "The losers scored nothing: the game counts as two. You & Ann win the game 10 to 0. Games: 0 to 1.",
        ),
        (4, (0, 2), "You & Ann win the game 10 to 4. Games: 0 to 1. The next game begins at Bob & Dan 0, You & Ann 2."),
    ],
)
def test_a_game_that_counts_two_and_one_begun_with_points_are_told(
    lost: int, start: tuple[int, int], sentence: str
) -> None:
    """Railroad: a game to nothing counts as two, and points beyond the target begin the next game."""
    last = _result((0, 2), (lost, 10), winner=1)
    seen = _after("railroad,games=3", last, score=start, games=(0, 1))
    assert standing(wording(), seen, People(("Bob", "Emma", "Dan", "Ann"), 1)) == sentence


def test_sides_of_three_are_set_apart_in_a_score() -> None:
    assert by_name(wording(), People(SIX, 1), (3, 0)) == "Ann, Cleo & Emma 3; You, Dora & Fay 0"


@pytest.mark.parametrize("players", SEATINGS)
def test_only_a_partner_of_the_dealer_assists(players: int) -> None:
    table = SEATINGS[players]
    kinds = {seat: call_kind(table, 0, (), Call(seat, Order())) for seat in table.seats}
    partners = {4: {2}, 6: {2, 4}}.get(players, set())
    assert kinds == {seat: "take" if seat == 0 else "assist" if seat in partners else "order" for seat in table.seats}


@pytest.mark.parametrize("players", SEATINGS)
def test_the_dealer_turns_the_card_down_once_all_others_have_passed(players: int) -> None:
    calls = tuple(Call(seat, Pass()) for seat in range(1, players))
    assert call_kind(SEATINGS[players], 0, calls, Call(0, Pass())) == "over"
    both = (*calls, Call(0, Pass()), *calls)
    assert call_kind(SEATINGS[players], 0, both, Call(0, Pass())) == "pass"


def test_of_six_whoever_is_with_the_maker_plays_alone_and_the_others_defend() -> None:
    made = (Call(1, Order()),)
    kinds = [call_kind(SEATINGS[6], 0, made, Call(seat, Alone())) for seat in range(6)]
    assert kinds == ["defend", "alone", "defend", "alone", "defend", "alone"]


def _first_deal(rules: str) -> State:
    """The pack in its order, dealt by the last seat: of six, the king of spades is turned up."""
    state = apply(new_match(Rules.parse(rules)), Draw(law.seating(Rules.parse(rules)).players - 1))
    return apply(state, Deal(law.pack(state.rules), law.packets(state.rules)[0]))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Do you want to play alone, without Cleo and Emma?"),
        ("de", "Willst du allein spielen, ohne Cleo und Emma?"),
    ],
)
def test_of_six_you_play_without_two_partners(language: Language, sentence: str) -> None:
    state = apply(_first_deal(f"{OTHER_NUMBERS[6]},alone_when=after-burial"), Order())
    state = apply(state, legal(state)[0])
    assert (state.phase, state.turn) == (Phase.ALONE, 0)
    assert question(wording(language), view(state, 0), People(SIX, 0)) == sentence
    assert [offer.label for offer in offers(wording(), view(state, 0))] == ["I'm going alone", "with my partners"]


def test_of_four_you_play_with_one_partner() -> None:
    state = apply(_first_deal("standard,alone_when=after-burial"), Order())
    state = apply(state, legal(state)[0])
    assert [offer.label for offer in offers(wording(), view(state, 0))] == ["I'm going alone", "with my partner"]


@pytest.mark.parametrize("players", OTHER_NUMBERS)
def test_every_seat_has_its_words(players: int) -> None:
    state = apply(_first_deal(OTHER_NUMBERS[players]), Order())
    assert last_words(wording(), view(state, None)) == ("pick it up", *[""] * (players - 1))


@pytest.mark.parametrize("preset", ["standard", "railroad", "two-handed", "three-handed", "six-handed"])
def test_a_hand_is_counted_by_the_presets_alone(preset: str) -> None:
    assert coach(wording(), view(_first_deal(preset), 0)) != ""
    assert coach(wording(), view(_first_deal(f"{preset},points_made=3"), 0)) == ""
    assert coach(wording(), view(_first_deal("two-handed,widow=yes"), 0)) == ""


@pytest.mark.parametrize(
    ("rules", "points", "score", "sentence"),
    [
        ("three-handed", (0, 2, 2), (3, 10, 10), "Level at 10: another deal decides."),
        ("three-handed", (0, 2, 2), (10, 10, 9), "Level at 10: another deal decides."),
        ("three-handed", (0, 2, 2), (3, 9, 9), ""),
        ("standard", (0, 1), (9, 9), ""),
        ("standard,deals=4,target=0,tie_break=another-deal", (0, 1), (5, 5), "Level at 5: another deal decides."),
        ("standard,deals=5,target=0,tie_break=another-deal", (0, 1), (5, 5), ""),
    ],
)
def test_a_game_that_goes_on_level_is_said_to(
    rules: str, points: tuple[int, ...], score: tuple[int, ...], sentence: str
) -> None:
    seen = _after(rules, _result(points, score))
    assert standing(wording(), seen, People(SIX[: len(score) if len(score) > 2 else 4], None)) == sentence
