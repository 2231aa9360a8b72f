import Foundation

extension Freshness {
  /// Describes the freshness in sentences for people: fresh until when, or stale since when and why, and the next chance of a reload.
  ///
  /// - Parameters:
  ///   - now: the instant of the report.
  ///   - failure: how the newest attempt failed, if known.
  ///   - style: how instants are written.
  public func sentence(at now: Date, failure: String? = nil, in style: ClockStyle) -> String {
    func clock(_ date: Date) -> String { date.clockTime(at: now, in: style) }
    if let attemptedSince {
      let requested = "new timeline was requested at \(clock(attemptedSince)) and has not arrived yet."
      guard hasTimeline else { return "It has no timeline yet: a \(requested)" }
      return staleSince.map { "Stale since \(clock($0)): a \(requested)" } ?? "A \(requested)"
    }
    guard let reason else {
      return hasTimeline
        ? "Fresh: its timeline's policy is never, so it stays until a reload is requested."
        : "It has no timeline yet, and none has been requested."
    }
    let chance = next.map { "The next chance is \($0 <= now ? "now" : "at \(clock($0))")." } ?? release
    guard let staleSince else {
      guard hasTimeline else { return "It has no timeline yet: \(cause(failure)). \(chance)" }
      return fresh(chance, clock)
    }
    let opening =
      switch (hasTimeline, reason.isPolicy) {
      case (false, _): "It has no timeline yet"
      case (true, true): "Stale since \(clock(staleSince))"
      case (true, false): "Stale since \(clock(staleSince)), when \(reason.event)"
      }
    return "\(opening): \(cause(failure)). \(chance)"
  }

  private func fresh(_ chance: String, _ clock: (Date) -> String) -> String {
    guard let wantedFrom else { return "Fresh. \(chance)" }
    // A policy's rule holds the request only until the policy's date; any other rule holds it longer.
    guard let rule, Self.policies.contains(rule) else {
      return "Fresh until \(clock(wantedFrom)), but then it will have to wait: \(cause(nil)). \(chance)"
    }
    return "Fresh until \(clock(wantedFrom)), when it can reload."
  }

  /// Why the request waits, as a clause.
  private func cause(_ failure: String?) -> String {
    switch rule {
    case ReloadRule.budget.name: "its reload budget is spent"
    case ReloadRule.asleep.name: "the device has been unused for a long time, and nothing reloads while it sleeps"
    case ReloadRule.locked.name: "the device is locked and the app's data is protected"
    case ReloadRule.floor.name: "its last reload was too recent"
    case ReloadRule.backOff.name:
      "\(failures <= 1 ? "the last attempt" : "the last \(failures) attempts") failed\(failure.map { " (\($0))" } ?? "")"
    case ReloadRule.inFlight.name: "a reload is under way"
    case .some: "its timeline sets a later date"
    case nil: "it is due and waits briefly to share a wake-up with other widgets"
    }
  }

  /// Which event releases a request without a date.
  private var release: String {
    switch rule {
    case ReloadRule.asleep.name: "It reloads when the device is used."
    case ReloadRule.locked.name: "It reloads when the device is unlocked."
    case ReloadRule.inFlight.name: "It reloads again when that one ends."
    case ReloadRule.budget.name: "Viewing it gives it reloads again."
    default: "Only an event can release it."
    }
  }

  private static let policies: Set<String> = [ReloadRule.policyAfter.name, ReloadRule.policyAtEnd.name, ReloadRule.policySystemChoice.name]
}

extension ReloadReason {
  /// What happened, as a clause that follows "when".
  fileprivate var event: String {
    switch self {
    case .firstTimeline: "it was added"
    case .configurationChanged: "its configuration was changed"
    case .timelineEnded, .systemChoice, .policyDate, .policyNever: "its timeline was due to be replaced"
    case .requested(let origin, _): "\(origin.clause) requested a new timeline"
    case .environmentChanged(let key): "the device's \(key.clause) changed"
    case .appUpdated: "its app was updated"
    case .locationChanged: "the device had moved and it was viewed"
    case .staleWhenViewed: "it was viewed and its timeline was long past its date"
    case .contextBegan: "a context began to hold in which it is shown"
    // No timeline is requested for these.
    case .stackRelevance, .stackChoice: "it came to the top of its stack"
    case .listRelevance, .listShown, .listHidden: "its list changed"
    }
  }
}
