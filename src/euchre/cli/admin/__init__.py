"""The commands `euchre admin ...`: what whoever runs a server does for its store."""
