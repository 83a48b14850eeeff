"""Cards that a record does not tell are completed in a way the record allows, house rules included."""

import json

import pytest

from euchre.core.errors import ParseError
from euchre.record.egn import parse_egn
from euchre.record.match_record import MatchRecord
from support.games import deal, recorded, sheet


def actions(record: MatchRecord) -> list[str]:
    return list(map(str, record.actions))


# The partner's best


HAND = ["Jh", "Jd", "Ah", "Kh", "9s"]
LONE = "Jh 9h Th/Jd 9d Td/Ah 9c Tc/Kh Ks Kc/Qh Qs Qc"
"""Seat 1, left of the dealer (0), plays alone in hearts and takes all tricks: Qh was not dealt to them."""


def test_the_gift_is_what_a_loner_plays_and_was_not_dealt() -> None:
    page = deal(0, "As", "Pass Pass Pass Pass h", LONE, isAlone=True, player_cards=[[], HAND])
    record = parse_egn(sheet(page, partners_best=True))
    assert "give Qh" in actions(record)
    assert "bury 9s" in actions(record)
    assert record.score == (0, 4)


def test_without_the_house_rule_the_loner_cannot_have_got_it() -> None:
    page = deal(0, "As", "Pass Pass Pass Pass h", LONE, isAlone=True, player_cards=[[], HAND])
    with pytest.raises(ParseError, match=r"^Deal 1, trick 5: seat 1 plays Qh, which was not dealt to them\.$"):
        parse_egn(sheet(page))


def test_a_told_gift_and_what_was_buried_for_it() -> None:
    exchanges = [
        {"sender": 3, "receiver": 1, "cards": ["Qh"]},
        {"sender": 1, "receiver": 3, "cards": ["9s"]},
    ]
    page = deal(0, "As", "Pass Pass Pass Pass h", LONE, isAlone=True, cardExchanges=exchanges)
    for dealt in ([], [[], HAND]):
        start = page["initialState"] | ({"playerCards": dealt} if dealt else {})
        record = parse_egn(sheet(page | {"initialState": start}, partners_best=True))
        assert [action for action in actions(record) if action.startswith(("give", "bury"))] == ["give Qh", "bury 9s"]


def test_a_discard_is_the_loners_where_the_dealer_took_no_card() -> None:
    page = deal(0, "As", "Pass Pass Pass Pass h", LONE, isAlone=True, discard="9s")
    assert "bury 9s" in actions(parse_egn(sheet(page, partners_best=True)))


def test_a_record_may_break_off_before_the_gift_or_the_burial() -> None:
    gift = [{"sender": 3, "receiver": 1, "cards": ["Qh"]}]
    before = parse_egn(sheet(deal(0, "9h", "Order", isAlone=True), partners_best=True))
    assert actions(before)[-1] == "order alone"
    after = parse_egn(sheet(deal(0, "9h", "Order", isAlone=True, cardExchanges=gift), partners_best=True))
    assert actions(after)[-1] == "give Qh"
    assert after.final.phase.value == "bury"


def test_what_was_buried_for_the_gift_had_not_gone_under_the_kitty() -> None:
    """Seat 0 held four low cards. The nine of diamonds was still there for the gift, so the other three went under."""
    exchanges = [
        {"receiver": 0, "cards": ["Qc", "Tc", "Js"]},
        {"sender": 2, "receiver": 0, "cards": ["Qh"]},
        {"sender": 0, "receiver": 2, "cards": ["9d"]},
    ]
    hands = [["9d", "9h", "Th", "9s", "Ks"]]
    page = deal(3, "9c", "Order", isAlone=True, player_cards=hands, cardExchanges=exchanges)
    said = actions(parse_egn(sheet(page, partners_best=True, go_under=True)))
    (under,) = (action for action in said if action.startswith("under"))
    assert set(under.split()[1:]) == {"9h", "Th", "9s"}
    assert "bury 9d" in said


# One outcome


def test_cards_that_may_lie_in_several_ways_but_end_alike_are_one_outcome() -> None:
    """Complete an unknown card: whatever it is, seat 1 takes all tricks; only the second dealer is wrong."""
    tricks = "Jh 9h Th Xx/Jd 9d Td Qd/Ah 9c Tc Qc/Kh Ks Kc Kd/Qh Qs Ts 9s"
    first = deal(0, "As", "Pass Pass Pass Pass h", tricks)
    assert parse_egn(sheet(first)).score == (0, 2)
    with pytest.raises(ParseError, match=r"Deal 2.*seat 3 deals, but it is the turn of seat 1"):
        parse_egn(sheet(first, deal(3, "As", "Pass")))


