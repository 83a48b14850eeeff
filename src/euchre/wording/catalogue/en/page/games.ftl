# The list of matches.

games-says = Every match you have played in this browser. Open one to replay it card by card, or see its review.
games-loading = Loading your games…
games-none = No games yet
games-none-says = Once you have played, you can replay each game here with all hands open.
games-filter = Filter the games
games-result = Result
games-all = All
games-outcome-won = Won
games-outcome-lost = Lost
games-outcome-drawn = Drawn
games-outcome-unfinished = Not over
games-all-rules = All rules
games-player = Player
games-found = { $found } of { $all ->
    [one] 1 game
   *[other] { $all } games
}
games-no-match = No games match.
games-no-match-yet = None of your latest { $all } games match. There may be older ones.
games-older = Older games
games-loading-older = Loading older games…
games-score = { $us } to { $them }
games-with = With <name>{ $partner }</name> against <name>{ $opponents }</name>
games-against = Against <name>{ $opponents }</name>
games-today = Today, { $time }
games-yesterday = Yesterday, { $time }
games-under-a-minute = under a minute
games-minutes = { $minutes } min
games-hours = { $hours } h { $minutes } min
