"""How often each ending of a deal came about, table by table. Written by `tools.measure_outcomes`.

Made with ``python -m tools.measure_outcomes --deals 10000 --seed 1 --bot house``.
"""

from __future__ import annotations

from typing import Final

MEASURED: Final[dict[str, tuple[tuple[int, ...], ...]]] = {
    "standard": (
        (5,),  # thrown in
        (1055, 1882, 2060, 166, 1022, 1),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (473, 374, 168, 22, 62, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (287, 670, 772, 102, 501, 1),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (131, 140, 70, 10, 26, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "british": (
        (52,),  # thrown in
        (700, 1568, 1548, 130, 824, 0),  # the dealer's side
        (0, 8, 123, 1, 180, 0),  # the dealer's side, defended alone
        (603, 451, 183, 33, 60, 0),  # the dealer's side, alone
        (1, 51, 86, 0, 31, 0),  # the dealer's side, alone, defended alone
        (440, 877, 888, 108, 387, 0),  # the others
        (0, 7, 124, 6, 132, 0),  # the others, defended alone
        (153, 121, 36, 10, 11, 0),  # the others, alone
        (2, 27, 29, 0, 9, 0),  # the others, alone, defended alone
    ),
    "north-american": (
        (15,),  # thrown in
        (1081, 1904, 1953, 188, 1013, 3),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (480, 367, 178, 22, 55, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (322, 610, 825, 96, 456, 2),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (166, 159, 67, 13, 25, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "online": (
        (47,),  # thrown in
        (1024, 1956, 1997, 180, 1031, 2),  # the dealer's side
        (0, 0, 2, 0, 10, 0),  # the dealer's side, defended alone
        (456, 355, 159, 28, 50, 0),  # the dealer's side, alone
        (0, 1, 20, 0, 6, 0),  # the dealer's side, alone, defended alone
        (326, 601, 759, 97, 457, 1),  # the others
        (0, 0, 1, 0, 12, 0),  # the others, defended alone
        (166, 158, 57, 4, 8, 0),  # the others, alone
        (0, 2, 13, 0, 14, 0),  # the others, alone, defended alone
    ),
    "openspiel": (
        (0,),  # thrown in
        (1075, 1929, 1888, 181, 862, 2),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (544, 404, 179, 33, 62, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (317, 669, 858, 111, 443, 2),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (148, 171, 78, 17, 27, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,all_pass=stick-the-dealer": (
        (0,),  # thrown in
        (1080, 1890, 1916, 181, 910, 2),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (562, 344, 159, 21, 64, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (337, 692, 817, 116, 444, 1),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (167, 174, 82, 12, 29, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,all_pass=stick-the-dealer,no_trump=second-round": (
        (0,),  # thrown in
        (1151, 1906, 1807, 187, 852, 3),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (496, 366, 189, 39, 71, 1),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (337, 593, 749, 97, 412, 0),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (206, 256, 171, 15, 95, 1),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,no_trump=second-round": (
        (4,),  # thrown in
        (1050, 1897, 1891, 191, 1008, 2),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (501, 380, 197, 27, 66, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (293, 559, 676, 73, 482, 0),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (206, 244, 163, 14, 74, 2),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,defend_alone=against-loner": (
        (10,),  # thrown in
        (1034, 1902, 2009, 202, 1048, 1),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (462, 366, 152, 25, 55, 0),  # the dealer's side, alone
        (0, 2, 13, 0, 8, 0),  # the dealer's side, alone, defended alone
        (298, 646, 761, 104, 483, 0),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (129, 171, 58, 13, 18, 0),  # the others, alone
        (0, 3, 12, 1, 14, 0),  # the others, alone, defended alone
    ),
    "standard,defend_alone=always": (
        (9,),  # thrown in
        (1041, 1959, 2045, 191, 1032, 1),  # the dealer's side
        (0, 0, 0, 0, 8, 0),  # the dealer's side, defended alone
        (508, 384, 142, 35, 50, 0),  # the dealer's side, alone
        (0, 1, 15, 0, 7, 0),  # the dealer's side, alone, defended alone
        (284, 604, 748, 94, 429, 1),  # the others
        (0, 0, 1, 0, 15, 0),  # the others, defended alone
        (131, 149, 53, 11, 25, 0),  # the others, alone
        (0, 1, 10, 0, 16, 0),  # the others, alone, defended alone
    ),
    "standard,alone_when=after-burial": (
        (10,),  # thrown in
        (1053, 1911, 2008, 176, 1055, 1),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (489, 351, 188, 23, 67, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (305, 615, 767, 67, 494, 2),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (138, 176, 60, 12, 32, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,alone_when=before-lead,alone_who=either-maker": (
        (18,),  # thrown in
        (983, 1949, 2039, 170, 1006, 1),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (559, 401, 171, 24, 66, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (272, 655, 719, 99, 450, 0),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (123, 153, 88, 12, 42, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,partner=alone-only": (
        (13,),  # thrown in
        (806, 1547, 1625, 147, 872, 1),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (619, 440, 253, 44, 79, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (355, 857, 965, 146, 695, 1),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (173, 211, 80, 19, 52, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,partners_best=1": (
        (11,),  # thrown in
        (997, 1926, 2011, 186, 1055, 0),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (674, 319, 106, 14, 19, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (307, 648, 768, 85, 468, 0),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (240, 113, 31, 14, 8, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,holding=natural": (
        (10,),  # thrown in
        (1045, 1980, 1935, 192, 997, 2),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (469, 388, 208, 33, 54, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (283, 647, 748, 105, 483, 2),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (145, 171, 62, 10, 30, 1),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,points_lone_march=2": (
        (9,),  # thrown in
        (1356, 2279, 2154, 192, 1072, 2),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (176, 35, 24, 2, 2, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (388, 745, 844, 97, 517, 2),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (61, 29, 7, 4, 3, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,lowest=8": (
        (17,),  # thrown in
        (1087, 1979, 1967, 185, 1034, 0),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (420, 291, 137, 17, 48, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (301, 718, 811, 106, 508, 4),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (143, 129, 61, 7, 30, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,lowest=7": (
        (47,),  # thrown in
        (1120, 2119, 1848, 202, 1001, 0),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (330, 263, 91, 14, 40, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (361, 751, 894, 86, 553, 1),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (94, 109, 45, 6, 25, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,lowest=7,all_pass=stick-the-dealer": (
        (0,),  # thrown in
        (1126, 2034, 1918, 194, 916, 2),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (367, 267, 99, 20, 34, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (346, 786, 854, 103, 602, 0),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (114, 144, 39, 6, 29, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,benny=joker": (
        (17,),  # thrown in
        (1056, 1906, 2086, 162, 1223, 7),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (438, 362, 199, 17, 66, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (292, 586, 642, 90, 370, 1),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (163, 183, 77, 17, 40, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,benny=joker,all_pass=stick-the-dealer": (
        (0,),  # thrown in
        (1044, 1954, 1860, 159, 1070, 1),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (467, 397, 170, 32, 73, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (359, 656, 773, 91, 377, 0),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (169, 224, 73, 7, 44, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "standard,benny=joker,lowest=7": (
        (86,),  # thrown in
        (1093, 2081, 2055, 141, 1167, 4),  # the dealer's side
        (0, 0, 0, 0, 0, 0),  # the dealer's side, defended alone
        (329, 225, 105, 9, 50, 0),  # the dealer's side, alone
        (0, 0, 0, 0, 0, 0),  # the dealer's side, alone, defended alone
        (339, 732, 706, 104, 439, 1),  # the others
        (0, 0, 0, 0, 0, 0),  # the others, defended alone
        (108, 135, 47, 6, 38, 0),  # the others, alone
        (0, 0, 0, 0, 0, 0),  # the others, alone, defended alone
    ),
    "british,all_pass=stick-the-dealer": (
        (0,),  # thrown in
        (730, 1596, 1454, 163, 728, 0),  # the dealer's side
        (0, 9, 112, 2, 110, 0),  # the dealer's side, defended alone
        (665, 467, 166, 25, 59, 0),  # the dealer's side, alone
        (4, 58, 108, 2, 25, 0),  # the dealer's side, alone, defended alone
        (466, 896, 969, 100, 403, 1),  # the others
        (0, 10, 120, 6, 147, 0),  # the others, defended alone
        (175, 117, 22, 15, 15, 0),  # the others, alone
        (5, 15, 31, 2, 2, 0),  # the others, alone, defended alone
    ),
    "british,benny=none": (
        (50,),  # thrown in
        (812, 1551, 1562, 154, 721, 0),  # the dealer's side
        (0, 2, 89, 3, 92, 1),  # the dealer's side, defended alone
        (636, 418, 164, 35, 42, 0),  # the dealer's side, alone
        (2, 22, 46, 0, 14, 0),  # the dealer's side, alone, defended alone
        (433, 874, 1016, 132, 557, 1),  # the others
        (0, 4, 107, 7, 116, 0),  # the others, defended alone
        (132, 100, 40, 13, 9, 0),  # the others, alone
        (3, 15, 22, 1, 2, 0),  # the others, alone, defended alone
    ),
}
"""By rules text, deals: those thrown in, then those with each of `ENDINGS`, a line a way of playing.

A line counts makers who took all five, four, three, the last three only, one or two, none.
"""
