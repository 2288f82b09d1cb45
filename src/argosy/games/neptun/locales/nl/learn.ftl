# Het eerste deel van de regels van Neptun, om het spel te leren: doel, woorden, een ronde in beelden, voorbeelden, tips.

learn-N-aim =
    Je bent een koopman die contracten laadt en uitvaart om ze uit te voeren; een levering brengt goud op, of brengt je
    schijfje omhoog in de tempel van haar regio. Na elk van de drie rondes geven de tempels puntentegels aan wie het
    hoogst staan, en de meeste punten op tegels winnen.

## Woorden, in de volgorde waarin je ze nodig hebt

learn-N-word-contract =
    Een stadskaart, een handelswarenkaart en een roerkaart in één kolom: breng deze waar naar deze stad. N3.1
    .title = Contract
learn-N-word-slot =
    Een van de vijf velden van je contractstrook. Een contract op een veld staat open tot je het uitvoert, of het
    verliest doordat je er een rechts ervan uitvoert. N3.8 N4.9
    .title = Veld
learn-N-word-oar =
    Eén kaart met drie functies. Als je haar aanneemt, bepaalt haar roeikracht hoe vroeg je in de volgende beurt mag.
    Als je haar speelt, drijft de roeikracht je schip, en de windwaarde verandert de wind van de beurt daarna. N3.10
    N4.2 N4.3
    .title = Roerkaart
learn-N-word-wind =
    Een getal van 0 tot 10 dat bij elke roeikracht komt. De voorspelling, -5 tot +5, is de som van alle windwaarden van
    deze beurt; de volgende windsnelheid is 5 plus de voorspelling. N4.2 N4.10
    .title = Windsnelheid en voorspelling
learn-N-word-range = Je roeikracht plus de windsnelheid: de zeemijlen die je voor niets mag varen. N4.3
    .title = Vaarafstand
learn-N-word-temple-point =
    Eén stap van je schijfje in de tempel van een regio. Het is zelf geen punt; het beslist wie de tegels krijgt. N4.7
    .title = Tempelpunt
learn-N-word-tile =
    De punten waarmee je wint. Elk van de vijf regio's heeft een tempel met tegels, en de goudtempel heeft er voor wie
    het meeste goud bezit. N1.3 N6.4
    .title = Puntentegel
learn-N-word-order =
    Wie als eerste, tweede enzovoort mag. Ze wordt in elke beurt waarin contracten worden aangenomen opnieuw bepaald, en
    blijft daarna zo. N3.10 N3.12
    .title = Speelvolgorde
learn-N-word-additional =
    Nog één of twee beurten na de vijfde, voor wie een openstaand contract en een roerkaart over heeft. N5.1
    .title = Extra beurt

## Een ronde in beelden

learn-N-step-1 =
    De stadskaart zegt wat elke waar daar opbrengt: goud, of punten in de tempel van de regio. De roerkaart krijg je bij
    het contract. N1.5 N3.1
    .title = Een contract is drie kaarten
learn-N-step-2 =
    Er is één contract meer dan er spelers zijn. Neem een open contract aan, of draai het volgende open; dan kun je wat
    je hebt laten liggen niet meer nemen. N3.1 N3.3
    .title = Aannemen, of het volgende opendraaien
learn-N-step-3 =
    Leg het op een vrij veld. Je levert van links naar rechts, dus denk aan de weg die je schip zal nemen. N3.8
    .title = Velden zijn een volgorde
learn-N-step-4 =
    Je schijfje gaat naar de roeikracht van de kaart die je nam. Wie de laagste roeikracht heeft, mag in de volgende
    beurt het eerst; bij gelijke wie er het laatst kwam. Na vijf zulke beurten heeft iedereen vijf contracten. N3.9
    N3.10
    .title = De roerkaart zegt wie er volgt
learn-N-step-5 =
    Nu komen vijf beurten waarin gevaren wordt. Allen kiezen in het geheim een roerkaart en tonen die tegelijk. De
    windwaarden maken de voorspelling voor de volgende beurt. N4.1 N4.2
    .title = Iedereen roeit
learn-N-step-6 =
    Roeikracht en wind samen zijn je vaarafstand. Elke vaarroute kost de zeemijlen op haar tegel, en elke zeemijl boven
    je vaarafstand 1 goud. N4.3 N4.4 N4.5
    .title = Varen
learn-N-step-7 =
    In de stad waar je eindigt, mag je één contract uitvoeren. Openstaande contracten links ervan zijn verloren. Eén
    keer per levering mag je voor 3 goud nog een tempelpunt kopen. N4.6 N4.8 N4.9
    .title = Leveren
learn-N-step-8 =
    In elke tempel krijgt het hoogste schijfje de beste tegel; op één veld het onderste, dat er het eerst was. Wie alle
    vijf contracten heeft uitgevoerd, krijgt een bonustegel. N6.1 N6.2 N6.4
    .title = Waarderen

## De voorbeelden van het spelregelboekje: vier kooplieden, Ada, Bram, Cleo en Dario

learn-N-example-1 =
    Ada heeft olijven voor Sanguntum. Levert ze die, dan gaat haar schijfje 3 velden omhoog in de tempel van Hispania.
    N4.7
    .title = Wat een contract opbrengt
