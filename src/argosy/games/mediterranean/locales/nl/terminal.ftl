# Trading in the Mediterranean in de terminal. Woorden die getypt worden (offer, store, wine-mars) blijven Engels.

## Klaarzetten

cli-option-ticks = na hoeveel vraagrondes de handelstijd van een simulatie om is (regel M6.1).
cli-option-calamity_relief = of het slachtoffer van een ramp weer een beetje stijgt; van ons, niet van het spelregelboek (regel M7.10).
cli-option-shared_win = of een gelijke stand aan het eind een gedeelde zege is (regel M9.1).
cli-option-hidden_vp = of punten tot het eind verborgen blijven (regel M2.4).
cli-option-trading_seconds = hoe lang de handel duurt; untimed eindigt zodra iedereen klaar is (regel M6.1).
cli-option-trading_chat = of er tijdens de handel vrij gepraat wordt; dan kan een stemming gepraat over onderkanten bestraffen (regel M6.9).

## Hoe het ervoor staat

cli-mediterranean-status = Ronde { $turn } van 6, { $age }: { $phase }.
cli-mediterranean-order = Volgorde: { $order }.
cli-mediterranean-deals = Ruilen deze ronde: { $count }.
cli-mediterranean-set-up = Het spel wordt klaargezet.
cli-mediterranean-end = De laatste gelijke stand wordt beslist.
cli-mediterranean-over = Het spel is afgelopen.

## Spelers en borden

cli-mediterranean-players = Spelers
cli-mediterranean-you = { $name } (jij)
cli-mediterranean-hidden = verborgen
cli-mediterranean-ready = klaar
cli-mediterranean-done = klaar
cli-mediterranean-track = { $side } { $space }
cli-mediterranean-board = Boerderijen: { $farms }. Steden { $cities } van { $city_room }, havens { $harbors } van { $harbor_room }, wereldwonderen { $wonders } van { $wonder_room }. Pakhuis voor { $room }. Verbeteringen: { $improvements }. Industrie: { $industries }; punten kosten { $price }. BESCHIKBAAR { $available }, voorraad { $supply }.
cli-mediterranean-price = { $points ->
    [one] ${ $money }
   *[other] ${ $money } voor { $points }
  }
cli-mediterranean-culture = Cultuur, gevulde vakken: { $rows }.
cli-mediterranean-culture-row = { $row } { $boxes }
cli-mediterranean-buildings = Gebouwen van { $track }, { $count } (plaats voor { $limit }): { $listed }.
cli-mediterranean-new = nieuw
cli-mediterranean-used = gebruikt
cli-mediterranean-building = { $building }
cli-mediterranean-development = { $development }
cli-mediterranean-place = { $place }
cli-mediterranean-source = { $source }

## Kaarten

cli-mediterranean-goods = { $goods }
cli-mediterranean-cards = { $cards }
cli-mediterranean-hand = Je hand
cli-mediterranean-total = { $cards ->
    [one] Eén kaart
   *[other] { $cards } kaarten
  } op hand, zo { $money } waard.
cli-mediterranean-unstorable = { $bottom }, kan niet in het pakhuis
cli-mediterranean-stock = Je pakhuis, { $count } van { $room }: { $cards }.
cli-mediterranean-traces = Je gaf weg: { $traces }.
cli-mediterranean-trace = { $card }, nu bij { $who }
cli-mediterranean-spent = Deze ronde uitgegeven
cli-mediterranean-unseen = Door jou niet gezien, in stapels, handen en pakhuizen: { $goods }.

## Handel

cli-mediterranean-offers = Biedingen
cli-mediterranean-no-offers = Er ligt geen bod op tafel.
cli-mediterranean-more-offers = { $count ->
    [one] Nog één bod
   *[other] Nog { $count } biedingen
  }: table toont alles.
cli-mediterranean-offer = { $seat } geeft { $give } voor { $want }, aan { $all ->
    [true] allen
   *[false] { $seats }
  }
cli-mediterranean-can-accept = je kunt aannemen
cli-mediterranean-yours = van jou
cli-mediterranean-promises = Beloften voor de volgende fase Bestuur: { $promises }.
cli-mediterranean-promise = { $seat } gaf { $give }

## Wat de ronde brengt

cli-mediterranean-developments = Ontwikkelingen
cli-mediterranean-developments-short = Ontwikkelingen van deze ronde: { $developments }.
cli-mediterranean-calamity-unhappiness = { $calamity } treft wie het minst tevreden is: { $what }.
cli-mediterranean-calamity-barbarian = { $calamity } treft wie het minst veilig is: { $what }.

