"""The ceremony before a match: promises first, and then what was promised."""

from itertools import permutations

import pytest

from euchre.core.errors import EuchreError
from euchre.tables.fair import seeds
from euchre.tables.fair.ceremony import Ceremony, begin_anew, promise, reveal

SEED = bytes(range(32))
SECRETS = tuple(bytes([seat]) * 32 for seat in range(4))
DIGESTS = tuple(map(seeds.promise, SECRETS))


def begun(*persons: int) -> Ceremony:
    return Ceremony.begin(seeds.promise(SEED), persons, places=4)


def promised(*persons: int) -> Ceremony:
    ceremony = begun(*persons)
    for seat in persons:
        ceremony = promise(ceremony, seat, DIGESTS[seat])
    return ceremony


def refusal(attempt: object, *arguments: object) -> str:
    assert callable(attempt)
    with pytest.raises(EuchreError) as refused:
        attempt(*arguments)
    assert refused.value.sentence.endswith(".")
    return refused.value.code


def test_it_is_complete_once_everybody_has_promised_and_shown() -> None:
    ceremony = begun(0, 1, 3)
    for seat in (3, 0, 1):
        assert not ceremony.ready
        ceremony = promise(ceremony, seat, DIGESTS[seat])
    assert ceremony.ready
    for seat in (1, 3, 0):
        assert not ceremony.complete
        ceremony = reveal(ceremony, seat, SECRETS[seat])
    assert ceremony.complete
    assert ceremony.promised == (DIGESTS[0], DIGESTS[1], None, DIGESTS[3])
    assert ceremony.shown == (SECRETS[0], SECRETS[1], None, SECRETS[3])


def test_in_whatever_order_people_answer_the_cards_are_the_same() -> None:
    keys = set()
    for order in permutations((0, 2, 3)):
        ceremony = begun(0, 2, 3)
        for seat in order:
            ceremony = promise(ceremony, seat, DIGESTS[seat])
        for seat in reversed(order):
            ceremony = reveal(ceremony, seat, SECRETS[seat])
        keys.add(seeds.deal_key(SEED, ceremony.shown))
    assert len(keys) == 1


def test_where_only_bots_sit_there_is_nothing_to_wait_for() -> None:
    assert begun().ready
    assert begun().complete


def test_nobody_shows_anything_before_everybody_has_promised() -> None:
    ceremony = promise(begun(0, 2), 0, DIGESTS[0])
    assert refusal(reveal, ceremony, 0, SECRETS[0]) == "fair/not-yet"
    assert refusal(reveal, ceremony, 2, SECRETS[2]) == "fair/not-yet"


@pytest.mark.parametrize("shown", [SECRETS[1], b"", bytes(31), SECRETS[0] + b"\0"])
def test_only_what_was_promised_can_be_shown(shown: bytes) -> None:
    assert refusal(reveal, promised(0, 1), 0, shown) == "fair/mismatch"


def test_promising_and_showing_twice_does_no_harm() -> None:
    ceremony = promised(0, 1)
    assert promise(ceremony, 0, DIGESTS[0]) is ceremony
    shown = reveal(ceremony, 0, SECRETS[0])
    assert reveal(shown, 0, SECRETS[0]) == shown


def test_until_all_have_promised_a_promise_can_be_replaced() -> None:
    ceremony = promise(promise(begun(0, 1), 0, DIGESTS[0]), 0, DIGESTS[3])
    assert ceremony.promised == (DIGESTS[3], None, None, None)


def test_once_all_have_promised_no_promise_changes_any_more() -> None:
    ceremony = promised(0, 1)
    assert refusal(promise, ceremony, 0, DIGESTS[3]) == "fair/promised-already"
    assert refusal(promise, reveal(ceremony, 0, SECRETS[0]), 0, DIGESTS[3]) == "fair/promised-already"


@pytest.mark.parametrize("digest", ["", "ab", "A" * 64, "g" * 64, "0" * 63, "0" * 65])
def test_a_promise_is_a_sha_256_in_small_hexadecimal(digest: str) -> None:
    assert refusal(promise, begun(0), 0, digest) == "fair/malformed"


def test_bots_and_spectators_add_nothing() -> None:
    assert refusal(promise, begun(0), 1, DIGESTS[1]) == "fair/no-person"
    assert refusal(reveal, promised(0), 1, SECRETS[1]) == "fair/no-person"
    assert refusal(promise, begun(0), 4, DIGESTS[1]) == "fair/no-person"


def test_a_lost_contribution_starves_the_shuffle_from_last_promise_to_own_showing() -> None:
    ceremony = promise(begun(0, 1), 0, DIGESTS[0])
    assert not ceremony.starved_by(0)
    ceremony = promise(ceremony, 1, DIGESTS[1])
    assert ceremony.starved_by(0)
    assert ceremony.starved_by(1)
    assert not ceremony.starved_by(2)
    ceremony = reveal(ceremony, 0, SECRETS[0])
    assert not ceremony.starved_by(0)
    assert ceremony.starved_by(1)


def test_beginning_anew_forgets_every_promise_and_counts() -> None:
    other = seeds.promise(b"\xff" * 32)
    again = begin_anew(reveal(promised(0, 1), 0, SECRETS[0]), other, (0, 1))
    assert again == Ceremony.begin(other, (0, 1), attempt=2, places=4)
    assert begin_anew(again, other, (1,)) == Ceremony.begin(other, (1,), attempt=3, places=4)
