# The options of Neptun and their values, in the page, in the terminal and in the help.
# An option `open_hands` is `option-open-hands`, its value `no` is `option-open-hands-no`; numbers may go without.

option-wind-between-rounds = Wind at the start of rounds 2 and 3
option-wind-between-rounds-forecast = as forecast
option-wind-between-rounds-keep = as it was
option-wind-between-rounds-reset = force 5
option-second-extra-turn = Second additional turn
option-second-extra-turn-takers = for those who took the first
option-second-extra-turn-anyone = for anyone
option-zero-space-scores = A token on space 0 takes a tile
option-zero-space-scores-no = no
option-zero-space-scores-yes = yes
option-open-hands = Oar cards that all have seen are listed
option-open-hands-yes = yes
option-open-hands-no = no
