"""Deals in PTN: what people shared is read card for card, and what is not read is refused in a sentence."""

from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from euchre.cli.app import app
from euchre.core.errors import EuchreError
from euchre.record.match_record import MatchRecord
from euchre.record.read import parse_position, parse_records, read_records

FILES: Final = Path(__file__).parents[1] / "data" / "ptn"
UNDER = (FILES / "goes-under.ptn").read_text("utf-8")
ALONE = (FILES / "no-trump-alone.ptn").read_text("utf-8")
DEALER = (FILES / "dealer-calls.ptn").read_text("utf-8")


def only(text: str) -> MatchRecord:
    (record,) = parse_records(text)
    return record


def told(record: MatchRecord) -> list[str]:
    """The actions once the cards were dealt."""
    return [str(action) for action in record.actions[2:]]


def test_a_deal_with_cards_under_the_kitty_breaks_off_where_it_does() -> None:
    record = only(UNDER)
    assert str(record.rules) == (
        "standard,weak_hand=go-under,no_trump=second-round,all_pass=stick-the-dealer,partners_best=1"
    )
    assert told(record)[:5] == ["under 9c Tc 9s", "pass", "pass", "order", "bury Qc"]
    assert told(record)[5:] == [
        *("play Jh", "play Kh", "play 9h", "play Th"),
        *("play Td", "play Qd", "play Kd", "play Ad"),
        *("play 9d", "play Jd", "play Jc"),
    ]
    assert record.final.turn == 0, "South has not played to the third trick"
    assert [str(record.final.hand(seat)) for seat in range(4)] == ["Qh Ah Js", "Ts As", "Kc Qs", "Ac Ks"]


def test_a_lone_player_gets_the_best_card_and_the_score_is_that_of_the_file() -> None:
    record = only(ALONE)
    assert told(record)[8:12] == ["pass", "name no trump alone", "give Qd", "bury Ah"]
    assert record.players == ("Ann", "Bess", "Cleo", "Dora")
    assert (record.start, record.score) == ((6, 9), (6, 11))


def test_the_dealer_takes_the_up_card_and_the_score_is_that_of_the_file() -> None:
    record = only(DEALER)
    assert told(record)[2:8] == ["under 9c Td 9h", "pass", "pass", "pass", "order", "bury Qd"]
    assert (record.start, record.score) == ((9, 7), (10, 7))


def test_each_deal_of_a_text_is_a_record_whatever_stands_around_it(tmp_path: Path) -> None:
    path = tmp_path / "hands.txt"
    quoted = f"Look at this hand:\n\n```\n{UNDER}```\n\n{DEALER}"
    path.write_bytes(quoted.replace("\n", "\r\n").encode("utf-8-sig"))
    assert read_records(path) == (only(UNDER), only(DEALER))


def test_a_quoted_deal_is_read_without_the_remark_below_it() -> None:
    for mark in ("> ", "    ", ">> ", "\t"):
        quoted = "".join(f"{mark}{line}" for line in UNDER.splitlines(keepends=True))
        assert only(f"Look:\n\n{quoted}\nWhat would you lead here?\n") == only(UNDER)


def test_a_deal_of_another_kind_is_refused_for_that_before_its_hands_are_read() -> None:
    other = UNDER.replace("{", '{\\"variation\\":1,', 1).replace("AT..A9.Q", "-")
    with pytest.raises(EuchreError, match="The deal is of another kind of Euchre"):
        parse_records(other)


def test_a_position_is_where_a_deal_breaks_off_or_before_its_last_card() -> None:
    assert str(parse_position(UNDER)) == str(only(UNDER).position(len(only(UNDER).actions), None))
    assert parse_position(UNDER).seat is None
    whole = parse_position(DEALER).state
    assert (len(whole.tricks), len(whole.trick)) == (4, 3)
    assert parse_position("standard/6-4/3/0/9sAhKhJhTc/Qd").seat == 0, "a line as docs/position.md has it"


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('"Euchre"]', '"Whist"]', "This is a deal of Whist, not of Euchre."),
        ("{", '{\\"variation\\":1,', "The deal is of another kind of Euchre than is played here."),
        ("{", "", "The options of the game cannot be read."),
        ('"HTHJDJCK"', '"HTHJ"', "The cards that were not dealt are missing, or too many."),
        ('"HTHJDJCK"', '"HTHJDJX"', "'X' is not a card: write the suit and the rank, such as HJ."),
        ("AT..A9.Q", "AKQ32.54.A9.8762", "A hand has 13 cards: of Euchre, where it has five, this is no deal."),
        ("W:AT..A9.Q ", "W:", "A deal is read with all four hands open, five cards in each."),
        ("]\n[Undealt", "] shared\n[Undealt", "A deal is read with all four hands open, five cards in each."),
        ("AT..A9.Q", "-", "A deal is read with all four hands open, five cards in each."),
        ("AT..A9.Q", "AT..A9", "A deal is read with all four hands open, five cards in each."),
        ("AT..A9.Q", "AT..A9.A", "The deck must be the 24 cards of this pack: look at Qc."),
        ('[Dealer "W"]', '[Dealer "NE"]', "'NE' is not a seat: write S, W, N or E."),
        ("Pass Pass ♥", "Pass Double ♥", "'DOUBLE' is not a call: write Pass or a suit, perhaps alone."),
        ("Pass Pass ♥ -", "Pass Pass ♥ Pass", "More is called than there are turns to call."),
        ("DT DQ DK DA", "- DQ DK DA", "Trick 2 lacks the next card, or has one too many."),
        ("DT DQ DK DA", "DT CA DK DA", "Trick 2: A♣ does not follow suit: diamonds were led."),
    ],
)
def test_what_is_not_read_is_refused_in_a_sentence(before: str, after: str, sentence: str) -> None:
    with pytest.raises(EuchreError) as refused:
        parse_records(UNDER.replace(before, after, 1))
    assert refused.value.sentence == sentence


def test_a_call_may_be_spelt_in_two_words_and_the_partner_may_keep_the_best_card() -> None:
    assert only(ALONE.replace("NTalone", "NT alone")) == only(ALONE)
    lines = ALONE.partition("DK DQ")[0].splitlines(keepends=True)
    kept = only("".join(line for line in lines if "CardsPassed" not in line))
    assert "partners_best" not in str(kept.rules)
    assert len(kept.final.tricks) == 2


def test_the_target_of_the_file_is_that_of_the_record() -> None:
    assert only(DEALER.replace("noWatching", 'gameOverScore\\":11,\\"noWatching', 1)).rules.target == 11


def test_a_file_holds_a_hundred_deals_and_no_more() -> None:
    with pytest.raises(EuchreError, match="A file holds at most 100 deals, and this one has 101"):
        parse_records(UNDER * 101)


def test_a_fault_names_the_deal_where_there_are_several() -> None:
    with pytest.raises(EuchreError, match=r"Deal 2: Trick 2 lacks the next card"):
        parse_records(DEALER + UNDER.replace("DT DQ", "- DQ"))


def test_a_shared_hand_is_analysed_from_its_file() -> None:
    result = CliRunner().invoke(app, ["analyse", str(FILES / "goes-under.ptn"), "--json"])
    assert result.exit_code == 0
    assert str(parse_position(UNDER)) in result.stdout
