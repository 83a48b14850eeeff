# The first page.

home-title = Five cards, four players, one trump.
home-lead = Euchre by your own house rules, with friends or with strong players.
home-play = Play now
home-opening = Opening the table…
home-terms = { $rules }. Your partner is an expert; you play against { $opponents }. <change>Change</change>
home-terms-players = { $rules }, { $players ->
    [2] two players
    [3] three players
   *[6] six players
}. Bots take the other seats. <change>Change</change>
home-opponents = { $left } and { $right }
home-terms-first = { $rules }. To begin with, your partner is an expert and your opponents are beginners. <change>Change</change>
home-never-played = Never played? <lessons>Eleven short lessons teach you.</lessons>
home-rise = You have won { $wins } matches. Do you want stronger opponents?
home-rise-yes =
    { $level ->
        [casual] Yes, casual players
       *[club] Yes, club players
    }
home-rise-no = Not yet
home-learn = Learn the game
home-learn-says = Euchre in two minutes, and the rules of every table. <drills>Drills</drills> practise your decisions.
home-latest = Latest games
home-all-games = All games
home-card = other devices know you by it.
home-promise = No account, no ads, nothing loaded from other sites. <fair>Nobody chooses the cards</fair>: you can check every deal.

home-tonight = Your evening tonight:
home-tonight-direct = Run the evening
home-tonight-go = To the evening
home-meetings = Clubs that meet next
