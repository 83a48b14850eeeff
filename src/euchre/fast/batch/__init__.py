"""Deals that stand side by side in arrays, each taken a choice further at a time, compiled."""
