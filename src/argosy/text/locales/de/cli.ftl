# Das Terminal: Menüs, Tabellen und alles, was es selbst sagt. Was getippt wird (take, undo, help), bleibt englisch.

cli-none = keine
cli-random = zufällig
cli-yes = j ja y
cli-seat = Platz { $seat }
cli-player = Spieler { $number }
cli-chance = Zufall
cli-clock = Uhr
cli-hidden = (verdeckt)

## Vorbereitung

cli-welcome = Argosy
cli-ask-resume = Ein angefangenes Spiel wartet: { $game } mit { $names }. Weiterspielen? j für ja, Enter für ein neues Spiel:
cli-ask-game = Welches Spiel? { $games }:
cli-ask-seats = Wie viele spielen mit, { $least } bis { $most }? Enter für { $default }:
cli-ask-people = Wer von den { $seats } sitzt an diesem Bildschirm? Namen mit Kommas dazwischen oder die Anzahl. Enter für eine Person:
cli-ask-bots = Welche Bots nehmen { $count ->
    [one] den anderen Platz
   *[other] die anderen { $count } Plätze
  }? { $bots }; einer für alle oder je einer, mit Kommas dazwischen. Enter für { $default }:
cli-option = { $label }: { $value } - { $what } Ändern: { $others }.
cli-option-seed = seed = { $seed }: bestimmt allen Zufall.
cli-ask-options = Enter zum Anfangen oder eine Änderung wie seed=7:
cli-bad-names = Gib Namen mit Kommas dazwischen an, etwa Anna,Ben, oder wie viele Leute mitspielen.
cli-same-names = Zwei Leute können nicht denselben Namen haben.
cli-long-name = Der Name { $name } geht nicht: höchstens { $most } Zeichen, alle druckbar.
cli-bad-option = { $text } hat nicht die Form Name=Wert.
cli-bad-seats = { $game } spielt man zu { $least } bis { $most }.
cli-too-many = { $count } Leute passen nicht auf { $seats } Plätze.

## Beim Spielen

cli-hint = ? zeigt, was du tun kannst, help erklärt alles andere.
cli-hand-over = Gib den Bildschirm an { $name } weiter. Drücke Enter, sobald { $name } hier sitzt:
cli-confirm = Enter für weiter, undo zum Zurücknehmen:
cli-confirm-again = Drücke Enter für weiter, oder tippe undo.
cli-undone = Zurückgenommen.
cli-no-entry = Einen Eintrag { $number } gibt es nicht; das Menü hat { $entries ->
    [one] einen Eintrag
   *[other] { $entries } Einträge
  }. Tippe ?, um es zu sehen.
cli-long-line = Das ist zu lang für einen Zug.
cli-menu = Was du tun kannst
cli-bot-failed = Der Bot { $name } kann nicht weiterspielen: { $problem }
cli-advice-title = Was der { $bot } tun würde
cli-advice-off = An diesem Tisch gibt es keine Tipps.
cli-advice-later = Einen Tipp gibt es, wenn du zu entscheiden hast.
cli-advice-none = Für { $game } gibt noch kein Bot Tipps.
cli-advice-less = Etwa { $less } Punkte weniger.
cli-advice-behind = { $points } Punkte weniger ({ $low } bis { $high }).
cli-advice-chance = Gewinnchance: { $percent } %.
cli-advice-chance-about = Gewinnchance: { $percent } % ({ $low } bis { $high }).
cli-advice-best = Die beste, nach { $trials } Versuchen.

## Hilfe

