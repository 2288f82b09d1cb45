# System programs that the tests need besides Python packages. Sourced by ./test, after tools/venv.sh.

# Install a package, only on a machine for tests alone (CI=true) and with the rights to do so; otherwise do nothing.
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

# Find a browser for the tests of the page, or install one where that is allowed.
find_chromium() {
    for name in "${ARGOSY_CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome; do
        [ -z "$name" ] || ! command -v "$name" >/dev/null 2>&1 || return 0
    done
    install_package chromium-headless-shell  # without windows: a quarter less work than the full browser
    command -v chromium-headless-shell >/dev/null 2>&1 || install_package chromium
    command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 ||
        say "!!! No Chromium here: the tests of the page in a browser are SKIPPED (Debian: apt install chromium)."
}
