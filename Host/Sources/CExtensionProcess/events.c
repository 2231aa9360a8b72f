#include "CExtensionProcess.h"

#include <errno.h>
#include <sys/epoll.h>

int almanac_events_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

static int control(int events, int operation, int descriptor, uint64_t id, bool writing) {
  struct epoll_event event = {.events = EPOLLONESHOT | (writing ? EPOLLOUT : EPOLLIN), .data = {.u64 = id}};
  return epoll_ctl(events, operation, descriptor, &event);
}

int almanac_events_add(int events, int descriptor, uint64_t id, bool writing) { return control(events, EPOLL_CTL_ADD, descriptor, id, writing); }

int almanac_events_arm(int events, int descriptor, uint64_t id, bool writing) { return control(events, EPOLL_CTL_MOD, descriptor, id, writing); }

int almanac_events_remove(int events, int descriptor) { return epoll_ctl(events, EPOLL_CTL_DEL, descriptor, NULL); }

int almanac_events_wait(int events, uint64_t *ids, int count) {
  struct epoll_event ready[64];
  int found;
  do {
    found = epoll_wait(events, ready, count < 64 ? count : 64, -1);
  } while (found < 0 && errno == EINTR);
  for (int index = 0; index < found; index++) ids[index] = ready[index].data.u64;
  return found;
}