cli-help-title = Was du tippen kannst
cli-help-menu = zeigt jeden erlaubten Zug mit Nummer, Kosten und Ertrag
cli-help-number = spielt den Eintrag mit dieser Nummer
cli-help-again = zeigt die Entscheidung noch einmal
cli-help-table = alles auf dem Tisch: Spieler, Auftragsleisten, Tempel
cli-help-log = der bisherige Verlauf
cli-help-hint = die verschiedenen Ideen des stärksten Bots für diese Entscheidung, mit Punkten und Gründen
cli-help-undo = nimmt deine letzte Eingabe zurück, solange seitdem niemand gehandelt oder etwas erfahren hat
cli-help-save = speichert eine Kopie: save DATEI; das Spiel speichert sich auch selbst nach jeder Eingabe
cli-help-quit = beendet; das Spiel lässt sich später fortsetzen
cli-help-rule = erklärt Regel { $rule }
cli-help-chapter = zeigt die Regeln von Kapitel { $chapter }
cli-help-unknown = Eine Regel { $topic } gibt es nicht. Die Kapitel sind { $chapters }; versuche help { $chapter } oder help { $rule }.

## Speichern und Beenden

cli-ask-save-name = Unter welchem Namen speichern? Enter für keinen:
cli-ask-quit = Das Spiel ist gespeichert. Enter beendet; ein Name speichert vorher noch eine Kopie:
cli-saved = Gespeichert als { $file }.
cli-save-foreign = { $file } ist etwas anderes und wird nicht überschrieben.
cli-save-failed = Das Spiel konnte nicht gespeichert werden: { $problem }
cli-left = Bis zum nächsten Mal.
cli-end-of-input = Die Eingabe ist zu Ende, deshalb hört das Spiel hier auf.
cli-interrupted = Unterbrochen.
cli-resume-how = Das Spiel ist gespeichert. Zum Weiterspielen tippe:
cli-resume-over = Das Spiel in { $file } ist vorbei. So siehst du es noch einmal: { $command }
cli-resume-seedless = { $file } enthält keinen Seed, deshalb kann der Zufall dort nicht weitergehen.

## Das Ende

cli-result = Das Endergebnis
cli-head-place = Platz
cli-head-player = {""}
cli-head-total = Punkte
cli-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
  }
cli-seed = Der Seed war { $seed }.
cli-replay-how = Die Aufzeichnung des Spiels ist gespeichert. So siehst du sie noch einmal:

## Wiederholung

cli-story-game = { $game }, Regelversion { $rules }
cli-story-edition = Ausgabe: { $edition } ({ $digest })
cli-story-seats = Plätze: { $names }
cli-story-options = Optionen: { $options }
cli-story-commitment = Festgelegter Seed (sha256): { $digest }
cli-story-unfinished = Nicht zu Ende gespielt; { $inputs ->
    [one] bisher eine Eingabe.
   *[other] bisher { $inputs } Eingaben.
  }
cli-story-result = Ergebnis: { $points }
cli-chance-of-seat = { $name } { $percent } %, { $points }
cli-chances = Gewinnchancen und zu erwartende Punkte: { $seats }
cli-chances-onlooker = Wer zuschaut, hat keine Karten; deshalb werden dafür keine Chancen berechnet: --onlooker weglassen oder mit --seat einen Platz nennen.
cli-step = Enter für weiter, view zeigt den Tisch, q beendet:
cli-no-seat = Einen Platz { $seat } gibt es nicht; die Plätze sind 1 bis { $seats }, und 0 schaut zu.
cli-review-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $seats }, und 0 ist jeder Platz.
cli-review-decisions = Entscheidungen
cli-review-chances = Chancen
cli-review-stopped = Angehalten nach { $done } von { $all } Entscheidungen. Was gefunden wurde, ist aufgehoben; derselbe Befehl macht weiter.
cli-review-written = Der Rückblick steht in { $file }.
cli-verified = Geprüft: { $inputs ->
    [one] eine Eingabe
   *[other] { $inputs } Eingaben
  } anhand der Regeln, davon { $chance } neu aus dem Seed gezogen.
cli-verify-taken = Die ersten { $inputs } Eingaben stammen aus einem anderen Spiel; der Zufall wurde ab dort geprüft.
cli-verify-good = Alles in Ordnung.
cli-verify-bad = { $count ->
    [one] Ein Problem wurde gefunden.
   *[other] { $count } Probleme wurden gefunden.
  }
