#define _GNU_SOURCE
#include "CAlmanacThreadFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

int almanac_thread_file(const char *path, char *own, unsigned long size) {
  static const char folder[] = "/proc/", file[] = "/stat";
  if (path == NULL || strncmp(path, folder, sizeof folder - 1) != 0) return 0;
  const char *thread = path + sizeof folder - 1;
  const size_t digits = strspn(thread, "0123456789");
  if (digits == 0 || digits > 10 || strcmp(thread + digits, file) != 0) return 0;
  return snprintf(own, size, "/proc/self/task/%.*s%s", (int)digits, thread, file) < (int)size;
}

// Replaces the C library's function in this process. Opens the same file by another path if it is a thread's; everything else is passed on.
int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & (O_CREAT | __O_TMPFILE)) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, mode_t);
    va_end(arguments);
  }
  char own[64];
  if (almanac_thread_file(path, own, sizeof own)) {
    int descriptor = openat(AT_FDCWD, own, flags, mode);
    if (descriptor >= 0 || errno != ENOENT) return descriptor;
    // Another process, or a thread that has ended. In a sandbox both are refused; libdispatch expects that a thread which has ended is missing.
    descriptor = openat(AT_FDCWD, path, flags, mode);
    if (descriptor < 0 && errno == EACCES) errno = ENOENT;
    return descriptor;
  }
  return openat(AT_FDCWD, path, flags, mode);
}