learn-N-example-2 =
    Alle 5 contracten van de eerste beurt liggen gedekt. Ada draait het eerste open, wil het niet, en draait het tweede
    open. Dat neemt ze aan, dus er liggen er nog 3 gedekt. N3.3 N3.4
    .title = Opendraaien
learn-N-example-3 =
    Bram is de volgende. Hij mag het contract nemen dat Ada liet liggen, want afwijzen geldt alleen voor haar eigen
    keuze. Hij neemt het: olijven voor Sanguntum. N3.3
    .title = Wat anderen lieten liggen
learn-N-example-4 =
    Ada legt haar contract op veld 4. Links ervan houdt ze 3 velden vrij voor wat ze eerder levert, en 1 voor wat later
    komt. Het blijft daar. N3.8
    .title = Laden
learn-N-example-5 =
    Bram nam roeikracht 2, Cleo 5, daarna Dario ook 5, en Ada 8. Bram is eerste. Het schijfje van Dario ligt op dat van
    Cleo, dus hij is tweede en zij derde. Ada is laatste. N3.10
    .title = Wie er volgt
learn-N-example-6 =
    Cleo had honing voor Carthago opengedraaid en was verdergegaan. Niemand nam het contract, dus het gaat met 1 munt
    erop helemaal naar links, en er komen 4 nieuwe gedekt bij. N3.1 N3.11
    .title = Het overgebleven contract
learn-N-example-7 =
    Bram heeft zout voor Leptis Magna op veld 1 en honing voor Carthago op veld 2. Hij levert in deze volgorde en
    behoudt beide; ze brengen hem 6 velden omhoog in Africa. N4.7 N4.9
    .title = Van links naar rechts
learn-N-example-8 =
    Vier roerkaarten met de windwaarden +2, +1, 0 en -1 worden getoond. De voorspelling is +2, dus in de volgende beurt
    is de windsnelheid 7. N4.2 N4.10
    .title = De voorspelling
learn-N-example-9 = De windsnelheid is 5. Bram speelt roeikracht 5 en heeft een vaarafstand van 10 zeemijlen. N4.3
    .title = De vaarafstand
learn-N-example-10 = De tegel tussen Tyros en Alexandria toont 3. Wie van de ene naar de andere vaart, gebruikt 3 zeemijlen. N4.4
    .title = Afstand
learn-N-example-11 =
    Ada heeft een vaarafstand van 11 zeemijlen en wil van Kreta naar Alexandria. Tyros ligt 8 zeemijlen ver en
    Alexandria nog 4 verder, samen 12. Ze komt 1 zeemijl te kort, betaalt daarvoor 1 goud en houdt 4 van haar 5 goud.
    N4.5
    .title = Een zeemijl te ver
learn-N-example-12 = In Alexandria levert Ada druiven. Die geven 2 tempelpunten, dus haar schijfje in Africa gaat van 0 naar 2. N4.7
    .title = Een levering
learn-N-example-13 =
    Op veld 1 van Ada ligt Sanguntum en op veld 2 Pergamum. Levert ze eerst in Pergamum, dan is Sanguntum verloren. Doet
    ze Pergamum alleen aan, dan gaat er niets verloren. N4.9
    .title = Een verloren contract
learn-N-example-14 =
    Ronde 1, de tempel van Graecia: Ada staat op 4, Cleo en Bram op 2. Er is één tegel, van 3 punten, en Ada krijgt die.
    N6.4
    .title = De eerste waardering
learn-N-example-15 =
    Ronde 2, twee tegels, 5 en 1. Dario staat op 5 en krijgt de 5. Ada en Cleo staan beiden op 2; Ada was er eerder en
    ligt onder, dus zij krijgt de 1 en Cleo niets. N6.2 N6.4
    .title = Een gelijke stand
learn-N-example-16 =
    Voor ronde 2 krijgt de tempel van Graecia zijn tegels B, 5 en 1. De schijfjes blijven waar ze zijn, dus wat je hebt
    bereikt telt opnieuw. N6.5 N7.3
    .title = Nieuwe tegels

## Tips

learn-N-hint-1 = Zoek de weg voordat je laadt: nabije havens links, verre aan dezelfde kust rechts.
learn-N-hint-2 = Met een lage roeikracht mag je in de volgende beurt vroeg kiezen, maar ooit moet je ermee roeien. Je speelt bijna elke roerkaart die je neemt.
learn-N-hint-3 = Je begint met twee roerkaarten meer dan je nodig hebt. Dat zijn je twee extra beurten van het hele spel.
learn-N-hint-4 = Veel roeikracht brengt iedereen slechte wind in de volgende beurt. Gebruik haar als je daarna dichtbij kunt blijven.
learn-N-hint-5 = Wie het eerst op een veld is, wint de gelijke stand. Vroeg zijn is soms meer waard dan later hoger zijn.
learn-N-hint-6 = Schijfjes blijven staan, en latere rondes hebben meer tegels. Een tempel waar je nu voorop ligt, kan drie keer opbrengen.
learn-N-hint-7 = Goud koopt zeemijlen en tempelpunten, en wat over is telt nog in de goudtempel.
learn-N-hint-8 = Alle contractstroken liggen open. Kijk waar de anderen heen moeten, en welke tempels niemand bereikt.
