# Wie Dinge in einem Satz nebeneinander stehen. Eine Aufzählung kann auf zwei Arten enden: Die zweite steht vor einem Namen, der
# mit dem Laut i beginnt; das zählt im Spanischen.

decimal-sign = ,
list-and = { $most } und { $last }
list-and-i = { $most } und { $last }

# Was einer von mehreren Spielern hat oder zeigt: „Anna 7-1“.
each-has = { $seat } { $what }

# Der Name dieser Sprache in dieser Sprache, für die Liste der Sprachen.
language-name = Deutsch
