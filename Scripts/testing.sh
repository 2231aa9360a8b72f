# Functions for Scripts/test and Scripts/check, which source this file: they run parts, count their tests and say how long each part took.
passed=0 failed=0
# What failed, a line each; printed again at the end, where nobody has to search for it.
faults=()
logs=$(mktemp -d); trap 'rm -rf "$logs"' EXIT

# finished NAME: prints how long the part that began at $began took.
finished() { printf '   %s: %d:%02d min\n' "$1" $(((SECONDS - began) / 60)) $(((SECONDS - began) % 60)); }
pass() { passed=$((passed + $1)); }
# fail NUMBER WHAT: counts failures and keeps a line about them.
fail() { failed=$((failed + $1)); faults+=("$2"); }

# check NAME COMMAND…: runs the command as one test, which passes if the command succeeds.
check() {
  local name=$1 began=$SECONDS; shift
  echo "== $name"
  if "$@" >"$logs/out" 2>&1; then tail -1 "$logs/out"; pass 1; else tail -40 "$logs/out"; echo "FAILED: $name"; fail 1 "$name: $(tail -1 "$logs/out" | cut -c1-300)"; fi
  finished "$name"
}

# undeclared LOG: prints imports of modules that the manifest does not name as a dependency, one per line. SwiftPM can make them errors, but it would then
# also refuse other packages: OpenCombineShim imports Combine, and CryptoExtras imports CommonCrypto, if there is one.
undeclared() { sed -nE 's/^warning: (Target .* imports another target .*)/\1/p' "$1" | grep -vE '^Target (OpenCombineShim|CryptoExtras) ' | sort -u; }

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

# SwiftPM keeps the plan of a build in its folder, and would use that of another package that was built there last.
plan=(--disable-build-manifest-caching)
# build LOG OPTION…: runs swift build. If a signal ends it, which has happened in its own code and is no error of the sources, it runs once more.
build() {
  local log=$1 status=0; shift
  swift build "${plan[@]}" "$@" >"$log" 2>&1 || status=$?
  if [ "$status" -gt 128 ]; then
    echo "   swift build was ended by signal $((status - 128)); trying once more"
    status=0; swift build "${plan[@]}" "$@" >"$log" 2>&1 || status=$?
  fi
  return "$status"
}

# suite NAME PACKAGE [OPTION…]: runs all tests of a package and counts them as Swift Testing does. The options are those of swift build.
suite() {
  local name=$1 log="$logs/$1" began=$SECONDS
  local place=(--package-path "$2" "${@:3}")
  echo "== $name: building and running its tests"
  local status=0
  build "$log" --build-tests --explicit-target-dependency-import-check warn "${place[@]}" || status=$?
  finished "building $name"
  local missing
  missing=$(undeclared "$log")
  if [ -n "$missing" ]; then
    echo "$missing"; echo "FAILED: $name imports modules that its manifest does not declare; add them to the target's dependencies"
    fail 1 "$name: $missing"
  fi
  if [ "$status" -eq 0 ]; then timeout --signal KILL "$patience" swift test --skip-build "${place[@]}" >>"$log" 2>&1 || status=$?; fi
  if [ "$status" -eq 137 ]; then echo "$name: the tests did not end within $patience; started and not ended:"; unfinished "$log"; fi
  local all bad
  all=$(sed -nE 's/.*Test run with ([0-9]+) tests?.*(passed|failed).*/\1/p' "$log" | tail -1)
  # Not at a line's beginning only: an argument with a NUL cuts the line before it.
  bad=$(grep -aoE '✘ Test .* failed after' "$log" | grep -cvE '^✘ Test run with' || true)
  if [ -z "$all" ]; then
    grep -aE 'error:' "$log" | head -30; crash "$log"; tail -5 "$log"
    echo "FAILED: $name ran no tests"; fail 1 "$name ran no tests: $(grep -am1 -E 'error:' "$log" | cut -c1-300)"; return
  fi
  if [ "$bad" -gt "$all" ]; then bad=$all; fi
  if [ "$status" -ne 0 ] && [ "$bad" -eq 0 ]; then
    # The tests passed, but their process did not end well, or an issue was recorded after the test that caused it had ended.
    bad=1; crash "$log"; grep -aE '^✘' "$log" | head -20; tail -5 "$log"
    fail 1 "$name: swift test ended with status $status although no test failed: $(grep -am1 -E '^error:|Program crashed|^✘' "$log" | cut -c1-300)"
  elif [ "$bad" -gt 0 ]; then
    # The line after a failure, if it begins with an arrow, is the comment of the test: what was found instead.
    grep -aE '^✘|^↳|error:' "$log" | grep -avE '^↳ (//|Testing Library|Target Platform)' | head -80
    fail "$bad" "$name: $(grep -am1 -E '^✘ Test .* recorded an issue' "$log" | cut -c1-300)"
  fi
  echo "$name: $all tests, $bad failed"
  pass $((all - bad))
  finished "$name"
}

# report: prints what failed and the counts; the status of the whole.
report() {
  echo
  for fault in "${faults[@]}"; do echo "FAILED: $fault"; done
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}
