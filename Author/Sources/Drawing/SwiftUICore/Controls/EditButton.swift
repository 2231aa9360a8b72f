/// A button that starts and ends the editing of a list in an app. A widget has no lists to edit, so the button is drawn in English and does nothing;
/// the note `button.closure` reports it.
nonisolated public struct EditButton: View {
  public init() {}
  @MainActor public var body: some View { Button(action: {}) { Text(verbatim: "Edit") } }
}
