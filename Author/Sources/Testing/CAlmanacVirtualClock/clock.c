// The test executable defines these functions, so that all libraries that it loads, including Foundation, call them instead of the C library's. The
// monotonic clock is not replaced: time passes, sleeps end and time limits expire.
#define _GNU_SOURCE
#include "VirtualClock.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static _Atomic(almanac_instant) chosen;
// Set while the instant is computed, which may itself read the clock.
static _Thread_local bool asking;

void almanac_virtual_clock_install(almanac_instant instant) { atomic_store(&chosen, instant); }

// In seconds. No machine has been up that long, so a larger deadline belongs to the wall clock, not to the monotonic clock.
static const time_t LONGEST_UPTIME = 400000000;
static const long SECOND = 1000000000L;

// The address ranges of the testing libraries. They keep the machine's clock, because they time the test, not the widget.
enum { MOST_LIBRARIES = 8 };
static struct {
  uintptr_t start, end;
} testing[MOST_LIBRARIES];
static int testing_count;

static int remember(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  const char *name = strrchr(info->dlpi_name, '/');
  name = name == NULL ? info->dlpi_name : name + 1;
  if (strncmp(name, "libTesting", 10) != 0 && strncmp(name, "libXCTest", 9) != 0 && strncmp(name, "lib_Testing", 11) != 0) return 0;
  for (int index = 0; index < info->dlpi_phnum && testing_count < MOST_LIBRARIES; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || (part->p_flags & PF_X) == 0) continue;
    testing[testing_count].start = info->dlpi_addr + part->p_vaddr;
    testing[testing_count].end = info->dlpi_addr + part->p_vaddr + part->p_memsz;
    testing_count += 1;
  }
  return 0;
}

__attribute__((constructor)) static void find_testing_libraries(void) { dl_iterate_phdr(remember, NULL); }

bool almanac_virtual_clock_leaves(const void *caller) {
  for (int index = 0; index < testing_count; index++) {
    if ((uintptr_t)caller >= testing[index].start && (uintptr_t)caller < testing[index].end) return true;
  }
  return false;
}

// Asks the kernel directly, because this file replaces the C library's function.
static int real_time(clockid_t clock, struct timespec *time) { return (int)syscall(SYS_clock_gettime, clock, time); }

static bool virtual_time(struct timespec *time, const void *caller) {
  const almanac_instant instant = atomic_load_explicit(&chosen, memory_order_acquire);
  if (instant == NULL || asking || almanac_virtual_clock_leaves(caller)) return false;
  int64_t seconds, nanoseconds;
  asking = true;
  const bool found = instant(&seconds, &nanoseconds);
  asking = false;
  if (!found) return false;
  time->tv_sec = seconds;
  time->tv_nsec = nanoseconds;
  return true;
}

static int shown_time(clockid_t clock, struct timespec *time, const void *caller) {
  return virtual_time(time, caller) ? 0 : real_time(clock, time);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE && clock != CLOCK_TAI) return real_time(clock, time);
  return shown_time(clock, time, __builtin_return_address(0));
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  const int result = shown_time(CLOCK_REALTIME, &now, __builtin_return_address(0));
  if (result == 0) {
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
  }
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  if (shown_time(CLOCK_REALTIME, &now, __builtin_return_address(0)) != 0) return (time_t)-1;
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

int timespec_get(struct timespec *time, int base) {
  if (base != TIME_UTC || shown_time(CLOCK_REALTIME, time, __builtin_return_address(0)) != 0) return 0;
  return base;
}

// Converts a deadline computed from the virtual clock to the machine's clock.
static struct timespec real_deadline(const struct timespec *deadline, const void *caller) {
  struct timespec now, shown, result = *deadline;
  if (deadline->tv_sec < LONGEST_UPTIME || !virtual_time(&shown, caller)) return result;
  real_time(CLOCK_REALTIME, &now);
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

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
  static int (*next)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  if (next == NULL) {
    // An unversioned lookup finds the C library's oldest variant, whose condition variables have another layout.
    next = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
    if (next == NULL) next = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
  }
  const struct timespec real = real_deadline(deadline, __builtin_return_address(0));
  return next(condition, mutex, &real);
}
