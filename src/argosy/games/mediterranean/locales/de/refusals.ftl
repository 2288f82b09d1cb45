# Trading in the Mediterranean: warum etwas nicht geht und was richtig wäre. Die Nummer der Regel kommt in Klammern dahinter.

## Politik

refusal-civic-use_expected = Jetzt setzt man Gebäude für sich selbst ein; nimm eines von deinen, oder passe.
refusal-civic-give_expected = Jetzt setzt man Gebäude gegen Mitspieler ein; nimm eines von deinen, oder passe.
refusal-civic-flip_expected = Jetzt werden Tableaus gewendet; wende deine Staatsform oder deine Religion, oder passe.
refusal-civic-no_tile = Ein Gebäudeplättchen mit der Nummer { $tile } gibt es nicht; wähle eines deiner eigenen Gebäude.
refusal-civic-not_built = Du hast { $building } nicht gebaut; nimm ein Gebäude, das du besitzt.
refusal-civic-too_fresh = { $building } wurde in dieser Runde gebaut und kann ab der nächsten Politikphase eingesetzt werden.
refusal-civic-used = { $building } wurde in dieser Phase schon eingesetzt; nimm ein anderes Gebäude, oder passe.
refusal-civic-passive = { $building } wirkt von selbst und muss nicht eingesetzt werden.
refusal-civic-for_rivals = { $building } setzt man gegen einen Mitspieler ein; das kommt nach den Fähigkeiten für sich selbst.
refusal-civic-for_oneself = { $building } setzt man für sich selbst ein, und die Zeit dafür ist vorbei; nimm eines gegen einen Mitspieler, oder passe.
refusal-civic-no_rival = { $target } ist nicht dein Gegner; wähle jemand anderen.
refusal-civic-no_arrow = { $building } gibt keinen Pfeil und hat darum keine Richtung; nenne nur den Spieler.
refusal-civic-spared = Du hast versprochen, { $building } nicht gegen { $target } einzusetzen; wähle jemand anderen.
refusal-civic-promised_elsewhere = Du hast versprochen, { $building } gegen jemand anderen als { $target } einzusetzen; halte dieses Versprechen.
refusal-civic-promised_colour = Du hast { $target } von { $building } einen Pfeil der anderen Farbe versprochen.
refusal-civic-promise_open = Du hast versprochen, { $building } einzusetzen; tu das, bevor du passt.
refusal-civic-no_track = Eine Leiste { $track } gibt es nicht; wende deine Staatsform oder deine Religion.
refusal-civic-flipped = Du hast in dieser Phase { $track ->
    [0] deine Staatsform
   *[other] deine Religion
  } schon gewendet; wende die andere, oder passe.

## Handel

