"""The fair deal: the published algorithm, and that it favours no card and no place."""

import hmac
import json
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, product
from math import factorial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from euchre.core.actions import Deal, Draw
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import EuchreError
from euchre.core.rules import PRESETS
from euchre.core.shuffle import is_chance
from euchre.tables.fair import seeds
from euchre.tables.fair.seeds import FairRng

PUBLISHED: dict[str, Any] = json.loads((Path(__file__).parents[2] / "docs" / "fair-deal.json").read_text("utf-8"))
KEY = bytes.fromhex(PUBLISHED["key"])


# The same again, from SHA-256 alone (RFC 2104 for HMAC)


def plain_hmac(key: bytes, text: bytes) -> bytes:
    block = (key if len(key) <= 64 else sha256(key).digest()).ljust(64, b"\0")
    inner = sha256(bytes(byte ^ 0x36 for byte in block) + text).digest()
    return sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def plain_words(key: bytes, index: int) -> Iterator[int]:
    for block in count():
        data = plain_hmac(key, f"euchre 1 chance {index} block {block}".encode())
        for at in range(0, 32, 4):
            yield data[at] << 24 | data[at + 1] << 16 | data[at + 2] << 8 | data[at + 3]


def plain_below(words: Iterator[int], stop: int) -> int:
    for word in words:
        if word // stop < 2**32 // stop:  # not in the incomplete last run
            return word % stop
    raise AssertionError


def plain_deal(key: bytes, index: int, ways: int, pack: list[str]) -> tuple[int, list[str]]:
    words = plain_words(key, index)
    chosen, left, deck = plain_below(words, ways), list(pack), list[str]()
    while left:  # the last place first: the chosen card leaves, and the last one left takes its place
        place = plain_below(words, len(left)) if len(left) > 1 else 0
        deck.append(left[place])
        left[place] = left[-1]
        left.pop()
    return chosen, deck[::-1]


