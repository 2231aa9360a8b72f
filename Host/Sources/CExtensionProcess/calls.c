// Which system calls extensions and painters may make: an allow-list. libseccomp compiles it to the kernel's filter language.
#define _GNU_SOURCE
#include "sandbox.h"

#include <asm/termbits.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <seccomp.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// Allowed with any arguments. None of them reaches another process. Which files they open is limited by the file rules.
static const char *const ALLOWED[] = {
    // Memory. memfd_create is missing: memory in such a file would not count as the process's own.
    "brk", "madvise", "map_shadow_stack", "membarrier", "mincore", "mprotect", "mremap", "msync", "munmap", "pkey_alloc", "pkey_free",
    "pkey_mprotect",
    // Files by path. Owner, mode, times and attributes of a path cannot be changed: file rules do not cover these calls.
    "access", "chdir", "faccessat", "faccessat2", "getcwd", "lstat", "newfstatat", "open", "openat", "readlink", "readlinkat", "stat", "statfs", "statx",
    "umask",
    // Open files.
    "close", "close_range", "dup", "dup2", "dup3", "fadvise64", "fchdir", "fgetxattr", "flistxattr", "fstat", "fstatfs", "getdents", "getdents64",
    "lseek", "pread64", "preadv", "preadv2", "read", "readahead", "readv", "write", "writev",
    // Waiting.
    "epoll_create", "epoll_create1", "epoll_ctl", "epoll_pwait", "epoll_pwait2", "epoll_wait", "eventfd", "eventfd2", "futex", "futex_waitv", "pipe",
    "pipe2", "poll", "ppoll", "pselect6", "select", "signalfd", "signalfd4", "timerfd_create", "timerfd_gettime", "timerfd_settime",
    // Time.
    "clock_getres", "clock_gettime", "clock_nanosleep", "getitimer", "gettimeofday", "nanosleep", "setitimer", "time", "timer_create", "timer_delete",
    "timer_getoverrun", "timer_gettime", "timer_settime", "alarm",
    // The process itself. kill and tgkill are limited to it by the second filter. execve starts the extension; a further program stays in the sandbox.
    "arch_prctl", "capget", "execve", "exit", "exit_group", "get_robust_list", "getcpu", "getegid", "geteuid", "getgid", "getgroups", "getpgrp",
    "getpid", "getppid", "getrandom", "getresgid", "getresuid", "getrlimit", "getrusage", "gettid", "getuid", "kill", "pause", "restart_syscall",
    "rseq", "rt_sigaction", "rt_sigpending", "rt_sigprocmask", "rt_sigreturn", "rt_sigsuspend", "rt_sigtimedwait", "sched_get_priority_max",
    "sched_get_priority_min", "sched_getaffinity", "sched_getparam", "sched_getscheduler", "sched_yield", "set_robust_list", "set_tid_address",
    "sigaltstack", "sysinfo", "tgkill", "times", "uname",
};

// What an extension may do besides: a painter has no use for it.
static const char *const EXTENSIONS_ONLY[] = {
    // Changes of files and folders.
    "copy_file_range", "fallocate", "fdatasync", "flock", "fsync", "ftruncate", "link", "linkat", "mkdir", "mkdirat", "pwrite64", "pwritev",
    "pwritev2", "rename", "renameat", "rmdir", "sendfile", "symlink", "symlinkat", "sync_file_range", "truncate", "unlink", "unlinkat",
    // Connections that the process makes. It cannot listen.
    "connect", "getpeername", "getsockname", "getsockopt", "shutdown",
};

// Refused as not permitted. Every other call is refused as unknown to the kernel, which the C library handles by an older call.
static const char *const REFUSED[] = {
    "accept", "accept4", "bind", "bpf", "capset", "chmod", "chown", "chroot", "fchmodat", "fchmodat2", "fchown", "fchownat", "fork", "keyctl",
    "lchown", "listen", "memfd_create", "memfd_secret", "mknod", "mknodat", "mount", "perf_event_open", "pidfd_getfd", "pidfd_open",
    "pidfd_send_signal", "pivot_root", "process_vm_readv", "process_vm_writev", "ptrace", "rt_sigqueueinfo", "rt_tgsigqueueinfo", "sched_setaffinity",
    "sched_setattr", "sched_setparam", "sched_setscheduler", "setns", "setpgid", "setpriority", "setsid", "tkill", "unshare", "userfaultfd", "utime",
    "utimensat", "utimes", "vfork",
};

