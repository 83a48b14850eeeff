# The rule book of a table, sentence by sentence: rule-<option>-<value>, or rule-<option> where the value is a number.
# What is not special has no sentence. Options are named in shared/rules.ftl.

chapter-players = The players
chapter-pack = The pack
chapter-deal = The deal
chapter-trump = Making trump
chapter-alone = Playing alone
chapter-points = Points
chapter-match = The match
chapter-table = At the table

rule-players-2 = Two play, each for themselves.
rule-players-3 = Three play, each for themselves: the maker alone against the two others, who both score for a euchre.
rule-players-4 = Four play, two against two; partners sit opposite each other.
rule-players-6 = Six play, three against three; every second player is a partner.

rule-lowest-9 = The pack has the cards from the ace down to the 9 in each suit.
rule-lowest-8 = The pack has the cards from the ace down to the 8 in each suit.
rule-lowest-7 = The pack has the cards from the ace down to the 7 in each suit.
rule-benny-none = The highest trump is the right bower, the jack of trumps; then comes the left bower, the other jack of its colour.
rule-benny-joker = A joker, the Benny, is the highest trump; then comes the right bower, the jack of trumps; then the left bower, the other jack of its colour.
rule-benny-best-bower = The Joker, also called the Best Bower, is the highest trump; then comes the right bower, the jack of trumps; then the left bower, the other jack of its colour.
rule-benny-two-of-spades = The 2 of spades stands in as the Benny, the highest trump; then comes the right bower, the jack of trumps; then the left bower, the other jack of its colour.
rule-hoyle-suit = The other suit of the trump suit's colour is called the Hoyle suit: its jack is the left bower.

rule-dealer = { $players ->
    [2] The first dealer is drawn at random. Then the players deal in turn.
   *[other] The first dealer is drawn at random. After each deal, the player on the dealer's left deals the next one.
}
rule-cut-left-may-bump = { $players ->
    [2] The dealer's opponent
   *[other] The player on the dealer's left
} cuts the pack, or bumps it: then it is dealt as it is.
rule-cut-right = { $players ->
    [2] The dealer's opponent
   *[other] The player on the dealer's right
} cuts the pack.
rule-cut-minimum = Each part of the cut has at least { $value } cards.
rule-packets-same-for-all = Five cards are dealt in two rounds, three and two or two and three, the same to everybody.
rule-packets-any = Five cards are dealt in two rounds, two or three to each player as the dealer likes.
rule-packets-one-by-one = Five cards are dealt one at a time.
rule-packets-three-then-two = Five cards are dealt in two rounds, three to everybody and then two.
rule-first-card-dealer = The dealer gets the first card.
rule-weak-hand-farmers-redeal = A hand without an ace and without a face card may be shown for a new deal.
rule-weak-hand-go-under = A hand with three cards of ten or lower may swap three such cards with the kitty.

rule-weak-hand-ace-no-face = A hand without a face card and with at most one ace may be shown for a new deal.

rule-bidding = { $players ->
    [2] The dealer's opponent
   *[other] The player on the dealer's left
} speaks first. Whoever accepts the up-card makes its suit trump.
rule-words-standard = Say “pick it up” or “pass”.
rule-words-british = The dealer's opponents say “I order it up” or pass; the dealer says “I take it up”, or “over” to refuse the up-card.
rule-words-british-each = Say “I order it up” or pass; the dealer says “I take it up”, or “over” to refuse the up-card.
rule-words-british-partner = { $players ->
    [6] A partner of the dealer says “I turn it down” to accept the up-card: the cards of the dealer and the other partner go face down, and whoever said it plays alone.
   *[other] The dealer's partner says “I turn it down” to accept the up-card: the dealer's cards go face down, and the partner plays alone.
}
rule-words-north-american = The dealer's opponents say “I order it up”, the dealer's { $players ->
    [6] partners
   *[other] partner
} “I assist”, and the dealer “I take it up”, or “I turn it down” to pass.
rule-words-north-american-each = Say “I order it up” or pass; the dealer says “I take it up”, or “I turn it down” to pass.
rule-words-online = The dealer's opponents say “order up”, the dealer's { $players ->
    [6] partners
   *[other] partner
} “I accept”, or “take down” to play alone, and the dealer “take up”, or “I turn it down” to pass.
rule-words-online-each = Say “order up” or pass; the dealer says “take up”, or “I turn it down” to pass.
rule-partner-may-assist = { $players ->
    [6] The dealer's partners
   *[other] The dealer's partner
} may accept the up-card like anybody else.
rule-partner-alone-only = { $players ->
    [6] The dealer's partners
   *[other] The dealer's partner
} may accept the up-card only by playing alone.
rule-bury-up-card-allowed = The dealer takes the up-card and buries any card, even the up-card itself.
rule-bury-up-card-forbidden = The dealer takes the up-card and buries another card.
rule-widow-yes = Two cards are dealt aside: the maker takes them and discards two, the dealer who took the up-card three.
rule-turned-down-face-down = A turned-down up-card lies face down.
rule-turned-down-face-up = A turned-down up-card stays in sight.
rule-holding-trump = Whoever calls a suit must hold a card that is then a trump.
rule-holding-natural = Whoever calls a suit must hold a card printed in that suit.
rule-holding-up-card-counts = The up-card counts among the dealer's cards for this.
rule-holding-up-card-does-not-count = The up-card does not count among the dealer's cards for this.
rule-no-trump-never = In the second round, a suit other than the up-card's is named.
rule-no-trump-second-round = In the second round, a suit other than the up-card's is named, or no trump: then there are no bowers, and each jack ranks below its queen.
rule-no-trump-when-stuck = In the second round, a suit other than the up-card's is named; a stuck dealer may also name no trump: then there are no bowers, and each jack ranks below its queen.
rule-no-trump-benny = With no trump the { $best } may be played to any lead and wins the trick; when it is led, any card may be played.
rule-all-pass-next-dealer = When everybody passes twice, the hand is a misfit: the cards are thrown in, and the next dealer deals.
rule-all-pass-same-dealer = When everybody passes twice, the cards are thrown in, and the same dealer deals again.
rule-all-pass-stick-the-dealer = { $players ->
    [2] When the opponent
   *[other] When everybody else
} has passed twice, the dealer may not pass.
rule-stuck-names-another-suit = They name another suit than the one turned down.
rule-stuck-names-any-suit = They may name any suit, even the one turned down.
rule-benny-turned-named-blind = When the { $best } is turned up, the dealer names trump without having seen a card of the hand.
rule-benny-turned-dealer-looks-first = When the { $best } is turned up, the dealer looks at the hand and names trump.
rule-benny-turned-bid-as-spades = When the { $best } is turned up, it is bid upon as a spade.

