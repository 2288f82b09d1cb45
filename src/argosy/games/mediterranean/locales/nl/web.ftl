# Trading in the Mediterranean in de browser.

game-mediterranean = Trading in the Mediterranean
web-about-mediterranean = Sticht een beschaving, ding af op goederen waarvan alleen jij de onderkant kent, en doorsta de rampen.
web-facts-mediterranean = 4 tot 6 spelers, ongeveer 90 minuten

## Aan tafel

web-turn = Ronde { $turn }/6 · { $phase }
web-figure-vp = OP
web-figure-money = geld

## Het einde

web-tie-mediterranean = Bij gelijke punten beslissen de cultuurblokjes, dan de gebouwen, dan steen, papier, schaar.
web-trades = Handel
web-trades-deals = Ruilen
web-trades-gave = Kaarten gegeven
web-trades-got = Kaarten gekregen
web-trades-points = Punten door ruilen
web-trades-with = Ruilen met { $name }
web-trades-best-worst = De beste en de slechtste ruil van ieder
web-trades-best = Beste
web-trades-worst = Slechtste
web-trades-value = Wat een ruil op dat moment met de waarde van de hand deed, met de echte onderkanten, in geld, zoals bots rekenen: series, industrieën, sporen, geluk, veiligheid en punten. Beloften tellen niet mee.
web-trades-deal = Beurt { $turn }, met { $name }: { $got } voor { $gave }
web-trades-bottoms = Wie gaf wie welke onderkanten
web-trades-giver = Gever
web-trades-to = aan { $name }

## Hoe de keuzes heten