static const unsigned long CONTROLS[] = {FIONREAD, FIONBIO, FIOCLEX, FIONCLEX, TCGETS, TIOCGWINSZ};
static const int FILE_CONTROLS[] = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD,     F_SETFD,     F_GETFL,      F_SETFL,      F_GETLK,
                                    F_SETLK, F_SETLKW,        F_OFD_GETLK, F_OFD_SETLK, F_OFD_SETLKW, F_GETPIPE_SZ};
static const int PROCESS_CONTROLS[] = {PR_SET_NAME, PR_GET_NAME, PR_GET_DUMPABLE, PR_CAPBSET_READ, 0x53564d41 /* PR_SET_VMA: names memory */};
static const int FAMILIES[] = {AF_INET, AF_INET6};
static const int TYPES[] = {SOCK_STREAM, SOCK_DGRAM};
static const int PROTOCOLS[] = {0, IPPROTO_TCP, IPPROTO_UDP};
enum { SOCKET_TYPE_MASK = 0xf, MAP_TYPE_MASK = 0xf };

// What may be set of a connection. The sizes of its buffers are missing: they are memory of the kernel, which nobody counts as the process's own.
static const struct {
  int level, name;
} SOCKET_OPTIONS[] = {
    {SOL_SOCKET, SO_BROADCAST},   {SOL_SOCKET, SO_ERROR},        {SOL_SOCKET, SO_KEEPALIVE},     {SOL_SOCKET, SO_LINGER},
    {SOL_SOCKET, SO_RCVLOWAT},    {SOL_SOCKET, SO_RCVTIMEO},     {SOL_SOCKET, SO_REUSEADDR},     {SOL_SOCKET, SO_SNDTIMEO},
    {SOL_SOCKET, SO_TIMESTAMP},   {IPPROTO_TCP, TCP_CONGESTION}, {IPPROTO_TCP, TCP_FASTOPEN_CONNECT}, {IPPROTO_TCP, TCP_KEEPCNT},
    {IPPROTO_TCP, TCP_KEEPIDLE},  {IPPROTO_TCP, TCP_KEEPINTVL},  {IPPROTO_TCP, TCP_NODELAY},     {IPPROTO_TCP, TCP_QUICKACK},
    {IPPROTO_TCP, TCP_USER_TIMEOUT}, {IPPROTO_IP, IP_RECVERR},   {IPPROTO_IP, IP_TOS},           {IPPROTO_IP, IP_TTL},
    {IPPROTO_IPV6, IPV6_RECVERR}, {IPPROTO_IPV6, IPV6_TCLASS},   {IPPROTO_IPV6, IPV6_UNICAST_HOPS}, {IPPROTO_IPV6, IPV6_V6ONLY},
};

// The calls that send and receive, with the argument that holds their flags.
static const struct {
  const char *name;
  unsigned flags;
} TRANSFERS[] = {{"recvfrom", 3}, {"recvmmsg", 3}, {"recvmsg", 2}, {"sendmmsg", 3}, {"sendmsg", 2}, {"sendto", 3}};

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

// Adds a rule for a call; a call that the architecture lacks needs none.
static int rule(scmp_filter_ctx context, uint32_t action, const char *name, unsigned count, const struct scmp_arg_cmp *arguments) {
  const int number = seccomp_syscall_resolve_name(name);
  if (number < 0) return 0;
  return seccomp_rule_add_array(context, action, number, count, arguments);
}

