# Die Seite im Browser.

web-title = Zwei Reisen über ein Meer
web-lead = Spiele gegen Freunde oder Bots, gleich hier. Ohne Konto, ohne Installation.
web-sea = Mare Nostrum
web-default-name = Seefahrer
web-your-name = Dein Name
web-hello = Willkommen zurück, { $name }.
web-name-change = Namen ändern
web-name-changed = Du heißt jetzt { $name }.
web-games = Die Spiele
web-game = Spiel
web-play-now = Jetzt spielen
web-play-now-about = Sofort, gegen { $bots } Bots
web-create = Neuer Tisch
web-open-table = Tisch eröffnen
web-continue = Deine Partien
web-finished = Beendete Partien
web-finished-all = Alle { $count } zeigen
web-finished-opened = eröffnet am { $day }
web-forget = Vergessen
web-forget-long = { $game } vom { $day } vergessen
web-statistics = Statistik deiner Partien auf diesem Gerät
web-statistics-kind = Spiel
web-statistics-games = Partien
web-statistics-wins = Siege
web-statistics-place = Ø Platz
web-statistics-points = Ø Punkte
web-statistics-seats = zu { $count }
web-statistics-bots = Bots: { $level }
web-against-people = mit Menschen
web-against-mixed = Bots verschiedener Stärke
web-against-unknown = Gegner nicht vermerkt
web-statistics-clear = Liste leeren
web-statistics-clear-about = { $count ->
    [one] Die beendete Partie und die Statistik verschwinden von diesem Gerät. Der Server behält die Partie.
   *[other] Alle { $count } beendeten Partien und die Statistik verschwinden von diesem Gerät. Der Server behält die Partien.
}
web-record-open = Aufzeichnung öffnen
web-record-about = oder zieh ihre Datei irgendwo auf diese Seite
web-join = Tisch beitreten
web-join-about = Füge den Link ein, den du bekommen hast.
web-join-invited = Du bist an einen Tisch eingeladen.
web-join-full = Der Tisch ist voll, aber du kannst zuschauen.
web-join-watch = Zuschauen
web-join-link = Link
web-join-there = Hingehen
web-sit-down = Hinsetzen
web-lobby = Öffentliche Tische
web-lobby-empty = Im Moment gibt es keinen öffentlichen Tisch. Eröffne einen!
web-home = Zur Startseite
web-lost = Unter dieser Adresse gibt es keine Seite.
web-loading = Einen Moment …
web-nav = Hauptmenü
web-skip = Zum Inhalt springen
web-close = Schließen
web-between = { ", " }

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-size = Schriftgröße
web-contrast = Hoher Kontrast
web-motion = Animationen
web-forced = Von selbst ziehen, wenn es nur eine Möglichkeit gibt
web-telling = Auswertungen und Spielende Schritt für Schritt erzählen
web-sounds = Ein Ton, wenn ich an der Reihe bin
web-notices = Eine Meldung des Browsers, wenn ich an der Reihe bin
web-data-title = Deine Daten
web-data-about = Dieser Server speichert deinen Namen, deine Plätze, was du gesagt hast, deine Partien und den Tag deines letzten Besuchs.
web-in-records = Was Aufzeichnungen deiner Partien außer den Zügen enthalten dürfen, auch die früherer Partien:
web-in-records-times = Die Zeit jedes Zuges, vom Beginn an gezählt; lässt eine Person sie weg, fehlen die Zeiten aller
web-in-records-talk = Was du am Tisch sagst
web-data-take = Meine Daten herunterladen
web-data-delete = Mich löschen
web-data-delete-about = Dein Name verschwindet von diesem Server, auch aus den Aufzeichnungen deiner Partien, und was du gesagt hast, wird gelöscht. Partien mit anderen bleiben für sie erhalten: In einer laufenden Partie nimmt ein Bot deinen Platz ein. Tische, die nur dir gehören, werden gelöscht. Das lässt sich nicht rückgängig machen.
web-data-delete-sure = Ja, mich löschen
web-data-delete-no = Nein, alles behalten
web-data-deleted = Du bist auf diesem Server gelöscht.
web-data-none = Dieser Server hat noch nichts von dir gespeichert.

## Ein neuer Tisch

