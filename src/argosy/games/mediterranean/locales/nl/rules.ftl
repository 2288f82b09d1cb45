# De regels van Trading in the Mediterranean voor de hulp in het spel; dezelfde inhoud als docs/rules/mediterranean.md.

rule-M1 = Opzet
rule-M1-1 =
    Het spel duurt zes rondes. Elke ronde heeft vijf fases: Productie, Bestuur, Handel, Afhandeling en Aankopen. Na
    ronde 6 wint wie de meeste overwinningspunten (punten) heeft.
rule-M1-2 =
    Er zijn 163 goederenkaarten: 90 basiskaarten (elk 18 van graan, wol, hout, erts en zout), 48 stadskaarten (elk
    12 van kunst, slaven, verfstof en wijn) en 25 luxekaarten (12 specerijen, 12 goud en één Piraterij) (onze
    uitleg). De bovenkant van een kaart toont het goed, de onderkant een idee of een gebeurtenis. Kaarten met
    dezelfde boven- en onderkant zijn gelijk, en een kaart wordt met beide genoemd.
rule-M1-3 =
    Er zijn 36 ontwikkelingen (18 uit de steentijd, 12 uit de bronstijd en 6 uit de ijzertijd) en 10 rampen (5 van
    ontevredenheid en 5 van barbaren). In elk spel doen ze allemaal mee; alleen hun volgorde verschilt.
rule-M1-4 =
    Elke speler heeft 15 bevolkingsblokjes, 12 gebouwtegels en een spelersbord. Zes tegels horen bij de staatsvorm,
    wit aan de kant van de Democratie en zwart aan die van de Dictatuur; zes horen bij de godsdienst, blauw voor
    Venus en rood voor Mars. Het bord heeft 5 boerderijen, 5 steden, 3 havens, een pakhuis, een bank, een leger, een
    colosseum, de basis van de industrie en 5 industrieën, 9 cultuurvakken, 2 wereldwonderen en een gebied dat
    BESCHIKBAAR heet.
rule-M1-5 =
    Kaarten van één goed die je samen uitgeeft, vormen een set. 1 tot 7 kaarten van een basisgoed leveren $1, 3, 6,
    10, 15, 21, 28 op; 1 tot 6 van een stadsgoed $2, 5, 9, 14, 20, 27; 1 tot 5 van een luxegoed $3, 8, 15, 24, 35.
    Kaarten boven een volle set beginnen een nieuwe: 7 wijn levert $27 en $2 op. Het spel maakt de sets voor je.

rule-M2 = Voorbereiding
rule-M2-1 =
    De eerste speelvolgorde is willekeurig. Elke speler begint met 5 punten, geen geld, een blokje op elke
    boerderij, op de basis van de industrie en op het pakhuis, en 8 blokjes in een eigen voorraad. Tevredenheid,
    veiligheid en de industriemarker staan op 0, de ideemarkers op 0 van de Democratie en van Venus (onze uitleg).
rule-M2-2 =
    De goederenkaarten vormen zeven stapels: een voor elk basisgoed, een met stadskaarten en een met luxekaarten;
    elk heeft een eigen aflegstapel. Elke ronde brengt zes ontwikkelingen: uit de steentijd in ronde 1 tot en met 3,
    uit de bronstijd in ronde 4 en 5, uit de ijzertijd in ronde 6. Vanaf ronde 2 komt er ook een ramp van elke
    soort.
rule-M2-3 =
    Alle kaarten doen mee, met hoeveel spelers je ook bent (onze uitleg). Iedereen weet waaruit de stapels bestaan,
    niemand kent hun volgorde.
rule-M2-4 =
    Iedereen mag punten, geld, sporen, gebouwen en blokjes zien, hoeveel kaarten er in elke hand en elk pakhuis
    zijn, en uitgegeven en afgelegde kaarten met hun onderkant. Handen, de inhoud van pakhuizen en de volgorde van
    stapels zijn geheim. Je mag de bovenkant van kaarten in je hand laten zien, maar Piraterij niet; onderkanten
    nooit. Met de optie “{ option-hidden-vp }” zijn de punten van de anderen voor het einde niet te zien. Wie
    meetelt, kan ze toch weten, want punten worden in het openbaar gewonnen en verloren (onze uitleg).
rule-M2-5 =
    Er wordt met 4 tot 6 plaatsen gespeeld. Zijn er minder mensen, dan nemen bots de andere plaatsen in; regels voor
    2 of 3 zijn er niet.

rule-M3 = Productie
rule-M3-1 = Eerst gaan alle opgeslagen kaarten terug naar de hand van hun eigenaar.
rule-M3-2 =
    In speelvolgorde krijgt elke speler een kaart voor elk productieblokje: voor een boerderij een kaart van haar
    basisgoed, voor een stad een stadskaart, voor een haven een luxekaart.
