import Glibc

// The structures and flavours of Darwin's `proc_pidinfo`.

public var PROC_PIDTASKALLINFO: Int32 { 2 }
public var PROC_PIDTBSDINFO: Int32 { 3 }
public var PROC_PIDTASKINFO: Int32 { 4 }
public var PROC_PIDT_SHORTBSDINFO: Int32 { 13 }
public var PROC_PIDTASKALLINFO_SIZE: Int32 { Int32(MemoryLayout<proc_taskallinfo>.size) }
public var PROC_PIDTBSDINFO_SIZE: Int32 { Int32(MemoryLayout<proc_bsdinfo>.size) }
public var PROC_PIDTASKINFO_SIZE: Int32 { Int32(MemoryLayout<proc_taskinfo>.size) }
public var PROC_PIDT_SHORTBSDINFO_SIZE: Int32 { Int32(MemoryLayout<proc_bsdshortinfo>.size) }

/// - Returns: the number of bytes written; 0 with `errno` if the process does not exist, the buffer is too small or the flavour is unknown.
@discardableResult public func proc_pidinfo(_ pid: Int32, _ flavor: Int32, _ arg: UInt64, _ buffer: UnsafeMutableRawPointer!, _ buffersize: Int32)
  -> Int32
{
  func failed(_ code: Int32) -> Int32 {
    errno = code
    return 0
  }
  guard let status = ProcessStatus(pid) else { return failed(ESRCH) }
  func write<Value: BitwiseCopyable>(_ value: Value) -> Int32 {
    guard let buffer, Int(buffersize) >= MemoryLayout<Value>.size else { return failed(ENOMEM) }
    buffer.storeBytes(of: value, as: Value.self)
    return Int32(MemoryLayout<Value>.size)
  }
  switch flavor {
  case PROC_PIDTASKINFO: return write(proc_taskinfo(status))
  case PROC_PIDTBSDINFO: return write(proc_bsdinfo(status))
  case PROC_PIDT_SHORTBSDINFO: return write(proc_bsdshortinfo(status))
  case PROC_PIDTASKALLINFO:
    var all = proc_taskallinfo()
    (all.pbsd, all.ptinfo) = (proc_bsdinfo(status), proc_taskinfo(status))
    return write(all)
  default: return failed(EINVAL)
  }
}

/// Sizes in bytes, times in nanoseconds. Fields that Linux has no value for are zero.
public struct proc_taskinfo: BitwiseCopyable, Sendable {
  public var pti_virtual_size: UInt64 = 0
  public var pti_resident_size: UInt64 = 0
  public var pti_total_user: UInt64 = 0
  public var pti_total_system: UInt64 = 0
  public var pti_threads_user: UInt64 = 0
  public var pti_threads_system: UInt64 = 0
  public var pti_policy: Int32 = 0
  public var pti_faults: Int32 = 0
  public var pti_pageins: Int32 = 0
  public var pti_cow_faults: Int32 = 0
  public var pti_messages_sent: Int32 = 0
  public var pti_messages_received: Int32 = 0
  public var pti_syscalls_mach: Int32 = 0
  public var pti_syscalls_unix: Int32 = 0
  public var pti_csw: Int32 = 0
  public var pti_threadnum: Int32 = 0
  public var pti_numrunning: Int32 = 0
  public var pti_priority: Int32 = 0
  public init() {}
  fileprivate init(_ status: ProcessStatus) {
    (pti_virtual_size, pti_resident_size) = (status.size, status.resident)
    (pti_total_user, pti_total_system) = (status.userTime, status.systemTime)
    (pti_faults, pti_pageins) = (Int32(truncatingIfNeeded: status.faults), Int32(truncatingIfNeeded: status.pageIns))
    let switches = (status.numbers["voluntary_ctxt_switches"] ?? 0) + (status.numbers["nonvoluntary_ctxt_switches"] ?? 0)
    (pti_csw, pti_threadnum, pti_priority) = (Int32(truncatingIfNeeded: switches), status.threads, status.priority)
    pti_numrunning = status.state == "R" ? 1 : 0
  }
}

