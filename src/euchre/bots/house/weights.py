"""How much each thing a caller counts is worth: numbers only, learnt from simulated deals.

Written by ``python -m tools.fit_house --deals 60000 --seed 6 --rounds 1``, starting from the numbers of earlier runs.
"""

from __future__ import annotations

from typing import Final

MAKE: Final = (
    -0.14,  # base
    1.07,  # 1st trump
    0.69,  # 2nd trump
    0.43,  # 3rd trump
    0.2,  # 4th trump
    0.29,  # 3 trumps
    0.59,  # 4 trumps
    0.39,  # 5 trumps
    0.82,  # trumps
    0.12,  # ace
    0.16,  # king
    0.23,  # void
    -0.29,  # run
    -0.54,  # losers
    -0.52,  # leads
    -0.0,  # right leads
    -0.33,  # partner leads
    0.82,  # partner takes top
    1.21,  # partner takes
    -0.41,  # they take top
    -0.15,  # they take
    0.33,  # round 2
    0.36,  # next, not dealer's
    -0.17,  # next, dealer's
    0.2,  # big pack
    0.94,  # no trump
    0.83,  # no trump ace
)
"""The caller's side takes three tricks or more: log-odds."""

MARCH: Final = (
    -0.47,  # base
    1.07,  # 1st trump
    0.42,  # 2nd trump
    0.18,  # 3rd trump
    0.15,  # 4th trump
    0.2,  # 3 trumps
    0.29,  # 4 trumps
    0.38,  # 5 trumps
    0.53,  # trumps
    -0.35,  # ace
    0.12,  # king
    0.28,  # void
    -1.04,  # run
    -0.98,  # losers
    -0.35,  # leads
    0.01,  # right leads
    -0.18,  # partner leads
    0.91,  # partner takes top
    1.18,  # partner takes
    -1.89,  # they take top
    -0.06,  # they take
    0.43,  # round 2
    0.28,  # next, not dealer's
    -0.34,  # next, dealer's
    0.21,  # big pack
    1.39,  # no trump
    0.57,  # no trump ace
)
"""The caller's side takes all five: log-odds."""

LONE_MAKE: Final = (
    -0.12,  # base
    -0.14,  # 1st trump
    0.73,  # 2nd trump
    0.83,  # 3rd trump
    0.24,  # 4th trump
    0.77,  # 3 trumps
    1.79,  # 4 trumps
    1.23,  # 5 trumps
    1.17,  # trumps
    0.04,  # ace
    0.22,  # king
    -0.16,  # void
    0.35,  # run
    -1.0,  # losers
    0.62,  # leads
    0.31,  # right leads
    0.0,  # partner leads
    0.0,  # partner takes top
    0.0,  # partner takes
    -0.92,  # they take top
    -0.97,  # they take
    -0.2,  # round 2
    0.38,  # next, not dealer's
    0.22,  # next, dealer's
    0.13,  # big pack
    1.57,  # no trump
    1.42,  # no trump ace
)
"""A lone caller takes three tricks or more: log-odds."""

LONE_MARCH: Final = (
    -0.83,  # base
    2.58,  # 1st trump
    1.6,  # 2nd trump
    0.7,  # 3rd trump
    0.13,  # 4th trump
    1.3,  # 3 trumps
    0.56,  # 4 trumps
    0.89,  # 5 trumps
    0.22,  # trumps
    0.41,  # ace
    0.95,  # king
    2.06,  # void
    -2.38,  # run
    -2.21,  # losers
    0.51,  # leads
    0.01,  # right leads
    0.0,  # partner leads
    0.0,  # partner takes top
    0.0,  # partner takes
    -1.21,  # they take top
    -0.74,  # they take
    -0.32,  # round 2
    0.16,  # next, not dealer's
    0.04,  # next, dealer's
    0.33,  # big pack
    3.34,  # no trump
    0.06,  # no trump ace
)
"""A lone caller takes all five: log-odds."""

DEFEND: Final = (
    -3.04,  # base
    0.96,  # 1st trump
    0.51,  # 2nd trump
    0.29,  # 3rd trump
    0.12,  # 4th trump
    0.55,  # trumps
    0.36,  # ace
    0.07,  # king
    0.34,  # void
    -0.32,  # maker alone
    0.17,  # big pack
    1.25,  # no trump
    0.52,  # no trump ace
)
"""A defender's side takes three tricks or more: log-odds."""

