# Finds PostgreSQL for the tests, or installs it where that is allowed, and starts a server in a temporary folder that is
# deleted at the end. Sourced by ./test, after tools/venv.sh and tools/system.sh.

# The folder of initdb and the other server programs; empty if there is none. Debian keeps it out of the PATH.
postgres_bin() {
    for folder in "${ARGOSY_POSTGRES_BIN:-}" "$(dirname "$(command -v initdb 2>/dev/null || echo /)")" \
        /usr/lib/postgresql/*/bin /usr/local/opt/postgresql*/bin /opt/homebrew/opt/postgresql*/bin /usr/pgsql-*/bin; do
        [ -x "$folder/initdb" ] && [ -x "$folder/pg_ctl" ] || continue
        printf '%s\n' "$folder"
        return
    done
    return 1
}

# The user that runs the server if we are root.
postgres_user() { id -un postgres 2>/dev/null || echo nobody; }

# Run as a user who is not root, since PostgreSQL refuses to run as root.
as_postgres() {
    if [ "$(id -u)" = 0 ]; then
        setpriv --reuid "$(postgres_user)" --regid "$(id -gn "$(postgres_user)")" --clear-groups "$@"
    else
        "$@"
    fi
}

# Start a server on its own Unix socket, without a port, and export its address for the tests, which create databases.
start_postgres() {
    if [ -n "${ARGOSY_TEST_POSTGRES:-}" ]; then
        return
    fi
    postgres_bin >/dev/null || install_package postgresql
    if ! postgres=$(postgres_bin); then
        say "!!! No PostgreSQL here: the tests of several servers on one database are SKIPPED (Debian: apt install postgresql)."
        return
    fi
    cluster=$(mktemp -d "${TMPDIR:-/tmp}/argosy-postgres.XXXXXX") || return
    [ "$(id -u)" != 0 ] || chown "$(postgres_user)" "$cluster" || return
    as_postgres env LC_ALL=C "$postgres/initdb" -D "$cluster/data" -U argosy -A trust -E UTF8 --no-sync >"$cluster.log" 2>&1 &&
        as_postgres "$postgres/pg_ctl" -D "$cluster/data" -l "$cluster/log" -w -t 60 \
            -o "-k $cluster -c listen_addresses= -c max_connections=200" start >>"$cluster.log" 2>&1 || {
        cat "$cluster.log" >&2
        [ ! -f "$cluster/log" ] || cat "$cluster/log" >&2
        stop_postgres
        say "!!! PostgreSQL did not start: the tests of several servers on one database cannot run."
        return 1
    }
    ARGOSY_POSTGRES_BIN=$postgres
    ARGOSY_TEST_POSTGRES="postgresql+psycopg://argosy@/postgres?host=$cluster"
    export ARGOSY_POSTGRES_BIN ARGOSY_TEST_POSTGRES
}

stop_postgres() {
    [ -n "${cluster:-}" ] || return 0
    as_postgres "$postgres/pg_ctl" -D "$cluster/data" -m immediate -w stop >/dev/null 2>&1 || :
    rm -rf "$cluster" "$cluster.log"
    cluster=
}
