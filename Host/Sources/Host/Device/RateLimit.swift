/// Limits how often something happens: a burst after a pause, then a steady rate (a token bucket).
package struct RateLimit: Sendable {
  /// The most that passes at once.
  let burst: Double
  let perSecond: Double
  /// What may pass now; negative while the rate was exceeded.
  private var balance: Double
  private var updated: ContinuousClock.Instant?

  package init(burst: Double, perSecond: Double) {
    self.burst = burst
    self.perSecond = perSecond
    balance = burst
  }

  /// Whether one more may pass.
  package mutating func allows(at now: ContinuousClock.Instant) -> Bool {
    refill(at: now)
    return balance >= 1
  }

  /// Counts what has passed.
  package mutating func charge(_ count: Int, at now: ContinuousClock.Instant) {
    refill(at: now)
    balance -= Double(count)
  }

  /// How long it takes until one more may pass.
  package mutating func wait(at now: ContinuousClock.Instant) -> Duration {
    refill(at: now)
    return .seconds(max(0, (1 - balance) / perSecond))
  }

  /// Whether nothing has passed for so long that a whole burst may pass.
  package mutating func isRested(at now: ContinuousClock.Instant) -> Bool {
    refill(at: now)
    return balance >= burst
  }

  private mutating func refill(at now: ContinuousClock.Instant) {
    if let updated, now > updated { balance = min(burst, balance + (now - updated) / .seconds(1) * perSecond) }
    updated = max(updated ?? now, now)
  }
}
