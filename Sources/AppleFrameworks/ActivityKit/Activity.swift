/// A live activity: attributes that never change, and content that updates replace until the activity ends.
///
/// This host draws the presentations of activities (`almanac render … --family lockScreen`) but does not run them: ``request(attributes:content:pushType:)``
/// throws ``ActivityAuthorizationError/unsupported``, as on every device without live activities, and ``activities`` is empty. Code
/// that follows Apple's advice and checks `ActivityAuthorizationInfo().areActivitiesEnabled` first runs unchanged.
// Unchecked: all properties are constants. The attributes need not be Sendable, but they are plain Codable values that nothing changes here.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState
  public typealias ContentUpdates = ActivityUpdateSequence<ActivityContent<ContentState>>
  public typealias ContentStateUpdates = ActivityUpdateSequence<ContentState>
  public typealias ActivityStateUpdates = ActivityUpdateSequence<ActivityState>
  public typealias ActivityUpdates = ActivityUpdateSequence<Activity<Attributes>>
  public typealias PushTokenUpdates = ActivityUpdateSequence<Data>

  public let id: String
  public let attributes: Attributes
  public let style: ActivityStyle
  private let currentContent: ObservedValue<ActivityContent<ContentState>>
  private let currentState: ObservedValue<ContentState>
  private let currentActivityState: ObservedValue<ActivityState>

  package init(id: String = UUID().uuidString, attributes: Attributes, content: ActivityContent<ContentState>, style: ActivityStyle = .standard) {
    self.id = id
    self.attributes = attributes
    self.style = style
    currentContent = ObservedValue(content)
    currentState = ObservedValue(content.state)
    currentActivityState = ObservedValue(.active)
  }

  /// The current content.
  public var content: ActivityContent<ContentState> { currentContent.value }
  /// The state of the current content.
  @available(*, deprecated, message: "use content")
  public var contentState: ContentState { content.state }
  /// The activity's state. An active one is stale once its stale date has passed.
  public var activityState: ActivityState {
    let state = currentActivityState.value
    if state == .active, let stale = content.staleDate, stale <= Date() { return .stale }
    return state
  }
  /// The token for push updates: nil on this host.
  public var pushToken: Data? { nil }

  public var contentUpdates: ContentUpdates { currentContent.updates }
  public var contentStateUpdates: ContentStateUpdates { currentState.updates }
  public var activityStateUpdates: ActivityStateUpdates { currentActivityState.updates }
  /// Empty: this host has no push tokens.
  public var pushTokenUpdates: PushTokenUpdates { .ended }

  /// The app's activities of this type: none on this host.
  public static var activities: [Activity<Attributes>] { [] }
  /// Empty: this host starts no activities.
  public static var activityUpdates: ActivityUpdates { .ended }
  /// The token for starting activities by push: nil on this host.
  public static var pushToStartToken: Data? { nil }
  /// Empty: this host has no push tokens.
  public static var pushToStartTokenUpdates: PushTokenUpdates { .ended }

  func change(to content: ActivityContent<ContentState>) {
    guard currentActivityState.value == .active else { return }
    currentContent.set(content)
    currentState.set(content.state)
  }

  func finish(with content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy) {
    if let content { change(to: content) }
    guard currentActivityState.value == .active else { return }
    currentActivityState.set(policy.dismissesAtOnce(at: Date()) ? .dismissed : .ended)
    currentContent.finish()
    currentState.finish()
    currentActivityState.finish()
  }
}
