# The lessons in the terminal.

terminal-learn-how = Begin with euchre learn 1.
terminal-learn-which = Type the number of a lesson; Enter begins with the first.
terminal-learn-hand = Your hand: { $cards }
terminal-learn-trick = On the table: { $cards }
terminal-learn-number = Type a number from 1 to { $last }.
terminal-learn-judged = { $verdict ->
    [right] Right.
    [fine] Good enough.
   *[wrong] Not the best choice.
} { $says }
terminal-learn-again = a: choose again, Enter: see what happens
