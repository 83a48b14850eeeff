"""The same cards at every table of a round: who chose them, what shows it, and what nobody sees before it is over."""

from __future__ import annotations

import hmac
from dataclasses import replace
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from euchre.core.actions import Deal, Draw
from euchre.core.errors import ParseError
from euchre.record.log import format_log, parse_log
from euchre.record.match_record import MatchRecord
from euchre.streams.event import encode
from euchre.tables import messages as m
from euchre.tables import snapshot
from euchre.tables.course import the_course
from euchre.tables.evening_table import EveningBot, EveningPerson, TablePlan
from euchre.tables.events import Unsealed
from euchre.tables.fair import seeds
from euchre.tables.fair.proof import page_proof, proof_of, silent
from euchre.tables.fair.verdict import check
from euchre.tables.fold import TABLE
from euchre.tables.history import played
from euchre.tables.inputs import Replaced, RoundIsOver
from euchre.tables.perspective.now import is_closed_to, now_of, table_now
from euchre.tables.replies import Now, Refused
from support.evening_tables import DIRECTOR, of_plan, plan
from support.evenings import Evening, by_chance, encoded
from support.round_shuffles import held, secret_of

GUESTS = ("ann", "ben", "cat", "dan", "eve", "fay", "gus", "hal")
PEOPLE = tuple(EveningPerson(guest, guest.capitalize(), number) for number, guest in enumerate(GUESTS, 1))
SHUFFLE = held(8)


