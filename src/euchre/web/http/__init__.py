"""HTTP: who asks, in which language, what is refused before a route runs."""
