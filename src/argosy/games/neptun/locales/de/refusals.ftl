# Neptun: warum etwas nicht geht und was richtig wäre. Die Nummer der Regel kommt in Klammern dahinter.

## Phase 1: Aufträge annehmen

refusal-draft-expected = Jetzt wird ein Auftrag gewählt: Lege einen offenen auf ein freies Feld, oder decke den nächsten auf.
refusal-draft-last_revealed = Du hast den letzten Auftrag aufgedeckt und musst ihn nehmen; es gibt keinen weiteren aufzudecken.
refusal-draft-all_face_up = Alle Aufträge liegen schon offen; nimm einen davon.
refusal-draft-no_column = Eine Spalte { $column } gibt es nicht; wähle eine von 1 bis { $columns }.
refusal-draft-face_down = Der Auftrag in Spalte { $column } liegt verdeckt; decke ihn erst auf, und davor alle weiter links.
refusal-draft-column_gone = Der Auftrag in Spalte { $column } ist schon vergeben; wähle einen, der noch da ist.
refusal-draft-given_up = Du hast auf den Auftrag in Spalte { $column } verzichtet, als du einen anderen aufgedeckt hast; nimm den neuesten, oder decke den nächsten auf.
refusal-draft-no_slot = Ein Feld { $slot } gibt es auf deiner Auftragsleiste nicht; wähle eines von 1 bis { $slots }.
refusal-draft-slot_full = Auf Feld { $slot } liegt schon ein Auftrag; wähle ein freies.

## Phase 2: Aufträge erfüllen

refusal-row-expected = Jetzt wird eine Ruderkarte gespielt; wähle eine aus deiner Hand.
refusal-row-not_held = Die Ruderkarte { $oar } hast du nicht; wähle eine aus deiner Hand.
refusal-row-already_chosen = Du hast deine Ruderkarte gewählt; warte, bis alle so weit sind.
refusal-extra-expected = Jetzt geht es um einen Zusatzdurchgang; antworte mit ja oder nein.
refusal-sail-expected = Jetzt fährt dein Schiff; segle in eine Stadt, oder bleib liegen.
refusal-sail-no_city = Eine Stadt mit der Nummer { $city } gibt es nicht; wähle eine auf der Seekarte.
refusal-sail-too_far = { $city } ist zu weit: { $miles ->
    [one] { $miles } Seemeile
   *[other] { $miles } Seemeilen
  } bei einer Reichweite von { $range } würden { $cost } Gold kosten, und du hast { $gold }; wähle eine Stadt, die du bezahlen kannst.
refusal-sail-buy_alone = Einen Tempelpunkt kannst du nur zu einem erfüllten Auftrag kaufen; erfülle einen, oder kaufe keinen.
refusal-sail-buy_poor = Ein Tempelpunkt kostet { $price } Gold, und du hättest { $gold }; liefere, ohne einen zu kaufen.
refusal-sail-no_slot = Ein Feld { $slot } gibt es auf deiner Auftragsleiste nicht; wähle eines von 1 bis { $slots }.
refusal-sail-fulfilled = Der Auftrag auf Feld { $slot } ist schon erfüllt; wähle einen offenen.
refusal-sail-lost = Der Auftrag auf Feld { $slot } ist verloren; wähle einen offenen.
refusal-sail-wrong_city = Der Auftrag auf Feld { $slot } ist für { $wanted }, nicht für { $city }; liefere ihn nach { $wanted }.

## Getippte Züge

refusal-notation-which_oar = Mehrere deiner Ruderkarten passen: { $oars }. Nenne auch den Windwert.
refusal-notation-cost = Nach { $city } zu segeln kostet { $cost } Gold, nicht { $said }; nenne den richtigen Preis oder keinen.
refusal-notation-which_city = Mehrere Städte fangen so an: { $cities }. Schreib mehr vom Namen.
refusal-notation-no_city = Eine Stadt namens „{ $text }“ gibt es nicht; schreib einen Namen von der Seekarte.

## Zufall

refusal-chance-set_up_expected = Erst müssen die Entfernungsplättchen und die Spielreihenfolge ausgelost werden.
refusal-chance-markers = Das sind nicht die Entfernungsplättchen dieser Ausgabe; jedes muss auf einer Verbindung seiner Art liegen.
refusal-chance-show_expected = Jetzt wird ein Auftrag aufgedeckt: eine Stadtkarte, eine Warenkarte und eine Ruderkarte.
