# Waarom een bot doet wat hij doet in Trading in the Mediterranean.

## Handel

reason-mediterranean-deal-worth = { $money ->
    [0] Alles als geld geteld is het minder dan $1 voor je waard.
   *[other] Alles als geld geteld is het ongeveer ${ $money } voor je waard.
  }
reason-mediterranean-deal-sets-more = Naar de genoemde goederen leveren je sets ${ $money } meer op.
reason-mediterranean-deal-sets-less = Naar de genoemde goederen leveren je sets ${ $money } minder op.
reason-mediterranean-deal-promises = { $money ->
    [0] Daarvan telt de belofte voor minder dan $1.
   *[other] Daarvan telt de belofte voor ongeveer ${ $money }.
  }
reason-mediterranean-copies-missed-least = Van je exemplaren mis je dit het minst: { $cards }.
reason-mediterranean-piracy-goes = Piraterij gaat door voor een luxegoed en levert zelf niets op.
reason-mediterranean-most-willing = { $seat } lijkt het meest bereid en wint erbij in { $count } van { $guesses } gokken naar die hand.
reason-mediterranean-offer-too-dear = { $money ->
    [0] Bod { $number } kost iets meer dan het opbrengt.
   *[other] Bod { $number } kost ongeveer ${ $money } meer dan het opbrengt.
  }
reason-mediterranean-offer-too-little = Bod { $number } levert minder dan $1 op; dat is te weinig.
reason-mediterranean-offer-helps-rival = { $money ->
    [0] Bod { $number } helpt { $seat } te veel voor wat het jou oplevert.
   *[other] Bod { $number } helpt { $seat } met ongeveer ${ $money }; te veel voor wat het jou oplevert.
  }
reason-mediterranean-offer-not-held = Bod { $number } vraagt om iets wat je niet kunt geven.
reason-mediterranean-offer-not-bindable = Bod { $number } bevat een belofte die nu niet gedaan kan worden.
reason-mediterranean-offer-hurts-now = { $money ->
    [0] Je bod { $number } kost nu iets meer dan het opbrengt.
   *[other] Je bod { $number } kost nu ongeveer ${ $money } meer dan het opbrengt.
  }
reason-mediterranean-offer-passed-by = Na je bod { $number } zijn er { $count } gedaan; het maakt plaats voor een ander.
reason-mediterranean-offer-unanswered = Niemand heeft je bod { $number } een tijd lang aangenomen; het maakt plaats voor een ander.
reason-mediterranean-store-pays = Naar zijn schatting beter bewaard dan uitgegeven: { $cards }.
reason-mediterranean-spend-all = Naar zijn schatting is geen kaart die mag worden opgeslagen beter bewaard dan uitgegeven.
reason-mediterranean-stored-already = Wat beter bewaard blijft, is al opgeslagen: { $cards }.
reason-mediterranean-no-offer-worth-it = Geen bod waaraan hij dacht is de moeite waard.
reason-mediterranean-offers-full = Er liggen { $count } biedingen van je op tafel, en meer legt hij er niet tegelijk.

## Kopen

reason-mediterranean-plan-buildings = Gebouwen in dit plan: { $buildings }.
reason-mediterranean-plan-developments = Ontwikkelingen in dit plan: { $developments }.
reason-mediterranean-points-at-once = Het plan levert meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } op.
reason-mediterranean-promises-points = Het voegt ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } toe aan wat je beschaving belooft.
reason-mediterranean-gives-up-points = Het neemt ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } af van wat je beschaving belooft.
reason-mediterranean-money-otherwise = Het geld ervoor zou anders ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } opleveren.
reason-mediterranean-money-buys-points = De ${ $money } die over is, koopt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }.
reason-mediterranean-money-kept = { $points ->
    [0] Van de ${ $money } is volgende ronde de helft over; die belooft minder dan 1 punt.
    [one] Van de ${ $money } is volgende ronde de helft over; die belooft ongeveer { $points } punt.
   *[other] Van de ${ $money } is volgende ronde de helft over; die belooft ongeveer { $points } punten.
  }
reason-mediterranean-money-idle = Bewaard levert de ${ $money } niets op.
reason-mediterranean-no-money = Er is geen geld meer om uit te geven.
reason-mediterranean-no-purchase-better = Geen aankoop waaraan hij dacht belooft meer.
reason-mediterranean-tried-to-the-end = { $count ->
    [one] Tot het einde uitgespeeld in één gegiste wereld kwam het op ongeveer { $points } punten.
   *[other] Tot het einde uitgespeeld in { $count } gegiste werelden kwam het gemiddeld op ongeveer { $points } punten.
  }
reason-mediterranean-tried-a-turn = { $count ->
    [one] Een ronde verder gespeeld in één gegiste wereld beloofde het ongeveer { $points } punten.
   *[other] Een ronde verder gespeeld in { $count } gegiste werelden beloofde het gemiddeld ongeveer { $points } punten.
  }
reason-mediterranean-plan-behind = Volgens het plan ligt het ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } achter op een andere aankoop, en dat is eraf getrokken.
reason-mediterranean-trade-tried = { $count ->
    [one] Tot het einde van de ronde uitgespeeld in één gegiste wereld beloofde het ongeveer { $points } punten.
   *[other] Tot het einde van de ronde uitgespeeld in { $count } gegiste werelden beloofde het gemiddeld ongeveer { $points } punten.
  }
reason-mediterranean-trade-behind = Zonder uitspelen lijkt het ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } slechter dan een andere ruil, en dat is ervan afgetrokken.

## De kleinere beslissingen

reason-mediterranean-costs-nothing = Het kost niets.
reason-mediterranean-nothing-to-use = Er is geen gebouw van je meer te gebruiken.
reason-mediterranean-against-leader = Van wie in aanmerking komt heeft niemand meer punten dan { $seat }: { $points }.
reason-mediterranean-against-leader-by-sight = Van wie in aanmerking komt heeft, voor zover zichtbaar, niemand meer gebouwd dan { $seat }.
reason-mediterranean-nobody-to-hit = Hier treft niets wie er voor staat.
reason-mediterranean-hand-points-there = Je kaarten hebben per saldo { $count ->
    [one] één pijl
   *[other] { $count } pijlen
  } naar de andere kant: { $track }.
reason-mediterranean-flip-late = Na ronde { $turn } draait hij geen bord meer om.
reason-mediterranean-flip-gains-nothing = Met jouw hand wint geen bord zonder gebouwen genoeg bij omdraaien.
reason-mediterranean-prosperity-counts = Voorspoed zou { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } tellen.
reason-mediterranean-poverty-spared = Armoede zou { $count } geluk niet kosten.
reason-mediterranean-loss-costs = { $points ->
    [0] Het kost je naar zijn schatting minder dan 1 punt.
    [one] Het kost je naar zijn schatting ongeveer { $points } punt.
   *[other] Het kost je naar zijn schatting ongeveer { $points } punten.
  }
reason-mediterranean-loss-costs-rival = { $points ->
    [0] Het kost { $seat } naar zijn schatting minder dan 1 punt.
    [one] Het kost { $seat } naar zijn schatting ongeveer { $points } punt.
   *[other] Het kost { $seat } naar zijn schatting ongeveer { $points } punten.
  }
reason-mediterranean-missed-least = Niets anders kost minder.
reason-mediterranean-missed-most = Niets anders kost meer.
reason-mediterranean-pure-chance = Het is geloot: geen keuze is beter dan een andere.
reason-mediterranean-hears-no-talk = Een bot hoort geen gesprekken en vindt dus niemand schuldig.
