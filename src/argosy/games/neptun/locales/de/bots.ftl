# Neptun: warum ein Bot einen Zug macht. Gold und Tempelpunkte sind das, was die Karte bringt. Pläne können sich noch ändern.
# Ein Versuch ist ein Wind, eine gedachte Auslage oder ein durchgespieltes Spiel.

neptun-trials = { $of ->
    [1] { "" }
   *[other] { " " }(in { $agree } von { $of } Versuchen)
  }
reason-neptun-only = Es ist der einzige Zug.
reason-neptun-take-points = Das bringt { neptun-points } in { $region }.
reason-neptun-take-gold = Das bringt { $gold } Gold in { $city }.
reason-neptun-take-planned = Die geplante Reise liefert ihn in { $agree } von { $of } gedachten Auslagen.
reason-neptun-take-way = Nach einer Faustregel ist der Lohn { $reward } Punkte wert, und der Umweg kostet { $detour }.
reason-neptun-coins = { $gold } Gold liegt darauf.
reason-neptun-oar = Seine Ruderkarte hat Stärke { $power }.
reason-neptun-reveal = { $columns ->
    [one] Der noch verdeckte Auftrag ist
   *[other] Die { $columns } noch verdeckten Aufträge sind
  } vermutlich { $points } Punkte mehr wert als der beste offene.
reason-neptun-reveal-less = { $columns ->
    [one] Der noch verdeckte Auftrag ist
   *[other] Die { $columns } noch verdeckten Aufträge sind
  } vermutlich { $points } Punkte weniger wert als der beste offene.
reason-neptun-row-idle = Es ist nichts mehr zu liefern, deshalb kommt es auf die Karte kaum an.
reason-neptun-row-now = Geplant für diesen Durchgang{ neptun-trials }: eine Lieferung in { $city }, { $miles } Seemeilen weit, bei einer Reichweite von { $range }.
reason-neptun-row-pay = Geplant für diesen Durchgang{ neptun-trials }: eine Lieferung in { $city }, { $miles } Seemeilen weit, bei einer Reichweite von { $range } und { $gold } Gold für den Rest.
reason-neptun-row-later = Nächste geplante Lieferung{ neptun-trials }: { $city }, { $miles } Seemeilen weit, in einem späteren Durchgang.
reason-neptun-row-keep = Die Ruderkarte mit Stärke { $power } bleibt für später.
reason-neptun-deliver-points = Das bringt { neptun-points } in { $region }.
reason-neptun-deliver-gold = Das bringt { $gold } Gold in { $city }.
reason-neptun-rank = Das ergibt im Moment Platz { $rank } im Tempel von { $region }.
reason-neptun-buy = Noch ein Punkt in { $region } zählt mehr als 3 Gold.
reason-neptun-buy-less = Noch ein Punkt in { $region } zählt weniger als 3 Gold.
reason-neptun-loses = { $count ->
    [one] Ein Auftrag wird dafür aufgegeben.
   *[other] { $count } Aufträge werden dafür aufgegeben.
  }
reason-neptun-bonus = Es ist der letzte von fünf: Das Bonusplättchen bringt { $points } Punkte.
reason-neptun-next = Geplante Lieferung danach{ neptun-trials }: { $city }, { $miles ->
    [one] { $miles } Seemeile
   *[other] { $miles } Seemeilen
  } weiter.
reason-neptun-towards = Nächste geplante Lieferung{ neptun-trials }: { $city }, dann noch { $miles ->
    [one] { $miles } Seemeile
   *[other] { $miles } Seemeilen
  } weit.
reason-neptun-no-more = Es ist keine weitere Lieferung geplant{ neptun-trials }.
reason-neptun-extra = Geplant für Zusatzdurchgänge{ neptun-trials }: eine Lieferung in { $city }.
reason-neptun-no-extra = Keine Lieferung in einem Zusatzdurchgang zählt mehr als die Ruderkarten, die sie kostet.
reason-neptun-no-extra-yet = So bleiben die Ruderkarten auf der Hand, obwohl eine Lieferung in einem Zusatzdurchgang mehr zählt.
