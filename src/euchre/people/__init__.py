"""How guests are known again on another device: by a card, or by a passkey."""