refusal-trade-expected = Jetzt wird gehandelt; mach ein Angebot oder nimm eines an, fülle dein Lagerhaus, oder melde dich fertig.
refusal-trade-time_up = Die Zeit ist um; jetzt kannst du nur noch dein Lagerhaus füllen.
refusal-ready-already = Du bist schon fertig; warte auf die anderen.
refusal-ready-not_yet = Du hast dich noch nicht fertig gemeldet; handle weiter.
refusal-offer-gone = Angebot { $offer } liegt nicht mehr auf dem Tisch; wähle eines, das noch da ist.
refusal-offer-own = Angebot { $offer } ist dein eigenes; warte, bis es jemand annimmt, oder zieh es zurück.
refusal-offer-not_own = Angebot { $offer } ist nicht deins; du kannst nur deine eigenen zurückziehen.
refusal-offer-not_addressed = Angebot { $offer } gilt anderen; mach ein eigenes Angebot.
refusal-offer-addressees = Ein Angebot geht an andere Spieler, jeden einmal genannt, in der Reihenfolge der Plätze; oder an alle.
refusal-offer-goods = Eine Seite eines Geschäfts nennt, wie viele Karten jeder Ware, zusammen höchstens { $most }.
refusal-offer-piracy = Piraterie wird nie unter ihrem Namen angeboten; sie kann als Gewürze oder als Gold gehen.
refusal-offer-points = Eine Seite eines Geschäfts kann 0 bis { $most } SP enthalten.
refusal-offer-points_short = Das braucht mehr SP, als da sind: { $points }, vorhanden sind { $held }. Nenne weniger.
refusal-offer-empty = Ein Angebot muss auf mindestens einer Seite etwas enthalten.
refusal-offer-too_many = Du hast schon { $most } Angebote auf dem Tisch; zieh erst eines zurück.
refusal-cards-stored = Du hast { $card } nur im Lagerhaus; nimm die Karte erst heraus.
refusal-cards-not_held = Du hast nicht alle diese Karten; wähle Karten aus deiner Hand.
refusal-cards-other_goods = Diese Karten sind nicht die Waren des Angebots; wähle von jeder Ware so viele, wie es nennt.
refusal-cards-unsorted = Die Karten eines Geschäfts müssen in der Reihenfolge der Hand genannt werden.
refusal-pact-last_turn = Das ist die letzte Runde: Es kommt keine Politikphase mehr, für die man etwas versprechen könnte.
refusal-pact-form = Ein Pakt nennt ein Gebäude, einen Spieler und ob es eingesetzt wird oder nicht; eine Seite eines Geschäfts kann { $most } davon enthalten.
refusal-pact-not_built = Platz { $seat } hat { $building } nicht gebaut; versprich nur etwas über Gebäude, die stehen.
refusal-pact-not_on_rivals = { $building } setzt man nicht gegen Mitspieler ein, darum kann man nichts darüber versprechen.
refusal-pact-colour = { $building } gibt einen Pfeil: Sag, welchen, zum Beispiel so: use g5 3 white.
refusal-pact-no_arrow = { $building } gibt keinen Pfeil, also gibt es keine Farbe zu versprechen.
refusal-pact-target = { $building } kann man nicht für { $target } versprechen: Niemand setzt es gegen sich selbst ein, und Schonung verspricht man nur dem Partner des Geschäfts.
refusal-pact-bound = Platz { $seat } hat über { $building } schon etwas anderes versprochen; es kann nur einmal eingesetzt werden.
refusal-show-goods = Um obere Hälften zu zeigen, sag, wie viele Karten welcher Waren; mindestens eine.
refusal-show-not_held = So viele Karten { $good } kannst du nicht zeigen; auf der Hand hast du { $held }.
refusal-show-piracy = Piraterie wird nie gezeigt; in einem Geschäft kann sie als Gewürze oder Gold gelten.
refusal-store-full = So viele Karten ({ $cards }) passen nicht in dein Lagerhaus; es fasst { $room }.
refusal-store-not_held = Du hast nicht alle diese Karten; wähle aus deiner Hand und deinem Lagerhaus.
refusal-store-forbidden = Die Karte { $card } darf nicht gelagert werden; sie wird in dieser Runde ausgespielt, wenn sie dir niemand abnimmt.
refusal-store-unsorted = Gelagerte Karten müssen in der Reihenfolge der Hand genannt werden.
refusal-clock-stopped = Jetzt läuft keine Uhr; Zeit vergeht nur, während gehandelt wird.
refusal-clock-expected = Die Uhr kann nur ticken oder ablaufen.

## Auswertung

refusal-bank-expected = Jetzt geht es um deine Bank: mehr für Wohlstand, oder keine Trauer durch Armut.
refusal-vote-expected = Jetzt wird das Opfer der Katastrophe gewählt; nenne jemanden, der gleichauf liegt.
refusal-vote-not_tied = { $victim } liegt nicht gleichauf; stimme für jemanden, der es tut.
refusal-accuse-expected = Der Handel ist vorbei; verlange eine Abstimmung über jemanden, oder passe.
refusal-accuse-no_rival = { $target } ist hier kein anderer Spieler; verlange eine Abstimmung über jemand anderen, oder passe.
refusal-accuse-judged = Über { $target } wurde in dieser Runde schon abgestimmt; nenne jemand anderen, oder passe.
refusal-penalty-expected = Eine Abstimmung läuft; nenne eine Strafe von 0 bis { $most } SP.
refusal-penalty-points = Die Strafe kann nicht { $points } SP sein; nenne 0 bis { $most }.
refusal-lose-expected = Jetzt geht durch eine Katastrophe etwas verloren; wähle, was.
refusal-lose-not_possible = Das nimmt die Katastrophe nicht, oder es ist nicht da (Nummer { $what }); wähle aus dem Menü.

## Einkauf und das Ende

