// Sets how often libdispatch looks at the threads of its pools, so that an idle host sleeps.
#ifndef ALMANAC_POOL_MONITOR_H
#define ALMANAC_POOL_MONITOR_H

// Sets the interval of libdispatch's monitor in this process, in whole seconds from 1 to 3600. Returns the interval before.
unsigned almanac_set_pool_monitor_interval(unsigned seconds);

// Whether the monitor runs: since the pool's first thread.
int almanac_has_pool_monitor(void);

#endif
