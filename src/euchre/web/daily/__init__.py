"""The daily deals of a server: opening their tables, writing their results, and what a guest is told of a day."""
