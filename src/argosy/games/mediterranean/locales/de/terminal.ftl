# Trading in the Mediterranean im Terminal. Was getippt wird (offer, store, wine-mars), bleibt englisch.

## Vorbereitung

cli-option-ticks = nach so vielen Fragerunden ist die Handelszeit einer Simulation um (Regel M6.1).
cli-option-calamity_relief = ob das Opfer einer Katastrophe wieder etwas steigt; von uns, nicht aus dem Regelheft (Regel M7.10).
cli-option-shared_win = ob ein Gleichstand am Ende ein geteilter Sieg ist (Regel M9.1).
cli-option-hidden_vp = ob Siegpunkte bis zum Ende verdeckt bleiben (Regel M2.4).
cli-option-trading_seconds = wie lange gehandelt wird; untimed endet, wenn alle fertig sind (Regel M6.1).
cli-option-trading_chat = ob beim Handeln frei geredet wird; dann kann Gerede über untere Kartenhälften bestraft werden (Regel M6.9).

## Wo das Spiel steht

cli-mediterranean-status = Runde { $turn } von 6, { $age }: { $phase }.
cli-mediterranean-order = Reihenfolge: { $order }.
cli-mediterranean-deals = Geschäfte in dieser Runde: { $count }.
cli-mediterranean-set-up = Das Spiel wird aufgebaut.
cli-mediterranean-end = Der letzte Gleichstand wird entschieden.
cli-mediterranean-over = Das Spiel ist vorbei.

## Spieler und Tableaus

cli-mediterranean-players = Spieler
cli-mediterranean-you = { $name } (du)
cli-mediterranean-hidden = verdeckt
cli-mediterranean-ready = fertig
cli-mediterranean-done = fertig
cli-mediterranean-track = { $side } { $space }
cli-mediterranean-board = Höfe: { $farms }. Städte { $cities } von { $city_room }, Häfen { $harbors } von { $harbor_room }, Weltwunder { $wonders } von { $wonder_room }. Lagerhaus für { $room }. Ausbauten: { $improvements }. Industrien: { $industries }; sie verkaufen SP für { $price }. VERFÜGBAR { $available }, Vorrat { $supply }.
cli-mediterranean-price = { $points ->
    [one] ${ $money }
   *[other] ${ $money } für { $points }
  }
cli-mediterranean-culture = Kultur, belegte Felder: { $rows }.
cli-mediterranean-culture-row = { $row } { $boxes }
cli-mediterranean-buildings = Gebäude ({ $track }), { $count } (Platz für { $limit }): { $listed }.
cli-mediterranean-new = neu
cli-mediterranean-used = eingesetzt
cli-mediterranean-building = { $building }
cli-mediterranean-development = { $development }
cli-mediterranean-place = { $place }
cli-mediterranean-source = { $source }

## Karten

cli-mediterranean-goods = { $goods }
cli-mediterranean-cards = { $cards }
cli-mediterranean-hand = Deine Hand
cli-mediterranean-total = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
  } auf der Hand, so wie sie ist { $money } wert.
cli-mediterranean-unstorable = { $bottom }, nicht lagerbar
cli-mediterranean-stock = Dein Lagerhaus, { $count } von { $room }: { $cards }.
cli-mediterranean-traces = Du hast weggegeben: { $traces }.
cli-mediterranean-trace = { $card }, jetzt bei { $who }
cli-mediterranean-spent = In dieser Runde ausgespielt
cli-mediterranean-unseen = Von dir nicht gesehen, in Stapeln, Händen und Lagerhäusern: { $goods }.

## Handel

cli-mediterranean-offers = Angebote
cli-mediterranean-no-offers = Es liegen keine Angebote auf dem Tisch.
cli-mediterranean-more-offers = { $count ->
    [one] Ein weiteres Angebot
   *[other] { $count } weitere Angebote
  }: table zeigt alle.
cli-mediterranean-offer = { $seat } gibt { $give } für { $want }, an { $all ->
    [true] alle
   *[false] { $seats }
  }
cli-mediterranean-can-accept = kannst du annehmen
cli-mediterranean-yours = deins
cli-mediterranean-promises = Versprechen für die nächste Politikphase: { $promises }.
cli-mediterranean-promise = { $seat } gab { $give }

## Was die Runde bringt

cli-mediterranean-developments = Entwicklungen
cli-mediterranean-developments-short = Entwicklungen dieser Runde: { $developments }.
cli-mediterranean-calamity-unhappiness = { $calamity } (trifft, wer am unzufriedensten ist): { $what }.
cli-mediterranean-calamity-barbarian = { $calamity } (trifft, wer am wenigsten sicher ist): { $what }.

