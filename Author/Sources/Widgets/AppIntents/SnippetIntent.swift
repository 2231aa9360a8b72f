/// Stub. An intent that makes a view for the result or the confirmation of another one. Such views are not shown.
public protocol SnippetIntent: AppIntent {}

extension SnippetIntent {
  /// Stub. Does nothing: no view of the intent is shown.
  public static func reload() {}
}

/// A result with an intent that makes its view.
public protocol ShowsSnippetIntent: IntentResult {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}
/// Lets a `perform` of type `some IntentResult & ShowsSnippetIntent` return `.result()`, as on Apple's systems.
extension Never: SnippetIntent {}

extension IntentResult {
  public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> { Self(snippet: snippetIntent) }
  public static func result<Snippet: SnippetIntent>(dialog: IntentDialog, snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { Self(snippet: snippetIntent, dialog: dialog) }
  public static func result<Value: _IntentValue, Snippet: SnippetIntent>(value: Value, snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, Never> { Self(value: value, snippet: snippetIntent) }
  public static func result<Value: _IntentValue, Snippet: SnippetIntent>(value: Value, dialog: IntentDialog, snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> { Self(value: value, snippet: snippetIntent, dialog: dialog) }
}

extension AppIntent {
  /// Stub. Requests confirmation with the view of an intent from the user in an app.
  /// - Throws: ``AppIntentError/needsConfirmation``: a widget cannot request confirmations.
  @discardableResult
  public func requestConfirmation<Snippet: SnippetIntent>(
    actionName: ConfirmationActionName = .continue, snippetIntent: Snippet
  ) async throws -> Snippet { throw AppIntentError.needsConfirmation }
  @discardableResult
  public func requestConfirmation<Snippet: SnippetIntent>(
    actionName: ConfirmationActionName = .continue, dialog: IntentDialog, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws -> Snippet { throw AppIntentError.needsConfirmation }
}
