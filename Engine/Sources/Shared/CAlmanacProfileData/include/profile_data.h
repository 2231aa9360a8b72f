#include <stddef.h>

/// A file of `Engine/Sources/Shared/AlmanacProfiles/Data`.
struct profile_file {
  const char *name;
  const unsigned char *bytes;
  size_t length;
};

/// All files of the folder, sorted by name.
extern const struct profile_file *const profile_files;
extern const int profile_file_count;
