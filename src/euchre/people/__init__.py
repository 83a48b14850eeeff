"""The ways to recognise a guest on another device: by a card, or by a passkey."""
