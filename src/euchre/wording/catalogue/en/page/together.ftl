# At the table besides the cards: the connection, leaving, giving up, and the games on the home page.

together-title = { $table } · Euchre
together-title-turn = ● Your turn · { $table }
together-table = Table { $code }
together-your-turn = Your turn
together-no-table = No table here
together-one-moment = One moment
together-home = Home
together-cookies = Cookies are blocked
together-watch-anyway = Just watch
together-looking = Looking for the table…
together-no-watching = Nobody may watch the game at this table.
together-evening-yours = If you play here, choose your name on the page of the evening: then this device is yours.
together-removed-you = The host has removed you from this table.
together-shuffling = The cards are shuffled…
together-connecting = Connecting…
together-connection-lost = Connection lost. Trying again; nothing is lost.
together-unsent = { $what } will be sent when the connection is back.
together-unsent-act = “{ $label }”
together-unsent-other = Your last choice
together-take-back = Take back
together-leave = Leave or give up…
together-leave-title = Leave the table
together-leave-for-now = Leave for now
together-for-now-alone = The game waits for you. You find it on the home page.
together-for-now-others = Your seat stays yours. If it is your turn while you are away, a bot plays for you after { $seconds } seconds, until you are back.
together-for-good = Leave for good
together-for-good-alone = The match ends here without a result, and it is no longer on your home page.
together-for-good-others = A bot takes your seat and plays on with the others. You get it back in this match only if the host opens it for you.
together-for-good-over = Your seat is open for somebody else.
together-give-up = Give up the match
together-give-up-asks = Your side loses the match. { $count ->
    [one] { $name } must agree.
   *[other] { $name } must all agree.
}
together-give-up-single = You lose the match at once.
together-give-up-alone = Your side loses the match at once.
together-evening-place = { $evening } · Round { $round }, table { $table }
together-evening-back = Back to the evening
together-evening-counts = This match counts in the evening, so nobody gives up or leaves for good.
together-time-was-up = The time for the round was up.
together-cancel = Cancel
together-proposes = { $name } proposes to give up the match.
together-partner-proposes = { $name } proposes to give up the match. Do you agree?
together-waits-for = You propose to give up. Waiting for { $name }.
together-agree = Give up
together-play-on = Play on
together-let-bot-play = Let a bot play for { $name }
together-bot-for-you = A bot is playing for you.
together-play-myself = Play again myself
together-seat-opened = The host has opened your seat to others.
together-next-deal = You play from the next deal on.
together-play-this = Play this hand
together-am-here = I am here
together-taken-over = { $name } has taken over your seat. Ask the host if you want to play again.
together-no-winner = The match had { $deals } deals, as many as a table plays. Nobody has won.
together-gave-up = { $side } gave up the match.
together-won = won
together-acquaintances = Add contacts
together-tally = Matches won so far: { $tally }
together-tally-of = { $name } { $won }
together-last-game = last game { $points }
together-points-of-deal = { $title }: { $points }
together-you-won = You won { $score }
together-you-lost = You lost { $score }
costs-find = See which choices cost most
costs-found = { $word ->
    [calls] { $count ->
        [one] One call cost most: see it
        [2] Two calls cost most: see them
       *[other] Three calls cost most: see them
    }
    [cards] { $count ->
        [one] One card cost most: see it
        [2] Two cards cost most: see them
       *[other] Three cards cost most: see them
    }
   *[both] { $count ->
        [2] A call and a card cost most: see them
       *[other] Three choices cost most: see them
    }
}
costs-none = No clear mistake: review
costs-lesson = Lesson { $number } is about that
together-again = Play again
together-waiting-others = Waiting for the others
together-waiting-for = Waiting for { $names }
speed-offer = Would you like to play faster? Cards move faster, and deals continue without a click.
speed-offer-yes = Yes, faster
speed-offer-no = No, keep this speed
speed-offer-done = Done. “{ setting-animation }” is in the settings. When you have nothing left to decide, “{ skip }” goes to the end of the deal.
together-gather = Change seats or rules
together-replay = Replay
together-verify = Verify the shuffle
together-at-the-table = At the table
together-hint = Hint
together-undo = Undo
together-help-ends = No more hints or Undo.
together-last-trick = Last trick
together-watching = You are watching this table.
together-may-join = The host can open a seat for you.
together-lost-seat = Lost your seat? Use your card
together-spectators-says = Anyone with the link may watch. When you turn this off, all spectators are shown out.
together-rules = Rules
together-settings = Settings
together-fair = Fair deal
together-keys = Keys
together-continue = Continue
together-continue-with = { $score } with { $partner }, against { $opponents }
together-continue-against = { $score } against { $opponents }
together-continue-waiting = Your table { $table } has not begun yet.
together-unfinished = More unfinished games
together-waiting-to-begin = Waiting to begin
together-score-with = { $score } with { $partner }
together-score-against = { $score } against { $opponents }
together-details = against { $opponents } · { $rules } · { $when }
together-show-all = Show all { $count }
together-clear = Clear away
together-clear-of = Clear away: { $what }
together-clear-title = Clear this game away?
together-clear-says = You leave the table for good. If other people play there, a bot takes your seat and they play on; otherwise the game ends without a result.
together-keep = Keep it
together-join = Join a table
together-join-says = Enter the code or paste the link that a friend sent. If the table is full you can watch.
together-join-no-code = A code has eight letters and digits, such as K7QM-2XDP.
together-join-field = Code or link of the table
together-join-go = Join or watch
together-turn-alerts = When it is your turn
together-turn-sound = Sound
together-turn-vibration = Vibration
together-turn-notification = Notification
together-turn-notification-says = While you look at another page or window.
together-turn-notification-refused = Your browser does not allow notifications from this page.
