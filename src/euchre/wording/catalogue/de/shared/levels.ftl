# Wie gut Bots spielen: wie eine Stufe heißt, und gegen wen du spielst (home-opponents).

level-beginner = Anfänger
level-beginner-one = einen Anfänger
level-beginner-two = zwei Anfänger
level-casual = Gelegenheitsspieler
level-casual-one = einen Gelegenheitsspieler
level-casual-two = zwei Gelegenheitsspieler
level-club = Vereinsspieler
level-club-one = einen Vereinsspieler
level-club-two = zwei Vereinsspieler
level-expert = Experte
level-expert-one = einen Experten
level-expert-two = zwei Experten
level-swift = Swift
level-swift-one = einen Swift
level-swift-two = zwei Swift