web-seats = Plätze
web-seat = Platz { $seat }
web-who-plays = Wer spielt mit
web-you = Du
web-sits-person = Jemand per Link
web-sits-beside = Jemand an diesem Gerät
web-their-name = Name
web-player-number = Spieler { $number }
web-bot = { $name } (Bot)
web-bot-level = Bots für freie Plätze
web-options = Optionen
web-edition = Ausgabe
web-edition-standard = die Standardausgabe
web-pace = Tempo
web-pace-live = Live, mit Uhren
web-pace-untimed = Live, ohne Uhren
web-pace-post = Über mehrere Tage
web-decision = Zeit je Entscheidung, danach entscheidet ein Bot
web-decision-0 = unbegrenzt
web-decision-60 = 1 Minute
web-decision-120 = 2 Minuten
web-decision-180 = 3 Minuten
web-decision-300 = 5 Minuten
web-decision-600 = 10 Minuten
web-decision-86400 = 1 Tag
web-decision-259200 = 3 Tage
web-decision-604800 = 7 Tage
web-tempo = Bots spielen
web-tempo-natural = So schnell wie Menschen
web-tempo-instant = Sofort
web-public = Alle dürfen den Tisch finden, sich dazusetzen oder zuschauen

## Ein Tisch, der sich füllt

web-gathering = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-gathered = Alle sind da.
web-waiting-host-free = Verschicke den Link oder setze Bots auf die freien Plätze; dann kannst du anfangen.
web-waiting-host = Du kannst anfangen.
web-waiting-for = { $name } startet das Spiel; dann öffnet es sich hier von selbst.
web-waiting-for-host = Der Gastgeber startet das Spiel; dann öffnet es sich hier von selbst.
web-waiting-away = { $count ->
    [one] { $names } ist gerade nicht verbunden.
   *[other] { $names } sind gerade nicht verbunden.
}
web-free = frei
web-free-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
web-nobody = noch niemand
web-state-open = nicht begonnen
web-state-playing = läuft
web-state-over = beendet
web-state-closed = geschlossen
web-put-bot = Bot hierher setzen
web-fill-bots = Bots auf alle freien Plätze
web-start = Anfangen
web-invite = Einladen
web-invite-about = Wer diesen Link öffnet oder den Code scannt, kann sich dazusetzen.
web-invite-watch = Zuschauer
web-invite-watch-about = Alle Plätze sind besetzt. Wer diesen Link öffnet, kann zuschauen und sieht keine Geheimnisse.
web-qr-watch = Der Link zum Zuschauen als Code zum Scannen
web-copy-join = Link kopieren
web-copy-watch = Link zum Zuschauen kopieren
web-copy-seat = Link zu meinem Platz kopieren, für ein anderes Gerät
web-copied = Kopiert.
web-copy-by-hand = Kopiere diesen Link:
web-qr = Der Link zum Hinsetzen als Code zum Scannen

## Am Tisch

web-prompt = Was zu tun ist
web-watching = Du schaust zu
web-your-turn = Du bist dran
web-acts = am Zug
web-away = abwesend
web-waited = seit { $time }
web-clock = Restzeit
web-time-days = { $days } T { $hours } h
web-undo = Zurücknehmen
web-hand-over = Gib das Gerät an { $name } weiter
web-hand-over-about = Was { $name } sieht, ist nur für { $name } bestimmt.
web-hand-over-taken = Ich bin { $name }
web-menu = Deine Möglichkeiten
web-menu-list = Alle Möglichkeiten als Liste
web-command = Zug eintippen
web-send = Senden
web-notation = Wie man Züge tippt
web-in-words = Tisch in Worten
web-text-board = Der Tisch in Worten
web-players = Spieler der Reihe nach
web-side = Neben dem Tisch
web-log = Verlauf
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-closed = Kein freier Chat während des Handels
web-say = Sag etwas
web-phrases = Fertige Sätze
web-mute = Stummschalten
web-table = Tisch
web-figure-cards = Karten
web-line-connecting = Verbinden …
web-line-lost = Die Verbindung ist weg. Neuer Versuch …
web-language-away = {$language} konnte nicht geladen werden: Es gibt keine Verbindung.
web-line-closed = Dieser Tisch ist hier nicht mehr für dich offen.
web-line-again = Jetzt versuchen

## Was die Leute untereinander regeln

