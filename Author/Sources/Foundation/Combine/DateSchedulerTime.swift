import Foundation
import OpenCombine

/// A wall clock time, for the schedulers of run loops and operation queues.
public struct _DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by stride: Stride) -> Self { Self(date.addingTimeInterval(stride.timeInterval)) }

  /// The interval between two times.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable, ExpressibleByFloatLiteral, Sendable {
    /// In seconds.
    public var timeInterval: TimeInterval
    public var magnitude: TimeInterval { timeInterval.magnitude }

    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      self.init(seconds)
    }

    public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
    public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
    public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
    public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }

    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    public static func += (a: inout Self, b: Self) { a.timeInterval += b.timeInterval }
    public static func -= (a: inout Self, b: Self) { a.timeInterval -= b.timeInterval }
    public static func *= (a: inout Self, b: Self) { a.timeInterval *= b.timeInterval }
  }
}
