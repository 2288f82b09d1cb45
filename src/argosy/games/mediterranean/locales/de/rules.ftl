# Die Regeln von Trading in the Mediterranean für die Hilfe im Spiel; derselbe Inhalt wie docs/rules/mediterranean.md.

rule-M1 = Rahmen
rule-M1-1 =
    Das Spiel hat sechs Runden. Jede Runde hat fünf Phasen: Produktion, Politik, Handel, Auswertung und Einkauf. Nach
    Runde 6 gewinnt, wer die meisten Siegpunkte (SP) hat.
rule-M1-2 =
    Es gibt 163 Warenkarten: 90 Grundwaren (je 18 Getreide, Wolle, Holz, Erz und Salz), 48 Stadtkarten (je 12 Kunst,
    Sklaven, Farbstoff und Wein) und 25 Luxuskarten (12 Gewürze, 12 Gold und eine Piraterie) (unsere Auslegung). Die
    obere Hälfte einer Karte zeigt ihre Ware, die untere eine Idee oder ein Ereignis. Karten mit gleicher oberer und
    unterer Hälfte sind gleich, und eine Karte wird nach beiden benannt.
rule-M1-3 =
    Es gibt 36 Entwicklungen (18 der Steinzeit, 12 der Bronzezeit und 6 der Eisenzeit) und 10 Katastrophen (5 der
    Unzufriedenheit und 5 der Barbaren). In jedem Spiel kommen alle vor; nur ihre Reihenfolge ist verschieden.
rule-M1-4 =
    Jeder Spieler hat 15 Bevölkerungswürfel, 12 Gebäudeplättchen und ein Tableau. Sechs Plättchen gehören zur
    Staatsform, weiß auf der Seite der Demokratie und schwarz auf der der Diktatur; sechs gehören zur Religion, blau für
    Venus und rot für Mars. Das Tableau hat 5 Höfe, 5 Städte, 3 Häfen, ein Lagerhaus, eine Bank, eine Armee, ein
    Kolosseum, die Industriebasis und 5 Industrien, 9 Kulturfelder, 2 Weltwunder und einen Bereich namens VERFÜGBAR.
rule-M1-5 =
    Karten einer Ware, die du zusammen ausspielst, sind ein Set. 1 bis 7 Karten einer Grundware bringen $1, 3, 6, 10,
    15, 21, 28; 1 bis 6 einer Stadtware $2, 5, 9, 14, 20, 27; 1 bis 5 einer Luxusware $3, 8, 15, 24, 35. Karten über ein
    volles Set hinaus beginnen ein neues: 7 Wein bringen $27 und $2. Das Spiel bildet die Sets für dich.

rule-M2 = Aufbau
rule-M2-1 =
    Die erste Spielreihenfolge ist zufällig. Jeder Spieler beginnt mit 5 SP, ohne Geld, mit je einem Würfel auf jedem
    Hof, auf der Industriebasis und auf dem Lagerhaus und mit 8 Würfeln im eigenen Vorrat. Zufriedenheit, Sicherheit und
    der Industriemarker stehen auf 0, die Ideenmarker auf 0 der Demokratie und der Venus (unsere Auslegung).
rule-M2-2 =
    Die Warenkarten bilden sieben Stapel: einen je Grundware, einen Stadtstapel und einen Luxusstapel; jeder hat seine
    eigene Ablage. Jede Runde bringt sechs Entwicklungen: in den Runden 1 bis 3 aus der Steinzeit, in den Runden 4 und 5
    aus der Bronzezeit, in Runde 6 aus der Eisenzeit. Ab Runde 2 bringt sie auch eine Katastrophe jeder Art.
rule-M2-3 =
    Alle Karten sind im Spiel, egal wie viele mitspielen (unsere Auslegung). Alle wissen, woraus die Stapel bestehen,
    niemand kennt ihre Reihenfolge.
