"""The commands `euchre admin ...`, for the operator of a server and its store."""
