/// Opens a window of the app. There are none here: a call adds the note `openWindow.ignored`.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) { note() }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { note() }
  public func callAsFunction<D: Codable & Hashable>(value: D) { note() }
  private func note() {
    RenderSession.noteOutsideRendering(
      "openWindow.ignored", "a widget has no windows and an app here shows none; open the app with a Link or widgetURL")
  }
}
/// Closes a window of the app. There are none here: a call adds the note `dismissWindow.ignored`.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() { note() }
  public func callAsFunction(id: String) { note() }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { note() }
  public func callAsFunction<D: Codable & Hashable>(value: D) { note() }
  private func note() { RenderSession.noteOutsideRendering("dismissWindow.ignored", "a widget has no windows and an app here shows none") }
}
/// Opens the app's settings. There is no window for them: a call adds the note `openSettings.ignored`.
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {
    RenderSession.noteOutsideRendering("openSettings.ignored", "a widget has no windows and an app here shows none")
  }
}
/// Ends a search. A widget has none: a call adds the note `dismissSearch.ignored`.
public struct DismissSearchAction: Sendable {
  public func callAsFunction() { RenderSession.noteOutsideRendering("dismissSearch.ignored", "a widget has no field to search in") }
}
/// Begins to rename what a view shows. A widget has no text input: a call adds the note `rename.ignored`.
public struct RenameAction: Sendable {
  public func callAsFunction() { RenderSession.noteOutsideRendering("rename.ignored", "a widget has no text input") }
}
/// Moves the focus back to its default. No view of a widget takes the focus: a call adds the note `focus.ignored`.
public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {
    RenderSession.noteOutsideRendering("focus.ignored", "no view of a widget takes keyboard input, so none can have the focus")
  }
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var rename: RenameAction? { nil }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
