import CSystemCalls
import Foundation
import Glibc

/// What a hostile extension tries against its host and its user. Each attack returns what came of it: `ok` or the name of the error.
struct Attacks {
  /// The targets, which the test names.
  struct Targets: Decodable {
    /// A file of the user outside of the data folder.
    let secret: String
    /// The host's database and credential, another app's container and bundle, a group that this app does not declare.
    let database, otherContainer, otherBundle, otherGroup: String
    /// The bundle and the container of this app.
    let bundle, container: String
    let hostProcess: Int32
  }
  let targets: Targets

  /// The attacks in order, by name.
  func outcomes() -> [(name: String, outcome: String)] {
    files + folders + memory + processes + sockets + kernel
  }

  // MARK: Files

  private var files: [(String, String)] {
    [
      ("read a file of the user", open(targets.secret, O_RDONLY)),
      ("read the database", open(targets.database, O_RDONLY)),
      ("read another app's container", open(targets.otherContainer + "/note", O_RDONLY)),
      ("write another app's bundle", open(targets.otherBundle + "/planted", O_WRONLY | O_CREAT)),
      ("read a group that is not declared", open(targets.otherGroup + "/note", O_RDONLY)),
      ("read the account's list of users", open("/etc/passwd", O_RDONLY)),
      ("read the machine's id", open("/etc/machine-id", O_RDONLY)),
      ("write its own bundle", open(targets.bundle + "/planted", O_WRONLY | O_CREAT)),
      ("empty a file of its own bundle", open(targets.bundle + "/Info.plist", O_RDONLY | O_TRUNC)),
      ("follow a link out of its container", followLink()),
      ("hard-link a file of the user", result(link(targets.secret, targets.container + "/linked"))),
      ("move a file of the user", result(rename(targets.secret, targets.container + "/moved"))),
      ("remove a file of the user", result(unlink(targets.secret))),
      ("change the mode of a file of the user", result(chmod(targets.secret, 0))),
      ("change the times of a file of the user", result(utimes(targets.secret, nil))),
      ("change the owner of a file of the user", result(chown(targets.secret, getuid(), getgid()))),
      ("set an attribute of a file of the user", call("setxattr", pointer(targets.secret), pointer("user.x"), pointer("x"), 1, 0)),
      ("make a named pipe in its container", result(mkfifo(targets.container + "/pipe", 0o600))),
      ("make a file in shared memory", open("/dev/shm/almanac-attack", O_WRONLY | O_CREAT)),
      ("make a file in /tmp", open("/tmp/almanac-attack", O_WRONLY | O_CREAT)),
      ("write its container", open(targets.container + "/Documents/own", O_WRONLY | O_CREAT)),
      ("replace a file of its container", replaceOwnFile()),
      ("change the mode of an open file", changeModeOfOpenFile()),
      ("change the times of an open file", call("utimensat", 3, 0, 0, 0)),
      ("make a device in its container", makeDevice()),
      ("map memory by a device", open("/dev/zero", O_RDWR)),
      ("look for private keys", open("/etc/ssl", O_RDONLY | O_DIRECTORY)),
      ("read the state of its own thread", open("/proc/\(almanac_system_call(almanac_call_number("gettid"), 0, 0, 0, 0, 0))/stat", O_RDONLY)),
      ("read a font folder", open("/usr/share/fonts", O_RDONLY | O_DIRECTORY)),
      ("read the machine's load", open("/proc/loadavg", O_RDONLY)),
      ("read the machine's memory", open("/proc/vmstat", O_RDONLY)),
      ("read the counters of the network's interfaces", open("/proc/self/net/dev", O_RDONLY)),
    ]
  }

  private var folders: [(String, String)] {
    [
      ("list the root folder", open("/", O_RDONLY | O_DIRECTORY)),
      ("list the processes", open("/proc", O_RDONLY | O_DIRECTORY)),
      ("open the host's folder in /proc", open("/proc/\(targets.hostProcess)", O_RDONLY | O_DIRECTORY)),
    ]
  }

  // MARK: The memory and the life of the host

  private var memory: [(String, String)] {
    [
      ("open the host's memory", open("/proc/\(targets.hostProcess)/mem", O_RDWR)),
      ("read the host's environment", open("/proc/\(targets.hostProcess)/environ", O_RDONLY)),
      ("copy the host's memory", outcome(almanac_try_read_memory(targets.hostProcess))),
      ("trace the host", call("ptrace", 16, Int(targets.hostProcess))),
      ("make a file of memory", call("memfd_create", pointer("x"), 0)),
      ("make a segment of shared memory", call("shmget", 0, 4096, 0o1600)),
      ("map shared memory", mapShared()),
    ]
  }

  private var processes: [(String, String)] {
    let host = Int(targets.hostProcess)
    return [
      ("signal the host", result(kill(targets.hostProcess, SIGCONT))),
      ("signal every process", result(kill(-1, SIGCONT))),
      ("signal its group", result(kill(0, SIGCONT))),
      ("signal a thread of the host", call("tgkill", host, host, Int(SIGCONT))),
      ("signal a thread by its id", call("tkill", host, Int(SIGCONT))),
      ("queue a signal for the host", call("rt_sigqueueinfo", host, Int(SIGCONT), 0)),
      ("open a descriptor of the host's process", call("pidfd_open", host, 0)),
      ("signal the host by a descriptor", call("pidfd_send_signal", 3, Int(SIGCONT), 0, 0)),
      ("take a descriptor from the host", call("pidfd_getfd", 3, 0, 0)),
      ("direct a descriptor's signals at the host", outcome(almanac_try_own(3, targets.hostProcess))),
      ("join the host's group", result(setpgid(0, getpgid(targets.hostProcess)))),
      ("leave its group", result(setpgid(0, 0))),
      ("begin a session", call("setsid")),
      ("outlive the host", call("prctl", 1, 0)),
      ("lower the host's priority", call("setpriority", 0, host, 19)),
      ("limit the host", call("prlimit64", host, 7, 0, 0)),
      ("change the host's scheduling", call("sched_setscheduler", host, 0, 0)),
      ("fork", outcome(almanac_try_fork())),
      // The kernel itself refuses threads that do not share memory, with another error.
      ("start a thread with descriptors of its own", call("clone", 0x10000 | 0x800, 0)),
      ("take all timers of the account", takeTimers()),
      ("start a shell", result(execl("/bin/sh"))),
    ]
  }

