import AlmanacHostConnection
import AlmanacWireSchema

/// A live activity: attributes that never change, and content that updates replace until the activity ends (Specification A5).
///
/// A program of the containing app runs activities through the host, whose socket `ALMANAC_HOST_SOCKET` names; `ALMANAC_APP` names the app. The
/// host keeps them when the program ends. An extension lists its app's activities at any time, and starts, updates and ends them while it performs an
/// intent that Apple's systems perform in the app's process, such as a `LiveActivityIntent`. Without a host, ``request(attributes:content:pushType:)``
/// throws ``ActivityAuthorizationError/unsupported``, as on every device without live activities.
// Unchecked: all properties are constants or locked. The attributes need not be Sendable, but they are plain Codable values that do not change.
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
  private let currentToken = ObservedValue<Data>()
  /// The number of changes that the host has not confirmed. While there are any, the host's content is older than this process's.
  private let unconfirmed = Counter()

  package init(
    id: String = UUID().uuidString, attributes: Attributes, content: ActivityContent<ContentState>, style: ActivityStyle = .standard,
    state: ActivityState = .active
  ) {
    self.id = id
    self.attributes = attributes
    self.style = style
    currentContent = ObservedValue(content)
    currentState = ObservedValue(content.state)
    currentActivityState = ObservedValue(state)
  }

  /// The current content.
  public var content: ActivityContent<ContentState> { currentContent.known }
  /// The state of the current content.
  @available(*, deprecated, message: "use content")
  public var contentState: ContentState { content.state }
  /// The activity's state. An active one is stale once its stale date has passed.
  public var activityState: ActivityState {
    let state = currentActivityState.known
    if state == .active, let stale = content.staleDate, stale <= Date() { return .stale }
    return state
  }
  /// The token for push updates, 32 bytes; nil if the activity takes no push updates.
  public var pushToken: Data? { currentToken.value }

  public var contentUpdates: ContentUpdates { currentContent.updates }
  public var contentStateUpdates: ContentStateUpdates { currentState.updates }
  public var activityStateUpdates: ActivityStateUpdates { currentActivityState.updates }
  /// The tokens for push updates: the current one, and each that replaces it.
  public var pushTokenUpdates: PushTokenUpdates { currentToken.updates }

  /// The app's activities of this type that have not been dismissed, including those that another program of the app started.
  public static var activities: [Activity<Attributes>] { ActivityType<Attributes>.shared.activities }
  /// The running activities of this type, and each that starts from now on.
  public static var activityUpdates: ActivityUpdates { ActivityType<Attributes>.shared.started }
  /// The token for starting activities of this type by push; nil without a host.
  public static var pushToStartToken: Data? { ActivityType<Attributes>.shared.startToken }
  /// The tokens for starting activities of this type by push.
  public static var pushToStartTokenUpdates: PushTokenUpdates { ActivityType<Attributes>.shared.startTokens }

  var isEnded: Bool { ![.active, .stale, .pending].contains(currentActivityState.known) }

  func change(to content: ActivityContent<ContentState>) {
    guard !isEnded else { return }
    currentContent.set(content)
    currentState.set(content.state)
  }

  func finish(with content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy) {
    if let content { change(to: content) }
    guard !isEnded else { return }
    become(policy.dismissesAtOnce(at: Date()) ? .dismissed : .ended)
  }

  /// Enters a state of the life cycle. The sequences of contents end with the activity, that of states with its dismissal.
  func become(_ state: ActivityState) {
    guard currentActivityState.known != state, currentActivityState.known != .dismissed else { return }
    currentActivityState.set(state)
    guard isEnded else { return }
    currentContent.finish()
    currentState.finish()
    currentToken.finish()
    // Without a host, no dismissal will be reported.
    if state == .dismissed || !ActivityHost.shared.isConnected { currentActivityState.finish() }
  }

  func take(token: Data) {
    if !token.isEmpty, currentToken.value != token { currentToken.set(token) }
  }

  /// Sends a change to the host, waits for the answer, and makes the change here if the host has accepted it. Reports a refusal on standard error.
  func send(_ call: ExtensionCall, _ what: String, accepted change: () -> Void) async {
    unconfirmed.increment()
    defer { unconfirmed.decrement() }
    if let refusal = await ActivityHost.shared.send(call) {
      ActivityHost.say("the \(what) of the activity \(id) was refused: \(refusal)")
    } else {
      change()
    }
  }

  /// Applies a report of the host.
  func receive(_ value: ActivityValue) {
    take(token: value.pushToken)
    if unconfirmed.isZero, let content = ActivityContent<ContentState>(value.content), content != self.content { change(to: content) }
    become(ActivityState(value.phase))
  }
}