# RFC 4231, test cases 1, 2 and 6
RFC_4231 = [
    (b"\x0b" * 20, "Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
    (b"Jefe", "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
    (
        b"\xaa" * 131,
        "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ),
]


@pytest.mark.parametrize(("key", "text", "expected"), RFC_4231)
def test_hmac_is_that_of_the_rfc(key: bytes, text: str, expected: str) -> None:
    assert seeds._hmac(key, text).hex() == expected
    assert plain_hmac(key, text.encode()).hex() == expected


def test_the_published_values_hold() -> None:
    seed = bytes.fromhex(PUBLISHED["seed"])
    added = [None if text is None else bytes.fromhex(text) for text in PUBLISHED["contributions"]]
    assert seeds.promise(seed) == PUBLISHED["promise"] == sha256(seed).hexdigest()
    assert [None if one is None else seeds.promise(one) for one in added] == PUBLISHED["promises"]
    assert seeds.deal_key(seed, added) == KEY
    again = PUBLISHED["match_seed"]
    assert seeds.match_seed(bytes.fromhex(again["root"]), again["match"], again["attempt"]).hex() == again["seed"]
    assert plain_hmac(KEY, b"euchre 1 chance 1 block 0").hex() == PUBLISHED["block"]["bytes"]
    assert FairRng(KEY, 0).randrange(4) == PUBLISHED["draw"]


@pytest.mark.parametrize("deal", PUBLISHED["deals"])
def test_the_published_deals_are_dealt(deal: dict[str, Any]) -> None:
    rng, deck = FairRng(KEY, deal["index"]), deal["pack"].split()
    chosen = rng.randrange(deal["ways"])
    rng.shuffle(deck)
    assert (chosen, " ".join(deck)) == (deal["chosen"], deal["deck"])
    assert plain_deal(KEY, deal["index"], deal["ways"], deal["pack"].split()) == (chosen, deck)


def test_a_state_gets_the_published_draw_and_deal() -> None:
    state = new_match("standard")
    draw = seeds.chance_of(state, KEY, 0)
    assert draw == Draw(PUBLISHED["draw"])
    deal = seeds.chance_of(apply(state, draw), KEY, 1)
    assert str(deal) == f"deal 3333 {PUBLISHED['deals'][0]['deck']}"


@pytest.mark.parametrize("rules", PRESETS)
def test_whatever_the_rules_the_deal_is_the_one_that_the_plain_way_gives(rules: str) -> None:
    state = new_match(rules)
    for index in range(50):
        key = sha256(f"{rules} {index}".encode()).digest()
        dealing = apply(state, seeds.chance_of(state, key, 0))
        if not is_chance(dealing):
            dealing = apply(dealing, legal(dealing)[-1])
        ways = legal(dealing)
        deal = seeds.chance_of(dealing, key, index)
        assert isinstance(deal, Deal)
        pack = str(ways[0]).split()[2:]
        chosen, deck = plain_deal(key, index, len(ways), pack)
        assert list(map(str, deal.deck)) == deck
        assert str(ways[chosen]).split()[1] == "".join(map(str, deal.packets))


# Each number, and each order, as likely as the others


def rng_of(words: Iterator[int]) -> FairRng:
    rng = FairRng(KEY, 0)
    rng._words = words
    return rng


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_order_comes_from_equally_many_numbers(size: int) -> None:
    """Count the orders: with j below 2, 3, ..., n there are n! ways to choose, and each must lead to its own."""
    orders = Counter[tuple[int, ...]]()
    for chosen in product(*(range(stop) for stop in range(size, 1, -1))):
        cards = list(range(size))
        rng_of(iter(chosen)).shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == factorial(size)
    assert set(orders.values()) == {1}


def test_with_words_of_four_bits_every_number_has_equally_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeds, "_WORDS", 16)
    for stop in range(1, 17):
        counts = Counter(rng_of(iter((word, 0))).randrange(stop) for word in range(16 - 16 % stop))
        assert counts == dict.fromkeys(range(stop), 16 // stop)
        for word in range(16 - 16 % stop, 16):  # passed over: the next word counts
            assert rng_of(iter((word, stop - 1))).randrange(stop) == stop - 1


@pytest.mark.parametrize(
    ("stop", "last_fair"),
    [
        (1, 2**32 - 1),
        (2, 2**32 - 1),
        (3, 2**32 - 2),  # 2**32 = 3 * 1431655765 + 1
        (7, 2**32 - 5),  # 2**32 = 7 * 613566756 + 4
        (24, 2**32 - 17),  # 2**32 = 24 * 178956970 + 16
        (33, 2**32 - 5),  # 2**32 = 33 * 130150524 + 4
        (2**31 + 1, 2**31),
        (2**32 - 1, 2**32 - 2),
        (2**32, 2**32 - 1),
    ],
)
def test_words_from_the_incomplete_last_run_are_passed_over(stop: int, last_fair: int) -> None:
    assert rng_of(iter((last_fair, 5))).randrange(stop) == stop - 1
    if last_fair < 2**32 - 1:
        assert rng_of(iter((last_fair + 1, 2**32 - 1, 0))).randrange(stop) == 0


def test_a_number_below_one_takes_a_word_too() -> None:
    rng = rng_of(iter((17, 2)))
    assert (rng.randrange(1), rng.randrange(3)) == (0, 2)


@pytest.mark.parametrize("stop", [0, -1, 2**32 + 1])
def test_there_is_no_number_below_nothing_nor_of_more_than_32_bits(stop: int) -> None:
    with pytest.raises(ValueError, match=str(stop)):
        FairRng(KEY, 0).randrange(stop)


def places_are_fair(counts: "np.ndarray[Any, np.dtype[np.int64]]") -> float:
    """The chance of a chi-square at least as large, if each card is in each place equally often.

    `counts[place, card]`. The sums are fixed: that leaves (n-1)**2 degrees of freedom, and a factor (n-1)/n.
    """
    from scipy.stats import chi2  # noqa: PLC0415 - every worker would spend a second on it

    size, expected = len(counts), counts.sum() / counts.size
    statistic = ((counts - expected) ** 2 / expected).sum() * (size - 1) / size
    return float(chi2.sf(statistic, (size - 1) ** 2))


def counted(decks: list[list[int]]) -> "np.ndarray[Any, np.dtype[np.int64]]":
    size = len(decks[0])
    return np.stack([np.bincount(column, minlength=size) for column in np.array(decks).T])


@pytest.mark.slow
def test_every_card_is_in_every_place_equally_often() -> None:
    decks = []
    for index in range(20_000):
        deck = list(range(24))
        FairRng(KEY, index).shuffle(deck)
        decks.append(deck)
    assert 0.001 < places_are_fair(counted(decks)) < 0.999


@pytest.mark.slow
def test_the_same_check_finds_a_well_known_bad_shuffle() -> None:
    """Swap each card with any other: 24**24 ways cannot fall evenly on 24! orders."""
    decks = []
    for index in range(20_000):
        rng, deck = FairRng(KEY, index), list(range(24))
        for place in range(24):
            other = rng.randrange(24)
            deck[place], deck[other] = deck[other], deck[place]
        decks.append(deck)
    assert places_are_fair(counted(decks)) < 1e-9


@pytest.mark.slow
def test_every_seat_is_drawn_and_every_way_to_deal_comes_equally_often() -> None:
    from scipy.stats import chi2  # noqa: PLC0415 - every worker would spend a second on it

    for ways in (2, 4, 16):
        counts = Counter(FairRng(KEY, index).randrange(ways) for index in range(16_000))
        expected = 16_000 / ways
        statistic = sum((counts[way] - expected) ** 2 / expected for way in range(ways))
        assert 0.001 < chi2.sf(statistic, ways - 1) < 0.999


@pytest.mark.soak
def test_every_card_is_in_every_place_equally_often_in_ten_million_decks(record_property: Any) -> None:
    record_property("promise", "Ten million fair decks have every card in every place equally often (chi-square)")
    record_property("kind", "statistic")
    total, chunk, size = 10_000_000, 100_000, 24
    counts = np.zeros((size, size), np.int64)
    for start in range(0, total, chunk):
        decks = many_decks(range(start, start + chunk), size)
        for place in range(size):
            counts[place] += np.bincount(decks[:, place], minlength=size)
    assert 0.001 < places_are_fair(counts) < 0.999
    record_property("trials", 1)


def many_decks(indices: range, size: int) -> "np.ndarray[Any, np.dtype[np.uint8]]":
    """The decks of many chances at once, some of them compared with the one-by-one way."""
    blocks = -(-(size - 1) // 8)
    data = b"".join(
        seeds._hmac(KEY, f"euchre 1 chance {index} block {block}") for index in indices for block in range(blocks)
    )
    words = np.frombuffer(data, ">u4").reshape(len(indices), 8 * blocks).astype(np.uint64)
    decks = np.tile(np.arange(size, dtype=np.uint8), (len(indices), 1))
    rows, again = np.arange(len(indices)), np.zeros(len(indices), bool)
    for column, last in enumerate(range(size - 1, 0, -1)):
        word = words[:, column]
        again |= word >= 2**32 - 2**32 % (last + 1)
        other = (word % (last + 1)).astype(np.intp)
        decks[rows, other], decks[:, last] = decks[:, last].copy(), decks[rows, other]
    for row in {*np.flatnonzero(again).tolist(), *range(0, len(indices), 1000)}:
        deck = list(range(size))
        FairRng(KEY, indices[row]).shuffle(deck)
        assert again[row] or decks[row].tolist() == deck
        decks[row] = deck
    return decks


# What goes in


def test_every_match_and_every_attempt_has_a_seed_of_its_own() -> None:
    root = bytes(32)
    found = {seeds.match_seed(root, match, attempt) for match in range(1, 40) for attempt in range(1, 40)}
    assert len(found) == 39 * 39
    assert seeds.match_seed(b"\1" * 32, 1, 1) not in found


def test_the_key_depends_on_each_contribution_and_on_who_made_it() -> None:
    a, b = b"\1" * 32, b"\2" * 32
    contributions = [(a, b, None, None), (b, a, None, None), (a, None, b, None), (a, b, None, b), (None,) * 4]
    assert len({seeds.deal_key(bytes(32), four) for four in contributions}) == len(contributions)


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_secrets_have_32_bytes(secret: bytes) -> None:
    for attempt in (
        lambda: seeds.promise(secret),
        lambda: seeds.deal_key(secret, (None,) * 4),
        lambda: seeds.deal_key(bytes(32), (None, secret, None, None)),
        lambda: seeds.match_seed(secret, 1, 1),
        lambda: FairRng(secret, 0),
    ):
        with pytest.raises(EuchreError) as refused:
            attempt()
        assert refused.value.code == "fair/size"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_key_has_a_line_for_each_seat_in_order(seats: int) -> None:
    added = [bytes([seat]) * 32 for seat in range(seats)]
    text = "".join(f"{seat:02x}" * 32 + "\n" for seat in range(seats))
    assert seeds.deal_key(bytes(32), added) == hmac.digest(bytes(32), text.encode(), "sha256")