cli-mediterranean-area-farm = boerderij
cli-mediterranean-area-improvement = verbetering
cli-mediterranean-area-any = waar je wilt
cli-mediterranean-effect-vp = { $signed } punten
cli-mediterranean-effect-money = { $cash }
cli-mediterranean-effect-happiness = { $signed } tevredenheid
cli-mediterranean-effect-safety = { $signed } veiligheid
cli-mediterranean-effect-arrow = { $n ->
    [one] één pijl
   *[other] { $n } pijlen
  } naar { $side }
cli-mediterranean-effect-double = punten van { $row } tellen dubbel
cli-mediterranean-effect-give_arrow = één pijl op de { $track } van een medespeler
cli-mediterranean-effect-give_status = { $signed } { $status } voor een medespeler
cli-mediterranean-effect-worker = een arbeider naar een { $place }
cli-mediterranean-effect-culture = een arbeider naar { $row }, { $n } punten
cli-mediterranean-effect-culture-any = een arbeider naar een rij cultuur naar keuze, { $n } punten
cli-mediterranean-effect-improve = { $kind ->
    [warehouse] een arbeider naar het pakhuis: plaats voor 5
    [bank] een arbeider naar de bank: Armoede stemt niet droevig, of Voorspoed geeft 3 punten
    [army] een arbeider naar het leger: +2 veiligheid
   *[colosseum] een arbeider naar het colosseum: +2 tevredenheid
  }
cli-mediterranean-effect-industry = een arbeider naar een vrije industrie
cli-mediterranean-effect-wonder = een arbeider naar een wereldwonder, { $n } punten per gebouw van { $track }
cli-mediterranean-effect-move = tot { $n } arbeiders van boerderijen naar steden
cli-mediterranean-effect-settle = één blokje uit de voorraad naar een stad of een lege boerderij
cli-mediterranean-effect-recruit = { $n ->
    [one] één blokje
   *[other] { $n } blokjes
  } uit de voorraad naar BESCHIKBAAR
cli-mediterranean-effect-rise = +{ $n } tevredenheid of +{ $n } veiligheid
cli-mediterranean-effect-split = { $n } stappen omhoog, verdeeld over tevredenheid en veiligheid
cli-mediterranean-effect-accept = -{ $n } { $status }
cli-mediterranean-effect-idea = één ideeënmarker hoogstens { $n } stappen, welke kant je wilt
cli-mediterranean-effect-half_money = verlies de helft van het geld
cli-mediterranean-effect-tax = betaal { $cash } per blokje in stad en haven, 1 punt voor elke { $cash } die ontbreekt
cli-mediterranean-effect-lose = { $n ->
    [one] verlies een blokje
   *[other] verlies { $n } blokjes
  } ({ $areas })
cli-mediterranean-effect-rival_choice = verlies { $n ->
    [one] een blokje
   *[other] { $n } blokjes
  } naar keuze van de veiligste medespeler
cli-mediterranean-effect-lose_stock = verlies alle kaarten in het pakhuis
cli-mediterranean-effect-destroy = { $n ->
    [one] verlies een gebouw
   *[other] verlies { $n } gebouwen
  } van { $track }
cli-mediterranean-effect-destroy-any = { $n ->
    [one] verlies een gebouw
   *[other] verlies { $n } gebouwen
  }
cli-mediterranean-effect-toward_zero = marker van { $track } { $n } richting 0
cli-mediterranean-effect-otherwise = { $signed } punten als daar niets van is

## Koppen

cli-mediterranean-head-player = {""}
cli-mediterranean-head-vp = punten
cli-mediterranean-head-money = geld
cli-mediterranean-head-government = staatsvorm
cli-mediterranean-head-religion = godsdienst
cli-mediterranean-head-happiness = tevreden
cli-mediterranean-head-safety = veilig
cli-mediterranean-head-hand = hand
cli-mediterranean-head-stored = pakhuis
cli-mediterranean-head-known = heeft zeker
cli-mediterranean-head-good = {""}
cli-mediterranean-head-cards = kaarten
cli-mediterranean-head-worth = waard
cli-mediterranean-head-more = één meer
cli-mediterranean-head-bottoms = onderkanten
cli-mediterranean-head-development = {""}
cli-mediterranean-head-typed = getypt
cli-mediterranean-head-price = prijs
cli-mediterranean-head-workers = arbeiders
cli-mediterranean-head-effect = {""}
cli-mediterranean-head-number = Nr.

