# Ansagen. Im Englischen hat jede Vorlage die Worte ihrer Quelle (narration/speech.py), im Deutschen sagen alle dasselbe.

spoken-order = ich nehme an
spoken-order-alone = ich nehme an und spiele allein
spoken-assist = ich nehme an
spoken-assist-alone = ich nehme an und spiele allein
spoken-take = ich nehme auf
spoken-take-alone = ich nehme auf und spiele allein
spoken-over = ich passe
spoken-alone = ich spiele allein
spoken-defend = ich verteidige allein
