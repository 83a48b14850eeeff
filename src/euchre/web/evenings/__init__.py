"""Evenings on the server: their state in memory, their news, and the live tables that they open."""
