"""Drills: decisions to practise, from a collection or from one's own matches, asked again until they are known."""
