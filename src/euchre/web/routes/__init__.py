"""What the server answers over HTTP, and the live connection of a table."""
