"""The symbols of EGN: nines, bowers, the Benny, unknown cards, and suits by their part in the deal."""

from typing import Any

import pytest

from euchre.core.errors import ParseError
from euchre.record.egn import egn_of, parse_egn
from euchre.record.match_record import MatchRecord
from support.games import deal, sheet

# Hearts are named in round 2 by seat 1, who leads. Seat 0 deals; 9s is turned down.
PLAIN = "Jh 9h Th Qh/Jd Kh Ah 9d/Ac Tc Qc Kc/As Ts Js Qs/Ad Td Qd Kd"


def results(calls: str, tricks: str, up_card: str = "9s", **more: Any) -> Any:
    record = parse_egn(sheet(deal(0, up_card, calls, tricks), **more))
    assert egn_of(record)["deals"][0]["phases"][1]["tricks"] == [trick.split() for trick in tricks.split("/")]
    (result,) = record.results
    return result


def plain() -> Any:
    return results("Pass Pass Pass Pass h", PLAIN)


def test_bowers_and_nines_have_letters_of_their_own() -> None:
    tricks = PLAIN.replace("Jh", "R").replace("Jd", "L").replace("9h", "Nh").replace("9d", "ND")
    assert results("Pass Pass Pass Pass h", tricks) == plain()


def test_suits_may_be_told_by_their_part_in_the_deal() -> None:
    # Hearts trump, diamonds next, clubs the first green suit and spades the second.
    letters = {"h": "t", "d": "n", "c": "g", "s": "h"}
    tricks = "/".join(" ".join(card[0] + letters[card[1]] for card in trick.split()) for trick in PLAIN.split("/"))
    assert results("Pass Pass Pass Pass h", tricks) == plain()


def test_the_up_card_settles_which_green_suit_is_which() -> None:
    # The up-card 9c was turned down and nobody plays it; told as 9g, it cannot be played by seat 2 as 9g:
    # but as the second green suit's nine (9h here, spades) it can, if clubs are green 1.
    tricks = "Jt 9t Tt Qt/Jn 9h Kt At/Ag Tg Qg Kg/Ah Th Jh Qh/An Tn Qn Kn"
    record = parse_egn(sheet(deal(0, "9c", "Pass Pass Pass Pass h", tricks)))
    assert "play 9s" in map(str, record.actions)
    assert "play 9c" not in map(str, record.actions)
    # With 9s turned down, the same symbols mean clubs by the second green suit.
    record = parse_egn(sheet(deal(0, "9s", "Pass Pass Pass Pass h", tricks)))
    assert "play 9c" in map(str, record.actions)
    assert "play 9s" not in map(str, record.actions)


def test_a_generic_up_card_is_read_with_the_suit_that_was_named() -> None:
    assert results("Pass Pass Pass Pass h", PLAIN.replace("h", "H"), up_card="9g").trump.letter == "h"


def test_the_suit_ordered_up_may_be_all_that_is_known_of_the_up_card() -> None:
    record = parse_egn(sheet(deal(0, "Xh", "Order", "9c Tc Jc Qc")))
    assert str(record.final.open.up_card)[1] == "h"


def test_an_unknown_up_card_is_any_that_fits() -> None:
    result = results("Pass Pass Pass Pass h", PLAIN, up_card="Xx")
    assert result == plain()


def test_an_unknown_up_card_is_not_the_benny() -> None:
    record = parse_egn(sheet(deal(0, "Xx", "Pass"), joker=True))
    assert str(record.final.open.up_card) != "B"


def test_the_turned_up_benny_lets_the_dealer_name_trump_with_or_without_passes() -> None:
    records: list[MatchRecord] = []
    for calls in ("h", "Pass Pass Pass h"):
        records.append(parse_egn(sheet(deal(2, "B", calls, discard="9c"), joker=True)))
        contract = records[-1].final.contract
        assert contract is not None
        assert (contract.maker, contract.trump.letter, contract.taken) == (2, "h", True)
    assert records[0].actions == records[1].actions


