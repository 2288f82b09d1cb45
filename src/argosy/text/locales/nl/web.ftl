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
web-game-neptun = Neptun
web-game-mediterranean = Trading in the Mediterranean
web-about-neptun = Neem contracten aan, kies in het geheim je roerkaarten, vaar met de wind en win de gunst van zes tempels.
web-about-mediterranean = Sticht een beschaving, ding af op goederen waarvan alleen jij de onderkant kent, en doorsta de rampen.
web-facts-neptun = 3 tot 5 spelers, ongeveer 45 minuten
web-facts-mediterranean = 4 tot 6 spelers, ongeveer 90 minuten
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
web-sounds = Een geluid als ik aan de beurt ben
web-notices = Een melding van de browser als ik aan de beurt ben

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
web-wind = Wind { $wind }
web-forecast = Voorspelling { $forecast }
web-round = Ronde { $round }/3
web-phase-acquire = Contract { $turn }/5
web-phase-fulfil = Reis { $turn }/5
web-turn = Ronde { $turn }/6 · { $phase }
web-figure-points = punten
web-figure-gold = goud
web-figure-cards = kaarten
web-figure-vp = OP
web-figure-money = geld
web-line-connecting = Verbinding maken …
web-line-lost = De verbinding is verbroken. Nieuwe poging …
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
web-agree = Instemmen
web-refuse = Weigeren
web-let-bot = Laat een bot voor mij spelen
web-bot-plays = Een bot speelt voor jou.
web-take-back = Weer zelf spelen
web-leave = Tafel verlaten
web-leave-sure = Voorgoed weggaan? Een bot speelt voor je verder.
web-hint = Wat zou een bot doen?
web-hint-short = Tip
web-hints = Spelers mogen vragen wat een bot zou doen

## Het einde

web-ending = Eindstand
web-tie-neptun = Wie evenveel punten heeft, deelt de plaats.
web-tie-mediterranean = Bij gelijke punten beslissen de cultuurblokjes, dan de gebouwen, dan steen, papier, schaar.
web-place = Plaats
web-player = Speler
web-total = Totaal
web-trades = Handel
web-trades-deals = Ruilen
web-trades-gave = Kaarten gegeven
web-trades-got = Kaarten gekregen
web-trades-points = Punten door ruilen
web-trades-with = Ruilen met { $name }
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

## Regels

web-rules = Regels
web-rule = Regel { $id }
web-rules-all = Alle regels
web-rules-chapters = Hoofdstukken
web-rules-search = Zoek in de regels
web-rules-found = { $count ->
    [one] Eén regel gevonden.
   *[other] { $count } regels gevonden.
}

## Hoe de keuzes heten

