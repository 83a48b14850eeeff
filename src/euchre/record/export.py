"""A match of our own, written in Euchre Game Notation with all its cards, since we know them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from euchre.core import law
from euchre.core.actions import Alone, Bury, Deal, Give, GoUnder, Name, Order, Pass, Play
from euchre.core.cards import Card
from euchre.core.errors import ParseError
from euchre.core.state import Gift, Phase, State, the_actor, the_contract
from euchre.record.egn_form import MOST_DEALS
from euchre.record.match_record import MatchRecord
from euchre.record.ruleset import ruleset_of

VERSION: Final = "1.4"
_LONGEST_NAME: Final = 64
_SCORES: Final = 2
"""A score in the notation is two numbers."""


class Inexpressible(ParseError):
    """A match that Euchre Game Notation cannot hold, and what is in the way.

    `why` is ``players`` (three have three scores), ``widow`` (cards are dealt aside), ``games`` (there are several),
    ``deals`` (too many), ``names`` (too long) or ``deal``: the one with that number, from 1,
    went in a way that the notation has no words for.
    """

    def __init__(
        self, code: str, sentence: str, *, options: tuple[str, ...] = (), why: str = "deal", deal: int = 0
    ) -> None:
        super().__init__(code, sentence, options=options)
        self.why = why
        self.deal = deal


def inexpressible(why: str, sentence: str, *, options: tuple[str, ...] = (), deal: int = 0) -> Inexpressible:
    """The error for a match that the notation cannot hold."""
    return Inexpressible("egn/inexpressible", f"Euchre Game Notation {sentence}.", options=options, why=why, deal=deal)


class Exported(NamedTuple):
    """A match as an EGN value; `exact` is False where the notation lacks a house rule, and the value says so."""

    value: dict[str, Any]
    exact: bool


def exported(record: MatchRecord) -> Exported:
    """The match as an EGN value; `euchre.record.egn.egn_of` says what it raises."""
    if record.seating.sides > _SCORES:
        raise inexpressible("players", "keeps the scores of two sides, and three play here", options=("players",))
    if law.widow(record.rules):
        raise inexpressible("widow", "has no words for cards that are dealt aside", options=("widow",))
    ruleset = ruleset_of(record.rules)
    _check_one_game(record)
    deals = _deals(record)
    if len(deals) > MOST_DEALS:
        raise inexpressible("deals", f"holds 100 deals, and this game has {len(deals)}")
    metadata: dict[str, Any] = {"players": _players(record), "initialScore": list(record.start)}
    if ruleset.unsaid:
        metadata["description"] = f"Played by the rules {record.rules}, which this notation cannot say in full."
    if record.results and record.results[-1].game_over:
        metadata["finalScore"] = list(record.results[-1].score)
    metadata["ruleset"] = ruleset.values
    value = {"fileType": "Euchre Game Notation", "version": VERSION, "metadata": metadata, "deals": deals}
    return Exported(value, exact=not ruleset.unsaid)


def _check_one_game(record: MatchRecord) -> None:
    ends = [number for number, result in enumerate(record.results, 1) if result.game_over]
    if ends and (ends[0] < len(record.results) or record.final.phase not in (Phase.OVER, Phase.DEAL, Phase.CUT)):
        raise inexpressible("games", "holds one game, and this match has several", options=("games",))


def _players(record: MatchRecord) -> list[str | dict[str, Any]]:
    if any(len(name) > _LONGEST_NAME for name in record.players):
        raise inexpressible("names", "holds names of up to 64 letters")
    return [
        {"name": name, "playerIds": [entry._asdict() for entry in ids]} if ids else name
        for name, ids in zip(record.players, record.ids, strict=True)
    ]


def _deals(record: MatchRecord) -> list[dict[str, Any]]:
    pages: list[_Page] = []
    for state, action in record.steps():
        if isinstance(action, Deal):
            pages.append(_Page(state, action))
        elif pages:
            pages[-1].write(state, action)
    return [page.deal(number) for number, page in enumerate(pages)]


class _Page:
    """The notation of a deal."""

    def __init__(self, state: State, action: Deal) -> None:
        cut = state.open.cut
        deck = action.deck[cut:] + action.deck[:cut]
        dealer = state.match.dealer
        slots = law.dealt_slots(state.rules, dealer, action.packets)
        self._start: dict[str, Any] = {
            "dealer": dealer,
            "upCard": str(deck[law.HAND_SIZE * len(slots)]),
            "playerCards": [[str(deck[slot]) for slot in hand] for hand in slots],
        }
        self._calls: list[str] = []
        self._more: dict[str, Any] = {}
        self._exchanges: list[dict[str, Any]] = []
        self._tricks: list[list[str]] = []

    def write(self, state: State, action: object) -> None:
        """Take down an action."""
        match action:
            case Pass():
                self._calls.append("Pass")
            case Order() | Name():
                self._call(state, action)
            case Alone():
                self._alone(state)
            case Bury() if action.card is not None:
                self._bury(state, action.card)
            case Give() if action.card is not None:
                giver, loner = _asked(state)
                self._exchange(giver, loner, action.card)
            case GoUnder():
                top = [str(card) for card in state.hidden.kitty[:3]]
                self._exchanges.append({"receiver": state.turn, "cards": top})
            case Play():
                self._play(state, action.card)
            case _:
                pass  # nothing is said about the cut, or about hands that are kept

    def _call(self, state: State, action: Order | Name) -> None:
        if state.phase is Phase.BENNY:  # the dealer's is the last place
            self._calls += ["Pass"] * (law.seating(state.rules).players - 1)
        self._calls.append("Order" if isinstance(action, Order) else action.suit.letter)
        if action.alone:
            self._more["isAlone"] = True

    def _alone(self, state: State) -> None:
        """Note a player who plays alone; the notation has no words for the caller's partner."""
        maker, table = the_contract(state).maker, law.seating(state.rules)
        if state.turn == maker:
            self._more["isAlone"] = True
        elif table.side(the_actor(state)) != table.side(maker):
            self._more["aloneDefender"] = state.turn

    def _bury(self, state: State, card: Card) -> None:
        contract = the_contract(state)
        if contract.asked or contract.given:
            giver, loner = _asked(state)
            self._exchange(loner, giver, card)
        else:
            self._more["discard"] = str(card)

    def _exchange(self, sender: int, receiver: int, card: Card) -> None:
        self._exchanges.append({"sender": sender, "receiver": receiver, "cards": [str(card)]})

    def _play(self, state: State, card: Card) -> None:
        if not state.trick:
            self._tricks.append([])
        self._tricks[-1].append(str(card))

    def deal(self, number: int) -> dict[str, Any]:
        """The deal as an EGN value, numbered from 0."""
        phases: list[dict[str, Any]] = []
        if self._calls or self._exchanges:
            bidding = {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": self._calls, "isAlone": False, **self._more}
            if self._exchanges:
                bidding["cardExchanges"] = self._exchanges
            phases.append(bidding)
        if self._tricks:
            phases.append({"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": self._tricks})
        return {"dealNumber": number, "initialState": self._start, "phases": phases}


def _asked(state: State) -> Gift:
    """The giver and the lone player of a best card, before it is given or after."""
    contract = the_contract(state)
    return contract.asked or contract.given[-1]
