// System calls for which Swift or the C library has no function, for extensions that attack their host.
#ifndef ALMANAC_SYSTEM_CALLS_H
#define ALMANAC_SYSTEM_CALLS_H

#include <sys/types.h>

// Makes a system call by its number. Returns its result, or -errno.
long almanac_system_call(long number, long first, long second, long third, long fourth, long fifth);

// The number of a call on this architecture, or a negative number.
long almanac_call_number(const char *name);

// A process without threads, as fork makes it. Returns its id or -errno; the child exits at once.
long almanac_try_fork(void);

// Directs the signals of a descriptor to a process. Returns 0 or -errno.
long almanac_try_own(int descriptor, pid_t process);

// Reads bytes of another process's memory. Returns their number or -errno.
long almanac_try_read_memory(pid_t process);

#endif
