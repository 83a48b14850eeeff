"""What the server answers over HTTP, and the live line of a table."""
