import Glibc

// Mach's `task_info` for this process. `task_for_pid` never returns another task, so it cannot be queried.

public typealias task_flavor_t = natural_t
public typealias task_info_t = UnsafeMutablePointer<integer_t>

public var TASK_ABSOLUTETIME_INFO: Int32 { 1 }
public var TASK_EVENTS_INFO: Int32 { 2 }
public var TASK_THREAD_TIMES_INFO: Int32 { 3 }
#if arch(arm64)
  public var TASK_BASIC_INFO: Int32 { 18 }
#else
  public var TASK_BASIC_INFO: Int32 { 5 }
#endif
public var TASK_BASIC_INFO_64: Int32 { TASK_BASIC_INFO }
public var MACH_TASK_BASIC_INFO: Int32 { 20 }
public var TASK_VM_INFO: Int32 { 22 }

@discardableResult public func task_info(
  _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard target_task == mach_task_self_ else { return MACH_SEND_INVALID_DEST }
  func answer<Value: BitwiseCopyable>(_ value: Value?, _ revisions: Int...) -> kern_return_t {
    guard let value else { return KERN_FAILURE }
    return write(value, revisions: revisions, task_info_out, task_info_outCnt, tooSmall: KERN_INVALID_ARGUMENT)
  }
  switch Int32(bitPattern: flavor) {
  case TASK_ABSOLUTETIME_INFO: return answer(task_absolutetime_info(ProcessUsage.now), 8)
  case TASK_EVENTS_INFO: return answer(task_events_info(ProcessUsage.now), 8)
  case TASK_THREAD_TIMES_INFO: return answer(task_thread_times_info(ProcessUsage.now), 4)
  case TASK_BASIC_INFO: return answer(ProcessMemory().map(task_basic_info.init), 10)
  case MACH_TASK_BASIC_INFO: return answer(ProcessMemory().map(mach_task_basic_info.init), 12)
  case TASK_VM_INFO: return answer(ProcessMemory().map(task_vm_info.init), 36, 38, 42, 84, 86, 87, 89)
  default: return KERN_INVALID_ARGUMENT
  }
}

/// Sizes from `/proc/self`, in bytes.
private struct ProcessMemory {
  let size, resident, peak, anonymous, files, swapped: UInt64

  init?() {
    guard let status = kernelNumbers("/proc/self/status"), let statm = kernelFile("/proc/self/statm") else { return nil }
    let pages = statm.split(separator: " ").prefix(2).compactMap { UInt64($0) }
    guard pages.count == 2 else { return nil }
    size = pages[0] * UInt64(vm_page_size)
    resident = pages[1] * UInt64(vm_page_size)
    // `status` lags behind `statm`, so its peak can be below the current resident size.
    peak = max((status["VmHWM"] ?? 0) * 1024, resident)
    anonymous = (status["RssAnon"] ?? 0) * 1024
    files = ((status["RssFile"] ?? 0) + (status["RssShmem"] ?? 0)) * 1024
    swapped = (status["VmSwap"] ?? 0) * 1024
  }
}

/// Processor times and event counts of this process.
private enum ProcessUsage {
  static var now: rusage {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage
  }
}

// The times in both basic structures are Mach's for threads that have ended. They stay zero: Linux counts these threads together with the running
// ones, which `TASK_THREAD_TIMES_INFO` returns, and apps add both.
extension mach_task_basic_info {
  fileprivate init(_ memory: ProcessMemory) {
    self.init()
    (virtual_size, resident_size, resident_size_max) = (memory.size, memory.resident, memory.peak)
    policy = 1
  }
}
extension task_basic_info {
  fileprivate init(_ memory: ProcessMemory) {
    self.init()
    (virtual_size, resident_size) = (vm_size_t(memory.size), vm_size_t(memory.resident))
    policy = 1
  }
}
extension task_vm_info {
  /// The footprint is the memory that only this process uses: anonymous pages, and those of them that were swapped out.
  fileprivate init(_ memory: ProcessMemory) {
    self.init()
    (virtual_size, resident_size, resident_size_peak) = (memory.size, memory.resident, memory.peak)
    page_size = integer_t(clamping: vm_page_size)
    (`internal`, external, compressed) = (memory.anonymous, memory.files, memory.swapped)
    phys_footprint = memory.anonymous + memory.swapped
  }
}
extension task_thread_times_info {
  fileprivate init(_ usage: rusage) {
    self.init()
    user_time = time_value_t(seconds: integer_t(clamping: usage.ru_utime.tv_sec), microseconds: integer_t(clamping: usage.ru_utime.tv_usec))
    system_time = time_value_t(seconds: integer_t(clamping: usage.ru_stime.tv_sec), microseconds: integer_t(clamping: usage.ru_stime.tv_usec))
  }
}
extension task_absolutetime_info {
  fileprivate init(_ usage: rusage) {
    self.init()
    func nanoseconds(_ time: timeval) -> UInt64 { UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_usec) * 1000 }
    (total_user, total_system) = (nanoseconds(usage.ru_utime), nanoseconds(usage.ru_stime))
    (threads_user, threads_system) = (total_user, total_system)
  }
}
extension task_events_info {
  fileprivate init(_ usage: rusage) {
    self.init()
    faults = integer_t(truncatingIfNeeded: usage.ru_minflt + usage.ru_majflt)
    pageins = integer_t(truncatingIfNeeded: usage.ru_majflt)
    csw = integer_t(truncatingIfNeeded: usage.ru_nvcsw + usage.ru_nivcsw)
  }
}
