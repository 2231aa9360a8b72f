import AlmanacScheduler
import Foundation

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

  struct Called: Hashable {
    let app: String
    let outcome: ReloadCallOutcome
  }
  /// What became of a reload call of an extension or a companion command.
  enum ReloadCallOutcome: String {
    /// It is given to the scheduler.
    case accepted
    /// It is part of an equal call that waits.
    case merged
    /// No app concerned has the kind.
    case unknownKind
  }

  let started = Date()
  private(set) var decisions: [Decided: Int] = [:]
  private(set) var failures: [Failed: Int] = [:]
  private(set) var runs: [Run: Histogram] = [:]
  private(set) var reloadCalls: [Called: Int] = [:]
  /// Pushes, also refused ones.
  var pushes = 0
  /// Updates of live activities that took effect.
  var activityUpdates = 0
  /// Updates of live activities that a newer one replaced before they took effect.
  var coalescedUpdates = 0
  /// Calls for live activities that were refused.
  var refusedActivities = 0
  /// Scheduled wake-ups.
  var wakes = 0

  mutating func count(_ decision: Decision, of instance: InstanceState?) {
    let key = Decided(app: instance?.app.rawValue ?? "", kind: instance?.kind ?? "", rule: decision.rule, outcome: decision.outcome.rawValue)
    decisions[key, default: 0] += 1
  }

  mutating func count(_ failure: AttemptFailure, app: String, kind: String) {
    failures[Failed(app: app, kind: kind, failure: failure.kind.rawValue), default: 0] += 1
  }

  /// Counts a reload call; `app` is nil for a call of a companion command that concerns no app.
  mutating func count(call outcome: ReloadCallOutcome, of app: AppID?) {
    reloadCalls[Called(app: app?.rawValue ?? "", outcome: outcome), default: 0] += 1
  }

  /// Counts a request to an extension.
  ///
  /// - Parameter seconds: the time until the reply or the failure, including the wait for its turn.
  mutating func count(run request: String, of app: String, succeeded: Bool, seconds: Double) {
    runs[Run(app: app, request: request, outcome: succeeded ? "success" : "failure"), default: Histogram()].observe(seconds)
  }
}
