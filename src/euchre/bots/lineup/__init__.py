"""The bots at a table: their levels, their seats, and who plays until they are ready."""
