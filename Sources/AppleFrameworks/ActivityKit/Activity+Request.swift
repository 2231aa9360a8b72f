extension Activity {
  /// Starts an activity.
  /// - Throws: ``ActivityAuthorizationError/unsupported``: this host runs no activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Starts an activity with a style.
  /// - Throws: ``ActivityAuthorizationError/unsupported``: this host runs no activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Schedules an activity for a later date.
  /// - Throws: ``ActivityAuthorizationError/unsupported``: this host runs no activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle = .standard,
    alertConfiguration: AlertConfiguration, start: Date
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Starts an activity.
  /// - Throws: ``ActivityAuthorizationError/unsupported``: this host runs no activities.
  @available(*, deprecated, message: "use request(attributes:content:pushType:)")
  public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil) throws -> Activity<Attributes> {
    throw ActivityAuthorizationError.unsupported
  }
}

extension Activity {
  /// Replaces the content, unless the activity has ended.
  public func update(_ content: ActivityContent<ContentState>) async { change(to: content) }

  /// Replaces the content and alerts the person.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async { change(to: content) }

  /// Replaces the content. `timestamp` has no effect here.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date) async {
    change(to: content)
  }

  @available(*, deprecated, message: "use update(_:alertConfiguration:)")
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    change(to: ActivityContent(state: contentState, staleDate: nil))
  }

  /// Ends the activity with final content; nil keeps the current content.
  public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    finish(with: content, dismissalPolicy)
  }

  /// Ends the activity. `timestamp` has no effect here.
  public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date) async {
    finish(with: content, dismissalPolicy)
  }

  @available(*, deprecated, message: "use end(_:dismissalPolicy:)")
  public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    finish(with: contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy)
  }
}
