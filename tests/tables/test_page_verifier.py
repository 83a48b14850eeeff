"""The page's verifier and ours, written apart in two languages, must come to the same verdict."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

import pytest

from euchre.core import law
from euchre.core.actions import Action, Deal, Draw
from euchre.core.state import State
from euchre.record.match_record import MatchRecord
from euchre.tables import history
from euchre.tables.evening_table import EveningBot, EveningPerson
from euchre.tables.fair.proof import page_proof
from euchre.tables.fair.verdict import check
from support.evening_tables import ENTRANTS, of_plan, plan
from support.evenings import by_chance
from support.fair import RULES, fair_match, memory, seen_deals
from support.page import node, verdicts
from support.round_shuffles import held
from support.sampling import few

MATCH: Final = fair_match("british")
SEAT: Final = 2


def secret(*parts: object) -> bytes:
    return sha256(repr(parts).encode()).digest()


def some_matches(deals: int, name: str) -> Iterator[MatchRecord]:
    """Yield matches by all rules, with each set of people at the table, until they have `deals` deals."""
    number = 0
    while deals > 0:
        added = tuple(secret(name, number, seat) if number >> seat & 1 else None for seat in range(4))
        record = fair_match(RULES[number % len(RULES)], secret(name, number), added)
        deals -= sum(isinstance(action, Deal) for action in record.actions)
        number += 1
        yield record


def compared(deals: int, name: str) -> int:
    """Compare both verdicts on honest matches, with the page's hands; returns the number of deals."""
    records = list(some_matches(deals, name))
    questions = (
        {"proof": page_proof(record), "memory": memory(record, place % 4)} for place, record in enumerate(records)
    )
    count = 0
    for record, said in zip(records, verdicts(questions), strict=True):
        ours = check(record)
        assert ours.holds
        assert said["holds"], [line for line in said["lines"] if not line["holds"]]
        draw, *dealt = [line.deal for line in ours.lines if line.deal is not None]
        told = [line["deal"] for line in said["lines"] if line["deal"] is not None]
        assert told == [draw, *dealt, *dealt]  # each deal once as dealt, and once as held
        count += len(dealt)
    return count


@pytest.mark.parametrize("hands", few([100, 1_000], keep={100}))
def test_both_verifiers_agree_on_thousands_of_hands(hands: int) -> None:
    assert compared(hands, "quick") >= hands


@pytest.mark.soak
def test_both_verifiers_agree_on_a_hundred_thousand_deals(record_property: Any) -> None:
    record_property("promise", "The page's verifier deals the same cards as the server, to the same seats")
    count = sum(compared(5_000, f"soak {part}") for part in range(20))
    record_property("trials", count)


def test_the_page_deals_the_published_cards() -> None:
    told = node("fair.test.ts", "--test-reporter=tap", "--test")
    assert "# tests 5\n" in told
    assert "# fail 0\n" in told


# What was changed in the record, both must find in the same deals


def noted(**changes: Any) -> MatchRecord:
    return replace(MATCH, notes={"fair": MATCH.notes["fair"] | changes})


def forged(number: int, change: Callable[[Action], Action]) -> MatchRecord:
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


@pytest.mark.parametrize("tampered", few(TAMPERED, keep=3))
def test_both_verifiers_find_the_same_faults(tampered: str) -> None:
    record = TAMPERED[tampered]
    (said,) = verdicts([{"proof": page_proof(record)}])
    theirs = [(line["deal"], line["holds"]) for line in said["lines"]]
    assert theirs == [(line.deal, line.holds) for line in check(record).lines]
    assert not said["holds"]


# What the server might tell the page falsely


def deal_places(record: list[Any]) -> list[int]:
    return [place for place, (_, action) in enumerate(record) if action.startswith("deal ")]


def told_falsely(change: Callable[[list[Any]], None]) -> list[int | None]:
    """The deals that the page finds fault with, in a match that is honest but for what the server tells of it."""
    proof = deepcopy(page_proof(MATCH))
    change(proof["record"])
    (said,) = verdicts([{"proof": proof}])
    return [line["deal"] for line in said["lines"] if not line["holds"]]


