# Cómo se unen las cosas en cualquier frase. Una lista puede terminar de dos formas: la segunda va ante un nombre que empieza por
# el sonido i.

decimal-sign = ,
list-and = { $most } y { $last }
list-and-i = { $most } e { $last }

# Lo que tiene o muestra cada jugador: «Anna 7-1».
each-has = { $seat } { $what }

# Este idioma por su propio nombre, para quien elige uno.
language-name = Español
