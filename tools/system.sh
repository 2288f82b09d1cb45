# Programs of the operating system that the tests need beside Python's packages. Sourced by ./test, after tools/venv.sh.

# Install a package, only where the machine is there for nothing else (CI=true) and we may; elsewhere it is left alone.
install_package() { # PACKAGE
    [ "${CI:-}" = true ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 0
    say "Installing $1"
    log=$(mktemp "${TMPDIR:-/tmp}/argosy-apt.XXXXXX") || return
    { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$1"; } >"$log" 2>&1 || {
        cat "$log" >&2
        say "Could not install $1."
    }
    rm -f "$log"
}
