# Warum ein Bot in Trading in the Mediterranean tut, was er tut.

## Handel

reason-mediterranean-deal-worth = { $money ->
    [0] Alles in Geld gerechnet ist es dir weniger als $1 wert.
   *[other] Alles in Geld gerechnet ist es dir etwa ${ $money } wert.
  }
reason-mediterranean-deal-sets-more = Mit den genannten Waren bringen deine Sets ${ $money } mehr.
reason-mediterranean-deal-sets-less = Mit den genannten Waren bringen deine Sets ${ $money } weniger.
reason-mediterranean-deal-promises = { $money ->
    [0] Davon zählt das Versprechen weniger als $1.
   *[other] Davon zählt das Versprechen etwa ${ $money }.
  }
reason-mediterranean-copies-missed-least = Von deinen Karten entbehrst du am leichtesten: { $cards }.
reason-mediterranean-piracy-goes = Piraterie geht als Luxusware durch und bringt selbst nichts.
reason-mediterranean-most-willing = { $seat } scheint am ehesten bereit: In { $count } von { $guesses } Vermutungen über diese Hand ist es ein Gewinn.
reason-mediterranean-offer-too-dear = { $money ->
    [0] Angebot { $number } kostet etwas mehr, als es bringt.
   *[other] Angebot { $number } kostet etwa ${ $money } mehr, als es bringt.
  }
reason-mediterranean-offer-too-little = Angebot { $number } bringt weniger als $1, und das ist zu wenig.
reason-mediterranean-offer-helps-rival = { $money ->
    [0] Angebot { $number } hilft { $seat } zu viel für das, was es dir bringt.
   *[other] Angebot { $number } hilft { $seat } mit etwa ${ $money }, zu viel für das, was es dir bringt.
  }
reason-mediterranean-offer-not-held = Angebot { $number } verlangt, was du nicht geben kannst.
reason-mediterranean-offer-not-bindable = Angebot { $number } enthält ein Versprechen, das man jetzt nicht geben kann.
reason-mediterranean-offer-hurts-now = { $money ->
    [0] Dein Angebot { $number } kostet inzwischen etwas mehr, als es bringt.
   *[other] Dein Angebot { $number } kostet inzwischen etwa ${ $money } mehr, als es bringt.
  }
reason-mediterranean-offer-passed-by = Nach deinem Angebot { $number } kamen { $count } weitere; es macht einem anderen Platz.
reason-mediterranean-offer-unanswered = Dein Angebot { $number } hat eine Weile niemand angenommen; es macht einem anderen Platz.
reason-mediterranean-store-pays = Nach seiner Rechnung besser behalten als ausgespielt: { $cards }.
reason-mediterranean-spend-all = Nach seiner Rechnung ist keine Karte, die man lagern darf, besser behalten als ausgespielt.
reason-mediterranean-stored-already = Was man besser behält, ist schon eingelagert: { $cards }.
reason-mediterranean-no-offer-worth-it = Kein Angebot, an das er gedacht hat, lohnt sich.
reason-mediterranean-offers-full = { $count } Angebote von dir liegen auf dem Tisch, und mehr legt er nicht zugleich.

## Einkauf

reason-mediterranean-plan-buildings = Gebäude in diesem Plan: { $buildings }.
reason-mediterranean-plan-developments = Entwicklungen in diesem Plan: { $developments }.
reason-mediterranean-points-at-once = Der Plan bringt sofort { $points } SP.
reason-mediterranean-promises-points = Das fügt dem, was deine Zivilisation verspricht, etwa { $points } SP hinzu.
reason-mediterranean-gives-up-points = Das nimmt dem, was deine Zivilisation verspricht, etwa { $points } SP.
reason-mediterranean-money-otherwise = Das Geld dafür brächte sonst etwa { $points } SP.
reason-mediterranean-money-buys-points = Für die übrigen ${ $money } gibt es { $points } SP.
reason-mediterranean-money-kept = { $points ->
    [0] Von den ${ $money } bleibt nächste Runde die Hälfte und verspricht weniger als 1 SP.
   *[other] Von den ${ $money } bleibt nächste Runde die Hälfte und verspricht etwa { $points } SP.
  }
