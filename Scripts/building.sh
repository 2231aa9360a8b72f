# How Scripts build Almanac's packages; the scripts that build or test source this file.
#
# Engine, Author and Services share a folder: a module that two of them need is compiled once. The host has one of its own, where no package finds a
# module of the name of an Apple framework.

# folder PACKAGE: where the package is built.
folder() { if [ "$1" = Host ]; then echo Host/.build; else echo .build; fi; }
# place PACKAGE: the options of swift build and swift test that name the package and its folder.
place() { place=(--package-path "$1" --scratch-path "$(folder "$1")"); }

# SwiftPM keeps the plan of a build in its folder, and would use that of another package that was built there last.
plan=(--disable-build-manifest-caching)
# Options of builds without optimization. They leave out debug information, which no script reads, and compile a module by one process, which saves a
# quarter of the processor time: each process reads all imported modules. `-num-threads` keeps one object per file, which the index needs, and the index
# stays because SwiftPM finds tests by it. All scripts use the same options, because SwiftPM compiles everything anew when they change.
# This holds for the tests, too: a change in one compiles those of its target, which takes less time in all than file by file.
debug=(
  "${plan[@]}" -debug-info-format none -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 1 -Xswiftc -no-emit-module-separately-wmo
  -Xswiftc -disable-batch-mode
)
# Options of an optimized build.
release=("${plan[@]}" -c release -debug-info-format none)

# swift_build LOG OPTION…: runs swift build. If it crashes, which has happened in its own code and is no error of the sources, it runs once more.
# The signals of a crash are those of an illegal instruction, a trap, an abort, and bad accesses to memory.
swift_build() {
  local log=$1 status=0; shift
  swift build "$@" >>"$log" 2>&1 || status=$?
  case $((status - 128)) in 4 | 5 | 6 | 7 | 11)
    echo "build: swift build was ended by signal $((status - 128)); trying once more"
    status=0; swift build "$@" >>"$log" 2>&1 || status=$?
  esac
  return "$status"
}
