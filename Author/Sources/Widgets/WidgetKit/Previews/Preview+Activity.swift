import ActivityKit

extension Preview {
  /// Previews a presentation of an activity in the given states.
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping () -> any Widget,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(name: name, content: .widget(ActivityPreview(kind: viewKind, attributes: attributes, widget: widget, states: contentStates)))
  }
}