def _table(first: int, **settled: Any) -> Evening:
    """A table with four of the eight entrants, from this one on, all of them there."""
    the_plan: TablePlan = replace(plan(0, **settled), shuffle=SHUFFLE)
    people = PEOPLE[first - 1 : first + 3]
    place = msgspec.structs.replace(the_plan.place, number=1 + first // 4)
    evening = of_plan(replace(the_plan, players=people, place=place), root=f"table {first}")
    evening.arrive(*(player.guest for player in people))
    return evening


def _record(evening: Evening) -> MatchRecord:
    (match,) = played(evening.table)
    return match.record


def _finished(first: int, seed: int = 0, **settled: Any) -> Evening:
    evening = _table(first, **settled)
    evening.play(by_chance(seed))
    return evening


def _chances(evening: Evening) -> list[str]:
    return [str(action) for action in the_course(evening.table.course).actions if isinstance(action, Draw | Deal)]


def test_the_same_first_dealer_and_the_same_cards_at_every_table_however_they_play() -> None:
    tables = [_finished(1, seed=1), _finished(5, seed=2)]
    one, two = map(_chances, tables)
    assert one == two
    assert len(one) == 5, "the draw and four deals"
    assert [event for event in tables[0].log if type(event).__name__ == "Acted"] != tables[1].log


def test_the_key_is_the_documented_one_with_a_line_for_each_entrant() -> None:
    shuffle = held(5, silent=(2, 4))
    seed = hmac.digest(sha256(b"evening").digest(), b"euchre 1 round 3 attempt 1", "sha256")
    assert shuffle.seed == seed.hex()
    assert shuffle.promise == sha256(seed).hexdigest()
    lines = [secret_of(1).hex(), "-", secret_of(3).hex(), "-", secret_of(5).hex()]
    assert shuffle.key == hmac.digest(seed, "".join(f"{line}\n" for line in lines).encode(), "sha256")
    assert shuffle.promises[0] == sha256(secret_of(1)).hexdigest()
    assert shuffle.promises[1] is None


@pytest.mark.parametrize("other", range(1, 9))
def test_every_entrant_has_a_part_in_the_cards(other: int) -> None:
    assert held(8, silent=(other,)).key != SHUFFLE.key


def test_the_match_begins_without_another_ceremony_once_all_are_there() -> None:
    evening = _table(1)
    assert evening.stage == "playing"
    assert evening.refused("ann", m.Commit, digest="00" * 32) == "table/not-shuffling"
    shuffle = evening.last_now("ann").table.shuffle
    assert (shuffle.promise, shuffle.attempt, shuffle.entrants, shuffle.seed) == (SHUFFLE.promise, 1, 8, None)
    assert shuffle.promised == SHUFFLE.promises[:4]
    assert shuffle.shown == SHUFFLE.contributions[:4]
    assert shuffle.contributors == ()


# The proof


def test_the_proof_verifies_as_that_of_any_match() -> None:
    record = parse_log(format_log(_record(_finished(5))))
    proof = proof_of(record)
    assert proof.entrants == (5, 6, 7, 8)
    found = check(record, promise=SHUFFLE.promise, mine=secret_of(6).hex())
    assert found.holds, found.faults
    sentences = [line.sentence for line in found.lines]
    assert "What Fay (West) added is what you noted of your own page." in sentences
    assert "What Eve (South) added to the shuffle is what was promised." in sentences
    assert "What 4 entrants at other tables added to the shuffle is what was promised." in sentences
    other = check(record, mine=(SHUFFLE.promises[0] or "")[:12])
    assert "What Entrant 1 promised begins like what you noted of your own page." in [
        one.sentence for one in other.lines
    ]


def _with_proof(record: MatchRecord, **changed: Any) -> MatchRecord:
    notes = msgspec.json.decode(msgspec.json.encode(dict(record.notes)))
    notes["fair"] |= changed
    return MatchRecord(rules=record.rules, actions=record.actions, players=record.players, notes=notes)


def test_a_contribution_of_another_table_that_was_exchanged_is_found() -> None:
    record = _record(_finished(1))
    contributions = [*SHUFFLE.contributions[:7], "ab" * 32]
    found = check(_with_proof(record, contributions=contributions))
    faults = [line.sentence for line in found.faults]
    assert "What Entrant 8 added to the shuffle is not what was promised." in faults
    assert len(faults) > 2, "and no deal is as the seeds have it"
    assert "What 3 entrants at other tables added to the shuffle is what was promised." in [
        line.sentence for line in found.lines
    ]


@pytest.mark.parametrize(
    "changed",
    [
        {"entrants": [1, 2, 3]},
        {"entrants": [1, 2, 3, 9]},
        {"entrants": [0, 1, 2, 3]},
        {"entrants": []},
        {"promises": [None] * 7},
    ],
)
def test_a_proof_that_fits_no_such_table_is_not_read(changed: dict[str, Any]) -> None:
    with pytest.raises(ParseError, match="cannot be read"):
        proof_of(_with_proof(_record(_finished(1)), **changed))


def test_who_added_nothing_is_named_and_bots_are_not() -> None:
    shuffle = held(8, silent=(2, 7))
    bots = EveningBot("club", "Robot", 7), EveningBot("club")
    players: tuple[EveningPerson | EveningBot, ...] = (*PEOPLE[:2], *bots)
    evening = of_plan(replace(plan(0), shuffle=shuffle, players=players))
    evening.arrive("ann", "ben")
    evening.play(by_chance(1))
    record = _record(evening)
    assert silent(record) == (1,)
    assert page_proof(record)["entrants"] == [1, 2, 7, None]
    sentences = [line.sentence for line in check(record).lines]
    assert any(sentence.startswith("Ben (West) added nothing to the shuffle") for sentence in sentences)
    assert not any("Robot" in sentence and "added" in sentence for sentence in sentences)


def test_somebody_who_plays_in_an_entrants_stead_has_added_nothing() -> None:
    evening = of_plan(replace(plan(0), shuffle=SHUFFLE, players=PEOPLE[:4]))
    evening.receive(Replaced(1, ("zoe", "Zoe")))
    evening.arrive("ann", "zoe", "cat", "dan")
    evening.play(by_chance(1))
    record = _record(evening)
    assert proof_of(record).entrants == (1, None, 3, 4)
    assert silent(record) == (1,)
    assert check(record).holds


def test_an_entrant_who_came_after_the_ceremony_has_added_nothing() -> None:
    late = EveningPerson("zoe", "Zoe", 9)
    evening = of_plan(replace(plan(0), shuffle=SHUFFLE, players=(*PEOPLE[:3], late)))
    evening.arrive("ann", "ben", "cat", "zoe")
    evening.play(by_chance(1))
    record = _record(evening)
    assert proof_of(record).entrants == (1, 2, 3, None)
    assert silent(record) == (3,)
    assert check(record).holds


def test_a_proof_of_a_single_table_is_written_as_it_always_was() -> None:
    evening = of_plan(plan(4))
    evening.arrive("ann", "ben", "cat", "dan")
    evening.shuffle()
    evening.play(by_chance(1))
    assert "entrants" not in _record(evening).notes["fair"]


# What is not shown before the round is over

_SEALED = [seeds.key_of(SHUFFLE.seed, SHUFFLE.contributions).hex(), SHUFFLE.seed]


def _told(evening: Evening, guest: str) -> bytes:
    return encoded(now_of(evening.table, guest)) + encoded(table_now(evening.table))


def test_no_seed_is_told_before_the_round_is_over_and_to_everybody_then() -> None:
    evening = _table(1)
    evening.arrive(DIRECTOR)
    evening.play(by_chance(3))
    told = b"".join(encoded(reply) for replies in evening.replies.values() for reply in replies)
    assert evening.stage == "over"
    assert not any(secret.encode() in told for secret in _SEALED)
    assert not any(_SEALED[1].encode() in _told(evening, guest) for guest in ("ann", DIRECTOR, "eve"))
    evening.receive(RoundIsOver())
    assert isinstance(evening.log[-1], Unsealed)
    assert all(_SEALED[1].encode() in _told(evening, guest) for guest in ("ann", DIRECTOR, "eve"))
    assert evening.receive(RoundIsOver()) == ()


def test_the_round_is_not_over_while_the_match_goes_on() -> None:
    evening = _table(1)
    assert evening.receive(RoundIsOver()) == ()
    assert evening.table.sealed


def test_only_its_own_people_see_cards_of_a_table_whose_round_goes_on() -> None:
    evening = _finished(1)
    shows = [guest for guest in (*GUESTS, DIRECTOR, None) if evening.table.shows_cards_to(guest)]
    assert shows == ["ann", "ben", "cat", "dan"]
    evening.receive(RoundIsOver())
    assert all(evening.table.shows_cards_to(guest) for guest in (*GUESTS, DIRECTOR, None))


def test_nobody_looks_on_at_a_table_with_the_cards_that_they_play_themselves() -> None:
    evening = _table(1)
    evening.arrive("eve", DIRECTOR)
    assert is_closed_to(evening.table, "eve")
    assert "table/no-spectators" in [one.code for one in evening.replies["worker:eve"] if isinstance(one, Refused)]
    assert not is_closed_to(evening.table, DIRECTOR), "who runs the evening sees the seats"
    evening.play(by_chance(2))
    for guest in ("eve", DIRECTOR):
        nows = [reply for reply in evening.replies[f"worker:{guest}"] if isinstance(reply, Now)]
        assert nows
        assert all(now.picture is None and now.told == () for now in nows)
        assert not any(news.action or news.after for now in nows for news in now.news)


def test_it_stays_sealed_in_a_snapshot_and_whoever_joins_in_sees_their_match() -> None:
    evening = _table(1)
    evening.play_to(2)
    evening.receive(Replaced(1, ("zoe", "Zoe")))
    copy = snapshot.read(snapshot.written(evening.table))
    assert copy == evening.table
    assert copy.sealed
    assert copy.shows_cards_to("zoe")
    assert TABLE.fold([TABLE.decode(encode(event)) for event in evening.log]) == evening.table
