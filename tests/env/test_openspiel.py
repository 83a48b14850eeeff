"""The deal as a game for OpenSpiel: its own tests, its own euchre beside it, and what a seat is told."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl.flags import FLAGS
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, random_agent
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from euchre.core import law
from euchre.core.cards import parse_cards
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import Phase
from euchre.env.layout import LAYOUT
from euchre.env.openspiel import EuchreGame, EuchreState
from support.covering import TABLES
from support.moments import RICH
from support.other_numbers import MANY, OTHERS, WIDOW
from support.spiel import SETTINGS, load, our_card, rules_for, spiel_action
from support.spiel_checks import check_game

pytestmark = pytest.mark.slow
_ASKING = "six-handed partners_best:1 best_when:discards-first alone_when:after-burial"
_OTHER_TEXTS = ("two-handed", "three-handed weak_hand:go-under", "six-handed")

MIXED = "python_euchre(rules=british weak_hand:go-under partners_best:1,reward=match,score_02=9,score_13=7)"
SPECS = ("python_euchre", MIXED, "python_euchre(rules=openspiel)")
OF_OTHERS = (
    "python_euchre(rules=two-handed widow:yes)",
    "python_euchre(rules=three-handed,reward=match,score=9 0 7)",
    "python_euchre(rules=six-handed,score=3 4)",
    "python_euchre(rules=railroad)",
)


def _game(rules: Rules) -> EuchreGame:
    return EuchreGame({"rules": str(rules)})


def _random_play(state: EuchreState, rng: Random) -> Iterator[EuchreState]:
    """Yield the states in which a player decides, and the last."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("spec", [*SPECS, *OF_OTHERS])
def test_openspiel_finds_nothing_wrong(spec: str) -> None:
    check_game(spec)


def test_a_playthrough_can_be_played_again(tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(MIXED, [], seed=3), "utf-8")
    FLAGS.mark_as_parsed()
    first, again = generate_playthrough.replay(str(file))
    assert "IsTerminal() = True" in first
    assert again == first


