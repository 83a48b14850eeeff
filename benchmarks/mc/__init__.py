"""The player `mc`: deals the hidden cards at random, and plays every choice out by rules of thumb.

A yardstick outside the package for tables of two, three and six, where `pimc` has no solver: plain Monte Carlo knows no
score and draws no conclusions from what others did. It plays as an external program:
``euchre arena swift "cmd:python -m benchmarks.mc" --rules three-handed``.
"""
