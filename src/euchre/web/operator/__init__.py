"""The page of the operator: what happens at the server, a message to everybody, guests who are removed."""
