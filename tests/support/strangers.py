"""Players nobody would want at a table, and one who is told what to be: for tests of the arena and the registry."""

from random import Random

from euchre.bots.random import RandomBot
from euchre.core.actions import Action, Redeal
from euchre.core.state import Phase
from euchre.core.view import View


class Fainting:
    """Fails as soon as the cards are played."""

    def choose(self, view: View, rng: Random) -> Action:
        if view.phase is Phase.PLAY:
            raise KeyError("my\nhand")
        return RandomBot().choose(view, rng)


class Cheat:
    """Asks for a new deal, whatever the rules say."""

    def choose(self, _: View, __: Random) -> Action:
        return Redeal()


class Quitter:
    """Leaves the program."""

    def choose(self, _: View, __: Random) -> Action:
        raise SystemExit


class Passer:
    """Takes the first choice there is: it passes as long as it may."""

    def choose(self, view: View, _: Random) -> Action:
        return view.legal[0]


class Pupil(RandomBot):
    """Takes two options, and can be closed."""

    closed = 0

    def __init__(self, level: str = "club", worlds: str = "64") -> None:
        if level not in ("club", "expert"):
            raise ValueError("level is club or expert.")
        self.level = level
        self.worlds = worlds

    def close(self) -> None:
        type(self).closed += 1


OFFERS = {
    "random": "euchre.bots.random:RandomBot",
    "swift": "euchre.bots.policy.player:SwiftBot",
    "fainting": "support.strangers:Fainting",
    "cheat": "support.strangers:Cheat",
    "quitter": "support.strangers:Quitter",
    "passer": "support.strangers:Passer",
    "pupil": "support.strangers:Pupil",
}
