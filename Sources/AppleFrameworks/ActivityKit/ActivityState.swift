/// Where an activity stands in its life.
public enum ActivityState: Codable, Hashable, Sendable {
  /// Shown, and open to updates.
  case active
  /// Shown in its final state.
  case ended
  /// No longer shown.
  case dismissed
  /// Shown with a state whose stale date has passed.
  case stale
  /// To be started at a date that has not come.
  case pending
}

/// How long an activity is meant to stay.
public enum ActivityStyle: Codable, Hashable, Sendable {
  /// Until it is ended.
  case standard
  /// Until the person's attention leaves it.
  case transient
}

/// How long an ended activity stays on the lock screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case `default`, immediate
    case after(Date)
  }
  private let kind: Kind

  /// Up to four hours.
  public static let `default` = ActivityUIDismissalPolicy(kind: .default)
  /// Not at all.
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  /// Until `date`, and four hours at most.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(kind: .after(date)) }

  /// Whether an activity that ends at `now` is gone at once.
  func dismissesAtOnce(at now: Date) -> Bool {
    switch kind {
    case .immediate: true
    case .after(let date): date <= now
    case .default: false
    }
  }
}

/// What tells an activity's updates to other devices.
public struct PushType: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case token
    case channel(String)
  }
  private let kind: Kind

  /// A token of the activity's own.
  public static let token = PushType(kind: .token)
  /// A broadcast channel by its identifier.
  public static func channel(_ identifier: String) -> PushType { PushType(kind: .channel(identifier)) }
}
