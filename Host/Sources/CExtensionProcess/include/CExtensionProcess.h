// Starts an extension process that inherits only one socket from the host.
#ifndef ALMANAC_EXTENSION_PROCESS_H
#define ALMANAC_EXTENSION_PROCESS_H

#include <stdint.h>
#include <sys/types.h>

// The program and limits of the new process. A limit of 0 is not set.
struct almanac_spawn_request {
  const char *executable;
  char *const *arguments;   // null-terminated
  char *const *environment; // null-terminated
  const char *directory;    // working directory
  int socket;               // becomes descriptor 3
  int output;               // becomes descriptors 1 and 2
  uint64_t address_space;   // RLIMIT_AS, bytes
  uint64_t data;            // RLIMIT_DATA, bytes
  uint64_t processor;       // RLIMIT_CPU, seconds
  uint64_t open_files;      // RLIMIT_NOFILE
  uint64_t file_size;       // RLIMIT_FSIZE, bytes
};

enum almanac_spawn_step {
  ALMANAC_SPAWN_NONE = 0,
  ALMANAC_SPAWN_DESCRIPTORS = 1,
  ALMANAC_SPAWN_DIRECTORY = 2,
  ALMANAC_SPAWN_LIMITS = 3,
  ALMANAC_SPAWN_EXEC = 4,
};

// Starts the process in its own process group. The kernel kills it when the calling thread ends, so that thread must live as long as the host.
// The process cannot start or signal other processes. Returns its id and sets `failed_step` to ALMANAC_SPAWN_NONE, or returns -errno and sets it to the step that failed.
pid_t almanac_spawn(const struct almanac_spawn_request *request, enum almanac_spawn_step *failed_step);

// A descriptor that becomes readable when the child ends, or -1.
int almanac_process_descriptor(pid_t pid);

// A pipe whose ends no other process inherits. Returns 0, or -1 with errno.
int almanac_pipe(int ends[2]);

// Accepts a connection, non-blocking and not inherited by other processes. Returns -1 with errno if none is waiting.
int almanac_accept(int listening);

// Exchanges two paths of one file system in one step. Returns 0, or -1 with errno.
int almanac_exchange(const char *first, const char *second);

#endif
