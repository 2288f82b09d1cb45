# Der erste Teil der Regeln von Trading in the Mediterranean, zum Lernen: Ziel, Wörter, eine Runde in Bildern, Beispiele, Tipps.
# Die Zahlen der Beispiele vergleicht tests/games/mediterranean/rules/test_worked_examples.py mit dem Programm.

learn-M-aim =
    Du führst eine junge Zivilisation durch sechs Runden: Du tauschst Karten, um Sets einer Ware zu sammeln, Sets bringen
    Geld, und Geld kauft Menschen, Gebäude, Kultur und Siegpunkte (SP). Die unteren Hälften derselben Karten bewegen
    deine Staatsform, deine Religion, deine Zufriedenheit und deine Sicherheit, und nach Runde 6 gewinnen die meisten
    SP.

## Wörter, in der Reihenfolge, in der man sie braucht

learn-M-word-card =
    Eine Warenkarte hat oben die Ware, die in Sets Geld bringt, und unten eine Idee oder ein Ereignis, das dir geschieht,
    wenn du die Karte ausspielst. Andere sehen die obere Hälfte, wenn du sie anbietest, die untere nie. M1.2
    .title = Oben und unten
learn-M-word-set = Karten einer Ware, die du in derselben Runde ausspielst. Jede weitere Karte eines Sets bringt mehr als die vorige. M1.5
    .title = Set
learn-M-word-arrow =
    Ein Schritt einer Idee: Demokratie, Diktatur, Venus oder Mars. Ein Pfeil der Seite, auf der du stehst, bringt den
    Marker ein Feld hinauf, einer der anderen Seite ein Feld hinunter. Pfeile kommen von Karten und von Gebäuden. M5.1
    M5.2
    .title = Pfeil
learn-M-word-side =
    Die Staatsform ist Demokratie oder Diktatur, die Religion Venus oder Mars. Ein Pfeil unter 0 wendet das Tableau auf 0
    der anderen Seite, und deine Gebäude der alten Farbe werden zerstört. M5.1 M5.3
    .title = Seite und Wenden
learn-M-word-cube =
    Ein Mensch. Auf einem Hof, in einer Stadt oder einem Hafen bringt er jede Runde eine Karte; anderswo arbeitet er für
    Kultur, Industrie oder deine Ausbauten. M1.4 M3.2
    .title = Würfel
learn-M-word-available =
    Der Bereich deines Tableaus, in dem neue Würfel auf Arbeit warten. Eine Karte, die einen Arbeiter braucht, nimmt ihn aus
    VERFÜGBAR oder von einem Hof; eine Karte der Eisenzeit in Runde 6 nur aus VERFÜGBAR. Der Vorrat ist etwas anderes:
    Würfel dort sind noch nicht geboren. M8.2 M8.3
    .title = VERFÜGBAR
learn-M-word-warehouse =
    Was du einlagerst, spielst du nicht aus: Es kommt in der nächsten Runde auf die Hand zurück. Es fasst 3 Karten,
    ausgebaut 5. M6.10
    .title = Lagerhaus
learn-M-word-offer =
    Was du gibst und was du willst, für einen Spieler, mehrere oder alle. Nichts verlässt deine Hand, bevor jemand
    annimmt. Verlässt eine Karte eines Angebots deine Hand auf anderem Weg, verfällt das Angebot, auch wenn du noch eine
    Karte dieser Ware hast; alle sehen es. M6.2 M6.6
    .title = Angebot, und ein Angebot, dessen Karte weg ist
learn-M-word-pact =
    Ein Versprechen in einem Geschäft: ein bestimmtes Gebäude in der nächsten Politikphase gegen einen bestimmten Spieler
    einzusetzen oder es nicht gegen ihn einzusetzen. Das Spiel hält dich daran. M6.8
    .title = Pakt
