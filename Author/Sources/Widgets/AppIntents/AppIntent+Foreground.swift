// Stubs for intents that continue in the app. The host does not bring apps to the foreground for an intent.
extension AppIntent {
  /// Returns the error to throw if the intent can only continue in the app's foreground.
  public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) -> any Error {
    AppIntentError.needsForeground
  }

  /// Stub. Always throws ``AppIntentError/needsForeground``.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws { throw AppIntentError.needsForeground }

  /// Stub. Always the extension, without its app.
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

/// Stub. The process that runs the intent: always the extension, without its app.
public struct IntentSystemContext: Sendable {
  public struct Mode: Hashable, Sendable {
    public var canContinueInForeground: Bool { false }
  }
  public var currentMode: Mode { Mode() }
}
