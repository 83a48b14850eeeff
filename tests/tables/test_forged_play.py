"""Records that a server might forge between the deals: the page's verifier follows every card, and remembers."""

import re
from collections.abc import Callable, Iterable
from copy import deepcopy
from typing import Any, Final

import pytest

from euchre.core.actions import parse_action
from euchre.core.engine import apply, new_match, replay
from euchre.core.errors import IllegalAction
from euchre.tables.fair import seeds
from euchre.tables.fair.proof import page_proof
from support.fair import CONTRIBUTIONS, fair_match, memory, proof
from support.page import verdicts

SEAT: Final = 0
"""The seat of the page; bots sit at 1 and 3."""
MATCH: Final = fair_match("standard", bytes([3]) * 32)
Record = list[list[Any]]


def question(record: Record, kept: dict[str, Any] | None = None, **changes: Any) -> dict[str, Any]:
    """The match as the server tells it, and what the page remembers, if anything."""
    asked: dict[str, Any] = {"proof": page_proof(MATCH) | {"record": record} | changes}
    return asked if kept is None else asked | {"memory": kept}


def faults(questions: Iterable[dict[str, Any]]) -> list[list[tuple[int | None, str]]]:
    """The faults the page finds in each question."""
    said = verdicts(questions)
    assert all(verdict["holds"] == all(line["holds"] for line in verdict["lines"]) for verdict in said)
    return [[(line["deal"], line["id"]) for line in one["lines"] if not line["holds"]] for one in said]


def found(record: Record, kept: dict[str, Any] | None = None, **changes: Any) -> list[tuple[int | None, str]]:
    """The faults the page finds in a record."""
    (fault,) = faults([question(record, kept, **changes)])
    return fault


def told() -> Record:
    """The record of an honest server."""
    return deepcopy(page_proof(MATCH)["record"])


def places(record: Record, deal: int, wanted: Callable[[int, str], bool]) -> list[int]:
    """The places in a record of the steps of a deal that fit."""
    number, fitting = 0, []
    for place, (seat, action) in enumerate(record):
        number += action.startswith("deal ")
        if number == deal and seat is not None and wanted(seat, action):
            fitting.append(place)
    return fitting


def plays(record: Record, deal: int, seat: int) -> list[int]:
    return places(record, deal, lambda who, action: who == seat and action.startswith("play "))


PLAYED: Final = [
    deal for deal in range(1, MATCH.deals) if all(len(plays(told(), deal, seat)) == 5 for seat in (SEAT, 1))
]
"""The deals, the last one aside, in which a bot and this page's player play five cards each."""


def is_refused(record: Record) -> bool:
    """True if the engine, which knows all the rules, does not allow the record."""
    try:
        replay("standard", [parse_action(action) for _, action in record])
    except IllegalAction:
        return True
    return False


def test_a_bot_cannot_play_a_card_of_the_kitty() -> None:
    forged = []
    for deal in PLAYED:
        record = told()
        deck = [action.split()[2:] for _, action in record if action.startswith("deal ")][deal - 1]
        record[plays(record, deal, 1)[2]][1] = f"play {deck[-1]}"
        assert is_refused(record)
        forged.append(question(record))
    assert faults(forged) == [[(deal, "fair-not-held")] for deal in PLAYED]


def test_no_card_can_be_played_twice() -> None:
    forged = []
    for deal in PLAYED:
        record = told()
        first, *_, last = plays(record, deal, 1)
        record[last][1] = record[first][1]
        assert is_refused(record)
        forged.append(question(record))
    assert faults(forged) == [[(deal, "fair-not-held")] for deal in PLAYED]


def test_the_page_misses_a_card_that_its_player_played_otherwise() -> None:
    """Swap two of the player's own cards: the engine would allow that where both follow suit."""
    forged = []
    for deal in PLAYED:
        record = told()
        first, *_, last = plays(record, deal, SEAT)
        record[first][1], record[last][1] = record[last][1], record[first][1]
        forged.append(question(record, memory(MATCH, SEAT)))
    assert faults(forged) == [[(deal, "fair-played-otherwise"), (deal, "fair-sent-otherwise")] for deal in PLAYED]


@pytest.mark.slow
def test_others_may_decide_in_the_players_name_but_no_decision_sent_is_missing() -> None:
    kept = memory(MATCH, SEAT)
    away = kept | {"sent": [step for place, step in enumerate(kept["sent"]) if place % 3]}
    assert found(told(), away) == []
    swapped = kept | {"sent": [*kept["sent"][1::-1], *kept["sent"][2:]]}
    assert [fault for _, fault in found(told(), swapped)] == ["fair-sent-otherwise"]


