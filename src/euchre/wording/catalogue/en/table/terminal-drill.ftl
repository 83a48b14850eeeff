# The drills in the terminal.

terminal-drill = Drill { $number } of { $of }
terminal-drill-score = Score { $score }, yours first
terminal-drill-verdict = { $right ->
    [yes] Right.
   *[no] Not the best choice.
} { $why }
terminal-drill-choice = { $choice }: you win the match { $wins }% of the time
terminal-drill-right = { $right } of { $of } right
