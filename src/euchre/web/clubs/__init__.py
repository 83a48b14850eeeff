"""Clubs on the server: read from the store, taken further, and their evenings counted."""