def test_the_page_does_not_take_the_pack_from_the_server() -> None:
    """A pack in which two cards are told for each other, in the shuffled deck as well."""

    def change(record: list[Any]) -> None:
        step = record[deal_places(record)[1]]
        step[1] = step[1].replace("Js", "?").replace("9c", "Js").replace("?", "9c")

    def twice(record: list[Any]) -> None:
        step = record[deal_places(record)[1]]
        step[1] = step[1].replace("Js", "9c")

    assert told_falsely(change) == [2]
    assert told_falsely(twice) == [2]


def test_the_page_misses_a_deal_that_the_server_leaves_out() -> None:
    def change(record: list[Any]) -> None:
        second, third = deal_places(record)[1:3]
        del record[second - 1 : third - 1]  # each deal begins with its cut

    count = len(deal_places(page_proof(MATCH)["record"]))
    assert told_falsely(change) == list(range(2, count))


def test_the_page_finds_no_deals_where_there_are_none() -> None:
    assert told_falsely(lambda record: record.clear()) == [0]


def test_the_page_reads_no_record_that_makes_no_sense() -> None:
    def change(record: list[Any]) -> None:
        del record[deal_places(record)[0]]

    assert told_falsely(change) == [None]


# A server that turns the pack, or deals to others first: each made-up deal gives every seat other cards


@pytest.fixture(scope="module")
def uncut() -> MatchRecord:
    return fair_match("standard")


def as_seen(record: MatchRecord, number: int, *, cut: int = 0, turned: int = 0) -> dict[str, Any]:
    """The notes of a page if the server deals a pack otherwise than the rules say, and shows it."""
    kept = memory(record, SEAT)
    seen = kept["deals"][number][0]
    deal = [action for action in record.actions if isinstance(action, Deal)][number - 1]
    deck = list(map(str, deal.deck))
    dealer = (seen["dealer"] + turned) % 4
    slots = law.dealt_slots(record.rules, dealer, deal.packets)[SEAT]
    pack = [*deck[cut:], *deck[:cut]]
    seen |= {"hand": [pack[slot] for slot in slots], "dealer": dealer, "cut": cut}
    return kept


def cut_in_record(record: MatchRecord, number: int, words: tuple[int | None, str]) -> dict[str, Any]:
    """The proof with a cut put before a deal, or in place of the one that is there."""
    proof = deepcopy(page_proof(record))
    actions = proof["record"]
    place = deal_places(actions)[number - 1]
    has_one = actions[place - 1][1].startswith(("cut", "bump"))
    actions[place - has_one : place] = [list(words)]
    return proof


@pytest.mark.slow
def test_no_cut_and_no_first_seat_can_be_made_up_where_the_rules_have_no_cut(uncut: MatchRecord) -> None:
    """Deal a shuffle in 96 ways: 24 cuts, each from four seats on; one of them is the deal of the rules."""
    number = 2
    dealer = memory(uncut, SEAT)["deals"][number][0]["dealer"]
    honest = page_proof(uncut)
    questions = []
    for turned in range(4):
        for cut in range(24):
            kept = as_seen(uncut, number, cut=cut, turned=turned)
            questions.append({"proof": honest, "memory": kept})
            if cut:
                told = cut_in_record(uncut, number, ((dealer + turned + 1) % 4, f"cut {cut}"))
                questions.append({"proof": told, "memory": kept})
                questions.append({"proof": told})
    said = verdicts(questions)
    assert [verdict["holds"] for verdict in said] == [True] + [False] * (len(questions) - 1)


