# The hint: what a strong player would do.

hint = Hint
hint-title = What a strong player would do
hint-close = Close
hint-first = { $close ->
    [yes] First choice
   *[no] Best
}
hint-doubt = ± is the standard error of the difference from the first choice, in percentage points.
hint-points = { $points } points
hint-wins = { $percent }%{ $doubt ->
    [0] {""}
   *[other] {" "}± { $doubt }
} to win the match
hint-others = The other choices
hint-nothing = There is nothing to choose.
hint-habit = Where choices are as close as the first ones here, habit decides.