rule-M2-4 =
    Alle dürfen sehen: SP, Geld, Leisten, Gebäude und Würfel, wie viele Karten jede Hand und jedes Lagerhaus enthält,
    und ausgespielte und abgelegte Karten mit ihren unteren Hälften. Hände, der Inhalt der Lagerhäuser und die
    Reihenfolge der Stapel sind geheim. Du darfst die oberen Hälften von Karten aus deiner Hand zeigen, aber nicht die
    Piraterie; untere Hälften kann man nie zeigen. Mit der Option „{ option-hidden-vp }“ sieht man die SP der anderen
    erst am Ende. Wer mitzählt, kann sie trotzdem wissen, denn SP werden offen gewonnen und verloren (unsere
    Auslegung).
rule-M2-5 =
    Es spielen 4 bis 6 Plätze. Setzen sich weniger Leute hin, nehmen Bots die anderen Plätze; für 2 oder 3 gibt es keine
    Regeln.

rule-M3 = Produktion
rule-M3-1 = Zuerst kommen alle gelagerten Karten auf die Hand ihrer Besitzer zurück.
rule-M3-2 =
    In Spielreihenfolge bekommt jeder Spieler eine Karte je Produktionswürfel: für einen Hof eine Karte seiner
    Grundware, für eine Stadt eine Stadtkarte, für einen Hafen eine Luxuskarte.
rule-M3-3 =
    Stadtkarten werden von unten aus ihrem Stapel ausgeteilt. Wäre eine Karte deine dritte derselben Ware in dieser
    Runde, kommt sie für alle sichtbar oben auf den Stapel, und du bekommst eine andere. Nur Karten dieser Austeilung
    zählen. Ist keine Karte im Stapel mehr erlaubt, wird die Ablage eingemischt; gibt es dann immer noch keine, behältst
    du die Karte (unsere Auslegung).
rule-M3-4 =
    Ein leerer Stapel wird mit seiner gemischten Ablage aufgefüllt. Ist auch die leer, wird die Karte nicht produziert
    (unsere Auslegung).
rule-M3-5 =
    Am Ende einer Runde, in der die Piraterie ausgespielt wurde, werden der Luxusstapel und seine Ablage zusammen
    gemischt (unsere Auslegung).

rule-M4 = Politik
rule-M4-1 =
    Sechs Entwicklungen werden aufgedeckt, und ab Runde 2 die beiden Katastrophen, die in der Auswertung zuschlagen.
rule-M4-2 =
    Jedes deiner Gebäude darfst du in einer Politikphase einmal einsetzen; du musst nicht. Zuerst setzen alle
    gleichzeitig ein, was ihnen selbst nützt. Dann setzt jeder Spieler, in Spielreihenfolge, gegen Mitspieler ein, was
    er will. Dann werden, in Spielreihenfolge, Tableaus gewendet (unsere Auslegung).
rule-M4-3 =
    Du darfst deine Staatsform wenden (eine Revolution) oder deine Religion (eine Bekehrung): Das Tableau kommt auf die
    andere Seite, der Marker steht dort auf 0, und deine Gebäude der alten Farbe werden zerstört. Je einmal für beide in
    einer Phase (unsere Auslegung).
rule-M4-4 =
    Ein Gebäude kannst du ab der Politikphase einsetzen, die auf seinen Kauf folgt. Gebäude, die Kultur verdoppeln,
    wirken sofort (unsere Auslegung).
rule-M4-5 =
    Ein Pfeil, den ein Mitspieler bekommt, ist ein Pfeil wie jeder andere. Er kann das Tableau eines Spielers wenden,
    der auf 0 steht (unsere Auslegung).

rule-M5 = Leisten
rule-M5-1 =
    Die Staatsform hat die Seiten Demokratie (weiß) und Diktatur (schwarz), die Religion die Seiten Venus (blau) und
    Mars (rot). Ein Pfeil deiner Seite bringt den Marker ein Feld hinauf, ein Pfeil der anderen Seite ein Feld hinunter.
    Jede Seite hat ihre eigene 0: Von 0 aus wendet ein Gegenpfeil das Tableau auf 0 der anderen Seite, und weitere
    Pfeile gehen von dort weiter (unsere Auslegung).
rule-M5-2 =
    Alle Pfeile eines Schritts werden für jede Leiste gegeneinander aufgerechnet; dann zieht der Marker einmal.
