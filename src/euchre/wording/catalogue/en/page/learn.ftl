# The lessons: the list, and what stands beside the table in each of them.

learn-title = Learn the game
learn-says = Eleven short hands at the real table. You take a decision or two in each, and see what comes of it.
learn-lessons = Eleven lessons
learn-lesson = The lesson
learn-progress = Lessons finished
learn-done = { $count } of { $of } finished
learn-is-done = , finished
learn-others = Four people play here. What you learn about trump, bowers and tricks goes for two, three and six as well.
learn-then = Would you rather read?
learn-rules = Euchre in two minutes
learn-fetching = Fetching the lessons…
learn-fetch-again = Try again
learn-no-lesson = No lesson here
learn-all = All lessons
learn-number = { $number } of { $of }
learn-begin = Begin
learn-again = Try again
learn-see = See what happens
learn-go-on = Continue
learn-next = Next lesson
learn-play = Play a game
learn-verdict = { $verdict ->
    [right] Right
    [fine] Good enough
   *[wrong] Not the best choice
}