learn-M-word-piracy =
    Eine Luxuskarte, die nichts wert ist. Du siehst oben Piraterie; in einem Angebot gilt sie als Gewürze oder als Gold,
    und wer sie bekommt, merkt es dann. Sie kann nicht eingelagert werden. M6.5 M6.10
    .title = Piraterie
learn-M-word-status = Zwei Leisten von +6 bis -12. Wer auf einer am tiefsten steht, und unter 0, den trifft ihre Katastrophe. M5.5 M7.6
    .title = Zufriedenheit und Sicherheit
learn-M-word-industry =
    Eine Industrie zahlt dem, der sie hat und am meisten ihrer Ware ausspielt: den Bonus der Vorherrschaft oder den höheren
    des Monopols, wenn niemand sonst davon ausspielte. M7.4
    .title = Vorherrschaft und Monopol

## Eine Runde in Bildern

learn-M-step-1 =
    Jeder Würfel auf einem Hof bringt eine Karte seiner Ware, jede Stadt eine Stadtkarte, jeder Hafen eine Luxuskarte.
    Eingelagerte Karten kommen zurück. M3.1 M3.2
    .title = Produktion
learn-M-step-2 =
    Sechs Entwicklungen werden gezeigt, ab Runde 2 auch die zwei kommenden Katastrophen. Gebäude werden benutzt, und du
    darfst deine Staatsform oder Religion wenden. M4.1 M4.2 M4.3
    .title = Politik
learn-M-step-3 =
    Vier Minuten für alle zugleich. Biete Waren für Waren; die unteren Hälften bleiben verborgen, bis das Geschäft
    geschlossen ist. M6.1 M6.2 M6.4
    .title = Handel
learn-M-step-4 =
    Lagere ein, was warten soll: eine Karte, die ein Set beginnt, oder eine untere Hälfte, die jetzt schaden würde. Alle
    anderen Karten werden ausgespielt. M6.10 M6.12
    .title = Lagerhaus
learn-M-step-5 =
    Sets bringen Geld, dann geschehen alle unteren Hälften. Pfeile einer Leiste werden verrechnet, bevor der Marker
    zieht. M7.1 M7.2
    .title = Auswertung
learn-M-step-6 =
    Ab Runde 2 trifft eine Katastrophe den unzufriedensten Spieler und eine den am wenigsten sicheren, wenn sie unter 0
    stehen. M7.6
    .title = Katastrophen
learn-M-step-7 =
    Gebäude brauchen einen Marker, der weit genug steht, und bringen Würfel; Entwicklungen geben diesen Würfeln Arbeit;
    Industrie macht aus Geld SP. Was du behältst, wird halbiert. M8.2 M8.3 M8.4 M8.7
    .title = Einkauf

## Die Beispiele des Regelhefts

learn-M-example-1 = 1 Getreide bringt $1, 3 Getreide bringen $6 und 5 Getreide bringen $15. M1.5
    .title = Sets
learn-M-example-2 = Ada spielt 2 Getreide mit Demokratie darunter aus. Ihre Staatsform geht auf der Seite der Demokratie von 0 auf 2. M5.1
    .title = Zwei gleiche Pfeile
learn-M-example-3 =
    Bram spielt 1 Getreide mit Demokratie und 1 mit Diktatur aus. Sie bringen $3, und sein Marker bleibt auf 0, denn die Pfeile
    heben einander auf. M5.2
    .title = Zwei entgegengesetzte Pfeile
learn-M-example-4 =
    Cleo hat 4 Städte und bekommt Kunst, Kunst, Wein und wieder Kunst. Eine dritte Kunst ist nicht erlaubt; sie kommt
    oben auf den Stapel, und Cleo bekommt Farbstoff: 4 Karten, keine Ware öfter als 2 Mal. M3.3
    .title = Stadtkarten
learn-M-example-5 =
    Dario steht auf 3 der Diktatur mit 2 schwarzen Gebäuden und spielt 5 Demokratie aus. 3 Pfeile bringen ihn auf 0, der
    nächste wendet das Tableau, der letzte bringt ihn auf 1 der Demokratie. Beide Gebäude werden zerstört; seine Würfel
    bleiben. M5.1 M5.3
    .title = Eine Revolution
