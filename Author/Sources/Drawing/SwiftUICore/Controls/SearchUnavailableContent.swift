/// The parts of the message that a search found nothing. Only ``ContentUnavailableView`` creates the nested views.
public struct SearchUnavailableContent {
  nonisolated public struct Label: View {
    let text: String
    @MainActor public var body: some View {
      SwiftUICore.Label {
        Text(verbatim: text.isEmpty ? "No Results" : "No Results for “\(text)”")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }
  nonisolated public struct Description: View {
    @MainActor public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }
  nonisolated public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}
extension ContentUnavailableView
where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
  /// The message that a search found nothing. A widget has no search field, so the message contains no search text.
  public static var search: Self { search(text: "") }
  public static func search(text: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
