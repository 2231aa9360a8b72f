/// Calls back once when the continuous clock reaches an instant.
struct LeaseTimer {
  private var task: Task<Void, Never>?

  /// Sets the instant of the call, in place of any earlier one; nil: no call.
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

  /// Forgets the task that has made the call. Unlike ``cancel()`` it does not cancel that task, which is still running.
  mutating func didExpire() { task = nil }
}
