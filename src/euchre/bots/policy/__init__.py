"""The player `swift`, compiled: how the search takes everybody to bid and play."""