@pytest.mark.parametrize("rules", few(["british", "north-american"], keep={"british"}))
def test_only_cuts_of_the_rules_by_who_may_cut_are_believed(rules: str) -> None:
    record = fair_match(rules)
    dealer = memory(record, SEAT)["deals"][1][0]["dealer"]
    cutter = (dealer + (1 if rules == "british" else 3)) % 4
    fewest, most = (1, 24) if rules == "british" else (4, 20)
    whole = 25 if rules == "british" else 24
    asked: list[tuple[int | None, str]] = [(cutter, f"cut {at}") for at in range(whole + 1)]
    asked += [((cutter + 1) % 4, f"cut {fewest}"), (cutter, "bump")]
    said = verdicts({"proof": cut_in_record(record, 1, words)} for words in asked)
    right = [fewest <= at <= most for at in range(whole + 1)] + [False, rules == "british"]
    cut_so = ["fair-deal-cut" not in {line["id"] for line in verdict["lines"]} for verdict in said]
    assert cut_so == right


def test_a_cut_that_was_left_out_is_missed() -> None:
    proof = deepcopy(page_proof(MATCH))
    del proof["record"][1]  # before the first deal
    (said,) = verdicts([{"proof": proof}])
    assert [(line["deal"], line["id"]) for line in said["lines"] if not line["holds"]] == [(1, "fair-deal-cut")]


def test_the_page_misses_the_cut_that_it_saw() -> None:
    (first, *_) = (cut for cut in range(1, 25) if cut != memory(MATCH, SEAT)["deals"][2][0]["cut"])
    dealer = memory(MATCH, SEAT)["deals"][2][0]["dealer"]
    proof = cut_in_record(MATCH, 2, ((dealer + 1) % 4, f"cut {first}"))
    (said,) = verdicts([{"proof": proof, "memory": memory(MATCH, SEAT)}])
    assert (2, "fair-dealt-otherwise") in [(line["deal"], line["id"]) for line in said["lines"] if not line["holds"]]


def test_who_deals_next_agrees_with_what_the_page_saw_being_played() -> None:
    """A deal that was played cannot become a farmer's hand afterwards, or one all passed; nor the other way round."""
    records = (fair_match(RULES[-1], bytes([number]) * 32) for number in range(100))
    record = next(record for record in records if "redeal" in map(str, record.actions))
    honest = memory(record, SEAT)["deals"]
    dealers = [honest[number][0]["dealer"] for number in sorted(honest)]
    again = next(number for number in range(2, len(dealers) + 1) if dealers[number - 1] == dealers[number - 2])
    goes_on = next(number for number in range(2, len(dealers) + 1) if dealers[number - 1] != dealers[number - 2])
    for number, played in ((again, "something"), (goes_on, honest[goes_on - 1][0]["played"])):
        kept = memory(record, SEAT)
        for later in range(number, len(dealers) + 1):
            if honest[later][0]["played"] == honest[number][0]["played"]:
                kept["deals"][later][0]["played"] = played
        (said,) = verdicts([{"proof": page_proof(record), "memory": kept}])
        assert [(line["deal"], line["id"]) for line in said["lines"] if not line["holds"]] == [
            (number, "fair-dealer-otherwise")
        ]


def test_a_hand_seen_twice_is_honest_only_where_moves_were_taken_back() -> None:
    """Take back a cut: both hands follow from the shuffle, and the record has the second cut."""
    kept = memory(MATCH, SEAT)
    before = as_seen(MATCH, 2, cut=kept["deals"][2][0]["cut"] % 24 + 1)["deals"][2]
    kept["deals"][2] = [*before, *kept["deals"][2]]
    kept["undone"] = True
    undone = page_proof(MATCH) | {"undone": True}
    beyond = kept | {"deals": kept["deals"] | {99: kept["deals"][1]}}  # dealt, taken back, and not reached again
    plain, back, shorter = verdicts(
        [
            {"proof": page_proof(MATCH), "memory": kept},
            {"proof": undone, "memory": kept},
            {"proof": undone, "memory": beyond},
        ]
    )
    assert [(line["deal"], line["id"]) for line in plain["lines"] if not line["holds"]] == [(2, "fair-hand")]
    assert back["holds"]
    assert shorter["holds"]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    few(
        [
            ("promise", "00" * 32, "fair-promise-before"),
            ("attempt", 2, "fair-promise-before"),
            ("promises", [None] * 4, "fair-promises-before"),
            ("contribution", "00" * 32, "fair-own"),
            ("rules", "standard", "fair-rules-before"),
            ("deals", {1: [seen_deals(MATCH, SEAT)[1][0] | {"hand": ["9c", "Tc", "Jc", "Qc", "Kc"]}]}, "fair-hand"),
            ("deals", {99: seen_deals(MATCH, SEAT)[1]}, "fair-hand"),
        ],
        keep={"contribution", "rules"},
    ),
)
def test_the_page_finds_what_it_remembers_otherwise(name: str, value: object, said: str) -> None:
    (told,) = verdicts([{"proof": page_proof(MATCH), "memory": memory(MATCH, SEAT) | {name: value}}])
    assert [line["id"] for line in told["lines"] if not line["holds"]] == [said]