## Het menu

cli-mediterranean-compose = Een bod typ je: offer 2 wine for 1 gold + 1vp to 3. De nummers na "to" zijn stoelen; zonder is het bod aan allen. help toont meer.
cli-mediterranean-compose-cards = Welke kaarten gaan, bepaal jij: offer 1 ore for 1 salt with ore-mars; accept 12 with ore-mars; store wine-mars salt-venus.
cli-mediterranean-means-ready = niets meer willen; de handel eindigt als allen klaar zijn
cli-mediterranean-means-unready = toch verder handelen
cli-mediterranean-means-wait = de anderen aan bod laten
cli-mediterranean-means-confirm = niets meer kopen; geld dat overblijft wordt gehalveerd
cli-mediterranean-means-undo = je laatste aankoop terugnemen
cli-mediterranean-means-prosperity = 3 punten voor elke kaart Voorspoed
cli-mediterranean-means-poverty = kaarten Armoede stemmen niet droevig
cli-mediterranean-means-flip = { $track } naar { $side }; de gebouwen ervan gaan verloren
cli-mediterranean-means-accuse = vraag een stemming over { $name }
cli-mediterranean-means-penalise = { $count ->
    [0] niet schuldig
    [one] { $count } punt
   *[other] { $count } punten
  }
cli-mediterranean-means-build = { $name }, ${ $price }, { $cubes ->
    [one] één blokje
   *[other] { $cubes } blokjes
  }: { $what }
cli-mediterranean-means-buy = { $name }, ${ $price }
cli-mediterranean-means-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } met je industrie, ${ $price }

## Hulp

cli-mediterranean-help-table = alles op tafel: spelers, kaarten, biedingen, borden
cli-mediterranean-help-boards = de borden van alle spelers
cli-mediterranean-notation = Invoer
cli-mediterranean-notation-offer = biedt allen twee wijn voor één goud
cli-mediterranean-notation-offer-to = vraagt er een punt bij, en alleen stoel 3 mag aannemen; to 2 3 noemt twee stoelen
cli-mediterranean-notation-offer-with = zegt welke kaart zou gaan; zonder gaat de eerste die past
cli-mediterranean-notation-offer-pact = wil de belofte dat gebouw g5 in de volgende fase Bestuur niet tegen stoel 1 gebruikt wordt; use g5 1 is de belofte van wel, use g5 1 white met een witte pijl
cli-mediterranean-notation-accept = neemt bod 12 aan
cli-mediterranean-notation-accept-with = neemt het aan en zegt welke kaart gaat
cli-mediterranean-notation-withdraw = trekt je bod 12 in
cli-mediterranean-notation-store = legt precies deze kaarten in het pakhuis; store nothing maakt het leeg
cli-mediterranean-notation-show = toont allen de bovenkant van twee kaarten wijn
cli-mediterranean-notation-wait = beëindigt je beurt; de anderen komen aan bod, daarna jij weer
cli-mediterranean-notation-ready = beëindigt je handel van deze ronde; unready neemt dat terug als je nog eens gevraagd wordt
cli-mediterranean-notation-use = gebruikt gebouw g4 voor jezelf
cli-mediterranean-notation-use-on = gebruikt gebouw g5 tegen stoel 3; bij een pijl ook de kleur: use g5 on 3 black
cli-mediterranean-notation-flip = draait je godsdienst naar de andere kant
cli-mediterranean-notation-pass = doet niets meer in deze stap
cli-mediterranean-notation-bank = de keuze van je bank; bank poverty is de andere
cli-mediterranean-notation-vote = wijst stoel 2 aan als slachtoffer
cli-mediterranean-notation-accuse = vraagt een stemming over stoel 2 om gepraat over onderkanten, als de tafel vrij praat
cli-mediterranean-notation-penalty = noemt in zo’n stemming een straf van 3 punten; penalty 0 is geen straf
cli-mediterranean-notation-lose = geeft het blokje van de boerderij graan op
cli-mediterranean-notation-build = bouwt tegel g4
cli-mediterranean-notation-buy = koopt Leger met de arbeider van de boerderij zout; voor een industrie of een rij: buy industry-1 from available for wool
cli-mediterranean-notation-points = maakt van geld 3 punten
cli-mediterranean-notation-undo-purchase = neemt je laatste aankoop terug
cli-mediterranean-notation-confirm = beëindigt je aankopen
