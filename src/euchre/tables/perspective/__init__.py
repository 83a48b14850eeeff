"""What people are shown of a table and its game: never more than they may know."""
