"""The eleven lessons: the first trick, follow suit, the bowers, ordering up, and so on, each with one deal.

Everybody plays as the player `house` would (`benchmarks/house`), you included wherever you do not decide.
"""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Lesson, fine, lesson, right, wrong

LESSONS: Final[tuple[Lesson, ...]] = (
    lesson(
        1,
        dealer=2,
        up="Qh",
        hands=("Qd 9h Td Ts 9s", "Ad Kc Ah Js Tc", "9d Ac As 9c Th", "Qc Kd Jc Ks Qs"),
        line="pass, pass, pass, order, bury 9d | Ks | 9s Js As | Ac Jc",
        first={
            "Td": right("leave", "Tc 9c Qc"),
            "Ts": right("leave", "Tc 9c Qc"),
            "Qd": right("leave", "Tc 9c Qc"),
            "9h": wrong("spent", "Tc Qd Ad Th Kd Qh Qc Ts Ah Kc 9c Qs Td"),
        },
        second={
            "Td": {
                "9h": right("trump", "Kc Qd Ad Th Kd Qh Qs Ts Ah"),
                "Qd": wrong("throw", "Kc Ad Th Kd Ts Qh Qs 9h Ah"),
                "Ts": wrong("throw", "Kc Ad Th Kd Qd Qh Qs 9h Ah"),
            },
            "Ts": {
                "9h": right("trump", "Kc Qd Ad Th Kd Qh Qs Td Ah"),
                "Qd": wrong("throw", "Kc Ad Th Kd Td Qh Qs 9h Ah"),
                "Td": wrong("throw", "Kc Ad Th Kd Qd Qh Qs 9h Ah"),
            },
            "Qd": {
                "9h": right("trump", "Kc Td Ad Th Kd Qh Qs Ts Ah"),
                "Td": wrong("throw", "Kc Ad Th Kd Ts Qh Qs 9h Ah"),
                "Ts": wrong("throw", "Kc Ad Th Kd Td Qh Qs 9h Ah"),
            },
        },
    ),
    lesson(
        2,
        dealer=0,
        up="Kc",
        hands=("Ac Tc Qd Qh 9h", "Ks Ts Jh 9c 9d", "Jc Qc Js Th Kd", "As Qs 9s Ad Td"),
        line="pass, order | bury Qd | Jh Th 9s",
        first={
            "Qh": right("follow", "Ac 9c Qc Td Kc 9d Js Qs Kd Ad"),
            "9h": wrong("low", "9d Kd Ad Tc Ac 9c Qc Td Kc Ts Js Qs Jc As Qh Ks"),
        },
        second={
            "Qh": {
                "Tc": right("trump", "Ts 9h Ks Jc As"),
                "9h": wrong("throw", "Ts As Tc Ks Jc"),
            },
        },
    ),
    lesson(
        3,
        dealer=2,
        up="9s",
        hands=("Jc Ts Ah Qh Jh", "As Qs Tc 9c Jd", "Qc Kh Ad Kd Td", "Js Ks 9h Qd 9d"),
        line="pass, order | bury Qc, Js",
        first={
            "Ts": right("ten", "Qs 9s Qd Jh Jd Kd Ad 9d Qh As Tc Kh Ks"),
            "Jc": wrong("wasted", "Qs 9s Qd Ts Jd Td Ah As Kh 9h Tc Kd 9d Jh 9c Ad Ks Qh"),
        },
        second={
            "Ts": {
                "Jc": right("left", "Ah 9c Td 9h"),
                "Ah": wrong("ace", "9h Jc 9c Td"),
            },
        },
    ),
    lesson(
        4,
        dealer=2,
        up="Jd",
        hands=("Jh Kd Td Ts Kc", "As 9s Th Ac 9d", "Js 9h Qc Jc Qd", "Ks Ah Kh Qh Tc"),
        line="pass",
        first={
            "order": right("order", "bury 9h, Ah Td Th Js Jh 9d Qd Qh Kd 9s Jd Tc Qc Ks Kc Ac As Jc Kh Ts"),
            "pass": wrong(
                "pass", "pass, pass, name hearts, Ks Ts 9s Js Ah Jh Th 9h Kc Ac Jc Tc As Qd Qh Td Kh Kd 9d Qc"
            ),
            "order alone": wrong("alone", "Ah Td Th Jh 9d Tc Kd 9s Qh Kc Ac Ks As Kh Ts"),
        },
    ),
    lesson(
        5,
        dealer=3,
        up="Jh",
        hands=("Jd Ad Qd As 9h", "Ks Qs Ts 9s Qh", "Ac Kc Qc 9c Td", "Js Kh Jc Tc Kd"),
        line="",
        first={
            "pass": right("pass", "pass, pass, pass"),
            "order": wrong("order", "bury Js, As 9s 9c Kh Kd Ad Qh Td Ks Qc Jh Qd Jc 9h Ts Kc Jd Qs Ac Tc"),
            "order alone": wrong("order", "bury Js, As 9s Kh Jc Jd Ts Ad Qh Kd Ks Tc 9h Qd Qs Jh"),
        },
        second={
            "pass": {
                "name diamonds": right("diamonds", "Jd 9s Td Kd As Ts 9c Js Ad Qh Qc Tc Qd Qs Kc Jc 9h Ks Ac Kh"),
                "name diamonds alone": right("diamonds-alone", "Jd 9s Kd Ad Ts Tc As Qs Js 9h Qh Kh Jc Qd Ks"),
                "pass": wrong("again", "name spades, Ad 9s Td Kd Qh 9c Kh 9h Js As Ts Qc Jc Jd Qs Kc Tc Qd Ks Ac"),
                "name clubs": wrong("other", "Ad 9s Td Kd As Ts Qc Js Kh 9h Qh 9c Ac Jc Jd Qs Tc Qd Ks Kc"),
                "name clubs alone": wrong("other", "Ad 9s Kd As Ts Tc Kh 9h Qh Jc Jd Qs Js Qd Ks"),
                "name spades": wrong("other", "Ad 9s Td Kd Qh 9c Kh 9h Tc Jd Ts Ac Ks Qc Jc As Js Qd Qs Kc"),
                "name spades alone": wrong("other", "As 9s Jc Tc 9h Qh Kh Qd Ts Ks Js Jd Kd Ad Qs"),
            },
        },
    ),
    lesson(
        6,
        dealer=3,
        up="Kd",
        hands=("Td 9d Ks 9s 9h", "As Ts Qh Kc 9c", "Jd Jh Js Kh Ac", "Ad Qc Jc Tc Th"),
        line="pass, pass, order | bury Th",
        first={
            "Td": right("trump", "9c Jh Kd Ac Tc"),
            "9d": right("trump", "9c Jh Kd Ac Tc"),
            "9h": wrong("side", "Qh Kh Kd Qc 9d 9c Ac Td Ts Jh Ad Js Tc Ks As Kc Jd Jc 9s"),
            "9s": wrong("side", "As Js Tc Kc Ac Jc 9h Kh Kd Ks Qh Qc 9d 9c Jh Jd Ad Td Ts"),
            "Ks": wrong("side", "As Js Tc Kc Ac Jc 9s Kh Kd 9h Qh Qc 9d 9c Jh Jd Ad Td Ts"),
        },
        second={
            "Td": {
                "9h": right("throw", "Kc Kh Ad 9s Qh Qc 9d Ts Js Ks As Jd Jc"),
                "9s": right("throw", "Kc Kh Ad 9h Qh Qc 9d Ts Js Ks As Jd Jc"),
                "Ks": fine("king", "Kc Kh Ad 9h Qh Qc 9d Ts Js 9s As Jd Jc"),
                "9d": wrong("trumped", "Kc Ks As Js Jc Ts Kh Ad 9s Qc 9h Qh Jd"),
            },
            "9d": {
                "9h": right("throw", "Kc Kh Ad 9s Qh Qc Td Ts Js Ks As Jd Jc"),
                "9s": right("throw", "Kc Kh Ad 9h Qh Qc Td Ts Js Ks As Jd Jc"),
                "Ks": fine("king", "Kc Kh Ad 9h Qh Qc Td Ts Js 9s As Jd Jc"),
                "Td": wrong("trumped", "Kc Ks As Js Jc Ts Kh Ad 9s Qc 9h Qh Jd"),
            },
        },
    ),
    lesson(
        7,
        dealer=2,
        up="9c",
        hands=("Jc Js Ks Qs Kh", "Ac Kc Jh Kd Td", "Tc As Ah Th Ad", "Qc Ts Qh 9h Qd"),
        line="pass, order | bury Th, Qd",
        first={
            "Kh": right("king", "Td Ad As Ts Qs Kc Jh Ah 9h Ks Tc Qc Js Ac Jc Kd 9c Qh"),
            "Ks": fine("spade", "Td Ad Ah 9h Kh Jh As Ts Qs Kc Ac 9c Qc Js Jc Kd Tc Qh"),
            "Qs": fine("spade", "Td Ad Ah 9h Kh Jh As Ts Ks Kc Ac 9c Qc Js Jc Kd Tc Qh"),
            "Jc": wrong("bower", "Td Ad Js Kc 9c Qc Ks Ac As Ts Kd Ah 9h Qs Jh Tc Qh Kh"),
            "Js": wrong("bower", "Td Ad Jc Kc 9c Qc Ks Ac As Ts Kd Ah 9h Qs Jh Tc Qh Kh"),
        },
    ),
    lesson(
        8,
        dealer=0,
        up="Tc",
        hands=("Jc Js Jh Th 9h", "Ac 9c As 9s Jd", "Qs Ah Ad Qd Td", "Kc Qc Ts Qh Kd"),
        line="pass, pass, pass, order | bury 9h, As | Qs Ts Tc",
        first={
            "Jc": right("bower", "9c Td Qc"),
            "Js": right("bower", "9c Td Qc"),
            "Jh": wrong("heart", "9c Ah Qh 9s Td Kd Th Jd Qd Qc Js Jc Ac Ad Kc"),
            "Th": wrong("heart", "9c Ah Qh 9s Td Kd Jh Jd Qd Qc Js Jc Ac Ad Kc"),
        },
        second={
            "Jc": {
                "Js": right("again", "Ac Qd Kc Jh Jd Ah Qh Ad Kd Th 9s"),
                "Jh": wrong("stop", "Jd Ah Qh Ad Kd Th Ac 9s Qd Kc Js"),
                "Th": wrong("stop", "Jd Ah Qh Ad Kd Jh Ac 9s Qd Kc Js"),
            },
            "Js": {
                "Jc": right("again", "Ac Qd Kc Jh Jd Ah Qh Ad Kd Th 9s"),
                "Jh": wrong("stop", "Jd Ah Qh Ad Kd Th Ac 9s Qd Kc Jc"),
                "Th": wrong("stop", "Jd Ah Qh Ad Kd Jh Ac 9s Qd Kc Jc"),
            },
        },
    ),
    lesson(
        9,
        dealer=3,
        up="Ad",
        hands=("Jd Jh 9d As Ac", "Kh 9h Qc Jc Td", "Ts Qh Th 9c Qd", "Ks Qs 9s Tc Kd"),
        line="",
        first={
            "order alone": right("alone", "bury Tc"),
            "order": wrong("together", "bury Tc, Jd Td Qd Kd Jh 9h 9c Ad 9d Jc Ts 9s Ac Qc Th Qs As Kh Qh Ks"),
            "pass": wrong(
                "pass", "pass, pass, pass, name hearts, As Kh Ts 9s Td Qd Kd 9d Ks Jd Jc 9c Jh 9h Th Tc Ac Qc Qh Qs"
            ),
        },
        second={
            "order alone": {
                "Jd": right("draw", "Td Kd Jh 9h Ad As Jc 9s Ac Qc Qs 9d Kh Ks"),
                "Jh": right("draw", "Td Kd Jd 9h Ad As Jc 9s Ac Qc Qs 9d Kh Ks"),
                "9d": wrong("nine", "Td Kd Ks As 9h Jd Jc Ad Jh Qc 9s Ac Kh Qs"),
                "As": wrong("ace", "Td 9s Qc Kd Ac Ks 9d 9h Jd Jc Ad Jh Kh Qs"),
                "Ac": wrong("ace", "Jc Kd Ks As Td Kh Ad Jh Jd Qc 9s 9d 9h Qs"),
            },
        },
    ),
    lesson(
        10,
        dealer=3,
        up="Jc",
        hands=("Js 9c As Qd 9d", "Kc Qc Qs Kh Th", "Ts 9s Ah Kd Td", "Tc Ks Qh Jh Jd"),
        line="pass, order | bury Jd",
        first={
            "As": right("ace", "Qs 9s Ks Qd Qc Td Jh Kc Ts Jc"),
            "Qd": fine("diamond", "Qc Td Jh Kc 9s Jc 9c Tc Js Th Ts As Qs Kd Ks 9d Kh Ah Qh"),
            "9d": fine("diamond", "Qc Td Jh Kc 9s Jc 9c Tc Js Th Ts As Qs Kd Ks Qd Kh Ah Qh"),
            "9c": wrong("nine", "Qc 9s Tc Kh Ah Jh 9d Kd Jc Qd Qs Qh Js Th Ts As Kc Td Ks"),
            "Js": wrong("bower", "Qc 9s Jc Tc 9c Kc Td Kh Ah Jh 9d Kd Ks Qd Qs Ts Qh As Th"),
        },
        second={
            "As": {
                "9c": right("keep", "Tc Js Th Kd 9d Kh Ah Qh"),
                "Js": wrong("spent", "Tc 9c Th Kd Qh 9d Kh Ah"),
            },
        },
    ),
    lesson(
        11,
        dealer=2,
        up="Th",
        hands=("Ts Ac Qc Ad 9d", "Js Qh Jh Kc Qd", "Ks Jc Ah 9h Td", "Qs 9s Tc 9c Jd"),
        line="pass, pass, pass, pass, pass, pass, pass, name spades | Jd Ad Qd Td Ts Js Ks 9s Kc 9h 9c Ac",
        first={
            "Qc": right("queen", "Jh Ah Tc 9d Qh Jc Qs"),
            "9d": wrong("nine", "Jh Ah Qs Tc Qc Qh Jc"),
        },
    ),
)
"""The lessons in the order in which they are learnt; lesson 1 comes first."""
