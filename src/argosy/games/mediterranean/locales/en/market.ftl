# What bots and people say when they do not accept an offer

decline-mediterranean-too-little = Too little for { $goods }.
decline-mediterranean-none-of = I have no { $good }.
decline-mediterranean-too-few = I have too little { $good }.
decline-mediterranean-no-points = I cannot pay { $points } VP.
decline-mediterranean-no-promises = I make no promises.
decline-mediterranean-leader = Not to the leader.
decline-mediterranean-not-back = I will not take { $good } back from you.
decline-mediterranean-keep = I would rather keep what I have.
decline-mediterranean-too-dear = Too dear.
decline-mediterranean-not-held = I do not have that.
decline-mediterranean-not-you = Not to you.
decline-mediterranean-later = Perhaps later.

# Phrases of the market

phrase-mediterranean-who-has = Who has { $about }?
phrase-mediterranean-one-more = One more and it is yours.
phrase-mediterranean-too-dear = Too dear.
phrase-mediterranean-last-chance = Last chance!
phrase-mediterranean-deal = Deal?
phrase-mediterranean-not-to-me = Not to me: to somebody else.
