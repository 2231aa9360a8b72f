import Dispatch
import OpenCombine

/// Schedules actions on the queue.
extension DispatchQueue: @retroactive Scheduler {
  /// A time of Dispatch's clock, which stops while the machine sleeps.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public init(from decoder: any Decoder) throws {
      dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
    }
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
    }
    public func advanced(by stride: Stride) -> Self {
      // The result must not be 0, because DispatchTime interprets 0 as now.
      guard stride.magnitude < 0 else { return Self(dispatchTime + stride.timeInterval) }
      let start = dispatchTime.uptimeNanoseconds
      return Self(DispatchTime(uptimeNanoseconds: start - min(start - min(start, 1), UInt64(stride.magnitude.magnitude))))
    }

    /// The interval between two times.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable, ExpressibleByFloatLiteral, Sendable {
      /// In nanoseconds.
      public var magnitude: Int
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      fileprivate init(nanoseconds: Int) { magnitude = nanoseconds }

      /// `never` becomes the longest interval.
      public init(_ interval: DispatchTimeInterval) {
        func scaled(_ count: Int, _ nanoseconds: Int) -> Int {
          let (product, overflow) = count.multipliedReportingOverflow(by: nanoseconds)
          return overflow ? (count < 0 ? .min : .max) : product
        }
        switch interval {
        case .seconds(let count): magnitude = scaled(count, 1_000_000_000)
        case .milliseconds(let count): magnitude = scaled(count, 1_000_000)
        case .microseconds(let count): magnitude = scaled(count, 1000)
        case .nanoseconds(let count): magnitude = count
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }
      /// Takes seconds, clamped to the nanoseconds that an `Int` can represent; NaN becomes 0.
      public init(floatLiteral seconds: Double) {
        let nanoseconds = (seconds * 1e9).rounded()
        magnitude = nanoseconds.isNaN ? 0 : Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max)
      }
      /// Takes seconds.
      public init(integerLiteral seconds: Int) { self.init(.seconds(seconds)) }
      /// Takes nanoseconds.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let nanoseconds = Int(exactly: source) else { return nil }
        magnitude = nanoseconds
      }

      public static func seconds(_ seconds: Int) -> Self { Self(.seconds(seconds)) }
      public static func seconds(_ seconds: Double) -> Self { Self(floatLiteral: seconds) }
      public static func milliseconds(_ count: Int) -> Self { Self(.milliseconds(count)) }
      public static func microseconds(_ count: Int) -> Self { Self(.microseconds(count)) }
      public static func nanoseconds(_ count: Int) -> Self { Self(nanoseconds: count) }

      public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
      public static func + (a: Self, b: Self) -> Self { Self(nanoseconds: a.magnitude + b.magnitude) }
      public static func - (a: Self, b: Self) -> Self { Self(nanoseconds: a.magnitude - b.magnitude) }
      public static func * (a: Self, b: Self) -> Self { Self(nanoseconds: a.magnitude * b.magnitude) }
      public static func += (a: inout Self, b: Self) { a.magnitude += b.magnitude }
      public static func -= (a: inout Self, b: Self) { a.magnitude -= b.magnitude }
      public static func *= (a: inout Self, b: Self) { a.magnitude *= b.magnitude }
    }
  }

  /// Quality of service, flags and group of an action.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { [action = Unchecked(action)] in action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let options = options ?? SchedulerOptions()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { [action = Unchecked(action)] in action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let options = options ?? SchedulerOptions()
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: max(interval, .nanoseconds(0)).timeInterval, leeway: max(tolerance, .nanoseconds(0)).timeInterval)
    timer.setEventHandler(qos: options.qos, flags: options.flags) { [action = Unchecked(action)] in action.value() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
