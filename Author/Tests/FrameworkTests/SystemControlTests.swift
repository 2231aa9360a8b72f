import Foundation
import FoundationCompat
import Testing

/// Darwin's `sysctl`, as apps call it.
@Suite struct SystemControlTests {
  private func text(_ name: String) -> String? {
    var size = 0
    guard sysctlbyname(name, nil, &size, nil, 0) == 0 else { return nil }
    var bytes = [UInt8](repeating: 1, count: size)
    guard sysctlbyname(name, &bytes, &size, nil, 0) == 0, bytes.last == 0 else { return nil }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  @Test func `a process learns of itself whether a debugger is attached, its number and its start`() throws {
    var info = kinfo_proc()
    var mib: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    var size = MemoryLayout<kinfo_proc>.stride
    #expect(sysctl(&mib, UInt32(mib.count), &info, &size, nil, 0) == 0 && size == MemoryLayout<kinfo_proc>.stride)
    #expect(info.kp_proc.p_pid == getpid() && info.kp_eproc.e_ppid == getppid())
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    #expect((info.kp_proc.p_flag & P_TRACED != 0) == !status.contains("TracerPid:\t0\n"))
    let age = Date().timeIntervalSince1970 - Double(info.kp_proc.p_un.__p_starttime.tv_sec)
    #expect(age > -5 && age < 86_400)
  }

  @Test func `a process that is not there has no bytes, and a name that is unknown is an error`() {
    var info = kinfo_proc()
    var mib: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, -1]
    var size = MemoryLayout<kinfo_proc>.stride
    #expect(sysctl(&mib, 4, &info, &size, nil, 0) == 0 && size == 0 && info.kp_proc.p_pid == 0)
    #expect(sysctlbyname("hw.unicorns", nil, &size, nil, 0) == -1 && errno == ENOENT)
    #expect(sysctl(&mib, 1, nil, &size, nil, 0) == -1 && errno == EINVAL)
  }

  @Test func `names and numbers of the machine are those of the kernel, and a value that does not fit is not written`() throws {
    var names = utsname()
    uname(&names)
    let release = withUnsafeBytes(of: names.release) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    #expect(text("kern.osrelease") == release && text("kern.ostype") == "Linux")
    let machine = try #require(text("hw.machine"))
    #expect(["x86_64", "arm64"].contains(machine) && text("hw.model") != nil)
    var (memory, size) = (UInt64(0), MemoryLayout<UInt64>.size)
    #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0 && memory == ProcessInfo.processInfo.physicalMemory)
    var (small, one) = (UInt8(7), 1)
    #expect(sysctlbyname("hw.memsize", &small, &one, nil, 0) == -1 && errno == ENOMEM && small == 7 && one == 8)
    #expect(sysctlbyname("hw.memsize", nil, &size, &memory, 8) == -1 && errno == EPERM)
  }

  @Test func `swap space and the processor's name are those of the kernel's files`() throws {
    var (swap, size) = (xsw_usage(), MemoryLayout<xsw_usage>.stride)
    #expect(sysctlbyname("vm.swapusage", &swap, &size, nil, 0) == 0 && size == 32)
    let memory = try String(contentsOfFile: "/proc/meminfo", encoding: .utf8)
    #expect(memory.split(separator: "\n").contains { $0.hasPrefix("SwapTotal:") && $0.contains(" \(swap.xsu_total / 1024) kB") })
    #expect(swap.xsu_used + swap.xsu_avail == swap.xsu_total && swap.xsu_pagesize == UInt32(sysconf(Int32(_SC_PAGESIZE))))
    var mib = [CTL_VM, VM_SWAPUSAGE]
    #expect(sysctl(&mib, 2, nil, &size, nil, 0) == 0 && size == 32)
    let processors = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let name = text("machdep.cpu.brand_string")
    #expect(name == nil ? !processors.contains("model name") : processors.contains("model name\t: \(name ?? "")"))
  }
}
