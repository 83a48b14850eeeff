/* Written by tools/page_types.py from src/euchre: change it there. */

/** The pack, the cut and the dealers by preset. */
export const DEALING = {
  "standard": {
    "players": 4,
    "lowest": 9,
    "benny": "none",
    "cut": "none",
    "cut_minimum": 1,
    "packets": "same-for-all",
    "first_card": "left",
    "weak_hand": "play-on",
    "all_pass": "next-dealer",
    "partners_best": 0
  },
  "british": {
    "players": 4,
    "lowest": 9,
    "benny": "joker",
    "cut": "left-may-bump",
    "cut_minimum": 1,
    "packets": "any",
    "first_card": "left",
    "weak_hand": "play-on",
    "all_pass": "next-dealer",
    "partners_best": 0
  },
  "north-american": {
    "players": 4,
    "lowest": 9,
    "benny": "none",
    "cut": "right",
    "cut_minimum": 4,
    "packets": "same-for-all",
    "first_card": "left",
    "weak_hand": "play-on",
    "all_pass": "next-dealer",
    "partners_best": 0
  },
  "online": {
    "players": 4,
    "lowest": 9,
    "benny": "none",
    "cut": "none",
    "cut_minimum": 1,
    "packets": "same-for-all",
    "first_card": "left",
    "weak_hand": "play-on",
    "all_pass": "next-dealer",
    "partners_best": 0
  },
  "openspiel": {
    "players": 4,
    "lowest": 9,
    "benny": "none",
    "cut": "none",
    "cut_minimum": 1,
    "packets": "one-by-one",
    "first_card": "dealer",
    "weak_hand": "play-on",
    "all_pass": "stick-the-dealer",
    "partners_best": 0
  },
  "three-handed": {
    "players": 3,
    "lowest": 9,
    "benny": "none",
    "cut": "none",
    "cut_minimum": 1,
    "packets": "same-for-all",
    "first_card": "left",
    "weak_hand": "play-on",
    "all_pass": "next-dealer",
    "partners_best": 0
  },
  "six-handed": {
    "players": 6,
    "lowest": 7,
    "benny": "joker",
    "cut": "none",
    "cut_minimum": 1,
    "packets": "same-for-all",
    "first_card": "left",
    "weak_hand": "play-on",
    "all_pass": "next-dealer",
    "partners_best": 0
  },
  "two-handed": {
    "players": 2,
    "lowest": 9,
    "benny": "none",
    "cut": "none",
    "cut_minimum": 1,
    "packets": "same-for-all",
    "first_card": "left",
    "weak_hand": "play-on",
    "all_pass": "next-dealer",
    "partners_best": 0
  },
  "railroad": {
    "players": 4,
    "lowest": 9,
    "benny": "joker",
    "cut": "none",
    "cut_minimum": 1,
    "packets": "same-for-all",
    "first_card": "left",
    "weak_hand": "play-on",
    "all_pass": "next-dealer",
    "partners_best": 1
  }
};

/** The presets that players choose from. */
export const OFFERED = ["standard", "british", "north-american", "online", "three-handed", "six-handed", "two-handed", "railroad"];
