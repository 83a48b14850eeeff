"""People whose pages do not answer the shuffle: nobody waits for them longer than a minute."""

from __future__ import annotations

from hashlib import sha256

import msgspec
import pytest

from euchre.tables.alarms import SILENCE
from euchre.tables.fair.ceremony import ATTEMPTS
from euchre.tables.fair.proof import page_proof
from euchre.tables.fair.verdict import check
from euchre.tables.history import matches_in
from euchre.tables.messages import Begin, Commit, Message, Reveal, Sit, Terms
from support.evenings import HOST, Evening, by_chance, friends
from support.page import verdicts

ONE, TWO = b"1" * 32, b"2" * 32


def shuffling(people: int = 3, **settled: object) -> Evening:
    evening = friends(people, **settled)
    evening.do(HOST, Begin)
    return evening


def test_who_is_here_and_silent_for_a_minute_has_no_part_and_keeps_their_seat() -> None:
    evening = shuffling()
    evening.promise(HOST, ONE)
    evening.promise("ben", ONE)
    evening.wait(SILENCE)
    assert SILENCE == 60
    assert evening.last_now(HOST).news[-1].lines == ("The shuffle starts again. Not part of it: Cat.",)
    assert evening.last_now("cat").news[-1].lines == ("The shuffle starts again. Not part of it: you.",)
    shuffle = evening.last_now("cat").table.shuffle
    assert (shuffle.attempt, shuffle.contributors) == (2, (0, 1))
    assert shuffle.promised == (None, None, None, None)
    evening.shuffle()
    assert evening.last_now(HOST).table.shuffle.shown[2] is None
    assert evening.table.seats[2].guest == "cat"
    assert evening.picture("cat").hand


def test_who_promises_and_does_not_show_is_left_out_in_the_same_way() -> None:
    evening = shuffling(2)
    evening.promise(HOST, ONE)
    evening.wait(SILENCE / 2)
    evening.promise("ben", ONE)
    evening.do(HOST, Reveal, contribution=ONE.hex())
    evening.wait(SILENCE - 1)
    assert 1 in evening.table.ceremony.persons, "the minute begins when they can show it"
    evening.wait(1)
    assert 1 not in evening.table.ceremony.persons


def test_a_silent_host_keeps_nobody_waiting_either() -> None:
    evening = shuffling(2)
    evening.promise("ben", ONE)
    evening.wait(SILENCE)
    evening.shuffle()
    assert evening.table.ceremony.persons == (1,)


def test_where_everybody_is_silent_the_server_alone_shuffles() -> None:
    evening = shuffling()
    evening.wait(SILENCE)
    assert evening.stage == "playing"
    assert evening.last_now(HOST).table.shuffle.contributors == ()


def test_a_long_grace_keeps_the_shuffle_no_longer_than_a_minute() -> None:
    evening = shuffling(2, terms=Terms(grace=600))
    evening.promise(HOST, ONE)
    evening.leave("ben")
    evening.wait(SILENCE)
    evening.shuffle()


def test_the_shuffle_is_not_begun_again_for_ever_for_who_loses_what_they_promise() -> None:
    evening = shuffling(2)
    for attempt in range(1, ATTEMPTS):
        assert evening.table.ceremony.attempt == attempt
        evening.promise("ben", bytes([attempt]) * 32)
        evening.promise(HOST, bytes([attempt]) * 32)
        evening.promise("ben", TWO)
    evening.promise(HOST, ONE)
    assert evening.refused("ben", Commit, digest=sha256(ONE).hexdigest()) == "fair/promised-already"
    evening.do(HOST, Reveal, contribution=ONE.hex())
    evening.wait(SILENCE)
    assert evening.refused("ben", Commit, digest=sha256(ONE).hexdigest()) == "fair/no-person"
    evening.shuffle()
    assert evening.table.ceremony.attempt == ATTEMPTS + 1


def test_a_match_without_somebodys_contribution_is_proved_by_the_others() -> None:
    evening = shuffling(2, rules="standard,target=1")
    evening.promise(HOST, ONE)
    evening.wait(SILENCE)
    evening.shuffle()
    evening.play(by_chance(1))
    (played,) = matches_in(evening.log)
    assert played.record.notes["fair"]["contributions"][1] is None
    verdict = check(played.record)
    assert verdict.holds
    left_out = "Ben (West) added nothing to the shuffle: they were away or silent, and it went on without them."
    assert [line.sentence for line in verdict.lines if "added" in line.sentence] == [
        "What Ann (South) added to the shuffle is what was promised.",
        left_out,
    ]
    (said,) = verdicts([{"proof": page_proof(played.record)}])
    assert said["holds"]
    assert [line["seat"] for line in said["lines"] if line["id"] == "fair-silent"] == [1]


def test_people_are_called_by_their_names_while_they_are_waited_for() -> None:
    evening = friends(2)
    evening.do("ben", Sit, name="Youssef")
    evening.do(HOST, Begin)
    evening.promise(HOST, ONE)
    evening.wait(SILENCE - 1)
    assert evening.last_now(HOST).news[-1].lines == ("Still needed for the shuffle: Youssef.",)


@pytest.mark.parametrize("text", ["a" * 63 + "\n", "a" * 62 + "\n\n", "a" * 64 + "\n"])
@pytest.mark.parametrize("field", ["digest", "contribution"])
def test_a_line_break_is_no_digit(field: str, text: str) -> None:
    said = {"type": "commit" if field == "digest" else "reveal", "id": "m1", field: text}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(said), type=Message)


def test_an_id_does_not_end_in_a_line_break() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type": "look", "id": "m1\\n"}', type=Message)
    assert msgspec.json.decode(b'{"type": "look", "id": "m-1_Z"}', type=Message).id == "m-1_Z"
