"""What is kept for good: every event of every table, the list of games, and what several workers must agree on."""
