# Trading in the Mediterranean: wat de spelers tijdens het spel lezen. Namen van kaarten staan in names.ftl.
# Spelers staan er met hun naam. Geld is $3. Goederen staan er met een aantal ("2 wijn"), kaarten met hun onderkant ("2 wijn (Mars)").

good-wool = wol
good-timber = hout
good-ore = erts
good-art = kunst
good-slaves = slaven
good-dye = verfstof
good-wine = wijn
good-spices = specerijen
good-gold = goud
good-piracy = Piraterij

# Zoveel van een goed, en wat er verder in een ruil te tellen is.
some-good = { $count } { $good }
some-slaves = { $count ->
    [one] { $count } slaaf
   *[other] { $count } slaven
}
some-spices = { $count ->
    [one] { $count } specerij
   *[other] { $count } specerijen
}
some-civic = { $count ->
    [one] { $count } stadskaart
   *[other] { $count } stadskaarten
}
some-luxury = { $count ->
    [one] { $count } luxekaart
   *[other] { $count } luxekaarten
}
some-vp = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
card-with-bottom = { $ware } ({ $bottom })
ware-nothing = niets
either-building = { $one } / { $other }
pact-use = de belofte om { $building } tegen { $target } te gebruiken
pact-spare = de belofte om { $building } niet tegen { $target } te gebruiken
pact-use-white = de belofte om { $building } tegen { $target } te gebruiken met een witte pijl, naar Democratie
pact-use-black = de belofte om { $building } tegen { $target } te gebruiken met een zwarte pijl, naar Dictatuur
pact-use-blue = de belofte om { $building } tegen { $target } te gebruiken met een blauwe pijl, naar Venus
pact-use-red = de belofte om { $building } tegen { $target } te gebruiken met een rode pijl, naar Mars
each-votes = { $seat } voor { $victim }

bottom-democracy = Democratie
bottom-dictatorship = Dictatuur
bottom-mars = Mars
bottom-venus = Venus
bottom-prosperity = Voorspoed
bottom-poverty = Armoede
bottom-depression = Neerslachtigheid
bottom-barbarians = Barbaren
bottom-fury = Barbarenwoede
bottom-corruption = Corruptie
bottom-slave-revolt = Slavenopstand
bottom-zealots-venus = Zeloten van Venus
bottom-zealots-mars = Zeloten van Mars

track-government = staatsvorm
track-happiness = { status-happiness }
track-safety = { status-safety }
track-religion = godsdienst
side-democracy = Democratie
side-dictatorship = Dictatuur
side-venus = Venus
side-mars = Mars
status-happiness = tevredenheid
status-safety = veiligheid

age-stone = steentijd
age-bronze = bronstijd
age-iron = ijzertijd
phase-production = Productie
phase-civic = Bestuur
phase-trading = Handel
phase-judging = Stemming over gepraat
phase-resolution = Afhandeling
phase-purchasing = Aankopen

deck-grain = graanstapel
deck-wool = wolstapel
deck-timber = houtstapel
deck-ore = ertsstapel
deck-salt = zoutstapel
deck-civic = stapel stadskaarten
deck-luxury = stapel luxekaarten

place-farm-grain = boerderij graan
place-farm-wool = boerderij wol
place-farm-timber = boerderij hout
place-farm-ore = boerderij erts
place-farm-salt = boerderij zout
place-grain = { place-farm-grain }
place-wool = { place-farm-wool }
place-timber = { place-farm-timber }
place-ore = { place-farm-ore }
place-salt = { place-farm-salt }
place-city = stad
place-harbor = haven
place-warehouse = pakhuis
place-bank = bank
place-army = leger
place-colosseum = colosseum
place-industry = basis van de industrie
place-industry-grain = Bakkerij
place-industry-wool = Textiel
place-industry-timber = Scheepsbouw
place-industry-ore = Wapensmederij
place-industry-salt = Zouterij
place-culture = cultuur
place-culture-letters = cultuur, Letteren
place-culture-stage = cultuur, Toneel
place-culture-nature = cultuur, Natuur
place-letters = { place-culture-letters }
place-stage = { place-culture-stage }
place-nature = { place-culture-nature }
place-wonder = wereldwonder
place-available = BESCHIKBAAR
place-supply = voorraad