rule-M3-3 =
    Stadskaarten worden van onderen van hun stapel gedeeld. Zou een kaart deze ronde je derde van één goed zijn, dan
    gaat ze zichtbaar voor iedereen boven op de stapel en krijg je een andere. Alleen kaarten die nu gedeeld worden
    tellen mee. Mag geen enkele kaart uit de stapel, dan wordt de aflegstapel erin geschud; is er dan nog geen, dan
    houd je de kaart (onze uitleg).
rule-M3-4 =
    Een lege stapel wordt aangevuld met zijn geschudde aflegstapel. Is die ook leeg, dan wordt de kaart niet
    geproduceerd (onze uitleg).
rule-M3-5 =
    Aan het einde van een ronde waarin Piraterij is uitgegeven, worden de luxestapel en zijn aflegstapel samen
    geschud (onze uitleg).

rule-M4 = Bestuur
rule-M4-1 =
    Er worden zes ontwikkelingen opengelegd, en vanaf ronde 2 de twee rampen die in de afhandelingsfase toeslaan.
rule-M4-2 =
    Elk van je gebouwen mag in een bestuursfase één keer worden gebruikt; het hoeft niet. Eerst gebruiken alle
    spelers tegelijk wat henzelf helpt. Daarna gebruikt elke speler in speelvolgorde naar wens wat aan een
    medespeler wordt gegeven. Daarna worden in speelvolgorde borden omgedraaid (onze uitleg).
rule-M4-3 =
    Je mag je staatsvorm omdraaien (een revolutie) of je godsdienst (een bekering): het bord gaat naar zijn andere
    kant, de marker staat daar op 0, en je gebouwen van de oude kleur worden verwoest. Eén keer voor elk van de twee
    per fase (onze uitleg).
rule-M4-4 =
    Een gebouw kan worden gebruikt vanaf de bestuursfase nadat je het hebt gekocht. Gebouwen die cultuur
    verdubbelen, werken meteen (onze uitleg).
rule-M4-5 =
    Een pijl die je aan een medespeler geeft, is een pijl als elke andere. Hij mag het bord omdraaien van een speler
    die op 0 staat (onze uitleg).

rule-M5 = Sporen
rule-M5-1 =
    De staatsvorm heeft de kanten Democratie (wit) en Dictatuur (zwart), de godsdienst de kanten Venus (blauw) en
    Mars (rood). Een pijl van je eigen kant brengt de marker één veld omhoog, een pijl van de andere kant één veld
    omlaag. Elke kant heeft een eigen 0: vanaf 0 draait één tegengestelde pijl het bord naar 0 van de andere kant,
    en verdere pijlen gaan vandaar door (onze uitleg).
rule-M5-2 = Alle pijlen van één stap worden per spoor tegen elkaar weggestreept; dan gaat de marker één keer.
rule-M5-3 =
    Omslaan, vrijwillig of niet, verwoest je gebouwen van de oude kleur. De tegels komen bij je terug en mogen
    opnieuw worden gebouwd; blokjes gaan niet verloren.
rule-M5-4 =
    Elke kant heeft de velden 0 tot en met 11. Daar mag je hoogstens 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6 gebouwen van
    de kleur hebben. Pijlen voorbij het einde vervallen.
rule-M5-5 = Tevredenheid en veiligheid lopen van +6 tot -12 en beginnen op 0. Stappen voorbij de uiteinden vervallen.
rule-M5-6 = Een ramp die een marker naar 0 brengt, stopt op 0.

rule-M6 = Handel
rule-M6-1 =
    Je hebt vier minuten om te handelen en je pakhuis te vullen, met een waarschuwing 60 en 30 seconden voor het
    einde. De optie “{ option-trading-seconds }” bepaalt een andere tijd: van 60 tot 600 seconden, {
    option-trading-seconds-untimed } of { option-trading-seconds-post }. De handel eindigt eerder als alle spelers
    klaar zijn; tot dan mag je dat intrekken, en een ruil die je hand verandert, trekt het voor je in. Simulaties
    tellen rondes in plaats van seconden (optie “{ option-ticks }”).
rule-M6-2 =
    Een ruil is tussen twee spelers. Een bod gaat naar één speler, naar enkele of naar allen, en wie het eerst
    aanneemt heeft de ruil. Tot dan kan het worden ingetrokken, en met een ander bod worden beantwoord. Beide kanten
    wisselen tegelijk van eigenaar. Je mag hoogstens 12 biedingen op tafel hebben (onze uitleg).
rule-M6-3 =
    Elke kant van een ruil mag een willekeurig aantal kaarten, punten en afspraken bevatten; één kant mag leeg zijn.
    Geld, blokjes, gebouwen en ontwikkelingen kunnen niet worden geruild.
