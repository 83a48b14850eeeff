# The rules: the game in two minutes, and the rule book of any table.

rules-loading = Loading the rules…
rules-books = Rule books
rules-in-two-minutes = In two minutes
rules-this-table = This table
rules-title = { $preset } Euchre{ $changes ->
    [0] {""}
    [one] , 1 change
   *[other] , { $changes } changes
}
rules-of-a-table = The rules of a table with house rules.
rules-shuffle = How the cards are shuffled so that nobody chooses them: <fair>the fair deal</fair>.
rules-new-table = New table with these rules
rules-one-line = For programs
rules-one-line-says = These rules as text, for a record or the command line.
rules-copy = Copy the rules
rules-different = Changes from { $preset }
rules-no-difference = None.

rules-table = The table
rules-table-says = Four people play, partners facing each other. Everyone is dealt five cards from a pack of nines to aces. Four cards are left over, the kitty, and the top one is turned up.
rules-trump = Calling trump
rules-trump-first = Starting at the dealer’s left, each player may accept the suit of the turned-up card as trump, or pass. If someone accepts, the dealer takes the card into their hand and buries another.
rules-others-says = Two, three and six can play, too. Two and three play each for themselves; of six, every second player is a partner, and both partners of a lone player sit out.
rules-trump-second = If all four pass, the card is turned down. Now each player may name another suit, or pass again.
rules-trump-makers = Whoever calls trump is the maker. The maker’s side must take at least three of the five tricks. A maker may also play alone: then their partner lays down the cards and sits out.
rules-bowers = The bowers
rules-bowers-says = The jack of trumps, the <b>right bower</b>, is the highest card. The other jack of the same colour, the <b>left bower</b>, comes second; it counts as a trump, not as a card of its own suit. Then come ace, king, queen, ten and nine. “Bower” comes from “Bauer”, German for farmer and for the jack.
rules-right = right
rules-left = left
rules-bowers-caption = The trumps when hearts are trump, highest first.
rules-play = The play
rules-play-says = The player at the dealer’s left leads. You must follow the suit that was led if you can; otherwise you may play anything. The highest trump takes the trick, or, if there is none, the highest card of the suit led. Whoever takes the trick leads to the next.
rules-score = The score
rules-score-made = The makers take 3 or 4 tricks
rules-score-march = They take all 5: a march
rules-score-alone = A maker who plays alone takes all 5
rules-score-euchred = They take fewer than 3: euchred. The other side scores
rules-score-says = The first side to reach 10 points wins. These are the usual rules; the other pages show how each table plays.
