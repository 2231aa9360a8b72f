import Foundation
import Scheduler

/// Counts since the host started, for `/metrics`.
struct HostCounters {
  struct Decided: Hashable {
    let app, kind, rule, outcome: String
  }
  struct Failed: Hashable {
    let app, kind, failure: String
  }
  struct Run: Hashable {
    let app, request, outcome: String
  }

  let started = Date()
  private(set) var decisions: [Decided: Int] = [:]
  private(set) var failures: [Failed: Int] = [:]
  private(set) var runs: [Run: Histogram] = [:]
  /// Scheduled wake-ups.
  var wakes = 0

  mutating func count(_ decision: Decision, of instance: InstanceState?) {
    let key = Decided(app: instance?.app.rawValue ?? "", kind: instance?.kind ?? "", rule: decision.rule, outcome: decision.outcome.rawValue)
    decisions[key, default: 0] += 1
  }

  mutating func count(_ failure: AttemptFailure, app: String, kind: String) {
    failures[Failed(app: app, kind: kind, failure: failure.kind.rawValue), default: 0] += 1
  }

  /// Counts a request to an extension.
  ///
  /// - Parameter seconds: the time until the reply or the failure, including the wait for its turn.
  mutating func count(run request: String, of app: String, succeeded: Bool, seconds: Double) {
    runs[Run(app: app, request: request, outcome: succeeded ? "success" : "failure"), default: Histogram()].observe(seconds)
  }
}
