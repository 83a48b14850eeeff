"""Learning by doing: eleven deals, each with one or two decisions of your own and a word about every choice."""
