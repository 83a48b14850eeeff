"""The database: a file or a server, its schema, and what may go wrong with it."""
