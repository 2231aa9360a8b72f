import AlmanacDarwinCompat
import AlmanacFoundationCompat
import Foundation
import Testing

/// Darwin's `sysctl`, as apps call it.
@Suite struct DarwinSystemControlTests {
  private func text(_ name: String) -> String? {
    var size = 0
    guard sysctlbyname(name, nil, &size, nil, 0) == 0 else { return nil }
    var bytes = [UInt8](repeating: 1, count: size)
    guard sysctlbyname(name, &bytes, &size, nil, 0) == 0, bytes.last == 0 else { return nil }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  @Test func `a name that is unknown is an error`() {
    var mib: [Int32] = [CTL_KERN]
    var size = 0
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

  @Test func `the processor's name is that of the kernel's file`() throws {
    let processors = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let name = text("machdep.cpu.brand_string")
    #expect(name == nil ? !processors.contains("model name") : processors.contains("model name\t: \(name ?? "")"))
  }
}
