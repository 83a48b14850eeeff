# Setting up a new table: who plays, the rules, the table's settings.

new-loading = Loading the rules…
new-who = Players
new-number = Number of players
new-players = { $players ->
    [2] Two
    [3] Three
    [4] Four
   *[6] Six
}
new-players-says = { $players ->
    [2] Each for themselves.
    [3] Each for themselves: whoever calls trump plays against the other two.
    [4] Two against two.
   *[6] Three against three: every second player is with you.
}
new-rules = Rules
new-house-rules = House rules
new-terms = Table settings
new-conflict = These rules don’t go together
new-opening = Opening…
new-open = Open the table
new-deal = Deal the cards
new-preset = Preset

new-with = Who you play with
new-with-bots = { $count ->
    [1] A bot
    [2] Two bots
    [3] Three bots
   *[5] Five bots
}
new-with-partner = One friend
new-with-friends = { $count ->
    [1] A friend
    [2] Two friends
    [3] Three friends
   *[5] Five friends
}
new-seat-you = You
new-seat-opponent = Your opponent
new-seat-left = On your left
new-seat-partner = Your partner
new-seat-near-partner = Partner, left
new-seat-opposite = Opposite you
new-seat-far-partner = Partner, right
new-seat-right = On your right
new-name = Your name
new-friend = A friend, by link
new-bot = Bot: { $level }
new-levels = A bot that partners a person always plays at full strength; the levels are for opponents. Bots take any open seats when you begin.
new-levels-single = Bots take any open seats when you begin.

new-rule-changed = <b>Changed.</b> In { $preset }: “{ $value }”.
new-rule-reset = Reset
new-rule-reset-to = { $rule }: back to { $value }
new-rule-value = { $rule }: { $value }
new-rule-count = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
}
new-way = Set “{ $rule }” to “{ $value }”

new-quick = The usual house rules
new-quick-all-pass = Stick the dealer
new-quick-weak-hand = Farmer’s hand
new-quick-partner = Canadian loner
new-quick-no-trump = No trump
new-quick-partners-best = Partner’s best
new-quick-defend-alone = Defend alone
new-quick-benny = Benny (joker)
new-quick-lowest = 32 cards
new-set-along = Set along with it: { $rule }: { $value }

new-save-name = Save these rules for later tables
new-save-example = Thursday rules
new-save = Save
new-saved = Saved in this browser as “{ $name }”.
new-reset-all = Back to { $preset }
new-delete = Delete
new-delete-ours = Delete { $name }

# By what words people find a house rule: those it is called by elsewhere (new-search-<option>), in small letters.
new-all-rules = All { $count } house rules
new-search = Search the house rules
new-search-example = farmer’s hand, stick the dealer, joker
new-search-found = { $count ->
    [0] No rule found. Try another word.
    [one] 1 rule
   *[other] { $count } rules
}
new-search-players = two, three, six handed, cutthroat, 2 3 6 players, three-handed, six-handed, heads up
new-search-lowest = deck, 24 28 32 cards, sevens, eights, 7s, 8s
new-search-benny = best bower, jokers, bird, highest trump, 25 cards, two of spades
new-search-cut = cutting, bump, knock
new-search-cut-minimum = cutting
new-search-packets = deal, 3-2, 2-3, one at a time
new-search-first-card = deal
new-search-weak-hand = weak hand, farmers, no ace no face, ace-no-face, nines and tens, going under, under the table, under the bottom, swap three, misdeal, redeal, poor hand
new-search-partner = dealer’s partner, assist, order up your partner, turn it down, alone only
new-search-bury-up-card = burying, bury the turn-up
new-search-widow = widow, two cards aside, blind, kitty
new-search-turned-down = up-card, turn-up
new-search-holding = natural, must have the suit, trump in hand
new-search-holding-up-card = dealer counts the up-card, trump in hand, natural
new-search-no-trump = notrump, no suit, nt
new-search-all-pass = screw the dealer, std, hang the dealer, force the dealer, throw in, pass twice
new-search-stuck-names = stick the dealer, turned-down suit, same suit
new-search-benny-turned = joker turned up, blind
new-search-alone-when = go alone, going alone, loner, lone hand
new-search-alone-who = go alone, going alone, loner, lone hand
new-search-alone-allowed = no loners, no going alone, alone at 8 or 9, barred, loner, lone hand
new-search-defend-alone = defend alone, lone defender, defend against a loner, going alone, loner
new-search-alone-lead = lone lead, who leads, first lead, left of the loner
new-search-partners-best = best card, partner’s best card, call for best, help, pass a card, going alone, loner
new-search-best-when = call for best, ask for a card, discard first, best card, railroad
new-search-best-for = call for best, lone defender, railroad
new-search-points-made = score, points, one point
new-search-points-march = score, points, sweep, two points
new-search-points-lone-made = score, points, going alone
new-search-points-lone-march = score, points, loner, four points, going alone, march
new-search-points-euchre = score, points, euchred, set, bump
new-search-points-loner-euchred = score, points, going alone
new-search-points-sweep = score, points, skunked, all five, sweep
new-search-points-lone-defence = score, points, defend alone
new-search-points-lone-sweep = score, points, defend alone
new-search-fast-break = first two tricks
new-search-four-trick-tokens = tokens, four tricks
new-search-target = score, game to 5 7 10 11 15 21, winning score
new-search-deals = hands, number of hands, progressive, rounds
new-search-tie-break = tie, draw, level, extra hand
new-search-games = best of three, rubber, match
new-search-slam = slam, railroad, shutout, double, skunk
new-search-laps = laps, railroad, carry over, surplus
new-search-tram = tram, claim, lay down, last tricks
new-search-euchre-autoplay = claim, auto, skip
new-search-score-cards = fives, 5s, sixes and fours, keeping score, counters
new-search-words = order up, assist, pick it up, language
new-search-renege = renege reneging revoke irregularities
new-search-renege-says = Nobody can renege here: you can only play cards that follow suit.

new-table = Your table
new-book = Rule book
new-link-next = Next, you get the link for { $friends ->
    [one] your friend
   *[other] your { $friends } friends
}.

new-clock = Clock
new-clock-none = No time limit.
new-clock-says = If your time runs out, a bot plays for you.
new-clock-off = None
new-clock-move = Per decision
new-clock-game = Per game
new-time-move = Time for a decision
new-time-game = Time for a game
new-pace = Bot speed
new-pace-says = How long each call and card of a bot stays in view.
new-pace-instant = Instant
new-pace-fast = Fast
new-pace-normal = Normal
new-pace-slow = Slow
new-more = More
new-grace = Time to reconnect
new-grace-says = If a player disconnects, a bot takes over after this long. They get the seat back when they return.
new-listed = In the list of tables
new-listed-says = Anyone on this server can take a bot’s seat between two deals. Otherwise people need your link.
new-spectators = Spectators
new-spectators-says = Anyone with the link may watch. Spectators see only what is public.
