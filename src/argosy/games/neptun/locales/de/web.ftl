# Neptun im Browser.

game-neptun = Neptun
web-about-neptun = Nimm Aufträge an, wähle geheim deine Ruder, segle mit dem Wind und gewinne die Gunst von sechs Tempeln.
web-facts-neptun = 3 bis 5 Spieler, etwa 45 Minuten

## Am Tisch

web-wind = Wind { $wind }
web-forecast = Vorschau { $forecast }
web-round = Runde { $round }/3
web-phase-acquire = Auftrag { $turn }/5
web-phase-fulfil = Fahrt { $turn }/5
web-figure-points = Punkte
web-figure-gold = Gold

## Das Ende

web-tie-neptun = Bei gleichen Punkten teilt man sich den Platz.

## Wie Menüeinträge heißen

web-do-reveal = Nächsten Auftrag aufdecken
web-do-take = { $good } für { $city } auf Feld { $slot } nehmen
web-do-row = Ruderkarte { $oar }
web-do-sail = Nach { $city } segeln
web-do-stay = In { $city } bleiben
web-do-deliver = { $good } in { $city } liefern
web-do-deliver-and-buy = { $good } in { $city } liefern und einen Tempelpunkt kaufen
web-do-extra-yes = Zusatzdurchgang mitmachen
web-do-extra-no = Kein Zusatzdurchgang

## Der Spielplan

web-neptun-title = MARE NOSTRUM
web-neptun-sea = Seekarte
web-neptun-ports = Häfen in Reichweite
web-neptun-zoom = Zoom
web-neptun-zoom-in = Näher
web-neptun-zoom-out = Weiter weg
web-neptun-temples = Tempel
web-neptun-temple-words = { $name }: Plättchen { $tiles }; Marker { $tokens }
web-neptun-token = { $name } auf { $space }
web-neptun-tile = { $points } ginge an { $name }
web-neptun-tile-free = { $points } bliebe liegen
web-neptun-wind = Windstärke { $wind }
web-neptun-wind-forecast = Windstärke { $wind }, Vorschau { $forecast }
web-neptun-miles = { $miles } sm
web-neptun-range = Ruder { $oar } + Wind { $wind } = { $range } Seemeilen
web-neptun-reaches = { $count ->
    [0] kein anderer Hafen in Reichweite
    [one] 1 anderer Hafen in Reichweite
   *[other] { $count } andere Häfen in Reichweite
}
web-neptun-pay = { $gold } Gold zahlen
web-neptun-earn = { $gold } Gold bekommen
web-neptun-climb = +{ $points } in { $region }
web-neptun-place = dann Platz { $place }
web-neptun-place-tile = dann Platz { $place }: Plättchen { $tile }
web-neptun-loses = { $count ->
    [one] verliert Feld { $slots }
   *[other] verliert Felder { $slots }
}
web-neptun-display = Aufträge
web-neptun-reveal = Aufdecken
web-neptun-column-down = Spalte { $column }: verdeckt
web-neptun-column-taken = Spalte { $column }: vergeben
web-neptun-column-up = Spalte { $column }: { $contract }; Ruderstärke { $power }, Wind { $wind }{ $coins ->
    [0] {""}
    [one] ; 1 Münze
   *[other] ; { $coins } Münzen
}
web-neptun-column-given-up = Spalte { $column }, verzichtet: { $contract }; Ruderstärke { $power }, Wind { $wind }, Münzen { $coins }
web-neptun-contract-gold = { $good } für { $city } ({ $region }), { $gold } Gold
web-neptun-contract-points = { $good } für { $city } ({ $region }), { $points ->
    [one] 1 Tempelpunkt
   *[other] { $points } Tempelpunkte
}
web-neptun-chart = Deine Aufträge
web-neptun-chart-of = Auftragsleiste von { $name }
web-neptun-route = Route { $miles } sm, etwa { $reach } machbar
web-neptun-route-about = Seemeilen vom Schiff aus durch deine offenen Aufträge, von links nach rechts; und wie weit dich deine stärksten Ruder und der Wind in dieser Runde bringen können
web-neptun-route-of = Seemeilen der Route durch die offenen Aufträge von { $name }
web-neptun-slot-free = Feld { $slot }: frei
web-neptun-slot-open = Feld { $slot }: { $contract }
web-neptun-slot-fulfilled = Feld { $slot }, erfüllt: { $contract }
web-neptun-slot-lost = Feld { $slot }, verloren: { $contract }
web-neptun-slot-miles = { $miles } sm
web-neptun-deliver = Liefern. { $contract }
web-neptun-hand = Deine Ruder
web-neptun-chosen = Verdeckt: { $oar }
web-neptun-oar = Ruderstärke { $power }, Wind { $wind }
web-neptun-oar-starting = Startkarte, Ruderstärke { $power }, Wind { $wind }
web-neptun-oar-down = Eine verdeckte Ruderkarte
web-neptun-known-oars = Ruderkarten von { $name }, die alle gesehen haben
web-neptun-oars = Ruder dieses Durchgangs
web-neptun-scale = Ruderleiste
web-neptun-scale-about = Die in diesem Durchgang genommenen Ruderstärken: Die niedrigste beginnt im nächsten
web-neptun-extra = Machst du einen Zusatzdurchgang mit?
web-neptun-scoring = Wertung
web-neptun-all-at-once = Alles auf einmal
web-neptun-on = Weiter
web-neptun-look = { $what }; auf der Karte gezeigt
web-neptun-reach-free = Feld { $slot } in Reichweite
web-neptun-reach-paid = Feld { $slot } für { $gold } Gold
web-neptun-reach-far = Feld { $slot } außer Reichweite
web-neptun-step-take-or-reveal = Wähle einen Auftrag, oder decke den nächsten auf.
web-neptun-step-take = Wähle einen Auftrag.
web-neptun-step-reveal = Decke den nächsten Auftrag auf.
web-neptun-step-slot = Wähle ein Feld für { $good } nach { $city }.
web-neptun-step-oar = Wähle eine Ruderkarte.
web-neptun-step-port = Wähle einen Hafen: { $range ->
    [one] 1 Seemeile ist frei.
   *[other] { $range } Seemeilen sind frei.
}
web-neptun-step-in-port = Wähle, was du in { $city } tust.
web-neptun-since = Seit deinem letzten Zug ({ $count })
web-neptun-wins = { $name } gewinnt mit { $points } Punkten
