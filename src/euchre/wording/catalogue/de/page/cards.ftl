# Was auf Karten steht.

mark = { $mark ->
    [left-bower] linker Bower
    [right-bower] rechter Bower
    [Best-Bower] Best Bower
   *[Benny] Benny
}
