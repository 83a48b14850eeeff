"""A Euchre player in forty lines, for the protocol of docs/protocol.md: copy it and write your own `choose`.

Try it against swift:  euchre arena "cmd:python examples/line_player.py" swift
"""

import json
import sys
from typing import Any


def choose(view: dict[str, Any]) -> Any:
    """Orders up or names a suit it holds three cards of; leads high, follows low, trumps when it cannot follow."""
    hand, legal = view["hand"], view["legal"]
    for action in legal:
        if action == "order" and sum(card[-1] == view["up_card"][-1] for card in hand) >= 3:
            return action
        if action.startswith("name ") and sum(card[-1] == action.split()[1][0] for card in hand) >= 3:
            return action
    if "pass" in legal:
        return "pass"
    if not legal[0].startswith("play "):
        return legal[0]
    cards = sorted((action.split()[1] for action in legal), key=lambda card: "789TJQKA".find(card[0]))
    if not view["trick"]:
        return f"play {cards[-1]}"
    trumps = [card for card in cards if card[-1] == view["trump"]]
    return f"play {(trumps or cards)[0]}"


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        answer = {"ready": 1, "name": "Forty Lines", "author": "the Euchre founders"}
    elif "view" in message:
        answer = {"action": choose(message["view"])}
    elif "quit" in message:
        break
    else:
        continue  # the end of a deal, or something newer than this player
    print(json.dumps(answer), flush=True)
