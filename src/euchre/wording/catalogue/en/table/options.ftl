# What each house rule decides: option-<name>-says, and what is special about a preset: preset-<name>-says.
# The options of `euchre.core.rules` say the same in English.

preset-standard-says = 24 cards to 10 points, alone with the call: the game most people know.
preset-british-says = 25 cards with the Benny to 11; cut or bump, and a round of announcements.
preset-north-american-says = 24 cards to 10, best of three games; the pack is cut, the score on a 6 and a 4.
preset-online-says = 24 cards to 11, defenders may go alone; sure hands play themselves (TRAM).
preset-openspiel-says = A single deal with the dealer stuck, as the OpenSpiel programs play it.

option-lowest-says = The lowest rank in the pack: 9, 8 or 7 makes 24, 28 or 32 cards.
option-benny-says = Whether a Benny (Best Bower), the highest trump, is added: a joker, or the 2 of spades standing in.
option-cut-says = Who cuts: nobody; the dealer's left, who may bump instead; or the dealer's right.
option-cut-minimum-says = How many cards each part of the cut must have at least.
option-packets-says = How five cards are dealt: 3 and 2 or 2 and 3, the same for all; or any per player; or singly.
option-first-card-says = Who gets the first card: the dealer's left, or the dealer.
option-weak-hand-says = What a weak hand may ask for before the bidding: nothing; a new deal if it holds no ace and no face card; or, with three cards of ten or lower, to swap three such cards with the kitty.
option-partner-says = Whether the dealer's partner may accept the up-card to play with a partner, or only by playing alone.
option-bury-up-card-says = Whether the dealer may bury the very up-card that was taken.
option-turned-down-says = How a turned-down up-card lies: face down, or face up partly under the pack.
option-holding-says = What a caller must hold of the suit that becomes trump: nothing; any trump, bowers and Benny included; or a card printed in that suit. The dealer may count the up-card.
option-no-trump-says = Whether no trump may be named in round 2.
option-all-pass-says = When all pass twice: the next dealer deals; the same dealer deals again; or the dealer must name a suit.
option-benny-turned-says = When the Benny is turned up the dealer names trump: without having seen the hand, or after a look.
option-alone-when-says = When a maker says “alone”: with the call; when asked after the burial; or in a round of announcements before the first lead, in which a side may answer the other's.
option-alone-who-says = Who of the makers may play alone: the caller, or either maker.
option-defend-alone-says = Whether a defender may play alone: never, only against a lone maker, or always.
option-alone-lead-says = Who leads when somebody plays alone: the first player in the game from the dealer's left; or the player to the loner's left (with two alone: the defender).
option-partners-best-says = How many cards a lone maker gets from the partner, burying as many.
option-points-made-says = Points for makers who take 3 or 4 tricks.
option-points-march-says = Points for makers who take all 5 tricks.
option-points-lone-made-says = Points for a lone maker who takes 3 or 4 tricks.
option-points-lone-march-says = Points for a lone maker who takes all 5 tricks.
option-points-euchre-says = Points for defenders when the makers take fewer than 3 tricks.
option-points-loner-euchred-says = Points for defenders who euchre a lone maker.
option-points-sweep-says = Points for defenders when the makers take no trick.
option-points-lone-defence-says = Points for a lone defender who euchres with 3 or 4 tricks.
option-points-lone-sweep-says = Points for a lone defender who takes all 5 tricks.
option-fast-break-says = Nobody scores when the defenders take the first two tricks and then lose the other three.
option-four-trick-tokens-says = Makers who take exactly 4 tricks, not alone, also get a token; 4 tokens are worth a point.
option-target-says = The score that wins a game; 0 if deals are counted.
option-deals-says = How many deals make a game; 0 if it goes to a score.
option-games-says = How many games win the match: 2 is the usual rubber.
option-tram-says = "The rest are mine": the hand plays itself when the leader is certain of every trick left.
option-euchre-autoplay-says = "Euchre": the hand plays itself once the makers are beaten and the score cannot change.
option-score-cards-says = Which cards mark the score: none; a spare 5 and 6 (7 and 8 to 15) showing pips; or a 6 and a 4, the 4 face down across the 6 up to 5.
option-words-says = Whose words the table speaks.
