# Lo que dicen los bots y las personas cuando no aceptan una oferta

decline-mediterranean-too-little = Es poco por { $goods }.
decline-mediterranean-none-of = No tengo { $good }.
decline-mediterranean-too-few = No tengo bastante { $good }.
decline-mediterranean-no-points = No puedo pagar { $points } PV.
decline-mediterranean-no-promises = No hago promesas.
decline-mediterranean-leader = A quien va en cabeza, no.
decline-mediterranean-not-back = No acepto { $good } de vuelta.
decline-mediterranean-keep = Prefiero quedarme con lo que tengo.
decline-mediterranean-too-dear = Demasiado caro.
decline-mediterranean-not-held = No tengo eso.
decline-mediterranean-not-you = A ti, no.
decline-mediterranean-later = Quizá más tarde.

# Frases del mercado

phrase-mediterranean-who-has = ¿Quién tiene { $about }?
phrase-mediterranean-one-more = Uno más y es tuyo.
phrase-mediterranean-too-dear = Demasiado caro.
phrase-mediterranean-last-chance = ¡Última oportunidad!
phrase-mediterranean-deal = ¿Trato hecho?
phrase-mediterranean-not-to-me = A mí no: a otra persona.
