# Shared by ./play and ./test: makes a virtual environment once, and again when it is stale. Sourced, with $root set.

say() { printf '%s\n' "$*" >&2; }

die() {
    say "$*"
    exit 1
}

# The first Python that runs, is new enough and can make environments; PYTHON=... selects one.
find_python() {
    bare=
    for name in ${PYTHON:-python3.14 python3.13 python3.12 python3.11 python3 python}; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
        bare=${bare:-$name}
        "$name" -c 'import ensurepip, venv' >/dev/null 2>&1 || continue
        printf '%s\n' "$name"
        return
    done
    [ -z "$bare" ] || die "$bare has no venv and ensurepip modules (on Debian and Ubuntu: apt install python3-venv)."
    die "Argosy needs Python 3.11 or newer${PYTHON:+, and '$PYTHON' is not one}."
}

# A fingerprint of files, by name and content.
fingerprint() { cksum "$@" 2>/dev/null; }

# What a finished environment was made from. A copied or moved one, and one whose Python was replaced, do not match.
made_from() { # VENV LOCK
    printf '%s %s\n' "$root/$1" "${PYTHON:-}"
    readlink -f "$root/$1/bin/python" 2>/dev/null || ls -l "$root/$1/bin/python" 2>/dev/null || :
    fingerprint "requirements/$2.txt"
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
    quietly "$venv/setup.log" "$venv/bin/python" -m pip --disable-pip-version-check --no-input install --quiet "$@"
}

# Make the environment VENV from requirements/LOCK.txt with Argosy itself in it, editable. Both stamps are written
# last, so an interrupted set-up is done again.
ensure_venv() { # VENV LOCK
    if ! [ -x "$1/bin/python" ] || ! matches "$1/packages.stamp" "$(made_from "$1" "$2")"; then
        python=$(find_python) || exit 1
        say "Making $1 with $("$python" -V 2>&1)"
        rm -rf "$1"
        mkdir "$1"
        quietly "$1/setup.log" "$python" -m venv "$1" || die "Could not make $1."
        say "Installing the packages of requirements/$2.txt"
        pip_into "$1" --require-hashes -r "requirements/$2.txt" || die "Could not install the packages."
        made_from "$1" "$2" >"$1/packages.stamp"
    fi
    project=$(fingerprint pyproject.toml hatch_build.py)
    if ! matches "$1/project.stamp" "$project"; then
        say "Installing Argosy itself"
        rm -f "$1/project.stamp"
        pip_into "$1" --no-deps --no-build-isolation --editable . || die "Could not install Argosy."
        printf '%s\n' "$project" >"$1/project.stamp"
    fi
}