source-start = begin
source-prosperity = Voorspoed
source-industry = industrie
source-culture = cultuur
source-culture-bonus = cultuurbonus
source-wonder = wereldwonder
source-bought = gekocht
source-trade = handel
source-calamity = ramp
source-penalty = straf
source-other = overig

throw-rock = steen
throw-paper = papier
throw-scissors = schaar

## Wat er nu te doen is

mediterranean-prompt-using = Gebruik de functies van je gebouwen voor jezelf, of pas.
mediterranean-prompt-giving = Gebruik een functie van je gebouwen tegen een medespeler, of pas.
mediterranean-prompt-giving-promised = { $use ->
    [use-white] Je hebt beloofd om { $building } tegen { $target } te gebruiken met een witte pijl: doe dat voordat je past.
    [use-black] Je hebt beloofd om { $building } tegen { $target } te gebruiken met een zwarte pijl: doe dat voordat je past.
    [use-blue] Je hebt beloofd om { $building } tegen { $target } te gebruiken met een blauwe pijl: doe dat voordat je past.
    [use-red] Je hebt beloofd om { $building } tegen { $target } te gebruiken met een rode pijl: doe dat voordat je past.
   *[use] Je hebt beloofd om { $building } tegen { $target } te gebruiken: doe dat voordat je past.
  }
mediterranean-prompt-flipping = Draai je staatsvorm of je godsdienst naar de andere kant, of pas.
mediterranean-prompt-trading = Handel, en kies hoogstens { $room ->
    [one] { $room } kaart
   *[other] { $room } kaarten
  } voor je pakhuis; meld je klaar als je niets meer wilt.
mediterranean-prompt-trading-ready = Je bent klaar. De handel eindigt zodra iedereen dat is; tot dan mag je nog handelen, of je klaarmelding intrekken.
mediterranean-prompt-grace = De tijd is om en alle biedingen zijn vervallen. Kies nu hoogstens { $room ->
    [one] { $room } kaart
   *[other] { $room } kaarten
  } voor je pakhuis.
mediterranean-prompt-accusing = De handel is voorbij. Vraag een stemming over iemand die over de onderkant van kaarten praatte, of pas.
mediterranean-prompt-judging = Heeft { $target } over de onderkant van kaarten gepraat? Noem in het geheim een straf van 0 tot { $most } punten.
mediterranean-prompt-banking = Je bank: neem je 3 punten voor elke kaart Voorspoed (je hebt er { $prosperity } uitgegeven), of negeer je de droevige gezichten van Armoede (je hebt er { $poverty } uitgegeven)?
mediterranean-prompt-voting = { $seats } staan gelijk. Stemronde { $ballot } van 3: wijs in het geheim het slachtoffer van { $calamity } aan.
mediterranean-prompt-losing = Je wordt getroffen door { $calamity }: kies { $thing ->
    [building] een gebouw dat je verliest.
    [religion] een godsdienstig gebouw dat je verliest.
    [culture] een cultuurblokje dat je verliest.
    [improvement] een blokje van een verbetering dat je verliest.
    [harbor] een blokje in een haven dat je verliest.
    [city] een blokje in een stad dat je verliest.
    [farm] een blokje op een boerderij dat je verliest.
    [stored] een opgeslagen kaart die je aflegt.
   *[cube] een blokje dat je verliest.
  }{ $count ->
    [0] {""}
    [one] {""}
   *[other] {" "}Er moeten er nog { $count } weg.
  }
