"""Ratings: how well somebody plays, by what their decisions lose in daily deals, and a ladder of results beside it."""
