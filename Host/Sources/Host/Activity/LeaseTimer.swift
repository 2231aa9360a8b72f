/// Calls back once when an instant of the continuous clock has come.
struct LeaseTimer {
  private var task: Task<Void, Never>?

  /// Replaces the instant that was set before; nil: no call.
  mutating func set(_ expiry: ContinuousClock.Instant?, _ onExpiry: @escaping @Sendable () async -> Void) {
    task?.cancel()
    task = expiry.map { expiry in
      Task {
        guard (try? await Task.sleep(until: expiry, clock: .continuous)) != nil else { return }
        await onExpiry()
      }
    }
  }

  mutating func cancel() {
    task?.cancel()
    task = nil
  }

  /// The call has been made. Unlike ``cancel()`` this does not cancel the task that made it.
  mutating func didExpire() { task = nil }
}
