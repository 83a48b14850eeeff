"""The settings of a host, and when they may change."""

from __future__ import annotations

from euchre.tables.messages import Act, Arrange, Begin, Clock, Settle, Terms
from support.evenings import HOST, Evening, by_chance, friends


def test_the_host_may_take_a_seat_from_somebody_before_the_match() -> None:
    evening = friends(2)
    evening.do(HOST, Arrange, seat=1, player="swift")
    assert evening.last_now("ben").you is None
    assert evening.last_now("ben").table.seats[1].level == "swift"


def test_the_host_may_watch_four_bots() -> None:
    evening = friends(1)
    evening.do(HOST, Arrange, seat=0, player="club")
    evening.do(HOST, Begin)
    assert evening.stage == "playing"
    now = evening.last_now(HOST)
    assert (now.you, now.hosting, now.table.host) == (None, True, None)
    evening.play(by_chance(1))
    assert evening.stage == "over"


def test_rules_are_kept_in_their_shortest_form() -> None:
    evening = friends(1)
    evening.do(HOST, Settle, rules=" british  target = 10 , cut=none ")
    assert evening.last_now(HOST).table.rules == "british,cut=none,target=10"


def test_rules_that_cannot_be_are_refused_with_their_reason() -> None:
    evening = friends(1)
    assert evening.refused(HOST, Settle, rules="bridge") == "rules/preset"
    assert evening.refused(HOST, Settle, rules="standard target=99") == "rules/value"
    assert evening.last_now(HOST).table.rules == "standard"


def test_rules_and_clock_stay_as_they_are_during_a_match_but_not_the_pace() -> None:
    evening = friends(2)
    evening.begin()
    assert evening.refused(HOST, Settle, rules="british") == "table/under-way"
    assert evening.refused(HOST, Settle, terms=Terms(clock=Clock(kind="move"))) == "table/under-way"
    assert evening.refused(HOST, Arrange, seat=1, player="club") == "table/under-way"
    evening.do(HOST, Settle, terms=Terms(pace="fast", grace=60))
    assert evening.table.terms.grace == 60


def test_the_match_begins_once() -> None:
    evening = friends(2)
    evening.do(HOST, Begin)
    assert evening.refused(HOST, Begin) == "table/under-way"


def test_a_refusal_brings_the_table_as_it_stands() -> None:
    evening = friends(2)
    answer = evening.say("ben", Begin)
    assert answer.now == evening.last_now("ben").__class__(  # type: ignore[union-attr]
        version=evening.table.version,
        you=1,
        hosting=False,
        table=evening.last_now("ben").table,
        picture=None,
    )


def test_an_illegal_card_is_refused_in_the_engines_words_as_the_picture_says() -> None:
    evening: Evening = friends(2)
    evening.begin()
    checked = 0
    while checked < 5:
        evening.play(by_chance(checked), until=lambda: bool(evening.state.trick) and evening.state.turn in (0, 1))
        guest = evening.guest(evening.state.turn or 0)
        for barred in evening.picture(guest).barred:
            answer = evening.say(guest, Act, action=f"play {barred.card}")
            assert answer.code == "play/must-follow-suit"  # type: ignore[union-attr]
            assert answer.sentence == barred.why  # type: ignore[union-attr]
            checked += 1
        evening.act(by_chance(checked))
