# De pagina in de browser.

web-title = Twee reizen over één zee
web-lead = Speel tegen vrienden of bots, hier en nu. Geen account, niets te installeren.
web-sea = Mare Nostrum
web-default-name = Zeeman
web-your-name = Je naam
web-hello = Welkom terug, { $name }.
web-name-change = Naam wijzigen
web-name-changed = Je heet nu { $name }.
web-games = De spellen
web-game = Spel
web-play-now = Nu spelen
web-play-now-about = Meteen, tegen { $bots } bots
web-create = Nieuwe tafel
web-open-table = Tafel openen
web-continue = Jouw spellen
web-finished = Afgelopen spellen
web-finished-all = Alle { $count } tonen
web-finished-opened = geopend op { $day }
web-forget = Vergeten
web-forget-long = { $game } van { $day } vergeten
web-statistics = Statistiek van je partijen op dit apparaat
web-statistics-kind = Spel
web-statistics-games = partijen
web-statistics-wins = gewonnen
web-statistics-place = gemiddelde plaats
web-statistics-points = gemiddelde punten
web-statistics-seats = { $count } spelers
web-statistics-bots = bots: { $level }
web-against-people = met mensen
web-against-mixed = bots van verschillend niveau
web-against-unknown = tegenstanders niet genoteerd
web-statistics-clear = Lijst wissen
web-statistics-clear-about = { $count ->
    [one] De afgelopen partij en de statistiek verdwijnen van dit apparaat. De server bewaart de partij.
   *[other] Alle { $count } afgelopen partijen en de statistiek verdwijnen van dit apparaat. De server bewaart de partijen.
}
web-record-open = Spelverloop openen
web-record-about = of laat het bestand ergens op deze pagina los
web-join = Aanschuiven bij een tafel
web-join-about = Plak de link die je gekregen hebt.
web-join-invited = Je bent uitgenodigd aan een tafel.
web-join-full = De tafel is vol, maar je kunt meekijken.
web-join-watch = Kijk mee
web-join-link = Link
web-join-there = Ga erheen
web-sit-down = Gaan zitten
web-lobby = Openbare tafels
web-lobby-empty = Er is nu geen openbare tafel. Open er een!
web-home = Naar de startpagina
web-lost = Op dit adres is geen pagina.
web-loading = Een ogenblik …
web-nav = Hoofdmenu
web-skip = Naar de inhoud
web-close = Sluiten
web-between = { ", " }

## Instellingen

web-settings = Instellingen
web-language = Taal
web-theme = Kleuren
web-theme-auto = Volgens het systeem
web-theme-light = Licht
web-theme-dark = Donker
web-size = Tekstgrootte
web-contrast = Hoog contrast
web-motion = Animaties
web-forced = Doe vanzelf wat de enige keuze is
web-telling = Vertel afhandelingen en slot stap voor stap
web-sounds = Een geluid als ik aan de beurt ben
web-notices = Een melding van de browser als ik aan de beurt ben
web-data-title = Je gegevens
web-data-about = Deze server bewaart je naam, je plaatsen, wat je hebt gezegd, je partijen en de dag van je laatste bezoek.
web-in-records = Wat verslagen van je partijen naast de zetten mogen bevatten, ook die van eerdere partijen:
web-in-records-times = De tijd van elke zet, geteld vanaf het begin; laat één speler die weg, dan ontbreken de tijden van iedereen
web-in-records-talk = Wat je aan tafel zegt
web-data-take = Mijn gegevens downloaden
web-data-delete = Mij verwijderen
web-data-delete-about = Je naam verdwijnt van deze server, ook uit de verslagen van je partijen, en wat je hebt gezegd wordt verwijderd. Partijen met anderen blijven voor hen bestaan: in een partij die bezig is neemt een bot je plaats in. Tafels die alleen van jou zijn worden verwijderd. Dit kan niet ongedaan worden gemaakt.
web-data-delete-sure = Ja, verwijder mij
web-data-delete-no = Nee, bewaar alles
web-data-deleted = Je bent van deze server verwijderd.
web-data-none = Deze server bewaart nog niets van je.

