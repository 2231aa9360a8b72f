// Starts a process inside its sandbox.
#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

// Descriptors for the child are copied above the numbers that they get in it.
enum { FIRST_FREE = 16, EXTENSION_SOCKET = 3 };

// The account's processes share their queued signals and POSIX timers; one of them must not take all.
enum { QUEUED_SIGNALS = 1024 };

static int limit(int resource, uint64_t value) {
  if (value == 0) return 0;
  struct rlimit limit = {.rlim_cur = value, .rlim_max = value};
  struct rlimit current;
  if (getrlimit(resource, &current) == 0 && current.rlim_max < value) limit.rlim_cur = limit.rlim_max = current.rlim_max;
  return setrlimit(resource, &limit);
}

// Processor time has two limits: the first sends SIGXCPU, by which the host tells the reason, the second SIGKILL to a process that ignores it.
static int limit_processor(uint64_t seconds) {
  enum { IGNORED = 1 };
  if (seconds == 0) return 0;
  struct rlimit limit = {.rlim_cur = seconds, .rlim_max = seconds + IGNORED};
  struct rlimit current;
  if (getrlimit(RLIMIT_CPU, &current) == 0 && current.rlim_max < limit.rlim_max) {
    limit.rlim_max = current.rlim_max;
    if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  }
  return setrlimit(RLIMIT_CPU, &limit);
}

// Runs between vfork and exec, so it must not allocate or take a lock. Returns the step that failed.
static enum almanac_spawn_step prepare(const struct almanac_spawn_request *request, int null, int socket, int output, pid_t parent) {
  for (int number = 1; number < NSIG; number++) {
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  }
  if (setpgid(0, 0) != 0) return ALMANAC_SPAWN_GROUP;
  // Before any instruction of the extension, and before the capabilities that the kernel may ask for are gone. 0 is the writing process.
  if (request->control_group >= 0 && write(request->control_group, "0", 1) != 1) return ALMANAC_SPAWN_CONTROL_GROUP;
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return ALMANAC_SPAWN_PARENT;
  if (getppid() != parent) _exit(127);
  if (almanac_drop_capabilities() != 0) return ALMANAC_SPAWN_CAPABILITIES;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return ALMANAC_SPAWN_CAPABILITIES;
  // Before the descriptor of the rules is closed. What follows opens no file but the executable, which the rules allow.
  if (request->file_rules >= 0 && almanac_restrict_files(request->file_rules) != 0) return ALMANAC_SPAWN_FILES;
  if (dup2(null, 0) < 0 || dup2(output, 1) < 0 || dup2(output, 2) < 0 || dup2(socket, EXTENSION_SOCKET) < 0) {
    return ALMANAC_SPAWN_DESCRIPTORS;
  }
  if (syscall(SYS_close_range, EXTENSION_SOCKET + 1, ~0U, 0) != 0) {
    for (int descriptor = EXTENSION_SOCKET + 1; descriptor < 4096; descriptor++) close(descriptor);
  }
  if (chdir(request->directory) != 0) return ALMANAC_SPAWN_DIRECTORY;
  if (limit(RLIMIT_AS, request->address_space) != 0 || limit(RLIMIT_DATA, request->data) != 0 ||
      limit_processor(request->processor) != 0 || limit(RLIMIT_NOFILE, request->open_files) != 0 ||
      limit(RLIMIT_FSIZE, request->file_size) != 0 || limit(RLIMIT_SIGPENDING, QUEUED_SIGNALS) != 0) {
    return ALMANAC_SPAWN_LIMITS;
  }
  // Others of this machine may not read what the extension writes.
  umask(077);
  const int unused[] = {RLIMIT_CORE, RLIMIT_MEMLOCK, RLIMIT_MSGQUEUE};
  for (int index = 0; index < (int)(sizeof unused / sizeof unused[0]); index++) {
    const struct rlimit none = {0, 0};
    if (setrlimit(unused[index], &none) != 0) return ALMANAC_SPAWN_LIMITS;
  }
  sigset_t empty;
  sigemptyset(&empty);
  sigprocmask(SIG_SETMASK, &empty, NULL);
  if (request->call_filter != NULL && almanac_restrict_calls(request->call_filter) != 0) return ALMANAC_SPAWN_CALLS;
  execve(request->executable, request->arguments, request->environment);
  return ALMANAC_SPAWN_EXEC;
}

pid_t almanac_spawn(const struct almanac_spawn_request *request, enum almanac_spawn_step *failed_step) {
  *failed_step = ALMANAC_SPAWN_NULL;
  int null = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (null < 0) return -errno;
  *failed_step = ALMANAC_SPAWN_DESCRIPTORS;
  // High enough that no copy is overwritten when the others get their final numbers.
  int sources[3] = {fcntl(null, F_DUPFD_CLOEXEC, FIRST_FREE), fcntl(request->socket, F_DUPFD_CLOEXEC, FIRST_FREE),
                    fcntl(request->output, F_DUPFD_CLOEXEC, FIRST_FREE)};
  int failure = errno;
  close(null);
  pid_t child = -failure;
  if (sources[0] >= 0 && sources[1] >= 0 && sources[2] >= 0) {
    const pid_t parent = getpid();
    volatile int error = 0;
    volatile enum almanac_spawn_step failed = ALMANAC_SPAWN_NONE;
    // The child shares this memory until it execs, so no signal handler may run in it.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    child = vfork();
    if (child == 0) {
      failed = prepare(request, sources[0], sources[1], sources[2], parent);
      error = errno;
      _exit(127);
    }
    failure = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (child < 0) {
      child = -failure;
    } else if (failed != ALMANAC_SPAWN_NONE) {
      waitpid(child, NULL, 0);
      *failed_step = failed;
      child = -error;
    } else {
      *failed_step = ALMANAC_SPAWN_NONE;
    }
  }
  for (int index = 0; index < 3; index++) {
    if (sources[index] >= 0) close(sources[index]);
  }
  return child;
}

int almanac_process_descriptor(pid_t pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }

int almanac_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int almanac_accept(int listening) { return accept4(listening, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK); }

int almanac_exchange(const char *first, const char *second) { return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE); }

// A value that was set also ends the C library's own adjustment, which raises it to the size of every block that was freed.
bool almanac_return_freed_blocks(int bytes) { return mallopt(M_MMAP_THRESHOLD, bytes) == 1; }

bool almanac_is_marked(const char *path, const char *attribute) {
  char value[2];
  return getxattr(path, attribute, value, sizeof value) == 1 && value[0] == '1';
}
