"""Charts: who plays with whom and against whom, round by round, at an evening where partners rotate.

A person is a number. `Seats` are the persons at a table in clockwise order: north, east, south, west, of whom 0 and 2
are partners, and 1 and 3; or three of them, who play each for themselves. A `PlannedRound` has the tables in their
order and those who sit out. `planning.plan` plans the rounds of an evening, and what is left of it after somebody has
come or gone; `planning.keep` holds to what was printed of it; `plan_pairs` and `keep_pairs` do the same for fixed
pairs. What has been played is given as `PlannedRound`, too:

>>> from euchre.charts.planning import plan
>>> (first, *_) = plan((11, 12, 13, 14, 15), 5, seed=1)
>>> len(first.tables), len(first.sit_outs)
(1, 1)
"""