@pytest.mark.slow
def test_another_trump_or_loner_than_the_page_saw_is_missed() -> None:
    record = told()
    place = next(place for place, (_, action) in enumerate(record) if re.fullmatch("name \\w+", action))
    deal = sum(action.startswith("deal ") for _, action in record[:place])
    record[place][1] = "name spades" if record[place][1] != "name spades" else "name hearts"
    assert found(record, memory(MATCH, SEAT))[0] == (deal, "fair-played-otherwise")
    kept = memory(MATCH, SEAT)
    kept["played"][deal]["alone"] = [kept["played"][deal]["maker"]]
    assert found(told(), kept) == [(deal, "fair-played-otherwise")]


def test_a_bots_pass_cannot_become_something_else() -> None:
    forged = []
    for other in ("order", "keep", "together", "name hearts", "tram", "nonsense"):
        record = told()
        record[record.index([1, "pass"])][1] = other
        forged.append(question(record))
    assert all(faults(forged))


def test_a_player_whose_partner_plays_alone_plays_no_card() -> None:
    forged = []
    for deal in PLAYED:
        record = told()
        for place in places(record, deal, lambda _, action: re.fullmatch("order|name \\w+", action) is not None):
            record[place][1] += " alone"
            forged.append(question(record))
    assert forged
    assert all(faults(forged))


@pytest.mark.slow
def test_the_last_deal_cannot_be_left_out_as_taken_back() -> None:
    record = told()
    last = max(place for place, (_, action) in enumerate(record) if action.startswith("deal "))
    honest = memory(MATCH, SEAT)
    for undone in (False, True):
        said = [fault for _, fault in found(record[:last], honest, undone=undone)]
        assert "fair-left-out" in said
        assert ("fair-undone-otherwise" in said) == undone
    took_back = honest | {"undone": True}
    assert "fair-left-out" in [fault for _, fault in found(record[:last], took_back, undone=True)]
    before = memory(MATCH, SEAT) | {"undone": True, "dealt": honest["dealt"] - 1}
    before["played"].pop(honest["dealt"])
    assert found(record[:last], before, undone=True) == [], "the player took back what led to the last deal"


def test_a_deal_cannot_break_off_before_another() -> None:
    record = told()
    del record[plays(record, PLAYED[0], 1)[-1]]
    assert found(record) == [(PLAYED[0], "fair-breaks-off")]


def test_a_deal_that_was_given_up_may_break_off_at_the_end() -> None:
    record = told()
    assert found(record[:-3]) == []


def test_nothing_happens_in_a_deal_that_is_over() -> None:
    record = told()
    assert found([*record, [1, "tram"]]) == [(MATCH.deals, "fair-out-of-place")]


@pytest.mark.slow
def test_no_cards_change_hands_that_the_rules_do_not_let() -> None:
    """A lone player's partner gives no card where no rule says so, and nobody goes under."""
    deal = PLAYED[0]
    record = told()
    first = plays(record, deal, 1)[0]
    given = record[plays(record, deal, 1)[4]][1].removeprefix("play ")
    gift = [*record[:first], [1, f"give {given}"], *record[first:]]
    assert found(gift) == [(deal, "fair-out-of-place")]
    dealt = next(place for place, (_, action) in enumerate(record) if action.startswith("deal ")) + 1
    low = [*record[:dealt], [record[dealt][0], "under 9c Tc 9d"], *record[dealt:]]
    assert found(low) == [(1, "fair-out-of-place")]


def test_deals_cannot_be_thrown_away_for_hands_that_nobody_has() -> None:
    """Throw away twenty-five deals and keep the next: only a hand without ace or face card allows that."""
    seed = bytes([9]) * 32
    rules = "standard,weak_hand=farmers-redeal"
    key = seeds.deal_key(seed, CONTRIBUTIONS)
    state = new_match(rules)
    draw = seeds.chance_of(state, key, 0)
    state = apply(state, draw)
    record: Record = [[None, str(draw)]]
    weak = []
    for index in range(1, 26):
        deal = seeds.chance_of(state, key, index)
        left = (state.match.dealer + 1) % 4
        weak.append(all(card.rank <= 10 for card in apply(state, deal).hand(left)))
        record += [[None, str(deal)], [left, "redeal"]]
    told = page_proof(MATCH) | notes(proof(seed, CONTRIBUTIONS).notes()["fair"]) | {"rules": rules, "record": record}
    (said,) = verdicts([{"proof": told}])
    refused = [line["deal"] for line in said["lines"] if line["id"] == "fair-not-weak"]
    assert refused == [deal for deal, fits in enumerate(weak, 1) if not fits]
    assert len(refused) > 20
    assert not said["holds"]


def notes(kept: dict[str, Any]) -> dict[str, Any]:
    return {name: kept[name] for name in ("promise", "seed", "promises", "contributions")}
