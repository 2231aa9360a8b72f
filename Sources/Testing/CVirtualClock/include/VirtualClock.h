// The wall clock of a test process, which shows chosen code another instant.
#ifndef ALMANAC_VIRTUAL_CLOCK_H
#define ALMANAC_VIRTUAL_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

// What the calling thread is to see of the wall clock: false for the machine's own, else the instant, since 1970.
typedef bool (*almanac_instant)(int64_t *seconds, int64_t *nanoseconds);

// Has `instant` asked at every reading of the wall clock by whoever is not of the testing libraries; NULL: nobody is asked.
void almanac_virtual_clock_install(almanac_instant instant);

// Whether code at this address always sees the machine's clock: it is of a testing library.
bool almanac_virtual_clock_leaves(const void *code);

#endif
