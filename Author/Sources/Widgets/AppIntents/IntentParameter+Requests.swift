extension IntentParameter {
  /// Stub. Requests the value from the user in an app.
  /// - Throws: ``AppIntentError/needsAnswer(parameter:)``: a widget cannot request values.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.needsAnswer(parameter: name) }

  /// Stub. Requests a choice among values from the user in an app.
  /// - Throws: ``AppIntentError/needsAnswer(parameter:)``: a widget cannot request values.
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.needsAnswer(parameter: name)
  }

  // The user's answer for an optional parameter is a value, not an optional.
  public func requestValue<Wrapped>(_ dialog: IntentDialog? = nil) async throws -> Wrapped where Value == Wrapped? {
    throw AppIntentError.needsAnswer(parameter: name)
  }
  public func requestDisambiguation<Wrapped>(among values: [Wrapped], dialog: IntentDialog? = nil) async throws -> Wrapped where Value == Wrapped? {
    throw AppIntentError.needsAnswer(parameter: name)
  }

  /// Stub. Requests confirmation of a value from the user in an app.
  /// - Throws: ``AppIntentError/needsConfirmation``: a widget cannot request confirmations.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { throw AppIntentError.needsConfirmation }

  /// Returns the error to throw if a value is needed.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.needsAnswer(parameter: name) }

  /// Returns the error to throw if a choice among values is needed.
  public func needsDisambiguationError(among values: [Value], dialog: IntentDialog? = nil) -> any Error {
    AppIntentError.needsAnswer(parameter: name)
  }
}

extension AppIntent {
  /// Stub. Requests confirmation from the user in an app.
  /// - Throws: ``AppIntentError/needsConfirmation``: a widget cannot request confirmations.
  public func requestConfirmation() async throws { throw AppIntentError.needsConfirmation }

  /// Stub. Requests confirmation of a result from the user in an app.
  /// - Throws: ``AppIntentError/needsConfirmation``: a widget cannot request confirmations.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws { throw AppIntentError.needsConfirmation }

  /// Stub. Requests confirmation with a dialog and a view from the user in an app.
  /// - Throws: ``AppIntentError/needsConfirmation``: a widget cannot request confirmations.
  public func requestConfirmation(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog, showDialogAsPrompt: Bool = true
  ) async throws { throw AppIntentError.needsConfirmation }
  public func requestConfirmation<Content: View>(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
  ) async throws { throw AppIntentError.needsConfirmation }

  /// Stub. Requests confirmation with the view of another intent from the user in an app.
  /// - Throws: ``AppIntentError/needsConfirmation``: a widget cannot request confirmations.
  public func requestConfirmation<Snippet: SnippetIntent>(
    actionName: ConfirmationActionName = .continue, snippetIntent: Snippet, showDialogAsPrompt: Bool = true
  ) async throws { throw AppIntentError.needsConfirmation }

  /// Performs the intent as a step of another one, and returns the value of its result.
  /// - Parameter donate: no effect: nothing is suggested here.
  /// - Throws: the intent's error; ``AppIntentError/noValue`` for a result without a value.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value where PerformResult: ReturnsValue {
    guard let value = try await perform().value else { throw AppIntentError.noValue }
    return value
  }
  public func callAsFunction(donate: Bool = true) async throws { _ = try await perform() }
}
