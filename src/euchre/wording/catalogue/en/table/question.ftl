# What somebody is asked at the table, or who is waited for.
# $card is a card as it is written, such as 9♥, or the Joker; $suit is clubs, diamonds, hearts or spades.

question-dealing = The cards are dealt.
question-rest-plays-itself = { $word }: the rest of the hand plays itself.
question-waiting = { $phase ->
    [cut] Waiting for { $name } to cut.
    [benny] Waiting for { $name } to name trump for { the-card }.
    [bury] Waiting for { $name } to bury a card.
    [ask] Waiting for { $name } to ask for a card, or play without.
    [give] Waiting for { $name } to give a card.
    [play] Waiting for { $name } to play.
   *[other] Waiting for { $name }.
}
question-cut = { $name } deals. Cut the pack.
question-cut-or-bump = { $name } deals. Cut, or bump to leave the cards as they are.
question-benny = { $blind ->
    [yes] You turned up { the-card }: name trump without seeing your cards.
   *[no] You turned up { the-card }: look at your cards and name trump.
}
question-not-weak = Your hand is not weak: keep it.
question-redeal = You hold no ace and no face card. Ask for a new deal?
question-go-under = Keep your hand, or mark three cards of ten or lower to swap with the kitty.
question-take-up = You turned up { the-card }. Take it up and make { suit } trump?
question-none-of-the-suit = { $name } turned up { the-card }. You hold no { suit }, so you must pass.
question-accept-alone = { $name }, { $partners ->
    [one] your partner
   *[other] a partner of yours
}, turned up { the-card }. You may accept it only by playing alone.
question-order-up = { $name } turned up { the-card }. Make { suit } trump?
question-must-name = Everybody has passed { the-card }: you must name trump.
question-name-or-pass = { the-card-first } was turned down. Name another suit, or pass.
question-bury-several = Choose a card of your hand to bury; { $left } are to go.
question-bury = Choose a card of your hand to bury.
question-play-alone = Do you want to play alone, without { $partner }?
question-defend-alone = Do you want to defend alone, without { $partner }?
question-play-alone-after = { $name } defends alone. Do you want to play alone, without { $partner }?
question-defend-alone-after = { $name } plays alone. Do you want to defend alone, without { $partner }?
question-ask = { $partners ->
    [one] You play alone. Do you want the best card of { $partner }?
   *[other] You play alone. Do you want the best card of a partner ({ $partner })?
}
question-give-asked = { $name } plays alone and asks for your best card.
question-give = { $name } plays alone. Give your best card.
question-lead = You lead. Choose a card.
question-follow = { $suit ->
    [clubs] Clubs were led. Choose a card.
    [diamonds] Diamonds were led. Choose a card.
    [hearts] Hearts were led. Choose a card.
    [spades] Spades were led. Choose a card.
   *[none] { the-card-first } was led. Choose a card.
}
