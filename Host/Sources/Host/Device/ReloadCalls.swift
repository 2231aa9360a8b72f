import AlmanacProfiles
import AlmanacScheduler

/// The reload calls of extensions and companion commands that the scheduler has not processed yet.
///
/// Equal calls are merged while they wait, and each app's calls pass at a limited rate. So nothing is lost, and a flood costs one event a second.
struct ReloadCalls {
  struct Call: Hashable {
    let app: AppID
    /// nil: every kind of the app.
    let kind: String?
    let origin: ReloadOrigin
    /// Whether the app was in use when it made the call; the call is free then (Specification C8), even if the app is not in use any more when it passes.
    var isInUse = false

    var event: SchedulerEvent { .reloadRequested(kind.map { .kind($0, app: app) } ?? .app(app), origin: origin, foreground: isInUse) }
  }

  private let limits: ServiceLimits
  /// In the order in which they came.
  private var waiting: [Call] = []
  private var rates: [AppID: RateLimit] = [:]
  /// Apps whose calls have had to wait since they were last at rest.
  private var delayed: Set<AppID> = []

  init(limits: ServiceLimits) { self.limits = limits }

  /// Adds a call. Returns false if it was merged with one that waits.
  mutating func add(_ call: Call) -> Bool {
    let covered = waiting.contains {
      $0.app == call.app && $0.origin == call.origin && ($0.kind == nil || $0.kind == call.kind) && ($0.isInUse || !call.isInUse)
    }
    if !covered { waiting.append(call) }
    return !covered
  }

  /// What is due at an instant.
  struct Due {
    /// The calls that pass now.
    var calls: [Call] = []
    /// Apps whose calls have to wait for the first time since they were at rest.
    var newlyDelayed: [AppID] = []
    /// How long until the next call passes; nil: none waits.
    var wait: Duration?
  }

  /// Removes and returns the calls that pass at `now`.
  mutating func take(at now: ContinuousClock.Instant) -> Due {
    var due = Due()
    for app in rates.keys where rates[app]!.isRested(at: now) {
      rates[app] = nil
      delayed.remove(app)
    }
    waiting.removeAll { call in
      var rate = rates[call.app] ?? RateLimit(burst: limits.reloadCallBurst, perSecond: limits.reloadCallsPerSecond)
      defer { rates[call.app] = rate }
      guard rate.allows(at: now) else {
        let wait = rate.wait(at: now)
        due.wait = min(due.wait ?? wait, wait)
        if delayed.insert(call.app).inserted { due.newlyDelayed.append(call.app) }
        return false
      }
      rate.charge(1, at: now)
      due.calls.append(call)
      return true
    }
    return due
  }
}
