# A match again, step by step.

replay-title = Replay of { $code }
replay-loading = Loading the replay…
replay-none = No replay here
replay-match = Match { $match }
replay-about = The match
replay-fair = Were the cards dealt fairly?
replay-fair-more = What this proves, and what it does not
replay-controls = Replay
replay-deal-back = Previous deal
replay-deal-back-key = Previous deal (Page Up)
replay-back = Step back
replay-back-key = Step back (←)
replay-play = Play
replay-pause = Pause
replay-play-key = Play or pause (Space)
replay-next = Step forward
replay-next-key = Step forward (→)
replay-deal-next = Next deal
replay-deal-next-key = Next deal (Page Down)
replay-step = Step
replay-step-now = Step { $step } of { $last }, deal { $deal }
replay-step-said = Step { $step } of { $last }.
replay-count = { $step } <of>of { $last }</of>
replay-deals = Deals
replay-deal = Deal { $number }
replay-end = { $title } { $points }
replay-played = { $name }: the { $card }
replay-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
replay-log = Log
replay-log-download = Download the log
replay-egn = EGN
replay-egn-download = Download EGN
replay-open = Cards shown
replay-kitty-card = Card in the kitty
replay-kitty-buried-card = { $card }, buried
replay-kitty-buried = { $count ->
    [one] { $name } buried { $shown ->
        [shown] { $cards }
       *[hidden] a card
    } in step { $step }
   *[other] { $name } put { $shown ->
        [shown] { $cards }
       *[hidden] { $count } cards
    } under the kitty in step { $step }
}
