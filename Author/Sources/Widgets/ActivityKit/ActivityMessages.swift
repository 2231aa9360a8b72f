import AlmanacHostConnection
import AlmanacProfiles
import AlmanacWireSchema

// Conversions of activities between Swift's types and messages. The JSON is what Foundation's coders write by default.

extension ActivityContentValue {
  init<State: Codable & Hashable>(_ content: ActivityContent<State>) throws {
    self.init()
    state = try JSONEncoder().encode(content.state)
    if let date = content.staleDate { staleDate = date.timeIntervalSince1970 }
    relevanceScore = content.relevanceScore
  }
}

extension ActivityContent {
  /// Returns nil if the JSON does not fit the type, for example because another version of the program wrote it.
  init?(_ value: ActivityContentValue) {
    guard let state = try? JSONDecoder().decode(State.self, from: value.state) else { return nil }
    self.init(
      state: state, staleDate: value.hasStaleDate ? Date(timeIntervalSince1970: value.staleDate) : nil, relevanceScore: value.relevanceScore)
  }
}

extension Activity {
  convenience init?(_ value: ActivityValue) {
    guard let attributes = try? JSONDecoder().decode(Attributes.self, from: value.attributes),
      let content = ActivityContent<ContentState>(value.content)
    else { return nil }
    self.init(
      id: value.id, attributes: attributes, content: content, style: value.isTransient ? .transient : .standard, state: ActivityState(value.phase))
  }
}

extension ActivityState {
  init(_ phase: ActivityPhaseValue) {
    self =
      switch phase {
      case .pending: .pending
      case .stale: .stale
      case .ended: .ended
      case .dismissed: .dismissed
      default: .active
      }
  }
}

extension ActivityAlertValue {
  init(_ alert: AlertConfiguration) {
    self.init()
    title = String(localized: alert.title)
    body = String(localized: alert.body)
  }
}

extension ActivityAuthorizationError {
  /// The error that corresponds to a refusal of the host.
  init(_ refusal: ActivityAccepted) {
    self =
      switch refusal.errorName {
      case "activity.tooLarge", "activity.malformed": .attributesTooLarge
      case "activity.tooMany": .targetMaximumExceeded
      case "activity.tooManyOnDevice": .globalMaximumExceeded
      case "activity.disabled": .denied
      case "activity.unknownType", "activity.unknownApp": .unsupportedTarget
      case "activity.notStored": .persistenceFailure
      case "activity.malformedID": .malformedActivityIdentifier
      case "activity.notPerforming": .visibility
      default: .denied
      }
  }
}

extension Activity {
  func updateCall(_ content: ActivityContent<ContentState>, _ alert: AlertConfiguration?, _ timestamp: Date?) throws -> ExtensionCall {
    var call = ActivityUpdateCall()
    (call.app, call.id) = (HostLinks.programApp, id)
    call.content = try ActivityContentValue(content)
    if let alert { call.alert = ActivityAlertValue(alert) }
    if let timestamp { call.timestamp = timestamp.timeIntervalSince1970 }
    return .with { $0.activityUpdate = call }
  }

  func endCall(_ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy, _ timestamp: Date?) throws -> ExtensionCall {
    var call = ActivityEndCall()
    (call.app, call.id) = (HostLinks.programApp, id)
    if let content { call.content = try ActivityContentValue(content) }
    (call.dismissal, call.dismissalDate) = policy.message
    if let timestamp { call.timestamp = timestamp.timeIntervalSince1970 }
    return .with { $0.activityEnd = call }
  }
}