web-do-pass = Passen
web-do-use-ability = Gebruik { $name }
web-do-give-opponent = Gebruik { $name } op { $target }
web-do-flip = Van kant wisselen
web-do-accept = Neem bod { $offer } aan
web-do-withdraw = Trek bod { $offer } in
web-do-store = Sla op: { $name }
web-do-ready = Klaar
web-do-ready-not = Nog niet klaar
web-do-wait = Wachten
web-do-accuse = Klaag { $target } aan
web-do-penalise = Straf: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-do-bank-choice = Voorspoed betaalt
web-do-bank-choice-not = Armoede negeren
web-do-vote = Stem op { $target }
web-do-lose = Geef op: { $name }
web-do-lose-of = Neem van { $target }: { $name }
web-do-build = Bouw { $name }
web-do-buy = Koop { $name }
web-do-buy-points = Koop { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-do-undo-purchase = Neem de laatste aankoop terug
web-do-confirm = Klaar met kopen
web-do-throw = Gooien

## De tafel

web-med-hand = Jouw hand
web-med-hand-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
web-med-hand-worth = Sets leveren ${ $money } op
web-med-mode = Een klik op een kaart
web-med-mode-give = Kaarten aanbieden
web-med-mode-store = Kaarten opslaan
web-med-worthless = niets waard
web-med-set = ${ $money } · { $more }
web-med-set-long = Deze set levert ${ $money } op; één kaart meer voegt { $more } toe.
web-med-give-one = Eén { $good } aanbieden
web-med-give-card = { $card } aanbieden
web-med-store-card = { $card } opslaan
web-med-not-storable = Mag niet worden opgeslagen
web-med-as = als { $good }
web-med-warehouse = Pakhuis
web-med-take-out = { $card } eruit nemen
web-med-take-all-out = Alles eruit
web-med-ready-count = { $ready } van { $of } klaar
web-med-opening = Sorteer je hand: de markt opent over { $seconds } s
web-med-open-now = Nu openen
web-med-composer = Nieuw bod
web-med-worth = Jouw sets: { $change }
web-med-clear = Wissen
web-med-offer = Bieden
web-med-side-give = Je geeft
web-med-side-want = Je wilt
web-med-side-give-vp = Eén punt meer geven
web-med-side-want-vp = Eén punt meer vragen
web-med-side-give-promise = Iets beloven
web-med-side-want-promise = Om een belofte vragen
web-med-less = Terugnemen: { $what }
web-med-give-hint = Klik op kaarten in je hand
web-med-want-hint = Klik hieronder op goederen
web-med-wanted = Goederen om te vragen
web-med-ask = Vraag één { $good }; dat voegt { $adds } toe aan je sets
web-med-to = Aan
web-med-to-all = Iedereen
web-med-offers = Biedingen op tafel
web-med-to-some = aan { $names }
web-med-me = jou
web-med-gives = geeft
web-med-wants = wil
web-med-hands = Gaat weg: { $cards }
web-med-withdraw = Intrekken
web-med-you-hand = Je geeft: { $cards }
web-med-you-hand-nothing = Je geeft geen kaart af.
web-med-cannot = Je hebt niet wat gevraagd wordt.
web-med-take = Aannemen
web-med-counter = Tegenbod
web-med-copies-which = Kaarten om te geven
web-med-hand-over = { $card } geven
web-med-deals = Ruilen deze ronde
web-med-no-deals = Nog geen.
web-med-pacts = Beloften
web-med-for = voor
web-med-deal-between = { $giver } met { $taker }
web-med-turn = Deze ronde
web-med-kind-unhappiness = Treft de ontevredenste
web-med-kind-barbarian = Treft de minst veilige
web-med-marks = Standen
web-med-mark-government = Staatsvorm
web-med-mark-religion = Godsdienst
web-med-mark-happiness = Tevredenheid
web-med-mark-safety = Veiligheid
web-med-mark-stored = Kaarten in het pakhuis
web-med-mark-buildings = Gebouwen
web-med-is-ready = klaar
web-med-statuses = Tevredenheid en veiligheid van iedereen
web-med-mats = Spelersborden
web-med-track-label = { $track }: { $side } { $space }, { $built } van { $limit } gebouwen
web-med-area-farms = Boerderijen
web-med-area-cities = Steden
web-med-area-harbors = Havens
web-med-area-culture = Cultuur
web-med-area-industries = Industrieën
web-med-area-improvements = Verbeteringen
web-med-area-wonders = Wonderen
web-med-area-available = BESCHIKBAAR
web-med-area-supply = Voorraad
web-med-buildings = Gebouwen
web-med-used = gebruikt
web-med-fresh = werkt volgende ronde
web-med-purchasing = Aankopen
web-med-left = je houdt ${ $money } over
web-med-bought-all = Je hebt alles gekocht wat je wilt.
web-med-points = Punten
web-med-points-for = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor ${ $money }
web-med-developments = Ontwikkelingen
web-med-buy = Koop voor ${ $money }
web-med-bought = gekocht
web-barred-build-limit = je marker staat er { $limit } toe
web-barred-build-money = ${ $missing } tekort
web-barred-buy-full = geen plaats vrij: { $place }
web-barred-buy-loss = { $track } te laag
web-barred-buy-money = ${ $missing } tekort
web-barred-buy-no_crew = vraagt arbeiders: { $needed }
web-barred-buy-supply = geen blokje meer
web-med-owners = { $count ->
    [one] { $count } ander heeft deze al
   *[other] { $count } anderen hebben deze al
}
web-med-worker-where = Waar komt de arbeider vandaan?
web-med-without-worker = zonder arbeider
web-med-room = { $built } van { $limit } gebouwen
web-med-build = Bouw voor ${ $money }
web-med-stands = gebouwd
web-med-resolution = Hoe het is afgehandeld
web-med-sums = Uitgegeven kaarten en wat ze opleveren
web-med-sum = { $ware } = ${ $money }
web-med-step-bottoms = De onderkanten werken
web-med-step-industries = Industrieën betalen
web-med-step-order = Rijkdom bepaalt de volgorde
web-med-step-calamity = Een ramp slaat toe
web-med-telling = De afhandeling, stap voor stap
web-med-telling-end = Het slot, stap voor stap
web-med-telling-skip = Overslaan
web-med-telling-next = Verder
web-med-telling-step = Stap { $step } van { $of }
web-med-telling-waits = Hierna ben jij aan de beurt.
web-med-telling-yours = die van jou
web-med-telling-others = de anderen
web-med-telling-points = Waar de punten vandaan kwamen
web-med-telling-wins = { $name } wint met { $points } punten!
web-med-step-sets = Kaarten worden uitgegeven
web-med-why-lowest = { $name } staat het laagst, op { $level }.
web-med-why-lowest-you = Jij staat het laagst, op { $level }.
web-med-why-voted = Meer dan één staat het laagst, op { $level }; de stemming viel op { $name }.
web-med-why-voted-you = Meer dan één staat het laagst, op { $level }; de stemming viel op jou.
web-med-why-none-low = Niemand staat onder 0: niemand wordt getroffen.
web-med-why-equal = Allen staan even laag: niemand wordt getroffen.
web-med-why-no-majority = Drie stemrondes zonder meerderheid: niemand wordt getroffen.
web-med-vote-stake = Meer dan de helft van de stemmers moet hetzelfde slachtoffer noemen. Lukt dat in drie stemrondes niet, dan wordt niemand getroffen en verliest elke stemmer 5 punten.
web-med-split = tevredenheid { $happiness }, veiligheid { $safety }
web-med-time = Nog { $seconds } seconden om te ruilen.
web-med-time-up = De tijd is om: alleen het pakhuis is nog even open.
web-med-drawer = Hand { $hand } · pakhuis { $stored }
web-med-stall = Aanbod van { $name }
web-med-stall-empty = Niets in de aanbieding.
web-med-wish-wants = zoekt
web-med-wish-plenty = te veel
web-med-own = Jouw aanbod
web-med-own-none = Je biedt nog niets aan.
web-med-offer-of = Aanbod { $offer } van { $name }
web-med-offer-yours = Jouw aanbod { $offer }
web-med-take-offer = Neem het aanbod van { $name } aan: je krijgt { $gives } voor { $wants }
web-med-decline-offer = Sla het aanbod van { $name } af: { $gives } voor { $wants }
web-med-look = Meer over het aanbod van { $name }: { $gives } voor { $wants }
web-med-more = Welke kaart, tegenbod, redenen
web-med-decline = Nee
web-med-declined = Nee.
web-med-you-declined = je zei nee
web-med-countered = Biedt in plaats daarvan { $offer }.
web-med-answers-yours = antwoord op jouw aanbod { $offer }
web-med-answers-to = Antwoorden op aanbod { $offer }: { $answers }
web-med-no-answer = nog geen antwoord
web-med-answer = Op jouw { $offer }: { $words }
web-med-say = Zeg
web-med-wish = Wensen
web-med-wish-hint = Druk op een goed: je zoekt het, je hebt er te veel van, of geen van beide. Iedereen ziet het.
web-med-wish-is-want = gezocht
web-med-wish-is-plenty = te veel
web-med-wish-is-none = –
web-med-composer-hint = Kaarten uit je hand voor goederen die je zoekt.
web-med-mirror = { $name } biedt precies dit al aan.
web-med-mirror-take = Neem het aan
web-med-gift-sure = Voor niets? Bied aan
web-med-forecast = Als de tijd nu om was
web-med-forecast-after = Daarna
web-med-forecast-hint = Wat de afwikkeling je zou brengen. Een bereik hangt af van kaarten die je niet ziet.
web-med-level = { $level } ({ $place }/{ $of })
web-med-turn-chance = Draait: { $percent } %; gebouwen die vallen: { $buildings }
web-med-strikes = { $calamity } zou jou treffen ({ $percent } %).
web-med-turns = Deze hand draait je naar { $side }.
web-med-turns-fall = Deze hand draait je naar { $side }: { $buildings } { $count ->
    [one] valt
   *[other] vallen
}.
web-med-may-turn = { $track } draait misschien ({ $percent } %).
web-med-industry-pays = Industrie van { $good } betaalt
web-med-gain-points = { $points } OP
web-med-new = nieuw
web-med-faster = { $name } was sneller: aanbod { $offer } is weg.
web-med-offer-gone = Aanbod { $offer } is ingetrokken.
web-med-pass-sure = Nog niet gebruikt: { $buildings }. Druk nog eens om te passen.
