# Die Spiele des Tages im Terminal.

terminal-daily-title = { $day }: { $rules }. Acht Spiele, dieselben Karten für alle.
terminal-daily-deal = Spiel { $number }: { $points }, Par { $par }, alle { $average }; deine Entscheidungen haben { $loss } verloren.
terminal-daily-judging = Spiel { $number }: { $points }, alle { $average }; deine Entscheidungen werden beurteilt.
terminal-daily-next = Enter: Spiel { $number } spielen, q: aufhören
terminal-daily-done = Der Tag: { $points }; deine Entscheidungen werden beurteilt.
terminal-daily-judged = Der Tag: { $points }, Par { $par }; deine Entscheidungen haben { $loss } verloren.