## Een nieuwe tafel

web-seats = Plaatsen
web-seat = Plaats { $seat }
web-who-plays = Wie speelt er
web-you = Jij
web-sits-person = Iemand via een link
web-sits-beside = Iemand op dit apparaat
web-their-name = Naam
web-player-number = Speler { $number }
web-bot = { $name } (bot)
web-bot-level = Bots voor vrije plaatsen
web-options = Opties
web-edition = Editie
web-edition-standard = de standaardeditie
web-pace = Tempo
web-pace-live = Live, met klokken
web-pace-untimed = Live, zonder klokken
web-pace-post = Verspreid over dagen
web-decision = Tijd per beslissing, daarna beslist een bot
web-decision-0 = geen limiet
web-decision-60 = 1 minuut
web-decision-120 = 2 minuten
web-decision-180 = 3 minuten
web-decision-300 = 5 minuten
web-decision-600 = 10 minuten
web-decision-86400 = 1 dag
web-decision-259200 = 3 dagen
web-decision-604800 = 7 dagen
web-tempo = Bots spelen
web-tempo-natural = In het tempo van mensen
web-tempo-instant = Meteen
web-public = Iedereen mag de tafel vinden, gaan zitten of toekijken

## Een tafel die zich vult

web-gathering = { $count ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-gathered = Iedereen is er.
web-waiting-host-free = Stuur de link, of zet bots op de vrije plaatsen; dan kun je beginnen.
web-waiting-host = Je kunt beginnen.
web-waiting-for = { $name } begint het spel; dan opent het hier vanzelf.
web-waiting-for-host = De gastheer begint het spel; dan opent het hier vanzelf.
web-waiting-away = { $count ->
    [one] { $names } is nu niet verbonden.
   *[other] { $names } zijn nu niet verbonden.
}
web-free = vrij
web-free-seats = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}
web-nobody = nog niemand
web-state-open = nog niet begonnen
web-state-playing = bezig
web-state-over = afgelopen
web-state-closed = gesloten
web-put-bot = Zet hier een bot
web-fill-bots = Bots op alle vrije plaatsen
web-start = Beginnen
web-invite = Uitnodigen
web-invite-about = Wie deze link opent of de code scant, kan gaan zitten.
web-invite-watch = Toeschouwers
web-invite-watch-about = Alle plaatsen zijn bezet. Wie deze link opent, kan toekijken en ziet geen geheimen.
web-qr-watch = De link om toe te kijken, als code om te scannen
web-copy-join = Link kopiëren
web-copy-watch = Link om toe te kijken kopiëren
web-copy-seat = Link naar mijn plaats kopiëren, voor een ander apparaat
web-copied = Gekopieerd.
web-copy-by-hand = Kopieer deze link:
web-qr = De link om te gaan zitten, als code om te scannen

## Aan tafel

web-prompt = Wat te doen
web-watching = Je kijkt toe
web-your-turn = Jij bent aan de beurt
web-acts = aan de beurt
web-away = weg
web-waited = al { $time }
web-clock = Resterende tijd
web-time-days = { $days } d { $hours } u
web-undo = Terugnemen
web-hand-over = Geef het apparaat aan { $name }
web-hand-over-about = Wat { $name } ziet, is alleen voor { $name } bestemd.
web-hand-over-taken = Ik ben { $name }
web-menu = Jouw keuzes
web-menu-list = Alle keuzes als lijst
web-command = Typ een zet
web-send = Versturen
web-notation = Hoe zetten getypt worden
web-in-words = Tafel in woorden
web-text-board = De tafel in woorden
web-players = Spelers op volgorde
web-side = Naast de tafel
web-log = Verslag
web-chat = Praten
web-chat-empty = Niemand heeft nog iets gezegd.
web-chat-closed = Geen vrij gesprek tijdens het handelen
web-say = Zeg iets
web-phrases = Standaardzinnen
web-mute = Niet horen
web-table = Tafel
web-figure-cards = kaarten
web-line-connecting = Verbinding maken …
web-line-lost = De verbinding is verbroken. Nieuwe poging …
web-language-away = {$language} kon niet worden geladen: er is geen verbinding.
web-line-closed = Deze tafel is hier niet meer voor je open.
web-line-again = Nu proberen

