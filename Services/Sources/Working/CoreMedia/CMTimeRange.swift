/// A part of a timeline.
public struct CMTimeRange: Sendable, Hashable {
  public var start: CMTime
  public var duration: CMTime
  public init() { self.init(start: .invalid, duration: .invalid) }
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid && !(duration < .zero) }
  public var isEmpty: Bool { isValid && duration == .zero }
  public func containsTime(_ time: CMTime) -> Bool { isValid && start <= time && time < end }
  public func containsTimeRange(_ other: CMTimeRange) -> Bool { isValid && other.isValid && start <= other.start && other.end <= end }
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let (from, to) = (max(start, other.start), min(end, other.end))
    return isValid && other.isValid && from < to ? CMTimeRange(start: from, end: to) : .zero
  }
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid else { return other }
    return other.isValid ? CMTimeRange(start: min(start, other.start), end: max(end, other.end)) : self
  }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

/// The width and height of a video, in pixels.
public struct CMVideoDimensions: Sendable, Hashable {
  public var width: Int32
  public var height: Int32
  public init() { self.init(width: 0, height: 0) }
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