web-paused = Das Spiel ist unterbrochen.
web-pause = Pause
web-go-on = Weiter
web-undo-late = Andere haben seitdem etwas erfahren oder getan: Zum Zurücknehmen müssen alle zustimmen.
web-undo-ask = Die anderen fragen
web-undo-asked = { $name } möchte den letzten Zug zurücknehmen. { $count ->
    [0] Alle stimmen zu.
    [one] Eine Antwort fehlt.
   *[other] { $count } Antworten fehlen.
}
web-undo-refused = { $name } ist mit dem Zurücknehmen nicht einverstanden.
web-undo-forget = Schon gut
web-while-away = Während du weg warst
web-while-away-bot = hat ein Bot für dich gespielt.
web-while-away-ask = Um Zurücknehmen bitten
web-while-away-ask-about = Alle am Tisch werden gefragt; was danach kam, wird auch zurückgenommen.
web-while-away-fine = Passt so
web-undo-asked-away = { $name } war abwesend und möchte zurücknehmen, was ein Bot inzwischen getan hat, und alles seither. { $count ->
    [0] Alle stimmen zu.
    [one] Eine Antwort fehlt.
   *[other] { $count } Antworten fehlen.
}
web-replace = Solange einen Bot spielen lassen
web-replace-about = { $name } bekommt den Platz bei der Rückkehr sofort wieder.
web-agree = Zustimmen
web-refuse = Ablehnen
web-let-bot = Einen Bot für mich spielen lassen
web-bot-plays = Ein Bot spielt für dich.
web-take-back = Wieder selbst spielen
web-leave = Tisch verlassen
web-leave-sure = Endgültig gehen? Ein Bot spielt für dich weiter.
web-absence = { $unit ->
    [seconds] Nach { $count } Sekunden Abwesenheit springt ein Bot ein, bis der Spieler zurück ist.
   *[minutes] { $count ->
        [one] Nach einer Minute Abwesenheit springt ein Bot ein, bis der Spieler zurück ist.
       *[other] Nach { $count } Minuten Abwesenheit springt ein Bot ein, bis der Spieler zurück ist.
    }
}
web-remove = Entfernen
web-remove-who = { $name } entfernen
web-remove-public = { $name } kann sich nicht mehr an diesen Tisch setzen.
web-remove-private = { $name } kann sich nicht mehr an diesen Tisch setzen. Der Link zum Mitspielen ändert sich: Schicke den neuen an alle, die noch kommen.
web-remove-bot = Der Platz wird frei.
web-removed = Vom Tisch entfernt
web-removed-about = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst an einem anderen spielen.
web-end = Tisch auflösen
web-end-open = Der Tisch wird für alle, die hier sitzen, geschlossen.
web-end-playing = Das Spiel endet sofort für alle, ohne Ergebnis. Es lässt sich nicht fortsetzen.
web-closed = Dieser Tisch wurde geschlossen.
web-closed-by-host = Der Gastgeber hat diesen Tisch aufgelöst.
web-closed-by-you = Du hast diesen Tisch aufgelöst.
web-closed-unfinished = Das Spiel hat kein Ergebnis.
web-silence = Für alle stummschalten
web-cancel = Abbrechen
web-hint = Was würde ein Bot tun?
web-hint-short = Tipp
web-hint-play = So machen
web-coach = Trainer
web-coach-about = Der Trainer sagt bei jeder Entscheidung, was der stärkste Bot täte und warum
web-coach-thinks = Der Trainer denkt nach …
web-coach-choice = Der { $bot } würde wählen: { $move }.
web-coach-better = Besser war: { $move }.
web-coach-options = Alle Möglichkeiten
web-hint-best = beste
web-hint-less = { $points } ({ $low } bis { $high })
web-hint-scale = Punkte weniger als die beste Möglichkeit, in Klammern das 95-%-Intervall
web-hint-scale-planned = Punkte weniger als die beste Möglichkeit, geplant und nicht ausprobiert
web-hint-chance = Gewinnchance: { $percent } %
web-hint-chance-about = Gewinnchance: { $percent } % ({ $low } bis { $high })
web-coach-chance = Gewinnchance: vorher { $before } %, jetzt { $after } %.
web-hints = Spieler dürfen fragen, was ein Bot tun würde

## Das Ende

