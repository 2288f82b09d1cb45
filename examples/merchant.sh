#!/bin/sh
# A bot for both games in awk, to show the line protocol of docs/bots.md:
#
#   argosy simulate neptun --games 20 --bots "stdio:sh examples/merchant.sh,random,random,random"
#
# It gives every entry of its menu a value and answers with the number of the best, the first of equals.
# awk has no reader for JSON and needs none: the keys of a menu entry come in a fixed order, `number` and `text` first.

# mawk waits for a full buffer unless told that it talks to somebody.
case $(awk -W version 2>&1 </dev/null) in
*mawk*) set -- -W interactive ;;
esac

exec awk "$@" '
    function number(entry, key) { # the number that stands behind a key, 0 for none
        if (!match(entry, "\"" key "\":-?[0-9]+")) return 0
        return substr(entry, RSTART + length(key) + 3, RLENGTH - length(key) - 3) + 0
    }

    function text(entry) {
        match(entry, /"text":"[^"]*"/)
        return substr(entry, RSTART + 8, RLENGTH - 9)
    }

    function losses(entry) { # how many open contracts would be lost
        match(entry, /"loses":\[[^]]*\]/)
        return split(substr(entry, RSTART + 9, RLENGTH - 10), parts, ",")
    }

    function neptun(entry, line,    slot, wish) {
        if (line ~ /^take/) { # near cities into the first slots, far ones into the last
            slot = substr(line, length(line))
            wish = int(number(entry, "distance") / 3) + 1
            if (wish > 5) wish = 5
            slot -= wish
            return 2 * number(entry, "reward_points") + number(entry, "reward_gold") + number(entry, "gold") \
                - 2 * slot * slot
        }
        if (line ~ /^row/) return number(entry, "range")
        if (line ~ /^(sail|stay)/)
            return 3 * number(entry, "points") + number(entry, "gold") - 2 * number(entry, "cost") \
                - 6 * losses(entry) - number(entry, "distance") / 100
        return line == "extra yes" ? 1 : 0
    }

    function mediterranean(line) { # trade bad bottoms away, buy culture and buildings, and points for what is left
        if (line ~ /^accept .*(poverty|depression|barbarians|fury|corruption|revolt|zealots)/) return 9
        if (line ~ /^offer .*(poverty|depression|barbarians|fury|corruption|revolt|zealots)/) return 5
        if (line ~ /^use/) return line ~ / on / ? 8 : 9
        if (line ~ /^buy .*(epic|dance|lore|library|theatre|garden|histories|contest|circle|scholar|sanctuary|hall)/) return 8
        if (line ~ /^build/) return 7
        if (line ~ /^points/) return 6 + substr(line, 8) / 100
        if (line == "confirm" || line == "pass" || line == "ready") return 4
        return line == "wait" ? 3 : line ~ /^(undo|unready|flip|offer|store|withdraw|buy|accept)/ ? 0 : 2
    }

    {
        menu = $0
        sub(/.*"menu":\[/, "", menu)
        sub(/\],"menu_complete".*/, "", menu)
        count = split(menu, entries, /\{"number":/)
        best = -1
        for (at = 2; at <= count; at++) { # before the first entry there is nothing
            value = /"game":"neptun"/ ? neptun(entries[at], text(entries[at])) : mediterranean(text(entries[at]))
            if (best < 0 || value > most) {
                best = at - 2
                most = value
            }
        }
        print best
        fflush()
    }
'
