"""The rows of the database, a module for each kind."""
