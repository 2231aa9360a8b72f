@_exported import AlmanacFoundationCompat
@_exported import AudioToolbox
@_exported import CoreVideo

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64
public typealias CMItemCount = Int
public typealias CMPersistentTrackID = Int32

/// The kind of number that a time is.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  static let implied: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// How a time is rounded to another timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
  public static let `default` = roundHalfAwayFromZero
}

/// A time as a fraction of a second: ``value`` of ``timescale`` parts.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }
  /// Rounds to the nearest unit. A number that does not fit becomes an infinity, NaN an invalid time.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self = .invalid
      return
    }
    let parts = (seconds * Double(preferredTimescale)).rounded(.toNearestOrAwayFromZero)
    guard abs(parts) < 9.2e18 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: CMTimeValue(parts), timescale: preferredTimescale)
    if Double(value) / Double(timescale) != seconds { flags.insert(.hasBeenRounded) }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .implied) && timescale > 0 }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// NaN for an invalid or indefinite time.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    let (product, divisor) = (value.magnitude.multipliedFullWidth(by: UInt64(newTimescale)), UInt64(timescale))
    let isNegative = value < 0
    let tooLarge = isNegative ? CMTime.negativeInfinity : .positiveInfinity
    guard product.high < divisor else { return tooLarge }
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    guard quotient < UInt64(Int64.max) else { return tooLarge }
    var converted = CMTime(value: isNegative ? -Int64(quotient) : Int64(quotient), timescale: newTimescale, flags: flags, epoch: epoch)
    guard remainder != 0 else { return converted }
    converted.flags.insert(.hasBeenRounded)
    let isHalf = remainder * 2 >= divisor
    let isAway =
      switch method {
      case .roundTowardZero: false
      case .roundAwayFromZero: true
      case .roundTowardPositiveInfinity: !isNegative
      case .roundTowardNegativeInfinity: isNegative
      case .quickTime: newTimescale < timescale ? isNegative : isHalf
      case .roundHalfAwayFromZero: isHalf
      }
    if isAway { converted.value += isNegative ? -1 : 1 }
    return converted
  }
}

extension CMTime: Hashable, Comparable {
  public static func == (a: CMTime, b: CMTime) -> Bool { compare(a, b) == 0 }
  public static func < (a: CMTime, b: CMTime) -> Bool { compare(a, b) < 0 }
  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(rank)) }

  /// The rank in Apple's order: negative infinity, numbers, positive infinity, indefinite, invalid.
  private var rank: Int { isNegativeInfinity ? -1 : isNumeric ? 0 : isPositiveInfinity ? 1 : isIndefinite ? 2 : 3 }

  static func compare(_ a: CMTime, _ b: CMTime) -> Int {
    guard a.rank == 0, b.rank == 0 else { return (a.rank - b.rank).signum() }
    let (left, right) = (a.value.multipliedFullWidth(by: Int64(b.timescale)), b.value.multipliedFullWidth(by: Int64(a.timescale)))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
  }

  public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, sign: 1) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, sign: -1) }

  private static func sum(_ a: CMTime, _ b: CMTime, sign: Int64) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    guard a.isNumeric, b.isNumeric else {
      if a.isIndefinite || b.isIndefinite { return .indefinite }
      // Infinities with different signs have no sum.
      let total = a.infiniteSign + (b.infiniteSign * Int(sign))
      let clash = a.infiniteSign != 0 && b.infiniteSign != 0 && total == 0
      return clash ? .invalid : total > 0 ? .positiveInfinity : .negativeInfinity
    }
    let scale = commonScale(a.timescale, b.timescale)
    let (left, right) = (a.convertScale(scale, method: .default), b.convertScale(scale, method: .default))
    guard left.isNumeric, right.isNumeric else { return left.isNumeric ? right : left }
    let (value, overflow) = sign > 0 ? left.value.addingReportingOverflow(right.value) : left.value.subtractingReportingOverflow(right.value)
    guard !overflow else { return left.value > 0 ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: value, timescale: scale, flags: left.flags.union(right.flags), epoch: 0)
  }

  private var infiniteSign: Int { isPositiveInfinity ? 1 : isNegativeInfinity ? -1 : 0 }

  /// Returns the least common multiple, or the larger timescale if that does not fit.
  private static func commonScale(_ a: CMTimeScale, _ b: CMTimeScale) -> CMTimeScale {
    var (x, y) = (a, b)
    while y != 0 { (x, y) = (y, x % y) }
    let (multiple, overflow) = (a / x).multipliedReportingOverflow(by: b)
    return overflow ? max(a, b) : multiple
  }
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { Int32(CMTime.compare(time1, time2)) }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : time
}
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(newTimescale, method: method)
}
