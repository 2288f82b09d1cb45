# Waarom een bot doet wat hij doet in Trading in the Mediterranean.

## Handel

reason-mediterranean-deal-gains = Het levert ongeveer ${ $money } op.
reason-mediterranean-likely-accepted = { $seat } zal het het liefst willen; de kans dat iemand het aanneemt is ongeveer { $percent } %.
reason-mediterranean-counters = Het is een antwoord op bod { $number }.
reason-mediterranean-offer-too-dear = Bod { $number } is te duur: het zou ongeveer ${ $money } meer kosten dan het opbrengt.
reason-mediterranean-offer-too-little = Bod { $number } levert te weinig op.
reason-mediterranean-offer-feeds-leader = Bod { $number } zou { $seat } te veel helpen.
reason-mediterranean-offer-not-held = Bod { $number } vraagt om iets wat je niet kunt geven.
reason-mediterranean-copies-missed-least = Dit mis je het minst: { $cards }.
reason-mediterranean-offer-hurts-now = Je bod { $number } zou je nu schaden.
reason-mediterranean-pact-worth = De belofte is haar prijs waard.
reason-mediterranean-store-pays = Volgende ronde meer waard: { $cards }.
reason-mediterranean-spend-all = Nu uitgegeven brengt elke kaart meer op dan volgende ronde.
reason-mediterranean-no-better-deal = Geen andere ruil in zicht is de moeite waard.

## Kopen

reason-mediterranean-plan-buildings = Gebouwen in dit plan: { $buildings }.
reason-mediterranean-plan-developments = Ontwikkelingen in dit plan: { $developments }.
reason-mediterranean-points-at-once = Het levert meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } op.
reason-mediterranean-promises-points = Het belooft ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } in de komende rondes.
reason-mediterranean-money-into-points = Niets levert voor het resterende geld meer op dan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }.
reason-mediterranean-money-kept = De ${ $money } die over is, is volgende ronde meer waard, ook al blijft de helft over.
reason-mediterranean-no-money = Er is geen geld meer om uit te geven.

## De kleinere beslissingen

reason-mediterranean-costs-nothing = Het kost niets.
reason-mediterranean-against-leader = { $seat } staat voor.
reason-mediterranean-hand-points-there = Je kaarten hebben ideeën van de andere kant.
reason-mediterranean-side-fits = De kant waarop je staat past bij je kaarten en gebouwen.
reason-mediterranean-prosperity-counts = Voorspoed levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } op.
reason-mediterranean-poverty-hurts = Anders kost Armoede { $count } geluk.
reason-mediterranean-missed-least = Dit mis je het minst.
reason-mediterranean-missed-most = { $seat } mist dit het meest.
reason-mediterranean-pure-chance = Geen keuze is beter dan een andere.
reason-mediterranean-hears-no-talk = Een bot hoort geen gesprekken en vindt dus niemand schuldig.
