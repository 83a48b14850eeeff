"""The ratings of a server: what a guest is told of their own, and of those whom others show."""