rule-M5-3 =
    Ein Wenden, freiwillig oder nicht, zerstört deine Gebäude der alten Farbe. Die Plättchen kommen zu dir zurück und
    dürfen wieder gebaut werden; Würfel gehen keine verloren.
rule-M5-4 =
    Jede Seite hat die Felder 0 bis 11. Dort darfst du bis zu 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6 Gebäude ihrer Farbe
    besitzen. Pfeile über das Ende hinaus verfallen.
rule-M5-5 =
    Zufriedenheit und Sicherheit gehen von +6 bis -12 und beginnen auf 0. Schritte über die Enden hinaus verfallen.
rule-M5-6 = Eine Katastrophe, die einen Marker Richtung 0 zieht, endet auf 0.

rule-M6 = Handel
rule-M6-1 =
    Ihr habt vier Minuten, um zu handeln und euer Lagerhaus zu füllen, mit Warnungen 60 und 30 Sekunden vor dem Ende.
    Die Option „{ option-trading-seconds }“ bestimmt eine andere Zeit: von 60 bis 600 Sekunden, {
    option-trading-seconds-untimed } oder { option-trading-seconds-post }. Der Handel endet früher, wenn alle fertig
    sind; bis dahin darfst du das zurücknehmen, und ein Geschäft, das deine Hand verändert, nimmt es für dich zurück.
    Simulationen zählen Fragerunden statt Sekunden (Option „{ option-ticks }“).
rule-M6-2 =
    Ein Geschäft schließen zwei Spieler. Ein Angebot geht an einen Spieler, an mehrere oder an alle, und wer es zuerst
    annimmt, macht das Geschäft. Bis dahin kann man es zurückziehen und mit einem anderen Angebot beantworten. Beide
    Seiten wechseln gleichzeitig den Besitzer. Du darfst bis zu 12 Angebote auf dem Tisch haben (unsere Auslegung).
rule-M6-3 =
    Jede Seite eines Geschäfts darf beliebig viele Karten, SP und Versprechen enthalten; eine Seite darf leer sein.
    Geld, Würfel, Gebäude und Entwicklungen kann man nicht handeln.
rule-M6-4 =
    Karten werden nach Ware angeboten, und genau diese Waren wechseln den Besitzer. Wer gibt, wählt, welche Karten der
    Ware gehen, und wer anbietet, bestimmt sie geheim mit dem Angebot. Der Empfänger sieht die unteren Hälften erst
    danach, und sonst sieht sie niemand. Alle sehen die Angebote und die Waren jedes Geschäfts (unsere Auslegung).
rule-M6-5 =
    Nur die Piraterie darf als etwas gelten, was sie nicht ist: als Gewürze oder als Gold. Unter ihrem Namen wird sie
    nie angeboten, verlangt oder gezeigt (unsere Auslegung).
rule-M6-6 =
    Du darfst dieselbe Karte mehrmals anbieten. Vor einem Geschäft verlässt nichts deine Hand. Sobald eine Karte, die
    ein Angebot bestimmt, deine Hand verlässt, in einem anderen Geschäft oder ins Lagerhaus, verfällt das Angebot, auch
    wenn du noch eine Karte dieser Ware hast; ebenso ein Angebot, dessen SP oder Versprechen du nicht mehr einhalten
    kannst. Alle sehen, dass es verfällt; willst du verbergen, dass du seine Karte eingelagert hast, zieh es vorher
    zurück (unsere Auslegung).
rule-M6-7 = Du kannst nicht mehr SP anbieten, als du hast.
rule-M6-8 =
    Ein Pakt ist ein Versprechen für die nächste Politikphase: ein bestimmtes Gebäude nicht gegen einen bestimmten
    Spieler einzusetzen, oder es gegen ihn einzusetzen; gibt es einen Pfeil, nennt das Versprechen seine Farbe. Das
    Spiel nimmt dich beim Wort, solange das Gebäude steht. In Runde 6 gibt es keine Pakte (unsere Auslegung).
