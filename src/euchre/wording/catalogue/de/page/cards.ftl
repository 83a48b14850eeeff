# Was auf Karten steht.

cards-benny = Benny
mark = { $mark ->
    [left-bower] linker Bower
    [right-bower] rechter Bower
   *[Benny] Benny
}
