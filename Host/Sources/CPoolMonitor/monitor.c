#define _GNU_SOURCE
#include "CPoolMonitor.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <string.h>

// On Linux, libdispatch counts the runnable threads of its pools once a second, for ever, to start another one if all of them are blocked. In a host
// that has nothing to do, nothing else wakes the process. libdispatch has no setting for it, so its function that sets timers is replaced here.
static const uint64_t second = 1000000000;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned interval = 1;
// The monitor's timer, which libdispatch never releases.
static void *monitor;

static void set_timer(void *source, uint64_t start, uint64_t every, uint64_t leeway) {
  static void (*original)(void *, uint64_t, uint64_t, uint64_t);
  void (*set)(void *, uint64_t, uint64_t, uint64_t) = __atomic_load_n(&original, __ATOMIC_ACQUIRE);
  if (set == NULL) {
    set = (void (*)(void *, uint64_t, uint64_t, uint64_t))dlsym(RTLD_NEXT, "dispatch_source_set_timer");
    __atomic_store_n(&original, set, __ATOMIC_RELEASE);
  }
  set(source, start, every, leeway);
}

static void set_monitor(uint64_t start) {
  // Half the interval as leeway, so that it wakes the process together with something else; none for libdispatch's own interval.
  set_timer(monitor, start, interval * second, interval > 1 ? interval * second / 2 : 0);
}

static int is_dispatch(const void *code) {
  Dl_info info;
  if (dladdr(code, &info) == 0 || info.dli_fname == NULL) return 0;
  const char *name = strrchr(info.dli_fname, '/');
  return strncmp(name == NULL ? info.dli_fname : name + 1, "libdispatch.so", sizeof "libdispatch.so" - 1) == 0;
}

// Replaces libdispatch's function in this process. The monitor is the timer that libdispatch sets for itself, each second and exactly; every other call
// is passed on.
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t every, uint64_t leeway) {
  if (every == second && leeway == 0 && is_dispatch(__builtin_return_address(0))) {
    pthread_mutex_lock(&lock);
    monitor = source;
    set_monitor(start);
    pthread_mutex_unlock(&lock);
  } else {
    set_timer(source, start, every, leeway);
  }
}

unsigned almanac_set_pool_monitor_interval(unsigned seconds) {
  pthread_mutex_lock(&lock);
  unsigned before = interval;
  interval = seconds < 1 ? 1 : seconds > 3600 ? 3600 : seconds;
  // 0 is DISPATCH_TIME_NOW.
  if (monitor != NULL) set_monitor(0);
  pthread_mutex_unlock(&lock);
  return before;
}

int almanac_has_pool_monitor(void) {
  pthread_mutex_lock(&lock);
  int has = monitor != NULL;
  pthread_mutex_unlock(&lock);
  return has;
}
