# Neptun: why a bot makes a move. Gold and temple points are what the card pays. What is planned may yet change. A trial
# is a wind, an imagined draft or a playout.

neptun-trials = { $of ->
    [1] { "" }
   *[other] { " " }(in { $agree } van de { $of } proeven)
  }
reason-neptun-only = Het is de enige zet.
reason-neptun-take-points = Het levert { neptun-points } op in { $region }.
reason-neptun-take-gold = Het levert { $gold } goud op in { $city }.
reason-neptun-take-planned = De geplande reis levert het in { $agree } van de { $of } voorgestelde trekkingen.
reason-neptun-take-way = Volgens een vuistregel is de beloning { $reward } punten waard, en kost de omweg er { $detour }.
reason-neptun-coins = Er ligt { $gold } goud op.
reason-neptun-oar = De roerkaart heeft roeikracht { $power }.
reason-neptun-reveal = { $columns ->
    [one] Het contract dat nog gedekt ligt, is
   *[other] De { $columns } contracten die nog gedekt liggen, zijn
  } naar verwachting { $points } punten meer waard dan het beste open contract.
reason-neptun-reveal-less = { $columns ->
    [one] Het contract dat nog gedekt ligt, is
   *[other] De { $columns } contracten die nog gedekt liggen, zijn
  } naar verwachting { $points } punten minder waard dan het beste open contract.
reason-neptun-row-idle = Er valt niets meer te leveren, dus de kaart doet er nauwelijks toe.
reason-neptun-row-now = Gepland voor deze beurt{ neptun-trials }: een levering in { $city }, { $miles } zeemijlen ver, met een vaarafstand van { $range }.
reason-neptun-row-pay = Gepland voor deze beurt{ neptun-trials }: een levering in { $city }, { $miles } zeemijlen ver, met een vaarafstand van { $range } en { $gold } goud voor de rest.
reason-neptun-row-later = Geplande volgende levering{ neptun-trials }: { $city }, { $miles } zeemijlen ver, in een latere beurt.
reason-neptun-row-keep = De roerkaart met roeikracht { $power } blijft voor later.
reason-neptun-deliver-points = Het verdient { neptun-points } in { $region }.
reason-neptun-deliver-gold = Het verdient { $gold } goud in { $city }.
reason-neptun-rank = Dat geeft nu plaats { $rank } in de tempel van { $region }.
reason-neptun-buy = Nog een punt in { $region } telt voor meer dan 3 goud.
reason-neptun-buy-less = Nog een punt in { $region } telt voor minder dan 3 goud.
reason-neptun-loses = { $count ->
    [one] Eén contract wordt ervoor opgegeven.
   *[other] { $count } contracten worden ervoor opgegeven.
  }
reason-neptun-bonus = Het is de laatste van vijf: de bonustegel brengt { $points } punten.
reason-neptun-next = Geplande levering daarna{ neptun-trials }: { $city }, { $miles ->
    [one] { $miles } zeemijl
   *[other] { $miles } zeemijlen
  } verder.
reason-neptun-towards = Geplande volgende levering{ neptun-trials }: { $city }, dan nog { $miles ->
    [one] { $miles } zeemijl
   *[other] { $miles } zeemijlen
  } ver.
reason-neptun-no-more = Er is geen levering meer gepland{ neptun-trials }.
reason-neptun-extra = Gepland voor extra beurten{ neptun-trials }: een levering in { $city }.
reason-neptun-no-extra = Geen levering in een extra beurt telt voor meer dan de roerkaarten die ze kost.
reason-neptun-no-extra-yet = Het houdt de roerkaarten, al telt een levering in een extra beurt voor meer.
