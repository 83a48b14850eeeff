"""The daily deals: eight each day, the same for everybody, each played once at a live table with bots."""
