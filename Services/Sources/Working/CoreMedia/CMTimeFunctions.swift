// The older functions for times and time ranges.

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool { time.hasBeenRounded }
public func CMTIMERANGE_IS_VALID(_ range: CMTimeRange) -> Bool { range.isValid }
public func CMTIMERANGE_IS_INVALID(_ range: CMTimeRange) -> Bool { !range.isValid }
public func CMTIMERANGE_IS_EMPTY(_ range: CMTimeRange) -> Bool { range.isEmpty }

/// A result that does not fit becomes an infinity.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  let (value, overflow) = time.value.multipliedReportingOverflow(by: Int64(multiplier))
  guard !overflow else { return (time.value < 0) == (multiplier < 0) ? .positiveInfinity : .negativeInfinity }
  return CMTime(value: value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard time.isNumeric else { return time }
  guard divisor != 0 else { return .invalid }
  let product = CMTimeMultiply(time, multiplier: multiplier)
  guard product.isNumeric else { return product }
  let (quotient, remainder) = product.value.quotientAndRemainder(dividingBy: Int64(divisor))
  var result = CMTime(value: quotient, timescale: time.timescale, flags: product.flags, epoch: time.epoch)
  if remainder != 0 {
    let isAway = remainder.magnitude * 2 >= UInt64(divisor.magnitude)
    if isAway { result.value += (remainder < 0) == (divisor < 0) ? 1 : -1 }
    result.flags.insert(.hasBeenRounded)
  }
  return result
}
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  if time.isNegativeInfinity { return .positiveInfinity }
  guard time.isNumeric, time.value < 0 else { return time }
  guard time.value != .min else { return .positiveInfinity }
  return CMTime(value: -time.value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}
public func CMTimeMakeFromDictionary(_ dictionaryRepresentation: [String: Any]?) -> CMTime {
  guard let dictionary = dictionaryRepresentation, let value = dictionary["value"] as? Int64, let timescale = dictionary["timescale"] as? Int32
  else { return .invalid }
  return CMTime(value: value, timescale: timescale)
}
public func CMTimeShow(_ time: CMTime) { print(time) }

extension CMTime: CustomStringConvertible {
  public var description: String {
    if !isValid { return "CMTime(invalid)" }
    if isIndefinite { return "CMTime(indefinite)" }
    if !isNumeric { return isPositiveInfinity ? "CMTime(positiveInfinity)" : "CMTime(negativeInfinity)" }
    return "CMTime(\(value)/\(timescale) = \(seconds))"
  }
}

public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool { range.containsTimeRange(otherRange) }
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.union(otherRange) }
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { range.intersection(otherRange) }
/// Returns the time in a range that is nearest to another time.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
  guard time.isValid, range.isValid else { return .invalid }
  return min(max(time, range.start), range.end)
}

/// A time range and the range in another timeline to which it is mapped.
public struct CMTimeMapping: Sendable, Hashable {
  public var source: CMTimeRange
  public var target: CMTimeRange
  public init() { self.init(source: .invalid, target: .invalid) }
  public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}