# The dealer


def test_the_up_card_was_buried_if_the_dealer_could_not_follow_it() -> None:
    # Seat 0 takes Th and throws 9c on a heart lead: so Th is not in that hand any more.
    record = parse_egn(sheet(deal(0, "Th", "Order", "Ah Kh Qh 9c")))
    assert "bury Th" in actions(record)


def test_the_told_discard_is_buried() -> None:
    record = parse_egn(sheet(deal(0, "Th", "Order", "Ah Kh Qh Th", discard="9c")))
    assert "bury 9c" in actions(record)


def test_a_half_known_discard_is_completed() -> None:
    record = parse_egn(sheet(deal(0, "Th", "Order", "Ah Kh Qh Th", discard="Xs")))
    (buried,) = (action for action in actions(record) if action.startswith("bury"))
    assert buried.endswith("s")


def test_a_discard_is_no_matter_where_the_dealers_partner_plays_alone() -> None:
    # The dealer is out of play and takes no card; some records still name one.
    record = parse_egn(sheet(deal(0, "Th", "Pass Order", isAlone=True, discard="9c")))
    assert actions(record)[-1] == "order alone"


def test_what_a_seat_keeps_to_itself_is_never_a_renege() -> None:
    # Seat 1 does not follow hearts and the play breaks off: whatever that hand still holds, it is no heart.
    record = parse_egn(sheet(deal(3, "9s", "Pass Pass Pass Pass h", "Ah 9c Kh Qh")))
    assert all(str(card)[1] != "h" and str(card) != "Jd" for card in record.final.hand(1))


# Weak hands


def test_going_under_is_replayed_with_the_cards_told() -> None:
    exchange = [{"receiver": 2, "cards": ["Ah", "Kh", "Qh"]}]
    hands = [[], [], ["9c", "9d", "9s", "Jc", "Js"]]
    page = deal(0, "Td", "Pass", cardExchanges=exchange, player_cards=hands)
    record = parse_egn(sheet(page, go_under=True))
    assert "under 9c 9d 9s" in actions(record)
    assert {"Ah", "Kh", "Qh", "Jc", "Js"} == set(map(str, record.final.hand(2)))


@pytest.mark.parametrize("calls", ["Pass", "Pass Pass Pass Pass c", "Pass Pass Order"])
def test_going_under_is_replayed_with_no_card_told(calls: str) -> None:
    tricks = {"Pass": "", "Pass Pass Pass Pass c": "9h Ah Kh Qh", "Pass Pass Order": "9h Ah Kh Qh"}[calls]
    for seat in range(4):
        page = deal(0, "Td", calls, tricks, cardExchanges=[{"receiver": seat, "cards": []}])
        record = parse_egn(sheet(page, go_under=True))
        (under,) = (action for action in actions(record) if action.startswith("under"))
        assert all(card[0] in "9T" for card in under.split()[1:])
        assert record.final.open.under == seat


def test_a_farmers_hand_is_dealt_again_by_the_same_dealer() -> None:
    pages = (deal(0, "Ah", ""), deal(0, "Kh", "Pass " * 8), deal(1, "Qh", "Pass"))
    record = parse_egn(sheet(*pages, farmers=True, std=False))
    assert actions(record).count("redeal") == 1
    assert [result.dealer for result in record.results] == [0]
    weak = [["9c", "9d", "9s", "Tc", "Td"]]
    record = parse_egn(sheet(deal(0, "Ah", "", player_cards=weak), deal(0, "Kh", "Pass"), farmers=True))
    at = actions(record).index("redeal")
    assert actions(record)[at - 3 : at] == ["keep"] * 3  # the dealer, seat 0, is asked last


# The end


def test_a_record_that_breaks_off_may_state_a_final_score_it_does_not_reach() -> None:
    value = recorded("two-deals")
    value["deals"].pop()
    value["metadata"]["finalScore"] = [10, 9]
    assert parse_egn(json.dumps(value)).score == (8, 9)


def test_an_unknown_card_takes_the_trick_if_only_so_the_record_goes_on() -> None:
    # Seat 1 leads Qh, and seat 0 plays an unknown heart. Seat 0 then leads Ks, which was dealt there: so seat 0 took
    # the trick, and that heart beat the king.
    page = deal(0, "9s", "Pass Pass Pass Pass c", "Qh Th Kh Xh/Ks As", player_cards=[["Ks"], ["As"]])
    assert "play Ah" in actions(parse_egn(sheet(page)))
