"""Learning by doing: ten deals, each with one or two decisions of your own and a word about every choice."""
