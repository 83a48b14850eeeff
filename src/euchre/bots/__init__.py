"""Players: given what a seat may know, they choose what it does."""
