// Starts a program of the user that is not in a sandbox and outlives the host.
#define _GNU_SOURCE
#include "CExtensionProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// The usual soft limit of open files; a host may have raised its own.
enum { USUAL_FILES = 1024 };

// Runs between vfork and exec, so it must not allocate or take a lock.
static void prepare(const char *directory, int null) {
  for (int number = 1; number < NSIG; number++) {
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  }
  if (setsid() < 0) return;
  if (dup2(null, 0) < 0 || dup2(null, 1) < 0 || dup2(null, 2) < 0) return;
  if (syscall(SYS_close_range, 3, ~0U, 0) != 0) {
    for (int descriptor = 3; descriptor < 4096; descriptor++) close(descriptor);
  }
  if (chdir(directory) != 0 && chdir("/") != 0) return;
  struct rlimit files;
  if (getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur > USUAL_FILES) {
    files.rlim_cur = USUAL_FILES;
    setrlimit(RLIMIT_NOFILE, &files);
  }
  sigset_t empty;
  sigemptyset(&empty);
  sigprocmask(SIG_SETMASK, &empty, NULL);
  errno = 0;
}

pid_t almanac_start_program(const char *executable, char *const *arguments, char *const *environment, const char *directory) {
  // Above the numbers that it gets in the child.
  int opened = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (opened < 0) return -errno;
  int null = fcntl(opened, F_DUPFD_CLOEXEC, 3);
  int failure = errno;
  close(opened);
  if (null < 0) return -failure;
  volatile int error = 0;
  // The child shares this memory until it execs, so no signal handler may run in it.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = vfork();
  if (child == 0) {
    errno = 0;
    prepare(directory, null);
    if (errno == 0) execve(executable, arguments, environment);
    error = errno;
    _exit(127);
  }
  failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(null);
  if (child < 0) return -failure;
  if (error != 0) {
    waitpid(child, NULL, 0);
    return -error;
  }
  return child;
}
