#pragma clang diagnostic ignored "-Wc23-extensions"
#include "build_version.h"

static const char version_file[] = {
#embed "../../../SDK/version" suffix(,)
    0};

// Host/Package.swift defines it if the variable ALMANAC_COMMIT is set. A new commit then compiles this file alone.
#ifndef ALMANAC_COMMIT
#define ALMANAC_COMMIT ""
#endif

const char *almanac_version_bytes(void) { return version_file; }

const char *almanac_build_commit(void) { return ALMANAC_COMMIT; }
