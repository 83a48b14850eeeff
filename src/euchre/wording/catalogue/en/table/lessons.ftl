# The eleven lessons: for each its title, the story up to the first decision in captions, what is asked at the first and the second
# decision, a word about every choice, and what to remember at the end. Bess sits on your left, Cleo is your partner.

lesson-1-title = The first trick
lesson-1-story =
    You and Cleo, across from you, play together against Bess and Dora. Everybody gets five cards.
    One suit is trump: it beats the other three. Cleo takes the queen of hearts, which lay face up, and so makes hearts trump.
    Dora plays first, the king of spades. Whoever has a spade must play one. The ace is the highest spade, then king, queen, jack, ten, nine.
    Four cards, one from each of you, are a trick. The highest card of the suit that was played first takes it: Cleo’s ace of spades.
    Win three of the five tricks together, and you win the deal. Whoever wins one leads the next, that is, begins it: here Cleo, with the ace of clubs.
lesson-1-first = You have no clubs, so you may play any of your cards. Cleo’s ace is winning so far. Which card do you play?
lesson-1-leave = The ace is the highest club, and what Cleo wins counts for you both. You gave a card that you will not miss, and kept your trump.
lesson-1-spent = Your heart beats the ace, but the ace is your partner’s: the trick was yours already. You will miss that heart later, and end with one trick less.
lesson-1-second = You and Cleo have two tricks. In the third, Dora’s queen of clubs beats Cleo’s nine, and again you have no clubs. Which card do you play?
lesson-1-trump = Hearts are trump, and even the nine of trump beats every card of another suit. This is your third trick together, so you win the deal.
lesson-1-throw = That card wins nothing: only a higher club or a trump beats the queen. Bess takes the trick with the king; your nine of hearts would have won it.
lesson-1-end = A trick is four cards. The highest of the suit that was played first wins it, unless somebody plays a trump. Win three of five with your partner.

lesson-2-title = Follow suit
lesson-2-story =
    You deal and turn up the king of clubs.
    Cleo, your partner, orders it up, so clubs are trump.
    You discard the queen of diamonds.
    Bess leads the jack of hearts, Cleo plays the ten, and Dora, who has no hearts, throws away a spade.
lesson-2-first = Hearts were led and you hold two, so you must play one of them. Which?
lesson-2-follow = You must follow suit if you can, and the highest card of the suit that was led takes the trick unless somebody trumps. Your queen beats the jack.
lesson-2-low = The nine is allowed, but Bess keeps the trick with the jack. When you play last and can win, win.
lesson-2-second = Cleo led the king of diamonds and Dora covered it with the ace. You have no diamonds.
lesson-2-trump = Without a card of the suit that was led you may trump, and any trump beats every card of another suit. Your ten takes the ace.
lesson-2-throw = Allowed, but then Dora’s ace takes the trick. A trump would have beaten it.
lesson-2-end = Follow suit if you can. If you cannot, you may trump.

lesson-3-title = The bowers
lesson-3-story =
    Cleo deals and turns up the nine of spades.
    You order it up. With spades as trump, the jack of spades is the right bower, the highest card of all.
    The jack of clubs is the left bower, the second highest, and counts as a spade.
lesson-3-first = Dora leads the right bower. You hold two trumps, the left bower and the ten.
lesson-3-ten = Nothing beats the right bower. Give it your lowest trump and keep the left bower for later.
lesson-3-wasted = The right bower takes your left bower, the second-best card of the deal, and you get nothing for it. You will miss it.
lesson-3-second = Bess led the ten of clubs, and Dora trumped it with the king of spades. You hold the jack of clubs and the ace of hearts.
lesson-3-left = The jack of clubs is a spade now. You have no clubs, so you may trump, and the left bower beats the king.
lesson-3-ace = Dora’s king takes the trick, and you are euchred. The jack of clubs is no club now: it is the second-best trump and would have won.
lesson-3-end = The jack of trump is the highest card. The other jack of the same colour comes next and belongs to the trump suit.

lesson-4-title = Ordering up
lesson-4-story =
    Cleo, your partner, deals and turns up the jack of diamonds. Whoever accepts it makes diamonds trump, and Cleo takes the card.
    Dora has passed.
lesson-4-first = Your jack of hearts would be the left bower. Shall diamonds be trump?
lesson-4-order = You hold three trumps, one of them the left bower, and the right bower goes to your partner. That is enough for three tricks together.
lesson-4-pass = Too modest. The others pass, too, until Dora names hearts and scores with them.
lesson-4-alone = Playing alone sends your partner out, and the right bower with the hand. You scrape through here, for no more than the one point you get together.
lesson-4-end = Order up when you and your partner can expect three tricks. Count the up-card for the side that deals.

lesson-5-title = When to pass
lesson-5-story =
    Dora, on your right, deals and turns up the jack of hearts. You speak first.
lesson-5-first = You have the left bower and the nine of hearts. Shall hearts be trump?
lesson-5-pass = Whoever orders it up hands Dora the right bower. And if everybody passes, you may name diamonds, where your hand is far stronger.
lesson-5-order = Dora takes the right bower, and your two trumps are not enough: you are euchred, two points for the other side.
lesson-5-second = Everybody passed, and the jack of hearts was turned down. Now you may name another suit.
lesson-5-diamonds = The jack of diamonds is the right bower, with ace and queen beside it, and you hold another ace. The left bower lies face down, out of play.
lesson-5-diamonds-alone = Bold and good: you hold jack, ace and queen of diamonds, and the left bower is out of play. All five tricks alone are worth four points; three or four still bring one.
lesson-5-again = Bess names spades and takes every trick with Dora. A hand this good should not pass twice.
lesson-5-other = In that suit you hold one trump at most. In diamonds you have three, with the right bower on top.
lesson-5-end = Pass when the up-card helps the other side more than yours. A better suit may be waiting in the second round.