cli-mediterranean-area-farm = Hof
cli-mediterranean-area-improvement = Ausbau
cli-mediterranean-area-any = beliebiger Ort
cli-mediterranean-effect-vp = { $signed } SP
cli-mediterranean-effect-money = { $cash }
cli-mediterranean-effect-happiness = { $signed } Zufriedenheit
cli-mediterranean-effect-safety = { $signed } Sicherheit
cli-mediterranean-effect-arrow = { $n ->
    [one] ein Pfeil
   *[other] { $n } Pfeile
  } zu { $side }
cli-mediterranean-effect-double = SP der Reihe { $row } zählen doppelt
cli-mediterranean-effect-give_arrow = ein Pfeil für einen Mitspieler ({ $track })
cli-mediterranean-effect-give_status = { $signed } { $status } für einen Mitspieler
cli-mediterranean-effect-worker = ein Arbeiter { $place ->
    [Stadt] in eine Stadt
    [Hafen] in einen Hafen
   *[other] auf: { $place }
  }
cli-mediterranean-effect-culture = ein Arbeiter in die Reihe { $row }, { $n } SP
cli-mediterranean-effect-culture-any = ein Arbeiter in eine beliebige Kulturreihe, { $n } SP
cli-mediterranean-effect-improve = { $kind ->
    [warehouse] ein Arbeiter ins Lagerhaus: Platz für 5
    [bank] ein Arbeiter in die Bank: Armut macht nicht traurig, oder Wohlstand bringt 3 SP
    [army] ein Arbeiter in die Armee: +2 Sicherheit
   *[colosseum] ein Arbeiter ins Kolosseum: +2 Zufriedenheit
  }
cli-mediterranean-effect-industry = ein Arbeiter in eine freie Industrie
cli-mediterranean-effect-wonder = ein Arbeiter in ein Weltwunder, { $n } SP je Gebäude ({ $track })
cli-mediterranean-effect-move = bis zu { $n } Arbeiter von Höfen in Städte
cli-mediterranean-effect-settle = ein Würfel aus dem Vorrat in eine Stadt oder auf einen leeren Hof
cli-mediterranean-effect-recruit = { $n ->
    [one] ein Würfel
   *[other] { $n } Würfel
  } aus dem Vorrat nach VERFÜGBAR
cli-mediterranean-effect-rise = +{ $n } Zufriedenheit oder +{ $n } Sicherheit
cli-mediterranean-effect-split = { $n } Schritte hinauf, verteilt auf Zufriedenheit und Sicherheit
cli-mediterranean-effect-accept = -{ $n } { $status }
cli-mediterranean-effect-idea = ein Ideenmarker bis zu { $n } Schritte in eine Richtung
cli-mediterranean-effect-half_money = das halbe Geld verlieren
cli-mediterranean-effect-tax = { $cash } je Würfel in Städten und Häfen zahlen, 1 SP für je { $cash }, die fehlen
cli-mediterranean-effect-lose = { $n ->
    [one] einen Würfel verlieren
   *[other] { $n } Würfel verlieren
  } ({ $areas })
cli-mediterranean-effect-rival_choice = { $n ->
    [one] einen Würfel verlieren, den
   *[other] { $n } Würfel verlieren, die
  } der sicherste Gegner wählt
cli-mediterranean-effect-lose_stock = alle gelagerten Karten verlieren
cli-mediterranean-effect-destroy = { $n ->
    [one] ein Gebäude verlieren
   *[other] { $n } Gebäude verlieren
  } ({ $track })
cli-mediterranean-effect-destroy-any = { $n ->
    [one] ein Gebäude verlieren
   *[other] { $n } Gebäude verlieren
  }
cli-mediterranean-effect-toward_zero = Marker { $track } { $n } Richtung 0
cli-mediterranean-effect-otherwise = { $signed } SP, wenn nichts davon da ist

## Tabellenköpfe

cli-mediterranean-head-player = {""}
cli-mediterranean-head-vp = SP
cli-mediterranean-head-money = Geld
cli-mediterranean-head-government = Staatsform
cli-mediterranean-head-religion = Religion
cli-mediterranean-head-happiness = zufr.
cli-mediterranean-head-safety = sicher
cli-mediterranean-head-hand = Hand
cli-mediterranean-head-stored = Lager
cli-mediterranean-head-known = hat bekanntlich
cli-mediterranean-head-good = {""}
cli-mediterranean-head-cards = Karten
cli-mediterranean-head-worth = Wert
cli-mediterranean-head-more = eine mehr
cli-mediterranean-head-bottoms = untere Hälften
cli-mediterranean-head-development = {""}
cli-mediterranean-head-typed = getippt
cli-mediterranean-head-price = Preis
cli-mediterranean-head-workers = Arbeiter
cli-mediterranean-head-effect = {""}
cli-mediterranean-head-number = Nr.

