"""The nets of all tables have this in common: their features, and what cards look like to a player."""
