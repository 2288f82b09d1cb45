# Der Trainer in Neptun: worum es bei jeder Entscheidung geht, und was ein Zug aufgibt.

coach-neptun-prompt-take-or-reveal = Welcher Auftrag passt zu deiner Route? Aufdecken ist eine Wette auf einen besseren.
coach-neptun-prompt-reveal = Kein Auftrag liegt offen, also wird der nächste aufgedeckt.
coach-neptun-prompt-take-newest = Diesen Auftrag behalten oder auf den nächsten wetten?
coach-neptun-prompt-must-take = Welcher Auftrag passt zu deiner Route, und auf welches Feld?
coach-neptun-prompt-must-take-last = Welches Feld? Aufträge werden von links nach rechts erfüllt.
coach-neptun-prompt-row = Wie weit musst du in diesem Durchgang kommen? Eine starke Ruderkarte fehlt später.
coach-neptun-prompt-row-extra = Wie weit musst du kommen? Im Zusatzdurchgang zählt nur die Reichweite.
coach-neptun-prompt-sail = Wohin? Eine Lieferung bringt etwas ein; Aufträge auf Feldern links davon gehen verloren.
coach-neptun-prompt-extra = Ist ein weiterer Durchgang die Ruderkarte wert, die er kostet?
gain-neptun-gold = { $city }: { $gold } Gold
gain-neptun-points = { $city }: { neptun-points } in { $region }
gain-neptun-reveal = ein Blick auf die verdeckten Aufträge