## Wat mensen onderling regelen

web-paused = Het spel is gepauzeerd.
web-pause = Pauze
web-go-on = Verder
web-undo-late = Anderen hebben sindsdien iets gezien of gedaan: terugnemen kan alleen als iedereen instemt.
web-undo-ask = Vraag het de anderen
web-undo-asked = { $name } wil de laatste zet terugnemen. { $count ->
    [0] Iedereen stemt in.
    [one] Er ontbreekt één antwoord.
   *[other] Er ontbreken { $count } antwoorden.
}
web-undo-refused = { $name } gaat niet akkoord met terugnemen.
web-undo-forget = Laat maar
web-while-away = Terwijl je weg was
web-while-away-bot = speelde een bot voor je.
web-while-away-ask = Vragen om het terug te nemen
web-while-away-ask-about = Iedereen aan tafel wordt gevraagd; wat erna kwam wordt ook teruggenomen.
web-while-away-fine = Het is goed zo
web-undo-asked-away = { $name } was weg en wil terugnemen wat een bot intussen deed, en alles daarna. { $count ->
    [0] Iedereen stemt in.
    [one] Er ontbreekt één antwoord.
   *[other] Er ontbreken { $count } antwoorden.
}
web-replace = Intussen een bot laten spelen
web-replace-about = { $name } krijgt de plaats terug zodra die er weer is.
web-agree = Instemmen
web-refuse = Weigeren
web-let-bot = Laat een bot voor mij spelen
web-bot-plays = Een bot speelt voor jou.
web-take-back = Weer zelf spelen
web-leave = Tafel verlaten
web-leave-sure = Voorgoed weggaan? Een bot speelt voor je verder.
web-absence = { $unit ->
    [seconds] Na { $count } seconden afwezigheid valt een bot in, tot de speler terug is.
   *[minutes] { $count ->
        [one] Na één minuut afwezigheid valt een bot in, tot de speler terug is.
       *[other] Na { $count } minuten afwezigheid valt een bot in, tot de speler terug is.
    }
}
web-remove = Verwijderen
web-remove-who = { $name } verwijderen
web-remove-public = { $name } kan niet opnieuw aan deze tafel gaan zitten.
web-remove-private = { $name } kan niet opnieuw aan deze tafel gaan zitten. De link om mee te doen verandert: stuur de nieuwe aan iedereen die nog komt.
web-remove-bot = De plaats komt vrij.
web-removed = Van de tafel verwijderd
web-removed-about = De gastheer heeft je van deze tafel verwijderd. Je kunt aan een andere tafel spelen.
web-end = De tafel beëindigen
web-end-open = De tafel wordt gesloten voor iedereen die hier zit.
web-end-playing = Het spel eindigt meteen voor iedereen, zonder uitslag. Het kan niet worden voortgezet.
web-closed = Deze tafel is gesloten.
web-closed-by-host = De gastheer heeft deze tafel beëindigd.
web-closed-by-you = Je hebt deze tafel beëindigd.
web-closed-unfinished = Het spel heeft geen uitslag.
web-silence = Voor iedereen stil
web-cancel = Annuleren
web-hint = Wat zou een bot doen?
web-hint-short = Tip
web-hint-play = Doe dit
web-coach = Coach
web-coach-about = De coach zegt bij elke beslissing wat de sterkste bot zou doen, en waarom
web-coach-thinks = De coach denkt na …
web-coach-choice = De { $bot } zou kiezen: { $move }.
web-coach-better = Beter was: { $move }.
web-coach-options = Alle keuzes
web-hint-best = beste
web-hint-less = { $points } ({ $low } tot { $high })
web-hint-scale = Punten minder dan de beste keuze, tussen haakjes het interval van 95 %
web-hint-scale-planned = Punten minder dan de beste keuze, volgens plan zonder uit te proberen
web-hint-chance = Winstkans: { $percent } %
web-hint-chance-about = Winstkans: { $percent } % ({ $low } tot { $high })
web-coach-chance = Winstkans: eerst { $before } %, nu { $after } %.
web-hints = Spelers mogen vragen wat een bot zou doen

