# Neptun im Terminal. Was getippt wird (take, sail), bleibt englisch.

## Vorbereitung

cli-option-wind_between_rounds = der Wind zu Beginn der Runden 2 und 3 (Regel N4.11).
cli-option-second_extra_turn = wem ein zweiter Zusatzdurchgang angeboten wird (Regel N5.4).
cli-option-zero_space_scores = ob ein Marker auf Stufe 0 eines Tempels ein Plättchen bekommt (Regel N6.2).
cli-option-open_hands = ob das Spiel die Ruderkarten der anderen anzeigt, die alle gesehen haben (Regel N9.2).

## Beim Spielen

cli-miles-from-where = Von welcher Stadt aus? Zum Beispiel: miles Roma

## Hilfe

cli-help-chart = die Seekarte
cli-help-miles = wie weit jede Stadt von Roma entfernt ist

## Auf dem Bildschirm

cli-neptun-starting = { $oar } Start
cli-neptun-contract = { $good } für { $city } ({ $region })
cli-neptun-gold = { $gold } Gold
cli-neptun-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cli-neptun-slot-free = frei
cli-neptun-slot-fulfilled = erfüllt
cli-neptun-slot-lost = verloren
cli-neptun-slot-short = { $city } { $good }, { $pays }
cli-neptun-slot-fulfilled-short = { $city } erfüllt
cli-neptun-slot-lost-short = { $city } verloren
cli-neptun-column-down = verdeckt
cli-neptun-column-taken = vergeben
cli-neptun-column-given-up = verzichtet
cli-neptun-acquire = Runde { $round } von 3, Aufträge annehmen, Durchgang { $turn } von 5.
cli-neptun-fulfil = Runde { $round } von 3, Aufträge erfüllen, Durchgang { $turn } von 5.
cli-neptun-extra = Runde { $round } von 3, Aufträge erfüllen, Zusatzdurchgang { $turn }.
cli-neptun-set-up = Das Spiel wird aufgebaut.
cli-neptun-over = Das Spiel ist vorbei.
cli-neptun-wind = Wind { $wind }.
cli-neptun-forecast = Vorschau { $forecast }, der nächste Wind ist also { $next }.
cli-neptun-order = Reihenfolge: { $order }.
cli-neptun-scale = Ruderleiste: { $scale }.
cli-neptun-display = Aufträge in der Auslage
cli-neptun-my-chart = Deine Auftragsleiste
cli-neptun-hand = Dein Schiff liegt in { $boat }. Deine Ruderkarten: { $cards }.
cli-neptun-chosen = Deine verdeckte Karte: { $oar }.
cli-neptun-reach = { $oar } (Reichweite { $range })
cli-neptun-players = Spieler
cli-neptun-you = { $name } (du)
cli-neptun-face-down = verdeckt
cli-neptun-charts = Auftragsleisten
cli-neptun-temples = Tempel, aktueller Stand
cli-neptun-gold-temple = Gold
cli-neptun-bonus = Bonus
cli-neptun-unseen = Noch nicht gesehen: Stadtkarten { $cities }; Waren { $goods }; Ruderkarten { $oars }.
cli-neptun-chart-title = Die Seekarte: Städte mit ihren Verbindungen in Seemeilen
cli-neptun-chart-key = { $sea } See, { $deep } Hochsee, Zahlen sind Seemeilen. Schiffe: { $boats }.
cli-neptun-way = { $city } { $miles }
cli-neptun-way-deep = { $city } { $miles } Hochsee
cli-neptun-boats = Schiffe: { $boats }.
cli-neptun-miles = Seemeilen ab { $city }: { $far }.
cli-neptun-head-column = Spalte
cli-neptun-head-contract = Auftrag
cli-neptun-head-my-contract = dein Auftrag
cli-neptun-head-pays = bringt
cli-neptun-head-miles = Seemeilen
cli-neptun-head-oar = Ruder
cli-neptun-head-coins = Münzen
cli-neptun-head-state = {""}
cli-neptun-head-slot = Feld
cli-neptun-head-slot-number = Feld { $slot }
cli-neptun-head-from-boat = ab Schiff
cli-neptun-head-from-left = ab letztem
cli-neptun-head-player = {""}
cli-neptun-head-points = Punkte
cli-neptun-head-gold = Gold
cli-neptun-head-boat = Schiff
cli-neptun-head-cards = Karten
cli-neptun-head-known = bekannte Ruder
cli-neptun-head-oar-now = Ruder jetzt
cli-neptun-head-temple = Tempel
cli-neptun-head-tiles = Plättchen
cli-neptun-head-standing = Stand
cli-neptun-head-number = Nr.
cli-neptun-head-cost = kostet
cli-neptun-head-earns = bringt
cli-neptun-head-loses = verliert Felder
cli-neptun-means-take = { $good } für { $city } ({ $region }), { $pays }, auf Feld { $slot }
cli-neptun-means-row = Reichweite { $range }
cli-neptun-notation = Züge
cli-neptun-notation-reveal = deckt den verdeckten Auftrag ganz links auf
cli-neptun-notation-take = nimmt den Auftrag aus Spalte 3 auf Feld 5
cli-neptun-notation-row = spielt die Ruderkarte mit Stärke 7 und Windwert -1
cli-neptun-notation-sail = segelt nach Roma; der Anfang des Namens genügt
cli-neptun-notation-deliver = segelt nach Roma und erfüllt den Auftrag auf Feld 4
cli-neptun-notation-buy = kauft außerdem für 3 Gold noch einen Tempelpunkt
cli-neptun-notation-stay = bleibt, wo das Schiff ist; stay deliver 2 erfüllt dort einen Auftrag
cli-neptun-notation-extra = macht den Zusatzdurchgang mit; extra no lässt ihn aus
