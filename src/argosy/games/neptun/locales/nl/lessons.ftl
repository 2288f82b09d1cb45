# De eerste les: wat elke stap zegt, en waarom nu niets anders kan.
# $seat1 en $seat2 zijn de namen van de andere spelers.

lesson-neptun-first-goal =
    Je bent koopman op de antieke Middellandse Zee, met één schip. Je brengt goederen naar de havens, en daarmee klim
    je in de tempels. Bijna alle punten komen van de tegels in de zes tempels: na elk van drie rondes pakt de koploper
    van een tempel de tegel. De meeste punten winnen.
lesson-neptun-first-contract =
    Een ronde heeft twee helften. Eerst neemt iedereen vijf contracten aan, één per beurt. Dan vaart iedereen vanaf
    Kreta vijf beurten om ze uit te voeren. { $seat1 } was eerst en liet dit contract open liggen: druiven voor
    Sanguntum. Daar geleverd brengen ze 7 goud op; andere contracten geven punten in de tempel van de regio. De
    roerkaart ernaast hoort bij het contract: daarmee roei je. Je begint met 5 goud en twee roerkaarten.
lesson-neptun-first-luck =
    Sanguntum ligt meer dan 30 zeemijlen ver. Waag het dus: draai het volgende contract open. De prijs: je wijst voor
    deze beurt alle contracten af die nu open liggen.
    .why = Sanguntum is te ver. Draai liever het volgende contract open: het gemarkeerde dat gedekt ligt.
lesson-neptun-first-take =
    Beter: olijven voor Athenae, dicht bij Kreta, voor 2 tempelpunten in Graecia. Je mag er nog een opendraaien, maar
    neem dit: kies het contract, dan veld 1. De velden zijn een volgorde. Je levert van links naar rechts, en geen
    contract verhuist ooit naar een ander veld.
    .why = Athenae is dichtbij, dus dat wordt je eerste haven: kies de olijven, dan veld 1.
lesson-neptun-first-order =
    De roerkaart heb je nu op hand. Haar roeikracht staat ook op het roerspoor, dat de volgorde van de volgende beurt
    bepaalt: de laagste begint. Die van jou is 1, dus jij begint. Bij gelijke roeikracht gaat voor wiens kaart later
    op het spoor kwam.
lesson-neptun-first-coin =
    Een nieuwe beurt, en jij bent eerst. Niemand wilde Sanguntum, dus blijft het liggen met een munt erop, en elke
    beurt komt er een bij. Wie een contract neemt, krijgt de munten erop. Het is nog steeds te ver: draai het volgende
    open.
    .why = Eén munt weegt niet op tegen zo'n lange weg. Draai het volgende contract open.
lesson-neptun-first-slot =
    Graan voor Thessalonica, 3 tempelpunten in Graecia. De weg erheen loopt via Athenae, dus het komt na Athenae: neem
    het op veld 2.
    .why = Thessalonica ligt voorbij Athenae, dus het hoort op het volgende veld: kies het graan, dan veld 2.
lesson-neptun-first-chart =
    Drie beurten later; wij kozen voor jou. Je strook is vol: Athenae, Thessalonica, Roma, Pergamum en nog eens
    Thessalonica. Elk contract bracht een roerkaart. Nu varen de schepen.
lesson-neptun-first-oar =
    Iedereen kiest in het geheim een roerkaart. Haar roeikracht plus de windsnelheid is je vaarafstand in zeemijlen.
    De wind is 5 en Athenae ligt 5 zeemijlen ver, dus je zwakste kaart volstaat. Elke roerkaart speel je maar één
    keer. Speel roeikracht 1.
    .why = Bewaar je sterkere kaarten voor langere reizen. Speel de roerkaart met roeikracht 1.
lesson-neptun-first-wind =
    Alle kaarten liggen nu open. Hun tweede getal verandert de wind: die van jou +1, die van de anderen elk −1, samen
    −1. Dat is de voorspelling. De wind van een beurt is altijd 5 plus de voorspelling: straks 4. De anderen hebben al
    gevaren; jij bent de laatste in de volgorde van de contracten.
lesson-neptun-first-sail =
    Je vaarafstand is 6: roeikracht 1 plus wind 5. Schepen varen langs de lijnen; de getallen zijn zeemijlen. Waar je
    schip eindigt, mag je één contract uitvoeren. Vaar naar Athenae en lever: je schijfje klimt 2 vakjes in de tempel
    van Graecia.
    .why = Je eerste haven is Athenae: kies die op de kaart, en kies dan de olijven te leveren.
lesson-neptun-first-range =
    De wind is nu 4, en Thessalonica, je volgende haven, ligt 7 zeemijlen ver. Met roeikracht 2 kom je 6 ver. Maar
    elke ontbrekende zeemijl kost maar 1 goud. Speel de gemarkeerde kaart met roeikracht 2.
    .why = Roeikracht 2 en 1 goud zijn genoeg voor Thessalonica. Bewaar de sterkere kaarten.
lesson-neptun-first-race =
    Kijk naar de tempel van Graecia: { $seat1 } staat op vakje 5. Je graan zou je ook op vakje 5 brengen. Op hetzelfde
    vakje staat wie er eerst kwam voor, en in de eerste ronde krijgt alleen de koploper een tegel.
lesson-neptun-first-buy =
    Klim dus één vakje hoger: bij elke levering mag je daar één tempelpunt kopen voor 3 goud. Vaar naar Thessalonica,
    lever het graan en koop: vakje 6, en jij staat voor.
    .why = Vaar naar Thessalonica, lever het graan van veld 2 en koop een punt: dan sta je voor { $seat1 }.
lesson-neptun-first-far =
    Nu zou Roma komen, op veld 3, maar dat is ver. Pergamum, op veld 4, ligt 5 zeemijlen ver. De wind is 4: roeikracht
    2 volstaat.
    .why = Pergamum ligt 5 zeemijlen ver en de wind is 4: de roerkaart met roeikracht 2 volstaat.
lesson-neptun-first-lost =
    Vaar naar Pergamum en lever de honing voor 7 goud. De prijs: open contracten links van een uitgevoerd contract
    gaan verloren. Je verliest Roma. Alleen een haven aandoen kost niets.
    .why = Vaar naar Pergamum en lever de honing van veld 4. Roma haal je toch niet.
lesson-neptun-first-extra =
    Twee beurten later is je laatste contract uitgevoerd. Na beurt vijf mag wie nog een open contract en een roerkaart
    heeft, tot twee extra beurten nemen. { $seat1 } kan dat, maar Sanguntum is te ver.
lesson-neptun-first-bonus =
    Nu de telling. { $seat2 } voerde alle vijf contracten uit en krijgt een bonustegel: 3 punten. Jij verloor Roma,
    dus krijg je er geen.
lesson-neptun-first-tiles =
    In de tempels sta je voor in Graecia en krijg je de tegel: 3 punten. De goudtempel gaat om goud: jouw 13 is het
    meest, 2 punten. De telling kost niets: schijfjes en goud blijven voor de volgende ronde.
lesson-neptun-first-ready =
    Dat was een ronde. In ronde 2 krijgen de eerste twee van elke tempel een tegel, in ronde 3 de eerste drie, en de
    tegels zijn meer waard. Je weet nu genoeg voor je eerste spel. Goede vaart!
