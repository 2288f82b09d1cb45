# Die erste Lektion: was jeder Schritt sagt, und warum jetzt nichts anderes geht.
# $seat1 und $seat2 sind die Namen der anderen Spieler.

lesson-neptun-first-goal =
    Du bist Kaufmann auf dem antiken Mittelmeer, mit einem Schiff. Du bringst Waren in die Häfen, und damit steigst du
    in den Tempeln auf. Fast alle Punkte kommen von den Plättchen der sechs Tempel: Nach jeder der drei Runden nimmt,
    wer in einem Tempel führt, dessen Plättchen. Die meisten Punkte gewinnen.
lesson-neptun-first-contract =
    Eine Runde hat zwei Hälften. Zuerst nehmen alle fünf Aufträge, einen je Durchgang. Dann segeln alle von Kreta aus
    fünf Durchgänge lang, um sie zu erfüllen. { $seat1 } war zuerst dran und ließ diesen Auftrag offen liegen: Trauben
    für Sanguntum. Dort geliefert bringen sie 7 Gold; andere Aufträge bringen Punkte im Tempel der Region. Die
    Ruderkarte daneben gehört zum Auftrag: Mit ihr ruderst du. Du beginnst mit 5 Gold und zwei Ruderkarten.
lesson-neptun-first-luck =
    Sanguntum liegt mehr als 30 Seemeilen entfernt. Fordere also dein Glück heraus: Deck den nächsten Auftrag auf. Der
    Preis: Du verzichtest in diesem Durchgang auf alle, die jetzt offen liegen.
    .why = Sanguntum ist zu weit. Deck lieber den nächsten Auftrag auf: den markierten, der verdeckt liegt.
lesson-neptun-first-take =
    Besser: Oliven für Athenae, nahe bei Kreta, für 2 Tempelpunkte in Graecia. Du könntest noch einen aufdecken, aber
    nimm diesen: Wähl den Auftrag, dann Feld 1. Die Felder sind eine Reihenfolge. Du lieferst von links nach rechts,
    und kein Auftrag wechselt je sein Feld.
    .why = Athenae ist nah, also sollte es dein erster Hafen sein: Wähl die Oliven, dann Feld 1.
lesson-neptun-first-order =
    Die Ruderkarte ist jetzt auf deiner Hand. Ihre Stärke steht auch auf der Ruderleiste, die die Reihenfolge des
    nächsten Durchgangs bestimmt: Die schwächste beginnt. Deine ist 1, also beginnst du. Bei gleicher Stärke ist vorn,
    wessen Ruder später auf die Leiste kam.
lesson-neptun-first-coin =
    Ein neuer Durchgang, und du bist zuerst dran. Niemand wollte Sanguntum, also bleibt es liegen, mit einer Münze
    darauf, und bekommt jedes Mal eine dazu. Wer einen Auftrag nimmt, bekommt dessen Münzen. Es ist immer noch zu
    weit: Deck den nächsten auf.
    .why = Eine Münze wiegt einen so weiten Weg nicht auf. Deck den nächsten Auftrag auf.
lesson-neptun-first-slot =
    Getreide für Thessalonica, 3 Tempelpunkte in Graecia. Der Weg dorthin führt über Athenae, also kommt es nach
    Athenae: Nimm es auf Feld 2.
    .why = Thessalonica liegt hinter Athenae, also gehört es auf das nächste Feld: Wähl das Getreide, dann Feld 2.
lesson-neptun-first-chart =
    Drei Durchgänge später; wir haben für dich gewählt. Deine Leiste ist voll: Athenae, Thessalonica, Roma, Pergamum
    und noch einmal Thessalonica. Jeder Auftrag brachte eine Ruderkarte. Jetzt segeln die Schiffe.
lesson-neptun-first-oar =
    Alle wählen geheim eine Ruderkarte. Ihre Stärke plus die Windstärke ist deine Reichweite in Seemeilen. Der Wind
    ist 5, und Athenae liegt 5 Seemeilen entfernt, also genügt dein schwächstes Ruder. Jede Ruderkarte spielst du nur
    einmal. Spiel Stärke 1.
    .why = Heb die stärkeren Ruder für weitere Wege auf. Spiel die Ruderkarte mit Stärke 1.
