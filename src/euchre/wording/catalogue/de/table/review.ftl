# Die Analyse einer beendeten Partie.

review-failed = Die Analyse wurde unterbrochen. Beginne sie noch einmal: Sie geht dort weiter, wo sie stand.
