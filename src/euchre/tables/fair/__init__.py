"""The fair deal: nobody alone can choose the cards, and afterwards anybody can check that nobody has."""
