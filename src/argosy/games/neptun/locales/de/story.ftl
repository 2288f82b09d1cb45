# Neptun: was die Spieler beim Spielen lesen.
# Spieler erscheinen mit Namen. Spalten und Felder zählen ab 1. Eine Ruderkarte ist Ruderstärke und Windwert: 7-1.

good-grapes = Trauben
good-olives = Oliven
good-honey = Honig

port-crete = Kreta
temple-gold = Goldtempel
region-gold = { temple-gold }
oar-starting = { $oar } (Startkarte)

# Teile der Sätze unten. Ein Auftrag bringt Gold oder Tempelpunkte; das andere ist 0.
neptun-points = { $points ->
    [one] { $points } Tempelpunkt
   *[other] { $points } Tempelpunkte
}
neptun-contract = { $gold ->
    [0] { $good } nach { $city }, { neptun-points } in { $region }
   *[other] { $good } nach { $city }, { $gold } Gold
}

## Was jetzt zu tun ist

neptun-prompt-take-or-reveal = Nimm einen offenen Auftrag, oder decke den verdeckten ganz links auf und verzichte auf alle offenen.
neptun-prompt-reveal = Kein Auftrag liegt offen: Decke den ganz linken auf.
neptun-prompt-take-newest = Nimm den Auftrag, den du gerade aufgedeckt hast, oder verzichte darauf und decke den nächsten auf.
neptun-prompt-must-take = Alle Aufträge liegen offen: Nimm einen davon.
neptun-prompt-must-take-last = Du hast den letzten Auftrag aufgedeckt und musst ihn nehmen. Wähle ein Feld für ihn.
neptun-prompt-row = Durchgang { $turn }, Windstärke { $wind }: Wähle geheim eine Ruderkarte.
neptun-prompt-row-extra = Zusatzdurchgang, Windstärke { $wind }: Spiele eine Ruderkarte. Ihr Windwert zählt nicht.
neptun-prompt-sail = Deine Reichweite ist { $range ->
    [one] { $range } Seemeile
   *[other] { $range } Seemeilen
  }, und du hast { $gold } Gold: Segle in eine Stadt oder bleib liegen, und erfülle dort einen Auftrag, wenn du einen hast.
neptun-prompt-extra = Machst du Zusatzdurchgang { $turn } mit? Die Windstärke bleibt { $wind }.
neptun-prompt-wait = Warten auf { $seats }.
neptun-prompt-wait-row = Warten, bis { $count ->
    [one] { $seats } eine Ruderkarte gewählt hat.
   *[other] { $seats } eine Ruderkarte gewählt haben.
  }
neptun-prompt-chance = Die Karten werden ausgelegt.
neptun-prompt-over = Das Spiel ist vorbei. { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
  }

## Was geschehen ist

neptun-event-board = Die Seekarte, in Seemeilen: { $links }.
neptun-event-order = Die Spielreihenfolge ist { $seats }.
neptun-event-round = Runde { $round } beginnt.
neptun-event-draft-turn = Phase 1, Aufträge annehmen: Durchgang { $turn }.
neptun-event-fulfil-turn = Phase 2, Aufträge erfüllen: Durchgang { $turn }.
neptun-event-additional-turn = Phase 2, Aufträge erfüllen: Zusatzdurchgang { $turn }.
neptun-event-revealed = { $seat } deckt Auftrag { $column } auf ({ neptun-contract }), mit Ruderkarte { $oar }.
neptun-event-turned-up = Der übrige Auftrag wird aufgedeckt: Nummer { $column } ({ neptun-contract }), mit Ruderkarte { $oar }.
neptun-event-taken = { $seat } nimmt Auftrag { $column } ({ neptun-contract }), legt ihn auf Feld { $slot } und bekommt Ruderkarte { $oar }{ $coins ->
    [0] .
    [one] ; { $coins } Münze lag darauf.
   *[other] ; { $coins } Münzen lagen darauf.
  }
neptun-event-left-over = Der übrige Auftrag rückt ganz nach links{ $coins ->
    [0] , ohne Münzen.
    [one] , mit { $coins } Münze darauf.
   *[other] , mit { $coins } Münzen darauf.
  }
neptun-event-left-over-discarded = Der übrige Auftrag wird abgelegt.
neptun-event-oar-hidden = { $seat } hat eine Ruderkarte gewählt.
neptun-event-oar-chosen = { $seat } legt Ruderkarte { $oar } verdeckt aus.
neptun-event-oars = Die Ruderkarten werden aufgedeckt: { $each }. Die Windvorschau ist { $forecast_signed }.
neptun-event-oar-played = { $seat } spielt Ruderkarte { $oar }.
neptun-event-extra-yes = { $seat } macht den Zusatzdurchgang mit.
neptun-event-extra-no = { $seat } lässt den Zusatzdurchgang aus.
neptun-event-sailed = { $seat } segelt von { $start } nach { $city }, { $miles ->
    [one] { $miles } Seemeile
   *[other] { $miles } Seemeilen
  }{ $gold ->
    [0] .
   *[other] , und zahlt { $gold } Gold für Seemeilen über die Reichweite hinaus.
  }
neptun-event-stayed = { $seat } bleibt in { $city }.
neptun-event-delivered = { $seat } liefert { $good } nach { $city } von Feld { $slot } und bekommt { $gold ->
    [0] { neptun-points } in { $region }.
   *[other] { $gold } Gold.
  }
neptun-event-point-bought = { $seat } kauft für 3 Gold noch einen Tempelpunkt in { $region }.
neptun-event-lost = { $seat } verliert { $count ->
    [one] den Auftrag auf Feld { $slots }.
   *[other] die Aufträge auf den Feldern { $slots }.
  }
neptun-event-wind = Die Windstärke ist jetzt { $wind }.
neptun-event-bonus = { $seat } hat alle fünf Aufträge erfüllt und bekommt ein Bonusplättchen: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
  }
neptun-event-tile = { $seat } liegt { $temple ->
    [Goldtempel] im Goldtempel
   *[other] in { $temple }
  } auf Platz { $rank } und bekommt ein Punkteplättchen: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
  }
neptun-event-end = Das Spiel ist vorbei. Punkte: { $each }. { $count ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
  }
