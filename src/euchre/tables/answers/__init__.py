"""How a table answers each input: with the events it leads to, or with the reason why not."""
