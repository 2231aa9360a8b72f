// A wall clock of a test process that returns another instant to selected code.
#ifndef ALMANAC_VIRTUAL_CLOCK_H
#define ALMANAC_VIRTUAL_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

// Returns false if the calling thread should read the machine's clock, otherwise the instant since 1970.
typedef bool (*almanac_instant)(int64_t *seconds, int64_t *nanoseconds);

// Makes every reading of the wall clock outside the testing libraries call `instant`; NULL uninstalls it.
void almanac_virtual_clock_install(almanac_instant instant);

// Whether code at this address always reads the machine's clock: whether it belongs to a testing library.
bool almanac_virtual_clock_leaves(const void *code);

#endif
