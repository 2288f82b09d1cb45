# De coach in Neptun: waar elke beslissing over gaat, en wat een zet opgeeft.

coach-neptun-prompt-take-or-reveal = Welk contract past in je route? Opendraaien is een gok op een beter contract.
coach-neptun-prompt-reveal = Er ligt geen contract open, dus het volgende wordt opengedraaid.
coach-neptun-prompt-take-newest = Dit contract houden, of gokken op het volgende?
coach-neptun-prompt-must-take = Welk contract past in je route, en op welk veld?
coach-neptun-prompt-must-take-last = Welk veld? Contracten worden van links naar rechts uitgevoerd.
coach-neptun-prompt-row = Hoe ver moet je deze beurt komen? Een sterke roerkaart mis je later.
coach-neptun-prompt-row-extra = Hoe ver moet je komen? In een extra beurt telt alleen de vaarafstand.
coach-neptun-prompt-sail = Waarheen? Een levering betaalt; contracten op velden links ervan gaan verloren.
coach-neptun-prompt-extra = Is een beurt extra de roerkaart waard die ze kost?
gain-neptun-gold = { $city }: { $gold } goud
gain-neptun-points = { $city }: { neptun-points } in { $region }
gain-neptun-reveal = een blik op de gedekte contracten
