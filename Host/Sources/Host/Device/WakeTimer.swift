import Foundation

/// Sleeps until one instant of the wall clock, however that clock is set meanwhile, and then calls once.
final class WakeTimer: @unchecked Sendable {
  private let queue = DispatchQueue(label: "almanac.wake")
  private let onWake: @Sendable () -> Void
  private var timer: DispatchSourceTimer?

  init(onWake: @escaping @Sendable () -> Void) { self.onWake = onWake }

  deinit { timer?.cancel() }

  /// Wakes at `date` in place of any earlier wish; nil: not at all. An instant in the past is due at once.
  func set(_ date: Date?) {
    queue.sync {
      timer?.cancel()
      timer = nil
      guard let date else { return }
      // Further than a year the caller is woken to no effect, which is harmless, and the timer's arithmetic is safe.
      let seconds = min(date.timeIntervalSince1970, Date().timeIntervalSince1970 + 366 * 86_400)
      let whole = max(seconds.rounded(.down), 0)
      let nanoseconds = seconds > 0 ? min(Int(((seconds - whole) * 1e9).rounded(.up)), 999_999_999) : 0
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(wallDeadline: DispatchWallTime(timespec: timespec(tv_sec: Int(whole), tv_nsec: nanoseconds)), leeway: .milliseconds(1))
      timer.setEventHandler { [weak self] in
        self?.timer = nil
        self?.onWake()
      }
      self.timer = timer
      timer.resume()
    }
  }
}
