"""A club: its members, seasons and records, as the fold of its events; it holds evenings, and they count for it."""
