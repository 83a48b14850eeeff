"""Packs EGN deals into bits, straight from the format's description: the other direction of what we read."""

from base64 import urlsafe_b64encode
from typing import Any


class Packer:
    """Writes deals in one version, with the suits in one order.

    The description and the program that writes such files differ: the program orders the suits ``shcd``,
    gives the dealer two bits in version 1, and in version 3 neither counts the hands nor leaves out the
    discard's place; `published` is the description's way.
    """

    def __init__(self, version: int, *, published: bool, lowest: int = 9) -> None:
        self.version, self.published, self.lowest = version, published, lowest
        self.suits = "cdhs" if published else "shcd"
        self.pack = [rank + suit for rank in "789TJQKA"["789".index(str(lowest)) :] for suit in self.suits]

    def bits(self, deal: dict[str, Any]) -> str:
        start = deal["initialState"]
        bits = f"{self.version:04b}"
        if self.version == 1:
            bits += f"{start['dealer']:0{3 if self.published else 2}b}"
        else:
            bits += f"{start['dealer']:03b}{3:03b}{9 - self.lowest:02b}"
        bits += self.card(start["upCard"], self.pack)
        if self.version == 3:
            bits += self.hands(start.get("playerCards"))
        bits += f"{len(deal['phases']):03b}"
        left = list(self.pack)
        for phase in deal["phases"]:
            if phase["type"] == "TRICK_PLAY":
                bits += f"1{len(phase['tricks']):03b}"
                for card in (card for trick in phase["tricks"] for card in trick):
                    bits += self.card(card, left)
                    left.remove(card)
                bits += self.remarks(phase.get("playAnnotations"))
            else:
                bits += f"0{self.bidding(phase, start['upCard'])}{self.remarks(phase.get('callAnnotations'))}"
        return f"{bits}01010"

    def pack_deal(self, deal: dict[str, Any]) -> str:
        return packed(self.bits(deal))

    def card(self, card: str, among: list[str]) -> str:
        return f"{among.index(card):0{max((len(among) - 1).bit_length(), 1)}b}"

    def hands(self, hands: list[list[str]] | None) -> str:
        if hands is None:
            return "0"
        bits = "1" + (f"{len(hands):03b}" if self.published else "")
        return bits + "".join(
            f"{len(hand):04b}" + "".join(self.card(card, self.pack) for card in hand) for hand in hands
        )

    def bidding(self, phase: dict[str, Any], up_card: str) -> str:
        others = [suit for suit in self.suits if suit != up_card[1]]
        bits = "".join("0" if call == "Pass" else "1" for call in phase["calls"][:4])
        bits += "".join("00" if call == "Pass" else f"{others.index(call) + 1:02b}" for call in phase["calls"][4:])
        alone = phase.get("isAlone", False)
        bits += f"{alone:b}"
        if self.version > 1 and alone:
            defender = phase.get("aloneDefender", -1)
            bits += "0" if defender < 0 else f"1{defender:03b}"
        if self.version == 3 and not (self.published and phase["calls"][-1] != "Order"):
            bits += f"1{self.card(phase['discard'], self.pack)}" if "discard" in phase else "0"
        return bits

    def remarks(self, remarks: dict[str, list[str]] | None) -> str:
        if not remarks:
            return "0"
        bits = f"1{len(remarks):08b}"
        for at, said in remarks.items():
            bits += f"{int(at):08b}{len(said):08b}"
            for text in said:
                data = text.encode()
                bits += f"{len(data):016b}" + "".join(f"{byte:08b}" for byte in data)
        return bits


def packed(bits: str) -> str:
    """Bits as base64 without padding, filled up with zeros to whole bytes."""
    bits += "0" * (-len(bits) % 8)
    return urlsafe_b64encode(bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))).decode().rstrip("=")
