import Foundation

extension Freshness {
  /// How the widget stands, told to a person: fresh until when, or stale since when and why, and the next chance.
  ///
  /// - Parameters:
  ///   - failure: how the newest attempt failed, where it is known.
  ///   - timeZone: of the clock that the person reads.
  public func sentence(at now: Date, failure: String? = nil, in timeZone: TimeZone) -> String {
    func clock(_ date: Date) -> String { date.clockTime(lastViewedAt: now, in: timeZone) }
    if let attemptedSince {
      let asked = "asked for a new timeline at \(clock(attemptedSince)) and has not answered yet."
      guard hasTimeline else { return "It has nothing to show yet: its extension was \(asked)" }
      return staleSince.map { "Stale since \(clock($0)): its extension was \(asked)" } ?? "Its extension was \(asked)"
    }
    guard let reason else {
      return hasTimeline
        ? "Fresh: its timeline asks for no other one, so it stays until somebody asks."
        : "It has nothing to show yet, and nobody has asked for a timeline."
    }
    let chance = next.map { "The next chance is \($0 <= now ? "now" : "at \(clock($0))")." } ?? release
    guard let staleSince else {
      guard hasTimeline else { return "It has nothing to show yet: \(cause(failure)). \(chance)" }
      return fresh(chance, clock)
    }
    let opening =
      switch (hasTimeline, reason.isPolicy) {
      case (false, _): "It has nothing to show yet"
      case (true, true): "Stale since \(clock(staleSince))"
      case (true, false): "Stale since \(clock(staleSince)), when \(reason.event)"
      }
    return "\(opening): \(cause(failure)). \(chance)"
  }

  private func fresh(_ chance: String, _ clock: (Date) -> String) -> String {
    guard let wantedFrom else { return "Fresh. \(chance)" }
    let request = "Fresh until \(clock(wantedFrom)), when its timeline wants another one"
    // The policy's own date holds it now; whatever else does holds it for longer.
    guard let rule, Self.policies.contains(rule) else { return "\(request) and will have to wait: \(cause(nil)). \(chance)" }
    return "\(request) and can have it then."
  }

  /// Why a wish waits, as a clause.
  private func cause(_ failure: String?) -> String {
    switch rule {
    case ReloadRule.budget.name: "its reloads are used up for now"
    case ReloadRule.asleep.name: "the device has long been unused, and nothing is reloaded in its sleep"
    case ReloadRule.locked.name: "the device is locked, and the app's data with it"
    case ReloadRule.floor.name: "its last reload was too short a time ago"
    case ReloadRule.backOff.name:
      "\(failures <= 1 ? "the last attempt" : "the last \(failures) attempts") failed\(failure.map { " (\($0))" } ?? "")"
    case ReloadRule.inFlight.name: "a reload is under way"
    case .some: "its timeline names a later date"
    case nil: "it is due, and waits a moment for other widgets to share a wake-up"
    }
  }

  /// What lets a wish go that no date does.
  private var release: String {
    switch rule {
    case ReloadRule.asleep.name: "It goes on when somebody uses the device."
    case ReloadRule.locked.name: "It goes on when the device is unlocked."
    case ReloadRule.inFlight.name: "It goes on when that is answered."
    case ReloadRule.budget.name: "Looks at it bring it reloads again."
    default: "Only an event can bring it one."
    }
  }

  private static let policies: Set<String> = [ReloadRule.policyAfter.name, ReloadRule.policyAtEnd.name, ReloadRule.policySystemChoice.name]
}

extension ReloadReason {
  /// What happened, so as to follow "when …".
  fileprivate var event: String {
    switch self {
    case .firstTimeline: "it was added"
    case .configurationChanged: "its configuration was changed"
    case .timelineEnded, .systemChoice, .policyDate, .policyNever: "its timeline wanted another one"
    case .requested(let origin, _): "\(origin.clause) asked for a new timeline"
    case .environmentChanged(let key): "the device's \(key.clause) changed"
    case .appUpdated: "its app was updated"
    case .locationChanged: "the device had moved and it was seen"
    case .staleWhenViewed: "it was seen and its timeline was long past its date"
    }
  }
}
