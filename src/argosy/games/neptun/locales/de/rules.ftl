# Die Regeln von Neptun für die Hilfe im Spiel; derselbe Inhalt wie docs/rules/neptun.md.

rule-N1 = Spielmaterial
rule-N1-1 =
    Der Spielplan zeigt Kreta, wo alle Schiffe starten, und 15 Häfen, je drei in den fünf Regionen Hispania, Italia,
    Graecia, Asia Minor und Africa. Kreta gehört zu keiner Region, und keine Stadtkarte nennt es
    (unsere Auslegung). 15 Seeverbindungen und 4 Hochseeverbindungen verbinden die Städte.
rule-N1-2 =
    Es gibt 19 Entfernungsplättchen: 15 für Seeverbindungen mit 3 bis 8 Seemeilen und 4 für Hochseeverbindungen mit 11
    bis 13 Seemeilen.
rule-N1-3 =
    Es gibt 36 Punkteplättchen für sechs Tempel: einen Tempel je Region und den Goldtempel. Jeder Tempel hat ein
    Plättchen A, zwei Plättchen B und drei Plättchen C.
rule-N1-4 = Es gibt 15 Bonusplättchen und 55 Münzen. Der Vorrat an Münzen geht nie aus (unsere Auslegung).
rule-N1-5 =
    Jede der 30 Stadtkarten nennt eine Stadt und ihre Region und sagt für jede der fünf Waren, was eine Lieferung dort
    bringt: Gold oder Tempelpunkte.
rule-N1-6 = Jede der 30 Warenkarten zeigt eine der fünf Waren: Trauben, Oliven, Honig, Getreide oder Salz.
rule-N1-7 =
    Jede der 50 Ruderkarten hat eine Ruderstärke und einen Windwert. Zehn davon sind Startkarten, für jede Spielerfarbe
    dieselben zwei (unsere Auslegung); die anderen 40 bilden den Stapel. Startkarten von Farben, die niemand spielt,
    bleiben in der Schachtel (unsere Auslegung).
rule-N1-8 =
    Jeder Spieler hat eine Auftragsleiste mit fünf Feldern, ein Schiff, fünf Tempelmarker und einen Reihenfolgemarker.

rule-N2 = Aufbau
rule-N2-1 = Die Plättchen A liegen in ihren Tempeln. Die Plättchen B und C warten auf die Runden 2 und 3.
rule-N2-2 =
    Die Hochseeplättchen werden gemischt auf die Hochseeverbindungen gelegt, die Seeplättchen auf die Seeverbindungen,
    einmal und alle offen. Sie bleiben das ganze Spiel über liegen (unsere Auslegung).
rule-N2-3 = Stadtkarten, Warenkarten und Ruderkarten werden als drei getrennte Stapel gemischt.
rule-N2-4 = Die Windstärke ist 5.
rule-N2-5 =
    Jeder Spieler nimmt 5 Gold und zwei Start-Ruderkarten, stellt je einen Tempelmarker auf Stufe 0 der fünf
    Regionaltempel und sein Schiff nach Kreta. Die Ruderkarten auf der Hand sind geheim; Auftragsleisten, Gold, Marker
    und Plättchen sind offen.
rule-N2-6 = Die erste Spielreihenfolge ist zufällig.
rule-N2-7 =
    Das Spiel hat drei Runden. Jede hat drei Phasen: Aufträge annehmen in 5 Durchgängen, Aufträge erfüllen in 5
    Durchgängen und bis zu 2 Zusatzdurchgängen, und Wertung.

rule-N3 = Phase 1: Aufträge annehmen
rule-N3-1 =
    Zu Beginn jedes Durchgangs wird die Auslage verdeckt auf eine Spalte mehr aufgefüllt, als Spieler mitspielen. Eine
    Spalte ist ein Auftrag: eine Stadtkarte, eine Warenkarte und eine Ruderkarte. Ab dem zweiten Durchgang zählt der
    übrige Auftrag als erste Spalte, sodass so viele neue Spalten ausgelegt werden, wie Spieler mitspielen.
rule-N3-2 =
    In Spielreihenfolge nimmt jeder Spieler genau einen Auftrag an und lädt ihn, bevor der nächste an die Reihe kommt.
rule-N3-3 =
    Du nimmst entweder einen beliebigen offenen Auftrag, oder du deckst den verdeckten ganz links auf. Wer aufdeckt,
    verzichtet auf alle Aufträge, die in diesem Moment offen liegen; wer weiter aufdeckt, auch auf den zuvor
    aufgedeckten. Das gilt nur für diese Wahl (unsere Auslegung).
rule-N3-4 =
    Einen aufgedeckten Auftrag nimmst du, oder du deckst den nächsten auf. Deckst du den letzten verdeckten Auftrag auf,
    musst du ihn nehmen.
rule-N3-5 =
    Liegt kein Auftrag mehr verdeckt, wenn du an der Reihe bist, musst du einen der offenen nehmen.
