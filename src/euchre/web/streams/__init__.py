"""Evenings and clubs in the memory of a worker: one step at a time, stored before anybody is told."""
