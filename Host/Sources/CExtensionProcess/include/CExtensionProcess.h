// Starts sandboxed processes that inherit only one socket from the host.
#ifndef ALMANAC_EXTENSION_PROCESS_H
#define ALMANAC_EXTENSION_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// MARK: What the kernel offers

// Landlock's ABI version; 0 if the kernel has no Landlock or has it switched off.
int almanac_landlock_version(void);

// Whether the kernel filters system calls.
bool almanac_has_call_filter(void);

// MARK: The files of a process

enum almanac_file_access {
  ALMANAC_FILE_READ = 1,    // read files and list folders
  ALMANAC_FILE_EXECUTE = 2, // and execute or map files as code
  ALMANAC_FILE_WRITE = 4,   // and create, change and remove files; no devices, sockets or pipes
  ALMANAC_FILE_DEVICE = 8,  // read and write this one file, a device
};

struct almanac_file_rule {
  const char *path; // a file, or a folder with everything below it
  unsigned access;  // almanac_file_access, combined
  bool is_required; // whether a missing path is an error
};

// Makes the set of files that a process may open; nothing else can be opened. Returns a descriptor, or -errno and the path that failed in `failed_path`.
int almanac_file_rules(const struct almanac_file_rule *rules, size_t count, const char **failed_path);

// MARK: The system calls of a process

// Which processes a filter is for.
enum almanac_calls {
  ALMANAC_CALLS_EXTENSION,
  ALMANAC_CALLS_PAINTER, // no connections, and no changes of files and folders
};

// A filter of system calls. Made once per host.
struct almanac_call_filter {
  void *instructions; // struct sock_filter[]
  unsigned short count;
};

// Makes the filter. Returns 0 or -errno.
int almanac_make_call_filter(struct almanac_call_filter *filter, enum almanac_calls calls);

// MARK: Starting a process

// The program, sandbox and limits of the new process. A limit of 0 is not set.
struct almanac_spawn_request {
  const char *executable;
  char *const *arguments;   // null-terminated
  char *const *environment; // null-terminated
  const char *directory;    // working directory
  int socket;               // becomes descriptor 3
  int output;               // becomes descriptors 1 and 2
  int file_rules;           // from almanac_file_rules; -1: the kernel has no Landlock
  const struct almanac_call_filter *call_filter; // NULL: the kernel has no filters
  uint64_t address_space;   // RLIMIT_AS, bytes
  uint64_t data;            // RLIMIT_DATA, bytes
  uint64_t processor;       // RLIMIT_CPU, seconds until SIGXCPU; SIGKILL follows a second later
  uint64_t open_files;      // RLIMIT_NOFILE
  uint64_t file_size;       // RLIMIT_FSIZE, bytes
  int control_group;        // cgroup.procs of the control group that the process joins; -1: it stays in the host's
};

enum almanac_spawn_step {
  ALMANAC_SPAWN_NONE = 0,
  ALMANAC_SPAWN_NULL,
  ALMANAC_SPAWN_DESCRIPTORS,
  ALMANAC_SPAWN_GROUP,
  ALMANAC_SPAWN_CONTROL_GROUP,
  ALMANAC_SPAWN_PARENT,
  ALMANAC_SPAWN_DIRECTORY,
  ALMANAC_SPAWN_LIMITS,
  ALMANAC_SPAWN_CAPABILITIES,
  ALMANAC_SPAWN_FILES,
  ALMANAC_SPAWN_CALLS,
  ALMANAC_SPAWN_EXEC,
};

// Starts the process in its own process group, without capabilities, inside its sandbox. The kernel kills it when the calling thread ends, so that
// thread must live as long as the host. The process cannot start, signal or inspect other processes.
// Returns its id and sets `failed_step` to ALMANAC_SPAWN_NONE, or returns -errno and sets it to the step that failed.
pid_t almanac_spawn(const struct almanac_spawn_request *request, enum almanac_spawn_step *failed_step);

// MARK: Programs of the user

// Starts a program outside any sandbox, which outlives the host: in a session of its own, with /dev/null as its descriptors 0 to 2 and no others, and
// with the usual limit of open files. If the folder is missing it works in /. Returns its id, which the caller has to wait for, or -errno.
pid_t almanac_start_program(const char *executable, char *const *arguments, char *const *environment, const char *directory);

// MARK: This process

// From now on memory blocks of this size and more go back to the system when they are freed. Otherwise the C library keeps them for later blocks,
// between which smaller ones settle. Returns whether the C library took the value.
bool almanac_return_freed_blocks(int bytes);

// MARK: Events of descriptors

// A set of descriptors to wait for (epoll), not inherited by other processes. Returns it, or -1 with errno.
int almanac_events_create(void);

// Adds a descriptor. It is reported by `id`, once, when it can be read or written or its other end has gone; then it is silent until it is armed
// again. A descriptor can be in a set once. Returns 0, or -1 with errno.
int almanac_events_add(int events, int descriptor, uint64_t id, bool writing);

// Lets a descriptor of the set be reported once more. Returns 0, or -1 with errno.
int almanac_events_arm(int events, int descriptor, uint64_t id, bool writing);

// Removes a descriptor from the set. Returns 0, or -1 with errno.
int almanac_events_remove(int events, int descriptor);

// Waits until descriptors of the set are ready. Writes the ids of at most `count` of them and returns their number, or -1 with errno.
int almanac_events_wait(int events, uint64_t *ids, int count);

// MARK: Descriptors and files

// A descriptor that becomes readable when the child ends, or -1.
int almanac_process_descriptor(pid_t pid);

// A pipe whose ends no other process inherits. Returns 0, or -1 with errno.
int almanac_pipe(int ends[2]);

// Accepts a connection, non-blocking and not inherited by other processes. Returns -1 with errno if none is waiting.
int almanac_accept(int listening);

// Whether the extended attribute of a file is "1", as systemd marks control groups that it delegates.
bool almanac_is_marked(const char *path, const char *attribute);

// Exchanges two paths of one file system in one step. Returns 0, or -1 with errno.
int almanac_exchange(const char *first, const char *second);

#endif
