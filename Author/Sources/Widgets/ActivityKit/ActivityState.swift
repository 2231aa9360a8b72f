import AlmanacWireSchema

/// The state of an activity in its life cycle.
public enum ActivityState: Codable, Hashable, Sendable {
  /// Visible, and can be updated.
  case active
  /// Ended, but still visible with its final content.
  case ended
  /// Ended and no longer visible.
  case dismissed
  /// Visible, with content whose stale date has passed.
  case stale
  /// Scheduled to start later.
  case pending
}

/// The duration of an activity.
public enum ActivityStyle: Codable, Hashable, Sendable {
  /// Until it is ended.
  case standard
  /// Until the user leaves it, for example by locking the device.
  case transient
}

/// The time for which an ended activity stays on the lock screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case `default`, immediate
    case after(Date)
  }
  private let kind: Kind

  /// Up to four hours.
  public static let `default` = ActivityUIDismissalPolicy(kind: .default)
  /// The activity is removed at once.
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  /// Until `date`, at most for four hours.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(kind: .after(date)) }

  /// The policy in a message, with the date of `.after`.
  var message: (ActivityDismissalValue, Double) {
    switch kind {
    case .default: (.default, 0)
    case .immediate: (.immediate, 0)
    case .after(let date): (.after, date.timeIntervalSince1970)
    }
  }

  /// Returns true if an activity that ends at `now` is removed at once.
  func dismissesAtOnce(at now: Date) -> Bool {
    switch kind {
    case .immediate: true
    case .after(let date): date <= now
    case .default: false
    }
  }
}

/// The addressing of a server's push updates for an activity.
public struct PushType: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case token
    case channel(String)
  }
  private let kind: Kind

  /// By a token for this activity.
  public static let token = PushType(kind: .token)
  /// By a broadcast channel.
  public static func channel(_ identifier: String) -> PushType { PushType(kind: .channel(identifier)) }
}
