#include "build_version.h"

// Host/Package.swift defines it if the variable ALMANAC_COMMIT is set. A new commit then compiles this file alone.
#ifndef ALMANAC_COMMIT
#define ALMANAC_COMMIT ""
#endif

const char *almanac_build_commit(void) { return ALMANAC_COMMIT; }
