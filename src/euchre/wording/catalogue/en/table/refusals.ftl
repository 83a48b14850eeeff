# Refusals that no exception words in English, refused-<code with hyphens>, and those whose parts are titled.
# All others say in English what their exception says; other languages have a message for every code.

refused-position = Position, { $at_field }{ $at_number ->
    [0] {""}
   *[other] {" "}{ $at_number }
}{ $at_seat ->
    [none] {""}
   *[other] , seat { $at_seat }
}: { $why }

setting = { $option } ({ $value })
refused-rules-conflict = { $settings } do not go together: { $reason ->
    [only-the-caller-speaks] only the caller speaks when trump is made, so the caller's partner would never be asked
    [no-end] a game must end at a score or after a number of deals
    [nobody-scores] nobody could ever score, so the game would never end
    [two-ends] a game ends at a score or after deals, not both
    [drawn-games] a game of counted deals can be drawn
    [nobody-cuts] nobody cuts
    [no-benny] there is no Benny to turn up
    [nobody-has-a-partner] two or three play each for themselves, so nobody has a partner to leave or to ask
    [pack-too-small] six hands and an up-card are 31 cards, and the pack has fewer
    [nobody-plays-alone] nobody plays alone
    [no-target] counted deals have no target to be short of
    [two-players] the widow is for two players
    [which-partner] a lone player has two partners, and asks one of them
    [nobody-gives] a partner's best card is not given
    [nobody-defends-alone] nobody defends alone
    [nobody-is-stuck] the dealer is never stuck
    [small-hand] a hand of fewer than five cards is dealt one by one, kept as it is, and each trick counts alike
    [few-cards] the pack has too few cards for the hands and an up-card
    [nothing-to-hold] a caller need hold nothing
    [a-winner-at-the-target] a game to a score always has a winner
    [one-game] the match is one game
    [kitty-too-small] six hands and an up-card leave no three cards to swap
    [packets-left-first] packets go to the dealer's left first
    [ten-pips] a 6 and a 4 show ten pips at most, so play without score cards
    [fifteen-pips] a 7 and an 8 show fifteen pips at most, so play without score cards
    [counted-deals] counted deals may pass what the cards show, so play without score cards
   *[marks-are-played] a 7 and an 8 mark the score up to fifteen, and cards that are played with cannot
}.
refused-hint-unable = The bots cannot think on this computer, so there are no hints.

refused-message-too-long = A message has at most { $bytes } bytes.
refused-message-malformed = That is not a message: { $why }.
refused-message-binary = Messages are text.
refused-limit-messages = Too many messages came on this connection.
refused-limit-acts = Too many moves at once. Wait a moment before you go on.
refused-limit-looks = You asked too often. Try again in a moment.
refused-limit-changes = Too many changes at once. Try again in a moment.
refused-limit-slow = Your connection is too slow to keep up.
refused-limit-requests = Too many requests came from your address. Try again in a moment.
refused-limit-clubs = You have founded too many clubs. Try again in a minute.
refused-limit-evenings = You have opened too many evenings. Try again in a minute.
refused-limit-tables = You have opened too many tables. Try again in a minute.
refused-limit-games = Too many games at once. Try again in a moment.
refused-limit-data = You asked a moment ago. Try again in a few minutes.
refused-limit-reviews = You have begun too many reviews. Try again in a few minutes.
refused-limit-analyses = Too many positions at once. Try again in a moment.
refused-limit-arrivals = You are reconnecting too often. Try again in a minute.
refused-limit-codes = Too many wrong codes. Try again in a minute.
refused-limit-reports = Too many reports at once. Try again in a minute.
refused-limit-cards = Too many wrong cards. Try again in a few minutes.
refused-server-stopping = The server is stopping. Your game is saved: come back in a moment.
refused-server-signed-out = You were signed out on this device: you are a new guest here.
refused-server-store = The games cannot be reached right now. Try again in a moment.
refused-server-busy = The table is too busy. Try again in a moment.
refused-server-error = Something went wrong on the server. Nothing was changed.
refused-request-content-type = Send JSON, with the content type application/json.
refused-request-malformed = The request is not what this address expects.
refused-request-faults = The request is not what this address expects: { $faults }.
request-body = the body
request-value = { $where } cannot be “{ $value }”
request-longer = { $where } has more than { $most } letters or entries
request-more = { $where } is more than { $most }
request-less = { $where } is less than { $least }
request-unknown = { $where } has no field “{ $field }”
request-missing = { $where } lacks the field “{ $field }”
request-form = { $where } is not written in its form
request-type = { $where } is not { $type }
request-type-int = a whole number
request-type-float = a number
request-type-str = a text
request-type-bool = true or false
request-type-array = a list
request-type-object = an object
refused-request-not-found = There is nothing at this address.
refused-request-method = This address does not support that method.
refused-request-too-long = The request is longer than this server reads.