def test_half_known_hands_are_completed() -> None:
    hands = [["Xx", "Xs", "Jx", "Ah", "Xs"], [], ["9h", "Kx"]]
    record = parse_egn(sheet(deal(0, "9s", "Pass", player_cards=hands)))
    held = [str(card) for card in record.final.hand(0)]
    assert "Ah" in held
    assert sum(card[1] == "s" for card in held) >= 2
    assert any(card[0] == "J" for card in held)
    held = [str(card) for card in record.final.hand(2)]
    assert "9h" in held
    assert any(card[0] == "K" for card in held)
    assert egn_of(record)["deals"][0]["initialState"]["playerCards"] == hands


def test_half_known_hands_agree_with_what_was_played() -> None:
    hands = [["Xs", "Jx"], [], [], []]
    record = parse_egn(sheet(deal(3, "9s", "Pass Pass Pass Pass h", "Ts Qs Ks As", player_cards=hands)))
    played_and_held = {"Ts", *map(str, record.final.hand(0))}
    assert any(card[0] == "J" for card in played_and_held)


def test_the_kitty_of_old_files_is_nobodys() -> None:
    kitty = ["Ah", "Kh", "Qh"]
    record = parse_egn(sheet(deal(0, "9s", "Pass", kitty=kitty)))
    assert sorted(str(card) for card in record.final.hidden.kitty) == sorted(kitty)


@pytest.mark.parametrize(
    ("up_card", "calls", "tricks", "sentence"),
    [
        ("9t", "Order", "", "Deal 1: the up-card 9t was ordered up, but its suit is not known."),
        ("9t", "Pass", "", "Deal 1: 9t names a suit by its part in the deal, and no trump suit is known."),
        ("9s", "Pass Pass Pass Pass h", "9t Tt JH 9s", "Deal 1, trick 1: seat 0 plays 9s"),
        ("9s", "Pass Pass Pass Pass h", "9t Th 9c Ac", "Deal 1: the suit h may be hearts or the second green suit"),
        ("R", "Pass", "", "Deal 1: R is a bower, and no trump suit is known."),
        ("L", "Pass", "", "Deal 1: L is a bower, and no trump suit is known."),
        ("B", "h", "", "Deal 1: B is not a card of this pack."),
        ("8s", "Pass", "", "Deal 1: 8s is not a card of this pack."),
    ],
)
def test_symbols_that_say_too_little_are_refused(up_card: str, calls: str, tricks: str, sentence: str) -> None:
    with pytest.raises(ParseError) as problem:
        parse_egn(sheet(deal(0, up_card, calls, tricks)))
    assert str(problem.value).startswith(sentence)


def test_there_are_no_bowers_and_no_generic_suits_at_no_trump() -> None:
    for card in ("R", "9t"):
        with pytest.raises(ParseError, match=r"^Deal 1, trick 1: "):
            parse_egn(sheet(deal(0, "9s", "Pass Pass Pass Pass n", card), allow_no_trump=True))


@pytest.mark.slow
def test_a_riddle_does_not_stop_the_table() -> None:
    # Twenty unknown cards, then a deal that cannot be: there are more ways than anybody can try.
    unknown = "/".join(["Xx Xx Xx Xx"] * 5)
    riddle = [deal(number % 4, "9s", "Pass Pass Pass Pass h", unknown) for number in range(9)]
    with pytest.raises(ParseError, match=r"^Deal \d+: too little is known"):
        parse_egn(sheet(*riddle, deal(3, "9s", "")))


def test_unknown_cards_that_cannot_lie_anywhere_are_refused() -> None:
    with pytest.raises(ParseError, match=r"^Deal 1, trick 2: J. was played before"):
        parse_egn(sheet(deal(0, "9s", "Pass Pass Pass Pass h", "Jx Jx Jx Jx/Jx Ah Kh Qh")))
