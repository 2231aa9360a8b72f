import Glibc

// The process data of `sysctl`, with the names of Darwin's structures. Fields that Linux has no counterpart for are missing or zero.

/// Another process, such as a debugger, traces this process.
public var P_TRACED: Int32 { 0x0800 }

public struct kinfo_proc: BitwiseCopyable, Sendable {
  public var kp_proc = extern_proc()
  public var kp_eproc = eproc()
  public init() {}

  /// Reads the data from `/proc`. Returns nil if the process does not exist or may not be read.
  init?(process: Int32) {
    guard let status = ProcessStatus(process) else { return nil }
    kp_proc.p_pid = process
    kp_proc.p_flag = status.numbers["TracerPid"] ?? 0 == 0 ? 0 : P_TRACED
    kp_proc.p_stat = CChar(status.darwinState)
    kp_proc.p_nice = CChar(clamping: status.nice)
    kp_proc.p_oppid = status.parent
    withUnsafeMutableBytes(of: &kp_proc.p_comm) { $0.copyBytes(from: status.name.utf8.prefix(16)) }
    if let start = status.start { kp_proc.p_un.__p_starttime = timeval(tv_sec: Int(start / 1_000_000), tv_usec: Int(start % 1_000_000)) }
    (kp_eproc.e_ppid, kp_eproc.e_pgid) = (status.parent, status.group)
    kp_eproc.e_ucred.cr_uid = status.users[1]
    kp_eproc.e_pcred = _pcred(p_ruid: status.users[0], p_svuid: status.users[2], p_rgid: status.groups[0], p_svgid: status.groups[2])
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
public struct _pcred: BitwiseCopyable, Sendable {
  public var p_ruid: uid_t = 0
  public var p_svuid: uid_t = 0
  public var p_rgid: gid_t = 0
  public var p_svgid: gid_t = 0
  public init() {}
  init(p_ruid: uid_t, p_svuid: uid_t, p_rgid: gid_t, p_svgid: gid_t) {
    (self.p_ruid, self.p_svuid, self.p_rgid, self.p_svgid) = (p_ruid, p_svuid, p_rgid, p_svgid)
  }
}
public struct _ucred: BitwiseCopyable, Sendable {
  public var cr_ref: Int32 = 0
  public var cr_uid: uid_t = 0
  public var cr_ngroups: Int16 = 0
  public init() {}
}
public struct eproc: BitwiseCopyable, Sendable {
  public var e_pcred = _pcred()
  public var e_ucred = _ucred()
  public var e_ppid: pid_t = 0
  public var e_pgid: pid_t = 0
  public init() {}
}
