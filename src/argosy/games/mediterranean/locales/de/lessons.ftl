# Die Lektionen von Trading in the Mediterranean: was jeder Schritt sagt, und warum jetzt nichts anderes geht.

lesson-mediterranean-first-goal =
    Du regierst eine Stadt am antiken Mittelmeer. { $seat1 }, { $seat2 } und { $seat3 } regieren die anderen. Tausche
    Waren, verdiene Geld, baue. Nach sechs Runden mit je fünf Phasen gewinnt, wer die meisten Punkte hat. Alle
    beginnen mit 5.
lesson-mediterranean-first-cards =
    { phase-production }, die erste Phase: Jeder deiner fünf Höfe hat dir eine Karte gegeben. Oben steht eine Ware.
    Sie bringt Geld. Unten steht eine Idee oder ein Ereignis. Es trifft den, der die Karte ausgibt. Sonst sieht
    niemand deine Karten.
lesson-mediterranean-first-sides =
    { phase-civic }, die zweite Phase. Du stehst auf den Seiten { side-democracy } und { side-venus }; gegenüber
    stehen { side-dictatorship } und { side-mars }. Der Name deiner Seite unten auf einer Karte bringt den Marker
    hinauf, der Name der Gegenseite hinunter. Je höher er steht, desto mehr Gebäude darfst du haben. Hier darfst du
    die Seite wechseln, musst aber nicht. Wähle „{ web-do-pass }“.
    .why = Ein Wechsel der Seite bringt dir jetzt nichts. Wähle „{ web-do-pass }“.
lesson-mediterranean-first-sets =
    { phase-trading }, die dritte Phase und das Herz des Spiels. Karten derselben Ware bringen zusammen mehr: eine $1,
    zwei $3, drei $6, vier $10. Alle haben fünf einzelne Karten. Tauscht, und beide Seiten werden reicher.
lesson-mediterranean-first-make =
    Mach ein Angebot. Wähle deine Wolle, dann Holz unter den Waren. Sei frech: Verlange auch 1 Punkt, mit dem
    Pluszeichen neben „{ web-med-side-want }“. Wähle dann „{ web-med-offer }“. Karten und Punkte können den Besitzer
    wechseln, Geld nicht.
    .why = Mach zuerst dieses Angebot: Du gibst 1 Wolle und willst 1 Holz und 1 Punkt, an alle.
lesson-mediterranean-first-take =
    { $seat1 } macht ein Gegenangebot: Holz für deine Wolle, ohne den Punkt. Wer ein Angebot zuerst annimmt, hat den
    Handel, und beide Seiten wechseln zugleich den Besitzer. Zwei Holz bringen $3. Wähle „{ web-med-take }“.
    .why = Nimm zuerst das Angebot von { $seat1 } an: Holz für deine Wolle.
lesson-mediterranean-first-lemon =
    Sieh unten auf dein neues Holz: { bottom-depression }. Ein Schwarzer Peter, eine Karte, die schadet! Ein Handel
    nennt nur Waren; was unten steht, siehst du erst danach. Dein eigenes Angebot ist weg, weil die versprochene Wolle
    weg ist.
lesson-mediterranean-first-forecast =
    Hier siehst du, was deine Karten brächten, wenn der Handel jetzt endete: $6, aber { bottom-depression } senkt
    deine Zufriedenheit von 0 auf −2. Zufriedenheit und Sicherheit sind zwei weitere Leisten: Zu wenig davon bringt
    Katastrophen. Gib die Karte also weiter!
lesson-mediterranean-first-counter =
    { $seat2 } bietet Erz für dein Getreide. Antworte mit einem eigenen Angebot: Wähle das Holz mit {
    bottom-depression }, verlange Erz, wähle „{ web-med-offer }“. Du bestimmst, welches Holz geht. Niemand darf
    verraten, was unten steht; { $seat2 } kann es also nicht wissen: Das gehört hier dazu.
    .why = Biete zuerst das Holz mit { bottom-depression } für 1 Erz an.
lesson-mediterranean-first-store =
    { $seat2 } hat angenommen. Deine zwei Erz bringen $3. Dein Lagerhaus bewahrt bis zu drei Karten für die nächste
    Runde auf; dann bringt dein Hof wieder Salz, und du hast ein Paar. Wähle „{ web-med-mode-store }“, dann dein Salz.
    Das Schlimmste, etwa { bottom-depression }, darf nicht hinein.
    .why = Wähle zuerst „{ web-med-mode-store }“ und dann das Salz in deiner Hand.
lesson-mediterranean-first-ready =
    Der Handel dauert gewöhnlich vier Minuten. Er endet früher, wenn alle bereit sind, und die anderen sind es. Dann
    werden alle Karten ausgegeben, die in keinem Lagerhaus liegen. Wähle „{ web-do-ready }“.
    .why = Du hast, was du wolltest. Wähle „{ web-do-ready }“.
