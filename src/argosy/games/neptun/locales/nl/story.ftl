# Neptun: wat de spelers tijdens het spel lezen.
# Spelers staan er met hun naam. Kolommen en velden tellen vanaf 1. Een roerkaart is roeikracht en windwaarde: 7-1.

good-grapes = druiven
good-olives = olijven
good-honey = honing

port-crete = Kreta
temple-gold = de goudtempel
region-gold = { temple-gold }
oar-starting = { $oar } (persoonlijke kaart)

# Stukken van de zinnen hieronder. Een contract levert goud of tempelpunten op; het andere is 0.
neptun-points = { $points ->
    [one] { $points } tempelpunt
   *[other] { $points } tempelpunten
}
neptun-contract = { $gold ->
    [0] { $good } naar { $city }, { neptun-points } in { $region }
   *[other] { $good } naar { $city }, { $gold } goud
}

## Wat er nu te doen is

neptun-prompt-take-or-reveal = Neem een open contract aan, of draai het meest linkse gedekte contract open en wijs alle open contracten af.
neptun-prompt-reveal = Er ligt geen contract open: draai het meest linkse open.
neptun-prompt-take-newest = Neem het contract aan dat je net hebt opengedraaid, of wijs het af en draai het volgende open.
neptun-prompt-must-take = Alle contracten liggen open: neem er een aan.
neptun-prompt-must-take-last = Je hebt het laatste contract opengedraaid en moet het aannemen. Kies er een veld voor.
neptun-prompt-row = Beurt { $turn }, windsnelheid { $wind }: kies in het geheim een roerkaart.
neptun-prompt-row-extra = Extra beurt, windsnelheid { $wind }: speel een roerkaart. De windwaarde ervan telt niet.
neptun-prompt-sail = Je vaarafstand is { $range ->
    [one] { $range } zeemijl
   *[other] { $range } zeemijlen
  } en je hebt { $gold } goud: vaar naar een stad of blijf liggen, en voer daar een contract uit als je dat hebt.
neptun-prompt-extra = Wil je extra beurt { $turn } spelen? De windsnelheid blijft { $wind }.
neptun-prompt-wait = Wachten op { $seats }.
neptun-prompt-wait-row = Wachten tot { $count ->
    [one] { $seats } een roerkaart heeft gekozen.
   *[other] { $seats } een roerkaart hebben gekozen.
  }
neptun-prompt-chance = De kaarten worden klaargelegd.
neptun-prompt-over = Het spel is afgelopen. { $count ->
    [one] { $seats } wint.
   *[other] { $seats } delen de overwinning.
  }

## Wat er gebeurd is

neptun-event-board = De zeekaart, in zeemijlen: { $links }.
neptun-event-order = De speelvolgorde is { $seats }.
neptun-event-round = Ronde { $round } begint.
neptun-event-draft-turn = Fase 1, contracten aannemen: beurt { $turn }.
neptun-event-fulfil-turn = Fase 2, contracten uitvoeren: beurt { $turn }.
neptun-event-additional-turn = Fase 2, contracten uitvoeren: extra beurt { $turn }.
neptun-event-revealed = { $seat } draait contract { $column } open ({ neptun-contract }), met roerkaart { $oar }.
neptun-event-turned-up = Het overgebleven contract wordt opengedraaid: nummer { $column } ({ neptun-contract }), met roerkaart { $oar }.
neptun-event-taken = { $seat } neemt contract { $column } aan ({ neptun-contract }), legt het op veld { $slot } en krijgt roerkaart { $oar }{ $coins ->
    [0] .
    [one] ; er lag { $coins } munt op.
   *[other] ; er lagen { $coins } munten op.
  }
neptun-event-left-over = Het overgebleven contract schuift helemaal naar links{ $coins ->
    [0] , zonder munten.
    [one] , met { $coins } munt erop.
   *[other] , met { $coins } munten erop.
  }
neptun-event-left-over-discarded = Het overgebleven contract wordt afgelegd.
neptun-event-oar-hidden = { $seat } heeft een roerkaart gekozen.
neptun-event-oar-chosen = { $seat } legt roerkaart { $oar } gedekt neer.
neptun-event-oars = De roerkaarten worden opengedraaid: { $each }. De windvoorspelling is { $forecast_signed }.
neptun-event-oar-played = { $seat } speelt roerkaart { $oar }.
neptun-event-extra-yes = { $seat } speelt een extra beurt.
neptun-event-extra-no = { $seat } speelt geen extra beurt.
neptun-event-sailed = { $seat } vaart van { $start } naar { $city }, { $miles ->
    [one] { $miles } zeemijl
   *[other] { $miles } zeemijlen
  }{ $gold ->
    [0] .
   *[other] , en betaalt { $gold } goud voor zeemijlen boven de vaarafstand.
  }
neptun-event-stayed = { $seat } blijft in { $city }.
neptun-event-delivered = { $seat } levert { $good } in { $city } vanaf veld { $slot } en krijgt { $gold ->
    [0] { neptun-points } in { $region }.
   *[other] { $gold } goud.
  }
neptun-event-point-bought = { $seat } koopt voor 3 goud nog een tempelpunt in { $region }.
neptun-event-lost = { $seat } verliest { $count ->
    [one] het contract op veld { $slots }.
   *[other] de contracten op de velden { $slots }.
  }
neptun-event-wind = De windsnelheid is nu { $wind }.
neptun-event-bonus = { $seat } heeft alle vijf contracten uitgevoerd en krijgt een bonustegel: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
  }
neptun-event-tile = { $seat } is { $rank ->
    [1] eerste
    [2] tweede
   *[other] derde
  } in { $temple } en krijgt een puntentegel: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
  }
neptun-event-end = Het spel is afgelopen. Punten: { $each }. { $count ->
    [one] { $seats } wint.
   *[other] { $seats } delen de overwinning.
  }
