import Foundation

/// Calls once when the wall clock reaches an instant, even if that clock is set in the meantime.
// Unchecked: `timer` is used on `queue` only, and in `deinit`, when nothing else refers to the object.
final class WakeTimer: @unchecked Sendable {
  private let queue = DispatchQueue(label: "almanac.wake")
  private let onWake: @Sendable () -> Void
  private var timer: DispatchSourceTimer?

  init(onWake: @escaping @Sendable () -> Void) { self.onWake = onWake }

  deinit { timer?.cancel() }

  /// Sets the instant of the call, in place of any earlier one; nil: no call. For an instant in the past the call is made at once.
  func set(_ date: Date?) {
    queue.sync {
      timer?.cancel()
      timer = nil
      guard let date else { return }
      // At most a year ahead, so that the timer's arithmetic does not overflow. A call before the instant is harmless.
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
