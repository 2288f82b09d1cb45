# Hoe dingen in een zin naast elkaar staan. Een opsomming kan op twee manieren eindigen: de tweede vorm staat voor een naam die
# met de klank i begint; dat telt in het Spaans.

decimal-sign = ,
list-and = { $most } en { $last }
list-and-i = { $most } en { $last }

# Wat een van meer spelers heeft of toont: "Anna 7-1".
each-has = { $seat } { $what }

# Deze taal bij haar eigen naam, voor wie een taal kiest.
language-name = Nederlands
