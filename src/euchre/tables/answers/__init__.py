"""The answers of a table to its inputs: the events they lead to, or the reason why not."""
