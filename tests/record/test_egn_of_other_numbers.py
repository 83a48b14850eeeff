"""Euchre Game Notation and Match Notation at tables of two and six; of three they do not know."""

import json
from dataclasses import replace
from typing import Any

import pytest

from euchre.core.actions import AskPartner, Give, Keep, parse_action
from euchre.core.cards import BENNY
from euchre.core.errors import ParseError
from euchre.core.rules import Rules
from euchre.record.egn import egn_of, parse_egn, untold
from euchre.record.emn import parse_emn
from euchre.record.export import Inexpressible
from euchre.record.match_record import MatchRecord
from euchre.record.ruleset import rules_of, ruleset_of
from support.exports import SCHEMA
from support.games import deal, random_match, sheet, without_hidden_cards
from support.hands import contract

SIX: dict[str, Any] = {"num_players": 6, "min_rank": 7}
BEST: dict[str, Any] = {**SIX, "partners_best": True}
HANDS = [
    ["Jh", "Jd", "Ah", "Kh", "9c"],
    ["7c", "8c", "Tc", "Qc", "Kc"],
    ["7d", "8d", "9d", "Td", "Qd"],
    ["7s", "8s", "9s", "Ts", "Js"],
    ["Ac", "Ad", "As", "Ks", "Qs"],
    ["7h", "8h", "9h", "Th", "Jc"],
]
"""Seat 5 deals and turns up Qh, and seat 0 has five sure tricks with hearts once it buries the nine."""


def test_a_deal_of_two_told_by_hand() -> None:
    """Seat 1 deals; seat 0 names hearts with the three highest and takes these tricks, and seat 1 two."""
    tricks = "Jh Qs/Jd Ks/Ah Kc/9c Ac/As 9s"
    record = parse_egn(sheet(deal(1, "Td", "Pass Pass h", tricks), num_players=2))
    (result,) = record.results
    assert (result.maker, result.tricks, result.points) == (0, (3, 2), (1, 0))
    assert (record.players, record.seating.players) == (("A", "B"), 2)
    assert str(record.rules) == "two-handed,all_pass=stick-the-dealer"


def test_seats_of_other_tables_than_four_without_a_name_are_numbered() -> None:
    value = json.loads(sheet(deal(1, "Td", "Pass Pass h"), num_players=2))
    value["metadata"]["players"] = ["Ann"]
    assert parse_egn(json.dumps(value)).players == ("Ann", "Seat 2")


