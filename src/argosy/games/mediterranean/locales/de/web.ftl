# Trading in the Mediterranean im Browser.

game-mediterranean = Trading in the Mediterranean
web-about-mediterranean = Gründe eine Zivilisation, feilsche um Waren, deren untere Hälfte nur du kennst, und trotze den Katastrophen.
web-facts-mediterranean = 4 bis 6 Spieler, etwa 90 Minuten

## Am Tisch

web-turn = Runde { $turn }/6 · { $phase }
web-figure-vp = SP
web-figure-money = Geld

## Das Ende

web-tie-mediterranean = Bei gleichen Punkten entscheiden Kulturwürfel, dann Gebäude, dann Schere, Stein, Papier.
web-trades = Handel
web-trades-deals = Geschäfte
web-trades-gave = Karten gegeben
web-trades-got = Karten erhalten
web-trades-points = Punkte aus Geschäften
web-trades-with = Geschäfte mit { $name }
web-trades-best-worst = Für jeden das beste und das schlechteste Geschäft
web-trades-best = Bestes
web-trades-worst = Schlechtestes
web-trades-value = Wie ein Geschäft den Wert der Hand in diesem Moment verändert hat, mit den wahren unteren Hälften, in Geld, so wie Bots rechnen: Sets, Industrien, Leisten, Zufriedenheit, Sicherheit und Punkte. Versprechen zählen nicht.
web-trades-deal = Runde { $turn }, mit { $name }: { $got } für { $gave }
web-trades-bottoms = Wer wem welche unteren Hälften gegeben hat
web-trades-giver = Von
web-trades-to = an { $name }

## Wie Menüeinträge heißen

web-do-pass = Passen
web-do-use-ability = { $name } einsetzen
web-do-give-opponent = { $name } gegen { $target } einsetzen
web-do-flip = Seite wechseln
web-do-accept = Angebot { $offer } annehmen
web-do-withdraw = Angebot { $offer } zurückziehen
web-do-store = { $name } einlagern
web-do-ready = Fertig
web-do-ready-not = Noch nicht fertig
web-do-wait = Warten
web-do-accuse = { $target } beschuldigen
web-do-penalise = Strafe: { $points } SP
web-do-bank-choice = Wohlstand bringt mehr
web-do-bank-choice-not = Armut übergehen
web-do-vote = Für { $target } stimmen
web-do-lose = Abgeben: { $name }
web-do-lose-of = Von { $target } nehmen: { $name }
web-do-build = { $name } bauen
web-do-buy = { $name } kaufen
web-do-buy-points = { $points } SP kaufen
web-do-undo-purchase = Kauf zurücknehmen
web-do-confirm = Fertig eingekauft
web-do-throw = Zeigen

## Der Tisch

