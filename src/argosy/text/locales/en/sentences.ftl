# How things stand side by side in any sentence. A list may end in two forms: the second stands before a name that begins with the
# sound of i, which matters in Spanish.

decimal-sign = .
list-and = { $most } and { $last }
list-and-i = { $most } and { $last }

# What one of several players has or shows: "Anna 7-1".
each-has = { $seat } { $what }

# The name of this language in this language, for the list of languages.
language-name = English
