extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  public static func result() -> Self { Self() }
}

// There is one function for each combination of parts, because the type of a result says which parts it has.
extension IntentResult {
  public static func result<Value: _IntentValue>(value: Value) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value)
  }
  public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self where Self == IntentResultContainer<Never, Intent, Never, Never> {
    Self(opensIntent: opensIntent)
  }
  public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }
  public static func result<Snippet: View>(view: Snippet) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    Self(snippet: view)
  }
  public static func result<Snippet: View>(
    @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, Never> { Self(snippet: content()) }

  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }
  public static func result<Value: _IntentValue, Intent: AppIntent>(value: Value, opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Value, Intent, Never, Never> { Self(value: value, opensIntent: opensIntent) }
  public static func result<Value: _IntentValue, Snippet: View>(value: Value, view: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, Never> { Self(value: value, snippet: view) }
  public static func result<Intent: AppIntent>(opensIntent: Intent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> { Self(opensIntent: opensIntent, dialog: dialog) }
  public static func result<Snippet: View>(dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { Self(snippet: view, dialog: dialog) }
  public static func result<Snippet: View>(dialog: IntentDialog, @ViewBuilder content: () -> Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { Self(snippet: content(), dialog: dialog) }

  public static func result<Value: _IntentValue, Intent: AppIntent>(value: Value, opensIntent: Intent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Intent, Never, IntentDialog> { Self(value: value, opensIntent: opensIntent, dialog: dialog) }
  public static func result<Intent: AppIntent, Snippet: View>(opensIntent: Intent, view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Intent, Snippet, Never> { Self(opensIntent: opensIntent, snippet: view) }
  public static func result<Intent: AppIntent, Snippet: View>(opensIntent: Intent, dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Intent, Snippet, IntentDialog> { Self(opensIntent: opensIntent, snippet: view, dialog: dialog) }
  public static func result<Value: _IntentValue, Intent: AppIntent, Snippet: View>(value: Value, opensIntent: Intent, view: Snippet) -> Self
  where Self == IntentResultContainer<Value, Intent, Snippet, Never> { Self(value: value, opensIntent: opensIntent, snippet: view) }
  public static func result<Value: _IntentValue, Intent: AppIntent, Snippet: View>(
    value: Value, opensIntent: Intent, dialog: IntentDialog, view: Snippet
  ) -> Self where Self == IntentResultContainer<Value, Intent, Snippet, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, snippet: view, dialog: dialog)
  }
  public static func result<Value: _IntentValue, Snippet: View>(value: Value, dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> { Self(value: value, snippet: view, dialog: dialog) }
  public static func result<Value: _IntentValue, Snippet: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    Self(value: value, snippet: content(), dialog: dialog)
  }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  /// Stub. A result that sets the intent of a watch's action button. There is no such button.
  public static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self { Self() }
}
