# Het eerste deel van de regels van Trading in the Mediterranean, om het spel te leren: doel, woorden, een ronde in beelden, voorbeelden, tips.

learn-M-aim =
    Je leidt een jonge beschaving door zes rondes: je ruilt kaarten om sets van één goed te krijgen, sets leveren geld
    op, en geld koopt mensen, gebouwen, cultuur en overwinningspunten (punten). De onderkanten van dezelfde kaarten
    bewegen je staatsvorm, je godsdienst, je tevredenheid en je veiligheid, en na ronde 6 winnen de meeste punten.

## Woorden, in de volgorde waarin je ze nodig hebt

learn-M-word-card =
    Een goederenkaart heeft een bovenkant, het goed, dat in sets geld oplevert, en een onderkant, een idee of een
    gebeurtenis, die je overkomt als je de kaart uitgeeft. Anderen zien bovenkanten als je ze biedt, en onderkanten
    nooit. M1.2
    .title = Bovenkant en onderkant
learn-M-word-set =
    Kaarten van één goed die je in dezelfde ronde uitgeeft. Elke volgende kaart van een set levert meer op dan de
    vorige. M1.5
    .title = Set
learn-M-word-arrow =
    Een stap van één idee: Democratie, Dictatuur, Venus of Mars. Een pijl van de kant waarop je staat brengt de marker
    één veld omhoog, een van de andere kant één veld omlaag. Pijlen komen van onderkanten en van gebouwen. M5.1 M5.2
    .title = Pijl
learn-M-word-side =
    De staatsvorm is Democratie of Dictatuur, de godsdienst Venus of Mars. Eén pijl onder 0 draait het bord naar 0 van
    de andere kant, en je gebouwen van de oude kleur worden verwoest. M5.1 M5.3
    .title = Kant en omslaan
learn-M-word-cube =
    Een mens. Op een boerderij, in een stad of in een haven brengt het elke ronde een kaart; elders werkt het voor
    cultuur, industrie of je verbeteringen. M1.4 M3.2
    .title = Blokje
learn-M-word-available =
    Het gebied op je bord waar nieuwe blokjes op werk wachten. Een kaart die een arbeider nodig heeft, neemt er een uit
    BESCHIKBAAR of van een boerderij; een kaart uit de ijzertijd in ronde 6 alleen uit BESCHIKBAAR. De voorraad is iets
    anders: blokjes daar zijn nog niet geboren. M8.2 M8.3
    .title = BESCHIKBAAR
learn-M-word-warehouse =
    Wat je opslaat, geef je niet uit: het komt in de volgende ronde terug in je hand. Er passen 3 kaarten in, 5 na
    uitbreiding. M6.10
    .title = Pakhuis
learn-M-word-offer =
    Wat je geeft en wat je wilt, voor één speler, enkele of allen. Niets verlaat je hand voordat iemand aanneemt.
    Verlaat een kaart van een bod je hand op een andere manier, dan vervalt het bod, ook als je nog een kaart van dat
    goed hebt; allen zien het verdwijnen. M6.2 M6.6
    .title = Bod, en een bod waarvan de kaart weg is
learn-M-word-pact =
    Een belofte in een ruil: een bepaald gebouw in de volgende bestuursfase tegen een bepaalde speler te gebruiken, of
    het niet tegen die speler te gebruiken. Het spel houdt je eraan. M6.8
    .title = Afspraak
learn-M-word-piracy =
    Eén luxekaart die niets waard is. Jij ziet Piraterij op de bovenkant; in een bod gaat de kaart door voor specerijen
    of voor goud, en wie haar krijgt, merkt het dan. Opslaan kan niet. M6.5 M6.10
    .title = Piraterij
learn-M-word-status =
    Twee sporen van +6 tot -12. Wie op een ervan het laagst staat, en onder 0, wordt door de ramp ervan getroffen. M5.5
    M7.6
    .title = Tevredenheid en veiligheid
learn-M-word-industry =
    Een industrie betaalt wie haar heeft en het meeste van haar goed uitgeeft: de overwichtbonus, of de hogere
    monopoliebonus als niemand anders er iets van uitgaf. M7.4
    .title = Overwicht en monopolie

## Een ronde in beelden

learn-M-step-1 =
    Elk blokje op een boerderij brengt een kaart van haar goed, elke stad een stadskaart, elke haven een luxekaart.
    Opgeslagen kaarten komen terug. M3.1 M3.2
    .title = Productie
learn-M-step-2 =
    Zes ontwikkelingen worden getoond, en vanaf ronde 2 de twee rampen die komen. Gebouwen worden gebruikt, en je mag je
    staatsvorm of godsdienst omdraaien. M4.1 M4.2 M4.3
    .title = Bestuur
learn-M-step-3 =
    Vier minuten voor allen tegelijk. Bied goederen voor goederen; de onderkanten blijven verborgen tot de ruil is
    gedaan. M6.1 M6.2 M6.4
    .title = Handel
learn-M-step-4 =
    Sla op wat moet wachten: een kaart die een set begint, of een onderkant die nu pijn zou doen. Alle andere kaarten
    worden uitgegeven. M6.10 M6.12
    .title = Pakhuis
learn-M-step-5 =
    Sets leveren geld op, dan gebeuren alle onderkanten. Pijlen van één spoor worden opgeteld voordat de marker gaat.
    M7.1 M7.2
    .title = Afhandeling
