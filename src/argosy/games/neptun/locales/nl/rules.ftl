# De regels van Neptun voor de hulp in het spel; dezelfde inhoud als docs/rules/neptun.md.

rule-N1 = Spelmateriaal
rule-N1-1 =
    Het speelbord toont Kreta, waar elk schip begint, en 15 havens, drie in elk van de vijf regio's Hispania,
    Italia, Graecia, Asia Minor en Africa. Kreta hoort bij geen regio en staat op geen stadskaart (onze uitleg). 15
    korte en 4 lange vaarroutes verbinden de steden.
rule-N1-2 =
    Er zijn 19 afstandstegels: 15 voor korte vaarroutes, van 3 tot 8 zeemijlen, en 4 voor lange vaarroutes, van 11 tot
    13 zeemijlen.
rule-N1-3 =
    Er zijn 36 puntentegels voor zes tempels: een tempel voor elke regio, en de goudtempel. Elke tempel heeft één
    tegel A, twee tegels B en drie tegels C.
rule-N1-4 = Er zijn 15 bonustegels en 55 munten. De voorraad munten raakt nooit op (onze uitleg).
rule-N1-5 =
    Elk van de 30 stadskaarten noemt een stad en haar regio, en zegt voor elk van de vijf handelswaren wat een levering
    daar opbrengt: goud of tempelpunten.
rule-N1-6 =
    Elk van de 30 handelswarenkaarten toont een van de vijf handelswaren: druiven, olijven, honing, graan of zout.
rule-N1-7 =
    Elk van de 50 roerkaarten heeft een roeikracht en een windwaarde. Tien ervan zijn persoonlijke roerkaarten,
    dezelfde twee voor elke spelerskleur (onze uitleg); de andere 40 vormen de stapel. Persoonlijke roerkaarten van
    kleuren waarmee niemand speelt, blijven in de doos (onze uitleg).
rule-N1-8 =
    Elke speler heeft een contractstrook met vijf velden, een schip, vijf tempelschijfjes en een
    speelvolgordeschijfje.

rule-N2 = Voorbereiding
rule-N2-1 = De tegels A liggen in hun tempels. De tegels B en C wachten op ronde 2 en 3.
rule-N2-2 =
    De tegels voor lange vaarroutes worden over de lange vaarroutes geschud en die voor korte over de korte, één keer,
    en alle liggen open. Ze blijven het hele spel liggen (onze uitleg).
rule-N2-3 = De stadskaarten, handelswarenkaarten en roerkaarten worden als drie aparte stapels geschud.
rule-N2-4 = De windsnelheid is 5.
rule-N2-5 =
    Elke speler krijgt 5 goud en twee persoonlijke roerkaarten, legt een tempelschijfje op veld 0 van elk van de vijf
    regiotempels en zet het schip in Kreta. De roerkaarten op hand zijn geheim; contractstroken, goud, schijfjes en
    tegels zijn open.
rule-N2-6 = De eerste speelvolgorde is willekeurig.
rule-N2-7 =
    Het spel duurt drie rondes. Elke ronde heeft drie fases: contracten aannemen in 5 beurten, contracten uitvoeren in
    5 beurten en hoogstens 2 extra beurten, en waardering.

rule-N3 = Fase 1: contracten aannemen
rule-N3-1 =
    Aan het begin van elke beurt wordt de rij aangevuld tot één kolom meer dan er spelers zijn, gedekt. Een kolom is een
    contract: een stadskaart, een handelswarenkaart en een roerkaart. Vanaf de tweede beurt telt het overgebleven
    contract als eerste kolom, zodat er evenveel nieuwe kolommen bij komen als er spelers zijn.
rule-N3-2 =
    In speelvolgorde neemt elke speler precies één contract aan, en laadt het voordat de volgende speler aan de beurt
    is.
rule-N3-3 =
    Je neemt een van de open contracten aan, of je draait het meest linkse gedekte contract open. Wie opendraait,
    wijst alle contracten af die op dat moment open liggen; draai je nog een keer open, dan wijs je ook het vorige
    af. Dit geldt alleen voor deze keuze (onze uitleg).
rule-N3-4 =
    Een contract dat je hebt opengedraaid neem je aan, of je draait het volgende open. Draai je het laatste gedekte
    contract open, dan moet je het aannemen.
rule-N3-5 =
    Ligt er geen contract meer gedekt wanneer jij mag kiezen, dan moet je een van de open contracten aannemen.
