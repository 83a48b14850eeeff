"""Euchre Game Notation (EGN 1.4), in and out, nothing lost.

Reading a file makes a `MatchRecord` that keeps the file's own text, so that writing it gives the same file back,
remarks, alternative lines and unknown cards included; its actions hold one way the unknown cards may have
lain, found by `euchre.record.completion` and checked by the engine. Facts of the format: the EGN
repository of NextSuit Labs.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from euchre.core import law
from euchre.core.actions import Deal
from euchre.core.cards import BENNY
from euchre.core.diagram import sides_text
from euchre.core.engine import new_match
from euchre.core.errors import EuchreError, ParseError
from euchre.core.rules import Rules
from euchre.core.state import State
from euchre.record import egn_form
from euchre.record.completion import Budget
from euchre.record.deal_reading import Clash
from euchre.record.deal_replay import ReplayedDeal, outcomes
from euchre.record.export import Inexpressible, exported, inexpressible
from euchre.record.guesswork import UntoldBurial
from euchre.record.match_record import IN_WORDS, SCORE_UNTOLD, MatchRecord, PlayerId, seat_names
from euchre.record.packed import LAYOUTS, unpacked
from euchre.record.ruleset import rules_of
from euchre.record.strict_json import decode, shaped

FILE_TYPE: Final = "Euchre Game Notation"
_SEATS: Final = ("North", "East", "South", "West")
"""The names of the seats 0..3 of a table of four in the format itself."""


def parse_egn(text: str) -> MatchRecord:
    """The record in a file of Euchre Game Notation.

    Raises `ParseError` for a file that is not EGN, that plays by rules we do not know, or whose deals break
    their own rules; the sentence then names the deal, the trick or call, and the rule.
    """
    return record_of(decode(text), text)


def record_of(value: Any, text: str, budget: Budget | None = None) -> MatchRecord:
    """The record in a decoded file, whose text is kept; `budget` limits the search for unknown cards."""
    file = _file(value)
    rules = rules_of(file.metadata.ruleset)
    names, ids = _players(rules, file.metadata.players)
    replay = _replayed(file, budget or Budget())
    return MatchRecord(
        rules=rules,
        start=file.metadata.initial_score,
        players=names,
        ids=ids,
        actions=tuple(action for deal in replay.deals for action in deal.actions),
        egn=text,
    )


class Untold(NamedTuple):
    """The decisions of a record that rest on what its file does not tell."""

    decisions: frozenset[int]
    """The numbers of the actions, from 0."""
    burials: Mapping[int, UntoldBurial] = MappingProxyType({})
    """The burials that are not told, by the number of the action that dealt the cards."""


def untold(record: MatchRecord) -> Untold:
    """The decisions that rest on cards or scores that the file of a record does not tell.

    Whoever took them had a card, had laid one away or had seen one played that the file does not name, so that the
    actions of the record hold a guess; or an earlier deal may have ended otherwise. None for a record that comes from
    no file of this notation, and all actions where the text that is kept cannot be read, or the score is not told.
    """
    if record.egn is None:
        return Untold(frozenset())
    everything = Untold(frozenset(range(len(record.actions))))
    if SCORE_UNTOLD in record.notes:
        return everything
    try:
        replay = _replayed(_file(decode(record.egn)), Budget())
    except ParseError:  # a game of a long match may be searched for longer, and a log may keep any text
        return everything
    guessed: set[int] = set()
    burials: dict[int, UntoldBurial] = {}
    first, is_score_told = 0, True
    for number, deal in enumerate(replay.deals):
        guessed.update(first + step for step in (deal.guessed if is_score_told else range(len(deal.actions))))
        if is_score_told and deal.burial is not None:
            dealt = next(step for step, action in enumerate(deal.actions) if isinstance(action, Deal))
            burials[first + dealt] = deal.burial
        first += len(deal.actions)
        is_score_told = is_score_told and replay.is_score_told(number)
    return Untold(frozenset(guessed), burials)


def _file(value: Any) -> egn_form.EgnFile:
    """The file in a decoded value, its names and symbols those of today."""
    return shaped(egn_form.modern(value), egn_form.EgnFile, FILE_TYPE, egn_form.MEANINGS)


def _replayed(file: egn_form.EgnFile, budget: Budget) -> _Replay:
    """The deals of a file, replayed in the first of the layouts of packed deals in which they make a game."""
    rules = rules_of(file.metadata.ruleset)
    start = file.metadata.initial_score
    won = law.target(rules)
    if won and max(start) >= won:
        raise ParseError("egn/score", f"The game starts at {sides_text(start)}, but {won} points win it.")
    problem: ParseError | None = None
    for layout in range(len(LAYOUTS)):
        try:
            return _Replay(rules, start, file, layout, budget)
        except ParseError as refused:
            problem = problem or refused
            if not any(isinstance(deal, str) for deal in file.deals):
                break
    assert problem is not None, "a file that cannot be replayed says why"
    raise problem


class _Replay:
    """The deals of a file replayed one after the other; each way that one may have ended is tried."""

    def __init__(
        self, rules: Rules, start: tuple[int, ...], file: egn_form.EgnFile, layout: int, budget: Budget
    ) -> None:
        self._rules = rules
        self._start = new_match(rules, score=start)
        self._file = file
        self._layout = layout
        self._budget = budget
        self.deals: Final = self._searched()

    def is_score_told(self, number: int) -> bool:
        """True if a deal, numbered from 0, cannot have ended with another score, given the score before it."""
        state = self.deals[number - 1].state if number else self._start
        try:
            return len({deal.state.match.score for deal in self._deal(state, number)}) == 1
        except ParseError:  # the search takes too long
            return False

    def _searched(self) -> tuple[ReplayedDeal, ...]:
        """The deals in the first way that fits all of them and the final score.

        A record that breaks off may state a final score that it does not reach.
        """
        ways: list[Iterator[ReplayedDeal]] = []
        replayed: list[ReplayedDeal] = []
        problem: ParseError | None = None
        unfinished: tuple[ReplayedDeal, ...] | None = None
        while True:
            state = replayed[-1].state if replayed else self._start
            try:
                if len(replayed) == len(self._file.deals):
                    if self._file.metadata.final_score in (None, state.match.score):
                        return tuple(replayed)
                    if state.over:
                        raise _wrong_score(self._file.metadata.final_score, state.match.score)
                    unfinished = unfinished or tuple(replayed)
                elif len(ways) == len(replayed):
                    ways.append(self._deal(state, len(replayed)))
                outcome = next(ways[-1], None) if len(ways) > len(replayed) else None
            except ParseError as refused:
                problem = problem or refused
                outcome = None
            if outcome is not None:
                replayed.append(outcome)
                continue
            if len(ways) > len(replayed):
                ways.pop()
            if not replayed and unfinished is not None:
                return unfinished
            if not replayed:
                assert problem is not None, "a deal without any outcome says why"
                raise problem
            replayed.pop()

    def _deal(self, state: State, at: int) -> Iterator[ReplayedDeal]:
        """The ways one deal may have gone; a refusal names the deal."""
        deal = self._file.deals[at]
        try:
            if isinstance(deal, str):
                deal = unpacked(deal, law.seating(self._rules).players, _lowest(self._rules), self._layout)
            yield from outcomes(state, deal, self._budget, last=at == len(self._file.deals) - 1)
        except EuchreError as problem:
            raise _in_deal(problem, at + 1) from None


def _players(
    rules: Rules, players: tuple[str | egn_form.EgnPlayer, ...]
) -> tuple[tuple[str, ...], tuple[tuple[PlayerId, ...], ...]]:
    """Names and register entries of the seats; a seat without a name is called by its place."""
    seated = law.seating(rules).players
    if len(players) > seated:
        sentence = f"{IN_WORDS[seated].capitalize()} play here, but the file names {len(players)} players."
        raise ParseError("egn/players", sentence)
    names = list(_SEATS if seated == len(_SEATS) else seat_names(seated))
    ids: list[tuple[PlayerId, ...]] = [()] * seated
    for seat, player in enumerate(players):
        if isinstance(player, str):
            names[seat] = player
        else:
            names[seat] = player.name
            ids[seat] = tuple(PlayerId(entry.id, entry.source) for entry in player.player_ids)
    return tuple(names), tuple(ids)


def _lowest(rules: Rules) -> int:
    return min(card.rank for card in law.pack(rules) if card != BENNY)


class DealFault(ParseError):
    """The fault of a deal, numbered from 1; the reason is the sentence without the number."""

    def __init__(
        self, code: str, reason: str, *, options: tuple[str, ...] = (), deal: int = 0, place: str = ""
    ) -> None:
        where = f", {place}" if place else ""
        super().__init__(code, f"Deal {deal}{where}: {reason}", options=options)
        self.deal: Final = deal
        self.reason: Final = f"{place}: {reason}" if place else reason


def _in_deal(problem: EuchreError, number: int) -> ParseError:
    place = problem.place if isinstance(problem, Clash) else ""
    return DealFault(problem.code, problem.sentence, options=problem.options, deal=number, place=place)


def _wrong_score(stated: tuple[int, ...] | None, reached: tuple[int, ...]) -> ParseError:
    said = "" if stated is None else sides_text(stated)
    return ParseError("egn/score", f"The file says it ended {said}, but its deals end {sides_text(reached)}.")


def egn_of(record: MatchRecord) -> dict[str, Any]:
    """A record as a value to be written as JSON: the file it came from, or a new one with all its cards.

    House rules that the notation has no words for are left out, with a note, where every deal still ends as it did.
    Raises `Inexpressible` where one would not, or where the record is of more than one game.
    """
    if record.egn is not None:
        value: dict[str, Any] = decode(record.egn)
        return value
    value, exact = exported(record)
    if not exact:
        _check_replayed(record, value)
    return value


def _check_replayed(record: MatchRecord, value: dict[str, Any]) -> None:
    """Raise `Inexpressible` unless a reader who goes by the value alone finds the results of the record."""
    try:
        found = record_of(value, "").results
    except ParseError as problem:
        raise _other_rules(problem.deal if isinstance(problem, DealFault) else len(record.results)) from None
    for number, (result, other) in enumerate(zip_longest(record.results, found), 1):
        if result != other:
            raise _other_rules(number)


def _other_rules(deal: int) -> Inexpressible:
    return inexpressible("deal", f"has no words for what happened in deal {deal}", deal=deal)


def format_egn(record: MatchRecord) -> str:
    """The text of an EGN file for a record; if the record came from a file, the text of that."""
    return record.egn if record.egn is not None else json.dumps(egn_of(record), indent=2) + "\n"
