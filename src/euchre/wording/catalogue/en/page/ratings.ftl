# The ratings: how well somebody plays, beside bots of fixed strength.

ratings-title = Ratings
ratings-says = What your decisions lose in the daily deals, beside bots whose strength never changes.
ratings-link = how well you play the daily deals, beside bots whose strength never changes.
ratings-loading = Working out the ratings…
ratings-family = Players
ratings-family-four = Four
ratings-family-benny = Four + Benny
ratings-family-three = Three
ratings-family-two = Two
ratings-family-six = Six
ratings-mine = Your rating
ratings-too-few = You get a rating after { $deals } daily deals by these rules, on { $days } days or more.
ratings-so-far = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} on { $days ->
    [one] 1 day
   *[other] { $days } days
} so far.
ratings-interval = { $value } ({ $low } to { $high })
ratings-lost-a-deal = points lost a deal
ratings-from = From { $deals } deals, 95% certain.
ratings-perhaps = It may be as good as { $best } or as weak as { $worst }.
ratings-card-A = Ace: excellent
ratings-card-K = King: very strong
ratings-card-Q = Queen: strong
ratings-card-J = Jack: good
ratings-card-T = Ten: fair
ratings-card-9 = Nine: still learning
ratings-short-A = an ace
ratings-short-K = a king
ratings-short-Q = a queen
ratings-short-J = a jack
ratings-short-T = a ten
ratings-short-9 = a nine
ratings-list = Beside the bots
ratings-list-says = Points lost a deal: further left is better. The line is the interval in which a rating lies with 95% certainty; squares are bots.
ratings-lost = Points lost a deal
ratings-skill = Skill by results
ratings-name = Name
ratings-bot = { $level } (bot)
ratings-you = You
ratings-you-as = { $name } (you)
ratings-ladder = Ladder of results
ratings-ladder-says = { $matches ->
    [0] You have won or lost no match between people by these rules yet.
    [one] One of your matches between people counts.
   *[other] { $matches } of your matches between people count.
} Further right is better. Everybody begins at 25, and nothing is shown before five matches.
ratings-others = What others see
ratings-show = Show my ratings to everybody
ratings-show-says = Otherwise nobody but you sees them.
ratings-shown-as = Everybody sees them under the name { $name }.
ratings-how-losses = A loss is what a decision gives away compared with the best one, as a review judges it from what you could know. Only daily deals count: everybody plays them with the same bots, once, without hints or taking back.
ratings-how-interval = With few deals the rating lies near the average of people, and its interval is wide. The interval grows again when you do not play for months; the rating itself stays.
ratings-how-cards = The card says how far a loss lies on the way from the best bot to the weakest: an ace is as good as the best.
ratings-how-ladder = The ladder counts won and lost matches in which every seat was a person’s. Results are mostly luck, so it takes many matches.
