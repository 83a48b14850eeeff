# Die Auswertung einer beendeten Partie.

review-failed = Die Auswertung wurde unterbrochen. Beginne sie noch einmal: Sie geht dort weiter, wo sie stand.
