#ifndef ALMANAC_ZEROED_MEMORY_H
#define ALMANAC_ZEROED_MEMORY_H

/// Overwrites every block of memory with zeros when this process frees it, from now on (Specification D5).
///
/// A block that was freed keeps its bytes until somebody gets it again: texts and pictures would stay readable after a lock.
void almanac_zero_freed_memory(void);

#endif