rule-N3-6 =
    Links und rechts gilt unter den Spalten, die noch da sind; Lücken schließen sich erst am Ende des Durchgangs (unsere
    Auslegung).
rule-N3-7 = Wer einen Auftrag nimmt, bekommt sofort die Münzen, die darauf liegen.
rule-N3-8 =
    Um einen Auftrag zu laden, legst du seine Stadtkarte und seine Warenkarte auf ein beliebiges freies Feld deiner
    Auftragsleiste. Später kannst du ihn nicht mehr verschieben.
rule-N3-9 =
    Dein Reihenfolgemarker kommt auf die Ruderleiste, und zwar auf die Ruderstärke der Ruderkarte dieses Auftrags, oben
    auf Marker, die dort schon liegen. Die Ruderkarte kommt auf deine Hand.
rule-N3-10 =
    Haben alle einen Auftrag, geht die neue Spielreihenfolge von der niedrigsten Ruderstärke zur höchsten. Bei gleicher
    Stärke ist der oberste Marker zuerst dran: Wer zuletzt kam, fängt an.
rule-N3-11 =
    Der Auftrag, den niemand genommen hat, rückt ans linke Ende. Liegt er offen, kommt eine Münze darauf; Münzen sammeln
    sich von Durchgang zu Durchgang. Liegt er verdeckt, wird er aufgedeckt und bekommt keine Münze.
rule-N3-12 =
    Nach dem fünften Durchgang hat jeder Spieler fünf Aufträge. Der übrige Auftrag wird abgelegt, und seine Münzen gehen
    in den Vorrat zurück (unsere Auslegung). Die Spielreihenfolge dieses Moments gilt für die Phasen 2 und 3 und für den
    ersten Durchgang der nächsten Runde (unsere Auslegung).

rule-N4 = Phase 2: Aufträge erfüllen
rule-N4-1 =
    Zu Beginn jedes der fünf Durchgänge wählen alle Spieler geheim eine Ruderkarte aus ihrer Hand; dann werden alle
    Karten gemeinsam aufgedeckt. Alle müssen eine spielen, auch wer nichts mehr zu liefern hat.
rule-N4-2 =
    Die Windvorschau ist die Summe der Windwerte aller aufgedeckten Ruderkarten, aber nie unter -5 oder über +5.
rule-N4-3 =
    In Spielreihenfolge segelt jeder Spieler. Deine Reichweite in Seemeilen ist deine Ruderstärke plus die aktuelle
    Windstärke; die Vorschau zählt noch nicht.
rule-N4-4 =
    Ein Schiff fährt entlang der Verbindungen von Stadt zu Stadt; jede Verbindung kostet die Seemeilen auf ihrem
    Plättchen. Es darf liegen bleiben und endet immer in einer Stadt. In einer Stadt können beliebig viele Schiffe
    liegen. Berechnet wird der günstigste Weg, denn eine Stadt zu durchfahren bewirkt nichts (unsere Auslegung). Nicht
    genutzte Seemeilen verfallen.
rule-N4-5 =
    Jede Seemeile über deine Reichweite hinaus kostet 1 Gold, zu zahlen vor einer Lieferung. Eine Fahrt, die du nicht
    bezahlen kannst, ist nicht erlaubt.
rule-N4-6 =
    In der Stadt, in der dein Schiff endet, darfst du einen Auftrag für diese Stadt erfüllen. Liegen zu bleiben zählt
    als dort enden (unsere Auslegung). Hast du zwei Aufträge für dieselbe Stadt, wählst du einen; der andere braucht
    einen weiteren Durchgang (unsere Auslegung).
rule-N4-7 =
    Die Stadtkarte sagt, was die Ware des Auftrags bringt. Gold kommt aus dem Vorrat. Für Tempelpunkte steigt dein
    Marker ebenso viele Stufen im Tempel der Region, in der die Stadt liegt; auf einer besetzten Stufe kommt er oben auf
    den Stapel. Die Tempelleisten haben kein oberes Ende (unsere Auslegung).
rule-N4-8 =
    Einmal je erfülltem Auftrag, ob er Gold oder Tempelpunkte bringt, darfst du für 3 Gold noch einen Tempelpunkt in
    dieser Region kaufen. Gerade verdientes Gold zählt mit (unsere Auslegung).
rule-N4-9 =
    Alle offenen Aufträge links von dem, den du erfüllt hast, sind verloren und werden umgedreht. Eine Stadt nur zu
    besuchen kostet keinen Auftrag.
rule-N4-10 =
    Sind alle gesegelt, wird die Windstärke 5 plus die Vorschau; sie liegt also zwischen 0 und 10 (unsere Auslegung).
rule-N4-11 =
    Der erste Durchgang der Runden 2 und 3 beginnt mit der Windstärke, die sich aus der Vorschau von Durchgang 5 ergibt
    (unsere Auslegung). Darüber entscheidet die Option „{ option-wind-between-rounds }“: {
    option-wind-between-rounds-forecast } (Standard), { option-wind-between-rounds-keep } in Durchgang 5, oder {
    option-wind-between-rounds-reset }.

