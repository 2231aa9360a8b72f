// An intent that goes on in the app. This host does not bring apps to the foreground for an intent.
extension AppIntent {
  /// Returns the error to throw if the intent can only continue in the app's foreground.
  public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) -> any Error {
    AppIntentError.needsForeground
  }

  /// Requests to continue in the app.
  /// - Throws: ``AppIntentError/needsForeground``.
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws { throw AppIntentError.needsForeground }

  /// How the intent runs.
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}

/// How an intent runs: here always in the extension, without its app.
public struct IntentSystemContext: Sendable {
  public struct Mode: Hashable, Sendable {
    public var canContinueInForeground: Bool { false }
  }
  public var currentMode: Mode { Mode() }
}
