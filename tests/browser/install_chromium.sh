#!/bin/sh
# Make sure that a Chromium and one font family are there for the browser tests.
# Installs Debian's packages where that is permitted; otherwise says in one sentence what is missing.
set -eu

have_browser() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" >/dev/null 2>&1 && return 0
    done
    [ -n "${DUEL_NB_CHROMIUM:-}" ] && [ -x "$DUEL_NB_CHROMIUM" ] && return 0
    [ -x "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" ] && return 0
    [ -x "/Applications/Chromium.app/Contents/MacOS/Chromium" ]
}

have_fonts() {
    [ "$(uname -s)" = Linux ] || return 0 # other systems bring their own
    for folder in /usr/share/fonts /usr/local/share/fonts "${HOME:-/nonexistent}/.fonts" \
        "${HOME:-/nonexistent}/.local/share/fonts"; do
        [ -d "$folder" ] || continue
        found=$(find -L "$folder" \( -name '*.ttf' -o -name '*.otf' \) -print 2>/dev/null | head -n 1)
        [ -z "$found" ] || return 0
    done
    return 1
}

wanted=""
have_browser || wanted="chromium"
have_fonts || wanted="${wanted:+$wanted }fonts-dejavu-core"
[ -n "$wanted" ] || exit 0

give_up() {
    echo "The browser tests need Chromium and a font: please install \"$wanted\"" \
        "(on Debian: sudo apt-get install --no-install-recommends $wanted) and try again." >&2
    exit 1
}

as_root=""
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null || give_up
    as_root="sudo -n"
fi
command -v apt-get >/dev/null 2>&1 || give_up

echo "Installing $wanted for the browser tests."
export DEBIAN_FRONTEND=noninteractive
install_wanted() {
    # Unquoted on purpose: as_root may be empty, and wanted may be two packages.
    $as_root apt-get install -y -q --no-install-recommends $wanted </dev/null
}
if ! install_wanted; then # the package lists of a fresh machine may be missing or old
    $as_root apt-get update -q || give_up
    install_wanted || give_up
fi
have_browser && have_fonts || give_up