LONE_DEFEND: Final = (
    -7.6,  # base
    1.87,  # 1st trump
    1.09,  # 2nd trump
    0.71,  # 3rd trump
    0.07,  # 4th trump
    1.55,  # trumps
    0.76,  # ace
    0.06,  # king
    0.52,  # void
    0.81,  # maker alone
    -0.17,  # big pack
    0.0,  # no trump
    0.0,  # no trump ace
)
"""A lone defender takes three tricks or more: log-odds."""

PASS: Final = {
    (1, False, False): (0.026, 0.1, 0.476, 0.003, 0.154, 0.235, 0.006),
    (1, False, True): (0.003, 0.111, 0.215, 0.001, 0.311, 0.31, 0.049),
    (1, True, False): (0.025, 0.056, 0.457, 0.008, 0.153, 0.294, 0.006),
    (1, True, True): (0.023, 0.051, 0.367, 0.008, 0.276, 0.266, 0.01),
    (2, False, False): (0.027, 0.113, 0.263, 0.011, 0.365, 0.158, 0.064),
    (2, False, True): (0.007, 0.106, 0.202, 0.001, 0.447, 0.184, 0.052),
    (2, True, False): (0.017, 0.094, 0.284, 0.007, 0.421, 0.118, 0.058),
    (2, True, True): (0.005, 0.097, 0.195, 0.005, 0.452, 0.162, 0.084),
    (3, False, False): (0.016, 0.137, 0.37, 0.007, 0.259, 0.193, 0.018),
    (3, False, True): (0.004, 0.1, 0.359, 0.001, 0.259, 0.251, 0.024),
    (3, True, False): (0.025, 0.117, 0.348, 0.013, 0.242, 0.225, 0.029),
    (3, True, True): (0.022, 0.084, 0.34, 0.009, 0.293, 0.222, 0.029),
    (4, False, False): (0.048, 0.158, 0.456, 0.007, 0.198, 0.125, 0.008),
    (4, False, True): (0.027, 0.103, 0.417, 0.003, 0.232, 0.21, 0.008),
    (4, True, False): (0.023, 0.156, 0.443, 0.004, 0.195, 0.162, 0.017),
    (4, True, True): (0.014, 0.131, 0.384, 0.002, 0.222, 0.215, 0.032),
    (5, False, False): (0.023, 0.129, 0.462, 0.013, 0.182, 0.184, 0.007),
    (5, False, True): (0.023, 0.129, 0.458, 0.014, 0.183, 0.184, 0.007),
    (5, True, False): (0.019, 0.135, 0.414, 0.003, 0.217, 0.197, 0.015),
    (5, True, True): (0.02, 0.135, 0.403, 0.01, 0.221, 0.195, 0.017),
    (6, False, False): (0.016, 0.111, 0.482, 0.073, 0.106, 0.204, 0.008),
    (6, False, True): (0.016, 0.112, 0.476, 0.074, 0.111, 0.203, 0.009),
    (6, True, False): (0.017, 0.144, 0.392, 0.002, 0.257, 0.177, 0.01),
    (6, True, True): (0.018, 0.144, 0.383, 0.009, 0.257, 0.177, 0.012),
    (7, False, False): (0.032, 0.087, 0.405, 0.348, 0.002, 0.125, 0.0),
    (7, False, True): (0.032, 0.089, 0.399, 0.336, 0.014, 0.127, 0.002),
    (7, True, False): (0.019, 0.09, 0.6, 0.004, 0.01, 0.275, 0.001),
    (7, True, True): (0.02, 0.094, 0.571, 0.012, 0.033, 0.265, 0.004),
    (8, False, False): (0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0),
    (8, False, True): (0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0),
    (8, True, False): (0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0),
    (8, True, True): (0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0),
}
"""What came of passing with a hand that might have called: chances of -4, -2, -1, 0, 1, 2 and 4 points.

The key: which turn to bid it was (1..8), whether the dealer is stuck, whether another suit was strong.
"""
