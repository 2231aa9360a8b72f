import Dispatch

/// On Apple's systems points in time of Dispatch are `Strideable`.
extension DispatchTime {
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  /// Returns the interval to another point in time, in nanoseconds; `.never` to a point that never comes.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    guard other != .distantFuture, self != .distantFuture else { return self == other ? .nanoseconds(0) : .never }
    let (from, to) = (uptimeNanoseconds, other.uptimeNanoseconds)
    return to >= from ? .nanoseconds(Int(clamping: to - from)) : .nanoseconds(-Int(clamping: from - to))
  }
}
