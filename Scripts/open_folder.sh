# shellcheck shell=bash
# Sourced by checks that run as another user than the one who starts them.

# open_folder COMMAND…: makes a temporary folder that COMMAND… (which runs its arguments as the other user) can enter, and prints it. TMPDIR may be a
# folder that only its owner can enter.
open_folder() {
  local parent folder
  for parent in "${TMPDIR:-/tmp}" /tmp /var/tmp; do
    folder=$(mktemp -d "$parent/almanac-check.XXXXXX" 2>/dev/null) || continue
    chmod 755 "$folder"
    if "$@" test -r "$folder"; then echo "$folder"; return; fi
    rmdir "$folder"
  done
  echo 'the user for whom this check runs can enter neither TMPDIR nor /tmp nor /var/tmp' >&2
  return 1
}
