"""Looking after a store: copies, checks and transfers."""
