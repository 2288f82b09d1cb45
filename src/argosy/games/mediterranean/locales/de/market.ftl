# Was Bots und Menschen sagen, wenn sie ein Angebot nicht annehmen

decline-mediterranean-too-little = Zu wenig für { $goods }.
decline-mediterranean-none-of = { $good } habe ich nicht.
decline-mediterranean-too-few = Ich habe zu wenig { $good }.
decline-mediterranean-no-points = Ich kann keine { $points } SP zahlen.
decline-mediterranean-no-promises = Ich verspreche nichts.
decline-mediterranean-leader = Nicht an den Führenden.
decline-mediterranean-not-back = { $good } nehme ich von dir nicht zurück.
decline-mediterranean-keep = Ich behalte lieber, was ich habe.
decline-mediterranean-too-dear = Zu teuer.
decline-mediterranean-not-held = Das habe ich nicht.
decline-mediterranean-not-you = Nicht mit dir.
decline-mediterranean-later = Vielleicht später.

# Sätze auf dem Markt

phrase-mediterranean-who-has = Wer hat { $about }?
phrase-mediterranean-one-more = Leg eins drauf, und es gehört dir.
phrase-mediterranean-too-dear = Zu teuer.
phrase-mediterranean-last-chance = Letzte Chance!
phrase-mediterranean-deal = Abgemacht?
phrase-mediterranean-not-to-me = Nicht für mich: für jemand anderen.
