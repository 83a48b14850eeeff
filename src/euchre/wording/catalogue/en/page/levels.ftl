# How well bots play.

level-beginner = Beginner
level-club = Club player
level-expert = Expert
level-house = House
