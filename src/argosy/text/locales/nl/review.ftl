# De terugblik op een spel: wat een beslissing kostte, waar een uitslag vandaan kwam, wat ruilen waard waren. Kanspunten zijn procenten.

review-nothing-better = Gekozen: { $played }. Niets wat is geprobeerd was beter.
review-about-as-good = Gekozen: { $played }. Ongeveer even goed: { $best }.
review-cost = Gekozen: { $played }. Beter: { $best }. Het gaf { $chance } weg, ofwel { $points } van het spel.
review-cost-of = Gekozen: { $played }. Beter: { $best }, wat ook dit oplevert: { $what }. Het gaf { $chance } weg, ofwel { $points } van het spel.
review-chance = { $value } kanspunten ({ $low } tot { $high })
review-points = { $value } punten
review-things = { $things }
choice-notation = { $text }
review-label-inaccuracy = onnauwkeurig
review-label-mistake = fout
review-label-blunder = blunder

## Koppen en tabellen

review-title = Terugblik: { $game }
review-of = { $name }: beslissingen
review-curve = Winstkansen, zoals elke speler ze kon inschatten
review-after = Na invoer { $number }
review-ledger = Waar de kans bleef, in honderdsten
review-player = Speler
review-start = Begin
review-luck = Geluk
review-own = Eigen keuzes
review-others = Keuzes van anderen
review-result = Uitslag
review-ledger-note = Begin, geluk, eigen keuzes en keuzes van anderen zijn samen de uitslag.
review-number = Invoer
review-label = Oordeel
review-cost-head = Kosten
review-decision = Beslissing
review-in-hindsight = Achteraf
review-summary = { $judged } beslissingen beoordeeld: { $blunders } blunders, { $mistakes } fouten, { $inaccuracies } onnauwkeurig.
review-none = Niets aan te merken: geen beslissing heeft een oordeel.
review-deals = Ruilen
review-deals-head = Wat ruilen waard waren, naar ieders kennis en met alle kaarten open
review-gave = Gaf
review-got = Kreeg
review-known = Zoals bekend
review-true = In werkelijkheid
review-passed-by = Gemiste aanbiedingen
review-unfinished = Het verslag eindigt voor het spel; er is teruggeblikt tot en met invoer { $number }.
review-how = Een oordeel staat waar een beslissing 2 (onnauwkeurig), 5 (fout) of 10 (blunder) kanspunten weggaf en het interval nul uitsluit, naar wat de speler wist.
review-every = Alle beslissingen
