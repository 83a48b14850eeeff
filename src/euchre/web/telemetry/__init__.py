"""Logs, metrics and the memory of the server process."""
