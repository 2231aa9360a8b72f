/// Says whether the app may run activities. The host decides; without a host it may not.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  /// True if activities can be started.
  public var areActivitiesEnabled: Bool { ActivityHost.shared.report?.enabled ?? false }
  /// True if activities may be updated often: the app's Info.plist has NSSupportsLiveActivitiesFrequentUpdates.
  public var frequentPushesEnabled: Bool { ActivityHost.shared.report?.frequentUpdates ?? false }

  /// ``areActivitiesEnabled`` and its changes; empty without a host.
  public var activityEnablementUpdates: ActivityEnablementUpdates { ActivityHost.shared.enabledUpdates }
  /// ``frequentPushesEnabled`` and its changes; empty without a host.
  public var frequentPushEnablementUpdates: ActivityEnablementUpdates { ActivityHost.shared.frequentUpdates }

  public typealias ActivityEnablementUpdates = ActivityUpdateSequence<Bool>
}

/// The reason why an activity was not started.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  case unsupported
  case denied
  case globalMaximumExceeded
  case targetMaximumExceeded
  case attributesTooLarge
  case unentitled
  case unsupportedTarget
  case visibility
  case persistenceFailure
  case missingProcessIdentifier
  case malformedActivityIdentifier
  case reconnectNotPermitted
}

extension ActivityAuthorizationError: LocalizedError, CustomStringConvertible {
  public var description: String {
    switch self {
    case .unsupported: "this device does not run live activities; check ActivityAuthorizationInfo().areActivitiesEnabled before you request one"
    case .denied: "the user has turned live activities off"
    case .globalMaximumExceeded: "the device already runs its maximum number of live activities; end one"
    case .targetMaximumExceeded: "the app already runs its maximum number of live activities; end one"
    case .attributesTooLarge: "attributes and state together exceed 4 KB; store less in them"
    case .unentitled: "the app lacks the entitlement for live activities"
    case .unsupportedTarget: "the target cannot start live activities; add NSSupportsLiveActivities to its Info.plist"
    case .visibility: "live activities can only be started by the app, and by intents that run in its process, such as a LiveActivityIntent"
    case .persistenceFailure: "the live activity could not be stored"
    case .missingProcessIdentifier: "the requesting process has no identifier"
    case .malformedActivityIdentifier: "the activity's identifier is malformed"
    case .reconnectNotPermitted: "the process may not reconnect to the activity"
    }
  }
  public var errorDescription: String? { description }
  public var failureReason: String? { description }
}
