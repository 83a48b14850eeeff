# Who sits on a seat, and in what role.

seats-open = Open seat
seats-guest = Guest
seats-number = Seat { $number }
seats-you = You
seats-side = { $one } & { $other }