## Het einde

web-ending = Eindstand
web-place = Plaats
web-player = Speler
web-total = Totaal
web-rematch = Nog een keer spelen
web-download = Spelverloop downloaden

## Nog eens bekeken

web-log-about = Elke regel markeert op het bord waar hij over gaat; kies er een om het bord op dat moment te zien. Met de pijltjestoetsen loop je langs de regels.
web-past = Je kijkt naar een eerder moment:
web-past-now = Terug naar nu
web-past-earlier = Een moment eerder
web-past-later = Een moment later
web-past-owed = Je bent aan de beurt.
web-replay = Het spel nog eens bekijken
web-replay-start = Voor de eerste zet
web-replay-move = Zet
web-replay-at = Zet { $at } van { $inputs }
web-replay-steps = Stappen
web-replay-first = Naar het begin
web-replay-back = Een zet terug
web-replay-run = Afspelen
web-replay-stop = Stoppen
web-replay-on = Een zet verder
web-replay-last = Naar het einde
web-replay-speed = Snelheid
web-replay-eyes = Door de ogen van
web-replay-link = Link naar deze zet kopiëren
web-replay-leave = Terug naar de tafel
web-onlooker = een toeschouwer
web-play-on = Vanaf hier verder spelen
web-curves = Punten in de loop van het spel
web-curves-chances = Winstkansen in de loop van het spel
web-curves-of-points = Punten
web-curves-of-chances = Winstkans

## Terugblik op een gespeeld spel

web-review = Terugblik
web-review-open = Terugkijken op het spel
web-review-long = Terugblik op { $game }, { $day }
web-review-of = Terugblik voor
web-review-curve = Winstkansen tijdens het spel
web-review-decision = Keuze
web-review-summary = Geluk en keuze
web-review-deals = Ruilen
web-review-steps = Van keuze naar keuze
web-review-decision-before = De vorige keuze
web-review-decision-next = De volgende keuze
web-review-mistake-before = De vorige dure keuze
web-review-mistake-next = De volgende dure keuze
web-review-which = Keuze { $at } van { $all }
web-review-begins = De keuzes worden opgezocht …
web-review-no-decisions = Deze plaats had niets te kiezen.
web-review-not-yet = Dit is nog niet beoordeeld.
web-review-unsettled = Een eerste blik; hierna volgt een grondiger oordeel.
web-review-percent = { $value } %
web-review-interval = { $value } ({ $low } tot { $high })
web-review-label-none = Niets beters gevonden
web-review-label-close = Ongeveer even goed als het beste
web-review-label-inaccuracy = Onnauwkeurig
web-review-label-mistake = Fout
web-review-label-blunder = Blunder
web-review-question = Wat zou jij doen?
web-review-question-how = Kies op het bord of hier. Er wordt niets gespeeld.
web-review-show = Toon het antwoord
web-review-trying = Je keuze wordt uitgeprobeerd …
web-review-tried-best = Dat is het beste dat er was: { $what }.
web-review-tried-better = Beter dan wat er gedaan is: { $what }, { $cost } kans.
web-review-tried-same = Dat is wat er gedaan is: { $what }, { $cost } kans. Er was iets beters.
web-review-tried-worse = Niet beter dan wat er gedaan is: { $what }, { $cost } kans.
web-review-try-first = Laat mij eerst de beste zet zoeken
web-review-known = Met wat bekend was
web-review-hindsight = Achteraf
web-review-true = In werkelijkheid
web-review-in-chance = Kans
web-review-in-points = Punten
web-review-none = –
web-review-played = Gedaan:
web-review-best = Beste:
web-review-others = { $count ->
    [one] Nog één keuze is uitgeprobeerd
   *[other] Nog { $count } keuzes zijn uitgeprobeerd
}
web-review-labels = Keuzes
web-review-count-inaccuracy = { $count } keer onnauwkeurig
web-review-count-mistake = { $count ->
    [one] 1 fout
   *[other] { $count } fouten
}
web-review-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
web-review-labels-about = Vanaf 2, 5 en 10 punten kans die zijn weggegeven, waar dat zeker is. Beoordeeld naar wat de plaats kon weten.
web-review-luck = Geluk en keuze
web-review-luck-about = Van de kans aan het begin tot de uitslag: wat geluk, eigen keuzes en die van de anderen erbij deden of eraf haalden.
web-review-from-to = van { $start } naar { $result }
web-review-part-luck = Geluk
web-review-part-own = Eigen keuzes
web-review-part-others = Keuzes van anderen
web-review-deals-about = Wat elke ruil waard was ({ $unit }): met wat elke kant wist, en met alle kaarten open.
web-review-deals-all = Ook ruilen tussen de anderen
web-review-deals-none = Geen ruilen.
web-review-deal-at = Zet { $number }
web-review-gives = { $name } geeft { $goods }
web-review-unseen = Gemiste aanbiedingen
web-review-progress = { $percent } % beoordeeld
web-review-stop = Stoppen
web-review-stopped = Gestopt bij { $percent } %. Wat gevonden is, blijft bewaard.
web-review-go-on = Verdergaan

