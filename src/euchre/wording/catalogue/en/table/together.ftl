# What people at a table are told about each other. $who and $name, a side as $whose, $one, $two and $three: see names.ftl.

together-back = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
together-lost = { $who ->
    [you] You have lost the connection.
   *[other] { $name } has lost the connection.
}
together-sits = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
together-moves = { $who ->
    [you] You change your seat.
   *[other] { $name } moves to another seat.
}
together-renamed = { $who ->
    [you] You are now called { $new }.
   *[other] { $name } is now called { $new }.
}
together-left = { $who ->
    [you] You have left the table.
   *[other] { $name } has left the table.
}
together-left-to-bot = { $who ->
    [you] You have left the table. A bot has taken your seat.
   *[other] { $name } has left the table. A bot has taken the seat.
}
together-seat-open = Seat { $seat } is open.
together-takes-over = { $who ->
    [you] You take over from { $before }.
   *[other] { $name } takes over from { $before }.
}
together-from-next-deal = { $who ->
    [you] You play from the next deal on. { $before } plays this one to its end.
   *[other] { $name } plays from the next deal on. { $before } plays this one to its end.
}
together-other-device = { $who ->
    [you] You take over this seat on another device.
   *[other] { $name } plays on another device now.
}
together-offered = The host has opened a seat: anyone who is here can take over from { $name }.
together-offered-no-more = The seat of { $name } is no longer open.
together-swapped = The host has swapped two seats: { $names }.
together-paired = Partners were drawn at random: { $ours } play against { $theirs }.
together-paired-by-card = Cards were drawn for partners. { $cards }. { $ours } play against { $theirs }.
together-asks = { $who ->
    [you] You ask the host for seat { $seat }.
   *[other] { $name } asks the host for seat { $seat }.
}
together-removed = The host has removed { $name } from the table.
together-removed-to-bot = The host has removed { $name } from the table. A bot has taken the seat.
together-requests = { $name } would like to play along.
together-readmitted = { $name } may sit down again.
together-rules-changed = The host has changed the rules.
together-players-changed = The host has changed the rules: this table is now for { $players }.
together-settings-changed = The host has changed the table settings.
together-named = The table is now called { $title }.
together-hosts = { $who ->
    [you] You are the host now.
   *[other] { $name } is the host now.
}
together-wants-another = { $who ->
    [you] You want another match.
   *[other] { $name } wants another match.
}
together-gathered = The host has opened the lobby for the next match.
together-begins = The match begins. The cards are shuffled together.
together-shuffle-waits = Still needed for the shuffle: { $names }.
together-shuffle-anew = The shuffle starts again.
together-shuffle-anew-without = The shuffle starts again. Not part of it: { $names }.
together-undone = { $who ->
    [you] You took back your last move.
   *[other] { $name } took back the last move.
}
together-concession-proposed = { $who ->
    [you] You propose to give up the match.
   *[other] { $name } proposes to give up the match.
}
together-concession-declined = { $who ->
    [you] You want to play on.
   *[other] { $name } wants to play on.
}
together-conceded = { $whose ->
    [only-you] You gave up the match.
    [you] You and { $one } gave up the match.
    [you-of-three] You, { $one } and { $two } gave up the match.
    [one] { $one } gave up the match.
    [three] { $one }, { $two } and { $three } gave up the match.
   *[other] { $one } and { $two } gave up the match.
}
together-abandoned = The match ends without a winner after { $deals } deals.
together-last-deal = The time for this round is up. This is the last deal.
together-time-up = The time for this round is up. The score stands.
together-timed-out = { $who ->
    [you] Time is up. A bot answers for you.
   *[other] { $name } ran out of time. A bot answers instead.
}
together-bot-plays = { $who ->
    [you] A bot is playing for you until you are back.
   *[other] A bot is playing for { $name } until { $name } is back.
}
together-said = { who }: { $said }
together-smile = { $who ->
    [you] You smile.
   *[other] { $name } smiles.
}
together-laugh = { $who ->
    [you] You laugh.
   *[other] { $name } laughs.
}
together-surprise = { $who ->
    [you] You are surprised.
   *[other] { $name } is surprised.
}
together-sigh = { $who ->
    [you] You sigh.
   *[other] { $name } sighs.
}
