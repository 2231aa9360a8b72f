import Synchronization

/// Runs a task of a Mac app at intervals.
///
/// The task runs once per interval while its process runs. The tolerance is ignored, because nothing here waits for a better moment.
open class NSBackgroundActivityScheduler: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable (Result) -> Void
  public enum Result: Int, Sendable { case finished = 1, deferred }

  public let identifier: String
  open var qualityOfService: QualityOfService = .background
  open var repeats = false
  open var interval: TimeInterval = 0
  open var tolerance: TimeInterval = 0
  open var shouldDefer: Bool { false }
  private let timer = Mutex<DispatchSource?>(nil)

  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
  deinit { invalidate() }

  @preconcurrency open func schedule(_ block: @escaping @Sendable (@escaping CompletionHandler) -> Void) {
    // Dispatch refuses an interval of zero. The maximum is a day.
    let seconds = min(max(interval.isFinite ? interval : 0, 1), 86_400)
    let source = DispatchSource.makeTimerSource(queue: .global(qos: .background))
    source.schedule(deadline: .now() + seconds, repeating: repeats ? seconds : .infinity)
    source.setEventHandler { block { _ in } }
    guard let source = source as? DispatchSource else { return }
    invalidate()
    timer.withLock { $0 = source }
    source.resume()
  }
  open func invalidate() {
    timer.withLock { timer in
      timer?.cancel()
      timer = nil
    }
  }
}