## Regels

web-rules = Regels
web-rule = Regel { $id }
web-rules-all = Alle regels
web-rules-chapters = Hoofdstukken
web-rules-search = Zoek in de regels
web-rules-none = Niets in de regels bevat “{ $words }”.
web-learn = Leer het spel
web-learn-aim = Het doel
web-learn-word = Woorden vooraf
web-learn-step = In beelden
web-learn-example = Voorbeelden
web-learn-hint = Tips
web-key = Legenda
web-key-about = Elk teken van de borden. Aan een tafel staat hetzelfde naast een teken: laat de aanwijzer erop rusten, druk er lang op, of druk op ? en gebruik de pijltoetsen.
web-key-explain = Leg de tekens uit
web-key-place = Teken { $at } van { $count }: met de pijltoetsen verder, Escape stopt.
web-rules-found = { $count ->
    [one] Eén regel gevonden.
   *[other] { $count } regels gevonden.
}

## Wat de server weigert

web-refusal-net-away = De server antwoordt niet. Draait hij?
web-refusal-table-unknown = Zo'n tafel is er niet.
web-refusal-table-not_yours = Deze tafel is niet voor je open: je hebt de link nodig.
web-refusal-table-invite = Deze tafel is op uitnodiging: je hebt de link nodig.
web-refusal-table-full = De tafel is vol. Je kunt wel meekijken.
web-refusal-seat-taken = Deze plaats is bezet.
web-refusal-seat-removed = De gastheer heeft je van deze tafel verwijderd.
web-refusal-seat-free = Op deze plaats zit niemand.
web-refusal-seat-own = Dit is je eigen plaats. Je kunt de tafel verlaten.
web-refusal-seat-back_soon = Deze speler mag { $seconds } seconden weg zijn. Probeer het over { $left } seconden opnieuw.
web-refusal-seat-stand_in = Op de plaats van een andere speler kan alleen de bot { $level } spelen.
web-refusal-table-over = Het spel is afgelopen.
web-refusal-table-begun = Het spel is al begonnen.
web-refusal-table-not_begun = Het spel is nog niet begonnen.
web-refusal-table-not_over = Het spel is nog niet afgelopen.
web-refusal-table-host = Alleen de gastheer van de tafel kan dat.
web-refusal-table-free_seats = Er zijn nog vrije plaatsen.
web-refusal-table-broken = Het spel kan niet worden voortgezet.
web-refusal-table-closed = Deze tafel is gesloten.
web-refusal-table-paused = Het spel is gepauzeerd.
web-refusal-table-not_playing = Aan deze tafel wordt nu niet gespeeld.
web-refusal-table-away = De tafel is nu niet bereikbaar. Probeer het opnieuw.
web-refusal-table-busy = Het is heel druk aan de tafel. Probeer het opnieuw.
web-refusal-record-not_over = Het spel kan opnieuw bekeken worden als het afgelopen is.
web-refusal-record-over = Op dit moment is het spel afgelopen: kies een eerder moment.
web-refusal-record-foreign = Dit bestand is geen spelverloop van Argosy. De pagina van een afgelopen spel biedt het als download aan.
web-refusal-record-bad = Dit spelverloop is beschadigd of volgt niet de regels van deze versie.
web-refusal-record-too_long = Dit bestand is groter dan een spelverloop mag zijn (2 MB).
web-refusal-record-work = Dit spelverloop heeft meer zetten dan de server naspeelt.
web-refusal-review-busy = Eerst worden je andere vragen over spellen beantwoord. Wacht even.
web-refusal-review-failed = Het spel kon nu niet bekeken worden. Probeer het opnieuw.
web-refusal-review-none = Op dit spel kan niet worden teruggeblikt: de kaarten of de regels zijn anders dan de terugblik kent.
web-refusal-review-no_decision = Zet { $number } is geen keuze van deze plaats.
web-refusal-table-too_long = Dit spel heeft te veel zetten om verder te gaan.
web-refusal-answer-too_long = Het antwoord zou te lang zijn.
web-refusal-market-none = De markt is dicht.
web-refusal-market-offer = Dat bod is er niet meer.
web-refusal-market-reason = Dat kan hier niet gezegd worden.
web-refusal-market-thing = Daarin wordt hier niet gehandeld.
web-refusal-forecast-none = Er valt nu niets te voorzien.
web-refusal-hint-busy = De bot denkt nog na. Wacht even.
web-refusal-hint-none = De bot weet nu geen raad. Probeer het opnieuw.
web-refusal-hint-not_to_act = Je bent niet aan de beurt.
web-refusal-undo-asked = Iemand vraagt al om iets terug te nemen.
web-refusal-undo-refused = De anderen stemden niet in met terugnemen.
web-refusal-undo-not_asked = Niemand vraagt nog om iets terug te nemen.
web-refusal-chat-silenced = De gastheer van de tafel laat je niets zeggen.
web-refusal-wire-too_long = Dat is te lang.
web-refusal-seat-none = Je zit niet aan deze tafel.
web-refusal-guest-unknown = Zeg eerst wie je bent.
web-refusal-client-banned = De beheerder van deze server heeft je adres geblokkeerd.
web-refusal-guest-banned = De beheerder van deze server heeft je geblokkeerd.
web-refusal-guest-exporting = Je gegevens worden al verstuurd. Wacht tot dat klaar is.
web-refusal-guest-name = { $reason ->
    [direction] Deze naam bevat een teken dat de schrijfrichting verandert. Laat het weg.
    [marks] Deze naam heeft te veel accenten op één letter.
    [long] Deze naam is te lang: er mogen 40 tekens in staan.
   *[invisible] Deze naam bevat een teken dat niet te zien is. Laat het weg.
}
web-refusal-client-too_fast = Dat ging te snel. Probeer het over { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } opnieuw.
web-refusal-client-too_many = Er staat te veel tegelijk open: hoogstens { $most }. Sluit iets en probeer het opnieuw.
web-refusal-client-too_slow = Het verzoek deed er langer dan { $seconds } seconden over. Probeer het opnieuw.
web-refusal-store-unavailable = De server kan nu niet schrijven. Probeer het opnieuw.
web-refusal-server-closing = De server is even weg.
web-refusal-server-fault = Er ging iets mis bij de server.
web-refusal-chat-closed = Tijdens het handelen is er geen vrij gesprek.
web-refusal-chat-again = Iemand sprak op hetzelfde moment; zeg het nog eens.
web-refusal-wire-malformed = De server begreep dat niet.
web-refusal-address-unknown = Op dit adres is niets.

