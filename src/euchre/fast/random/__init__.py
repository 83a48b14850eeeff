"""Whole deals played at random, by the million."""
