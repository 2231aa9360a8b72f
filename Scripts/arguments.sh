# Functions for scripts, which source this file: they refuse wrong arguments with one line, and exit status 64 (EX_USAGE of sysexits.h).

# refuse ARGUMENT INSTEAD: names the argument, and what to give instead.
refuse() { echo "$(basename "$0"): unknown argument '$1': give $2" >&2; exit 64; }
# no_arguments "$@": for scripts that take none.
no_arguments() { [ $# -eq 0 ] || refuse "$1" nothing; }
