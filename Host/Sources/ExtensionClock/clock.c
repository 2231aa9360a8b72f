// Replaces the wall clock and keeps the monotonic clock: timeouts work, and the date is the host's.
#define _GNU_SOURCE
#include "ExtensionClock.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static const volatile struct almanac_clock *shared;

// More seconds than any machine has been up: a larger absolute time is one of the wall clock.
static const time_t LONGEST_UPTIME = 400000000;
static const long SECOND = 1000000000L;

__attribute__((constructor)) static void attach(void) {
  const char *path = getenv("ALMANAC_CLOCK_FILE");
  if (path == NULL) return;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  void *memory = mmap(NULL, sizeof *shared, PROT_READ, MAP_SHARED, file, 0);
  close(file);
  if (memory != MAP_FAILED) shared = memory;
}

// The kernel's clock; this file replaces the C library's function.
static int real_time(clockid_t clock, struct timespec *time) { return (int)syscall(SYS_clock_gettime, clock, time); }

static int shown_time(clockid_t clock, struct timespec *time) {
  const int64_t mode = shared == NULL ? ALMANAC_CLOCK_SYSTEM : shared->mode;
  if (mode == ALMANAC_CLOCK_FROZEN) {
    time->tv_sec = shared->seconds;
    time->tv_nsec = shared->nanoseconds;
    return 0;
  }
  const int result = real_time(clock, time);
  if (result == 0 && mode == ALMANAC_CLOCK_OFFSET) {
    time->tv_sec += shared->seconds;
    time->tv_nsec += shared->nanoseconds;
    if (time->tv_nsec >= SECOND) {
      time->tv_nsec -= SECOND;
      time->tv_sec += 1;
    }
  }
  return result;
}

// Converts a deadline on the clock that the extension sees to the kernel's clock.
static struct timespec real_deadline(const struct timespec *deadline) {
  struct timespec now, shown, result = *deadline;
  if (shared == NULL || shared->mode == ALMANAC_CLOCK_SYSTEM || deadline->tv_sec < LONGEST_UPTIME) return result;
  real_time(CLOCK_REALTIME, &now);
  shown_time(CLOCK_REALTIME, &shown);
  result.tv_sec += now.tv_sec - shown.tv_sec;
  result.tv_nsec += now.tv_nsec - shown.tv_nsec;
  if (result.tv_nsec < 0) {
    result.tv_nsec += SECOND;
    result.tv_sec -= 1;
  } else if (result.tv_nsec >= SECOND) {
    result.tv_nsec -= SECOND;
    result.tv_sec += 1;
  }
  return result;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI) return shown_time(clock, time);
  return real_time(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  const int result = shown_time(CLOCK_REALTIME, &now);
  if (result == 0) {
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
  }
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  if (shown_time(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

int timespec_get(struct timespec *time, int base) {
  if (base != TIME_UTC || shown_time(CLOCK_REALTIME, time) != 0) return 0;
  return base;
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
  static int (*next)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  if (next == NULL) {
    // An unversioned lookup finds the C library's oldest variant, whose condition variables are another type.
    next = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
    if (next == NULL) next = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
  }
  const struct timespec real = real_deadline(deadline);
  return next(condition, mutex, &real);
}

int timerfd_settime(int timer, int flags, const struct itimerspec *value, struct itimerspec *old) {
  struct itimerspec real = *value;
  if (flags & TFD_TIMER_ABSTIME) real.it_value = real_deadline(&value->it_value);
  return (int)syscall(SYS_timerfd_settime, timer, flags, &real, old);
}
