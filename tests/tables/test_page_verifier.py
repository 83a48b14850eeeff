"""The page's verifier and ours, written apart in two languages, must come to the same verdict."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

import pytest

from euchre.core.actions import Action, Deal, Draw
from euchre.core.state import State
from euchre.record.game import Game
from euchre.tables.fair.proof import page_proof
from euchre.tables.fair.verdict import check
from support.fair import RULES, fair_match, hands
from support.page import node, verdicts

MATCH: Final = fair_match("british")
SEAT: Final = 2


def secret(*parts: object) -> bytes:
    return sha256(repr(parts).encode()).digest()


def some_matches(deals: int, name: str) -> Iterator[Game]:
    """Matches by all rules, with each set of people at the table, until there are so many deals."""
    number = 0
    while deals > 0:
        added = tuple(secret(name, number, seat) if number >> seat & 1 else None for seat in range(4))
        game = fair_match(RULES[number % len(RULES)], secret(name, number), added)
        deals -= sum(isinstance(action, Deal) for action in game.actions)
        number += 1
        yield game


def memory(game: Game, seat: int) -> dict[str, Any]:
    """What an honest page kept."""
    kept = {name: game.notes["fair"][name] for name in ("attempt", "promise", "promises")}
    return kept | {"seat": seat, "contribution": game.notes["fair"]["contributions"][seat], "hands": hands(game, seat)}


def compared(deals: int, name: str) -> int:
    """Both verdicts on honest matches, the hands by the page's reckoning among them; how many deals that were."""
    games = list(some_matches(deals, name))
    questions = ({"proof": page_proof(game), "memory": memory(game, place % 4)} for place, game in enumerate(games))
    count = 0
    for game, said in zip(games, verdicts(questions), strict=True):
        ours = check(game)
        assert ours.holds
        assert said["holds"], [line for line in said["lines"] if not line["holds"]]
        draw, *dealt = [line.deal for line in ours.lines if line.deal is not None]
        told = [line["deal"] for line in said["lines"] if line["deal"] is not None]
        assert told == [draw, *dealt, *dealt]  # each deal once as dealt, and once as held
        count += len(dealt)
    return count


def test_both_verifiers_agree_on_thousands_of_hands() -> None:
    assert compared(1_000, "quick") >= 1_000


@pytest.mark.soak
def test_both_verifiers_agree_on_a_hundred_thousand_deals(record_property: Any) -> None:
    count = sum(compared(5_000, f"soak {part}") for part in range(20))
    record_property("promise", "The page's verifier deals the same cards as the server, to the same seats")
    record_property("trials", count)


def test_the_page_deals_the_published_cards() -> None:
    told = node("fair.test.ts", "--test-reporter=tap", "--test")
    assert "# tests 5\n" in told
    assert "# fail 0\n" in told


def test_the_page_says_of_a_shuffle_only_what_it_saw() -> None:
    told = node("contribution.test.ts", "--test-reporter=tap", "--test")
    assert "# tests 3\n" in told
    assert "# fail 0\n" in told


# What was changed in the record, both must find in the same deals


def noted(**changes: Any) -> Game:
    return replace(MATCH, notes={"fair": MATCH.notes["fair"] | changes})


def forged(number: int, change: Callable[[Action], Action]) -> Game:
    def chance(_: State, index: int, action: Action) -> Action:
        return change(action) if index == number else action

    return fair_match("british", chance=chance)


def last_two_swapped(action: Action) -> Action:
    assert isinstance(action, Deal)
    *rest, a, b = action.deck
    return replace(action, deck=(*rest, b, a))


def other_packets(action: Action) -> Action:
    assert isinstance(action, Deal)
    return replace(action, packets=(5 - action.packets[0], *action.packets[1:]))


