# Neptun in de terminal. Woorden die getypt worden (take, sail) blijven Engels.

## Klaarzetten

cli-option-wind_between_rounds = de wind aan het begin van ronde 2 en 3 (regel N4.11).
cli-option-second_extra_turn = wie een tweede extra beurt krijgt aangeboden (regel N5.4).
cli-option-zero_space_scores = of een schijfje op veld 0 van een tempel een tegel krijgt (regel N6.2).
cli-option-open_hands = of het spel de roerkaarten van de anderen toont die iedereen heeft gezien (regel N9.2).

## Spelen

cli-miles-from-where = Vanaf welke stad? Bijvoorbeeld: miles Roma

## Hulp

cli-help-chart = de zeekaart
cli-help-miles = hoe ver elke stad van Roma ligt

## Op het scherm

cli-neptun-starting = { $oar } start
cli-neptun-contract = { $good } voor { $city } ({ $region })
cli-neptun-gold = { $gold } goud
cli-neptun-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
cli-neptun-slot-free = vrij
cli-neptun-slot-fulfilled = uitgevoerd
cli-neptun-slot-lost = verloren
cli-neptun-slot-short = { $city } { $good }, { $pays }
cli-neptun-slot-fulfilled-short = { $city } uitgevoerd
cli-neptun-slot-lost-short = { $city } verloren
cli-neptun-column-down = gedekt
cli-neptun-column-taken = weg
cli-neptun-column-given-up = afgewezen
cli-neptun-acquire = Ronde { $round } van 3, contracten aannemen, beurt { $turn } van 5.
cli-neptun-fulfil = Ronde { $round } van 3, contracten uitvoeren, beurt { $turn } van 5.
cli-neptun-extra = Ronde { $round } van 3, contracten uitvoeren, extra beurt { $turn }.
cli-neptun-set-up = Het bord wordt klaargelegd.
cli-neptun-over = Het spel is afgelopen.
cli-neptun-wind = Wind { $wind }.
cli-neptun-forecast = Windvoorspelling { $forecast }, dus de volgende wind is { $next }.
cli-neptun-order = Speelvolgorde: { $order }.
cli-neptun-scale = Roerspoor: { $scale }.
cli-neptun-display = Uitgelegde contracten
cli-neptun-my-chart = Je contractstrook
cli-neptun-hand = Je schip ligt in { $boat }. Je roerkaarten: { $cards }.
cli-neptun-chosen = Je gedekte kaart: { $oar }.
cli-neptun-reach = { $oar } (vaarafstand { $range })
cli-neptun-players = Spelers
cli-neptun-you = { $name } (jij)
cli-neptun-face-down = gedekt
cli-neptun-charts = Stroken
cli-neptun-temples = Tempels, stand van nu
cli-neptun-gold-temple = Goud
cli-neptun-bonus = Bonus
cli-neptun-unseen = Nog niet gezien: stadskaarten { $cities }; goederen { $goods }; roerkaarten { $oars }.
cli-neptun-chart-title = De zeekaart: steden met hun verbindingen in zeemijlen
cli-neptun-chart-key = { $sea } zee, { $deep } diepzee, getallen zijn zeemijlen. Schepen: { $boats }.
cli-neptun-way = { $city } { $miles }
cli-neptun-way-deep = { $city } { $miles } diepzee
cli-neptun-boats = Schepen: { $boats }.
cli-neptun-miles = Zeemijlen vanaf { $city }: { $far }.
cli-neptun-head-column = Kolom
cli-neptun-head-contract = contract
cli-neptun-head-my-contract = jouw contract
cli-neptun-head-pays = levert op
cli-neptun-head-miles = zeemijlen
cli-neptun-head-oar = roerkaart
cli-neptun-head-coins = munten
cli-neptun-head-state = {""}
cli-neptun-head-slot = Veld
cli-neptun-head-slot-number = veld { $slot }
cli-neptun-head-from-boat = van schip
cli-neptun-head-from-left = van vorige
cli-neptun-head-player = {""}
cli-neptun-head-points = punten
cli-neptun-head-gold = goud
cli-neptun-head-boat = schip
cli-neptun-head-cards = kaarten
cli-neptun-head-known = nog te spelen
cli-neptun-head-oar-now = roeit nu
cli-neptun-head-temple = Tempel
cli-neptun-head-tiles = tegels
cli-neptun-head-standing = stand
cli-neptun-head-number = Nr.
cli-neptun-head-cost = kost
cli-neptun-head-earns = levert op
cli-neptun-head-loses = verliest velden
cli-neptun-means-take = { $good } voor { $city } ({ $region }), { $pays }, op veld { $slot }
cli-neptun-means-row = vaarafstand { $range }
cli-neptun-notation = Zetten
cli-neptun-notation-reveal = draait het meest linkse gedekte contract open
cli-neptun-notation-take = neemt het contract van kolom 3 aan, op veld 5
cli-neptun-notation-row = speelt de roerkaart met roeikracht 7 en windwaarde -1
cli-neptun-notation-sail = vaart naar Roma; het begin van een naam is genoeg
cli-neptun-notation-deliver = vaart naar Roma en voert het contract van veld 4 uit
cli-neptun-notation-buy = koopt daarbij voor 3 goud nog een tempelpunt
cli-neptun-notation-stay = blijft waar het schip ligt; stay deliver 2 voert daar een contract uit
cli-neptun-notation-extra = speelt een extra beurt; extra no slaat die af
