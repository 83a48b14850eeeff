# Der Rückblick auf eine beendete Partie.

review-failed = Der Rückblick wurde unterbrochen. Beginne ihn noch einmal: Er geht dort weiter, wo er stand.