## Lessen

web-lesson = Les
web-lesson-step = Stap { $step } van { $steps }
web-lesson-on = Verder
web-lesson-back = Terug
web-lesson-skip = Doe het voor mij
web-lesson-leave = Verlaten
web-lesson-finish = Klaar
web-lesson-first = Eerste keer? Leer al spelend, { $minutes } minuten
web-lesson-begin = Leer al spelend, { $minutes } minuten
web-lesson-meanwhile = Nieuw in dit spel? Leer al spelend terwijl je wacht, { $minutes } minuten (opent in een nieuw tabblad)
web-refusal-lesson-step = Deze stap van de les vraagt iets anders.
web-refusal-lesson-none = Aan deze tafel is geen les.
web-refusal-lesson-unknown = Deze server heeft die les niet.
web-refusal-lesson-undo = In een les neem je niets terug: ga een stap terug.
web-refusal-lesson-broken = Deze stap van de les lukt niet. Verlaat de les en begin opnieuw.

## Spellen op dit apparaat

web-here-instead = De server antwoordt niet: dit spel wordt op dit apparaat gespeeld.
web-here-mark = Op dit apparaat
web-here-about = Dit spel wordt na elke zet in deze browser bewaard. Het gaat ook zonder verbinding verder, ook nadat de pagina is gesloten.
web-here-friends = Met vrienden verder
web-here-friends-about = Op de server kunnen vrienden met een link de andere plaatsen innemen. Het spel daar begint met deze stelling; dit blijft op dit apparaat.
web-here-save = Als bestand opslaan
web-here-keep = Op dit apparaat bewaren
web-here-kept = Het spel is op dit apparaat bewaard: het kan zonder verbinding worden teruggekeken.
web-refusal-here-alone = Deze pagina heeft geen server: je kunt tegen bots en met anderen op dit apparaat spelen, maar niemand kan van elders meedoen.
web-here-unsaved = Deze browser kan de volgende zet niet bewaren, dus het spel wacht. Het gaat vanzelf verder zodra er ruimte is; afgelopen spellen vergeten maakt ruimte.
web-here-no-server = Om met mensen elders te spelen start iemand een server op een computer met Python:
web-data-here = Je spellen, je naam en je instellingen staan in deze browser en nergens anders.
web-data-clear = Mijn spellen wissen
web-data-clear-about = Alle spellen op dit apparaat, lopend en afgelopen, en je naam worden gewist. Als bestand opgeslagen spellen blijven.
web-engine-loading = Het spel wordt geladen; daarna werkt het ook zonder verbinding.
web-engine-continue = Hier verdergaan
web-engine-reload = De pagina opnieuw laden
web-update-ready = Er is een nieuwere versie van Argosy. Je partijen blijven bewaard.
web-update-open = Nu openen
web-refusal-engine-elsewhere = De spellen van dit apparaat zijn in een ander tabblad open. Er is niets verloren: speel daar, of ga hier verder.
web-refusal-engine-no_wasm = Deze browser voert geen WebAssembly uit, wat spellen op dit apparaat nodig hebben. Een nieuwere browser kan het, en een tafel op een server heeft het niet nodig.
web-refusal-engine-away = Het spel kon niet worden geladen: er is geen verbinding. Je spellen zijn veilig; probeer het opnieuw als er verbinding is.
web-refusal-engine-outdated = Deze pagina is ouder dan wat de server nu heeft. Laad haar opnieuw; je spellen blijven.
web-refusal-engine-failed = Het spel is gestopt. Alles tot en met je laatste beantwoorde zet is bewaard; probeer het opnieuw.
web-refusal-here-full = Dit apparaat heeft geen ruimte meer om het spel te bewaren, dus de zet is niet gedaan. Maak ruimte, bijvoorbeeld door afgelopen spellen te vergeten, en probeer het opnieuw.
web-refusal-here-elsewhere = Een ander tabblad heeft de spellen van dit apparaat overgenomen. Ga daar verder, of hier nadat je ze hebt teruggenomen.
web-refusal-here-failed = Deze browser laat de pagina geen spellen bewaren, dus er is niets veranderd. Sta de pagina toe gegevens op te slaan en probeer het opnieuw.
web-refusal-here-newer = De spellen van dit apparaat zijn door een nieuwere versie van deze pagina bewaard. Laad de pagina opnieuw; er is niets verloren.