lesson-neptun-first-wind =
    Jetzt liegen alle Karten offen. Ihre zweite Zahl ändert den Wind: deine +1, die der anderen je −1, zusammen −1.
    Das ist die Vorschau. Der Wind eines Durchgangs ist immer 5 plus die Vorschau: als Nächstes 4. Die anderen sind
    schon gesegelt; du bist nach der Reihenfolge der Aufträge zuletzt dran.
lesson-neptun-first-sail =
    Deine Reichweite ist 6: Ruder 1 plus Wind 5. Schiffe segeln entlang der Linien; die Zahlen sind Seemeilen. Wo dein
    Schiff endet, darfst du einen Auftrag erfüllen. Segle nach Athenae und liefere: Dein Marker steigt 2 Stufen im
    Tempel von Graecia.
    .why = Dein erster Hafen ist Athenae: Wähl ihn auf der Karte, dann wähl, die Oliven zu liefern.
lesson-neptun-first-range =
    Der Wind ist jetzt 4, und Thessalonica, dein nächster Hafen, liegt 7 Seemeilen entfernt. Mit Stärke 2 kommst du 6
    weit. Aber jede fehlende Seemeile kostet nur 1 Gold. Spiel das markierte Ruder mit Stärke 2.
    .why = Stärke 2 und 1 Gold genügen für Thessalonica. Heb die stärkeren Ruder auf.
lesson-neptun-first-race =
    Schau auf den Tempel von Graecia: { $seat1 } steht auf Stufe 5. Dein Getreide brächte dich auch auf Stufe 5. Auf
    derselben Stufe ist vorn, wer zuerst kam, und in der ersten Runde bekommt nur der Erste ein Plättchen.
lesson-neptun-first-buy =
    Steig also eine Stufe höher: Bei jeder Lieferung darfst du dort einen Tempelpunkt für 3 Gold kaufen. Segle nach
    Thessalonica, liefere das Getreide und kauf: Stufe 6, und du führst.
    .why = Segle nach Thessalonica, liefere das Getreide von Feld 2 und kauf einen Punkt: Dann bist du vor { $seat1 }.
lesson-neptun-first-far =
    Als Nächstes käme Roma, auf Feld 3, aber das ist weit. Pergamum, auf Feld 4, liegt 5 Seemeilen entfernt. Der Wind
    ist 4: Stärke 2 genügt.
    .why = Pergamum liegt 5 Seemeilen entfernt, und der Wind ist 4: Die Ruderkarte mit Stärke 2 genügt.
lesson-neptun-first-lost =
    Segle nach Pergamum und liefere den Honig für 7 Gold. Der Preis: Offene Aufträge links von einem erfüllten gehen
    verloren. Du verlierst Roma. Einen Hafen nur zu besuchen kostet nichts.
    .why = Segle nach Pergamum und liefere den Honig von Feld 4. Roma erreichst du ohnehin nicht.
lesson-neptun-first-extra =
    Zwei Durchgänge später ist dein letzter Auftrag erfüllt. Nach Durchgang fünf darf, wer noch einen offenen Auftrag
    und eine Ruderkarte hat, bis zu zwei Zusatzdurchgänge nehmen. { $seat1 } könnte, aber Sanguntum ist zu weit.
lesson-neptun-first-bonus =
    Jetzt die Wertung. { $seat2 } hat alle fünf Aufträge erfüllt und nimmt ein Bonusplättchen: 3 Punkte. Du hast Roma
    verloren, also bekommst du keins.
lesson-neptun-first-tiles =
    In den Tempeln führst du in Graecia und nimmst das Plättchen: 3 Punkte. Im Goldtempel zählt das Gold: Deine 13
    sind am meisten, 2 Punkte. Die Wertung kostet nichts: Marker und Gold bleiben für die nächste Runde.
lesson-neptun-first-ready =
    Das war eine Runde. In Runde 2 bekommen die ersten zwei jedes Tempels ein Plättchen, in Runde 3 die ersten drei,
    und die Plättchen sind mehr wert. Du weißt jetzt genug für dein erstes Spiel. Guten Wind!
