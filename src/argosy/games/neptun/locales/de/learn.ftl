# Der erste Teil der Regeln von Neptun, zum Lernen: Ziel, Wörter, ein Durchgang in Bildern, Beispiele, Tipps.
# Die Zahlen der Beispiele vergleicht tests/games/neptun/rules/test_worked_examples.py mit dem Programm.

learn-N-aim =
    Du bist ein Kaufmann, der Aufträge lädt und ausfährt, um sie zu erfüllen; eine Lieferung bringt Gold oder führt
    deinen Marker im Tempel ihrer Region nach oben. Nach jeder der drei Runden geben die Tempel Punkteplättchen an
    jene, die am höchsten stehen, und die meisten Punkte auf Plättchen gewinnen.

## Wörter, in der Reihenfolge, in der man sie braucht

learn-N-word-contract = Eine Stadtkarte, eine Warenkarte und eine Ruderkarte in einer Spalte: Bring diese Ware in diese Stadt. N3.1
    .title = Auftrag
learn-N-word-slot =
    Eines der fünf Felder deiner Auftragsleiste. Ein Auftrag auf einem Feld ist offen, bis du ihn erfüllst oder
    verlierst, weil du einen rechts davon erfüllst. N3.8 N4.9
    .title = Feld
learn-N-word-oar =
    Eine Karte mit drei Aufgaben. Wenn du sie nimmst, bestimmt ihre Ruderstärke, wie früh du im nächsten Durchgang handelst.
    Wenn du sie spielst, treibt die Ruderstärke dein Schiff, und der Windwert bewegt den Wind des Durchgangs danach. N3.10
    N4.2 N4.3
    .title = Ruderkarte
learn-N-word-wind =
    Eine Zahl von 0 bis 10, die zu jedem Ruder zählt. Die Vorschau, -5 bis +5, ist die Summe aller Windwerte
    dieses Durchgangs; die nächste Windstärke ist 5 plus die Vorschau. N4.2 N4.10
    .title = Windstärke und Vorschau
learn-N-word-range = Deine Ruderstärke plus die Windstärke: die Seemeilen, die du umsonst fährst. N4.3
    .title = Reichweite
learn-N-word-temple-point =
    Ein Schritt deines Markers im Tempel einer Region. Er ist selbst kein Punkt, sondern entscheidet, wer die Plättchen
    nimmt. N4.7
    .title = Tempelpunkt
learn-N-word-tile =
    Die Punkte, die das Spiel gewinnen. Jede der fünf Regionen hat einen Tempel mit Plättchen, und der Goldtempel hat
    welche für den, der das meiste Gold besitzt. N1.3 N6.4
    .title = Punkteplättchen
learn-N-word-order =
    Wer als Erster, Zweiter und so weiter handelt. Sie wird in jedem Durchgang, in dem Aufträge genommen werden, neu bestimmt
    und bleibt dann so. N3.10 N3.12
    .title = Spielreihenfolge
learn-N-word-additional = Ein oder zwei weitere Durchgänge nach dem fünften, für alle, die noch einen offenen Auftrag und eine Ruderkarte haben. N5.1
    .title = Zusatzdurchgang

## Ein Durchgang in Bildern

learn-N-step-1 =
    Die Stadtkarte sagt, was jede Ware dort bringt: Gold oder Punkte im Tempel der Region. Die Ruderkarte kommt mit dem
    Auftrag. N1.5 N3.1
    .title = Ein Auftrag besteht aus drei Karten
learn-N-step-2 =
    Es liegt ein Auftrag mehr aus, als Spieler da sind. Nimm einen offenen oder decke den nächsten auf; dann kannst du
    die übergangenen nicht mehr nehmen. N3.1 N3.3
    .title = Nehmen oder den nächsten aufdecken
learn-N-step-3 = Leg ihn auf ein freies Feld. Du lieferst von links nach rechts, denk also an den Weg deines Schiffes. N3.8
    .title = Felder sind eine Reihenfolge
learn-N-step-4 =
    Dein Marker kommt auf die Stärke der Ruderkarte, die du genommen hast. Das schwächste Ruder handelt im nächsten Durchgang
    zuerst, von gleichen das zuletzt gelegte. Nach fünf solchen Durchgängen hat jeder fünf Aufträge. N3.9 N3.10
    .title = Das Ruder sagt, wer folgt
learn-N-step-5 =
    Nun kommen fünf Durchgänge auf See. Alle wählen verdeckt eine Ruderkarte und zeigen sie gemeinsam. Die Windwerte
    ergeben die Vorschau für den nächsten Durchgang. N4.1 N4.2
    .title = Alle rudern
learn-N-step-6 =
    Ruder und Wind zusammen sind deine Reichweite. Jede Verbindung kostet die Seemeilen auf ihrem Plättchen, und jede Seemeile
    über deine Reichweite hinaus 1 Gold. N4.3 N4.4 N4.5
    .title = Fahren
learn-N-step-7 =
    In der Stadt, in der du endest, darfst du einen Auftrag erfüllen. Offene Aufträge links davon sind verloren. Einmal
    je Lieferung darfst du für 3 Gold einen weiteren Tempelpunkt kaufen. N4.6 N4.8 N4.9
    .title = Liefern
learn-N-step-8 =
    In jedem Tempel nimmt der höchste Marker das beste Plättchen; auf derselben Stufe der untere, der zuerst da war. Wer
    alle fünf Aufträge erfüllt hat, nimmt ein Bonusplättchen. N6.1 N6.2 N6.4
    .title = Werten

## Die Beispiele des Regelhefts: vier Händler, Ada, Bram, Cleo und Dario

learn-N-example-1 = Ada hat Oliven für Sanguntum. Liefert sie sie, so steigt ihr Marker im Tempel von Hispania um 3 Stufen. N4.7
    .title = Was ein Auftrag bringt