@pytest.mark.parametrize("rules", [*TABLES[2::3], *MANY[1::2], *OTHERS, WIDOW], ids=str)
def test_a_deal_can_be_played_to_its_end_under_all_rules(rules: Rules) -> None:
    game = _game(rules)
    assert pyspiel.load_game(str(game)).terms == game.terms
    for seed in range(3):
        *before, last = map(EuchreState.clone, _random_play(game.new_initial_state(), Random(seed)))
        assert len(before) <= game.max_game_length()
        sides = law.seating(rules).sides
        gains = last.returns()[:sides]
        assert last.returns() == gains * (rules.players // sides)
        assert sum(gains) == pytest.approx(0)
        assert max(map(abs, gains)) <= game.max_utility()


@pytest.mark.parametrize(("stick", "defend"), SETTINGS)
def test_it_is_the_game_that_openspiel_has_itself(stick: bool, defend: bool) -> None:
    game, other, rng = _game(rules_for(stick, defend)), load(stick, defend), Random(1)
    for _ in range(40):
        ours, theirs = game.new_initial_state(), other.new_initial_state()
        dealer, deck = rng.randrange(4), rng.sample(range(24), 21)
        for number in (dealer, *deck):
            theirs.apply_action(number)
        for number in (dealer, *(int(our_card(number)) for number in deck)):
            assert dict(ours.chance_outcomes())[number] == pytest.approx(1 / len(ours.chance_outcomes()))
            ours.apply_action(number)
        while not theirs.is_terminal():
            assert ours.current_player() == theirs.current_player()
            moment = ours.moment
            said = {spiel_action(moment.state, action): action for action in moment.offer()}
            assert sorted(said) == theirs.legal_actions()
            number = rng.choice(sorted(said))
            theirs.apply_action(number)
            ours.apply_action(ours.string_to_action(str(said[number])))
        assert ours.is_terminal()
        assert ours.returns() == theirs.returns()


# What a seat is told


def _known(state: EuchreState, seat: int) -> tuple[str, bytes, bytes]:
    text: str = state.information_state_string(seat)
    tensors = state.information_state_tensor(seat), state.observation_tensor(seat)
    recalled, seen = (np.array(tensor, np.float32).tobytes() for tensor in tensors)
    return text, recalled, seen


@pytest.mark.parametrize("rules", [*PRESETS.values(), *RICH, *OTHERS[3:], WIDOW], ids=str)
def test_a_seat_is_told_the_same_whatever_cards_it_cannot_see(rules: Rules) -> None:
    game, seen_elsewhere = _game(rules), 0
    for seed in range(6):
        rng, seat = Random(seed), seed % rules.players
        dealing = _undealt(game, rng)
        state, cards = dealing.clone(), list[int]()
        while state.is_chance_node():
            cards.append(rng.choice(state.legal_actions()))
            state.apply_action(cards[-1])
        other = _dealt_otherwise(dealing, cards, state.moment.hands[seat], rng)
        assert _known(other, seat) == _known(state, seat)
        seen_elsewhere += _known(other, (seat + 1) % rules.players) != _known(state, (seat + 1) % rules.players)
    assert seen_elsewhere > 3


def _undealt(game: EuchreGame, rng: Random) -> EuchreState:
    """A table before its first card is dealt, the pack cut where it is."""
    state = game.new_initial_state()
    while state.moment.state.phase is not Phase.DEAL:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _dealt_otherwise(dealing: EuchreState, cards: list[int], hand: int, rng: Random) -> EuchreState:
    """The same deal for the holder of this hand: the other cards but the one turned up are dealt again."""
    game = dealing.get_game()
    hidden = [place for place, card in enumerate(cards) if not hand >> card & 1 and place != 5 * game.num_players()]
    known = {card for place, card in enumerate(cards) if place not in hidden}
    unknown = [int(card) for card in law.pack(game.terms.rules) if card not in known]
    for place, card in zip(hidden, rng.sample(unknown, len(hidden)), strict=True):
        cards[place] = card
    for card in cards:
        dealing.apply_action(card)
    return dealing


@pytest.mark.parametrize("rules", [PRESETS["standard"], RICH[0], RICH[2], RICH[4], PRESETS["three-handed"]], ids=str)
def test_nothing_is_forgotten(rules: Rules) -> None:
    """Compare many courses of one deal: two give the same tensor if, and only if, they give the same text."""
    rng = Random(1)
    state = _undealt(_game(rules), rng)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    tensors: dict[str, bytes] = {}
    for seed in range(30):
        for moment in _random_play(state.clone(), Random(seed)):
            for seat in range(rules.players) if not moment.is_terminal() else ():
                text, recalled, _ = _known(moment, seat)
                assert tensors.setdefault(text, recalled) == recalled
    assert len(set(tensors.values())) == len(tensors) > 800


WEAK = ("Tc Jc Qc Kc Ac", "9d Jd Qd Kd Ad", "Th Jh Qh Kh Ah")
"""The hands of seats 1 to 3 while seat 0 goes under."""
CAME_LATER = {
    "cards picked up": (
        "standard,weak_hand=go-under",
        ("9c Td 9h Js Qs", *WEAK),
        "Ts Ks As 9s",
        ("9c Td 9h Ks As", *WEAK),
        "Ts Js Qs 9s",
        "under 9c, under Td, under 9h",
        "under 9c, under Td, under 9h",
    ),
    "a gift": (
        "standard,partners_best=1",
        ("9c Tc Jc Qc Kc", WEAK[1], "Ac Ts Js Qs Ks", WEAK[2]),
        "9s",
        ("9c Tc Jc Qc Ac", WEAK[1], "Kc Ts Js Qs Ks", WEAK[2]),
        "9s",
        "pass, pass, pass, pass, name clubs alone, give Ac, bury 9c",
        "pass, pass, pass, pass, name clubs alone, give Kc, bury 9c",
    ),
}
"""Two ways to come to the same hand: for each, what is dealt, what follows it in the pack, and what is chosen."""


@pytest.mark.parametrize("case", CAME_LATER)
def test_what_was_dealt_is_told_from_what_came_later(case: str) -> None:
    rules, one_dealt, one_rest, other_dealt, other_rest, one_said, other_said = CAME_LATER[case]
    one, other = _stacked(rules, one_dealt, one_rest, one_said), _stacked(rules, other_dealt, other_rest, other_said)
    (text, recalled, seen), (other_text, other_recalled, other_seen) = _known(one, 0), _known(other, 0)
    assert seen == other_seen
    assert text != other_text
    assert recalled != other_recalled


def test_what_somebody_has_begun_to_choose_is_nobody_elses_business() -> None:
    rules, dealt, rest, *_ = CAME_LATER["cards picked up"]
    before = _stacked(rules, dealt, rest, "")
    begun = _stacked(rules, dealt, rest, "under 9c")
    assert [_known(begun, seat) == _known(before, seat) for seat in range(4)] == [False, True, True, True]
    assert begun.current_player() == 0


def _stacked(rules: str, hands: tuple[str, ...], rest: str, said: str) -> EuchreState:
    """Seat 3 deals these hands, the up-card and the top of the kitty; then all this is chosen."""
    state = EuchreGame({"rules": rules}).new_initial_state()
    state.apply_action(3)
    held = [[*parse_cards(hand)] for hand in hands]
    slots = law.dealt_slots(Rules.parse(rules), 3, law.packets(Rules.parse(rules))[0])
    owners = {slot: seat for seat, places in enumerate(slots) for slot in places}
    for card in (*(held[owners[slot]].pop(0) for slot in range(20)), *parse_cards(rest)):
        state.apply_action(int(card))
    for words in filter(None, said.split(", ")):
        state.apply_action(state.string_to_action(words))
    return state


def test_what_is_not_one_seats_view_is_not_to_be_had() -> None:
    game = pyspiel.load_game("python_euchre")
    private = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    everybody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert [make_observation(game, kind) for kind in (private, everybody)] == [None, None]
    assert make_observation(game, INFO_STATE_OBS_TYPE) is not None


# Its algorithms


@pytest.mark.parametrize(
    ("solver", "spec"), [(ExternalSamplingSolver, SPECS[2]), *((OutcomeSamplingSolver, spec) for spec in SPECS)]
)
def test_counterfactual_regret_is_learnt_unchanged(solver: Any, spec: str) -> None:
    np.random.seed(1)  # noqa: NPY002 - the algorithm draws from it
    game = pyspiel.load_game(spec)
    learner = solver(game)
    learner.iteration()
    policy = learner.average_policy()
    state = next(_random_play(game.new_initial_state(), Random(1)))
    chances = policy.action_probabilities(state)
    assert sorted(chances) == state.legal_actions()
    assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.parametrize("solver", [pyspiel.ExternalSamplingMCCFRSolver, pyspiel.OutcomeSamplingMCCFRSolver])
def test_its_compiled_solvers_learn_it_too(solver: Any) -> None:
    learner = solver(pyspiel.load_game(SPECS[2]), seed=1)
    learner.run_iteration()
    assert learner.average_policy() is not None


def test_agents_of_its_own_play_in_its_own_environment() -> None:
    table = rl_environment.Environment(pyspiel.load_game(MIXED), seed=1)
    agents = [random_agent.RandomAgent(seat, table.action_spec()["num_actions"]) for seat in range(4)]
    step = table.reset()
    while not step.last():
        step = table.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == pytest.approx(0)
    assert len(step.observations["info_state"][0]) == 4 + 33 + LAYOUT.size


@pytest.mark.parametrize(
    "rules",
    ["standard", "british weak_hand:go-under", "online", "standard partners_best:1", _ASKING, *_OTHER_TEXTS],
)
def test_a_state_is_dealt_anew_as_a_player_has_seen_it(rules: str) -> None:
    game, rng, moved = pyspiel.load_game(f"python_euchre(rules={rules})"), Random(1), 0
    state = game.new_initial_state()
    while not state.is_terminal():
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            moved += str(other) != str(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert moved > (30 if game.num_players() == 2 else 100), "two have the shortest deals"


def test_a_deal_with_a_widow_is_not_dealt_anew() -> None:
    state = pyspiel.load_game(OF_OTHERS[0]).new_initial_state()
    with pytest.raises(EuchreError, match=r"^Deals with a widow are not dealt anew"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_its_search_of_sampled_states_plays() -> None:
    game, rng, numbers = pyspiel.load_game("python_euchre"), Random(1), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, numbers), uct_c=1.0, max_simulations=10, random_state=numbers
    )
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    assert bot.step(state) in state.legal_actions()


def test_a_game_that_there_is_not_is_refused_in_a_sentence() -> None:
    with pytest.raises(EuchreError, match=r"^'nonsense' is not a preset"):
        pyspiel.load_game("python_euchre(rules=nonsense)")
    with pytest.raises(EuchreError, match=r"^No game starts at 10 to 0"):
        pyspiel.load_game("python_euchre(score_02=10)")
    with pytest.raises(EuchreError, match=r"^A score is three whole numbers, and not \(1, 2\)"):
        pyspiel.load_game("python_euchre(rules=three-handed,score=1 2)")
    with pytest.raises(EuchreError, match=r"^A score is three whole numbers, and not \(\)"):
        pyspiel.load_game("python_euchre(rules=three-handed,score=one)")
    with pytest.raises(EuchreError, match=r"^The parameters score_02 and score_13 are for four players"):
        pyspiel.load_game("python_euchre(rules=three-handed,score_02=1)")


def test_the_score_of_another_number_is_in_the_text_of_the_game() -> None:
    game = pyspiel.load_game(OF_OTHERS[1])
    assert str(game) == "python_euchre(reward=match,rules=three-handed,score=9 0 7)"
    assert pyspiel.load_game(str(game)).terms == game.terms
    assert game.terms.score == (9, 0, 7)


@pytest.mark.parametrize("absent", ["'pyspiel'", "'pyspiel', 'numpy', 'numba', 'babel', 'gymnasium'"])
def test_a_missing_package_is_told_with_what_brings_it(absent: str) -> None:
    program = (
        f"import sys; sys.modules.update(dict.fromkeys(({absent},)))\n"
        "try:\n    import euchre.env.openspiel\n"
        "except Exception as problem:\n    print(type(problem).__name__, problem)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said.startswith("MissingPackage euchre.env.openspiel needs the package open_spiel: install it with ")
    assert said.endswith("'euchre[openspiel]'.\n")
