import Glibc
import Synchronization

/// A source of time. The only one is the host clock: the seconds since boot, not counting suspension.
public final class CMClock: Sendable {
  fileprivate init() {}
  fileprivate static let host = CMClock()
  public static var hostTimeClock: CMClock { host }
  public var time: CMTime {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return CMTime(value: Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec), timescale: 1_000_000_000)
  }
}
/// A timeline that runs at a rate relative to another one.
public final class CMTimebase: Sendable {
  private struct Anchor {
    var rate = 0.0
    var time = CMTime.zero
    /// The source's time at which ``time`` was set.
    var source: CMTime
  }
  private let anchor: Mutex<Anchor>
  fileprivate let source: @Sendable () -> CMTime
  fileprivate init(_ source: @escaping @Sendable () -> CMTime) {
    self.source = source
    anchor = Mutex(Anchor(source: source()))
  }
  public convenience init(sourceClock: CMClock) throws { self.init { sourceClock.time } }
  public convenience init(sourceTimebase: CMTimebase) throws { self.init { sourceTimebase.time } }

  public var rate: Double { anchor.withLock { $0.rate } }
  public var time: CMTime {
    anchor.withLock { $0.time + CMTimeMultiplyByFloat64(source() - $0.source, multiplier: $0.rate) }
  }
  public func setRate(_ rate: Double) throws {
    anchor.withLock {
      let now = source()
      $0 = Anchor(rate: rate, time: $0.time + CMTimeMultiplyByFloat64(now - $0.source, multiplier: $0.rate), source: now)
    }
  }
  public func setTime(_ time: CMTime) throws {
    anchor.withLock { $0 = Anchor(rate: $0.rate, time: time, source: source()) }
  }
}

public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
/// Converts nanoseconds, the unit of `mach_absolute_time` here.
public func CMClockMakeHostTimeFromSystemUnits(_ hostTime: UInt64) -> CMTime { CMTime(value: Int64(clamping: hostTime), timescale: 1_000_000_000) }
public func CMClockConvertHostTimeToSystemUnits(_ hostTime: CMTime) -> UInt64 {
  let time = hostTime.convertScale(1_000_000_000, method: .default)
  return time.isNumeric && time.value > 0 ? UInt64(time.value) : 0
}

@discardableResult public func CMTimebaseCreateWithSourceClock(
  allocator: CFAllocator?, sourceClock: CMClock, timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
  timebaseOut.pointee = CMTimebase { sourceClock.time }
  return noErr
}
@discardableResult public func CMTimebaseCreateWithSourceTimebase(
  allocator: CFAllocator?, sourceTimebase: CMTimebase, timebaseOut: UnsafeMutablePointer<CMTimebase?>
) -> OSStatus {
  timebaseOut.pointee = CMTimebase { sourceTimebase.time }
  return noErr
}
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Double { timebase.rate }
@discardableResult public func CMTimebaseSetTime(_ timebase: CMTimebase, time: CMTime) -> OSStatus {
  try? timebase.setTime(time)
  return noErr
}
@discardableResult public func CMTimebaseSetRate(_ timebase: CMTimebase, rate: Double) -> OSStatus {
  try? timebase.setRate(rate)
  return noErr
}
