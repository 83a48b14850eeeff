# Who somebody is on every device: my card (me-), and its use on another one (card-).

me-title = My card
me-says = With a card you keep your name, your seat, your games and your statistics on every device. You need no account.
me-loading = Looking for your card…
me-card = Card
me-name = Your name
me-none = You have no card yet. Only this browser knows you: if it loses its cookie, your seat and your games are lost to you.
me-make = Make my card
me-made = You have a card ({ $when }). Only you have its letters. If you lost it, make a new one.
me-replace = Make a new card
me-replace-says = Your old card stops working at once. Devices where you used it stay signed in.
me-revoke = Revoke my card
me-revoke-says = Your card stops working at once. Without a card or a passkey, only the devices that are signed in know you.
me-once = Print this card or take a photo of it now
me-once-says = It is shown only this once.
me-qr-says = The link of your card as a QR code
me-card-says = Anyone with this card can play as you. Keep it like a key.
me-card-how = To play on another device, scan the code, or go to { $address } and type the letters.
me-print = Print
me-kept = I have it
me-devices = Your devices
me-devices-says = On another device, scan your card or type its letters. You can play on several at once.
me-sign-out = Sign out my other devices
me-sign-out-says = Only this device stays signed in. To play on another one again, use your card there. If somebody else may have your card, make a new one first.
me-signed-out = Your other devices are signed out.

card-title = Use my card
card-says = Type the letters of your card, or scan its code with the camera of this device.
card-field = Letters of your card
card-field-says = Four groups of seven letters and digits. Capitals, spaces and dashes do not matter.
card-go = Continue
card-asks = Play as { $name } on this device?
card-asks-says = You get { $name }’s seat, games and statistics here.
card-games = The games played on this device so far stay with the guest who played them. To keep them, make a card for that guest first.
card-games-known = The games played on this device so far stay with the person who played them, who can come back to them.
card-yes = Yes, that is me
card-mine = This device already plays as { $name }.