  // MARK: Sockets and the kernel

  private var sockets: [(String, String)] {
    [
      ("open a Unix socket", result(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))),
      ("open a raw socket", result(socket(AF_INET, Int32(SOCK_RAW.rawValue), 1))),
      ("open a packet socket", result(socket(17, Int32(SOCK_RAW.rawValue), 0))),
      ("open a netlink socket", result(socket(16, Int32(SOCK_RAW.rawValue), 0))),
      ("listen on a port", listen()),
      ("make a pair of sockets", call("socketpair", Int(AF_UNIX), Int(SOCK_STREAM.rawValue), 0, Int(bitPattern: pair))),
      ("make a pair of sockets that can send to others", call("socketpair", Int(AF_UNIX), Int(SOCK_DGRAM.rawValue), 0, Int(bitPattern: pair))),
      ("enlarge the buffer of a socket", call("setsockopt", 3, Int(SOL_SOCKET), Int(SO_SNDBUF), Int(bitPattern: pair), 4)),
      ("send urgent data", call("sendto", -1, 0, 0, Int(MSG_OOB))),
      ("open an internet socket", result(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))),
    ]
  }

  private var kernel: [(String, String)] {
    [
      ("set up io_uring", call("io_uring_setup", 4, 0)),
      ("handle page faults", call("userfaultfd", 0)),
      ("load a program into the kernel", call("bpf", 0, 0, 0)),
      ("count events of the processor", call("perf_event_open", 0, 0, -1, -1, 0)),
      ("use the kernel's keys", call("keyctl", 0, -3, 0)),
      ("make a user namespace", call("unshare", 0x1000_0000)),
      ("mount", call("mount", 0, pointer("/"), 0, 0, 0)),
      ("watch files", call("inotify_init1", 0)),
      ("change the root folder", call("chroot", pointer("/"))),
      ("regain capabilities", call("capset", 0, 0)),
    ]
  }

  // MARK: How an attack is tried

  private func open(_ path: String, _ flags: Int32) -> String {
    let descriptor = Glibc.open(path, flags, 0o600)
    defer { if descriptor >= 0 { close(descriptor) } }
    return result(descriptor)
  }

  private func followLink() -> String {
    let link = targets.container + "/link"
    unlink(link)
    guard symlink(targets.secret, link) == 0 else { return "no link: \(result(-1))" }
    return open(link, O_RDONLY)
  }

  private func replaceOwnFile() -> String {
    do {
      try Data("new".utf8).write(to: URL(fileURLWithPath: targets.container + "/Documents/own"), options: .atomic)
      return "ok"
    } catch {
      return "\(error)"
    }
  }

  /// Foundation needs the call to succeed, but the mode stays.
  private func changeModeOfOpenFile() -> String {
    let descriptor = Glibc.open(targets.bundle + "/Info.plist", O_RDONLY)
    defer { close(descriptor) }
    guard fchmod(descriptor, 0o4777) == 0 else { return result(-1) }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & 0o7777 == 0o4777 ? "ok" : "no change"
  }

  private func makeDevice() -> String {
    let (old, new) = (targets.container + "/Documents/own", targets.container + "/Documents/moved")
    // AT_FDCWD, RENAME_WHITEOUT
    return call("renameat2", -100, pointer(old), -100, pointer(new), 4)
  }

  private func mapShared() -> String {
    let block = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    return result(block == MAP_FAILED ? -1 : 0)
  }

  private func takeTimers() -> String {
    var timers: [timer_t?] = []
    defer { for timer in timers { if let timer { timer_delete(timer) } } }
    for _ in 0..<5000 {
      var timer: timer_t?
      guard timer_create(CLOCK_MONOTONIC, nil, &timer) == 0 else { return result(-1) }
      timers.append(timer)
    }
    return "ok"
  }

  /// Where a call may write two descriptors.
  private var pair: UnsafeMutableRawPointer { UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8) }

  private func listen() -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    let bound = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    return bound == 0 ? result(Glibc.listen(descriptor, 1)) : result(bound)
  }

  private func execl(_ path: String) -> Int32 {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    return execv(path, &arguments)
  }

  private func call(_ name: String, _ arguments: Int...) -> String {
    let number = almanac_call_number(name)
    guard number >= 0 else { return "unknown call \(name)" }
    let all = arguments + [Int](repeating: 0, count: 5 - arguments.count)
    return outcome(almanac_system_call(number, all[0], all[1], all[2], all[3], all[4]))
  }

  /// The address of a C string that is never freed.
  private func pointer(_ text: String) -> Int { Int(bitPattern: strdup(text)) }

  private func result(_ value: Int32) -> String { outcome(value < 0 ? Int(-errno) : Int(value)) }

  private func outcome(_ value: Int) -> String {
    guard value < 0 else { return "ok" }
    return switch Int32(-value) {
    case EACCES: "EACCES"
    case EPERM: "EPERM"
    case ENOSYS: "ENOSYS"
    case EXDEV: "EXDEV"
    case ENOENT: "ENOENT"
    case EAGAIN: "EAGAIN"
    default: "errno \(-value)"
    }
  }
}
