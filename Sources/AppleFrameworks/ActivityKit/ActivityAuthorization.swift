/// Whether the app may run activities. This host runs none, so it may not.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  /// Whether activities can be started: never on this host.
  public var areActivitiesEnabled: Bool { false }
  /// Whether activities may be updated often: never on this host.
  public var frequentPushesEnabled: Bool { false }

  /// Changes of ``areActivitiesEnabled``; there are none, so the sequence ends at once.
  public var activityEnablementUpdates: ActivityEnablementUpdates { .ended }
  /// Changes of ``frequentPushesEnabled``; there are none, so the sequence ends at once.
  public var frequentPushEnablementUpdates: ActivityEnablementUpdates { .ended }

  public typealias ActivityEnablementUpdates = ActivityUpdateSequence<Bool>
}

/// Why an activity was not started.
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
    case .denied: "the person has turned live activities off"
    case .globalMaximumExceeded: "the device already runs as many live activities as it can; end one"
    case .targetMaximumExceeded: "the app already runs as many live activities as it may; end one"
    case .attributesTooLarge: "attributes and state take more than 4 KB together; keep less in them"
    case .unentitled: "the app lacks the entitlement for live activities"
    case .unsupportedTarget: "the target cannot start live activities; add NSSupportsLiveActivities to its Info.plist"
    case .visibility: "live activities are started while the app is in the foreground"
    case .persistenceFailure: "the live activity could not be stored"
    case .missingProcessIdentifier: "the process that asks has no identifier"
    case .malformedActivityIdentifier: "the identifier is not an activity's"
    case .reconnectNotPermitted: "the activity belongs to a process that may not take it up again"
    }
  }
  public var errorDescription: String? { description }
  public var failureReason: String? { description }
}
