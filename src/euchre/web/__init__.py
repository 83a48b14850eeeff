"""The server: tables for guests with a browser, kept in a store, with bots that sit at them like everybody else."""
