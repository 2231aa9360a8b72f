# Functions for Scripts/test and Scripts/check, which source this file: they run parts, count their tests and say how long each part took.
#
# Parts may run beside each other, in processes of their own (lanes). A part prints a line when it begins, and the rest at once when it has ended.
. Scripts/building.sh
# counts: a line for each part, "passed failed". faults: what failed, a line each; printed again at the end, where nobody has to search for it.
# NAME.built: the status of a build that has ended.
logs=$(mktemp -d); trap 'rm -rf "$logs"' EXIT
touch "$logs/counts" "$logs/faults"

count() { echo "$1 $2" >>"$logs/counts"; }
# fail WHAT: keeps a line about what failed.
fail() { echo "$1" >>"$logs/faults"; }

# part NAME COMMAND…: runs the command, which prints, counts and says what fails. Its output is not mixed with that of other lanes.
part() {
  local name=$1 began=$SECONDS out; shift
  out=$(mktemp -p "$logs")
  echo ".. $name"
  "$@" >"$out" 2>&1
  printf '   %s: %d:%02d min\n' "$name" $(((SECONDS - began) / 60)) $(((SECONDS - began) % 60)) >>"$out"
  { flock 9; echo "== $name"; cat "$out"; } 9>"$logs/printing"
}

# check NAME COMMAND…: runs the command as one test, which passes if the command succeeds.
check() { part "$1" checked "$@"; }
checked() {
  local name=$1 out; shift
  out=$(mktemp -p "$logs")
  if "$@" >"$out" 2>&1; then tail -1 "$out"; count 1 0; else tail -40 "$out"; echo "FAILED: $name"; count 0 1; fail "$name: $(tail -1 "$out" | cut -c1-300)"; fi
}

# building NAME COMMAND…: runs a build, for which `built NAME` waits. It counts only if it fails.
building() { part "building $1" build_ends "$@"; }
build_ends() {
  local name=$1; shift
  if ! "$@"; then echo "FAILED: building $name"; count 0 1; fail "building $name: the errors are above"; fi
  touch "$logs/$name.built"
}
# built NAME: waits for the end of a build in another lane.
built() { until [ -e "$logs/$1.built" ]; do sleep 1; done; }

# undeclared LOG: prints imports of modules that the manifest does not name as a dependency, one per line. SwiftPM can make them errors, but it would then
# also refuse other packages: OpenCombineShim imports Combine, and CryptoExtras imports CommonCrypto, if there is one.
undeclared() { sed -nE 's/^warning: (Target .* imports another target .*)/\1/p' "$1" | grep -vE '^Target (OpenCombineShim|CryptoExtras) ' | sort -u; }

# build_tests PACKAGE: builds the package and its tests. Fails, too, on an import that the manifest does not declare.
build_tests() {
  local place log status=0 missing; place "$1"
  log=$(mktemp -p "$logs")
  swift_build "$log" "${debug[@]}" --build-tests --explicit-target-dependency-import-check warn "${place[@]}" || status=$?
  [ "$status" -eq 0 ] || { grep -aE 'error:' "$log" | sort -u | head -30; crash "$log"; tail -5 "$log"; return 1; }
  missing=$(undeclared "$log")
  [ -z "$missing" ] || { echo "$missing"; echo 'imports of modules that the manifest does not declare; add them to the dependencies of the targets'; return 1; }
  echo "$1 is built"
}

# crash LOG: prints the report of a crashed test process: the signal and the stack of the crashed thread.
crash() {
  awk '/^\*\*\* Program crashed|^Thread .* crashed:/ { on = 1 } /^Registers:/ { on = 0 } on && !/^$/' "$1" | cut -c1-200 | head -60
}

# A suite takes some minutes, on a busy machine several times as long. One that waits for ever must not keep the others from running; a wait of a
# test that never ends says so after fifteen minutes (Engine/Tests/Support/TestWaiting).
patience=40m
# unfinished LOG: prints the tests that have started and not ended.
unfinished() {
  comm -23 <(sed -nE 's/^◇ Test (.*) started\.$/\1/p' "$1" | grep -vE '^(case|run)' | sort -u) \
    <(sed -nE 's/^[✔✘] Test (.*) (passed|failed) after .*/\1/p' "$1" | sed -E 's/ with [0-9]+ test cases?$//' | sort -u) | head -20
}

# suite NAME PROGRAM: runs all tests in a program of tests, NAME's, and counts them as Swift Testing does. The program is run itself, and not by
# `swift test`: that holds the lock of the build folder, in which other packages are built meanwhile.
suite() { part "$1" tested "$@"; }
tested() {
  local name=$1 program=$2 status=0 log all bad
  log=$(mktemp -p "$logs")
  if ! [ -x "$program" ]; then echo "FAILED: $name was not built"; count 0 1; fail "$name was not built"; return; fi
  timeout --signal KILL "$patience" "$program" --testing-library swift-testing >"$log.raw" 2>&1 || status=$?
  # Without colours.
  sed -E 's/\x1b\[[0-9;]*m//g' "$log.raw" >"$log"
  if [ "$status" -eq 137 ]; then echo "$name: the tests did not end within $patience; started and not ended:"; unfinished "$log"; fi
  all=$(sed -nE 's/.*Test run with ([0-9]+) tests?.*(passed|failed).*/\1/p' "$log" | tail -1)
  # Not at a line's beginning only: an argument with a NUL cuts the line before it.
  bad=$(grep -aoE '✘ Test .* failed after' "$log" | grep -cvE '^✘ Test run with' || true)
  if [ -z "$all" ]; then
    crash "$log"; tail -5 "$log"
    echo "FAILED: $name ran no tests"; count 0 1; fail "$name ran no tests: $(grep -am1 -E 'error:' "$log" | cut -c1-300)"; return
  fi
  if [ "$bad" -gt "$all" ]; then bad=$all; fi
  if [ "$status" -ne 0 ] && [ "$bad" -eq 0 ]; then
    # The tests passed, but their process did not end well, or an issue was recorded after the test that caused it had ended.
    bad=1; crash "$log"; grep -aE '^✘' "$log" | head -20; tail -5 "$log"
    fail "$name: the tests ended with status $status although none failed: $(grep -am1 -E '^error:|Program crashed|^✘' "$log" | cut -c1-300)"
  elif [ "$bad" -gt 0 ]; then
    # The line after a failure, if it begins with an arrow, is the comment of the test: what was found instead.
    grep -aE '^✘|^↳|error:' "$log" | grep -avE '^↳ (//|Testing Library|Target Platform)' | head -80
    fail "$name: $(grep -am1 -E '^✘ Test .* recorded an issue' "$log" | cut -c1-300)"
  fi
  echo "$name: $all tests, $bad failed"
  count $((all - bad)) "$bad"
}

# report: prints what failed and the counts; the status of the whole.
report() {
  echo
  sed 's/^/FAILED: /' "$logs/faults"
  awk '{ passed += $1; failed += $2 } END { print passed + 0 " passed, " failed + 0 " failed"; exit failed > 0 }' "$logs/counts"
}
