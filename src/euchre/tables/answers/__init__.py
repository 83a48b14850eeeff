"""What a table answers to what it hears: the events it leads to, or why not."""
