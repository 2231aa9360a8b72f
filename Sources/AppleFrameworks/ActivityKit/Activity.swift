/// A live activity: attributes that stay, and content that updates replace until it is ended.
///
/// This host draws the presentations of activities (`almanac render … --family lockScreen`) and runs none: ``request(attributes:content:pushType:)``
/// throws ``ActivityAuthorizationError/unsupported``, as on every device without live activities, and ``activities`` is empty. Code
/// that follows Apple's advice and asks `ActivityAuthorizationInfo().areActivitiesEnabled` first runs unchanged.
// Unchecked: constants, of which the attributes need not be Sendable: an app's plain Codable values, never changed here.
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
  private let followedContent: Followed<ActivityContent<ContentState>>
  private let followedStates: Followed<ContentState>
  private let followedLife: Followed<ActivityState>

  package init(id: String = UUID().uuidString, attributes: Attributes, content: ActivityContent<ContentState>, style: ActivityStyle = .standard) {
    self.id = id
    self.attributes = attributes
    self.style = style
    followedContent = Followed(content)
    followedStates = Followed(content.state)
    followedLife = Followed(.active)
  }

  /// The latest content.
  public var content: ActivityContent<ContentState> { followedContent.value }
  /// The latest content's state.
  @available(*, deprecated, message: "use content")
  public var contentState: ContentState { content.state }
  /// Where the activity stands; an active one whose stale date has passed is stale.
  public var activityState: ActivityState {
    let state = followedLife.value
    if state == .active, let stale = content.staleDate, stale <= Date() { return .stale }
    return state
  }
  /// The token by which a server updates the activity: none on this host.
  public var pushToken: Data? { nil }

  public var contentUpdates: ContentUpdates { followedContent.updates }
  public var contentStateUpdates: ContentStateUpdates { followedStates.updates }
  public var activityStateUpdates: ActivityStateUpdates { followedLife.updates }
  /// Ends at once: this host gives no push tokens.
  public var pushTokenUpdates: PushTokenUpdates { .ended }

  /// The app's activities of this type: none on this host.
  public static var activities: [Activity<Attributes>] { [] }
  /// Ends at once: no activity is started on this host.
  public static var activityUpdates: ActivityUpdates { .ended }
  /// The token by which a server starts activities: none on this host.
  public static var pushToStartToken: Data? { nil }
  /// Ends at once: this host gives no push tokens.
  public static var pushToStartTokenUpdates: PushTokenUpdates { .ended }

  func change(to content: ActivityContent<ContentState>) {
    guard followedLife.value == .active else { return }
    followedContent.set(content)
    followedStates.set(content.state)
  }

  func finish(with content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy) {
    if let content { change(to: content) }
    guard followedLife.value == .active else { return }
    followedLife.set(policy.dismissesAtOnce(at: Date()) ? .dismissed : .ended)
    followedContent.finish()
    followedStates.finish()
    followedLife.finish()
  }
}
