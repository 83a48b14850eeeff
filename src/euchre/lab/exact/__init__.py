"""Small games solved exactly: the whole tree, values, policies near equilibrium, best responses."""