web-ending = Endstand
web-place = Platz
web-player = Spieler
web-total = Summe
web-rematch = Noch einmal spielen
web-download = Aufzeichnung herunterladen

## Noch einmal angesehen

web-log-about = Jede Zeile markiert auf dem Spielplan, wovon sie spricht; wähle eine, um den Stand in diesem Moment zu sehen. Mit den Pfeiltasten gehst du durch die Zeilen.
web-past = Du siehst einen früheren Moment:
web-past-now = Zurück zu jetzt
web-past-earlier = Einen Moment früher
web-past-later = Einen Moment später
web-past-owed = Du bist an der Reihe.
web-replay = Das Spiel noch einmal ansehen
web-replay-start = Vor dem ersten Zug
web-replay-move = Zug
web-replay-at = Zug { $at } von { $inputs }
web-replay-steps = Schritte
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-run = Abspielen
web-replay-stop = Anhalten
web-replay-on = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-speed = Geschwindigkeit
web-replay-eyes = Gesehen von
web-replay-link = Link zu diesem Zug kopieren
web-replay-leave = Zurück zum Tisch
web-onlooker = Zuschauer
web-play-on = Von hier aus weiterspielen
web-curves = Punkte im Lauf des Spiels
web-curves-chances = Gewinnchancen im Lauf des Spiels
web-curves-of-points = Punkte
web-curves-of-chances = Gewinnchance

## Rückblick auf eine beendete Partie

web-review = Rückblick
web-review-open = Auf die Partie zurückblicken
web-review-long = Rückblick auf { $game }, { $day }
web-review-of = Rückblick für
web-review-curve = Gewinnchancen im Lauf der Partie
web-review-decision = Entscheidung
web-review-summary = Glück und Wahl
web-review-deals = Handel
web-review-steps = Von Entscheidung zu Entscheidung
web-review-decision-before = Die vorige Entscheidung
web-review-decision-next = Die nächste Entscheidung
web-review-mistake-before = Die vorige teure Entscheidung
web-review-mistake-next = Die nächste teure Entscheidung
web-review-which = Entscheidung { $at } von { $all }
web-review-begins = Die Entscheidungen werden gesucht …
web-review-no-decisions = Dieser Platz hatte nichts zu entscheiden.
web-review-not-yet = Das ist noch nicht beurteilt.
web-review-unsettled = Ein erster Blick; es wird noch gründlicher beurteilt.
web-review-percent = { $value } %
web-review-interval = { $value } ({ $low } bis { $high })
web-review-label-none = Nichts Besseres gefunden
web-review-label-close = Etwa so gut wie das Beste
web-review-label-inaccuracy = Ungenau
web-review-label-mistake = Fehler
web-review-label-blunder = Grober Fehler
web-review-question = Was würdest du tun?
web-review-question-how = Wähle auf dem Brett oder hier. Es wird nichts gespielt.
web-review-show = Antwort zeigen
web-review-trying = Deine Wahl wird ausprobiert …
web-review-tried-best = Das ist das Beste, was es gab: { $what }.
web-review-tried-better = Besser als das, was getan wurde: { $what }, { $cost } Chance.
web-review-tried-same = Das wurde getan: { $what }, { $cost } Chance. Es gab etwas Besseres.
web-review-tried-worse = Nicht besser als das, was getan wurde: { $what }, { $cost } Chance.
web-review-try-first = Lass mich erst den besten Zug suchen
web-review-known = Nach dem, was bekannt war
web-review-hindsight = Im Nachhinein
web-review-true = In Wahrheit
web-review-in-chance = Chance
web-review-in-points = Punkte
web-review-none = –
web-review-played = Getan:
web-review-best = Am besten:
web-review-others = { $count ->
    [one] Noch eine Möglichkeit wurde ausprobiert
   *[other] Noch { $count } Möglichkeiten wurden ausprobiert
}
web-review-labels = Entscheidungen
web-review-count-inaccuracy = { $count } mal ungenau
web-review-count-mistake = { $count } Fehler
web-review-count-blunder = { $count ->
    [one] 1 grober Fehler
   *[other] { $count } grobe Fehler
}
web-review-labels-about = Ab 2, 5 und 10 Punkten verschenkter Chance, wo das sicher ist. Beurteilt nach dem, was der Platz wissen konnte.
web-review-luck = Glück und Wahl
web-review-luck-about = Von der Chance am Anfang zum Ergebnis: was Glück, eigene Wahl und die der anderen dazugaben oder nahmen.
web-review-from-to = von { $start } auf { $result }
web-review-part-luck = Glück
web-review-part-own = Eigene Wahl
web-review-part-others = Wahl der anderen
web-review-deals-about = Was jeder Handel wert war ({ $unit }): nach dem, was jede Seite wusste, und mit allen Karten offen.
web-review-deals-all = Auch Handel unter den anderen
web-review-deals-none = Kein Handel.
web-review-deal-at = Zug { $number }
web-review-gives = { $name } gibt { $goods }
web-review-unseen = Verpasste Angebote
web-review-progress = { $percent } % beurteilt
web-review-stop = Anhalten
web-review-stopped = Angehalten bei { $percent } %. Was gefunden wurde, bleibt erhalten.
web-review-go-on = Weitermachen

