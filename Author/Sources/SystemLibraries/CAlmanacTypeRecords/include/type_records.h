// Finds types by what the compiler records of them in the program, also types that cannot be found by name: private ones, and those inside a function.
#ifndef ALMANAC_TYPE_RECORDS_H
#define ALMANAC_TYPE_RECORDS_H

#include <stdbool.h>
#include <stddef.h>

// A type that conforms to a protocol.
struct almanac_conforming_type {
  // The type's name, and those of the types and the module around it, joined by points, such as “Clock.Face.Tap”. Private and local scopes have no name.
  // It is cut if it is longer. Several types may have the same.
  char name[512];
  // The type's metadata: what a metatype is in memory.
  const void *metadata;
};

// Calls `body` for each type of this process that conforms to the protocol, in the order of the program's records, until it returns false. Generic types
// are left out. `body` may not keep `type`.
void almanac_conforming_types(
    const char *module, const char *protocol, bool (*body)(const struct almanac_conforming_type *type, void *context), void *context);

#endif
