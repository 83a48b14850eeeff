"""The shuffle that everybody has a part in, at a live table."""

from __future__ import annotations

from hashlib import sha256

from euchre.tables.alarms import HELD_UP_AFTER, SILENCE
from euchre.tables.messages import Arrange, Begin, Commit, Reveal, Rise
from support.evenings import HOST, Evening, friends

ONE, TWO = b"1" * 32, b"2" * 32


def shuffling(people: int = 3) -> Evening:
    evening = friends(people)
    evening.do(HOST, Begin)
    return evening


def test_the_server_promises_before_anybody_and_bots_add_nothing() -> None:
    evening = friends(2)
    promised = evening.last_now(HOST).table.shuffle.promise
    evening.begin()
    shuffle = evening.last_now(HOST).table.shuffle
    assert shuffle.promise == promised
    assert [added is not None for added in shuffle.shown] == [True, True, False, False]
    assert shuffle.seed is None


def test_nothing_is_shown_before_everybody_has_promised() -> None:
    evening = shuffling()
    evening.promise(HOST, ONE)
    assert evening.refused(HOST, Reveal, contribution=ONE.hex()) == "fair/not-yet"
    assert evening.refused("ben", Reveal, contribution=TWO.hex()) == "fair/not-yet"


def test_only_what_was_promised_can_be_shown() -> None:
    evening = shuffling(2)
    evening.promise(HOST, ONE)
    evening.promise("ben", TWO)
    assert evening.refused("ben", Reveal, contribution=ONE.hex()) == "fair/mismatch"
    evening.do("ben", Reveal, contribution=TWO.hex())
    evening.do(HOST, Reveal, contribution=ONE.hex())
    assert evening.table.stage == "playing"


def test_who_keeps_the_others_waiting_is_named_after_twenty_seconds() -> None:
    evening = shuffling()
    evening.promise(HOST, ONE)
    evening.wait(HELD_UP_AFTER)
    assert HELD_UP_AFTER == 20
    assert evening.last_now(HOST).news[-1].lines == ("Still needed for the shuffle: Ben, Cat.",)
    assert evening.last_now("ben").news[-1].lines == ("Still needed for the shuffle: you, Cat.",)
    version = evening.table.version
    evening.wait(SILENCE - HELD_UP_AFTER - 1)
    assert evening.table.version == version, "people are told once"


def test_the_host_may_put_a_bot_on_the_seat_that_is_waited_for_and_no_other() -> None:
    evening = shuffling()
    evening.promise(HOST, ONE)
    evening.promise("ben", ONE)
    assert evening.refused(HOST, Arrange, seat=1, player="club") == "table/under-way"
    assert evening.refused(HOST, Arrange, seat=2, player="open") == "table/under-way"
    evening.do(HOST, Arrange, seat=2, player="club")
    shuffle = evening.last_now(HOST).table.shuffle
    assert shuffle.attempt == 2
    assert shuffle.promised == (None, None, None, None)
    evening.shuffle()


def test_who_has_lost_their_promise_promises_anew_and_so_does_everybody() -> None:
    evening = shuffling(2)
    before = evening.last_now(HOST).table.shuffle.promise
    evening.promise(HOST, ONE)
    evening.promise("ben", ONE)
    evening.do(HOST, Reveal, contribution=ONE.hex())
    evening.promise("ben", TWO)
    shuffle = evening.last_now(HOST).table.shuffle
    assert shuffle.attempt == 2
    assert shuffle.promise != before
    assert [digest is not None for digest in shuffle.promised] == [False, True, False, False]
    evening.shuffle()


def test_who_has_shown_theirs_cannot_change_it() -> None:
    evening = shuffling(2)
    evening.promise(HOST, ONE)
    evening.promise("ben", ONE)
    evening.do(HOST, Reveal, contribution=ONE.hex())
    assert evening.refused(HOST, Commit, digest=sha256(TWO).hexdigest()) == "fair/promised-already"


def test_who_is_gone_for_longer_than_the_grace_has_no_part_in_it() -> None:
    evening = shuffling(2)
    evening.promise(HOST, ONE)
    evening.leave("ben")
    evening.wait(evening.table.terms.grace)
    assert evening.table.ceremony.persons == (0,)
    evening.shuffle()
    assert evening.table.seats[1].guest == "ben"


def test_who_comes_back_in_time_may_have_a_part_again() -> None:
    evening = shuffling(2)
    evening.leave("ben")
    evening.wait(evening.table.terms.grace)
    evening.arrive("ben")
    evening.promise("ben", TWO)
    assert evening.table.ceremony.persons == (0, 1)
    evening.shuffle()


def test_who_leaves_for_good_during_the_shuffle_is_replaced_by_a_bot() -> None:
    evening = shuffling(2)
    evening.promise(HOST, ONE)
    evening.do("ben", Rise)
    assert evening.table.seats[1].level is not None
    evening.shuffle()


def test_the_shuffle_is_over_once_the_cards_are_dealt() -> None:
    evening = friends(2)
    assert evening.refused(HOST, Commit, digest="0" * 64) == "table/not-shuffling"
    evening.begin()
    assert evening.refused(HOST, Commit, digest="0" * 64) == "table/not-shuffling"
    assert evening.refused(HOST, Reveal, contribution="0" * 64) == "table/not-shuffling"


def test_another_contribution_makes_other_cards() -> None:
    packs = []
    for secret in (ONE, TWO):
        evening = shuffling(1)
        evening.promise(HOST, secret)
        evening.do(HOST, Reveal, contribution=secret.hex())
        packs.append(evening.state.hidden.hands)
    assert packs[0] != packs[1]
