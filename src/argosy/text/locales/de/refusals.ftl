# Warum etwas nicht geht und was richtig wäre. Die Nummer der Regel kommt in Klammern dahinter.

refused = Das geht hier nicht ({ $code }).

## Wer an der Reihe ist

refusal-game-over = Das Spiel ist vorbei; es kann nichts mehr gespielt werden.
refusal-seat-unknown = Einen Platz { $seat } gibt es nicht; die Plätze sind 1 bis { $seats }.
refusal-seat-not_to_act = Du bist nicht an der Reihe, sondern { $to_act }.
refusal-undo-too_late = Das lässt sich nicht mehr zurücknehmen: Inzwischen hat jemand gehandelt oder etwas erfahren.
refusal-undo-none = Es gibt nichts zurückzunehmen: Du hast noch nichts getan.
refusal-undo-seen = Das lässt sich nicht mehr zurücknehmen: Inzwischen hat jemand fremde Karten gesehen.

## Getippte Züge

refusal-notation-unknown = „{ $text }“ ist kein Zug. Tippe ? für alles, was du tun kannst, oder help, um zu sehen, wie man Züge schreibt.

## Zufall

refusal-chance-due = Erst müssen die Karten ausgelegt werden; danach ist wieder jemand an der Reihe.
refusal-chance-not_due = Jetzt wird nichts gezogen; ein Spieler ist an der Reihe.
refusal-chance-order = Eine Spielreihenfolge nennt jeden Platz genau einmal.
refusal-chance-not_in_deck = Mindestens eine dieser Karten ist nicht in ihrem Stapel; wähle Karten, die noch da sind.
