# What is written on cards.

cards-benny = Benny
mark = { $mark ->
    [left-bower] left bower
    [right-bower] right bower
   *[Benny] Benny
}
