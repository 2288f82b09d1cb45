# Die Optionen von Neptun und ihre Werte, auf der Seite, im Terminal und in der Hilfe.
# Die Option `open_hands` ist `option-open-hands`, ihr Wert `no` ist `option-open-hands-no`; Zahlen dürfen fehlen.

option-wind-between-rounds = Wind zu Beginn der Runden 2 und 3
option-wind-between-rounds-forecast = wie vorhergesagt
option-wind-between-rounds-keep = wie zuvor
option-wind-between-rounds-reset = Stärke 5
option-second-extra-turn = Zweiter Zusatzdurchgang
option-second-extra-turn-takers = für alle, die beim ersten dabei waren
option-second-extra-turn-anyone = für alle
option-zero-space-scores = Ein Marker auf Stufe 0 bekommt ein Plättchen
option-zero-space-scores-no = nein
option-zero-space-scores-yes = ja
option-open-hands = Ruderkarten, die alle gesehen haben, werden angezeigt
option-open-hands-yes = ja
option-open-hands-no = nein