reason-mediterranean-money-idle = Behalten bringen die ${ $money } nichts.
reason-mediterranean-no-money = Es ist kein Geld mehr da.
reason-mediterranean-no-purchase-better = Kein Kauf, an den er gedacht hat, verspricht mehr.
reason-mediterranean-tried-to-the-end = { $count ->
    [one] In einer gedachten Welt bis zum Ende gespielt, kam es auf etwa { $points } SP.
   *[other] In { $count } gedachten Welten bis zum Ende gespielt, kam es im Schnitt auf etwa { $points } SP.
  }
reason-mediterranean-tried-a-turn = { $count ->
    [one] In einer gedachten Welt eine Runde weitergespielt, versprach es etwa { $points } SP.
   *[other] In { $count } gedachten Welten eine Runde weitergespielt, versprach es im Schnitt etwa { $points } SP.
  }
reason-mediterranean-plan-behind = Nach Plan liegt es etwa { $points } SP hinter einem anderen Kauf, und das wurde abgezogen.
reason-mediterranean-trade-tried = { $count ->
    [one] In einer gedachten Welt bis zum Ende der Runde gespielt, versprach es etwa { $points } SP.
   *[other] In { $count } gedachten Welten bis zum Ende der Runde gespielt, versprach es im Schnitt etwa { $points } SP.
  }
reason-mediterranean-trade-behind = Ohne weiterzuspielen sieht es etwa { $points } SP schlechter aus als ein anderes Geschäft, und das wurde abgezogen.

## Die kleineren Entscheidungen

reason-mediterranean-costs-nothing = Es kostet nichts.
reason-mediterranean-nothing-to-use = Du hast kein Gebäude mehr, das du einsetzen könntest.
reason-mediterranean-against-leader = Von denen, um die es geht, hat niemand mehr SP als { $seat }: { $points }.
reason-mediterranean-against-leader-by-sight = Von denen, um die es geht, hat, soweit man sieht, niemand mehr gebaut als { $seat }.
reason-mediterranean-nobody-to-hit = Nichts hier würde treffen, wer vorn liegt.
reason-mediterranean-hand-points-there = Deine Karten haben unterm Strich { $count ->
    [one] einen Pfeil
   *[other] { $count } Pfeile
  } zur anderen Seite: { $track }.
reason-mediterranean-flip-late = Nach Runde { $turn } wendet er kein Tableau mehr.
reason-mediterranean-flip-gains-nothing = Mit deiner Hand lohnt es sich für kein Tableau ohne Gebäude, es zu wenden.
reason-mediterranean-prosperity-counts = Wohlstand würde { $points } SP zählen.
reason-mediterranean-poverty-spared = Der Verlust von { $count } Zufriedenheit durch Armut bliebe aus.
reason-mediterranean-loss-costs = { $points ->
    [0] Nach seiner Rechnung kostet es dich weniger als 1 SP.
   *[other] Nach seiner Rechnung kostet es dich etwa { $points } SP.
  }
reason-mediterranean-loss-costs-rival = { $points ->
    [0] Nach seiner Rechnung kostet es { $seat } weniger als 1 SP.
   *[other] Nach seiner Rechnung kostet es { $seat } etwa { $points } SP.
  }
reason-mediterranean-missed-least = Nichts anderes kostet weniger.
reason-mediterranean-missed-most = Nichts anderes kostet mehr.
reason-mediterranean-pure-chance = Das Los hat entschieden: Keine Wahl ist besser als eine andere.
reason-mediterranean-hears-no-talk = Ein Bot hört keine Gespräche und findet darum niemanden schuldig.
