import Foundation
import FoundationCompat
import Testing

/// Darwin's libproc, as apps call it.
@Suite struct ProcessListTests {
  private func text(_ call: (UnsafeMutableRawPointer, UInt32) -> Int32) -> String {
    var bytes = [UInt8](repeating: 1, count: Int(PROC_PIDPATHINFO_MAXSIZE))
    let length = bytes.withUnsafeMutableBytes { call($0.baseAddress!, UInt32($0.count)) }
    return length > 0 && bytes[Int(length)] == 0 ? String(decoding: bytes[..<Int(length)], as: UTF8.self) : ""
  }

  @Test func `this process is in the lists of all, of its parent's and of its group's`() {
    let room = proc_listallpids(nil, 0)
    var all = [pid_t](repeating: 0, count: Int(room))
    let count = proc_listallpids(&all, room * Int32(MemoryLayout<pid_t>.size))
    #expect(count > 0 && count < room && all[..<Int(count)].contains(getpid()))
    var group = [pid_t](repeating: 0, count: Int(room))
    #expect(group[..<Int(proc_listpgrppids(getpgrp(), &group, room * 4))].contains(getpid()))
    var own = [pid_t](repeating: 0, count: Int(room))
    #expect(own[..<(Int(proc_listpids(UInt32(PROC_UID_ONLY), geteuid(), &own, room * 4)) / 4)].contains(getpid()))
    // No more than the buffer has room for.
    #expect(proc_listallpids(&all, 7) == 1 && proc_listpids(99, 0, &all, 64) == 0)
  }

  @Test func `a process has the name and the path of its program`() throws {
    let path = text { proc_pidpath(getpid(), $0, $1) }
    #expect(try path == FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let name = text { proc_name(getpid(), $0, $1) }
    #expect(!name.isEmpty && (name.utf8.count != 15 || path.hasSuffix(name) || !path.contains("/" + name)))
    var short = [CChar](repeating: 1, count: 3)
    #expect(proc_pidpath(getpid(), &short, 3) == 2 && short[2] == 0)
    errno = 0
    #expect(proc_name(-1, &short, 3) == 0 && errno == ESRCH)
  }

  @Test func `a process tells its memory, its time and its user`() {
    var task = proc_taskinfo()
    let size = Int32(MemoryLayout<proc_taskinfo>.size)
    #expect(size == 96 && proc_pidinfo(getpid(), PROC_PIDTASKINFO, 0, &task, size) == size)
    #expect(task.pti_resident_size > 1_000_000 && task.pti_virtual_size >= task.pti_resident_size && task.pti_threadnum > 0)
    var facts = proc_bsdinfo()
    #expect(MemoryLayout<proc_bsdinfo>.size == 136 && proc_pidinfo(getpid(), PROC_PIDTBSDINFO, 0, &facts, 136) == 136)
    #expect(facts.pbi_pid == UInt32(getpid()) && facts.pbi_ppid == UInt32(getppid()) && facts.pbi_uid == geteuid())
    #expect(Int32(facts.pbi_status) == SRUN && abs(Date().timeIntervalSince1970 - Double(facts.pbi_start_tvsec)) < 86_400)
    errno = 0
    #expect(proc_pidinfo(getpid(), PROC_PIDTASKINFO, 0, &task, size - 1) == 0 && errno == ENOMEM)
  }

  @Test func `what a process uses has the fields of the version that is asked for, and no more`() {
    var usage = rusage_info_v2()
    let result = withUnsafeMutablePointer(to: &usage) { pointer in
      pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) { proc_pid_rusage(getpid(), RUSAGE_INFO_V2, $0) }
    }
    #expect(result == 0 && usage.ri_resident_size > 1_000_000 && usage.ri_phys_footprint > 0 && usage.ri_proc_start_abstime > 0)
    #expect(MemoryLayout<rusage_info_v2>.size == 160 && MemoryLayout<rusage_info_v4>.size == 296)
    var nothing: rusage_info_t?
    #expect(proc_pid_rusage(getpid(), 7, &nothing) == -1)
  }

  @Test func `sysctl lists all processes with their users`() throws {
    var mib: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_ALL, 0]
    var size = 0
    #expect(sysctl(&mib, 4, nil, &size, nil, 0) == 0 && size > 0)
    size += 50 * MemoryLayout<kinfo_proc>.stride
    var all = [kinfo_proc](repeating: kinfo_proc(), count: size / MemoryLayout<kinfo_proc>.stride)
    #expect(sysctl(&mib, 4, &all, &size, nil, 0) == 0 && size % MemoryLayout<kinfo_proc>.stride == 0)
    let own = try #require(all.first { $0.kp_proc.p_pid == getpid() })
    #expect(own.kp_eproc.e_ucred.cr_uid == geteuid() && own.kp_eproc.e_pgid == getpgrp() && Int32(own.kp_proc.p_stat) == SRUN)
  }
}