rule-M6-9 =
    Was auf den unteren Kartenhälften steht, darf man nicht sagen oder andeuten. Deshalb sprechen beim Handeln die
    Angebote für die Spieler, und es gibt keinen freien Chat. Mit der Option „{ option-trading-chat }“ gibt es ihn.
    Dann passt nach dem Handel, bevor Karten ausgespielt werden, jeder Spieler, oder er verlangt eine Abstimmung über
    einen anderen; über niemanden wird in einer Runde zweimal abgestimmt. Alle außer dem Beschuldigten nennen geheim
    eine Strafe von 0 bis 5 SP. Es gilt die höchste Zahl, die mehr als die Hälfte von ihnen genannt oder überboten hat
    (unsere Auslegung).
rule-M6-10 =
    Dein Lagerhaus fasst bis zu 3 Karten, ausgebaut 5. Die anderen sehen nur, wie viele. Depression, Barbarenwut,
    Korruption, Sklavenaufstand, Eiferer und Piraterie darf man nicht lagern. Eine gelagerte Karte kann man erst
    handeln, wenn man sie herausgenommen hat.
rule-M6-11 =
    Ist die Zeit um, verfallen alle offenen Angebote. 10 Sekunden lang darf man noch Karten einlagern; dann gilt die
    letzte gültige Wahl (unsere Auslegung).
rule-M6-12 = Alle Karten, die nicht in einem Lagerhaus liegen, werden in dieser Runde ausgespielt.

rule-M7 = Auswertung
rule-M7-1 =
    In dieser Reihenfolge: Ausgespielte Karten werden aufgedeckt; Sets bringen Geld; untere Hälften wirken; Industrien
    zahlen; der Reichtum bestimmt die Spielreihenfolge; die Katastrophe der Unzufriedenheit trifft; die der Barbaren
    trifft (unsere Auslegung).
rule-M7-2 =
    Die unteren Hälften: Wohlstand 1 SP; Armut -1 Zufriedenheit; Depression -2 Zufriedenheit; Barbaren -1 Sicherheit;
    Barbarenwut -2 Sicherheit; Demokratie, Diktatur, Venus und Mars ein Pfeil; Korruption, Sklavenaufstand und Eiferer
    -1 Zufriedenheit und ein Pfeil gegen die Idee, die ihre Ware fördert; Piraterie nichts, und auch kein Geld.
rule-M7-3 =
    Hast du eine Bank, wählst du jede Runde, nachdem die Karten aufgedeckt sind: Die Karten Armut machen dich nicht
    unzufrieden, oder jede Karte Wohlstand zählt 3 SP. Alle Besitzer wählen geheim und gleichzeitig (unsere Auslegung).
rule-M7-4 =
    Hast du eine Industrie und am meisten von ihrer Ware ausgespielt, mindestens eine Karte, nimmst du ihren Bonus der
    Vorherrschaft; mehrere können dabei gleichauf sein. Hat sonst niemand diese Ware ausgespielt, nimmst du stattdessen
    den Bonus des Monopols. Spieler ohne die Industrie zählen beim Vergleich mit. Piraterie und gelagerte Karten zählen
    nicht.
rule-M7-5 =
    Die neue Spielreihenfolge geht nach Geld, die Reichsten zuerst; Gleiche behalten ihre Reihenfolge. Sie gilt bis zur
    nächsten Auswertung.
rule-M7-6 =
    In Runde 1 gibt es keine Katastrophen. Eine Katastrophe trifft den Spieler, der auf ihrer Leiste am tiefsten steht,
    Zufriedenheit oder Sicherheit, und nur, wenn er unter 0 steht.
rule-M7-7 =
    Stehen mehrere gleich tief, wählen die anderen Spieler geheim einen von ihnen. Mehr als die Hälfte der Wählenden
    muss sich einig sein, in bis zu drei Wahlgängen, nach denen die Stimmen jeweils gezeigt werden. Gelingt es nicht,
    trifft es niemanden, und wer gewählt hat, verliert 5 SP. Stehen alle Spieler gleich, geschieht nichts (unsere
    Auslegung).
rule-M7-8 =
    Das Opfer der zweiten Katastrophe wird bestimmt, wenn die erste ausgeführt ist. Die Spielreihenfolge bleibt.
