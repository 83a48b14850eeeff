# The deals of the day in the terminal.

terminal-daily-title = { $day }: { $rules }. Eight deals, the same cards for everybody.
terminal-daily-deal = Deal { $number }: { $points }, par { $par }, everybody { $average }; your decisions lost { $loss }.
terminal-daily-judging = Deal { $number }: { $points }, everybody { $average }; your decisions are being judged.
terminal-daily-next = Enter: play deal { $number }, q: leave
terminal-daily-done = The day: { $points }; your decisions are being judged.
terminal-daily-judged = The day: { $points }, par { $par }; your decisions lost { $loss }.
