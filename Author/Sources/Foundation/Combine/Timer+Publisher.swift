import Foundation
import OpenCombine

extension Timer {
  /// Returns a publisher that emits the date repeatedly once it is connected.
  ///
  /// - Parameter interval: Seconds between two dates.
  /// - Parameter tolerance: The seconds that a date may be late; nil means 0.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Publishes dates. A subscriber without demand misses those that are emitted meanwhile.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let dates = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never { dates.receive(subscriber: subscriber) }

    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [dates = Unchecked(dates)] timer in dates.value.send(timer.fireDate) }
      timer.tolerance = tolerance ?? 0
      runLoop.add(timer, forMode: mode)
      let connected = Unchecked(timer)
      return AnyCancellable { connected.value.invalidate() }
    }
  }
}
