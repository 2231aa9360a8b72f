import AlmanacHostConnection
import AlmanacWireSchema

extension Activity {
  /// Starts an activity.
  ///
  /// It blocks until the host has stored the activity.
  /// - Throws: ``ActivityAuthorizationError``; ``ActivityAuthorizationError/unsupported`` if there is no host, and
  ///   ``ActivityAuthorizationError/visibility`` in an extension that performs no intent that Apple's systems perform in the app's process.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { try start(attributes, content, pushType) }

  /// Starts an activity with a style. A transient one ends when the device is locked.
  /// - Throws: ``ActivityAuthorizationError``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> { try start(attributes, content, pushType, style: style) }

  /// Schedules an activity for a later date, and alerts the user then.
  /// - Throws: ``ActivityAuthorizationError``.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle = .standard,
    alertConfiguration: AlertConfiguration, start date: Date
  ) throws -> Activity<Attributes> { try start(attributes, content, pushType, style: style, alert: alertConfiguration, at: date) }

  /// Starts an activity.
  /// - Throws: ``ActivityAuthorizationError``.
  @available(*, deprecated, message: "use request(attributes:content:pushType:)")
  public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil) throws -> Activity<Attributes> {
    try start(attributes, ActivityContent(state: contentState, staleDate: nil), pushType)
  }

  private static func start(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ pushType: PushType?, style: ActivityStyle = .standard,
    alert: AlertConfiguration? = nil, at date: Date? = nil
  ) throws -> Activity<Attributes> {
    let activity = Activity(attributes: attributes, content: content, style: style, state: date.map { $0 > Date() ? .pending : .active } ?? .active)
    var call = ActivityRequestCall()
    (call.app, call.id, call.attributesType) = (HostLinks.programApp, activity.id, ActivityType<Attributes>.name)
    call.attributes = try JSONEncoder().encode(attributes)
    call.content = try ActivityContentValue(content)
    call.takesPushes = pushType != nil
    call.isTransient = style == .transient
    if let date { call.start = date.timeIntervalSince1970 }
    if let alert { call.alert = ActivityAlertValue(alert) }
    if let refusal = ActivityHost.shared.refusal {
      ActivityHost.say("the activity was not started: \(refusal)")
      throw ActivityAuthorizationError.visibility
    }
    guard let accepted = ActivityHost.shared.ask(.with { $0.activityRequest = call }) else { throw ActivityAuthorizationError.unsupported }
    guard accepted.errorName.isEmpty else {
      ActivityHost.say("the activity was not started: \(accepted.error)")
      throw ActivityAuthorizationError(accepted)
    }
    activity.take(token: accepted.pushToken)
    ActivityType<Attributes>.shared.add(activity)
    return activity
  }
}

extension Activity {
  /// Replaces the content, unless the activity has ended or the host refuses it. Returns when the host has answered.
  public func update(_ content: ActivityContent<ContentState>) async { await put(content) }

  /// Replaces the content and alerts the user.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {
    await put(content, alert: alertConfiguration)
  }

  /// Replaces the content, unless the host has content with a later timestamp.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date) async {
    await put(content, alert: alertConfiguration, timestamp: timestamp)
  }

  @available(*, deprecated, message: "use update(_:alertConfiguration:)")
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    await put(ActivityContent(state: contentState, staleDate: nil), alert: alertConfiguration)
  }

  /// Ends the activity with final content, unless the host refuses it; nil keeps the current content. Returns when the host has answered.
  public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    await close(content, dismissalPolicy)
  }

  /// Ends the activity, unless the host has content with a later timestamp.
  public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date) async {
    await close(content, dismissalPolicy, timestamp: timestamp)
  }

  @available(*, deprecated, message: "use end(_:dismissalPolicy:)")
  public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    await close(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy)
  }

  private func put(_ content: ActivityContent<ContentState>, alert: AlertConfiguration? = nil, timestamp: Date? = nil) async {
    guard !isEnded else { return }
    do {
      await send(try updateCall(content, alert, timestamp), "update") { change(to: content) }
    } catch {
      ActivityHost.say("the update of the activity \(id) cannot be encoded: \(error)")
    }
  }

  private func close(_ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy, timestamp: Date? = nil) async {
    // An activity that the host has ended can still be dismissed.
    guard activityState != .dismissed else { return }
    do {
      await send(try endCall(content, policy, timestamp), "end") { finish(with: content, policy) }
    } catch {
      ActivityHost.say("the end of the activity \(id) cannot be encoded: \(error)")
    }
  }
}
