# Die Optionen von Trading in the Mediterranean und ihre Werte, auf der Seite, im Terminal und in der Hilfe.
# Die Option `open_hands` ist `option-open-hands`, ihr Wert `no` ist `option-open-hands-no`; Zahlen dürfen fehlen.

option-calamity-relief = Das Opfer einer Katastrophe erholt sich ein wenig
option-calamity-relief-on = ja
option-calamity-relief-off = nein
option-shared-win = Bei Gleichstand wird der Sieg geteilt
option-shared-win-on = ja
option-shared-win-off = nein
option-hidden-vp = Siegpunkte bleiben verdeckt
option-hidden-vp-on = ja
option-hidden-vp-off = nein
option-trading-seconds = Zeit zum Handeln
option-trading-seconds-60 = 1 Minute
option-trading-seconds-120 = 2 Minuten
option-trading-seconds-180 = 3 Minuten
option-trading-seconds-240 = 4 Minuten
option-trading-seconds-300 = 5 Minuten
option-trading-seconds-420 = 7 Minuten
option-trading-seconds-600 = 10 Minuten
option-trading-seconds-untimed = bis alle fertig sind
option-trading-seconds-post = über mehrere Tage
option-trading-chat = Freier Chat beim Handeln
option-trading-chat-on = ja
option-trading-chat-off = nein
option-ticks = Fragerunden im Handel einer Simulation
