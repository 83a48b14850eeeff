# Wie gut Bots spielen.

level-beginner = Anfänger
level-club = Vereinsspieler
level-expert = Experte
level-house = Haus
