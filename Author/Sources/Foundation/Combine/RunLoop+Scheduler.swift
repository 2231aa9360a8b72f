import Foundation
import OpenCombine

/// Schedules actions on the run loop in its default mode.
extension RunLoop: @retroactive Scheduler {
  public typealias SchedulerTimeType = _DateSchedulerTime
  /// Empty: a run loop has no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    perform(inModes: [.default]) { [action = Unchecked(action)] in action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    add(after: date, interval: 0, tolerance: tolerance, repeats: false, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = Unchecked(add(after: date, interval: interval, tolerance: tolerance, repeats: true, action))
    return AnyCancellable { timer.value.invalidate() }
  }

  @discardableResult
  private func add(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, repeats: Bool,
    _ action: @escaping () -> Void
  ) -> Timer {
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: repeats) { [action = Unchecked(action)] _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return timer
  }
}

/// Wraps a value that is not Sendable for a `@Sendable` closure: the closures of Combine's API need not be Sendable.
// Unchecked: the value is used only where the run loop, queue or session calls the closure.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
