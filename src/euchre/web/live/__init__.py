"""Live tables: rooms, connections, clocks, hints and bots."""
