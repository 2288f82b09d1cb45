# Wat bots en mensen zeggen als ze een bod niet aannemen

decline-mediterranean-too-little = Te weinig voor { $goods }.
decline-mediterranean-none-of = Ik heb geen { $good }.
decline-mediterranean-too-few = Ik heb te weinig { $good }.
decline-mediterranean-no-points = Ik kan geen { $points } OP betalen.
decline-mediterranean-no-promises = Ik doe geen beloften.
decline-mediterranean-leader = Niet aan wie voorop ligt.
decline-mediterranean-not-back = Ik neem geen { $good } van je terug.
decline-mediterranean-keep = Ik houd liever wat ik heb.
decline-mediterranean-too-dear = Te duur.
decline-mediterranean-not-held = Dat heb ik niet.
decline-mediterranean-not-you = Niet aan jou.
decline-mediterranean-later = Misschien later.

# Zinnen van de markt

phrase-mediterranean-who-has = Wie heeft { $about }?
phrase-mediterranean-one-more = Nog één erbij en het is van jou.
phrase-mediterranean-too-dear = Te duur.
phrase-mediterranean-last-chance = Laatste kans!
phrase-mediterranean-deal = Akkoord?
phrase-mediterranean-not-to-me = Niet aan mij: aan iemand anders.
