# Setting up a new table: who plays, the rules, the table's settings.

new-loading = Loading the rules…
new-who = Players
new-rules = Rules
new-house-rules = House rules
new-terms = Table settings
new-conflict = These rules don’t go together
new-opening = Opening…
new-open = Open the table
new-deal = Deal the cards
new-preset = Preset

new-with = Who you play with
new-with-bots = Three bots
new-with-partner = One friend
new-with-four = Three friends
new-seat-0 = You
new-seat-1 = On your left
new-seat-2 = Your partner
new-seat-3 = On your right
new-name = Your name
new-friend = A friend, by link
new-bot = Bot: { $level }
new-levels = A bot that partners a person always plays at full strength; the levels are for opponents. Bots take any open seats when you begin.

new-rule-changed = <b>Changed.</b> In { $preset }: “{ $value }”.
new-rule-reset = Reset
new-rule-reset-to = { $rule }: back to { $value }
new-rule-value = { $rule }: { $value }
new-rule-count = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
}
new-way = Set “{ $rule }” to “{ $value }”

new-table = Your table
new-as-text = The rules as text
new-copy = Copy the rules
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
new-grace = Time to reconnect
new-grace-says = If a player disconnects, a bot takes over after this long. They get the seat back when they return.
new-spectators = Spectators
new-spectators-says = Anyone with the link may watch. Spectators see only what is public.
