"""The player `search`: draws deals it cannot rule out, and plays each choice to its end in them."""