web-do-reveal = Draai het volgende contract open
web-do-take = Neem { $good } voor { $city } aan op veld { $slot }
web-do-row = Roei { $oar }
web-do-sail = Vaar naar { $city }
web-do-stay = Blijf in { $city }
web-do-deliver = Lever { $good } in { $city }
web-do-deliver-and-buy = Lever { $good } in { $city } en koop een tempelpunt
web-do-extra-yes = Speel de extra beurt
web-do-extra-no = Geen extra beurt
web-do-pass = Passen
web-do-use-ability = Gebruik { $name }
web-do-give-opponent = Gebruik { $name } op { $target }
web-do-flip = Van kant wisselen
web-do-accept = Neem bod { $offer } aan
web-do-withdraw = Trek bod { $offer } in
web-do-store = Sla op: { $name }
web-do-ready = Klaar
web-do-ready-not = Nog niet klaar
web-do-wait = Wachten
web-do-accuse = Klaag { $target } aan
web-do-penalise = Straf: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-do-bank-choice = Voorspoed betaalt
web-do-bank-choice-not = Armoede maakt niet ongelukkig
web-do-vote = Stem op { $target }
web-do-lose = Geef op: { $name }
web-do-lose-of = Neem van { $target }: { $name }
web-do-build = Bouw { $name }
web-do-buy = Koop { $name }
web-do-buy-points = Koop { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-do-undo-purchase = Neem de laatste aankoop terug
web-do-confirm = Klaar met kopen
web-do-throw = Gooien

## Wat de server weigert

web-refusal-net-away = De server antwoordt niet. Draait hij?
web-refusal-table-unknown = Zo'n tafel is er niet.
web-refusal-table-not_yours = Deze tafel is niet voor je open: je hebt de link nodig.
web-refusal-table-invite = Deze tafel is op uitnodiging: je hebt de link nodig.
web-refusal-table-full = De tafel is vol. Je kunt wel meekijken.
web-refusal-seat-taken = Deze plaats is bezet.
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
web-refusal-client-too_fast = Dat ging te snel. Wacht even.
web-refusal-store-unavailable = De server kan nu niet schrijven. Probeer het opnieuw.
web-refusal-server-closing = De server is even weg.
web-refusal-server-fault = Er ging iets mis bij de server.
web-refusal-chat-closed = Tijdens het handelen is er geen vrij gesprek.
web-refusal-chat-again = Iemand sprak op hetzelfde moment; zeg het nog eens.
web-refusal-wire-malformed = De server begreep dat niet.
web-refusal-address-unknown = Op dit adres is niets.

## De tafel van Trading in the Mediterranean

web-med-hand = Jouw hand
web-med-hand-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
web-med-hand-worth = Sets leveren ${ $money } op
web-med-mode = Een klik op een kaart
web-med-mode-give = Kaarten aanbieden
web-med-mode-store = Kaarten opslaan
web-med-worthless = niets waard
web-med-set = ${ $money }, volgende { $more }
web-med-set-long = Deze set levert ${ $money } op; één kaart meer voegt { $more } toe.
web-med-give-one = Eén { $good } aanbieden
web-med-give-card = { $card } aanbieden
web-med-store-card = { $card } opslaan
web-med-not-storable = Mag niet worden opgeslagen
web-med-as = als { $good }
web-med-warehouse = Pakhuis
web-med-take-out = { $card } eruit nemen
web-med-take-all-out = Alles eruit
web-med-ready-count = { $ready } van { $of } klaar
web-med-composer = Jouw bod
web-med-worth = Jouw sets: { $change }
web-med-clear = Wissen
web-med-offer = Bieden
web-med-side-give = Je geeft
web-med-side-want = Je wilt
web-med-side-give-vp = Eén punt meer geven
web-med-side-want-vp = Eén punt meer vragen
web-med-side-give-promise = Iets beloven
web-med-side-want-promise = Om een belofte vragen
web-med-less = Terugnemen: { $what }
web-med-give-hint = Klik op kaarten in je hand
web-med-want-hint = Klik hieronder op goederen
web-med-wanted = Goederen om te vragen
web-med-ask = Vraag één { $good }; dat voegt { $adds } toe aan je sets
web-med-to = Aan
web-med-to-all = Iedereen
web-med-offers = Biedingen op tafel
web-med-show-hidden = Toon { $count } verborgen
web-med-no-offers = Nog niemand biedt iets aan.
web-med-other-offers = { $count } andere die je niet kunt aannemen
web-med-open-count = { $count } die je kunt aannemen
web-med-more-offers = Nog { $count } die je kunt aannemen
web-med-gone = vervallen
web-med-to-some = aan { $names }
web-med-me = jou
web-med-to-everybody = aan iedereen
web-med-gives = geeft
web-med-wants = wil
web-med-hands = Gaat weg: { $cards }
web-med-withdraw = Intrekken
web-med-you-hand = Je geeft: { $cards }
web-med-you-hand-nothing = Je geeft geen kaart af.
web-med-cannot = Je hebt niet wat gevraagd wordt.
web-med-take = Aannemen
web-med-copies = Welke kaart?
web-med-counter = Tegenbod
web-med-hide = Bod { $offer } verbergen
web-med-copies-which = Kaarten om te geven
web-med-hand-over = { $card } geven
web-med-deals = Ruilen deze ronde
web-med-no-deals = Nog geen.
web-med-pacts = Beloften
web-med-for = voor
web-med-deal-between = { $giver } met { $taker }
web-med-turn = Deze ronde
web-med-kind-unhappiness = Treft de ontevredenste
web-med-kind-barbarian = Treft de minst veilige
web-med-marks = Standen
web-med-mark-government = Staatsvorm
web-med-mark-religion = Godsdienst
web-med-mark-happiness = Tevredenheid
web-med-mark-safety = Veiligheid
web-med-mark-stored = Kaarten in het pakhuis
web-med-mark-buildings = Gebouwen
web-med-is-ready = klaar
web-med-statuses = Tevredenheid en veiligheid van iedereen
web-med-mats = Spelersborden
web-med-track-label = { $track }: { $side } { $space }, { $built } van { $limit } gebouwen
web-med-area-farms = Boerderijen
web-med-area-cities = Steden
web-med-area-harbors = Havens
web-med-area-culture = Cultuur
web-med-area-industries = Industrieën
web-med-area-improvements = Verbeteringen
web-med-area-wonders = Wonderen
web-med-area-available = BESCHIKBAAR
web-med-area-supply = Voorraad
web-med-buildings = Gebouwen
web-med-used = gebruikt
web-med-fresh = werkt volgende ronde
web-med-purchasing = Aankopen
web-med-left = je houdt ${ $money } over
web-med-bought-all = Je hebt alles gekocht wat je wilt.
web-med-points = Punten
web-med-points-for = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor ${ $money }
web-med-developments = Ontwikkelingen
web-med-buy = Koop voor ${ $money }
web-med-bought = gekocht
web-barred-build-limit = je marker staat er { $limit } toe
web-barred-build-money = ${ $missing } tekort
web-barred-buy-full = geen plaats vrij: { $place }
web-barred-buy-loss = { $track } te laag
web-barred-buy-money = ${ $missing } tekort
web-barred-buy-no_crew = vraagt arbeiders: { $needed }
web-barred-buy-supply = geen blokje meer
web-med-owners = { $count ->
    [one] { $count } ander heeft deze al
   *[other] { $count } anderen hebben deze al
}
web-med-worker-where = Waar komt de arbeider vandaan?
web-med-without-worker = zonder arbeider
web-med-room = { $built } van { $limit } gebouwen
web-med-build = Bouw voor ${ $money }
web-med-stands = gebouwd
web-med-resolution = Hoe het is afgehandeld
web-med-sums = Uitgegeven kaarten en wat ze opleveren
web-med-sum = { $ware } = ${ $money }
web-med-step-bottoms = De onderkanten werken
web-med-step-industries = Industrieën betalen
web-med-step-order = Rijkdom bepaalt de volgorde
web-med-step-calamity = Een ramp slaat toe
web-med-vote-stake = Meer dan de helft van de stemmers moet hetzelfde slachtoffer noemen. Lukt dat in drie stemrondes niet, dan wordt niemand getroffen en verliest elke stemmer 5 punten.
web-med-split = tevredenheid { $happiness }, veiligheid { $safety }
web-med-time = Nog { $seconds } seconden om te ruilen.
web-med-time-up = De tijd is om: alleen het pakhuis is nog even open.
web-med-drawer = Hand { $hand } · pakhuis { $stored }

## The board of Neptun

web-neptun-title = MARE NOSTRUM
web-neptun-sea = Zeekaart
web-neptun-ports = Bereikbare havens
web-neptun-zoom = In- en uitzoomen
web-neptun-zoom-in = Dichterbij
web-neptun-zoom-out = Verder weg
web-neptun-temples = Tempels
web-neptun-temple-words = { $name }: tegels { $tiles }; schijfjes { $tokens }
web-neptun-token = { $name } op { $space }
web-neptun-tile = { $points } zou naar { $name } gaan
web-neptun-tile-free = { $points } zou blijven liggen
web-neptun-wind = Windsnelheid { $wind }
web-neptun-wind-forecast = Windsnelheid { $wind }, voorspelling { $forecast }
web-neptun-miles = { $miles } zm
web-neptun-range = Roeikracht { $oar } + wind { $wind } = { $range } zeemijlen
web-neptun-reaches = { $count ->
    [0] geen andere haven bereikbaar
    [one] 1 andere haven bereikbaar
   *[other] { $count } andere havens bereikbaar
}
web-neptun-pay = betaal { $gold } goud
web-neptun-earn = krijg { $gold } goud
web-neptun-climb = +{ $points } in { $region }
web-neptun-place = dan plaats { $place }
web-neptun-place-tile = dan plaats { $place }: tegel { $tile }
web-neptun-loses = { $count ->
    [one] verliest veld { $slots }
   *[other] verliest velden { $slots }
}
web-neptun-display = Contracten
web-neptun-reveal = Opendraaien
web-neptun-column-down = Kolom { $column }: gedekt
web-neptun-column-taken = Kolom { $column }: aangenomen
web-neptun-column-up = Kolom { $column }: { $contract }; roeikracht { $power }, wind { $wind }{ $coins ->
    [0] {""}
    [one] ; 1 munt
   *[other] ; { $coins } munten
}
web-neptun-column-given-up = Kolom { $column }, afgewezen: { $contract }; roeikracht { $power }, wind { $wind }, munten { $coins }
web-neptun-contract-gold = { $good } voor { $city } ({ $region }), { $gold } goud
web-neptun-contract-points = { $good } voor { $city } ({ $region }), { $points ->
    [one] 1 tempelpunt
   *[other] { $points } tempelpunten
}
web-neptun-chart = Je contractstrook
web-neptun-chart-of = Contractstrook van { $name }
web-neptun-route = Route { $miles } zeemijlen, zo'n { $reach } haalbaar
web-neptun-route-about = Zeemijlen vanaf je schip langs je open contracten, van links naar rechts; en de zeemijlen die je sterkste roerkaarten en de wind je in deze ronde kunnen brengen
web-neptun-route-of = Zeemijlen van de route langs de open contracten van { $name }
web-neptun-slot-free = Veld { $slot }: vrij
web-neptun-slot-open = Veld { $slot }: { $contract }
web-neptun-slot-fulfilled = Veld { $slot }, uitgevoerd: { $contract }
web-neptun-slot-lost = Veld { $slot }, verloren: { $contract }
web-neptun-slot-miles = { $miles } zm
web-neptun-deliver = Leveren. { $contract }
web-neptun-hand = Je roerkaarten
web-neptun-chosen = Gedekt: { $oar }
web-neptun-oar = Roeikracht { $power }, wind { $wind }
web-neptun-oar-starting = Persoonlijke kaart, roeikracht { $power }, wind { $wind }
web-neptun-oar-down = Een gedekte roerkaart
web-neptun-known-oars = Roerkaarten van { $name } die iedereen heeft gezien
web-neptun-oars = Roerkaarten van deze beurt
web-neptun-scale = Roerspoor
web-neptun-scale-about = De roeikracht van de contracten die in deze beurt zijn aangenomen: wie de laagste heeft, begint de volgende
web-neptun-extra = Speel je een extra beurt?
web-neptun-scoring = Waardering
web-neptun-all-at-once = Alles tegelijk
web-neptun-on = Verder
