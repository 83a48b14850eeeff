"""Limits on what a guest, an address or a connection may use."""
