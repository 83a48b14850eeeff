"""The player `house`: plays by rule, and needs no time to think."""
