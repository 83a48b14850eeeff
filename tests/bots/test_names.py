"""Names of players that say more than a name: options, two players in one, external programs."""

import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from random import Random

import pytest

from euchre.bots import registry
from euchre.bots.mixed import MixedBot
from euchre.bots.play import moves
from euchre.bots.policy.player import SwiftBot
from euchre.bots.random import RandomBot
from euchre.bots.registry import UnknownBot, bot_named, split_names
from euchre.core.actions import Action
from euchre.core.engine import new_match
from euchre.core.rules import PRESETS, Rules
from euchre.core.state import Phase
from euchre.core.view import View
from euchre.testing import check_bot
from support.sampling import LEAST_OR_EVERY_OPTION
from support.strangers import OFFERS, Pupil


@pytest.fixture(autouse=True)
def _strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    table = {name: EntryPoint(name, value, registry.GROUP) for name, value in OFFERS.items()}
    monkeypatch.setattr(registry, "_offers", lambda: table)


def test_options_reach_the_player_as_texts() -> None:
    pupil = bot_named("pupil:level=expert, worlds=128")
    assert isinstance(pupil, Pupil)
    assert (pupil.level, pupil.worlds) == ("expert", "128")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("swift:level=club", "'swift:level=club' asks for options that the player does not take: it takes none."),
        (
            "pupil:age=9",
            "'pupil:age=9' asks for options that the player does not take: its options are level or worlds.",
        ),
        ("pupil:level", "'pupil:level' has no readable options: write NAME:KEY=VALUE,KEY=VALUE, each key once."),
        ("pupil:", "'pupil:' has no readable options: write NAME:KEY=VALUE,KEY=VALUE, each key once."),
        ("pupil:level=club,level=club", "'pupil:level=club,level=club' has no readable options"),
        ("pupil:level=", "'pupil:level=' has no readable options"),
        (
            "pupil:level=child",
            "The player 'pupil:level=child' (support.strangers:Pupil) cannot be made: level is club or expert.",
        ),
        ("hoyle:level=club", "'hoyle:level=club' is not a player: choose"),
        ("bids:swift", "'bids:swift' is not a player of two: write bids:NAME+cards:NAME."),
        ("bids:+cards:swift", "'bids:+cards:swift' is not a player of two"),
        ("bids:swift+cards:hoyle", "'hoyle' is not a player: choose"),
        ("cmd:", "No program is named"),
    ],
)
def test_what_a_name_may_not_say_is_refused_in_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r"\.$") as refused:
        bot_named(name)
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)
    assert isinstance(refused.value, UnknownBot) or name == "cmd:"


def test_an_external_program_has_a_name_too() -> None:
    assert callable(bot_named(f"cmd:{sys.executable} -c pass").choose)


def test_two_players_in_one_may_each_have_options() -> None:
    mixed = bot_named("bids:pupil:level=expert,worlds=2+cards:swift")
    assert isinstance(mixed, MixedBot)
    assert isinstance(mixed.bids, Pupil)
    assert mixed.bids.level == "expert"
    assert isinstance(mixed.cards, SwiftBot)


def test_commas_between_names_are_told_from_commas_between_options() -> None:
    assert split_names("swift, pupil:level=club,worlds=64 ,random") == ("swift", "pupil:level=club,worlds=64", "random")
    assert split_names("swift,level=club") == ("swift", "level=club")
    assert split_names("swift") == ("swift",)


class Noting(RandomBot):
    """A random player that remembers when it was asked."""

    def __init__(self) -> None:
        self.asked: set[Phase] = set()

    def choose(self, view: View, rng: Random) -> Action:
        self.asked.add(view.phase)
        return super().choose(view, rng)


def test_one_player_bids_buries_and_goes_alone_and_the_other_plays_the_cards() -> None:
    bids, cards = Noting(), Noting()
    for seed in range(8):
        for _ in moves(new_match(PRESETS["british"]), (MixedBot(bids, cards),) * 4, seed):
            pass
    assert cards.asked == {Phase.PLAY}
    assert {Phase.CUT, Phase.ROUND_1, Phase.ROUND_2, Phase.BURY, Phase.ALONE} <= bids.asked
    assert Phase.PLAY not in bids.asked


@LEAST_OR_EVERY_OPTION
def test_a_mixed_player_is_fair_and_plays_by_every_house_rule(tables: Sequence[Rules] | None) -> None:
    check_bot(MixedBot(SwiftBot(), RandomBot()), tables, deals=1)


def test_whoever_of_the_two_can_be_closed_is() -> None:
    before = Pupil.closed
    MixedBot(Pupil(), RandomBot()).close()
    assert Pupil.closed == before + 1
