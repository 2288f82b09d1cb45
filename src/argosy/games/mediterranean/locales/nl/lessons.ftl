# De lessen van Trading in the Mediterranean: wat elke stap zegt, en waarom er nu niets anders kan.

lesson-mediterranean-first-goal =
    Je bestuurt een stad aan de oude Middellandse Zee. { $seat1 }, { $seat2 } en { $seat3 } besturen de andere. Ruil
    goederen, verdien geld, bouw. Na zes rondes van vijf fases wint wie de meeste punten heeft. Iedereen begint met 5.
lesson-mediterranean-first-cards =
    { phase-production }, de eerste fase: elk van je vijf boerderijen gaf je één kaart. De bovenkant is een goed. Dat
    levert geld op. De onderkant is een idee of een gebeurtenis. Die overkomt wie de kaart uitgeeft. Niemand anders
    ziet je kaarten.
lesson-mediterranean-first-sides =
    { phase-civic }, de tweede fase. Je staat voor { side-democracy } en { side-venus }; daartegenover staan {
    side-dictatorship } en { side-mars }. Een onderkant met de naam van jouw kant zet die marker omhoog, een van de
    andere kant omlaag. Hoe hoger ze staat, hoe meer gebouwen je mag hebben. Hier mag je van kant wisselen, maar het
    hoeft niet. Kies “{ web-do-pass }”.
    .why = Van kant wisselen levert je nu niets op. Kies “{ web-do-pass }”.
lesson-mediterranean-first-sets =
    { phase-trading }, de derde fase en het hart van het spel. Kaarten van één goed zijn samen meer waard: één $1,
    twee $3, drie $6, vier $10. Iedereen heeft vijf losse kaarten. Ruil, en beide kanten worden rijker.
lesson-mediterranean-first-make =
    Doe een bod. Kies je wol, en dan hout bij de goederen. Wees brutaal: vraag ook 1 punt, met het plusteken naast “{
    web-med-side-want }”. Kies dan “{ web-med-offer }”. Kaarten en punten mogen van eigenaar wisselen, geld niet.
    .why = Doe eerst dit bod: je geeft 1 wol, je wilt 1 hout en 1 punt, aan iedereen.
lesson-mediterranean-first-take =
    { $seat1 } doet een tegenbod: hout voor je wol, zonder het punt. Wie een bod het eerst aanneemt, heeft de ruil;
    beide kanten wisselen tegelijk van eigenaar. Twee hout leveren $3 op. Kies “{ web-med-take }”.
    .why = Neem eerst het bod van { $seat1 } aan: hout voor je wol.
lesson-mediterranean-first-lemon =
    Bekijk de onderkant van je nieuwe hout: { bottom-depression }. Een kat in de zak, een kaart die pijn doet! Een
    ruil noemt alleen goederen; de onderkant zie je pas daarna. Je eigen bod is weg, omdat de wol die het beloofde weg
    is.
lesson-mediterranean-first-forecast =
    Hier zie je wat je kaarten zouden opleveren als de handel nu eindigde: $6, maar { bottom-depression } brengt je
    tevredenheid van 0 naar −2. Tevredenheid en veiligheid zijn nog twee sporen: te weinig ervan brengt rampen. Geef
    die kaart dus door!
lesson-mediterranean-first-counter =
    { $seat2 } biedt erts voor je graan. Antwoord met een eigen bod: kies het hout met { bottom-depression }, vraag
    erts, kies “{ web-med-offer }”. Jij kiest welk hout er gaat. Niemand mag over onderkanten praten, dus { $seat2 }
    kan het niet weten: dat hoort hier bij het spel.
    .why = Bied eerst het hout met { bottom-depression } aan voor 1 erts.
lesson-mediterranean-first-store =
    { $seat2 } nam het aan. Je twee erts leveren $3 op. Je pakhuis bewaart tot drie kaarten voor de volgende ronde;
    dan brengt je boerderij weer zout en heb je een paar. Kies “{ web-med-mode-store }”, dan je zout. De ergste
    onderkanten, zoals { bottom-depression }, kunnen er niet in.
    .why = Kies eerst “{ web-med-mode-store }” en dan het zout in je hand.
lesson-mediterranean-first-ready =
    Handelen duurt gewoonlijk vier minuten. Het eindigt eerder als iedereen klaar is, en dat zijn de anderen. Dan
    worden alle kaarten uitgegeven die niet in een pakhuis liggen. Kies “{ web-do-ready }”.
    .why = Je hebt wat je wilde. Kies “{ web-do-ready }”.