lesson-6-title = What your partner’s call tells you
lesson-6-story =
    Dora deals and turns up the king of diamonds.
    You and Bess pass; Cleo, your partner, orders it up.
    Dora takes it and discards. You lead to the first trick.
lesson-6-first = Your hand is weak, but it has two trumps. What do you lead?
lesson-6-trump = A partner who calls against the dealer is strong in trumps: lead one. Cleo wins with the left bower, and Dora’s king falls.
lesson-6-side = Cleo called diamonds, and you have two of them to lead. Leading another suit costs your side a trick here.
lesson-6-second = Cleo leads the ace of clubs, and Dora follows. You have no clubs.
lesson-6-throw = Cleo’s ace is winning. Leave it the trick, throw away a card you will not miss, and keep your trump.
lesson-6-king = No harm done: Cleo’s ace wins. But a nine would have been enough; a king wins a trick now and then.
lesson-6-trumped = The trick was yours already. You spent a trump on it, and that trump is missing later: one trick less.
lesson-6-end = When your partner calls trump, help: lead trumps, and leave the tricks that your partner is winning alone.

lesson-7-title = Second to play
lesson-7-story =
    Cleo deals and turns up the nine of clubs.
    You order it up, with both bowers and the king and queen of spades beside them.
    Dora leads the queen of diamonds.
lesson-7-first = You play second and have no diamonds. After you come Bess and then Cleo, your partner.
lesson-7-king = Your partner plays last and may win without your help, and does, with the ace. You threw away your only heart, so you can trump hearts from now on.
lesson-7-spade = You kept your bowers and left the trick to Cleo. The king of hearts was an even better card to throw: without hearts, you can trump them.
lesson-7-bower = Your bower takes a trick that Cleo’s ace would have won. Bowers are worth a trick each, and here you end with one less.
lesson-7-end = Playing second, don’t hurry: your partner still has a card to play.

lesson-8-title = Draw trumps
lesson-8-story =
    You deal and turn up the ten of clubs.
    Everybody passes, and you take it up, with both bowers in your hand.
    Bess leads the ace of spades.
    The jack of spades is a club now, so you have no spades, and you trump the ace with your ten.
lesson-8-first = You have called trump and hold both bowers. What do you lead?
lesson-8-bower = Leading your best trumps draws those of the other side before they can trump your hearts.
lesson-8-heart = Hearts can wait. Bess and Dora still have trumps, and you make three tricks in place of five.
lesson-8-second = The nine and the queen of clubs fell. The ace and the king are still out.
lesson-8-again = The second bower draws the ace and the king. Now nobody can trump any more.
lesson-8-stop = One round too early: the ace and the king of trump are still out, and you lose a trick.
lesson-8-end = When you have called with strong trumps, lead them until the other side has none.

lesson-9-title = Going alone
lesson-9-story =
    Dora deals and turns up the ace of diamonds. You speak first, and hold both red bowers, the nine of diamonds and the two black aces.
lesson-9-first = What do you say?
lesson-9-alone = Two bowers, a third trump and two aces can take all five tricks without help. Alone, that is worth four points in place of two.
lesson-9-together = You take all five tricks, for two points. Alone, the same five tricks are worth four.
lesson-9-pass = Hands do not get better than this. Everybody passes, and in hearts you make a single point.
lesson-9-second = Dora took the ace of diamonds. Cleo sits out. You lead.
lesson-9-draw = First the bowers: they draw the trumps while your aces wait.
lesson-9-nine = The nine loses a trick, and with it three of your four points. Begin with the bowers.
lesson-9-ace = Bess and Dora still have trumps. Each of your aces is trumped, and you make a single point.
lesson-9-end = Go alone with a hand that can take all five tricks by itself. Then lead trumps first.

lesson-10-title = Defending
lesson-10-story =
    Dora deals and turns up the jack of clubs.
    You pass, and Bess orders it up: clubs are trump, and Dora takes the right bower.
    You have the left bower, the jack of spades. With three tricks, you and Cleo euchre the other side.
lesson-10-first = You lead. What?
lesson-10-ace = Lead an ace early, while everybody still has cards of its suit. It takes the first trick.
lesson-10-diamond = No harm done in this deal. But the ace is safer now than later, when somebody may trump it.
lesson-10-nine = Leading trumps is the makers’ business. You help them draw yours, and they make their point.
lesson-10-bower = Dora’s right bower takes your left bower. You get away with it in this deal; as a rule, leading trumps helps the makers.
lesson-10-second = Bess led the king of clubs, and Dora played the right bower. You hold the left bower and the nine.
lesson-10-keep = The right bower cannot be beaten: give it the nine. Your left bower is now the best trump there is.
lesson-10-spent = The left bower falls for nothing, and the makers get their third trick.
lesson-10-end = As a defender, take your aces early and keep a high trump until it wins a trick. Three tricks are enough.

lesson-11-title = Counting
lesson-11-story =
    Watch which high cards are played.
    All pass in the first round; in the second, Cleo names spades.
    You take the third trick.
lesson-11-first = You have just won with the ace of clubs and hold the queen of clubs and the nine of diamonds. Which one do you lead?
lesson-11-queen = The ace and the king of clubs are gone, and the jack is a trump. Your queen is the highest club left.
lesson-11-nine = The king of diamonds has not been played, so the nine is not sure to win. Dora has no diamonds and trumps it.
lesson-11-end = Remember the high cards that have been played. When all above yours are gone, yours is the highest.