rule-M6-4 =
    Kaarten worden per goed geboden, en precies die goederen wisselen van eigenaar. Elke gever kiest welke kaarten van
    het goed gaan, en wie biedt, noemt ze in het geheim bij het bod. De ontvanger ziet de onderkanten pas daarna, en
    niemand anders ziet ze. Alle spelers zien de biedingen, en de goederen van elke ruil (onze uitleg).
rule-M6-5 =
    Alleen Piraterij mag doorgaan voor wat het niet is: voor specerijen of voor goud. De kaart wordt nooit bij haar naam
    geboden, gevraagd of getoond (onze uitleg).
rule-M6-6 =
    Je mag dezelfde kaart meer dan eens bieden. Niets verlaat je hand voor een ruil. Zodra een kaart die een bod noemt
    je hand verlaat, in een andere ruil of naar het pakhuis, vervalt het bod, ook als je nog een kaart van dat goed
    hebt; net zo een bod waarvan je de punten of de beloften niet meer kunt nakomen. Alle spelers zien dat het vervalt;
    wil je verbergen dat je de kaart hebt opgeslagen, trek het bod dan eerst in (onze uitleg).
rule-M6-7 = Je kunt niet meer punten bieden dan je hebt.
rule-M6-8 =
    Een afspraak is een belofte voor de volgende bestuursfase: een bepaald gebouw niet tegen een bepaalde speler te
    gebruiken, of het juist tegen die speler te gebruiken; geeft het een pijl, dan noemt de belofte de kleur. Het spel
    houdt je eraan, tenzij het gebouw weg is. In ronde 6 zijn er geen afspraken (onze uitleg).
rule-M6-9 =
    Wat er op de onderkant van kaarten staat, mag niet worden gezegd of aangeduid. Daarom spreken de biedingen voor
    de spelers zolang de handel duurt, en is er geen vrije chat. Met de optie “{ option-trading-chat }” is die er
    wel. Als de handel voorbij is en voordat er kaarten worden uitgegeven, past elke speler dan of vraagt één
    stemming over een andere speler; over niemand wordt twee keer per ronde gestemd. Iedereen behalve wie
    beschuldigd is noemt in het geheim een straf van 0 tot 5 punten. Het wordt het hoogste getal dat meer dan de
    helft van hen noemde of overtrof (onze uitleg).
rule-M6-10 =
    In je pakhuis passen 3 kaarten, of 5 als het is uitgebreid. De anderen zien alleen hoeveel. Neerslachtigheid,
    Barbarenwoede, Corruptie, Slavenopstand, Zeloten en Piraterij mogen niet worden opgeslagen. Een opgeslagen kaart
    kan pas worden geruild als je haar eruit haalt.
rule-M6-11 =
    Als de tijd om is, vervallen alle open biedingen. Nog 10 seconden lang mogen kaarten worden opgeslagen; dan
    blijft de laatste geldige keuze staan (onze uitleg).
rule-M6-12 = Alle kaarten die niet in een pakhuis liggen, worden deze ronde uitgegeven.

rule-M7 = Afhandeling
rule-M7-1 =
    In deze volgorde: uitgegeven kaarten worden opengelegd; sets leveren geld op; onderkanten doen hun werk;
    industrieën betalen uit; rijkdom bepaalt de speelvolgorde; de ontevredenheidsramp slaat toe; de barbarenramp
    slaat toe (onze uitleg).
rule-M7-2 =
    De onderkanten: Voorspoed 1 punt; Armoede -1 tevredenheid; Neerslachtigheid -2 tevredenheid; Barbaren -1
    veiligheid; Barbarenwoede -2 veiligheid; Democratie, Dictatuur, Venus en Mars één pijl; Corruptie, Slavenopstand
    en Zeloten -1 tevredenheid en één pijl tegen het idee in dat hun goed bevordert; Piraterij niets, ook geen geld.
rule-M7-3 =
    Heb je een bank, dan kies je elke ronde nadat de kaarten zijn opengelegd: de kaarten Armoede maken je niet
    ontevreden, of elke kaart Voorspoed telt 3 punten. Alle eigenaars kiezen tegelijk in het geheim (onze uitleg).
rule-M7-4 =
    Heb je een industrie en gaf je het meeste van haar goed uit, minstens één kaart, dan krijg je haar
    overwichtbonus; meer spelers kunnen daarvoor gelijk staan. Gaf niemand anders dat goed uit, dan krijg je in
    plaats daarvan de monopoliebonus. Spelers zonder de industrie tellen mee in de vergelijking. Piraterij en
    opgeslagen kaarten tellen niet.
rule-M7-5 =
    De nieuwe speelvolgorde gaat naar geld, de rijkste eerst; wie gelijk staan, houden hun volgorde. Ze geldt tot de
    volgende afhandelingsfase.
