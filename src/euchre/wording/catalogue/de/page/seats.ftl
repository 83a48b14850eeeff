# Wer auf einem Platz sitzt, und in welcher Rolle.

seats-open = Freier Platz
seats-guest = Gast
seats-number = Platz { $number }
seats-you = Du
seats-side = { $one } & { $other }