web-med-hand = Deine Hand
web-med-hand-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-med-hand-worth = Sets bringen ${ $money }
web-med-mode = Ein Klick auf eine Karte
web-med-mode-give = Anbieten
web-med-mode-store = Einlagern
web-med-worthless = nichts wert
web-med-set = ${ $money } · { $more }
web-med-set-long = Dieses Set bringt ${ $money }; eine Karte mehr brächte zusätzlich { $more }.
web-med-give-one = Eine Karte { $good } anbieten
web-med-give-card = { $card } anbieten
web-med-store-card = { $card } einlagern
web-med-not-storable = Darf nicht gelagert werden
web-med-as = als { $good }
web-med-warehouse = Lagerhaus
web-med-take-out = { $card } herausnehmen
web-med-take-all-out = Alles herausnehmen
web-med-ready-count = { $ready } von { $of } fertig
web-med-opening = Sortiere deine Hand: Der Markt öffnet in { $seconds } s
web-med-open-now = Jetzt öffnen
web-med-composer = Neues Angebot
web-med-worth = Deine Sets: { $change }
web-med-clear = Leeren
web-med-offer = Anbieten
web-med-side-give = Du gibst
web-med-side-want = Du willst
web-med-side-give-vp = Einen SP mehr geben
web-med-side-want-vp = Einen SP mehr verlangen
web-med-side-give-promise = Etwas versprechen
web-med-side-want-promise = Ein Versprechen verlangen
web-med-less = Zurücknehmen: { $what }
web-med-give-hint = Klicke Karten in deiner Hand an
web-med-want-hint = Klicke unten Waren an
web-med-wanted = Waren, die du verlangen kannst
web-med-ask = Eine Karte { $good } verlangen; sie brächte deinen Sets { $adds }
web-med-to = An
web-med-to-all = Alle
web-med-offers = Angebote auf dem Tisch
web-med-to-some = an { $names }
web-med-me = dich
web-med-gives = gibt
web-med-wants = will
web-med-hands = Gibt her: { $cards }
web-med-withdraw = Zurückziehen
web-med-you-hand = Du gibst her: { $cards }
web-med-you-hand-nothing = Du gibst keine Karte her.
web-med-cannot = Du hast nicht, was verlangt wird.
web-med-take = Nehmen
web-med-counter = Gegenangebot
web-med-copies-which = Karten, die du hergibst
web-med-hand-over = { $card } hergeben
web-med-deals = Geschäfte dieser Runde
web-med-no-deals = Noch keine.
web-med-pacts = Versprechen
web-med-for = für
web-med-deal-between = { $giver } mit { $taker }
web-med-turn = Diese Runde
web-med-kind-unhappiness = Trifft, wer am unzufriedensten ist
web-med-kind-barbarian = Trifft, wer am wenigsten sicher ist
web-med-marks = Stände
web-med-mark-government = Staatsform
web-med-mark-religion = Religion
web-med-mark-happiness = Zufriedenheit
web-med-mark-safety = Sicherheit
web-med-mark-stored = Karten im Lagerhaus
web-med-mark-buildings = Gebäude
web-med-is-ready = fertig
web-med-statuses = Zufriedenheit und Sicherheit aller
web-med-mats = Spielertableaus
web-med-track-label = { $track }: { $side } { $space }, { $built } von { $limit } Gebäuden
web-med-area-farms = Höfe
web-med-area-cities = Städte
web-med-area-harbors = Häfen
web-med-area-culture = Kultur
web-med-area-industries = Industrien
web-med-area-improvements = Ausbauten
web-med-area-wonders = Weltwunder
web-med-area-available = VERFÜGBAR
web-med-area-supply = Vorrat
web-med-buildings = Gebäude
web-med-used = eingesetzt
web-med-fresh = wirkt ab nächster Runde
web-med-purchasing = Einkauf
web-med-left = es bleiben ${ $money }
web-med-bought-all = Du hast alles gekauft, was du willst.
web-med-points = Siegpunkte
web-med-points-for = { $points } SP für ${ $money }
web-med-developments = Entwicklungen
web-med-buy = Kaufen für ${ $money }
web-med-bought = gekauft
web-barred-build-limit = dein Marker erlaubt { $limit }
web-barred-build-money = ${ $missing } zu wenig
web-barred-buy-full = kein Platz frei: { $place }
web-barred-buy-loss = { $track } zu niedrig
web-barred-buy-money = ${ $missing } zu wenig
web-barred-buy-no_crew = nötige Arbeiter: { $needed }
web-barred-buy-supply = kein Würfel mehr
web-med-owners = { $count ->
    [one] { $count } anderer hat sie
   *[other] { $count } andere haben sie
}
web-med-worker-where = Woher kommt der Arbeiter?
web-med-without-worker = ohne Arbeiter
web-med-room = { $built } von { $limit } Gebäuden
web-med-build = Bauen für ${ $money }
web-med-stands = gebaut
web-med-resolution = Wie ausgewertet wurde
web-med-sums = Ausgespielte Karten und was sie bringen
web-med-sum = { $ware } = ${ $money }
web-med-step-bottoms = Untere Hälften wirken
web-med-step-industries = Industrien zahlen
web-med-step-order = Reichtum bestimmt die Reihenfolge
web-med-step-calamity = Eine Katastrophe trifft
web-med-telling = Auswertung, Schritt für Schritt
web-med-telling-end = Das Ende, Schritt für Schritt
web-med-telling-skip = Überspringen
web-med-telling-next = Weiter
web-med-telling-step = Schritt { $step } von { $of }
web-med-telling-waits = Danach bist du an der Reihe.
web-med-telling-yours = deine
web-med-telling-others = die anderen
web-med-telling-points = Woher die Punkte kamen
web-med-telling-wins = { $name } gewinnt mit { $points } SP!
web-med-step-sets = Karten werden ausgespielt
web-med-why-lowest = { $name } steht am tiefsten, auf { $level }.
web-med-why-lowest-you = Du stehst am tiefsten, auf { $level }.
web-med-why-voted = Mehrere stehen am tiefsten, auf { $level }; die Wahl fiel auf { $name }.
web-med-why-voted-you = Mehrere stehen am tiefsten, auf { $level }; die Wahl fiel auf dich.
web-med-why-none-low = Niemand steht unter 0: Es trifft niemanden.
web-med-why-equal = Alle stehen gleich tief: Es trifft niemanden.
web-med-why-no-majority = Drei Wahlgänge ohne Mehrheit: Es trifft niemanden.
web-med-vote-stake = Mehr als die Hälfte der Stimmen muss dasselbe Opfer nennen. Scheitern drei Wahlgänge, trifft es niemanden, und wer abstimmt, verliert 5 SP.
web-med-split = Zufriedenheit { $happiness }, Sicherheit { $safety }
web-med-time = Noch { $seconds } Sekunden zum Handeln.
web-med-time-up = Die Zeit ist um: Nur das Lagerhaus ist noch einen Moment offen.
web-med-drawer = Hand { $hand } · Lager { $stored }
web-med-stall = { $name } bietet
web-med-stall-empty = Kein Angebot.
web-med-wish-wants = will
web-med-wish-plenty = hat viel
web-med-own = Deine Angebote
web-med-own-none = Du bietest noch nichts an.
web-med-offer-of = Angebot { $offer } von { $name }
web-med-offer-yours = Dein Angebot { $offer }
web-med-take-offer = Angebot von { $name } annehmen: Du bekommst { $gives } für { $wants }
web-med-decline-offer = Angebot von { $name } ablehnen: { $gives } für { $wants }
web-med-look = Mehr zum Angebot von { $name }: { $gives } für { $wants }
web-med-more = Welche Karte, Gegenangebot, Gründe
web-med-decline = Nein
web-med-declined = Nein.
web-med-you-declined = du sagtest nein
web-med-countered = Macht stattdessen Angebot { $offer }.
web-med-answers-yours = Antwort auf dein Angebot { $offer }
web-med-answers-to = Antworten auf Angebot { $offer }: { $answers }
web-med-no-answer = noch keine Antwort
web-med-answer = Zu deinem { $offer }: { $words }
web-med-say = Sagen
web-med-wish = Wünsche
web-med-wish-hint = Drücke auf eine Ware: Du willst sie, du hast viel davon, oder keins von beiden. Alle sehen es.
web-med-wish-is-want = gewünscht
web-med-wish-is-plenty = reichlich
web-med-wish-is-none = –
web-med-composer-hint = Handkarten für Waren, die du willst.
web-med-mirror = { $name } bietet genau das schon an.
web-med-mirror-take = Annehmen
web-med-gift-sure = Für nichts? Anbieten
web-med-forecast = Wäre die Zeit jetzt um
web-med-forecast-after = Danach
web-med-forecast-hint = Was dir die Auswertung brächte. Eine Spanne hängt von Karten ab, die du nicht sehen kannst.
web-med-level = { $level } ({ $place }/{ $of })
web-med-turn-chance = Wechselt: { $percent } %; Gebäude, die fallen: { $buildings }
web-med-strikes = { $calamity } würde dich treffen ({ $percent } %).
web-med-turns = Diese Hand bringt dich zu { $side }.
web-med-turns-fall = Diese Hand bringt dich zu { $side }: { $buildings } { $count ->
    [one] fällt
   *[other] fallen
}.
web-med-may-turn = { $track } könnte wechseln ({ $percent } %).
web-med-industry-pays = Industrie ({ $good }) zahlt
web-med-gain-points = { $points } SP
web-med-new = neu
web-med-faster = { $name } war schneller: Angebot { $offer } ist vergeben.
web-med-offer-gone = Angebot { $offer } wurde zurückgezogen.
web-med-pass-sure = Noch nicht eingesetzt: { $buildings }. Drücke noch einmal, um zu passen.