## Regeln

web-rules = Regeln
web-rule = Regel { $id }
web-rules-all = Alle Regeln
web-rules-chapters = Kapitel
web-rules-search = Regeln durchsuchen
web-rules-none = Nichts in den Regeln enthält „{ $words }“.
web-learn = Das Spiel lernen
web-learn-aim = Das Ziel
web-learn-word = Wörter vorab
web-learn-step = In Bildern
web-learn-example = Beispiele
web-learn-hint = Tipps
web-key = Zeichenerklärung
web-key-about = Jedes Zeichen der Pläne und Tableaus. Am Tisch steht dasselbe neben einem Zeichen: Lass den Zeiger darauf ruhen, drück lange darauf, oder drück ? und nimm die Pfeiltasten.
web-key-explain = Zeichen erklären
web-key-place = Zeichen { $at } von { $count }: Pfeiltasten gehen weiter, Escape endet.
web-rules-found = { $count ->
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}

## Was der Server ablehnt

web-refusal-net-away = Der Server antwortet nicht. Läuft er?
web-refusal-table-unknown = Diesen Tisch gibt es nicht.
web-refusal-table-not_yours = Dieser Tisch ist nicht für dich offen: Du brauchst seinen Link.
web-refusal-table-invite = An diesen Tisch kommt man nur mit Einladung: Du brauchst seinen Link.
web-refusal-table-full = Der Tisch ist voll. Du kannst zuschauen.
web-refusal-seat-taken = Dieser Platz ist besetzt.
web-refusal-seat-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
web-refusal-seat-free = Auf diesem Platz sitzt niemand.
web-refusal-seat-own = Das ist dein eigener Platz. Du kannst den Tisch verlassen.
web-refusal-seat-back_soon = Dieser Spieler darf { $seconds } Sekunden weg sein. Versuche es in { $left } Sekunden noch einmal.
web-refusal-seat-stand_in = Auf dem Platz eines anderen Spielers kann nur der Bot { $level } spielen.
web-refusal-table-over = Das Spiel ist vorbei.
web-refusal-table-begun = Das Spiel hat schon begonnen.
web-refusal-table-not_begun = Das Spiel hat noch nicht begonnen.
web-refusal-table-not_over = Das Spiel ist noch nicht vorbei.
web-refusal-table-host = Das kann nur der Gastgeber des Tisches.
web-refusal-table-free_seats = Es sind noch Plätze frei.
web-refusal-table-broken = Das Spiel lässt sich nicht fortsetzen.
web-refusal-table-closed = Dieser Tisch wurde geschlossen.
web-refusal-table-paused = Das Spiel ist unterbrochen.
web-refusal-table-not_playing = An diesem Tisch wird gerade nicht gespielt.
web-refusal-table-away = Der Tisch ist gerade nicht erreichbar. Versuche es noch einmal.
web-refusal-table-busy = An diesem Tisch ist gerade sehr viel los. Versuche es noch einmal.
web-refusal-record-not_over = Das Spiel kann man noch einmal ansehen, wenn es vorbei ist.
web-refusal-record-over = In diesem Moment ist das Spiel vorbei: Wähle einen früheren.
web-refusal-record-foreign = Diese Datei ist keine Aufzeichnung von Argosy. Die Seite einer beendeten Partie bietet ihre Aufzeichnung zum Herunterladen an.
web-refusal-record-bad = Diese Aufzeichnung ist beschädigt oder folgt nicht den Regeln dieser Version.
web-refusal-record-too_long = Diese Datei ist größer, als eine Aufzeichnung sein darf (2 MB).
web-refusal-record-work = Diese Aufzeichnung hat mehr Züge, als der Server nachspielt.
web-refusal-review-busy = Erst kommen deine anderen Fragen zu Partien. Warte einen Moment.
web-refusal-review-failed = Die Partie konnte gerade nicht angesehen werden. Versuche es noch einmal.
web-refusal-review-none = Auf diese Partie kann nicht zurückgeblickt werden: Ihre Karten oder Regeln sind andere, als der Rückblick kennt.
web-refusal-review-no_decision = Zug { $number } ist keine Entscheidung dieses Platzes.
web-refusal-table-too_long = Dieses Spiel hat zu viele Züge, um weiterzugehen.
web-refusal-answer-too_long = Die Antwort wäre zu lang.
web-refusal-market-none = Der Markt ist geschlossen.
web-refusal-market-offer = Dieses Angebot gibt es nicht mehr.
web-refusal-market-reason = Das kann man hier nicht sagen.
web-refusal-market-thing = Damit wird hier nicht gehandelt.
web-refusal-forecast-none = Im Moment gibt es nichts vorherzusehen.
web-refusal-hint-busy = Der Bot denkt noch nach. Warte einen Moment.
web-refusal-hint-none = Der Bot hat gerade keinen Tipp. Versuche es noch einmal.
web-refusal-hint-not_to_act = Du bist nicht an der Reihe.
web-refusal-undo-asked = Jemand bittet schon darum, etwas zurückzunehmen.
web-refusal-undo-refused = Die anderen haben dem Zurücknehmen nicht zugestimmt.
web-refusal-undo-not_asked = Niemand bittet mehr darum, etwas zurückzunehmen.
web-refusal-chat-silenced = Der Gastgeber des Tisches hat dich stummgeschaltet.
web-refusal-wire-too_long = Das ist zu lang.
web-refusal-seat-none = Du sitzt nicht an diesem Tisch.
web-refusal-guest-unknown = Sag erst, wer du bist.
web-refusal-client-banned = Der Betreiber dieses Servers hat deine Adresse gesperrt.
web-refusal-guest-banned = Der Betreiber dieses Servers hat dich gesperrt.
web-refusal-guest-exporting = Deine Daten werden schon gesendet. Warte, bis das fertig ist.
web-refusal-guest-name = { $reason ->
    [direction] Dieser Name enthält ein Zeichen, das die Schreibrichtung ändert. Lass es bitte weg.
    [marks] Dieser Name hat zu viele Akzente auf einem Buchstaben.
    [long] Dieser Name ist zu lang: 40 Zeichen sind erlaubt.
   *[invisible] Dieser Name enthält ein unsichtbares Zeichen. Lass es bitte weg.
}
web-refusal-client-too_fast = Das war zu schnell. Versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
web-refusal-client-too_many = Es ist zu viel gleichzeitig offen: höchstens { $most }. Schließe etwas und versuche es noch einmal.
web-refusal-client-too_slow = Die Anfrage brauchte länger als { $seconds } Sekunden. Versuche es noch einmal.
web-refusal-store-unavailable = Der Server kann gerade nicht schreiben. Versuche es noch einmal.
web-refusal-server-closing = Der Server ist einen Moment lang weg.
web-refusal-server-fault = Auf dem Server ist etwas schiefgegangen.
web-refusal-chat-closed = Während des Handels gibt es keinen freien Chat.
web-refusal-chat-again = Jemand hat im selben Moment etwas gesagt; sag es noch einmal.
web-refusal-wire-malformed = Das hat der Server nicht verstanden.
web-refusal-address-unknown = Unter dieser Adresse gibt es nichts.

