# Farben, und Karten, wie sie vorgelesen werden.

suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
    [spades] Pik
   *[none] ohne Trumpf
}
rank = { $rank ->
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Bube
    [12] Dame
    [13] König
   *[14] Ass
}
card = { suit }-{ rank }
card-benny-two = Pik-Zwei
