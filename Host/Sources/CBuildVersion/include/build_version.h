#ifndef ALMANAC_BUILD_VERSION_H
#define ALMANAC_BUILD_VERSION_H

// The content of SDK/version.
const char *almanac_version_bytes(void);

// The commit of which this was built, as `Scripts/version commit` prints it; "" where the build was not told.
const char *almanac_build_commit(void);

#endif
