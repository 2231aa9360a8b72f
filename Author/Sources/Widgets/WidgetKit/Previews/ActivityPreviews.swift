import ActivityKit
import AlmanacTextEngine
import AlmanacWireSchema

/// The activity of a `#Preview(as:using:widget:contentStates:)`.
@MainActor
struct ActivityPreview<Attributes: ActivityAttributes>: PreviewedWidget {
  let kind: ActivityPreviewViewKind
  let attributes: Attributes
  let widget: () -> any Widget
  let states: @MainActor () async -> [Attributes.ContentState]

  var family: WidgetFamilyValue { kind.family }

  var description: WidgetDescription? {
    var descriptions = _WidgetDescriptions()
    widget()._describe(into: &descriptions)
    return descriptions.widgets.first { $0.source is ActivitySource<Attributes> } ?? descriptions.widgets.first
  }

  /// Returns one entry for each state, one second apart.
  func timeline(_ context: RenderContext) async throws -> AnyTimeline {
    guard let source = description?.source as? ActivitySource<Attributes> else {
      throw ExtensionRequestError.unknownKind("\(Attributes.self)", known: description.map { [$0.kind] } ?? [])
    }
    let start = Date()
    let entries = await states().enumerated().map { index, state in
      var entry = source.entry(
        ActivityViewContext(activityID: "preview", attributes: attributes, state: state, isStale: false), family: context.family)
      entry.date = start.addingTimeInterval(Double(index))
      return entry
    }
    return AnyTimeline(entries: entries, policy: ReloadPolicy(.never))
  }
}

/// Finds the activity contents in an extension's previews.
@MainActor
enum ActivityPreviews {
  typealias Content<Attributes: ActivityAttributes> = (attributes: Attributes, state: Attributes.ContentState, isStale: Bool)

  /// Returns the previewed contents of activities with these attributes: first those previewed in `family`, then the others, in source order.
  static func contents<Attributes: ActivityAttributes>(of type: Attributes.Type, family: WidgetFamilyValue) async -> [Content<Attributes>] {
    var found: [(family: WidgetFamilyValue, content: Content<Attributes>)] = []
    for declaration in DeclaredPreviews.declarations {
      guard case .widget(let widget) = declaration._makePreview().content, let preview = widget as? ActivityPreview<Attributes> else { continue }
      for state in await preview.states() { found.append((preview.family, (preview.attributes, state, false))) }
    }
    for previewed in DeclaredPreviews.providers.flatMap(activities) {
      guard let preview = previewed as? PreviewedActivity<Attributes> else { continue }
      found.append((preview.kind.family, (preview.context.attributes, preview.context.state, preview.context.isStale)))
    }
    return found.filter { $0.family == family }.map(\.content) + found.filter { $0.family != family }.map(\.content)
  }

  private static func activities(_ provider: any PreviewProvider.Type) -> [Any] { activities(in: provider) }

  private static func activities<Provider: PreviewProvider>(in provider: Provider.Type) -> [Any] {
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    var nodes = _NodeList(session: session)
    EnvironmentStack.with(EnvironmentValues()) { Provider.previews._resolve(into: &nodes) }
    return session.previewTraits.activities
  }
}