rule-M7-9 =
    Das Opfer wählt, was verloren geht, wenn die Karte nichts anderes sagt. Verlorene Würfel kommen in den Vorrat
    zurück. Was sie brachten, ist sofort weg: eine Armee 2 Sicherheit, ein Kolosseum 2 Zufriedenheit. Ohne seinen
    zweiten Würfel fasst ein Lagerhaus 3 Karten, ohne seinen ersten keine; überzählige Karten deiner Wahl werden
    abgelegt. Mit einem Industriewürfel geht der Marker ein Feld zurück; die Basis geht zuletzt. Ohne jeden
    Industriewürfel kannst du keine SP kaufen; die nächste Karte Industrie bringt den Marker dann wieder auf 0. Kultur
    behält ihre SP. Ausbauten sind die Bank, die Armee, das Kolosseum und der zweite Würfel des Lagerhauses (unsere
    Auslegung).
rule-M7-10 =
    Mit der Option „{ option-calamity-relief }“ (Standard: { option-calamity-relief-off }) steigt das Opfer einer
    Katastrophe danach auf dieser Leiste um 2, aber nicht über 0 (unsere Auslegung).
rule-M7-11 = Geld und SP fallen nie unter 0. Was du nicht hast, verlierst du nicht.

rule-M8 = Einkauf
rule-M8-1 =
    Alle kaufen gleichzeitig ein. Du darfst auf die warten, die in der Spielreihenfolge vor dir sind; in einem Spiel
    über mehrere Tage kaufen alle in Spielreihenfolge. Bis du bestätigst, kannst du deine Käufe zurücknehmen, den
    letzten zuerst.
rule-M8-2 =
    Du darfst bauen, solange du weniger Gebäude einer Farbe besitzt, als dein Marker erlaubt (M5.4), in beliebiger
    Reihenfolge; sinkt der Marker später, wird nichts entfernt. Du zahlst den Preis des Plättchens und legst seine
    Würfel aus deinem Vorrat nach VERFÜGBAR, wo du sie sofort nutzen kannst; reicht der Vorrat nicht, bekommst du, was
    noch da ist (unsere Auslegung).
rule-M8-3 =
    Jeder Spieler darf jede der sechs Entwicklungen einmal kaufen. Ein Arbeiter kommt aus VERFÜGBAR oder von einem Hof;
    für Karten der Eisenzeit nur aus VERFÜGBAR (daran werden in Runde 5 alle erinnert). Du kannst keine Karte kaufen,
    deren Platz auf deinem Tableau voll ist, deren neuer Würfel in deinem Vorrat fehlt oder deren Verluste nicht auf die
    Leiste passen (unsere Auslegung).
rule-M8-4 =
    Mit Industrie kaufst du SP, so viele du willst, zum Preis unter dem Marker: $4, $3, $2, $3 für zwei oder $4 für drei
    (einer allein $2). Eine Karte Industrie legt einen Würfel auf eine freie Industrie und rückt den Marker ein Feld
    nach rechts.
rule-M8-5 =
    Ein Kulturwürfel kommt auf das freie Feld ganz links in seiner Reihe, und seine SP zählen sofort. Eine volle Reihe
    oder Spalte zahlt ihren Bonus, einmal im Spiel (unsere Auslegung). Ein Gebäude, das eine Reihe verdoppelt, verdoppelt
    die SP ihrer Karten und ihren Bonus, nie die der Spalten.
rule-M8-6 = Ein Weltwunder bringt sofort 3 SP für jedes Gebäude seiner Art, das du in diesem Moment besitzt.
rule-M8-7 = Haben alle bestätigt, wird übriges Geld halbiert, abgerundet. Die Entwicklungen werden abgelegt.

rule-M9 = Ende des Spiels
rule-M9-1 =
    Die meisten SP gewinnen. Bei Gleichstand entscheiden Kulturwürfel auf dem Tableau, dann Gebäude, dann Schere, Stein,
    Papier bis zu fünf Siegen; Unentschieden werden wiederholt, und bei mehr als zweien trifft der Sieger auf den
    Nächsten in der Spielreihenfolge (unsere Auslegung). Mit der Option „{ option-shared-win }“ teilen sich alle
    den Sieg, die nach den Gebäuden noch gleichauf sind.
