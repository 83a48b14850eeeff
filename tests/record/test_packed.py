"""Deals packed into bits are replayed like any others, and kept as they are."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.core.errors import ParseError
from euchre.record.egn import egn_of, parse_egn
from euchre.record.packed import unpacked
from support.games import FINAL_SCORES, deal, recorded, sheet
from support.packing import Packer, packed
from support.sampling import few

WAYS = [(version, published) for version in (1, 2, 3) for published in (False, True)]


def test_a_deal_packed_by_hand() -> None:
    # Version 1 (0001), dealer 3 (11), the twelfth card of 9s 9h 9c 9d Ts Th Tc Td Js Jh Jc Jd up (01011), one
    # phase (001), which is bidding (0): pass (0), order (1), not alone (0), no remarks (0); no alternative
    # lines (0), end (1010).
    text = packed("000111010110010010001010")
    start = unpacked(text, 4, 9, 0).initial_state
    assert (start.dealer, start.up_card) == (3, "Jd")
    record = parse_egn(sheet(text))
    contract = record.final.contract
    assert contract is not None
    assert (contract.maker, contract.trump.letter, contract.alone) == (1, "d", ())


@pytest.mark.parametrize(("version", "published"), WAYS)
@pytest.mark.parametrize("name", few(FINAL_SCORES, keep=2))
def test_recorded_games_replay_from_packed_deals(name: str, version: int, published: bool) -> None:
    value = recorded(name)
    plain = parse_egn(json.dumps(value))
    packer = Packer(version, published=published)
    value["deals"] = [packer.pack_deal(deal) for deal in value["deals"]]
    record = parse_egn(json.dumps(value))
    assert record.results == plain.results
    assert record.score == FINAL_SCORES[name]
    assert egn_of(record) == value


@pytest.mark.parametrize(("version", "published"), [way for way in WAYS if way != (1, True)])  # too short to tell
def test_a_deal_that_all_passed_is_packed_too(version: int, published: bool) -> None:
    text = Packer(version, published=published).pack_deal(deal(0, "9h", "Pass " * 8))
    (result,) = parse_egn(sheet(text, std=False)).results
    assert (result.trump, result.points) == (None, (0, 0))


def test_alternative_lines_stay_packed() -> None:
    value = recorded("one-deal")
    bits = Packer(1, published=False).bits(value["deals"][0])
    value["deals"] = [packed(bits[:-5] + "1" + "01" * 20)]
    record = parse_egn(json.dumps(value))
    assert record.score == (0, 1)
    assert egn_of(record) == value


HEAD = "00100000110000000"
"""Version 2, dealer 0, four players, 24 cards, the first card up."""


@pytest.mark.parametrize(
    ("bits", "reason"),
    [
        ("0001", "the packed deal is incomplete."),
        ("0000" * 8, "the deal is packed in a version that cannot be read."),
        ("001000001000" + "0" * 40, "the deal is packed for another pack or another number of players."),
        ("001000001101" + "0" * 40, "the deal is packed for another pack or another number of players."),
        ("001010001100" + "0" * 40, "the deal is packed for another pack or another number of players."),
        ("00100000110011111" + "0" * 40, "the packed deal holds a card that there is not."),
        (HEAD + "00001011", "the packed deal does not end where it should."),
        (HEAD + "0010111100" + "0" * 40, "the packed deal names a defender that there is not."),
        (HEAD + "0011111" + "0" * 200, "the packed deal has too many tricks."),
    ],
)
def test_a_broken_packed_deal_is_refused_in_one_sentence(bits: str, reason: str) -> None:
    with pytest.raises(ParseError) as problem:
        parse_egn(sheet(packed(bits)))
    assert str(problem.value) == f"Deal 1: {reason}"


def test_too_many_hands_are_refused_by_the_layout_that_counts_them() -> None:
    # Read the other way, hands of 9 and 0 cards follow, which no deal has.
    bits = "001100001100000001101" + "0" * 100
    with pytest.raises(ParseError, match=r"^Deal 1: "):
        parse_egn(sheet(packed(bits)))


def test_what_is_not_base64_is_refused() -> None:
    with pytest.raises(ParseError, match=r"^Deal 1: the packed deal is not base64\.$"):
        parse_egn(sheet("A"))


@given(st.binary(max_size=60))
def test_any_bits_make_a_deal_or_a_refusal(data: bytes) -> None:
    with suppress(ParseError):  # and nothing else
        parse_egn(sheet(packed("".join(f"{byte:08b}" for byte in data))))
