import Glibc

// What `sysctl` tells of a process, with the names of Darwin's structures. Fields that Linux has nothing for are left out, or zero.

/// The process is traced by another one: a debugger is attached.
public var P_TRACED: Int32 { 0x0800 }

public struct kinfo_proc: BitwiseCopyable, Sendable {
  public var kp_proc = extern_proc()
  public var kp_eproc = eproc()
  public init() {}

  /// Reads what the kernel says of a process; nil if there is no such process, or if it may not be read.
  init?(process: Int32) {
    let folder = process == getpid() ? "/proc/self" : "/proc/\(process)"
    guard process > 0, let status = try? String(contentsOfFile: folder + "/status", encoding: .utf8) else { return nil }
    var fields: [Substring: Substring] = [:]
    for line in status.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon]] = line[line.index(after: colon)...].drop { $0 == "\t" || $0 == " " }
    }
    kp_proc.p_pid = process
    kp_proc.p_flag = fields["TracerPid"].map { $0 == "0" } ?? true ? 0 : P_TRACED
    kp_eproc.e_ppid = fields["PPid"].flatMap { Int32($0) } ?? 0
    let name = Array((fields["Name"] ?? "").utf8.prefix(16))
    withUnsafeMutableBytes(of: &kp_proc.p_comm) { $0.copyBytes(from: name) }
    if let start = Self.start(of: folder) { kp_proc.p_un.__p_starttime = start }
  }

  /// When a process was started. The kernel counts in hundredths of a second after its own start.
  private static func start(of folder: String) -> timeval? {
    // The name of the program, in parentheses, can contain spaces; the start is the 20th field after it.
    guard let stat = try? String(contentsOfFile: folder + "/stat", encoding: .utf8), let end = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    let ticks = Int(sysconf(_SC_CLK_TCK))
    guard fields.count > 19, let count = Int(fields[19]), let boot = bootTime(), ticks > 0, count >= 0 else { return nil }
    return timeval(tv_sec: boot + count / ticks, tv_usec: count % ticks * (1_000_000 / ticks))
  }
}

public struct extern_proc: BitwiseCopyable, Sendable {
  public struct __Unnamed_union_p_un: BitwiseCopyable, Sendable {
    public var __p_starttime = timeval()
    public init() {}
  }
  public var p_un = __Unnamed_union_p_un()
  public var p_flag: Int32 = 0
  public var p_stat: CChar = 0
  public var p_pid: pid_t = 0
  public var p_oppid: pid_t = 0
  public var p_priority: UInt8 = 0
  public var p_nice: CChar = 0
  public var p_comm:
    (
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar
    ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public init() {}
}
public struct eproc: BitwiseCopyable, Sendable {
  public var e_ppid: pid_t = 0
  public var e_pgid: pid_t = 0
  public init() {}
}
