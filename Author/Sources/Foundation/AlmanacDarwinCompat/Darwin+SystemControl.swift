import Glibc

// Darwin's `sysctl` and `sysctlbyname`, of which apps ask for the model and the memory of the machine.

public var CTL_KERN: Int32 { 1 }
public var CTL_HW: Int32 { 6 }
public var KERN_OSTYPE: Int32 { 1 }
public var KERN_OSRELEASE: Int32 { 2 }
public var KERN_VERSION: Int32 { 4 }
public var KERN_HOSTNAME: Int32 { 10 }
public var KERN_BOOTTIME: Int32 { 21 }
public var KERN_OSVERSION: Int32 { 65 }
public var HW_MACHINE: Int32 { 1 }
public var HW_MODEL: Int32 { 2 }
public var HW_NCPU: Int32 { 3 }
public var HW_PAGESIZE: Int32 { 7 }
public var HW_MEMSIZE: Int32 { 24 }
public var HW_AVAILCPU: Int32 { 25 }

@discardableResult public func sysctl(
  _ name: UnsafeMutablePointer<Int32>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
  _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
  guard let name, (2...12).contains(namelen) else { return failed(EINVAL) }
  let numbers = Array(UnsafeBufferPointer(start: name, count: Int(namelen)))
  let names: [[Int32]: String] = [
    [CTL_KERN, KERN_OSTYPE]: "kern.ostype", [CTL_KERN, KERN_OSRELEASE]: "kern.osrelease", [CTL_KERN, KERN_VERSION]: "kern.version",
    [CTL_KERN, KERN_HOSTNAME]: "kern.hostname", [CTL_KERN, KERN_BOOTTIME]: "kern.boottime", [CTL_KERN, KERN_OSVERSION]: "kern.osversion",
    [CTL_HW, HW_MACHINE]: "hw.machine", [CTL_HW, HW_MODEL]: "hw.model", [CTL_HW, HW_NCPU]: "hw.ncpu", [CTL_HW, HW_PAGESIZE]: "hw.pagesize",
    [CTL_HW, HW_MEMSIZE]: "hw.memsize", [CTL_HW, HW_AVAILCPU]: "hw.activecpu",
  ]
  guard let found = names[numbers].flatMap(value(of:)) else { return failed(ENOENT) }
  return write(found, oldp, oldlenp, newp)
}

@discardableResult public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!,
  _ newlen: Int
) -> Int32 {
  guard let name, let found = value(of: String(cString: name)) else { return failed(ENOENT) }
  return write(found, oldp, oldlenp, newp)
}

/// Returns the bytes of a value of Darwin's tree; nil for a name that Linux has no counterpart for.
///
/// The machine is named after its processor (`x86_64`, `arm64`), as in Apple's simulators, so that no app takes this for an iPhone.
private func value(of name: String) -> [UInt8]? {
  switch name {
  case "hw.machine": text(systemName(\.machine) == "aarch64" ? "arm64" : systemName(\.machine))
  case "hw.model": text(firstLine(of: "/sys/class/dmi/id/product_name") ?? systemName(\.machine))
  case "hw.ncpu", "hw.logicalcpu", "hw.logicalcpu_max", "hw.physicalcpu", "hw.physicalcpu_max":
    bytes(Int32(clamping: ProcessInfo.processInfo.processorCount))
  case "hw.activecpu": bytes(Int32(clamping: ProcessInfo.processInfo.activeProcessorCount))
  case "hw.memsize": bytes(ProcessInfo.processInfo.physicalMemory)
  case "hw.pagesize": bytes(Int32(clamping: sysconf(_SC_PAGESIZE)))
  case "machdep.cpu.brand_string": processorName().map(text)
  case "kern.ostype": text(systemName(\.sysname))
  case "kern.osrelease", "kern.osversion": text(systemName(\.release))
  case "kern.version": text(systemName(\.version))
  case "kern.hostname": text(systemName(\.nodename))
  case "kern.boottime": bootTime().map { bytes(timeval(tv_sec: $0, tv_usec: 0)) }
  default: nil
  }
}

/// Writes a value as Darwin's kernel does: only its length if there is no buffer, and nothing if it does not fit.
private func write(
  _ value: [UInt8], _ target: UnsafeMutableRawPointer?, _ length: UnsafeMutablePointer<Int>?, _ new: UnsafeMutableRawPointer?
) -> Int32 {
  guard new == nil else { return failed(EPERM) }
  guard let length else { return target == nil ? 0 : failed(EFAULT) }
  if let target {
    guard length.pointee >= value.count else {
      length.pointee = value.count
      return failed(ENOMEM)
    }
    value.withUnsafeBytes { target.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(target), byteCount: $0.count) }
  }
  length.pointee = value.count
  return 0
}

private func failed(_ code: Int32) -> Int32 {
  errno = code
  return -1
}
private func text(_ string: String) -> [UInt8] { Array(string.utf8) + [0] }
/// Returns the bytes of a value, as many as C's `sizeof` counts.
private func bytes<Value: BitwiseCopyable>(_ value: Value) -> [UInt8] {
  let padding = MemoryLayout<Value>.stride - MemoryLayout<Value>.size
  return withUnsafeBytes(of: value) { Array($0) } + [UInt8](repeating: 0, count: padding)
}

private func systemName<Field>(_ field: KeyPath<utsname, Field>) -> String {
  var names = utsname()
  uname(&names)
  return withUnsafeBytes(of: names[keyPath: field]) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
private func firstLine(of path: String) -> String? {
  let line = (try? String(contentsOfFile: path, encoding: .utf8))?.prefix { $0 != "\n" }
  return line.flatMap { $0.isEmpty ? nil : String($0) }
}

/// Returns the name that the processor reports; nil on ARM, whose processors report none.
private func processorName() -> String? {
  let line = kernelFile("/proc/cpuinfo")?.split(separator: "\n").first { $0.hasPrefix("model name") }
  return line?.split(separator: ":", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
}

/// Seconds since 1970 at which the machine started.
private func bootTime() -> Int? {
  let lines = kernelFile("/proc/stat")?.split(separator: "\n")
  return lines?.first { $0.hasPrefix("btime ") }.flatMap { Int($0.dropFirst(6)) }
}
