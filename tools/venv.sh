# Shared by ./play and ./test: finds a Python, which does the rest (tools/setup_env.py), and runs commands quietly.
# Sourced, with $root set.

say() { printf '%s\n' "$*" >&2; }

die() {
    say "$*"
    exit 1
}

# The first Python that is new enough; PYTHON=... selects one. An environment that is there saves the search.
find_python() { # VENV
    for name in ${PYTHON:-"$root/$1/bin/python" "$root/$1/Scripts/python.exe" python3.14 python3.13 python3.12 python3.11 python3 python}; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
        printf '%s\n' "$name"
        return
    done
    die "Argosy needs Python 3.11 or newer${PYTHON:+, and '$PYTHON' is not one}."
}

matches() { # FILE TEXT
    [ -f "$1" ] && [ "$(cat "$1")" = "$2" ]
}

# Run a command without output; show its output only if it fails.
quietly() { # LOG COMMAND...
    log=$1
    shift
    "$@" >"$log" 2>&1 && return
    cat "$log" >&2
    return 1
}

pip_into() { # VENV ARGUMENT...
    venv=$1
    shift
    quietly "$venv/setup.log" "$venv/$programs/python" -m pip --disable-pip-version-check --no-input install --quiet "$@"
}