rule-M7-6 =
    In ronde 1 zijn er geen rampen. Een ramp treft de speler die het laagst staat op haar spoor, tevredenheid of
    veiligheid, en alleen wie onder 0 staat.
rule-M7-7 =
    Staan meer spelers gelijk als laagste, dan stemmen de anderen in het geheim voor een van hen. Meer dan de helft
    van de stemmers moet het eens zijn, in hoogstens drie stemrondes, met de stemmen na elke ronde open. Lukt dat
    niet, dan wordt niemand getroffen en verliest elke stemmer 5 punten. Staan alle spelers gelijk, dan gebeurt er
    niets (onze uitleg).
rule-M7-8 = Het slachtoffer van de tweede ramp wordt bepaald als de eerste is uitgevoerd. De speelvolgorde blijft.
rule-M7-9 =
    Het slachtoffer kiest wat verloren gaat, tenzij de kaart iets anders zegt. Verloren blokjes gaan terug naar de
    voorraad. Wat ze gaven is meteen weg: een leger 2 veiligheid, een colosseum 2 tevredenheid. Zonder zijn tweede
    blokje bevat een pakhuis 3 kaarten, zonder zijn eerste geen; overtollige kaarten van je keuze worden afgelegd. Met
    een industrieblokje gaat de marker één veld terug; de basis gaat het laatst. Zonder industrieblokje kun je geen
    punten kopen; de volgende kaart Industrie zet de marker dan terug op 0. Cultuur houdt haar punten. Verbeteringen
    zijn de bank, het leger, het colosseum en het tweede pakhuisblokje (onze uitleg).
rule-M7-10 =
    Met de optie “{ option-calamity-relief }”, die standaard { option-calamity-relief-off } is, stijgt het
    slachtoffer van een ramp daarna 2 op dat spoor, maar niet boven 0 (onze uitleg).
rule-M7-11 = Geld en punten komen nooit onder 0. Wat je niet hebt, verlies je niet.

rule-M8 = Aankopen
rule-M8-1 =
    Alle spelers kopen tegelijk. Je mag wachten op wie voor je zit in de speelvolgorde; bij een spel per post koopt
    iedereen in speelvolgorde. Tot je bevestigt kun je je aankopen ongedaan maken, de laatste eerst.
rule-M8-2 =
    Je mag bouwen zolang je minder gebouwen van een kleur hebt dan je marker toestaat (M5.4), in willekeurige
    volgorde; zakt de marker later, dan verdwijnt er niets. Je betaalt de prijs van de tegel en legt haar blokjes
    uit je voorraad in BESCHIKBAAR, waar ze meteen kunnen worden gebruikt; is de voorraad te klein, dan krijg je wat
    er nog is (onze uitleg).
rule-M8-3 =
    Elke speler mag elk van de zes ontwikkelingen één keer kopen. Een arbeider komt uit BESCHIKBAAR of van een
    boerderij; voor kaarten uit de ijzertijd alleen uit BESCHIKBAAR (in ronde 5 wordt iedereen daaraan herinnerd).
    Je kunt geen kaart kopen waarvan de plaats op je bord vol is, waarvan je voorraad het nieuwe blokje niet heeft,
    of waarvan de verliezen niet op het spoor passen (onze uitleg).
rule-M8-4 =
    Met industrie koop je punten, zoveel je wilt, voor de prijs onder de marker: $4, $3, $2, $3 voor twee of $4 voor
    drie (één apart $2). Een kaart Industrie zet een blokje op een vrije industrie en de marker één veld naar rechts.
rule-M8-5 =
    Een cultuurblokje neemt het meest linkse vrije vak van zijn rij, en zijn punten tellen meteen. Een volle rij of
    kolom geeft haar bonus, één keer per spel (onze uitleg). Een gebouw dat een rij verdubbelt, verdubbelt de punten
    van haar kaarten en haar bonus, nooit die van kolommen.
rule-M8-6 = Een wereldwonder geeft meteen 3 punten voor elk gebouw van zijn soort dat je op dat moment hebt.
rule-M8-7 =
    Als allen hebben bevestigd, wordt geld dat over is gehalveerd, naar beneden afgerond. De ontwikkelingen worden
    afgelegd.

rule-M9 = Einde van het spel
rule-M9-1 =
    De meeste punten winnen. Bij gelijke stand beslissen de cultuurblokjes op het bord, dan de gebouwen, dan steen,
    papier, schaar tot vijf keer winst; gelijke worpen worden overgedaan, en bij meer dan twee spelers treft de
    winnaar de volgende in de speelvolgorde (onze uitleg). Met de optie “{ option-shared-win }” delen wie na de
    gebouwen nog gelijk staan de overwinning.
