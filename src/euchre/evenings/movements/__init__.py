"""Movements: how the next round of a section is seated, one file each."""
