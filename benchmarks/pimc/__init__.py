"""The player `pimc`: solves deals with all hands open, and takes the choice that does best on average.

A yardstick outside the package, for every player that thinks further. From the top folder it plays as an external
program: ``euchre arena search "cmd:python -m benchmarks.pimc"``.
"""
