#!/bin/sh
# Called with the Debian packages that the tests miss: installs them, or says what to install.
set -eu
log=build/needs.log

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "The tests of the pages need a browser and a database server. Missing here: $*."
    echo "On Debian and Ubuntu:  sudo apt-get install --no-install-recommends $*"
    echo "Elsewhere: chromium has to be on the path, and PostgreSQL's server at"
    echo "/usr/lib/postgresql/*/bin/postgres. To play, neither is needed."
    exit 1
fi

printf '\n== Installing %s for the tests (apt-get); this takes a minute or two\n' "$*"
mkdir -p build
export DEBIAN_FRONTEND=noninteractive
quietly() {
    timeout 1200 apt-get -q -o DPkg::Lock::Timeout=300 "$@" >>"$log" 2>&1 </dev/null
}
: >"$log"
if ! { quietly update && quietly install -y --no-install-recommends "$@"; }; then
    tail -n 20 "$log"
    echo "apt-get could not install $*; all it said is in $log."
    exit 1
fi
