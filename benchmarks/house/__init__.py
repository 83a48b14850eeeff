"""The player `house`: a fixed yardstick that plays by rule, outside the package.

Its decisions never change, so that figures against it stay comparable (`tests/bots/test_house.py`). From the top folder
it plays as an external program: ``euchre arena swift "cmd:python -m benchmarks.house"``.
"""
