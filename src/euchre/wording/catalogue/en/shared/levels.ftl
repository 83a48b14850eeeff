# How well bots play: what a level is called, and who plays against you (home-opponents).

level-beginner = Beginner
level-beginner-one = a beginner
level-beginner-two = two beginners
level-casual = Casual player
level-casual-one = a casual player
level-casual-two = two casual players
level-club = Club player
level-club-one = a club player
level-club-two = two club players
level-expert = Expert
level-expert-one = an expert
level-expert-two = two experts
level-swift = Swift
level-swift-one = a swift bot
level-swift-two = two swift bots
