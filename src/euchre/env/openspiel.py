"""The deal as a game for OpenSpiel: importing this registers ``python_euchre``, so that its algorithms run unchanged.

>>> import pyspiel
>>> import euchre.env.openspiel
>>> game = pyspiel.load_game("python_euchre(rules=british target:15,reward=points)")
>>> game.num_distinct_actions(), str(game)
(168, 'python_euchre(reward=points,rules=british target:15,score_02=0,score_13=0)')
>>> pyspiel.load_game("python_euchre(rules=standard players:3,score=9 4 7)").num_players()
3

In the text of a game ``=`` and ``,`` have meanings of their own, so rules are written there with ``:`` and blanks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from euchre.extras import missing

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as problem:
    # Before all else: the files below need NumPy and more, which the same extra brings.
    raise missing("open_spiel", "openspiel", "euchre.env.openspiel") from problem

from euchre.core import law
from euchre.core.cards import CARDS, cards_in
from euchre.core.engine import new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import Rules
from euchre.core.seating import FOUR, SEATINGS
from euchre.core.state import Phase
from euchre.core.view import view
from euchre.env.block import BlockLayout
from euchre.env.episode import terms
from euchre.env.layout import layout_of
from euchre.env.moment import Moment
from euchre.env.numbering import ACTIONS
from euchre.env.observation import Array, observation
from euchre.env.reward import most, nothing
from euchre.worlds.small_deals import before_deal, deals

_CARDS: Final = tuple(map(str, CARDS))
_SCORES: Final = {"score_02": 0, "score_13": 0}
_CHANCE: Final = {"dealer": -1, "deal": "cards"}
_DEFAULTS: Final = {"rules": "standard", "reward": "points", **_SCORES, "score": "", **_CHANCE}
_TYPE: Final = pyspiel.GameType(
    short_name="python_euchre",
    long_name="Euchre",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(SEATINGS),
    min_num_players=min(SEATINGS),
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=dict(_DEFAULTS),
)


class EuchreGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    """A deal by the rules of ``rules``, rewarded in ``reward`` (points or match).

    It begins at ``score_02`` points for seats 0 and 2 to ``score_13`` for seats 1 and 3; at a table of another number
    ``score`` has the points of each side, with blanks between. Chance draws the first dealer, unless ``dealer`` names a
    seat, and deals card by card; with ``deal=whole`` it deals a small game at once, in whatever order the cards came.
    Raises `EuchreError` in one sentence for what there is not.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        written: dict[str, Any] = _DEFAULTS | dict(params or {})
        rules = Rules.parse(written["rules"].replace(":", "="))
        self.terms = terms(rules, "deal", written["reward"], _score(written, rules))
        written["rules"] = str(rules).replace("=", ":").replace(",", " ")
        players = self.terms.seating.players
        lowest = most(self.terms.reward, self.terms.rules)
        self.start = self._start(written["dealer"], written["deal"])
        for name in [name for name, usual in _CHANCE.items() if written[name] == usual]:
            del written[name]  # so that the text of a game says only what is special about it
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=max(len(CARDS), len(self.start.deals)),
            num_players=players,
            min_utility=-lowest,
            max_utility=lowest,
            utility_sum=0.0,
            max_game_length=_longest(self.terms.rules),
        )
        super().__init__(_TYPE, info, written)

    def _start(self, dealer: int, deal: str) -> Moment:
        """The moment at which a deal begins."""
        rules, seats = self.terms.rules, self.terms.seating.seats
        if dealer not in (-1, *seats) or deal not in ("cards", "whole"):
            sentence = f"The first dealer is a seat from 0 to {seats[-1]} or -1 for any, and a deal is cards or whole."
            raise EuchreError("env/chance", sentence)
        at_once = tuple(deals(before_deal(rules, max(dealer, 0)))) if deal == "whole" else ()
        start = Moment(new_match(rules, score=self.terms.score), deals=at_once)
        return start if dealer < 0 else start.happens(dealer)

    def new_initial_state(self) -> EuchreState:
        """The deal before the first dealer is drawn."""
        return EuchreState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> EuchreObserver | None:
        """The view of one seat; None where something else is asked for."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return EuchreObserver(self.terms.seating.players, recalls=kind.perfect_recall)


class EuchreState(pyspiel.State):  # type: ignore[misc]  # the same
    """The state of the deal in OpenSpiel's terms."""

    def __init__(self, game: EuchreGame) -> None:
        super().__init__(game)
        self.moment = game.start
        self._reward = game.terms.reward

    def current_player(self) -> Any:
        """The player to decide."""
        turn = self.moment.turn
        if turn is not None:
            return turn
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else pyspiel.PlayerId.CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance and their probabilities."""
        outcomes = self.moment.outcomes()
        chance = 1.0 / len(outcomes)
        return [(outcome, chance) for outcome in outcomes]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> EuchreState:
        """A state that looks the same to a player, for searches such as IS-MCTS.

        Each deal that fits what the player has seen is equally likely. Raises `EuchreError` once the deal is
        over, where there is a widow, and for a small game.
        """
        if law.widow(law.not_small(self.moment.state.rules)):
            raise EuchreError("env/widow", "Deals with a widow are not dealt anew: choose widow=no for such a search.")
        twin: EuchreState = self.get_game().new_initial_state()
        for number in self.moment.numbers_if(player_id, Random(probability_sampler())):
            twin.apply_action(number)
        return twin

    def is_terminal(self) -> bool:
        """True once the deal is over."""
        return self.moment.gains is not None

    def returns(self) -> list[float]:
        """The gain of each seat."""
        rules = self.moment.state.rules
        table, gains = law.seating(rules), self.moment.gains or nothing(rules)
        return [gains[table.side(seat)] for seat in table.seats]

    def _legal_actions(self, _: int) -> list[int]:
        return self.moment.choices()

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        self.moment = moment.happens(action) if moment.by_chance else moment.choose(action, self._reward)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(ACTIONS[action])
        moment = self.moment
        if moment.state.phase is Phase.DRAW:
            return f"draw {action}"
        return str(moment.deals[action]) if moment.deals else f"deal {CARDS[action]}"

    def __str__(self) -> str:
        """The history as each seat knows it."""
        moment = self.moment
        dealing = " ".join(map(str, moment.cards))
        seen = "\n".join(f"seat {seat}{moment.seen(seat)}" for seat in law.seating(moment.state.rules).seats)
        return f"{seen}\n{dealing}{_begun(moment)}"


class EuchreObserver:
    """The arrays and texts of one seat; with `recalls`, of all it has ever seen."""

    def __init__(self, players: int, *, recalls: bool) -> None:
        self._recalls = recalls
        before, layout = recall(players, recalls=recalls), layout_of(players)
        self.tensor: Array = np.zeros(before.size + layout.size, np.float32)
        self._seen = self.tensor[before.size :]
        self.dict = {name: self.tensor[block.places].reshape(block.shape) for name, block in before.items()}
        self.dict |= {name: self._seen[block.places].reshape(block.shape) for name, block in layout.items()}

    def set_from(self, state: EuchreState, player: int) -> None:
        """Fill `tensor` and `dict` with what a seat sees."""
        moment = state.moment
        seen = view(moment.state, player)
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self._seen[:] = observation(seen, moment.begun if moment.turn == player else ())
        if self._recalls and moment.hands and (seen.hand or moment.state.phase is not Phase.BENNY):
            self.dict["dealt"][[*map(int, cards_in(moment.hands[player]))]] = 1

    def string_from(self, state: EuchreState, player: int) -> str:
        """The view of a seat, as text."""
        moment = state.moment
        begun = _begun(moment) if moment.turn == player else ""
        if self._recalls:
            return f"seat {player}{moment.seen(player)}{begun}"
        return f"{view(moment.state, player)}{begun}"


def recall(players: int, *, recalls: bool) -> BlockLayout:
    """The blocks before an observation: whose it is; with `recalls`, also what it does not tell any more."""
    layout = BlockLayout()
    layout.add("player", tuple(f"seat {seat}" for seat in range(players)), says="the seat")
    if recalls:
        layout.add("dealt", _CARDS, says="the cards this seat was dealt")
    return layout


def _longest(rules: Rules) -> int:
    """Choices in a deal: weak hands (going under takes 3), two calls and answers each, cards; five more.

    They are the cut, TRAM, and a gift and two burials, or three burials where there is a widow. A lone player who asks
    for a card, gets it and buries one does less than the partner who sits out.
    """
    players = law.seating(rules).players
    return (players + 2) + 2 * players + 2 * players + law.hand_size(rules) * players + 5


def _score(written: dict[str, Any], rules: Rules) -> tuple[int, ...]:
    """The score that the parameters of a game say; those which are not for this table are taken out of `written`."""
    table, text = law.seating(rules), written.pop("score")
    if table == FOUR and not text:
        return written["score_02"], written["score_13"]
    if any(written.pop(name) for name in _SCORES):
        sentence = (
            "The parameters score_02 and score_13 are for four players; score has the points of each side instead."
        )
        raise EuchreError("env/score", sentence)
    try:
        score = tuple(map(int, text.split())) if text else table.nothing
    except ValueError:
        score = ()
    written["score"] = " ".join(map(str, score))
    return score


def _begun(moment: Moment) -> str:
    """The part of a choice made so far by the player whose turn it is."""
    return "".join(f"; {ACTIONS[number]} ..." for number in moment.begun)


pyspiel.register_game(_TYPE, EuchreGame)