rule-N3-6 =
    Links en rechts gaan over de kolommen die er nog liggen; gaten worden pas aan het einde van de beurt gesloten (onze
    uitleg).
rule-N3-7 = Wie een contract aanneemt, krijgt meteen de munten die erop liggen.
rule-N3-8 =
    Om een contract te laden leg je de stadskaart en de handelswarenkaart op een vrij veld van je contractstrook. Later
    kun je het niet meer verleggen.
rule-N3-9 =
    Je speelvolgordeschijfje gaat op het roerspoor naar de roeikracht van de roerkaart bij het contract, boven op
    schijfjes die daar al liggen. De roerkaart neem je op hand.
rule-N3-10 =
    Als alle spelers een contract hebben, loopt de nieuwe speelvolgorde van de laagste naar de hoogste roeikracht. Van
    schijfjes op dezelfde roeikracht gaat het bovenste voor, dus wie daar het laatst kwam is het eerst aan de beurt.
rule-N3-11 =
    Het contract dat niemand aannam, schuift helemaal naar links. Ligt het open, dan komt er één munt op; munten lopen
    van beurt tot beurt op. Ligt het gedekt, dan wordt het opengedraaid en krijgt het geen munt.
rule-N3-12 =
    Na de vijfde beurt heeft elke speler vijf contracten. Het overgebleven contract wordt afgelegd en de munten erop
    gaan terug naar de voorraad (onze uitleg). De speelvolgorde van dat moment geldt voor fase 2 en 3 en voor de eerste
    beurt van de volgende ronde (onze uitleg).

rule-N4 = Fase 2: contracten uitvoeren
rule-N4-1 =
    Aan het begin van elk van de vijf beurten kiezen alle spelers in het geheim een roerkaart uit hun hand; daarna
    worden alle kaarten tegelijk opengedraaid. Iedereen moet er een spelen, ook wie niets meer te leveren heeft.
rule-N4-2 =
    De windvoorspelling is de som van de windwaarden van alle opengedraaide roerkaarten, maar nooit lager dan -5 of
    hoger dan +5.
rule-N4-3 =
    In speelvolgorde vaart elke speler. Je vaarafstand in zeemijlen is je roeikracht plus de huidige windsnelheid; de
    voorspelling telt nog niet mee.
rule-N4-4 =
    Een schip vaart van stad naar stad over de vaarroutes; elke route kost de zeemijlen op haar tegel. Het mag
    blijven liggen, en eindigt altijd in een stad. In een stad kunnen willekeurig veel schepen liggen. Je betaalt de
    goedkoopste weg, want een stad onderweg doet niets (onze uitleg). Zeemijlen die je niet gebruikt, gaan verloren.
rule-N4-5 =
    Elke zeemijl boven je vaarafstand kost 1 goud, te betalen vóór een levering. Een tocht die je niet kunt betalen, is
    niet toegestaan.
rule-N4-6 =
    In de stad waar je schip eindigt, mag je één contract voor die stad uitvoeren. Blijven liggen telt als daar eindigen
    (onze uitleg). Heb je twee contracten voor dezelfde stad, dan kies je er een; voor het andere is een andere beurt
    nodig (onze uitleg).
rule-N4-7 =
    De stadskaart zegt wat de handelswaar van het contract opbrengt. Goud komt uit de voorraad. Voor tempelpunten gaat je
    schijfje evenveel velden omhoog in de tempel van de regio waar de stad ligt; op een bezet veld komt het boven op de
    stapel. De tempelsporen houden niet op (onze uitleg).
rule-N4-8 =
    Eén keer voor elk contract dat je uitvoert, of het nu goud of tempelpunten oplevert, mag je voor 3 goud nog een
    tempelpunt in die regio kopen. Goud dat je net hebt verdiend, telt mee (onze uitleg).
rule-N4-9 =
    Alle openstaande contracten links van het uitgevoerde contract zijn verloren en worden omgedraaid. Alleen een stad
    aandoen kost je geen contract.
rule-N4-10 =
    Als alle spelers gevaren hebben, wordt de windsnelheid 5 plus de voorspelling; ze ligt dus tussen 0 en 10 (onze
    uitleg).
rule-N4-11 =
    De eerste beurt van ronde 2 en 3 begint met de windsnelheid die uit de voorspelling van beurt 5 volgt (onze
    uitleg). De optie “{ option-wind-between-rounds }” beslist erover: { option-wind-between-rounds-forecast }
    (standaard), { option-wind-between-rounds-keep } in beurt 5, of { option-wind-between-rounds-reset }.