static int add_connections(scmp_filter_ctx context) {
  int result = 0;
  for (size_t family = 0; family < COUNT(FAMILIES); family++) {
    for (size_t type = 0; type < COUNT(TYPES); type++) {
      for (size_t protocol = 0; protocol < COUNT(PROTOCOLS) && result == 0; protocol++) {
        const struct scmp_arg_cmp arguments[] = {SCMP_A0(SCMP_CMP_EQ, FAMILIES[family]), SCMP_A1(SCMP_CMP_MASKED_EQ, SOCKET_TYPE_MASK, TYPES[type]),
                                                 SCMP_A2(SCMP_CMP_EQ, PROTOCOLS[protocol])};
        result = rule(context, SCMP_ACT_ALLOW, "socket", COUNT(arguments), arguments);
      }
    }
  }
  // For libcurl. The two ends of a stream stay connected to each other; those of other types could send to any Unix socket.
  const struct scmp_arg_cmp pair[] = {SCMP_A0(SCMP_CMP_EQ, AF_UNIX), SCMP_A1(SCMP_CMP_MASKED_EQ, SOCKET_TYPE_MASK, SOCK_STREAM)};
  if (result == 0) result = rule(context, SCMP_ACT_ALLOW, "socketpair", COUNT(pair), pair);
  for (size_t index = 0; index < COUNT(SOCKET_OPTIONS) && result == 0; index++) {
    const struct scmp_arg_cmp option[] = {SCMP_A1(SCMP_CMP_MASKED_EQ, 0xffffffff, (unsigned)SOCKET_OPTIONS[index].level),
                                          SCMP_A2(SCMP_CMP_MASKED_EQ, 0xffffffff, (unsigned)SOCKET_OPTIONS[index].name)};
    result = rule(context, SCMP_ACT_ALLOW, "setsockopt", COUNT(option), option);
  }
  // Urgent data is missing: nobody needs it, and it has had faults in the kernel (CVE-2025-38236).
  for (size_t index = 0; index < COUNT(TRANSFERS) && result == 0; index++) {
    result = rule(context, SCMP_ACT_ALLOW, TRANSFERS[index].name, 1, &SCMP_CMP(TRANSFERS[index].flags, SCMP_CMP_MASKED_EQ, MSG_OOB, 0));
  }
  return result;
}

// Mapped memory: of files, and private memory. Shared memory without a file is not counted any more once it is unmapped in part, though it stays.
static int add_mappings(scmp_filter_ctx context) {
  int result = rule(context, SCMP_ACT_ALLOW, "mmap", 1, &SCMP_A3(SCMP_CMP_MASKED_EQ, MAP_ANONYMOUS, 0));
  if (result == 0) {
    result = rule(context, SCMP_ACT_ALLOW, "mmap", 1, &SCMP_A3(SCMP_CMP_MASKED_EQ, MAP_ANONYMOUS | MAP_TYPE_MASK, MAP_ANONYMOUS | MAP_PRIVATE));
  }
  // Bit 0 is set in both types that share.
  if (result == 0) {
    result = rule(context, SCMP_ACT_ERRNO(EPERM), "mmap", 1, &SCMP_A3(SCMP_CMP_MASKED_EQ, MAP_ANONYMOUS | 1, MAP_ANONYMOUS | 1));
  }
  return result;
}

// Changes of files and folders whose arguments matter.
static int add_file_changes(scmp_filter_ctx context) {
  // Without RENAME_WHITEOUT, which makes a device.
  int result = rule(context, SCMP_ACT_ALLOW, "renameat2", 1, &SCMP_A4(SCMP_CMP_MASKED_EQ, RENAME_WHITEOUT, 0));
  // Says that the mode was set, and leaves it: a process could otherwise close or open every file of this account that it may read. Foundation copies
  // the mode when it replaces a file, and fails if it cannot.
  if (result == 0) result = rule(context, SCMP_ACT_ERRNO(0), "fchmod", 0, NULL);
  return result;
}

