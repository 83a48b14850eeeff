"""The proof of a match: it holds for what was dealt, and names the deal where anything was changed."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from euchre.cli.app import main
from euchre.cli.verify import verify
from euchre.core.actions import Action, Deal, Draw, parse_action
from euchre.core.engine import apply, legal, new_match
from euchre.core.errors import EuchreError, IllegalAction, ParseError
from euchre.core.shuffle import is_chance
from euchre.core.state import State
from euchre.record.log import format_log, parse_log
from euchre.record.match_record import MatchRecord
from euchre.tables.fair.proof import Proof, chances, page_proof, proof_of
from euchre.tables.fair.verdict import check
from support.fair import RULES, fair_match
from support.games import FIXTURES, random_match

MATCH = fair_match()
DEALS = len(chances(MATCH)) - 1


def noted(record: MatchRecord = MATCH, **changes: Any) -> MatchRecord:
    """The game with a changed proof."""
    return replace(record, notes={"fair": {**record.notes["fair"], **changes}})


def faults(record: MatchRecord) -> list[tuple[int | None, str]]:
    return [(line.deal, line.sentence) for line in check(record).faults]


def dealt_otherwise(number: int, change: Callable[[State, Action], Action]) -> MatchRecord:
    """A match in which one draw or deal is not what the seeds say, and everything else is."""
    return fair_match(chance=lambda state, index, action: change(state, action) if index == number else action)


def swapped(a: int, b: int) -> Callable[[State, Action], Action]:
    def change(_: State, action: Action) -> Action:
        assert isinstance(action, Deal)
        deck = list(action.deck)
        deck[a], deck[b] = deck[b], deck[a]
        return Deal(tuple(deck), action.packets)

    return change


def other_packets(state: State, action: Action) -> Action:
    assert isinstance(action, Deal)
    ways = [way.packets for way in legal(state) if isinstance(way, Deal) and way.packets != action.packets]
    return Deal(action.deck, ways[0])


def other_dealer(_: State, action: Action) -> Action:
    assert isinstance(action, Draw)
    return Draw((action.dealer + 1) % 4)


@pytest.mark.parametrize("rules", RULES)
def test_an_honest_match_is_proved_deal_by_deal(rules: str) -> None:
    record = fair_match(rules)
    verdict = check(parse_log(format_log(record)))
    assert verdict.holds
    assert not verdict.faults
    deals = sum(isinstance(action, Deal) for action in record.actions)
    assert [line.deal for line in verdict.lines] == [None, None, None, 0, *range(1, deals + 1)]


def test_a_match_of_bots_alone_is_proved_too() -> None:
    record = fair_match(contributions=(None, None, None, None))
    assert check(record).holds


def test_cards_dealt_again_are_a_deal_of_their_own() -> None:
    seeds = (bytes([number]) * 32 for number in range(100))
    record = next(
        record for record in (fair_match(RULES[-1], seed) for seed in seeds) if "redeal" in map(str, record.actions)
    )
    verdict = check(record)
    assert verdict.holds
    assert verdict.lines[-1].deal == sum(isinstance(action, Deal) for action in record.actions) > len(record.results)


@pytest.mark.parametrize("places", [(0, 1), (0, 24), (23, 24), (7, 12)])
@pytest.mark.parametrize("number", [1, 2, DEALS])
def test_one_pair_of_swapped_cards_is_found_in_its_deal(number: int, places: tuple[int, int]) -> None:
    (deal, sentence), *more = faults(dealt_otherwise(number, swapped(*places)))
    assert deal == number
    assert sentence.startswith(f"Deal {number}: 2 cards are not where the seeds put them; card {places[0] + 1} is ")
    assert not more


def test_other_packets_are_found_in_their_deal() -> None:
    (deal, sentence), *more = faults(dealt_otherwise(2, other_packets))
    assert (deal, sentence[:8]) == (2, "Deal 2: ")
    assert "packets" in sentence
    assert not more


def test_another_first_dealer_is_found() -> None:
    found = faults(dealt_otherwise(0, other_dealer))
    assert found == [(0, "The draw: the first dealer is West in the record and South by the seeds.")]


def test_a_deal_left_out_is_found_from_there_on() -> None:
    record = fair_match("standard,target=0,deals=4", bytes(range(1, 33)))
    _, *honest = [action for _, action in chances(record)]
    left = [record.actions[0], honest[0], *honest[2:], honest[1]]
    actions: list[Action] = []
    state = new_match(record.rules)
    while not state.over:
        action = left.pop(0) if is_chance(state) else legal(state)[0]
        actions.append(action)
        state = apply(state, action)
    found = [deal for deal, _ in faults(replace(record, actions=tuple(actions)))]
    assert found == [2, 3, 4]


def test_missing_deals_at_the_end_are_found() -> None:
    last = max(place for place, action in enumerate(MATCH.actions) if isinstance(action, Deal))
    for kept in (1, last, last + 1, len(MATCH.actions) - 1):
        found = faults(replace(MATCH, actions=MATCH.actions[:kept]))
        assert found == [
            (None, "The record stops before the end of the match, when no seed is shown: deals are missing.")
        ]


def test_another_seed_is_found_by_its_promise_and_by_every_deal() -> None:
    found = faults(noted(seed="00" * 32))
    assert found[0] == (None, f"The server's seed is not what it promised: {MATCH.notes['fair']['promise']}.")
    assert {deal for deal, _ in found} >= set(range(1, DEALS + 1))


def test_another_seed_with_its_own_promise_is_found_by_every_deal() -> None:
    other = fair_match(seed=bytes(32)).notes["fair"]
    found = {deal for deal, _ in faults(noted(seed=other["seed"], promise=other["promise"]))}
    assert None not in found
    assert found >= set(range(1, DEALS + 1))


def test_another_contribution_is_found_by_its_promise_and_by_every_deal() -> None:
    first, *rest = MATCH.notes["fair"]["contributions"]
    found = faults(noted(contributions=["12" + first[2:], *rest]))
    assert found[0] == (None, "What South added to the shuffle is not what was promised.")
    assert {deal for deal, _ in found} >= set(range(1, DEALS + 1))


def test_contributions_moved_to_other_seats_are_found() -> None:
    proof = MATCH.notes["fair"]
    found = faults(noted(contributions=proof["contributions"][::-1], promises=proof["promises"][::-1]))
    assert {deal for deal, _ in found} >= set(range(1, DEALS + 1))


def test_contributions_without_promises_and_promises_without_contributions_show() -> None:
    proof = MATCH.notes["fair"]
    found = faults(noted(promises=[None, proof["promises"][0], proof["promises"][2], None]))
    assert found == [
        (None, "South added something to the shuffle without having promised it."),
        (None, "West promised something for the shuffle that is not in the record."),
    ]


def test_names_stand_with_their_seats() -> None:
    record = replace(MATCH, players=("Ann", "West", "Cleo", "East"))
    sentences = [line.sentence for line in check(record).lines]
    assert "What Ann (South) added to the shuffle is what was promised." in sentences


def test_a_record_made_up_afterwards_is_found_by_the_promise_somebody_saw() -> None:
    made_up = fair_match(seed=b"\7" * 32)
    assert check(made_up).holds
    verdict = check(made_up, promise=MATCH.notes["fair"]["promise"])
    assert [line.sentence for line in verdict.faults] == [
        "The promise in the record is not the one you saw before the match."
    ]
    assert check(MATCH, promise=MATCH.notes["fair"]["promise"]).holds


PROMISE = MATCH.notes["fair"]["promise"]


@pytest.mark.parametrize("noted", [PROMISE[:8], PROMISE[:8] + "...", PROMISE[:8] + "…", f" {PROMISE[:40].upper()} "])
def test_the_first_digits_of_a_promise_are_enough(noted: str) -> None:
    said = [line.sentence for line in check(MATCH, promise=noted).lines if line.holds]
    assert "The promise in the record begins like the one you saw before the match." in said


@pytest.mark.parametrize(
    ("mine", "said"),
    [
        (MATCH.notes["fair"]["promises"][2], "What North promised is what you noted of your own page."),
        (MATCH.notes["fair"]["contributions"][2], "What North added is what you noted of your own page."),
        ("33" * 5, "What North added begins like what you noted of your own page."),
    ],
)
def test_a_players_own_promise_is_found_in_the_record(mine: str, said: str) -> None:
    assert said in [line.sentence for line in check(MATCH, mine=mine).lines if line.holds]


def test_a_record_without_a_players_own_promise_is_not_theirs() -> None:
    (fault,) = check(MATCH, mine="44" * 32).faults
    assert fault.sentence == "Nobody promised or added what you noted of your own page."


@pytest.mark.parametrize("noted", ["", PROMISE[:7], PROMISE + "0", "promised", "0x" + PROMISE[:8]])
def test_what_is_no_promise_accuses_nobody(noted: str) -> None:
    with pytest.raises(ParseError) as refused:
        check(MATCH, promise=noted)
    with pytest.raises(ParseError):
        check(MATCH, mine=noted)
    assert refused.value.sentence == "A promise has 64 hexadecimal digits; give at least the first 8 of them."


def test_the_first_digits_of_another_promise_are_found_out() -> None:
    other = "1" * 8 if PROMISE[0] == "0" else "0" * 8
    (fault,) = check(MATCH, promise=other).faults
    assert fault.sentence == "The promise in the record is not the one you saw before the match."


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": "00"},
        {"seed": "zz" * 32},
        {"seed": None},
        {"promise": "AB" * 32},
        {"match": 0},
        {"attempt": -1},
        {"attempt": "1"},
        {"promises": [None] * 3},
        {"contributions": [None] * 5},
        {"contributions": "none"},
        {"undone": 1},
        {"more": 1},
    ],
)
def test_a_proof_that_makes_no_sense_is_refused_in_a_sentence(changes: dict[str, Any]) -> None:
    with pytest.raises(EuchreError, match=r"^The proof in this record cannot be read: .*\.$") as refused:
        check(noted(**changes))
    assert refused.value.code == "fair/malformed"


def test_a_proof_of_a_later_version_is_refused() -> None:
    with pytest.raises(EuchreError, match="version 2, not 1") as refused:
        check(noted(version=2))
    assert refused.value.code == "fair/version"


def test_a_game_without_a_proof_and_one_that_breaks_the_rules_are_refused() -> None:
    with pytest.raises(EuchreError) as refused:
        check(random_match("standard", 1))
    assert refused.value.code == "fair/no-proof"
    with pytest.raises(IllegalAction):
        check(replace(MATCH, actions=MATCH.actions[1:]))


def test_a_proof_survives_its_notes() -> None:
    proof = proof_of(parse_log(format_log(noted(undone=True, attempt=3))))
    assert (proof.undone, proof.attempt) == (True, 3)
    assert proof_of(replace(MATCH, notes=proof.notes())) == proof
    assert isinstance(proof, Proof)


def test_the_page_is_told_all_it_needs_to_deal_again() -> None:
    page = json.loads(json.dumps(page_proof(MATCH)))
    record, rules = page.pop("record"), page.pop("rules")
    assert page == MATCH.notes["fair"] | {"silent": []}
    state = new_match(rules)
    for seat, text in record:
        assert seat == state.turn
        state = apply(state, parse_action(text))
    assert state == MATCH.final


# The command


def run(*words: str | Path) -> Result:
    app = typer.Typer()
    app.command()(verify)
    return CliRunner().invoke(app, list(map(str, words)))


def log(folder: Path, record: MatchRecord = MATCH) -> Path:
    file = folder / "match.log"
    file.write_text(format_log(record), "utf-8")
    return file


def test_the_command_says_what_was_found_and_what_that_proves(tmp_path: Path) -> None:
    result = run(log(tmp_path))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "match.log: match 1 of its table"
    assert f"  ok    Deal {DEALS}: all 25 cards are where the seeds put them." in lines
    assert "This proves:" in lines
    assert "This does not prove:" in lines
    assert "FAIL" not in result.stdout


def test_the_command_mentions_bots_alone_further_attempts_and_decisions_taken_back(tmp_path: Path) -> None:
    record = noted(fair_match(contributions=(None,) * 4), attempt=3, undone=True)
    result = run(log(tmp_path, record))
    assert result.exit_code == 0
    assert "begun 3 times" in result.stdout
    assert "taken back" in result.stdout
    assert "the server alone settled the cards" in result.stdout


def test_the_command_prints_json(tmp_path: Path) -> None:
    result = run("--json", log(tmp_path))
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert told["holds"] is True
    assert told["promise"] == MATCH.notes["fair"]["promise"]
    assert [line["deal"] for line in told["lines"]] == [None, None, None, *range(DEALS + 1)]
    assert all(line["holds"] for line in told["lines"])
    assert told["proved"]
    assert told["not_proved"]


def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str | Path) -> str:
    """The error of `euchre verify` when it exits with status 1."""
    monkeypatch.setattr("sys.argv", ["euchre", "verify", *map(str, words)])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 1
    sentence = capsys.readouterr().err
    assert sentence.count("\n") == 1
    return sentence


def test_the_command_fails_with_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = log(tmp_path, dealt_otherwise(2, swapped(0, 1)))
    sentence = refused(capsys, monkeypatch, file)
    assert f"match.log is not proved (1 of {DEALS + 4} checks failed): Deal 2: 2 cards" in sentence
    told = refused(capsys, monkeypatch, file, "--json", "--promise", "00" * 32, "--mine", "00" * 32)
    assert "(3 of" in told


def test_a_failing_verdict_is_printed_as_json_all_the_same(tmp_path: Path) -> None:
    result = run("--json", log(tmp_path, noted(seed="00" * 32)))
    assert isinstance(result.exception, EuchreError)
    told = json.loads(result.stdout)
    assert (told["holds"], told["proved"]) == (False, None)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (format_log(random_match("standard", 1)), "has no proof of its deals"),
        ((FIXTURES / "two-deals.egn").read_text("utf-8"), "the button Log on the page saves it, as .jsonl"),
        ("hello", "This is neither one of our logs, nor"),
        (format_log(MATCH).replace("deal", "daal", 1), "Line"),
    ],
)
def test_files_without_a_proof_get_a_clear_sentence(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game"
    file.write_text(text, "utf-8")
    assert said in refused(capsys, monkeypatch, file)


def test_a_line_changed_in_the_file_breaks_the_chain(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = log(tmp_path)
    text = file.read_text("utf-8")
    seed = MATCH.notes["fair"]["seed"]
    file.write_text(text.replace(seed, "0" * 64), "utf-8")
    assert "Line 1 of the log is not as it was written" in refused(capsys, monkeypatch, file)
    lines = text.splitlines(keepends=True)
    number = next(place for place, line in enumerate(lines) if '"deal ' in line)
    file.write_text("".join(lines[:number] + lines[number + 1 :]), "utf-8")
    assert f"Line {number + 1} of the log" in refused(capsys, monkeypatch, file)


def test_names_cannot_write_on_the_terminal(tmp_path: Path) -> None:
    result = run(log(tmp_path, replace(MATCH, players=("\x1b[31mred", "West", "North", "East"))))
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
