# Die Runden des Tages im Terminal.

terminal-daily-title = { $day }: { $rules }. Acht Runden, dieselben Karten für alle.
terminal-daily-deal = Runde { $number }: { $points }, Par { $par }, alle { $average }; deine Entscheidungen haben { $loss } verloren.
terminal-daily-judging = Runde { $number }: { $points }, alle { $average }; deine Entscheidungen werden beurteilt.
terminal-daily-next = Enter: Runde { $number } spielen, q: aufhören
terminal-daily-done = Der Tag: { $points }; deine Entscheidungen werden beurteilt.
terminal-daily-judged = Der Tag: { $points }, Par { $par }; deine Entscheidungen haben { $loss } verloren.
