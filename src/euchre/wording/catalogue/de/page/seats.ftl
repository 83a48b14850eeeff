# Wer auf einem Platz sitzt, und in welcher Rolle.

seats-open = Freier Platz
seats-number = Platz { $number }
seats-side = { $one } & { $other }
