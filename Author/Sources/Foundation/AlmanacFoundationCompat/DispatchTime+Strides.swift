import Dispatch

/// Part of `Strideable`, which Apple's `DispatchTime` conforms to.
extension DispatchTime {
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  /// Returns the interval to another time, in nanoseconds; `.never` for the distant future.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    guard other != .distantFuture, self != .distantFuture else { return self == other ? .nanoseconds(0) : .never }
    let (from, to) = (uptimeNanoseconds, other.uptimeNanoseconds)
    return to >= from ? .nanoseconds(Int(clamping: to - from)) : .nanoseconds(-Int(clamping: from - to))
  }
}
