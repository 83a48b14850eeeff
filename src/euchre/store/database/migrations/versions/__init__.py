"""The steps: each says which one it follows."""
