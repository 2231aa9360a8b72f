extension IntentParameter {
  /// Asks a person for the value.
  /// - Throws: ``AppIntentError/needsAnswer(parameter:)``: an intent of a widget has nobody to ask.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.needsAnswer(parameter: name) }

  /// Asks a person which of several values is meant.
  /// - Throws: ``AppIntentError/needsAnswer(parameter:)``: an intent of a widget has nobody to ask.
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.needsAnswer(parameter: name)
  }

  /// Asks a person whether a value is meant.
  /// - Throws: ``AppIntentError/needsConfirmation``: an intent of a widget has nobody to ask.
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { throw AppIntentError.needsConfirmation }

  /// The error to throw where a value is needed.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.needsAnswer(parameter: name) }

  /// The error to throw where one of several values is needed.
  public func needsDisambiguationError(among values: [Value], dialog: IntentDialog? = nil) -> any Error {
    AppIntentError.needsAnswer(parameter: name)
  }
}

extension AppIntent {
  /// Asks a person to confirm.
  /// - Throws: ``AppIntentError/needsConfirmation``: an intent of a widget has nobody to ask.
  public func requestConfirmation() async throws { throw AppIntentError.needsConfirmation }

  /// Asks a person to confirm a result.
  /// - Throws: ``AppIntentError/needsConfirmation``: an intent of a widget has nobody to ask.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws { throw AppIntentError.needsConfirmation }

  /// Performs the intent as another one's step.
  @discardableResult
  public func callAsFunction() async throws -> PerformResult { try await perform() }
}

/// What a confirmation's button says.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String
  public static let `continue` = ConfirmationActionName(name: "continue")
  public static let go = ConfirmationActionName(name: "go")
  public static let open = ConfirmationActionName(name: "open")
  public static let start = ConfirmationActionName(name: "start")
  public static let turnOn = ConfirmationActionName(name: "turnOn")
  public static let turnOff = ConfirmationActionName(name: "turnOff")
  public static let send = ConfirmationActionName(name: "send")
  public static let add = ConfirmationActionName(name: "add")
}
