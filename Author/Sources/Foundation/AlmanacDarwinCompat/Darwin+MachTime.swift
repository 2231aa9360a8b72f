import Glibc

// Mach's clocks. They count nanoseconds, so the time base is 1, as on an Intel Mac.

/// On Apple's systems `mach_timebase_info` is both a type and a function. Swift does not allow that within a module, so here it is only the function.
public struct mach_timebase_info_data_t: BitwiseCopyable, Sendable {
  public var numer: UInt32
  public var denom: UInt32
  public init() { self.init(numer: 0, denom: 0) }
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

public func mach_timebase_info() -> mach_timebase_info_data_t { .init() }
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t { .init(numer: numer, denom: denom) }
@discardableResult public func mach_timebase_info(_ info: mach_timebase_info_t!) -> kern_return_t {
  guard let info else { return KERN_INVALID_ARGUMENT }
  info.pointee = .init(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// Does not count while the machine is suspended.
public func mach_absolute_time() -> UInt64 { nanoseconds(CLOCK_MONOTONIC) }
public func mach_approximate_time() -> UInt64 { mach_absolute_time() }
/// Also counts while the machine is suspended.
public func mach_continuous_time() -> UInt64 { nanoseconds(CLOCK_BOOTTIME) }
public func mach_continuous_approximate_time() -> UInt64 { mach_continuous_time() }

public var CLOCK_UPTIME_RAW: clockid_t { CLOCK_MONOTONIC }
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 { nanoseconds(clock_id) }

private func nanoseconds(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  guard clock_gettime(clock, &time) == 0 else { return 0 }
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