def test_the_page_names_the_deals_of_which_it_remembers_no_hand() -> None:
    kept = memory(MATCH, SEAT)
    del kept["deals"][2]
    whole, part, nothing = verdicts(
        [
            {"proof": page_proof(MATCH), "memory": memory(MATCH, SEAT)},
            {"proof": page_proof(MATCH), "memory": kept},
            {"proof": page_proof(MATCH)},
        ]
    )
    assert (whole["unseen"], part["unseen"], nothing["unseen"]) == ([], [2], [])
    assert part["holds"], "what was not compared is no fault"


# The shuffle of a round of an evening


@pytest.fixture(scope="module")
def of_a_round() -> MatchRecord:
    """A match of entrants 5, 6 and 7 and a bot that fills in, in a round of eight of whom the second was silent."""
    people = tuple(EveningPerson(guest, guest.capitalize(), number) for number, guest in enumerate(ENTRANTS[:3], 5))
    the_plan = replace(plan(0), players=(*people, EveningBot("club")), shuffle=held(8, silent=(2,)))
    evening = of_plan(the_plan)
    evening.arrive(*ENTRANTS[:3])
    evening.play(by_chance(1))
    (match,) = history.played(evening.table)
    return match.record


def test_both_verifiers_follow_a_match_to_the_shuffle_of_its_round(of_a_round: MatchRecord) -> None:
    (said,) = verdicts([{"proof": page_proof(of_a_round), "memory": memory(of_a_round, 1)}])
    assert said["holds"], [line for line in said["lines"] if not line["holds"]]
    assert check(of_a_round).holds
    added = [line.get("seat") for line in said["lines"] if line["id"] == "fair-added"]
    others = [line["cards"] for line in said["lines"] if line["id"] == "fair-others-added"]
    assert (added, others) == ([0, 1, 2], [4])


@pytest.mark.parametrize(("entrant", "said"), [(3, "fair-added-elsewhere"), (6, "fair-added")])
def test_both_verifiers_find_what_an_entrant_added_otherwise(of_a_round: MatchRecord, entrant: int, said: str) -> None:
    notes = deepcopy(dict(of_a_round.notes))
    notes["fair"]["contributions"][entrant - 1] = "ab" * 32
    record = replace(of_a_round, notes=notes)
    (found,) = verdicts([{"proof": page_proof(record)}])
    wrong = [line for line in found["lines"] if not line["holds"]]
    assert said in [line["id"] for line in wrong]
    assert len(check(record).faults) == len(wrong)


@pytest.mark.parametrize("entrants", few([[5, 6, 7], [5, 6, 9, None], [5, 0, 7, None]], keep=1))
def test_the_page_reads_no_entrants_that_cannot_be(of_a_round: MatchRecord, entrants: list[int | None]) -> None:
    proof = page_proof(of_a_round) | {"entrants": entrants}
    (found,) = verdicts([{"proof": proof}])
    assert [line["id"] for line in found["lines"]] == ["fair-unreadable"]