learn-N-example-2 =
    Alle 5 Aufträge des ersten Durchgangs liegen verdeckt. Ada deckt den ersten auf, will ihn nicht und deckt den zweiten auf.
    Diesen nimmt sie; 3 liegen also noch verdeckt. N3.3 N3.4
    .title = Aufdecken
learn-N-example-3 =
    Bram ist der Nächste. Er darf den Auftrag nehmen, den Ada überging, denn ihr Verzicht gilt nur für ihre Wahl. Er
    nimmt ihn: Oliven für Sanguntum. N3.3
    .title = Was andere übergingen
learn-N-example-4 =
    Ada legt ihren Auftrag auf Feld 4. Links davon lässt sie 3 Felder für das, was sie vorher liefert, und 1 für das,
    was danach kommt. Dort bleibt er. N3.8
    .title = Laden
learn-N-example-5 =
    Bram nahm ein Ruder der Stärke 2, Cleo eines mit 5, dann Dario ebenfalls eines mit 5, Ada eines mit 8. Bram ist
    Erster. Darios Marker liegt auf dem von Cleo: Er ist Zweiter, sie Dritte. Ada ist Letzte. N3.10
    .title = Wer folgt
learn-N-example-6 =
    Cleo hatte Honig für Carthago aufgedeckt und weitergemacht. Niemand nahm den Auftrag, also kommt er mit 1 Münze an
    das linke Ende, und 4 neue werden verdeckt ausgelegt. N3.1 N3.11
    .title = Der übrige Auftrag
learn-N-example-7 =
    Bram hat Salz für Leptis Magna auf Feld 1 und Honig für Carthago auf Feld 2. Er liefert in dieser Reihenfolge und
    behält beide; sie bringen ihn in Africa 6 Stufen hinauf. N4.7 N4.9
    .title = Von links nach rechts
learn-N-example-8 =
    Vier Ruder mit den Windwerte +2, +1, 0 und -1 werden gezeigt. Die Vorschau ist +2, also ist die Windstärke im
    nächsten Durchgang 7. N4.2 N4.10
    .title = Die Vorschau
learn-N-example-9 = Die Windstärke ist 5. Bram spielt ein Ruder der Stärke 5 und hat eine Reichweite von 10 Seemeilen. N4.3
    .title = Die Reichweite
learn-N-example-10 = Das Plättchen zwischen Tyros und Alexandria zeigt 3. Die Fahrt von einer zur anderen kostet 3 deiner Seemeilen. N4.4
    .title = Entfernung
learn-N-example-11 =
    Ada hat eine Reichweite von 11 Seemeilen und will von Kreta nach Alexandria. Tyros ist 8 Seemeilen weit und Alexandria noch
    4 weiter, zusammen 12. Ihr fehlt 1 Seemeile, sie zahlt dafür 1 Gold und behält 4 von ihren 5 Gold. N4.5
    .title = Eine Seemeile zu weit
learn-N-example-12 = In Alexandria liefert Ada Trauben. Sie bringen 2 Tempelpunkte, ihr Marker in Africa geht also von 0 auf 2. N4.7
    .title = Eine Lieferung
learn-N-example-13 =
    Auf Adas Feld 1 liegt Sanguntum, auf Feld 2 Pergamum. Liefert sie zuerst in Pergamum, ist Sanguntum verloren. Läuft
    sie Pergamum nur an, geht nichts verloren. N4.9
    .title = Ein verlorener Auftrag
learn-N-example-14 =
    Runde 1, der Tempel von Graecia: Ada steht auf 4, Cleo und Bram stehen auf 2. Es gibt ein Plättchen mit 3
    Punkten, und Ada nimmt es. N6.4
    .title = Die erste Wertung
learn-N-example-15 =
    Runde 2, zwei Plättchen, 5 und 1. Dario steht auf 5 und nimmt die 5. Ada und Cleo stehen beide auf 2; Ada war
    zuerst da und liegt unten, also nimmt sie die 1 und Cleo nichts. N6.2 N6.4
    .title = Ein Gleichstand
learn-N-example-16 =
    Vor Runde 2 bekommt der Tempel von Graecia seine Plättchen B, 5 und 1. Die Marker bleiben, wo sie sind, also
    zählt das Erreichte noch einmal. N6.5 N7.3
    .title = Neue Plättchen

## Tipps zum Spielen

learn-N-hint-1 = Such den Weg, bevor du lädst: nahe Häfen nach links, ferne an derselben Küste nach rechts.
learn-N-hint-2 = Mit einem schwachen Ruder wählst du im nächsten Durchgang früh, aber irgendwann musst du damit rudern. Du spielst fast jedes Ruder, das du nimmst.
learn-N-hint-3 = Du beginnst mit zwei Rudern mehr, als du brauchst. Das sind deine zwei Zusatzdurchgänge im ganzen Spiel.
learn-N-hint-4 = Starke Ruder bringen allen im nächsten Durchgang schlechten Wind. Spiel sie, wenn du danach in der Nähe bleiben kannst.
learn-N-hint-5 = Wer eine Stufe zuerst erreicht, gewinnt den Gleichstand. Früh da zu sein ist oft mehr wert als später höher zu stehen.
learn-N-hint-6 = Marker bleiben stehen, und spätere Runden haben mehr Plättchen. Ein Tempel, in dem du jetzt führst, kann dreimal zahlen.
learn-N-hint-7 = Gold kauft Seemeilen und Tempelpunkte, und was übrig bleibt, zählt noch im Goldtempel.
learn-N-hint-8 = Alle Auftragsleisten liegen offen. Sieh nach, wohin die anderen müssen und welche Tempel niemand erreicht.