mediterranean-prompt-losing-for = { $victim } wordt getroffen door { $calamity }, en jij kiest welk blokje verloren gaat.
mediterranean-prompt-purchasing = Je hebt ${ $money }: koop gebouwen, ontwikkelingen en overwinningspunten, en bevestig. Geld dat overblijft wordt gehalveerd.
mediterranean-prompt-purchasing-before-iron = Je hebt ${ $money }: koop, en bevestig. Hierna komt de ijzertijd: die kaarten nemen alleen arbeiders uit BESCHIKBAAR.
mediterranean-prompt-throwing = Steen, papier, schaar beslist de gelijke stand: kies in het geheim.
mediterranean-prompt-wait = Wachten op { $seats }.
mediterranean-prompt-wait-choice = Wachten tot { $count ->
    [one] { $seats } in het geheim heeft gekozen.
   *[other] { $seats } in het geheim hebben gekozen.
  }
mediterranean-prompt-chance = De kaarten worden gedeeld.
mediterranean-prompt-over = Het spel is afgelopen. { $count ->
    [one] { $seats } wint.
   *[other] { $seats } delen de overwinning.
  }

## Wat er gebeurd is: Productie en Bestuur

mediterranean-event-turn-began = Ronde { $turn } van 6 begint, { $age }.
mediterranean-event-order-set = De speelvolgorde is { $seats }.
mediterranean-event-stock-returned = { $seat } neemt { $count ->
    [one] { $count } opgeslagen kaart
   *[other] { $count } opgeslagen kaarten
  } terug op hand.
mediterranean-event-stock-returned-known = { $seat } neemt terug uit het pakhuis: { $cards }.
mediterranean-event-produced = { $seat } produceert { $goods }.
mediterranean-event-produced-known = { $seat } produceert { $cards }.
mediterranean-event-put-back = Een derde kaart { $good } voor { $seat } gaat boven op de stapel stadskaarten en wordt vervangen.
mediterranean-event-reshuffled = De aflegstapel wordt in de { $deck } geschud.
mediterranean-event-unfolded = De ontwikkelingen van deze ronde zijn { $developments }.
mediterranean-event-unfolded-calamities = De ontwikkelingen van deze ronde zijn { $developments }; de rampen zijn { $calamities }.
mediterranean-event-ability-used = { $seat } gebruikt { $building }.
mediterranean-event-opponent-given = { $seat } gebruikt { $building } tegen { $target }.
mediterranean-event-opponent-given-arrow = { $seat } gebruikt { $building } tegen { $target }: één pijl naar { $side }.
mediterranean-event-track-moved = De { $track } van { $seat } gaat naar { $side } { $space }.
mediterranean-event-status-moved = De { $status } van { $seat } { $rises ->
    [true] stijgt naar { $level_signed }.
   *[false] daalt naar { $level_signed }.
  }
mediterranean-event-flipped = De { $track } van { $seat } slaat om naar { $side }.
mediterranean-event-flipped-destroyed = De { $track } van { $seat } slaat om naar { $side }; { $count ->
    [one] dit gebouw wordt verwoest: { $buildings }.
   *[other] deze gebouwen worden verwoest: { $buildings }.
  }
mediterranean-event-pacts-settled = De beloften voor deze bestuursfase zijn afgehandeld.

## Wat er gebeurd is: Handel

mediterranean-event-trading-began = De handel begint.
mediterranean-event-offered = Bod { $number }: { $seat } biedt { $all ->
    [true] iedereen
   *[false] { $seats }
  } { $give } voor { $want }.
mediterranean-event-offered-own = Bod { $number }: { $seat } biedt { $all ->
    [true] iedereen
   *[false] { $seats }
  } { $give } voor { $want }. Kaarten die zouden gaan: { $cards }.
