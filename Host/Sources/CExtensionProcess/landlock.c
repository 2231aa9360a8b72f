// Which files a process may open: Linux's Landlock, by its system calls, because the C library has no functions for it.
#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Rights and scopes of kernels that are newer than the headers on Debian 12.
#define ACCESS_TRUNCATE (1ULL << 14)  // ABI 3
#define ACCESS_IOCTL_DEV (1ULL << 15) // ABI 5
#define SCOPE_ABSTRACT_UNIX_SOCKET (1ULL << 0) // ABI 6
#define SCOPE_SIGNAL (1ULL << 1)               // ABI 6

struct ruleset {
  uint64_t access_fs;
  uint64_t access_net;
  uint64_t scoped;
};

static const uint64_t READ = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
static const uint64_t WRITE = LANDLOCK_ACCESS_FS_WRITE_FILE | ACCESS_TRUNCATE | LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                              LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SYM | LANDLOCK_ACCESS_FS_REFER;
// The only rights that a rule for a file, not a folder, may have.
static const uint64_t FILE_RIGHTS =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | ACCESS_TRUNCATE | ACCESS_IOCTL_DEV;

int almanac_landlock_version(void) {
  const long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return version < 0 ? 0 : (int)version;
}

// Returns every right that the kernel's version of Landlock controls. Whatever no rule grants is denied.
static uint64_t controlled(int version) {
  uint64_t rights = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;
  if (version >= 2) rights |= LANDLOCK_ACCESS_FS_REFER;
  if (version >= 3) rights |= ACCESS_TRUNCATE;
  if (version >= 5) rights |= ACCESS_IOCTL_DEV;
  return rights;
}

static uint64_t rights(unsigned access) {
  uint64_t rights = 0;
  if (access & ALMANAC_FILE_READ) rights |= READ;
  if (access & ALMANAC_FILE_EXECUTE) rights |= READ | LANDLOCK_ACCESS_FS_EXECUTE;
  if (access & ALMANAC_FILE_WRITE) rights |= READ | WRITE;
  if (access & ALMANAC_FILE_DEVICE) rights |= LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE;
  return rights;
}

static int add(int rules, const struct almanac_file_rule *rule, uint64_t controlled) {
  const int file = open(rule->path, O_PATH | O_CLOEXEC);
  if (file < 0) return !rule->is_required && (errno == ENOENT || errno == ENOTDIR || errno == EACCES) ? 0 : -1;
  struct stat status;
  int result = fstat(file, &status);
  if (result == 0) {
    struct landlock_path_beneath_attr beneath = {.allowed_access = rights(rule->access) & controlled, .parent_fd = file};
    if (!S_ISDIR(status.st_mode)) beneath.allowed_access &= FILE_RIGHTS;
    result = (int)syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0);
  }
  const int failure = errno;
  close(file);
  errno = failure;
  return result;
}

int almanac_file_rules(const struct almanac_file_rule *rules, size_t count, const char **failed_path) {
  *failed_path = NULL;
  const int version = almanac_landlock_version();
  struct ruleset attributes = {.access_fs = controlled(version)};
  if (version >= 6) attributes.scoped = SCOPE_ABSTRACT_UNIX_SOCKET | SCOPE_SIGNAL;
  // Older kernels refuse a longer structure than they know.
  const size_t size = version >= 6 ? sizeof attributes : sizeof attributes.access_fs;
  const int set = (int)syscall(SYS_landlock_create_ruleset, &attributes, size, 0);
  if (set < 0) return -errno;
  for (size_t index = 0; index < count; index++) {
    if (add(set, &rules[index], attributes.access_fs) == 0) continue;
    const int failure = errno;
    *failed_path = rules[index].path;
    close(set);
    return -failure;
  }
  return set;
}

int almanac_restrict_files(int rules) {
  // The C library reads the bounds of the main thread's stack from /proc/self/maps. Only the child itself can name this folder.
  const struct almanac_file_rule own = {.path = "/proc/self", .access = ALMANAC_FILE_READ};
  if (add(rules, &own, READ) != 0) return -1;
  return (int)syscall(SYS_landlock_restrict_self, rules, 0);
}