static int add_rules(scmp_filter_ctx context, enum almanac_calls calls) {
  const uint32_t refuse = SCMP_ACT_ERRNO(EPERM);
  int result = 0;
  const bool is_extension = calls == ALMANAC_CALLS_EXTENSION;
  for (size_t index = 0; is_extension && index < COUNT(EXTENSIONS_ONLY) && result == 0; index++) {
    result = rule(context, SCMP_ACT_ALLOW, EXTENSIONS_ONLY[index], 0, NULL);
  }
  for (size_t index = 0; index < COUNT(ALLOWED) && result == 0; index++) result = rule(context, SCMP_ACT_ALLOW, ALLOWED[index], 0, NULL);
  for (size_t index = 0; index < COUNT(REFUSED) && result == 0; index++) result = rule(context, refuse, REFUSED[index], 0, NULL);
  for (size_t index = 0; index < COUNT(CONTROLS) && result == 0; index++) {
    result = rule(context, SCMP_ACT_ALLOW, "ioctl", 1, &SCMP_A1(SCMP_CMP_MASKED_EQ, 0xffffffff, CONTROLS[index]));
  }
  // F_SETOWN is missing: it would direct signals at other processes.
  for (size_t index = 0; index < COUNT(FILE_CONTROLS) && result == 0; index++) {
    result = rule(context, SCMP_ACT_ALLOW, "fcntl", 1, &SCMP_A1(SCMP_CMP_MASKED_EQ, 0xffffffff, (unsigned)FILE_CONTROLS[index]));
  }
  // PR_SET_PDEATHSIG is missing: an extension must not outlive its host.
  for (size_t index = 0; index < COUNT(PROCESS_CONTROLS) && result == 0; index++) {
    result = rule(context, SCMP_ACT_ALLOW, "prctl", 1, &SCMP_A0(SCMP_CMP_MASKED_EQ, 0xffffffff, (unsigned)PROCESS_CONTROLS[index]));
  }
  if (result == 0) result = add_mappings(context);
  if (is_extension && result == 0) result = add_connections(context);
  if (is_extension && result == 0) result = add_file_changes(context);
  if (result == 0) result = rule(context, SCMP_ACT_ALLOW, "prlimit64", 1, &SCMP_A0(SCMP_CMP_EQ, 0));
  // Threads, but no processes. A thread shares the descriptors: with its own it would escape their limit. The filter cannot read the flags of clone3, which are in memory; without clone3 the C library uses clone.
  const unsigned long spaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
  const unsigned long thread = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD;
  if (result == 0) result = rule(context, SCMP_ACT_ALLOW, "clone", 1, &SCMP_A0(SCMP_CMP_MASKED_EQ, thread | spaces, thread));
  return result;
}

// Reads the compiled filter, which libseccomp writes to a file.
static int export_rules(scmp_filter_ctx context, struct almanac_call_filter *filter) {
  const int file = memfd_create("filter", MFD_CLOEXEC);
  if (file < 0) return -errno;
  int result = seccomp_export_bpf(context, file);
  const off_t size = result == 0 ? lseek(file, 0, SEEK_END) : 0;
  if (result == 0 && (size <= 0 || size % sizeof(struct sock_filter) != 0 || size / sizeof(struct sock_filter) > BPF_MAXINSNS)) result = -EINVAL;
  if (result == 0 && (filter->instructions = malloc((size_t)size)) == NULL) result = -ENOMEM;
  if (result == 0 && pread(file, filter->instructions, (size_t)size, 0) != size) result = -EIO;
  if (result == 0) filter->count = (unsigned short)(size / (off_t)sizeof(struct sock_filter));
  close(file);
  return result;
}

int almanac_make_call_filter(struct almanac_call_filter *filter, enum almanac_calls calls) {
  scmp_filter_ctx context = seccomp_init(SCMP_ACT_ERRNO(ENOSYS));
  if (context == NULL) return -ENOMEM;
  int result = seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_ERRNO(ENOSYS));
  // A binary tree instead of a list: fewer instructions per call.
  if (result == 0) result = seccomp_attr_set(context, SCMP_FLTATR_CTL_OPTIMIZE, 2);
  if (result == 0) result = add_rules(context, calls);
  if (result == 0) result = export_rules(context, filter);
  seccomp_release(context);
  return result;
}

bool almanac_has_call_filter(void) {
  const uint32_t action = SECCOMP_RET_ERRNO;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)

int almanac_restrict_calls(const struct almanac_call_filter *filter) {
  // Signals may go to this process only, whose id the first filter does not know. The first filter has checked the architecture.
  const unsigned id = (unsigned)getpid();
  struct sock_filter own[] = {
      LOAD(nr),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_kill, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tgkill, 0, 2),
      LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, id, 0, 1),
      RETURN(SECCOMP_RET_ALLOW),
      RETURN(SECCOMP_RET_ERRNO | EPERM),
  };
  const struct sock_fprog signals = {.len = COUNT(own), .filter = own};
  const struct sock_fprog calls = {.len = filter->count, .filter = filter->instructions};
  // The kernel runs both filters and obeys the stricter result. The first one to be applied must allow applying the second.
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &signals) != 0) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &calls);
}