## Das Menü

cli-mediterranean-compose = Angebote werden getippt: offer 2 wine for 1 gold + 1vp to 3. Die Zahlen nach „to“ sind Plätze; ohne sie geht das Angebot an alle. help zeigt mehr.
cli-mediterranean-compose-cards = Welche Karten gehen, sagst du: offer 1 ore for 1 salt with ore-mars; accept 12 with ore-mars; store wine-mars salt-venus.
cli-mediterranean-means-ready = nichts mehr wollen; der Handel endet, wenn alle fertig sind
cli-mediterranean-means-unready = doch weiterhandeln
cli-mediterranean-means-wait = die anderen dranlassen
cli-mediterranean-means-confirm = nichts mehr kaufen; übriges Geld wird halbiert
cli-mediterranean-means-undo = deinen letzten Kauf zurücknehmen
cli-mediterranean-means-prosperity = 3 SP für jede Karte Wohlstand
cli-mediterranean-means-poverty = Karten Armut machen nicht traurig
cli-mediterranean-means-flip = { $track } zu { $side }; ihre Gebäude werden zerstört
cli-mediterranean-means-accuse = Abstimmung über { $name } verlangen
cli-mediterranean-means-penalise = { $count ->
    [0] nicht schuldig
   *[other] { $count } SP
  }
cli-mediterranean-means-build = { $name }, ${ $price }, { $cubes ->
    [one] ein Würfel
   *[other] { $cubes } Würfel
  }: { $what }
cli-mediterranean-means-buy = { $name }, ${ $price }
cli-mediterranean-means-points = { $points } SP mit deiner Industrie, ${ $price }

## Hilfe

cli-mediterranean-help-table = alles auf dem Tisch: Spieler, Karten, Angebote, Tableaus
cli-mediterranean-help-boards = die Tableaus aller Spieler
cli-mediterranean-notation = Eingaben
cli-mediterranean-notation-offer = bietet allen zwei Wein für ein Gold
cli-mediterranean-notation-offer-to = verlangt auch einen Siegpunkt, und nur Platz 3 darf annehmen; to 2 3 nennt zwei Plätze
cli-mediterranean-notation-offer-with = sagt, welche Karte gehen würde; ohne das die erste, die passt
cli-mediterranean-notation-offer-pact = verlangt das Versprechen, dass Gebäude g5 in der nächsten Politikphase nicht gegen Platz 1 eingesetzt wird; use g5 1 ist das Versprechen, es einzusetzen, use g5 1 white mit einem weißen Pfeil
cli-mediterranean-notation-accept = nimmt Angebot 12 an
cli-mediterranean-notation-accept-with = nimmt es an und sagt, welche Karte geht
cli-mediterranean-notation-withdraw = zieht dein Angebot 12 zurück
cli-mediterranean-notation-store = hat genau diese Karten im Lagerhaus; store nothing leert es
cli-mediterranean-notation-show = zeigt allen Spielern die oberen Hälften von zwei Karten Wein
cli-mediterranean-notation-wait = lässt die anderen dran, dann wirst du wieder gefragt
cli-mediterranean-notation-ready = beendet deinen Handel in dieser Runde; unready nimmt es zurück, wenn du noch einmal gefragt wirst
cli-mediterranean-notation-use = setzt Gebäude g4 für dich selbst ein
cli-mediterranean-notation-use-on = setzt Gebäude g5 gegen Platz 3 ein; ein Pfeil nennt auch seine Farbe: use g5 on 3 black
cli-mediterranean-notation-flip = wendet deine Religion auf die andere Seite
cli-mediterranean-notation-pass = tut in diesem Schritt nichts mehr
cli-mediterranean-notation-bank = die Wahl deiner Bank; bank poverty ist die andere
cli-mediterranean-notation-vote = nennt Platz 2 als Opfer
cli-mediterranean-notation-accuse = verlangt eine Abstimmung über Platz 2 wegen Geredes über untere Kartenhälften, wo es freien Chat gibt
cli-mediterranean-notation-penalty = nennt bei einer solchen Abstimmung eine Strafe von 3 Siegpunkten; penalty 0 ist keine
cli-mediterranean-notation-lose = gibt den Würfel des Getreidehofs auf
cli-mediterranean-notation-build = baut Plättchen g4
cli-mediterranean-notation-buy = kauft Armee mit dem Arbeiter vom Salzhof; für eine Industrie oder Reihe: buy industry-1 from available for wool
cli-mediterranean-notation-points = macht aus Geld 3 Siegpunkte
cli-mediterranean-notation-undo-purchase = nimmt deinen letzten Kauf zurück
cli-mediterranean-notation-confirm = beendet deinen Einkauf