rule-N5 = Zusatzdurchgänge (5 I und 5 II)
rule-N5-1 =
    Nach Durchgang 5 werden alle, die einen offenen Auftrag und eine Ruderkarte auf der Hand haben, in Spielreihenfolge
    gefragt, ob sie einen Zusatzdurchgang wollen. Sie antworten offen.
rule-N5-2 =
    Wer einen will, handelt in Spielreihenfolge: eine Ruderkarte offen spielen (unsere Auslegung), segeln und wenn
    möglich einen Auftrag erfüllen.
rule-N5-3 =
    Es gilt die Windstärke von Durchgang 5. Die Windwerte dieser Ruderkarten bewirken nichts (unsere Auslegung).
rule-N5-4 =
    Ein zweiter Zusatzdurchgang wird ebenso denen angeboten, die beim ersten dabei waren und noch einen nutzen können
    (unsere Auslegung). Darüber entscheidet die Option „{ option-second-extra-turn }“: {
    option-second-extra-turn-takers } (Standard), oder { option-second-extra-turn-anyone } mit einem offenen Auftrag und
    einer Ruderkarte.
rule-N5-5 = Aufträge, die danach noch offen sind, sind verloren.

rule-N6 = Phase 3: Wertung
rule-N6-1 =
    Wer alle fünf Aufträge dieser Runde erfüllt hat, nimmt ein Bonusplättchen. In Zusatzdurchgängen erfüllte Aufträge
    zählen mit.
rule-N6-2 =
    In jedem der fünf Regionaltempel entscheidet der Stand der Marker über den Rang, der höchste zuerst; auf derselben
    Stufe liegt der Marker weiter unten im Stapel vorn. Ein Marker auf Stufe 0 bekommt kein Plättchen (unsere
    Auslegung). Darüber entscheidet die Option „{ option-zero-space-scores }“: { option-zero-space-scores-no }
    (Standard), oder { option-zero-space-scores-yes }, und dann kommen die auf Stufe 0 zuletzt, in Spielreihenfolge.
rule-N6-3 =
    Im Goldtempel entscheidet das Gold, das jeder hat; bei Gleichstand liegt vorn, wer in der Spielreihenfolge früher
    kommt. Auch Spieler ohne Gold haben einen Rang (unsere Auslegung).
rule-N6-4 =
    In Runde 1 bekommt der Erste das Plättchen A. In Runde 2 bekommt der Erste das höhere Plättchen B und der Zweite das
    niedrigere. In Runde 3 bekommen der Erste, Zweite und Dritte die drei Plättchen C, von hoch nach niedrig. Plättchen,
    die niemand nehmen kann, kommen aus dem Spiel (unsere Auslegung).
rule-N6-5 = Die Wertung kostet nichts: Marker bleiben auf ihren Stufen, und Gold bleibt bei seinem Besitzer.

rule-N7 = Ende einer Runde
rule-N7-1 =
    Nicht gespielte Ruderkarten bleiben auf der Hand. Gespielte Startkarten kommen aus dem Spiel; alle anderen gespielten
    Ruderkarten werden abgelegt.
rule-N7-2 = Die abgelegten Stadt-, Waren- und Ruderkarten werden in ihre Stapel gemischt.
rule-N7-3 =
    Die nächsten Plättchen kommen in die Tempel, alle Schiffe kehren nach Kreta zurück, und die Auftragsleisten werden
    geleert.

rule-N8 = Ende des Spiels
rule-N8-1 =
    Nach Runde 3 zählen alle die Punkte ihrer Punkteplättchen und Bonusplättchen zusammen. Die meisten Punkte gewinnen;
    bei Gleichstand wird der Sieg geteilt.

rule-N9 = Verdeckte Informationen
rule-N9-1 =
    Alle dürfen sehen: den Spielplan, die Auftragsleisten, Gold, Tempelmarker und Plättchen, die Windstärke und die
    Vorschau, die Spielreihenfolge, die Ablagestapel, wie viele Karten jeder Stapel und jede Hand hat, die offenen
    Aufträge, und Ruderkarten, sobald sie aufgedeckt sind (unsere Auslegung).
rule-N9-2 =
    Niemand darf verdeckte Aufträge oder die Reihenfolge eines Stapels sehen. Nur du siehst die Ruderkarten auf deiner
    Hand und die Karte, die du gewählt hast, bis alle aufgedeckt werden. Ruderkarten, die mit einem Auftrag genommen
    wurden, haben alle gesehen, und alle fangen mit denselben Karten an; man darf sie sich also merken: Das Spiel zeigt
    sie für jeden Gegner an, bis sie gespielt sind (unsere Auslegung). Darüber entscheidet die Option „{
    option-open-hands }“: { option-open-hands-yes } (Standard), oder { option-open-hands-no }, und dann ist nur die
    Anzahl der Karten zu sehen.
