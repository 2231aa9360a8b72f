import Foundation

/// A time on the wall clock, written `07:30`. Hours from 24 to 47 belong to the next day, so that a night can be one stretch.
public struct TimeOfDay: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// Minutes after midnight, 0..<2880.
  public let minutes: Int

  /// Reads a time such as `07:30`: two digits each, hours 00 to 47. Nil for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 && $0.utf8.allSatisfy { (48...57).contains($0) } }), let hour = Int(parts[0]),
      let minute = Int(parts[1]), hour < 48, minute < 60
    else { return nil }
    minutes = hour * 60 + minute
  }

  /// Creates a time; hour and minute are clamped to their ranges.
  ///
  /// - Parameters:
  ///   - hour: 0 to 47.
  ///   - minute: 0 to 59.
  public init(hour: Int, minute: Int = 0) { minutes = min(47, max(0, hour)) * 60 + min(59, max(0, minute)) }

  /// Seconds after midnight.
  public var seconds: TimeInterval { TimeInterval(minutes * 60) }
  public static func < (left: Self, right: Self) -> Bool { left.minutes < right.minutes }

  public var description: String {
    func digits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return "\(digits(minutes / 60)):\(digits(minutes % 60))"
  }
}

extension TimeOfDay: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = Self(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a time of day: write hours and minutes, \"07:30\"")
    }
    self = time
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