FIRST, *OTHERS = MATCH.notes["fair"]["contributions"]
TAMPERED: Final = {
    "seed": noted(seed="00" * 32),
    "seed and its promise": noted(seed="00" * 32, promise=sha256(bytes(32)).hexdigest()),
    "promise": noted(promise="00" * 32),
    "contribution": noted(contributions=["00" * 32, *OTHERS]),
    "no contribution": noted(contributions=[None, *OTHERS]),
    "no promise": noted(promises=[None, *MATCH.notes["fair"]["promises"][1:]]),
    "draw": forged(0, lambda _: Draw(1)),
    "cards": forged(2, last_two_swapped),
    "packets": forged(3, other_packets),
}


@pytest.mark.parametrize("tampered", TAMPERED)
def test_both_verifiers_find_the_same_faults(tampered: str) -> None:
    game = TAMPERED[tampered]
    (said,) = verdicts([{"proof": page_proof(game)}])
    theirs = [(line["deal"], line["holds"]) for line in said["lines"]]
    assert theirs == [(line.deal, line.holds) for line in check(game).lines]
    assert not said["holds"]


# What the server might tell the page falsely


def told_falsely(change: Callable[[dict[str, Any]], None]) -> list[int | None]:
    """The deals that the page finds fault with, in a match that is honest but for what the server tells of it."""
    proof = deepcopy(page_proof(MATCH))
    change(proof)
    (said,) = verdicts([{"proof": proof}])
    return [line["deal"] for line in said["lines"] if not line["holds"]]


def test_the_page_does_not_take_the_pack_from_the_server() -> None:
    """Any deck at all comes out of the shuffle of a pack that was arranged for it."""

    def change(proof: dict[str, Any]) -> None:
        deal = proof["chances"][2]
        for cards in (deal["pack"], deal["deck"]):
            a, b = cards.index("Js"), cards.index("9c")
            cards[a], cards[b] = cards[b], cards[a]

    assert told_falsely(change) == [2]


def test_the_page_does_not_take_from_the_server_which_seat_gets_which_cards() -> None:
    def change(proof: dict[str, Any]) -> None:
        slots = proof["chances"][3]["slots"]
        slots[0], slots[1] = slots[1], slots[0]

    assert told_falsely(change) == [3]


def test_the_page_does_not_take_from_the_server_how_many_ways_there_are_to_deal() -> None:
    def change(proof: dict[str, Any]) -> None:
        proof["chances"][1] |= {"ways": 3, "chosen": 0}

    assert 1 in told_falsely(change)


def test_the_page_misses_a_deal_that_the_server_leaves_out() -> None:
    assert told_falsely(lambda proof: proof["chances"].pop(2)) == list(range(2, len(page_proof(MATCH)["chances"]) - 1))


def test_the_page_finds_no_deals_where_there_are_none() -> None:
    assert told_falsely(lambda proof: proof["chances"].clear()) == [0]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("promise", "00" * 32, "fair-promise-before"),
        ("attempt", 2, "fair-promise-before"),
        ("promises", [None] * 4, "fair-promises-before"),
        ("contribution", "00" * 32, "fair-own"),
        ("hands", {1: ["9c", "Tc", "Jc", "Qc", "Kc"]}, "fair-hand"),
        ("hands", {99: ["9c"]}, "fair-hand"),
    ],
)
def test_the_page_finds_what_it_remembers_otherwise(name: str, value: object, said: str) -> None:
    (told,) = verdicts([{"proof": page_proof(MATCH), "memory": memory(MATCH, SEAT) | {name: value}}])
    assert [line["id"] for line in told["lines"] if not line["holds"]] == [said]


def test_the_page_names_the_deals_of_which_it_remembers_no_hand() -> None:
    kept = memory(MATCH, SEAT)
    del kept["hands"][2]
    whole, part, nothing = verdicts(
        [
            {"proof": page_proof(MATCH), "memory": memory(MATCH, SEAT)},
            {"proof": page_proof(MATCH), "memory": kept},
            {"proof": page_proof(MATCH)},
        ]
    )
    assert (whole["unseen"], part["unseen"], nothing["unseen"]) == ([], [2], [])
    assert part["holds"], "what was not compared is no fault"