/// `pbi_comm` and `pbi_name` are 16 and 32 bytes long.
public struct proc_bsdinfo: BitwiseCopyable, Sendable {
  public typealias Name =
    (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  public typealias LongName =
    (
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar,
      CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar
    )
  public var pbi_flags: UInt32 = 0
  public var pbi_status: UInt32 = 0
  public var pbi_xstatus: UInt32 = 0
  public var pbi_pid: UInt32 = 0
  public var pbi_ppid: UInt32 = 0
  public var pbi_uid: uid_t = 0
  public var pbi_gid: gid_t = 0
  public var pbi_ruid: uid_t = 0
  public var pbi_rgid: gid_t = 0
  public var pbi_svuid: uid_t = 0
  public var pbi_svgid: gid_t = 0
  public var rfu_1: UInt32 = 0
  public var pbi_comm: Name = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var pbi_name: LongName = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var pbi_nfiles: UInt32 = 0
  public var pbi_pgid: UInt32 = 0
  public var pbi_pjobc: UInt32 = 0
  public var e_tdev: UInt32 = 0
  public var e_tpgid: UInt32 = 0
  public var pbi_nice: Int32 = 0
  public var pbi_start_tvsec: UInt64 = 0
  public var pbi_start_tvusec: UInt64 = 0
  public init() {}
  fileprivate init(_ status: ProcessStatus) {
    (pbi_status, pbi_pid, pbi_ppid) = (UInt32(status.darwinState), UInt32(bitPattern: status.process), UInt32(bitPattern: status.parent))
    (pbi_ruid, pbi_uid, pbi_svuid) = (status.users[0], status.users[1], status.users[2])
    (pbi_rgid, pbi_gid, pbi_svgid) = (status.groups[0], status.groups[1], status.groups[2])
    withUnsafeMutableBytes(of: &pbi_comm) { $0.copyBytes(from: status.name.utf8.prefix(15)) }
    withUnsafeMutableBytes(of: &pbi_name) { $0.copyBytes(from: status.longName.utf8.prefix(31)) }
    (pbi_pgid, e_tdev, e_tpgid) = (UInt32(bitPattern: status.group), UInt32(bitPattern: status.terminal), UInt32(bitPattern: status.foreground))
    pbi_nice = status.nice
    pbi_nfiles = UInt32(
      clamping: (try? FileManager.default.contentsOfDirectory(atPath: ProcessStatus.folder(of: status.process) + "/fd"))?.count ?? 0)
    if let start = status.start { (pbi_start_tvsec, pbi_start_tvusec) = (start / 1_000_000, start % 1_000_000) }
  }
}

public struct proc_bsdshortinfo: BitwiseCopyable, Sendable {
  public var pbsi_pid: UInt32 = 0
  public var pbsi_ppid: UInt32 = 0
  public var pbsi_pgid: UInt32 = 0
  public var pbsi_status: UInt32 = 0
  public var pbsi_comm: proc_bsdinfo.Name = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  public var pbsi_flags: UInt32 = 0
  public var pbsi_uid: uid_t = 0
  public var pbsi_gid: gid_t = 0
  public var pbsi_ruid: uid_t = 0
  public var pbsi_rgid: gid_t = 0
  public var pbsi_svuid: uid_t = 0
  public var pbsi_svgid: gid_t = 0
  public var pbsi_rfu: UInt32 = 0
  public init() {}
  fileprivate init(_ status: ProcessStatus) {
    let all = proc_bsdinfo(status)
    (pbsi_pid, pbsi_ppid, pbsi_pgid, pbsi_status, pbsi_comm) = (all.pbi_pid, all.pbi_ppid, all.pbi_pgid, all.pbi_status, all.pbi_comm)
    (pbsi_uid, pbsi_ruid, pbsi_svuid) = (all.pbi_uid, all.pbi_ruid, all.pbi_svuid)
    (pbsi_gid, pbsi_rgid, pbsi_svgid) = (all.pbi_gid, all.pbi_rgid, all.pbi_svgid)
  }
}

public struct proc_taskallinfo: BitwiseCopyable, Sendable {
  public var pbsd = proc_bsdinfo()
  public var ptinfo = proc_taskinfo()
  public init() {}
}
