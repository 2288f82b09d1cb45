# De terminal: menu's, tabellen en alles wat zij zelf zegt. Wat getypt wordt (take, undo, help) blijft Engels.

cli-none = geen
cli-random = willekeurig
cli-yes = j ja y
cli-seat = Plaats { $seat }
cli-player = Speler { $number }
cli-chance = Toeval
cli-clock = Klok
cli-hidden = (gedekt)

## Klaarzetten

cli-welcome = Argosy
cli-ask-resume = Er wacht een onvoltooid spel: { $game } met { $names }. Verder spelen? j voor ja, Enter voor een nieuw spel:
cli-ask-game = Welk spel? { $games }:
cli-ask-seats = Hoeveel spelers, { $least } tot { $most }? Enter voor { $default }:
cli-ask-people = Wie van de { $seats } zit aan dit scherm? Namen met komma's ertussen, of hoeveel. Enter voor één:
cli-ask-bots = Welke bots nemen de { $count ->
    [one] andere plaats
   *[other] andere { $count } plaatsen
  }? { $bots }; één voor alle of één per plaats, met komma's ertussen. Enter voor { $default }:
cli-option = { $label }: { $value } - { $what } Wijzigen: { $others }.
cli-option-seed = seed = { $seed }: bepaalt al het toeval.
cli-ask-options = Enter om te beginnen, of een wijziging zoals seed=7:
cli-bad-names = Geef namen met komma's ertussen, zoals Anna,Ben, of het aantal mensen.
cli-same-names = Twee mensen kunnen niet dezelfde naam hebben.
cli-long-name = De naam { $name } gaat niet: hoogstens { $most } letters, allemaal afdrukbaar.
cli-bad-option = { $text } heeft niet de vorm naam=waarde.
cli-bad-seats = { $game } wordt gespeeld door { $least } tot { $most } spelers.
cli-too-many = { $count } mensen passen niet op { $seats } plaatsen.

## Spelen

cli-hint = ? toont wat je kunt doen, help legt al het andere uit.
cli-hand-over = Geef het scherm aan { $name }. Druk op Enter zodra { $name } hier zit:
cli-confirm = Enter om door te gaan, undo om het terug te nemen:
cli-confirm-again = Druk op Enter om door te gaan, of typ undo.
cli-undone = Teruggenomen.
cli-no-entry = Er is geen keuze { $number }; het menu heeft { $entries ->
    [one] één keuze
   *[other] { $entries } keuzes
  }. Typ ? om het te zien.
cli-long-line = Dat is te lang voor een zet.
cli-menu = Wat je kunt doen
cli-bot-failed = De bot { $name } kan niet verder: { $problem }
cli-advice-title = Wat de { $bot } zou doen
cli-advice-off = Aan deze tafel zijn er geen hints.
cli-advice-later = Een hint is er als jij moet beslissen.
cli-advice-none = Geen bot geeft nog raad over { $game }.
cli-advice-less = Ongeveer { $less } punten minder.
cli-advice-behind = { $points } punten minder ({ $low } tot { $high }).
cli-advice-chance = Winstkans: { $percent } %.
cli-advice-chance-about = Winstkans: { $percent } % ({ $low } tot { $high }).
cli-advice-best = De beste, na { $trials } proeven.

## Hulp

cli-help-title = Wat je kunt typen
cli-help-menu = toont elke toegestane invoer met nummer, kosten en opbrengst
cli-help-number = speelt de keuze met dat nummer
cli-help-again = toont de beslissing opnieuw
cli-help-table = alles op tafel: spelers, contractstroken, tempels
cli-help-log = het verhaal tot nu toe
cli-help-hint = de verschillende ideeën van de sterkste bot voor deze beslissing, met punten en redenen
cli-help-undo = neemt je laatste invoer terug, zolang niemand daarna iets gedaan of vernomen heeft
cli-help-save = bewaart een kopie: save BESTAND; het spel bewaart zichzelf ook na elke invoer
cli-help-quit = stopt; het spel kan later hervat worden
cli-help-rule = legt regel { $rule } uit
cli-help-chapter = toont de regels van hoofdstuk { $chapter }
cli-help-unknown = Er is geen regel { $topic }. De hoofdstukken zijn { $chapters }; probeer help { $chapter } of help { $rule }.

## Bewaren en stoppen

cli-ask-save-name = Onder welke naam bewaren? Enter voor geen:
cli-ask-quit = Het spel is bewaard. Enter stopt; een naam bewaart eerst nog een kopie:
cli-saved = Bewaard als { $file }.
cli-save-foreign = { $file } is iets anders en wordt niet overschreven.
cli-save-failed = Het spel kon niet bewaard worden: { $problem }
cli-left = Tot de volgende keer.
cli-end-of-input = De invoer is afgelopen, dus het spel stopt hier.
cli-interrupted = Onderbroken.
cli-resume-how = Het spel is bewaard. Om verder te gaan, typ:
cli-resume-over = Het spel in { $file } is afgelopen. Om het terug te zien: { $command }
cli-resume-seedless = { $file } bevat geen seed, dus het toeval kan daar niet verdergaan.

## Het einde

cli-result = De einduitslag
cli-head-place = Plaats
cli-head-player = {""}
cli-head-total = punten
cli-winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
  }
cli-seed = De seed was { $seed }.
cli-replay-how = Het verslag van het spel is bewaard. Om het terug te zien, typ:

## Terugzien

cli-story-game = { $game }, regelversie { $rules }
cli-story-edition = Editie: { $edition } ({ $digest })
cli-story-seats = Plaatsen: { $names }
cli-story-options = Opties: { $options }
cli-story-commitment = Vastgelegde seed (sha256): { $digest }
cli-story-unfinished = Niet voltooid; { $inputs ->
    [one] één invoer
   *[other] { $inputs } keer invoer
  } tot nu toe.
cli-story-result = Uitslag: { $points }
cli-chance-of-seat = { $name } { $percent } %, { $points }
cli-chances = Winstkansen en te verwachten punten: { $seats }
cli-chances-onlooker = Een toeschouwer heeft geen kaarten, dus voor hem worden geen kansen berekend: laat --onlooker weg, of noem een plaats met --seat.
cli-step = Enter gaat verder, view toont de tafel, q stopt:
cli-no-seat = Er is geen plaats { $seat }; de plaatsen zijn 1 tot { $seats }, en 0 is een toeschouwer.
cli-review-no-seat = Er is geen plaats { $seat }; de plaatsen zijn 1 tot { $seats }, en 0 is elke plaats.
cli-review-decisions = Beslissingen
cli-review-chances = Kansen
cli-review-stopped = Gestopt na { $done } van { $all } beslissingen. Wat is gevonden is bewaard; dezelfde opdracht gaat verder.
cli-review-written = De terugblik staat in { $file }.
cli-verified = Gecontroleerd: { $inputs ->
    [one] één invoer
   *[other] { $inputs } keer invoer
  } aan de hand van de regels, waarvan { $chance } opnieuw uit de seed getrokken.
cli-verify-taken = De eerste { $inputs } zetten komen uit een ander spel; het toeval is daarna gecontroleerd.
cli-verify-good = Alles klopt.
cli-verify-bad = { $count ->
    [one] Er is één probleem gevonden.
   *[other] Er zijn { $count } problemen gevonden.
  }