## Lektionen

web-lesson = Lektion
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-on = Weiter
web-lesson-back = Zurück
web-lesson-skip = Mach es für mich
web-lesson-leave = Verlassen
web-lesson-finish = Fertig
web-lesson-first = Zum ersten Mal? Lern beim Spielen, { $minutes } Minuten
web-lesson-begin = Lern beim Spielen, { $minutes } Minuten
web-lesson-meanwhile = Neu in diesem Spiel? Lern beim Spielen, während du wartest, { $minutes } Minuten (öffnet einen neuen Tab)
web-refusal-lesson-step = Dieser Schritt der Lektion verlangt etwas anderes.
web-refusal-lesson-none = An diesem Tisch gibt es keine Lektion.
web-refusal-lesson-unknown = Dieser Server hat diese Lektion nicht.
web-refusal-lesson-undo = In einer Lektion wird nichts zurückgenommen: Geh einen Schritt zurück.
web-refusal-lesson-broken = Dieser Schritt der Lektion klappt nicht. Verlass die Lektion und beginne neu.

## Partien auf diesem Gerät

web-here-instead = Der Server antwortet nicht: Diese Partie wird auf diesem Gerät gespielt.
web-here-mark = Auf diesem Gerät
web-here-about = Diese Partie wird nach jedem Zug in diesem Browser gespeichert. Sie geht ohne Verbindung weiter, auch nachdem die Seite geschlossen war.
web-here-friends = Mit Freunden weiterspielen
web-here-friends-about = Auf dem Server können Freunde über einen Link die anderen Plätze einnehmen. Die Partie dort beginnt mit dieser Stellung; diese bleibt auf diesem Gerät.
web-here-save = Als Datei speichern
web-here-keep = Auf diesem Gerät behalten
web-here-kept = Die Partie bleibt auf diesem Gerät: Sie kann ohne Verbindung nachgespielt werden.
web-refusal-here-alone = Diese Seite hat keinen Server: Man kann gegen Bots und mit anderen an diesem Gerät spielen, aber niemand kann von anderswo mitspielen.
web-here-unsaved = Dieser Browser kann den nächsten Zug nicht speichern, deshalb wartet die Partie. Sie geht von selbst weiter, sobald Platz ist; beendete Partien zu vergessen schafft Platz.
web-here-no-server = Um mit Leuten anderswo zu spielen, startet jemand einen Server auf einem Rechner mit Python:
web-data-here = Deine Partien, dein Name und deine Einstellungen sind in diesem Browser und nirgends sonst.
web-data-clear = Meine Partien löschen
web-data-clear-about = Alle Partien auf diesem Gerät, laufende und beendete, und dein Name werden gelöscht. Als Dateien gespeicherte bleiben.
web-engine-loading = Das Spiel wird geladen; danach geht es auch ohne Verbindung.
web-engine-continue = Hier weitermachen
web-engine-reload = Seite neu laden
web-update-ready = Eine neuere Version von Argosy ist bereit. Deine Partien bleiben erhalten.
web-update-open = Jetzt öffnen
web-refusal-engine-elsewhere = Die Partien dieses Geräts sind in einem anderen Tab offen. Nichts ist verloren: Spiel dort, oder mach hier weiter.
web-refusal-engine-no_wasm = Dieser Browser führt kein WebAssembly aus, das Partien auf diesem Gerät brauchen. Ein neuerer kann es, und ein Tisch auf einem Server braucht es nicht.
web-refusal-engine-away = Das Spiel konnte nicht geladen werden: Es gibt keine Verbindung. Deine Partien sind sicher; versuch es wieder, wenn es eine gibt.
web-refusal-engine-outdated = Diese Seite ist älter als das, was ihr Server jetzt hat. Lade sie neu; deine Partien bleiben.
web-refusal-engine-failed = Das Spiel ist stehen geblieben. Alles bis zu deinem letzten beantworteten Zug ist gespeichert; versuch es noch einmal.
web-refusal-here-full = Auf diesem Gerät ist kein Platz mehr, um die Partie zu speichern; der Zug wurde nicht gemacht. Schaff Platz, etwa indem du beendete Partien vergisst, und versuch es noch einmal.
web-refusal-here-elsewhere = Ein anderer Tab hat die Partien dieses Geräts übernommen. Mach dort weiter, oder hier, nachdem du sie zurückgeholt hast.
web-refusal-here-failed = Dieser Browser lässt die Seite keine Partien speichern; nichts wurde geändert. Erlaube der Seite, Daten zu speichern, und versuch es noch einmal.
web-refusal-here-newer = Die Partien dieses Geräts hat eine neuere Version dieser Seite gespeichert. Lade die Seite neu; nichts ist verloren.
