// The steps of the sandbox that run in the child between vfork and exec. They must not allocate or take a lock. Each returns 0, or -1 with errno.
#ifndef ALMANAC_SANDBOX_H
#define ALMANAC_SANDBOX_H

#include "CExtensionProcess.h"

// Gives up every capability, for good. Matters when the host runs as root.
int almanac_drop_capabilities(void);

// Adds the process's own folder in /proc to the rules, and applies them.
int almanac_restrict_files(int rules);

// Applies the filter, and a second one that limits signals to this process.
int almanac_restrict_calls(const struct almanac_call_filter *filter);

#endif
