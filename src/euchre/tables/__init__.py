"""A live table without input or output: who sits where, what is said, whose clock runs, what everybody may see."""