learn-M-example-6 = 1 Wein bringt $2, 2 bringen $5 und 5 bringen $20. 7 bringen $29: ein Set von 6 und ein Set von 1. M1.5
    .title = Mehr als ein volles Set
learn-M-example-7 =
    Ada spielt 3 Getreide, 1 Holz, 2 Farbstoff und 1 Gewürze aus: $6, $1, $5 und $3, zusammen $15. Darunter stehen 2 Diktatur
    und 1 Demokratie, ihre Staatsform sinkt also von Demokratie 3 auf 2; 2 Venus bringen ihre Religion von 1 auf 3. 1
    Wohlstand ist 1 SP, 1 Barbaren ist 1 Schritt hinunter bei der Sicherheit. M7.1 M7.2
    .title = Eine ganze Auswertung
learn-M-example-8 =
    Auf Feld 3 der Demokratie darf Bram 2 weiße Gebäude besitzen. Hat er keines, kann er diese Runde 1 oder 2 bauen; hat
    er 2, keines. M5.4 M8.2
    .title = Wie viele Gebäude
learn-M-example-9 = Cleo hat 2 weiße Gebäude, und ihr Marker sinkt auf 1. Sie behält beide; sie kann nur nicht weiter bauen. M8.2
    .title = Der Marker sinkt
learn-M-example-10 =
    Das Tor der Zitadelle ist schwarz, kostet $6 und bringt 2 Würfel nach VERFÜGBAR. Dario braucht Diktatur 1 oder mehr, um
    es zu bauen. Ab der nächsten Politikphase gibt es ihm jede Runde 1 Pfeil. M4.4 M8.2
    .title = Ein Gebäude
learn-M-example-11 =
    Mit 2 gekauften Karten Industrie steht Adas Marker auf dem Preis von $2 für einen SP. Für $6 bekommt sie 3 SP.
    M8.4
    .title = Industrie
learn-M-example-12 = Bram hat $3 übrig, wenn alle bestätigt haben. Daraus wird $1. M8.7
    .title = Übriges Geld
learn-M-example-13 =
    Cleo hat den Schiffbau und spielt 2 Holz aus; niemand spielt mehr aus. Sie nimmt 2 SP und steigt bei der Sicherheit um 1.
    M7.4
    .title = Vorherrschaft
learn-M-example-14 = Dario hat die Weberei und spielt 3 Wolle aus; niemand sonst spielt Wolle aus. Er nimmt 5 SP. M7.4
    .title = Monopol

## Tipps zum Spielen

learn-M-hint-1 = Ein langes Set bringt mehr als zwei kurze: Wähle eine Ware, von der andere einzelne Karten haben, und bitte alle darum.
learn-M-hint-2 = Sieh dir die untere Hälfte an, bevor du eine Karte weggibst, und denk an sie, wenn eine Ware billig scheint.
learn-M-hint-3 = Wähle deine Seiten früh. Pfeile deiner Farbe machen Gebäude möglich, und spätes Wenden zerstört sie.
learn-M-hint-4 = Du musst nicht zufrieden sein, nur nicht am unzufriedensten. Sieh, wer am tiefsten steht, und bleib einen Schritt darüber.
learn-M-hint-5 = Würfel lassen dich wachsen: Gebäude bringen sie, Städte und Häfen machen bessere Karten daraus.
learn-M-hint-6 = Gib dein Geld aus; die Hälfte dessen, was du behältst, geht verloren. Spät im Spiel macht Industrie aus dem Rest SP.
learn-M-hint-7 = Hab vor Runde 6 Würfel in VERFÜGBAR: Karten der Eisenzeit nehmen keine Arbeiter von Höfen.
learn-M-hint-8 = Der Reichste ist zuerst dran. Wer zuletzt dran ist, sieht, was die anderen kaufen und gegen wen sie Gebäude einsetzen.