lesson-mediterranean-first-money =
    { phase-resolution }, de vierde fase. Alle uitgegeven kaarten liggen open. Eerst de bovenkanten: je sets leveren
    $1, $1 en $3 op, samen $5. Dan volgen de onderkanten, de speelvolgorde en, vanaf ronde 2, rampen.
lesson-mediterranean-first-bottoms =
    Nu de onderkanten. { bottom-prosperity } geeft je 1 punt. Twee keer { side-democracy } brengt je regering op 2, {
    side-venus } je religie op 1. { $seat2 } geeft de slechte kaart uit: tevredenheid −2. { bottom-poverty } zou 1
    tevredenheid kosten, { bottom-barbarians } 1 veiligheid.
lesson-mediterranean-first-wealth =
    Rijkdom bepaalt de nieuwe speelvolgorde: de rijkste speler komt eerst, wie gelijk staat houdt de oude volgorde. Zo
    gaat het overal waar spelers om de beurt iets doen.
lesson-mediterranean-first-harbor =
    { phase-purchasing }, de laatste fase. Iedereen mag elk van zes ontwikkelingen één keer kopen. {
    development-fishing-cove } zet een arbeider van een boerderij in een haven, die luxegoederen brengt. Koop haar. De
    arbeider komt hier van je wolboerderij, die dan geen kaarten meer geeft.
    .why = Bewaar je geld voor { development-fishing-cove }.
lesson-mediterranean-first-points =
    Wat is er nog te koop? Industrie verkoopt punten, eerst voor $4 per stuk. Cultuur, zoals { development-choral-dance
    }, brengt punten en bonussen. Gebouwen brengen arbeiders en krachten, zoveel als je markeerstenen toelaten.
lesson-mediterranean-first-done =
    Alle spelers kopen tegelijk. Tot je klaar bent, kun je aankopen terugnemen. Daarna wordt het geld dat over is
    gehalveerd, naar beneden afgerond: van je $1 blijft niets over. Kies “{ web-do-confirm }”.
    .why = De haven is wat je wilt. Kies “{ web-do-confirm }”.
lesson-mediterranean-first-luxury =
    Ronde 2. Je zout is terug uit het pakhuis: een paar. En je haven bracht haar eerste luxekaart, goud. Eén levert $3
    op, twee $8, drie $15. Arbeiders in steden brengen stadsgoederen: $2, $5, $9.
lesson-mediterranean-first-calamities =
    Elke ronde toont zes nieuwe ontwikkelingen en, na de eerste ronde, twee rampen. { calamity-bread-riots } treft de
    minst tevreden speler, { calamity-harbor-raid } de minst veilige, maar niemand die op 0 of hoger staat. Houd je
    kanten: kies “{ web-do-pass }”.
    .why = Van kant wisselen zou die marker op 0 zetten. Kies “{ web-do-pass }”.
lesson-mediterranean-first-danger =
    De onderkant van je goud is { bottom-barbarians }: 1 veiligheid minder. Kijk wat er nu zou gebeuren: alleen jij
    zou onder 0 staan, en { calamity-harbor-raid } zou je nieuwe haven kosten.
lesson-mediterranean-first-avoid =
    Wat opgeslagen is, gebeurt niet. { bottom-barbarians } mogen erin: kies “{ web-med-mode-store }”, dan het goud.
    Later kun je het ruilen of uitgeven, misschien als een leger je veiliger heeft gemaakt.
    .why = Kies eerst “{ web-med-mode-store }” en dan het goud in je hand.
lesson-mediterranean-first-ready-again =
    Het gevaar is geweken. Je zou verder kunnen handelen, maar je hand is goed genoeg: kies “{ web-do-ready }”.
    .why = Je haven is nu veilig. Kies “{ web-do-ready }”.
lesson-mediterranean-first-struck =
    De rampen komen het laatst. { calamity-bread-riots } treft { $seat2 }, wiens tevredenheid het laagst is: −2, door
    jouw slechte kaart. Het halve geld is weg. Zonder die ruil was jij het geweest.
lesson-mediterranean-first-spared =
    Niemand staat onder 0 in veiligheid, dus { calamity-harbor-raid } treft niemand. Je haven staat er nog.
lesson-mediterranean-first-end =
    Nu ken je een hele ronde. Je zou verder kopen met je $6, en er volgen nog vier rondes. Verzamel sets, let op de
    onderkanten, kijk naar de voorspelling, en maak van je geld punten. Veel geluk!