rule-alone-when-with-call = Whoever plays alone says so with the call that makes trump.
rule-alone-when-after-burial = The caller is asked about playing alone once the dealer has buried.
rule-alone-when-before-lead = After the burial, and before the first lead, anyone may announce playing alone, in turn from the dealer's left; silence means { $players ->
    [6] “with my partners”
   *[other] “with my partner”
}. A side may answer the other's announcement.
rule-alone-who-caller = Of the makers, the caller may play alone.
rule-alone-who-either-maker = { $players ->
    [6] Any of the three makers
   *[other] Either of the makers
} may play alone.
rule-alone-who-either-maker-in-turn = { $players ->
    [6] Any of the three makers may play alone: the caller is asked first, then the partners clockwise.
   *[other] Either of the makers may play alone: the caller is asked first.
}
rule-alone-allowed-until-one-short = Nobody plays alone whose side is one point short of the target.
rule-alone-allowed-until-two-short = Nobody plays alone whose side is two points or fewer short of the target.
rule-alone-allowed-never = Nobody plays alone.
rule-defend-alone-never = Nobody defends alone.
rule-defend-alone-against-loner = A defender may play alone against a lone maker; the defenders are asked in turn, from the dealer's left.
rule-defend-alone-always = A defender may play alone, whether or not a maker does; the defenders are asked in turn, from the dealer's left.
rule-alone-lead-next-active = Against a loner, the first player in the game from the dealer's left leads.
rule-alone-lead-left-of-loner = Against a loner, the player on the loner's left leads; where two play alone, the defender.
rule-best-when-given-first = The lone player gets the partner's best card and buries one.
rule-best-when-may-ask = The lone player may ask a partner for their best card, and then buries one.
rule-best-when-discards-first = The lone player may bury a card and ask a partner for their best one.
rule-best-for-lone-maker = Only a lone maker gets a card from a partner.
rule-best-for-any-loner = A lone maker and a lone defender may each get a card from a partner.

rule-points-made = Makers who take 3 or 4 tricks score { so-many-points }.
rule-points-made-each = A maker who takes 3 or 4 tricks scores { so-many-points }.
rule-points-march = Makers who march, taking all 5 tricks, score { so-many-points }.
rule-points-march-each = A maker who marches, taking all 5 tricks, scores { so-many-points }.
rule-points-lone-made = A lone maker who takes 3 or 4 tricks scores { so-many-points }.
rule-points-lone-march = A lone maker who takes all 5 tricks scores { so-many-points }.
rule-points-euchre = Makers who take fewer than 3 tricks are euchred: the defenders score { so-many-points }.
rule-points-euchre-each = A maker who takes fewer than 3 tricks is euchred: { $players ->
    [2] the opponent
   *[other] each opponent
} scores { so-many-points }.
rule-points-loner-euchred = Defenders who euchre a lone maker score { so-many-points }.
rule-points-sweep = Defenders who take every trick against makers who do not play alone score { so-many-points }.
rule-points-sweep-each = When a maker takes no trick, { $players ->
    [2] the opponent
   *[other] each opponent
} scores { so-many-points }.
rule-points-lone-defence = A lone defender who euchres with 3 or 4 tricks scores { so-many-points }.
rule-points-lone-sweep = A lone defender who takes all 5 tricks scores { so-many-points }.
rule-fast-break-yes = Whoever calls trump, loses the first two tricks and takes the other three scores nothing.
rule-four-trick-tokens-yes = Makers who take exactly 4 tricks, not alone, also get a token; 4 tokens are worth a point.
rule-four-trick-tokens-yes-each = A maker who takes exactly 4 tricks also gets a token; 4 tokens are worth a point.

rule-target = A game is won with { so-many-points }.
rule-target-level = Where two reach it with the same score, another deal decides.
rule-deals = A game has { $value ->
    [one] 1 deal
   *[other] { $value } deals
}, and the highest score wins it.
rule-tie-break-drawn = A game that ends level is drawn.
rule-tie-break-another-deal = After a level score another deal decides.
rule-games = Whoever first wins { $value } games wins the match.
rule-slam-yes = A game won to nothing counts as two.
rule-laps-yes = Points beyond the target that wins a game count in the next one.

rule-tram-yes = When the leader is certain of every trick left, the leader says TRAM and the hand plays itself.
rule-euchre-autoplay-yes = Once a deal is lost for whoever called trump and the score cannot change, the hand plays itself.
rule-score-cards-spare-pair = Two spare cards mark the score with their pips: a 6 and a 5, or an 8 and a 7 beyond 11 points.
rule-score-cards-six-and-four = A 6 and a 4 mark the score; to five the 4 lies face down across the 6.

so-many-points = { $value ->
    [0] no points
    [one] 1 point
   *[other] { $value } points
}