refusal-purchase-expected = Jetzt wird eingekauft; kaufe etwas, oder bestätige, dass du fertig bist.
refusal-undo-nothing = Du hast noch nichts gekauft, was sich zurücknehmen ließe.
refusal-build-no_tile = Ein Gebäudeplättchen mit der Nummer { $tile } gibt es nicht; wähle eines deiner zwölf.
refusal-build-stands = Du hast { $building } schon; wähle ein anderes Plättchen.
refusal-build-limit = Dein Marker erlaubt { $limit } Gebäude dieser Farbe, und du hast { $standing }; geh weiter auf der Leiste, bevor du { $building } baust.
refusal-build-money = { $building } kostet ${ $price }, und du hast ${ $money }; wähle etwas, das du bezahlen kannst.
refusal-buy-no_slot = Eine Entwicklung { $slot } gibt es nicht; wähle eine von 1 bis { $slots }.
refusal-buy-twice = { $development } hast du in dieser Runde schon gekauft; jede Entwicklung gibt es nur einmal.
refusal-buy-money = Das kostet ${ $price }, und du hast ${ $money }; wähle etwas, das du bezahlen kannst.
refusal-buy-loss = Deine { $track } ist zu niedrig für diesen Verlust; wähle eine andere Karte.
refusal-buy-supply = In deinem Vorrat ist kein Würfel mehr für diese Karte; wähle eine andere.
refusal-buy-full = Dafür ist auf deinem Tableau kein Platz frei ({ $place }); wähle eine andere Karte.
refusal-buy-no_crew = { $development } braucht Arbeiter, und du hast keine dort, woher sie kommen dürfen (Arbeiter: { $needed }); wähle eine andere Karte.
refusal-buy-no_source = Arbeiter kommen von Höfen (0 bis 4) oder aus VERFÜGBAR (5); einen Ort { $source } gibt es nicht.
refusal-buy-rural_only = { $development } versetzt nur Arbeiter von Höfen; wähle Höfe.
refusal-buy-available_only = { $development } ist eine Karte der Eisenzeit und nimmt Arbeiter nur aus VERFÜGBAR.
refusal-buy-farm_empty = Auf deinem Hof ({ $farm }) ist kein Arbeiter; wähle einen anderen.
refusal-buy-no_worker = So viele Arbeiter gibt es dort nicht ({ $place }: { $workers }); wähle andere.
refusal-buy-order = Arbeiter müssen in der Reihenfolge der Höfe genannt werden, die aus VERFÜGBAR zuletzt.
refusal-buy-workers = { $development } braucht eine andere Zahl von Arbeitern als { $workers }; wähle aus dem Menü.
refusal-buy-choices = { $development } verlangt vom Käufer { $needed } Angaben, nicht { $choices }; wähle aus dem Menü.
refusal-buy-choice = { $development } kann man mit dieser Wahl nicht kaufen; wähle eine aus dem Menü.
refusal-points-no_industry = Du hast keinen Industriewürfel mehr, darum kannst du keine SP kaufen.
refusal-points-none = So wenige SP ({ $points }) kann man nicht kaufen; kaufe mindestens einen.
refusal-points-money = So viele SP ({ $points }) kosten ${ $price }, und du hast ${ $money }; kaufe weniger.
refusal-throw-expected = Jetzt wird der Gleichstand entschieden; zeige Schere, Stein oder Papier.
refusal-throw-no_shape = Ein Zeichen { $shape } gibt es nicht; zeige Schere, Stein oder Papier.

## Getippte Züge

refusal-notation-no_good = „{ $text }“ ist kein Teil eines Geschäfts; schreib Waren, SP und Pakte so: 2 wine + 1vp + spare g5 3.
refusal-notation-no_card = Eine Karte namens „{ $text }“ gibt es nicht; schreib Ware und untere Hälfte, etwa grain-mars.
refusal-notation-no_building = Ein Gebäudeplättchen namens „{ $text }“ gibt es nicht; schreib g1 bis g6 oder r1 bis r6.
refusal-notation-no_development = Keine Karte oder mehr als eine könnte mit „{ $text }“ gemeint sein; schreib ihr Wort aus der Auslage.
refusal-notation-no_place = „{ $text }“ ist hier kein Ort und keine Wahl; schreib etwa farm salt, available oder city.

## Zufall

refusal-chance-deal_expected = Jetzt werden die Waren der Runde ausgeteilt.
refusal-chance-unfold_expected = Jetzt werden die Entwicklungen und Katastrophen der Runde aufgedeckt.
refusal-chance-too_few_cards = { $cards } Karten sind zu wenige: Jeder Produktionswürfel muss eine bekommen.
refusal-chance-too_many_cards = In dieser Runde werden nur { $cards } Karten ausgeteilt.
refusal-chance-developments = Eine Runde bringt { $count } verschiedene Entwicklungen.
refusal-chance-not_in_age = Entwicklung { $card } gehört nicht zu denen dieses Zeitalters, die noch kommen.
refusal-chance-calamities = Diese Runde bringt { $count } Katastrophen, ab Runde 2 eine jeder Art.
refusal-chance-not_that_calamity = Katastrophe { $card } ist nicht von der Art, die jetzt kommt, oder sie war schon da.
