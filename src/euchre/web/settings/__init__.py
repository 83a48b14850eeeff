"""Server settings: what the operator chooses, the limits, and the networks they count."""
