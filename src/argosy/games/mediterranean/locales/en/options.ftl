# The options of Trading in the Mediterranean and their values, in the page, in the terminal and in the help.
# An option `open_hands` is `option-open-hands`, its value `no` is `option-open-hands-no`; numbers may go without.

option-calamity-relief = The victim of a calamity recovers a little
option-calamity-relief-on = yes
option-calamity-relief-off = no
option-shared-win = A tie is a shared win
option-shared-win-on = yes
option-shared-win-off = no
option-hidden-vp = Victory points stay hidden
option-hidden-vp-on = yes
option-hidden-vp-off = no
option-trading-seconds = Time for trading
option-trading-seconds-60 = 1 minute
option-trading-seconds-120 = 2 minutes
option-trading-seconds-180 = 3 minutes
option-trading-seconds-240 = 4 minutes
option-trading-seconds-300 = 5 minutes
option-trading-seconds-420 = 7 minutes
option-trading-seconds-600 = 10 minutes
option-trading-seconds-untimed = until all are ready
option-trading-seconds-post = over several days
option-trading-chat = Free talk while trading
option-trading-chat-on = yes
option-trading-chat-off = no
option-ticks = Rounds of asking in the trading of a simulation
