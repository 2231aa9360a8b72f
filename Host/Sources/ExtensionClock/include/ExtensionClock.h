// A library that is loaded before an extension's other libraries (LD_PRELOAD) and gives it the clock that the host chose.
#ifndef ALMANAC_EXTENSION_CLOCK_H
#define ALMANAC_EXTENSION_CLOCK_H

#include <stdint.h>

enum almanac_clock_mode {
  ALMANAC_CLOCK_SYSTEM = 0,
  ALMANAC_CLOCK_FROZEN = 1, // the instant itself
  ALMANAC_CLOCK_OFFSET = 2, // added to the machine's time
};

// The content of the file that ALMANAC_CLOCK_FILE names; the host may change it between requests.
struct almanac_clock {
  int64_t mode;
  int64_t seconds;
  int64_t nanoseconds; // 0 ..< 1,000,000,000
};

#endif
