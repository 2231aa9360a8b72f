import Glibc

// Processor ticks, and the machine's properties that `host_info` returns.

public var CPU_STATE_USER: Int32 { 0 }
public var CPU_STATE_SYSTEM: Int32 { 1 }
public var CPU_STATE_IDLE: Int32 { 2 }
public var CPU_STATE_NICE: Int32 { 3 }
public var CPU_STATE_MAX: Int32 { 4 }

public typealias cpu_type_t = integer_t
public typealias cpu_subtype_t = integer_t
public typealias cpu_threadtype_t = integer_t
public typealias processor_flavor_t = Int32
public typealias processor_info_t = UnsafeMutablePointer<integer_t>
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>

public struct host_cpu_load_info: BitwiseCopyable, Sendable {
  public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t)
  public init() { cpu_ticks = (0, 0, 0, 0) }
  public init(cpu_ticks: (natural_t, natural_t, natural_t, natural_t)) { self.cpu_ticks = cpu_ticks }
}
public typealias host_cpu_load_info_data_t = host_cpu_load_info
public typealias host_cpu_load_info_t = UnsafeMutablePointer<host_cpu_load_info>

public struct processor_cpu_load_info: BitwiseCopyable, Sendable {
  public var cpu_ticks: (UInt32, UInt32, UInt32, UInt32)
  public init() { cpu_ticks = (0, 0, 0, 0) }
  public init(cpu_ticks: (UInt32, UInt32, UInt32, UInt32)) { self.cpu_ticks = cpu_ticks }
}
public typealias processor_cpu_load_info_data_t = processor_cpu_load_info
public typealias processor_cpu_load_info_t = UnsafeMutablePointer<processor_cpu_load_info>

public struct host_basic_info: BitwiseCopyable, Sendable {
  public var max_cpus: integer_t = 0
  public var avail_cpus: integer_t = 0
  public var memory_size: natural_t = 0
  public var cpu_type: cpu_type_t = 0
  public var cpu_subtype: cpu_subtype_t = 0
  public var cpu_threadtype: cpu_threadtype_t = 0
  public var physical_cpu: integer_t = 0
  public var physical_cpu_max: integer_t = 0
  public var logical_cpu: integer_t = 0
  public var logical_cpu_max: integer_t = 0
  public var max_mem: UInt64 = 0
  public init() {}

  static func ofMachine() -> Self {
    var result = Self()
    result.max_cpus = integer_t(clamping: ProcessInfo.processInfo.processorCount)
    result.avail_cpus = integer_t(clamping: ProcessInfo.processInfo.activeProcessorCount)
    (result.physical_cpu, result.logical_cpu) = (result.avail_cpus, result.avail_cpus)
    (result.physical_cpu_max, result.logical_cpu_max) = (result.max_cpus, result.max_cpus)
    result.max_mem = ProcessInfo.processInfo.physicalMemory
    // Darwin limits this field to two gigabytes.
    result.memory_size = natural_t(min(result.max_mem, 1 << 31))
    #if arch(arm64)
      result.cpu_type = 0x0100_000C
    #else
      (result.cpu_type, result.cpu_subtype) = (0x0100_0007, 3)
    #endif
    return result
  }
}
public typealias host_basic_info_data_t = host_basic_info
public typealias host_basic_info_t = UnsafeMutablePointer<host_basic_info>

/// Scaled by a thousand. Linux has no counterpart of the Mach factor.
public struct host_load_info: BitwiseCopyable, Sendable {
  public var avenrun: (integer_t, integer_t, integer_t) = (0, 0, 0)
  public var mach_factor: (integer_t, integer_t, integer_t) = (0, 0, 0)
  public init() {}

  static func ofMachine() -> Self? {
    var loads = [0.0, 0, 0]
    guard getloadavg(&loads, 3) == 3 else { return nil }
    var result = Self()
    let scaled = loads.map { integer_t($0 * 1000) }
    result.avenrun = (scaled[0], scaled[1], scaled[2])
    return result
  }
}
public typealias host_load_info_data_t = host_load_info
public typealias host_load_info_t = UnsafeMutablePointer<host_load_info>

/// Ticks since boot in hundredths of a second, Darwin's unit: the sum over all processors, and each running processor.
struct ProcessorTicks {
  typealias Ticks = (natural_t, natural_t, natural_t, natural_t)
  private(set) var all: Ticks = (0, 0, 0, 0)
  private(set) var each: [Ticks] = []

  init?() {
    guard let text = kernelFile("/proc/stat") else { return nil }
    for line in text.split(separator: "\n") {
      guard line.hasPrefix("cpu") else { break }
      let words = line.split(separator: " ")
      let fields = words.dropFirst().map { UInt64($0) ?? 0 }
      guard fields.count >= 4 else { return nil }
      let ticks = Self.ticks(fields)
      if words[0] == "cpu" { all = ticks } else { each.append(ticks) }
    }
    guard !each.isEmpty else { return nil }
  }

  /// Linux's fields are user, nice, system, idle, I/O wait, and two kinds of interrupts. Steal time, which a hypervisor gave to other guests, is not
  /// counted.
  private static func ticks(_ fields: [UInt64]) -> Ticks {
    func sum(_ indices: Int...) -> natural_t {
      natural_t(truncatingIfNeeded: indices.reduce(0) { $0 &+ (fields.indices.contains($1) ? fields[$1] : 0) })
    }
    return (sum(0), sum(2, 5, 6), sum(3, 4), sum(1))
  }
}