def _alone(*exchanges: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Seat 0 orders up and plays alone: its partners, seats 2 and 4, sit out; the dealer buries 7h."""
    given = {"isAlone": True, "discard": "7h", "cardExchanges": list(exchanges)} | more
    return deal(5, "Qh", "Order", "Jh Kc Js Th/Jd Qc Ts 9h/Ah Tc 9s 8h/Kh 8c 8s Qh", player_cards=HANDS, **given)


def test_both_partners_of_a_lone_player_of_six_sit_out() -> None:
    state = parse_egn(sheet(_alone(), **SIX)).final
    assert [trick.winner for trick in state.tricks] == [0, 0, 0, 0]
    assert contract(state).order[0] == (0, 1, 3, 5)


@pytest.mark.parametrize("partner", [2, 4])
def test_a_card_from_one_of_two_partners_says_who_was_asked(partner: int) -> None:
    best = {2: "Qd", 4: "Ad"}[partner]
    gift = {"sender": partner, "receiver": 0, "cards": [best]}
    back = {"sender": 0, "receiver": partner, "cards": ["9c"]}
    record = parse_egn(sheet(_alone(gift, back), **BEST))
    assert record.actions[3:7] == (
        parse_action("bury 7h"),
        AskPartner(partner),
        parse_action(f"give {best}"),
        parse_action("bury 9c"),
    )


def test_a_lone_player_of_six_who_got_no_card_has_asked_for_none() -> None:
    assert parse_egn(sheet(_alone(), **BEST)).actions[4] == Keep()


def test_decisions_about_a_card_of_a_partner_are_known_where_the_cards_are() -> None:
    gift = {"sender": 4, "receiver": 0, "cards": ["Ad"]}
    back = {"sender": 0, "receiver": 4, "cards": ["9c"]}
    assert not untold(parse_egn(sheet(_alone(gift, back), **BEST))).decisions
    assert not untold(parse_egn(sheet(_alone(), **BEST))).decisions
    unplayed = deal(5, "Qh", "Order", player_cards=HANDS, isAlone=True, discard="7h")
    record = parse_egn(sheet(unplayed, **BEST))
    assert untold(record).decisions == {number for number, one in enumerate(record.actions) if one == Keep()}


@pytest.mark.parametrize(
    ("told", "ruleset", "sentence"),
    [
        (deal(2, "Td", ""), {"num_players": 2}, "there is no seat 2: 2 play here, seats 0 to 1."),
        (deal(4, "Td", ""), {}, "there is no seat 4: 4 play here, seats 0 to 3."),
        (_alone(aloneDefender=5), {}, "there is no seat 5: 4 play here, seats 0 to 3."),
        (deal(0, "Td", "", player_cards=HANDS[:5]), {}, "there is no seat 4: 4 play here, seats 0 to 3."),
        (_alone({"sender": 5, "receiver": 0, "cards": ["Ad"]}), {}, "there is no seat 5: 4 play here, seats 0 to 3."),
        (
            _alone({"sender": 3, "receiver": 0, "cards": ["Js"]}),
            BEST,
            "the exchange of cards with seat 0 is not one that is played here.",
        ),
        (
            _alone({"sender": 2, "receiver": 0, "cards": ["Qd"]}, {"sender": 0, "receiver": 4, "cards": ["9c"]}),
            BEST,
            "the exchange of cards with seat 4 is not one that is played here.",
        ),
        ("IAAAAAA", SIX, "the deal is packed for another pack or another number of players."),
    ],
)
def test_what_cannot_be_at_such_a_table_is_refused_in_a_sentence(
    told: dict[str, Any] | str, ruleset: dict[str, Any], sentence: str
) -> None:
    value = json.loads(sheet(told, **ruleset))
    value["metadata"]["players"] = []
    with pytest.raises(ParseError) as problem:
        parse_egn(json.dumps(value))
    assert str(problem.value) == f"Deal 1: {sentence}"


def test_more_names_than_players_are_refused() -> None:
    with pytest.raises(ParseError, match=r"^Two play here, but the file names 3 players\.$"):
        parse_egn(sheet(deal(1, "Td", ""), num_players=2).replace('["A", "B"]', '["A", "B", "C"]'))


@pytest.mark.parametrize(
    ("rules", "why", "sentence"),
    [
        ("three-handed", "players", "keeps the scores of two sides, and three play here"),
        ("two-handed,widow=yes", "widow", "has no words for cards that are dealt aside"),
    ],
)
def test_a_table_that_the_notation_does_not_know_is_refused_in_a_sentence(rules: str, why: str, sentence: str) -> None:
    with pytest.raises(Inexpressible, match=rf"^Euchre Game Notation {sentence}\.$") as refused:
        egn_of(random_match(rules, 1))
    assert refused.value.why == why


@pytest.mark.parametrize("rules", ["two-handed", "six-handed", "six-handed,partners_best=1,best_when=may-ask"])
def test_a_match_written_with_names_is_read_with_them_and_without_hidden_cards(rules: str) -> None:
    record = random_match(rules, 3)
    names = tuple(["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"][: record.seating.players])
    value = egn_of(replace(record, players=names))
    SCHEMA.validate(value)
    back = parse_egn(json.dumps(value))
    assert (back.players, back.results, back.score) == (names, record.results, record.score)
    assert [action for action in back.actions if isinstance(action, AskPartner | Give)] == [
        action for action in record.actions if isinstance(action, AskPartner | Give)
    ]


@pytest.mark.parametrize("rules", ["two-handed", "six-handed"])
def test_a_match_is_replayed_from_the_cards_that_were_seen(rules: str) -> None:
    record = random_match(rules, 2, most=60)
    back = parse_egn(json.dumps(without_hidden_cards(egn_of(record))))
    assert back.results == record.results


@pytest.mark.parametrize(
    ("rules", "unsaid"),
    [
        ("six-handed,partners_best=1,best_when=may-ask", ()),
        ("six-handed,partners_best=1,best_when=discards-first", ("best_when",)),
        ("standard,partners_best=1,best_when=may-ask", ("best_when",)),
        ("standard,benny=joker,benny_turned=dealer-looks-first", ()),
        ("standard,benny=joker,benny_turned=bid-as-spades", ("benny_turned",)),
        ("standard,games=2,slam=yes,laps=yes", ()),
        ("railroad", ("benny_turned", "best_when", "best_for")),
    ],
)
def test_what_the_notation_says_of_the_further_house_rules(rules: str, unsaid: tuple[str, ...]) -> None:
    assert ruleset_of(Rules.parse(rules)).unsaid == unsaid


def test_a_ruleset_of_six_in_which_a_partner_gives_a_card_lets_the_lone_player_ask() -> None:
    rules = rules_of(BEST)
    assert (rules.players, rules.best_when) == (6, "may-ask")
    assert rules_of(ruleset_of(rules).values) == rules


@pytest.mark.parametrize("seed", range(6))
def test_railroad_is_written_where_the_notation_tells_how_its_deals_ended(seed: int) -> None:
    record = random_match("railroad,games=1,slam=no,laps=no", seed)
    other = [
        number
        for number, result in enumerate(record.results, 1)
        if result.alone or _up_card(record, number) == BENNY  # only such a deal goes in another way there
    ]
    failed = set(other)
    try:
        value = egn_of(record)
    except Inexpressible as problem:
        failed = {problem.deal}
    else:
        assert parse_egn(json.dumps(value)).results == record.results
    assert failed <= set(other)


def _up_card(record: MatchRecord, number: int) -> object:
    """The card turned up in a deal that was finished, numbered from 1."""
    ends = (state for state, _ in record.steps() if state.match.deals_finished == number - 1 and state.open.up_card)
    return next(ends).open.up_card


def test_a_game_of_a_match_names_as_many_players_as_play_in_it() -> None:
    def match(*seated: str, players: int = 2) -> str:
        register = [{"id": name, "name": name} for name in seated]
        data = json.loads(sheet(deal(1, "Td", "Pass Pass"), num_players=players))
        value = {"fileType": "Euchre Match Notation", "version": "1.4", "metadata": {"players": register}}
        return json.dumps({**value, "games": [{"gameData": data, "playersOverride": seated}]})

    assert parse_emn(match("Ann", "Bob"))[0].players == ("Ann", "Bob")
    with pytest.raises(ParseError, match=r"^Game 1 of the match: Two play here, but the file names 3 players\.$"):
        parse_emn(match("Ann", "Bob", "Cleo"))
    with pytest.raises(ParseError, match=r"^Game 1 of the match: four play in it, and 3 are named\.$"):
        parse_emn(match("Ann", "Bob", "Cleo", players=4))
