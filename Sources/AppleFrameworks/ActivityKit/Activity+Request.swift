extension Activity {
  /// Starts an activity.
  /// - Throws: ``ActivityAuthorizationError/unsupported``: this host runs no activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Starts an activity of a style.
  /// - Throws: ``ActivityAuthorizationError/unsupported``: this host runs no activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Starts an activity at a date to come.
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
  /// Shows new content. An activity that has ended keeps its last.
  public func update(_ content: ActivityContent<ContentState>) async { change(to: content) }

  /// Shows new content and draws attention to it.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async { change(to: content) }

  /// Shows new content as of an instant.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date) async {
    change(to: content)
  }

  @available(*, deprecated, message: "use update(_:alertConfiguration:)")
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    change(to: ActivityContent(state: contentState, staleDate: nil))
  }

  /// Ends the activity with a last content; nil = the one it has.
  public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    finish(with: content, dismissalPolicy)
  }

  /// Ends the activity as of an instant.
  public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date) async {
    finish(with: content, dismissalPolicy)
  }

  @available(*, deprecated, message: "use end(_:dismissalPolicy:)")
  public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
    finish(with: contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy)
  }
}
