/// Stub. Almanac shows no windows, so a call only adds the note `openWindow.ignored`.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) { note() }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { note() }
  public func callAsFunction<D: Codable & Hashable>(value: D) { note() }
  private func note() {
    RenderSession.noteOutsideRendering(
      "openWindow.ignored", "a widget has no windows, and Almanac shows no windows of apps; open the app with a Link or widgetURL")
  }
}
/// Stub. Almanac shows no windows, so a call only adds the note `dismissWindow.ignored`.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() { note() }
  public func callAsFunction(id: String) { note() }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { note() }
  public func callAsFunction<D: Codable & Hashable>(value: D) { note() }
  private func note() { RenderSession.noteOutsideRendering("dismissWindow.ignored", "a widget has no windows, and Almanac shows no windows of apps") }
}
/// Stub. Almanac shows no settings window, so a call only adds the note `openSettings.ignored`.
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {
    RenderSession.noteOutsideRendering("openSettings.ignored", "a widget has no windows, and Almanac shows no windows of apps")
  }
}
/// Stub. A widget has no search field, so a call only adds the note `dismissSearch.ignored`.
public struct DismissSearchAction: Sendable {
  public func callAsFunction() { RenderSession.noteOutsideRendering("dismissSearch.ignored", "a widget has no search field") }
}
/// Stub. A widget has no text input, so a call only adds the note `rename.ignored`.
public struct RenameAction: Sendable {
  public func callAsFunction() { RenderSession.noteOutsideRendering("rename.ignored", "a widget has no text input") }
}
/// Stub. No view of a widget takes the focus, so a call only adds the note `focus.ignored`.
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
