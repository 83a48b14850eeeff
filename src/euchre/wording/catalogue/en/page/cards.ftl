# What is written on cards.

mark = { $mark ->
    [left-bower] left bower
    [right-bower] right bower
    [Best-Bower] Best Bower
   *[Benny] Benny
}
