# Why a finished match cannot be saved as a file of Euchre Game Notation (EGN).

egn-players = EGN kennt nur den Stand von zwei Parteien, und hier spielen drei.
egn-widow = EGN hat keine Worte für Karten, die beiseite gelegt werden.
egn-games = EGN fasst ein einzelnes Spiel, und diese Partie hat mehrere.
egn-deals = EGN fasst höchstens 100 Runden, und dieses Spiel hat mehr.
egn-names = EGN fasst Namen bis zu 64 Buchstaben, und einer hier ist länger.
egn-deal = EGN hat keine Worte für das, was in Runde { $deal } geschah. Das Protokoll enthält alles.
