# Der Trainer in Trading in the Mediterranean: worum es bei jeder Entscheidung geht, was ein Zug aufgibt, und Angebote in Worten.

coach-mediterranean-prompt-using = Deine Gebäude können dir jetzt helfen.
coach-mediterranean-prompt-giving = Deine Gebäude können jetzt einen Mitspieler treffen.
coach-mediterranean-prompt-giving-promised = Ein Versprechen ist fällig: Es kommt vor dem Passen.
coach-mediterranean-prompt-flipping = Auf welche Seite jeder Tafel zeigen die Pfeile deiner Karten?
coach-mediterranean-prompt-trading = Gleiche Waren bringen zusammen mehr: Welcher Tausch macht deine Sätze größer?
coach-mediterranean-prompt-trading-ready = Du bist fertig; es kann noch ein gutes Angebot kommen.
coach-mediterranean-prompt-grace = Welche Karten sind besser aufgehoben als jetzt ausgespielt?
coach-mediterranean-prompt-accusing = Hat jemand von unteren Kartenhälften gesprochen?
coach-mediterranean-prompt-judging = Deine Strafe ist geheim; 0 heißt unschuldig.
coach-mediterranean-prompt-banking = Die Bank hilft bei einem von beidem: Punkte oder Zufriedenheit.
coach-mediterranean-prompt-voting = Einen der Gleichstehenden trifft es: Wen nennst du?
coach-mediterranean-prompt-losing = Etwas geht verloren: Welcher Verlust kostet dich am wenigsten?
coach-mediterranean-prompt-losing-for = Ein Mitspieler verliert etwas, und du wählst, was.
coach-mediterranean-prompt-purchasing = Was bringt für dein Geld am meisten: Gebäude und Entwicklungen für später oder Punkte jetzt?
coach-mediterranean-prompt-purchasing-before-iron = Was bringt für dein Geld vor dem letzten Durchgang am meisten?
coach-mediterranean-prompt-throwing = Schere, Stein, Papier: reiner Zufall.
gain-mediterranean-thing = { $thing }
hint-mediterranean-offer =
    Biete { $give } für { $want }{ $count ->
        [0] { "" }
       *[other] { " " }an { $to }
    }
hint-mediterranean-accept = Nimm Angebot { $number } an
hint-mediterranean-store = Lagere ein: { $cards }
