// Mach's set of all processors, from which system monitors read the numbers of processes and threads.

public typealias processor_set_t = mach_port_t
public typealias processor_set_name_t = mach_port_t
public typealias processor_set_flavor_t = Int32
public typealias processor_set_info_t = UnsafeMutablePointer<integer_t>

public var PROCESSOR_SET_LOAD_INFO: Int32 { 4 }
public var LOAD_SCALE: Int32 { 1000 }

public struct processor_set_load_info: BitwiseCopyable, Sendable {
  public var task_count: Int32 = 0
  public var thread_count: Int32 = 0
  public var load_average: integer_t = 0
  public var mach_factor: integer_t = 0
  public init() {}

  /// Returns nil in an extension's sandbox, which may not list the processes.
  fileprivate static func ofMachine() -> Self? {
    // `0.20 0.18 0.12 1/80 11206`: the number behind the slash is that of all threads.
    guard let words = kernelFile("/proc/loadavg")?.split(separator: " "), words.count >= 4, let load = Double(words[0]),
      let threads = words[3].split(separator: "/").last.flatMap({ Int32($0) }),
      let processes = try? FileManager.default.contentsOfDirectory(atPath: "/proc").lazy.filter({ Int32($0) != nil }).count
    else { return nil }
    var result = Self()
    result.task_count = Int32(clamping: processes)
    result.thread_count = threads
    result.load_average = integer_t(load * Double(LOAD_SCALE))
    return result
  }
}
public typealias processor_set_load_info_data_t = processor_set_load_info
public typealias processor_set_load_info_t = UnsafeMutablePointer<processor_set_load_info>

public func processor_set_default(_ host: host_t, _ default_set: UnsafeMutablePointer<processor_set_name_t>!) -> kern_return_t {
  guard host == mach_host_self() else { return MACH_SEND_INVALID_DEST }
  guard let default_set else { return KERN_INVALID_ARGUMENT }
  default_set.pointee = allProcessors
  return KERN_SUCCESS
}

public func processor_set_statistics(
  _ pset: processor_set_name_t, _ flavor: processor_set_flavor_t, _ info_out: processor_set_info_t!,
  _ info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard pset == allProcessors else { return MACH_SEND_INVALID_DEST }
  guard flavor == PROCESSOR_SET_LOAD_INFO else { return KERN_INVALID_ARGUMENT }
  guard let load = processor_set_load_info.ofMachine() else { return KERN_FAILURE }
  return write(load, revisions: [4], info_out, info_outCnt, tooSmall: KERN_FAILURE)
}

private let allProcessors: processor_set_name_t = 0x403
