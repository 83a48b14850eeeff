"""The chance to win a match from any score, and how the points of a deal are spread."""