lesson-mediterranean-first-money =
    { phase-resolution }, die vierte Phase. Alle ausgegebenen Karten liegen offen. Zuerst die Waren: Deine Sätze
    bringen $1, $1 und $3, zusammen $5. Dann folgen die Ideen und Ereignisse, die Spielfolge und ab Runde 2
    Katastrophen.
lesson-mediterranean-first-bottoms =
    Nun das, was unten steht. { bottom-prosperity } gibt dir 1 Punkt. Zweimal { side-democracy } bringt deine
    Regierung auf 2, { side-venus } deine Religion auf 1. { $seat2 } gibt die schlechte Karte aus: Zufriedenheit −2. {
    bottom-poverty } würde 1 Zufriedenheit kosten, { bottom-barbarians } 1 Sicherheit.
lesson-mediterranean-first-wealth =
    Reichtum bestimmt die neue Spielfolge: Wer am meisten Geld hat, kommt zuerst; bei Gleichstand bleibt die alte
    Folge. Sie gilt überall, wo der Reihe nach gespielt wird.
lesson-mediterranean-first-harbor =
    { phase-purchasing }, die letzte Phase. Alle dürfen jede der sechs Entwicklungen einmal kaufen. {
    development-fishing-cove } versetzt einen Arbeiter von einem Hof in einen Hafen, der Luxuswaren bringt. Kaufe sie.
    Der Arbeiter kommt hier von deinem Wollhof, der dann keine Karten mehr gibt.
    .why = Spare dein Geld für { development-fishing-cove }.
lesson-mediterranean-first-points =
    Was gibt es noch zu kaufen? Industrie verkauft Punkte, anfangs für je $4. Kultur wie { development-choral-dance }
    bringt Punkte und Boni. Gebäude bringen Arbeiter und Fähigkeiten, so viele, wie deine Marker erlauben.
lesson-mediterranean-first-done =
    Alle kaufen gleichzeitig. Bis du fertig bist, kannst du Käufe zurücknehmen. Danach wird übriges Geld halbiert und
    abgerundet: Von deinem $1 bleibt nichts. Wähle „{ web-do-confirm }“.
    .why = Der Hafen ist, was du willst. Wähle „{ web-do-confirm }“.
lesson-mediterranean-first-luxury =
    Runde 2. Dein Salz ist zurück aus dem Lagerhaus: ein Paar. Und dein Hafen hat seine erste Luxuskarte gebracht:
    Gold. Eines bringt $3, zwei $8, drei $15. Arbeiter in Städten bringen Stadtwaren: $2, $5, $9.
lesson-mediterranean-first-calamities =
    Jede Runde zeigt sechs neue Entwicklungen und nach der ersten Runde zwei Katastrophen. { calamity-bread-riots }
    treffen, wer am wenigsten zufrieden ist, { calamity-harbor-raid }, wer am wenigsten sicher ist, aber niemanden,
    der auf 0 oder höher steht. Bleib auf deinen Seiten: Wähle „{ web-do-pass }“.
    .why = Ein Wechsel der Seite setzt den Marker auf 0 zurück. Wähle „{ web-do-pass }“.
lesson-mediterranean-first-danger =
    Unten auf deinem Gold stehen { bottom-barbarians }: 1 Sicherheit weniger. Sieh, was jetzt geschähe: Nur du
    stündest unter 0, und { calamity-harbor-raid } kostete dich deinen neuen Hafen.
lesson-mediterranean-first-avoid =
    Was im Lager liegt, geschieht nicht. { bottom-barbarians } dürfen hinein: Wähle „{ web-med-mode-store }“, dann das
    Gold. Du kannst es später tauschen oder ausgeben, vielleicht wenn ein Heer dich sicherer gemacht hat.
    .why = Wähle zuerst „{ web-med-mode-store }“ und dann das Gold in deiner Hand.
lesson-mediterranean-first-ready-again = Die Gefahr ist vorbei. Du könntest weiter handeln, aber deine Hand ist gut genug: Wähle „{ web-do-ready }“.
    .why = Dein Hafen ist jetzt sicher. Wähle „{ web-do-ready }“.
lesson-mediterranean-first-struck =
    Zuletzt kommen die Katastrophen. { calamity-bread-riots } treffen { $seat2 }: Die Zufriedenheit ist dort am
    niedrigsten, −2, wegen deiner schlechten Karte. Das halbe Geld ist weg. Ohne den Tausch hätte es dich getroffen.
lesson-mediterranean-first-spared = Niemand steht bei der Sicherheit unter 0; { calamity-harbor-raid } trifft also niemanden. Dein Hafen steht.
lesson-mediterranean-first-end =
    Nun kennst du eine ganze Runde. Du würdest mit deinen $6 weiter einkaufen, und vier Runden folgen noch. Sammle
    Sätze, achte auf das, was unten steht, sieh auf die Vorschau und mach aus Geld Punkte. Viel Glück!
