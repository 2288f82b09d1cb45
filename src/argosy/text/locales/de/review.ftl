# Der Rückblick auf ein Spiel: was eine Entscheidung kostete, woher ein Ergebnis kam, was Geschäfte wert waren. Chancenpunkte sind Prozent.

review-nothing-better = Gewählt: { $played }. Nichts, was versucht wurde, war besser.
review-about-as-good = Gewählt: { $played }. Etwa gleich gut: { $best }.
review-cost = Gewählt: { $played }. Besser: { $best }. Das verschenkte { $chance } oder { $points } des Spiels.
review-cost-of = Gewählt: { $played }. Besser: { $best }; das bringt auch: { $what }. Die Wahl verschenkte { $chance } oder { $points } des Spiels.
review-chance = { $value } Chancenpunkte ({ $low } bis { $high })
review-points = { $value } Punkte
review-things = { $things }
choice-notation = { $text }
review-label-inaccuracy = ungenau
review-label-mistake = Fehler
review-label-blunder = grober Fehler

## Überschriften und Tabellen

review-title = Rückblick: { $game }
review-of = { $name }: Entscheidungen
review-curve = Gewinnchancen, wie jeder Spieler sie beurteilen konnte
review-after = Nach Eingabe { $number }
review-ledger = Wo die Chance blieb, in Hundertsteln
review-player = Spieler
review-start = Anfang
review-luck = Glück
review-own = Eigene Wahl
review-others = Wahl der anderen
review-result = Ergebnis
review-ledger-note = Anfang, Glück, eigene Wahl und Wahl der anderen ergeben zusammen das Ergebnis.
review-number = Eingabe
review-label = Urteil
review-cost-head = Kosten
review-decision = Entscheidung
review-in-hindsight = Im Nachhinein
review-summary = { $judged } Entscheidungen beurteilt: { $blunders } grobe Fehler, { $mistakes } Fehler, { $inaccuracies } ungenau.
review-none = Nichts auszusetzen: Keine Entscheidung hat ein Urteil.
review-deals = Geschäfte
review-deals-head = Was Geschäfte wert waren, nach dem Wissen jedes Spielers und mit allen Karten offen
review-gave = Gab
review-got = Bekam
review-known = Wie bekannt
review-true = In Wahrheit
review-passed-by = Ausgelassene Angebote
review-unfinished = Die Aufzeichnung endet vor dem Spiel; zurückgeblickt wird bis zur Eingabe { $number }.
review-how = Ein Urteil steht, wo eine Entscheidung 2 (ungenau), 5 (Fehler) oder 10 (grober Fehler) Chancenpunkte verschenkte und ihr Intervall die Null ausschließt, nach dem, was der Spieler wusste.
review-every = Alle Entscheidungen