rule-N5 = Extra beurten (5 I en 5 II)
rule-N5-1 =
    Na beurt 5 wordt aan de spelers met een openstaand contract en een roerkaart op hand in speelvolgorde gevraagd of ze
    een extra beurt willen. Ze antwoorden openlijk.
rule-N5-2 =
    Wie er een wil, komt in speelvolgorde aan de beurt: speel open een roerkaart (onze uitleg), vaar, en voer zo
    mogelijk één contract uit.
rule-N5-3 =
    De windsnelheid is die van beurt 5. De windwaarden van deze roerkaarten tellen niet (onze uitleg).
rule-N5-4 =
    Een tweede extra beurt wordt op dezelfde manier aangeboden aan wie de eerste speelde en er nog een kan gebruiken
    (onze uitleg). De optie “{ option-second-extra-turn }” beslist erover: { option-second-extra-turn-takers }
    (standaard), of { option-second-extra-turn-anyone } met een openstaand contract en een roerkaart.
rule-N5-5 = Contracten die daarna nog openstaan, zijn verloren.

rule-N6 = Fase 3: waardering
rule-N6-1 =
    Elke speler die in deze ronde alle vijf contracten heeft uitgevoerd, krijgt een bonustegel. Contracten uit extra
    beurten tellen mee.
rule-N6-2 =
    In elk van de vijf regiotempels worden de spelers gerangschikt naar hun schijfje, het hoogste eerst; op
    hetzelfde veld gaat het schijfje dat lager in de stapel ligt voor. Een schijfje op veld 0 krijgt geen tegel
    (onze uitleg). De optie “{ option-zero-space-scores }” beslist erover: { option-zero-space-scores-no }
    (standaard), of { option-zero-space-scores-yes }, en dan komen de schijfjes op veld 0 het laatst, in
    speelvolgorde.
rule-N6-3 =
    In de goudtempel worden de spelers gerangschikt naar het goud dat ze hebben; bij een gelijke stand gaat voor wie
    eerder in de speelvolgorde staat. Spelers zonder goud doen ook mee (onze uitleg).
rule-N6-4 =
    In ronde 1 krijgt de eerste tegel A. In ronde 2 krijgt de eerste de hoogste tegel B en de tweede de laagste. In
    ronde 3 krijgen de eerste, tweede en derde de drie tegels C, van hoog naar laag. Tegels die niemand kan nemen, gaan
    uit het spel (onze uitleg).
rule-N6-5 = De waardering kost niets: schijfjes blijven op hun veld en goud blijft bij zijn eigenaar.

rule-N7 = Einde van een ronde
rule-N7-1 =
    Roerkaarten die niet gespeeld zijn, blijven op hand. Gespeelde persoonlijke roerkaarten gaan uit het spel; alle andere
    gespeelde roerkaarten worden afgelegd.
rule-N7-2 = De afgelegde stads-, handelswaren- en roerkaarten worden door hun stapels geschud.
rule-N7-3 =
    De volgende tegels gaan naar de tempels, alle schepen keren terug naar Kreta en de contractstroken worden leeggemaakt.

rule-N8 = Einde van het spel
rule-N8-1 =
    Na ronde 3 tellen alle spelers de punten op hun puntentegels en bonustegels op. De meeste punten winnen; bij een
    gelijke stand wordt de overwinning gedeeld.

rule-N9 = Verborgen informatie
rule-N9-1 =
    Iedereen mag dit zien: het speelbord, de contractstroken, goud, tempelschijfjes en tegels, de windsnelheid en de
    voorspelling, de speelvolgorde, de aflegstapels, het aantal kaarten in elke stapel en hand, de open contracten,
    en roerkaarten zodra ze zijn opengedraaid (onze uitleg).
rule-N9-2 =
    Niemand mag gedekte contracten of de volgorde van een stapel zien. Alleen jij ziet de roerkaarten op je hand, en
    de kaart die je koos tot alle worden opengedraaid. Roerkaarten die met een contract zijn aangenomen heeft
    iedereen gezien, en iedereen begint met dezelfde kaarten, dus je mag ze onthouden: het spel toont ze bij elke
    tegenstander tot ze gespeeld zijn (onze uitleg). De optie “{ option-open-hands }” beslist erover: {
    option-open-hands-yes } (standaard), of { option-open-hands-no }, en dan is alleen het aantal kaarten te zien.