learn-M-step-6 =
    Vanaf ronde 2 treft één ramp de meest ontevreden speler en één de minst veilige, als die onder 0 staan. M7.6
    .title = Rampen
learn-M-step-7 =
    Gebouwen vragen een marker die ver genoeg staat en brengen blokjes; ontwikkelingen geven die blokjes werk; industrie
    maakt van geld punten. Wat je houdt, wordt gehalveerd. M8.2 M8.3 M8.4 M8.7
    .title = Aankopen

## De voorbeelden van het spelregelboek

learn-M-example-1 = 1 graan levert $1 op, 3 graan $6 en 5 graan $15. M1.5
    .title = Sets
learn-M-example-2 =
    Ada geeft 2 graan uit met Democratie eronder. Haar staatsvorm gaat van 0 naar 2 aan de kant van de Democratie. M5.1
    .title = Twee gelijke pijlen
learn-M-example-3 =
    Bram geeft 1 graan uit met Democratie en 1 met Dictatuur. Ze leveren $3 op, en zijn marker blijft op 0, want de
    pijlen heffen elkaar op. M5.2
    .title = Twee tegengestelde pijlen
learn-M-example-4 =
    Cleo heeft 4 steden en krijgt kunst, kunst, wijn en weer kunst. Een derde kunst mag niet, dus die gaat boven op de
    stapel en ze krijgt verfstof: 4 kaarten, geen goed meer dan 2 keer. M3.3
    .title = Stadskaarten
learn-M-example-5 =
    Dario staat op 3 van de Dictatuur met 2 zwarte gebouwen en geeft 5 Democratie uit. 3 pijlen brengen hem op 0, de
    volgende draait het bord om, de laatste brengt hem op 1 van de Democratie. Beide gebouwen worden verwoest; zijn
    blokjes blijven. M5.1 M5.3
    .title = Een revolutie
learn-M-example-6 = 1 wijn levert $2 op, 2 leveren $5 op en 5 leveren $20 op. 7 leveren $29 op: een set van 6 en een set van 1. M1.5
    .title = Meer dan een volle set
learn-M-example-7 =
    Ada geeft 3 graan, 1 hout, 2 verfstof en 1 specerijen uit: $6, $1, $5 en $3, samen $15. Eronder staan 2 Dictatuur en
    1 Democratie, dus haar staatsvorm zakt van Democratie 3 naar 2; 2 Venus brengen haar godsdienst van 1 naar 3. 1
    Voorspoed is 1 punt, 1 Barbaren is 1 stap omlaag in veiligheid. M7.1 M7.2
    .title = Een hele afhandeling
learn-M-example-8 =
    Op veld 3 van de Democratie mag Bram 2 witte gebouwen hebben. Heeft hij er geen, dan kan hij er deze ronde 1 of 2
    bouwen; heeft hij er 2, dan geen. M5.4 M8.2
    .title = Hoeveel gebouwen
learn-M-example-9 = Cleo heeft 2 witte gebouwen en haar marker zakt naar 1. Ze houdt beide; ze kan alleen niet verder bouwen. M8.2
    .title = De marker zakt
learn-M-example-10 =
    De Citadelpoort is zwart, kost $6 en brengt 2 blokjes naar BESCHIKBAAR. Dario heeft Dictatuur 1 of hoger nodig om
    haar te bouwen. Vanaf de volgende bestuursfase geeft ze hem elke ronde 1 pijl. M4.4 M8.2
    .title = Een gebouw
learn-M-example-11 =
    Met 2 gekochte kaarten Industrie staat de marker van Ada op de prijs van $2 voor een punt. Voor $6 krijgt ze 3
    punten. M8.4
    .title = Industrie
learn-M-example-12 = Bram heeft $3 over als allen hebben bevestigd. Dat wordt $1. M8.7
    .title = Geld dat over is
learn-M-example-13 =
    Cleo heeft Scheepsbouw en geeft 2 hout uit; niemand geeft meer uit. Ze krijgt 2 punten en gaat 1 omhoog in
    veiligheid. M7.4
    .title = Overwicht
learn-M-example-14 = Dario heeft Textiel en geeft 3 wol uit; niemand anders geeft wol uit. Hij krijgt 5 punten. M7.4
    .title = Monopolie

## Tips

learn-M-hint-1 = Eén lange set levert meer op dan twee korte: kies een goed waarvan anderen er één hebben en vraag er iedereen om.
learn-M-hint-2 = Kijk naar de onderkant voordat je een kaart weggeeft, en denk aan de onderkant als een goed goedkoop lijkt.
learn-M-hint-3 = Kies je kanten vroeg. Pijlen van je eigen kleur maken gebouwen mogelijk, en laat omslaan verwoest ze.
learn-M-hint-4 = Je hoeft niet tevreden te zijn, alleen niet het minst tevreden. Let op wie het laagst staat en blijf er één stap boven.
learn-M-hint-5 = Met blokjes groei je: gebouwen brengen ze, steden en havens maken er betere kaarten van.
learn-M-hint-6 = Geef je geld uit; de helft van wat je houdt gaat verloren. Laat in het spel maakt industrie van de rest punten.
learn-M-hint-7 = Zorg voor ronde 6 voor blokjes in BESCHIKBAAR: kaarten uit de ijzertijd nemen geen arbeiders van boerderijen.
learn-M-hint-8 = De rijkste gaat eerst. Wie laatst is, ziet wat de anderen kopen en tegen wie ze hun gebouwen gebruiken.
