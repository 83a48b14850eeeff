"""The sentences that somebody gets who comes while a deal is played: the deal so far, for them alone."""

from euchre.tables.messages import Act
from euchre.tables.perspective.now import now_of
from euchre.tables.replies import Now, Refused
from support.evenings import HOST, Evening, alone, by_chance, connection


def in_mid_deal() -> Evening:
    evening = alone()
    evening.play(by_chance("deal"), until=lambda: evening.state.trick != () and evening.state.turn == 0)
    return evening


def test_who_has_just_come_gets_the_sentences_of_this_deal_so_far() -> None:
    evening = in_mid_deal()
    news = [news for reply in evening.replies[connection(HOST)] if isinstance(reply, Now) for news in reply.news]
    begins = max(place for place, one in enumerate(news) if one.kind == "deal" and one.seat is None)
    heard = [line for one in news[begins:] for line in one.lines]
    assert heard
    assert list(now_of(evening.table, HOST).told) == heard


def test_a_refusal_shows_the_table_and_tells_nothing_anew() -> None:
    evening = in_mid_deal()
    refused = evening.say(HOST, Act, seen=0, action="pass")
    assert isinstance(refused, Refused)
    assert refused.now is not None
    assert refused.now.version == evening.table.version
    assert refused.now.picture == evening.picture(HOST)
    assert refused.now.told == ()
