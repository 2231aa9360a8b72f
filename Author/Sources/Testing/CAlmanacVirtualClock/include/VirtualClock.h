// Replaces the wall clock of a test process for selected code.
#ifndef ALMANAC_VIRTUAL_CLOCK_H
#define ALMANAC_VIRTUAL_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

// Sets the instant since 1970 and returns true, or returns false if the calling thread should read the machine's clock.
typedef bool (*almanac_instant)(int64_t *seconds, int64_t *nanoseconds);

// Makes every reading of the wall clock outside the testing libraries call `instant`; NULL restores the machine's clock.
void almanac_virtual_clock_install(almanac_instant instant);

// Returns whether the code at this address belongs to a testing library and so always reads the machine's clock.
bool almanac_virtual_clock_leaves(const void *code);

#endif
