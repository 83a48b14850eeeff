"""A player who searches: she imagines the deals she cannot rule out, and how each choice would end in them."""
