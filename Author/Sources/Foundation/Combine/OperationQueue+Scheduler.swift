import Dispatch
import Foundation
import OpenCombine

/// Schedules actions as operations of the queue.
extension OperationQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = _DateSchedulerTime
  /// Empty: an operation queue has no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation { [action = Unchecked(action)] in action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    Clock.queue.schedule(after: Clock.time(of: date), tolerance: Clock.stride(tolerance), options: nil) { self.schedule(options: options, action) }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    Clock.queue.schedule(
      after: Clock.time(of: date), interval: Clock.stride(interval), tolerance: Clock.stride(tolerance), options: nil
    ) { self.schedule(options: options, action) }
  }

  /// Delays actions with a dispatch queue, because operation queues cannot do it.
  private enum Clock {
    static let queue = DispatchQueue(label: "Combine.OperationQueue")

    static func time(of date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType {
      queue.now.advanced(by: .seconds(max(0, date.date.timeIntervalSinceNow)))
    }
    static func stride(_ stride: SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType.Stride { .seconds(stride.timeInterval) }
  }
}
