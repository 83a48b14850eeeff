# Why a finished match cannot be saved as a file of Euchre Game Notation (EGN).

egn-players = EGN keeps the scores of two sides, and three play here.
egn-widow = EGN has no words for cards that are dealt aside.
egn-games = EGN holds one game, and this match has several.
egn-deals = EGN holds 100 deals at most, and this game has more.
egn-names = EGN holds names of up to 64 letters, and one here is longer.
egn-deal = EGN has no words for what happened in deal { $deal }. The log has it all.
