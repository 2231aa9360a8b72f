// Starting an extension process with nothing of the host's but one socket.
#ifndef ALMANAC_EXTENSION_PROCESS_H
#define ALMANAC_EXTENSION_PROCESS_H

#include <stdint.h>
#include <sys/types.h>

// What the new process is and may use. Limits of 0 are not set.
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

// Starts the process in its own group; it ends when the calling thread does, so call from a thread that stays.
// It cannot start processes of its own nor signal others. Returns its id, or -errno with the stage that failed.
pid_t almanac_spawn(const struct almanac_spawn_request *request, enum almanac_spawn_step *stage);

// A descriptor that becomes readable when the child ends, or -1.
int almanac_process_descriptor(pid_t pid);

// A pipe whose ends no other process inherits. Returns 0, or -1 with errno.
int almanac_pipe(int ends[2]);

// A connection that waits at a listening socket; no other process inherits it, and it does not block. -1 with errno where none waits.
int almanac_accept(int listening);

// Lets two paths of one file system change places in one step. Returns 0, or -1 with errno.
int almanac_exchange(const char *first, const char *second);

#endif