mediterranean-event-offer-withdrawn = Bod { $number } is ingetrokken.
mediterranean-event-offer-gone = Bod { $number } kan niet meer worden nagekomen en vervalt.
mediterranean-event-deal-struck = Ruil op bod { $number }: { $seat } geeft { $other } { $give } voor { $want }.
mediterranean-event-deal-struck-known = Ruil op bod { $number }: { $seat } geeft { $other } { $give } voor { $want }. Gegeven kaarten: { $given }; teruggekregen kaarten: { $taken }.
mediterranean-event-tops-shown = { $seat } laat de bovenkant zien van { $goods }.
mediterranean-event-stored = { $seat } heeft { $count ->
    [0] niets
    [one] { $count } kaart
   *[other] { $count } kaarten
  } in het pakhuis.
mediterranean-event-stored-known = { $seat } heeft in het pakhuis: { $cards }.
mediterranean-event-ready-set = { $seat } is { $ready ->
    [true] klaar met handelen.
   *[false] toch niet klaar met handelen.
  }
mediterranean-event-grace-began = De tijd is om: alle open biedingen vervallen, en alleen opslaan kan nog even.
mediterranean-event-trading-ended = De handel is voorbij: alles wat niet in een pakhuis ligt, wordt uitgegeven.
mediterranean-event-accused = { $seat } vraagt een stemming over { $target }, die over de onderkant van kaarten gepraat zou hebben.
mediterranean-event-penalties-counted = Straf voor { $target }: { $penalties }. { $penalty ->
    [0] Er volgt geen straf.
    [one] Het wordt { $penalty } punt.
   *[other] Het worden { $penalty } punten.
  }

## Wat er gebeurd is: Afhandeling

mediterranean-event-spent = { $seat } geeft { $cards } uit en ontvangt ${ $money }.
mediterranean-event-bank-chosen = De bank van { $seat } { $prosperity ->
    [true] laat elke kaart Voorspoed 3 punten tellen.
   *[false] neemt de droevige gezichten van Armoede weg.
  }
mediterranean-event-choice-sealed = { $seat } heeft in het geheim gekozen.
mediterranean-event-points-gained = { $seat } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } ({ $source }).
mediterranean-event-points-lost = { $seat } verliest { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } ({ $source }).
mediterranean-event-money-gained = { $seat } ontvangt ${ $money }.
mediterranean-event-money-lost = { $seat } verliest ${ $money }.
mediterranean-event-industry-paid = { $seat } heeft { $monopoly ->
    [true] het monopolie
   *[false] het overwicht
  } in { $good }: { $industry } geeft een bonus.
mediterranean-event-votes-counted = Stemronde { $ballot }: { $votes }.
mediterranean-event-calamity-fell = { $victim } wordt getroffen door { $calamity }.
mediterranean-event-calamity-nobody = Niemand wordt getroffen door { $calamity }.
mediterranean-event-cube-lost = { $seat } verliest een blokje ({ $place }).
mediterranean-event-building-lost = { $seat } verliest { $building }.
mediterranean-event-stock-lost = { $seat } legt af uit het pakhuis: { $cards }.

## Wat er gebeurd is: Aankopen en het einde

mediterranean-event-purchasing-began = De aankopen beginnen.
mediterranean-event-built = { $seat } bouwt { $building } voor ${ $price }{ $cubes ->
    [0] .
    [one] {" "}en krijgt { $cubes } blokje.
   *[other] {" "}en krijgt { $cubes } blokjes.
  }
mediterranean-event-bought = { $seat } koopt { $development } voor ${ $price }.
mediterranean-event-bought-placed = { $seat } koopt { $development } voor ${ $price }; het blokje gaat naar: { $places }.
mediterranean-event-points-bought = { $seat } koopt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } voor ${ $price }.
mediterranean-event-purchase-undone = { $seat } maakt de laatste aankoop ongedaan.
mediterranean-event-confirmed = { $seat } is klaar met kopen en heeft nog ${ $money }.
mediterranean-event-throws-shown = Steen, papier, schaar: { $throws }.
mediterranean-event-game-ended = Het spel is afgelopen. Overwinningspunten: { $each }. { $count ->
    [one] { $seats } wint.
   *[other] { $seats } delen de overwinning.
  }
