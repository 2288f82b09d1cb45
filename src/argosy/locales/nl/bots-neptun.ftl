# Neptun: why a bot makes a move. Gold and temple points are what the card pays.

reason-neptun-only = Het is de enige zet.
reason-neptun-take-points = Het levert { neptun-points } op in { $region }.
reason-neptun-take-gold = Het levert { $gold } goud op in { $city }.
reason-neptun-way = { $city } ligt { $miles ->
    [one] { $miles } zeemijl
   *[other] { $miles } zeemijlen
  } van { $start }, de halte ervoor.
reason-neptun-coins = Er ligt { $gold } goud op.
reason-neptun-oar = De roerkaart heeft roeikracht { $power }.
reason-neptun-reveal = De open contracten passen slecht; er { $columns ->
    [one] ligt er nog één
   *[other] liggen er nog { $columns }
  } gedekt.
reason-neptun-row-idle = Er valt niets meer te leveren, dus de kaart doet er nauwelijks toe.
reason-neptun-row-reach = Een vaarafstand van { $range } is genoeg voor de { $miles } zeemijlen naar { $city }.
reason-neptun-row-pay = { $city } is { $miles } zeemijlen ver: buiten de vaarafstand van { $range }, maar goud betaalt de rest.
reason-neptun-row-towards = { $city } is { $miles } zeemijlen ver, te ver voor deze beurt; een vaarafstand van { $range } brengt het dichterbij.
reason-neptun-row-keep = De roerkaart met roeikracht { $power } blijft voor later.
reason-neptun-deliver-points = Het verdient { neptun-points } in { $region }.
reason-neptun-deliver-gold = Het verdient { $gold } goud in { $city }.
reason-neptun-rank = Dat geeft nu plaats { $rank } in de tempel van { $region }.
reason-neptun-buy = Nog een punt in { $region } is meer waard dan 3 goud.
reason-neptun-loses = { $count ->
    [one] Eén contract gaat ervoor verloren, dat te veel tijd zou kosten.
   *[other] { $count } contracten gaan ervoor verloren, die te veel tijd zouden kosten.
  }
reason-neptun-bonus = Het is de laatste van vijf: de bonustegel brengt { $points } punten.
reason-neptun-towards = Het leidt naar { $city }, dat dan nog { $miles ->
    [one] { $miles } zeemijl
   *[other] { $miles } zeemijlen
  } ver is.
reason-neptun-stay = Geen contract komt dichterbij dat de moeite waard is.
reason-neptun-extra = { $cards ->
    [one] De roerkaart in de hand is
   *[other] De { $cards } roerkaarten in de hand zijn
  } genoeg voor nog een levering.
reason-neptun-no-extra = { $cards ->
    [one] De roerkaart in de hand is
   *[other] De { $cards } roerkaarten in de hand zijn
  } later meer waard dan wat nu geleverd kan worden.
