import AlmanacTextEngine
import AlmanacWireSchema

/// The previews that an extension's code declares, as its host lists and requests them: each use of `#Preview`, and each view of a
/// `PreviewProvider`.
@MainActor
enum PreviewCatalog {
  /// One preview, with the widget and the function that draw it.
  struct Item {
    let description: PreviewDescription
    let widget: WidgetDescription
    let timeline: @MainActor (RenderContext) async throws -> AnyTimeline
  }

  /// The kind of a preview that shows a view alone.
  private static let viewKind = "View"

  /// Returns every preview, in source order.
  static func previews() -> [Item] { declared() + DeclaredPreviews.providers.flatMap(provided) }

  /// - Throws: ``ExtensionRequestError/unknownPreview(_:)``.
  static func preview(_ id: String) throws -> Item {
    guard let item = previews().first(where: { $0.description.id == id }) else { throw ExtensionRequestError.unknownPreview(id) }
    return item
  }

  // MARK: #Preview

  private static func declared() -> [Item] {
    var count: [String: Int] = [:]
    return DeclaredPreviews.declarations.compactMap { declaration in
      count[declaration._fileID, default: 0] += 1
      let preview = declaration._makePreview()
      var description = PreviewDescription()
      description.id = "\(declaration._fileID)#\(count[declaration._fileID, default: 1])"
      description.name = preview.name ?? ""
      description.source = declaration._fileID
      description.line = UInt32(clamping: declaration._line)
      switch preview.content {
      case .widget(let shown): return item(description, of: shown)
      case .view(let make):
        return item(description, layout: preview.layout) {
          let view = try await preview.applyModifiers(to: make)
          return { ViewRenderer.displayList(of: view(), environment: $0, session: $1) }
        }
      }
    }
  }

  private static func item(_ described: PreviewDescription, of shown: any PreviewedWidget) -> Item? {
    guard let widget = shown.description else { return nil }
    var description = described
    description.kind = widget.kind
    description.family = shown.family
    description.backgroundRemovable = widget.backgroundRemovable
    return Item(description: description, widget: widget) { try await shown.timeline($0) }
  }

  private static func item(_ described: PreviewDescription, layout: PreviewLayout?, prepare: @escaping Prepare) -> Item {
    var description = described
    if case .fixed(let width, let height) = layout, width > 0, height > 0, width.isFinite, height.isFinite {
      description.size = SizeValue(width: Double(width), height: Double(height))
    }
    return item(description, prepare: prepare)
  }

  private typealias Draw = @MainActor (EnvironmentValues, RenderSession) -> DisplayList
  /// Makes the function that draws a preview of a view.
  private typealias Prepare = @MainActor () async throws -> Draw

  private static func item(_ described: PreviewDescription, prepare: @escaping Prepare) -> Item {
    var description = described
    description.kind = viewKind
    description.isView = true
    // The source is never asked, because previews have their own timelines.
    let source = SingleViewSource(entry: AnyTimelineEntry(date: Date(), relevance: nil) { EmptyView() })
    let widget = WidgetDescription(kind: viewKind, configuration: .static, source: source)
    return Item(description: description, widget: widget) { _ in
      AnyTimeline(entries: [AnyTimelineEntry(date: Date(), draw: try await prepare())], policy: ReloadPolicy(.never))
    }
  }

  // MARK: PreviewProvider

  private static func provided(_ type: any PreviewProvider.Type) -> [Item] { items(of: type) }

  private static func items<Provider: PreviewProvider>(of type: Provider.Type) -> [Item] {
    let session = RenderSession(text: .current, images: ImageStore(), bundle: .main)
    var nodes = _NodeList(session: session)
    EnvironmentStack.with(EnvironmentValues()) { Provider.previews._resolve(into: &nodes) }
    var views = session.previewedViews.traits
    if views.isEmpty, !session.previewTraits.activities.isEmpty { views = [session.previewTraits] }
    let isDivided = !session.previewedViews.traits.isEmpty
    let name = String(reflecting: type)
    return (views.isEmpty ? [PreviewTraits()] : views).enumerated().map { index, traits in
      var description = PreviewDescription()
      description.id = "\(name)#\(index + 1)"
      description.name = traits.name ?? ""
      description.source = name
      let content = { @MainActor in ProvidedPreview<Provider>(index: isDivided ? index : nil) }
      if traits.activities.count == 1, let activity = traits.activities[0] as? any ActivityPreviewContent {
        description.family = activity.kind.family
        return item(description) { { ActivityRenderer.displayList(of: content(), environment: $0, session: $1) } }
      }
      if let family = traits.context?[WidgetFamilyPreviewKey.self] { description.family = family.value }
      return item(description, layout: traits.layout) { { ViewRenderer.displayList(of: content(), environment: $0, session: $1) } }
    }
  }
}

/// One view of a `PreviewProvider`.
private struct ProvidedPreview<Provider: PreviewProvider>: PrimitiveView {
  /// The index among the views with preview modifiers; nil to show all, because no view has any.
  let index: Int?

  @MainActor func _resolve(into nodes: inout _NodeList) {
    // Reset, because a drawing can resolve its views several times.
    nodes.session.previewedViews = PreviewedViews(wanted: index)
    Provider.previews._resolve(into: &nodes)
  }
}
