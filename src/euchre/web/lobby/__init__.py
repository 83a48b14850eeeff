"""The lobby of a server: tables that anybody may join, and the people whom a guest has played with."""
