/// Changes the content of `#Preview`, with a context that all previews with modifiers of this type share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  /// Makes the context. It is called once per process, before the first preview that needs it is drawn. If it throws, that preview fails with the
  /// error, and the next one calls it again.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Changes the preview's content. Of several modifiers the first is applied to the preview's views, the next to its result.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(name: "modifier") { try await modifier.prepared() }
  }
}

extension PreviewModifier {
  /// Returns a function that applies the modifier, once its context exists.
  fileprivate func prepared() async throws -> @MainActor (AnyView) -> AnyView {
    let context = try await SharedPreviewContexts.context(of: Self.self)
    return { AnyView(ModifiedPreview(content: $0, modifier: self, context: context)) }
  }
}

/// The contexts that preview modifiers share, by the modifiers' types.
@MainActor
private enum SharedPreviewContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
    if let known = contexts[ObjectIdentifier(type)] as? Modifier.Context { return known }
    let made = try await Modifier.makeSharedContext()
    // Another preview may have created a context in the meantime; the first one is shared.
    if let known = contexts[ObjectIdentifier(type)] as? Modifier.Context { return known }
    contexts[ObjectIdentifier(type)] = made
    return made
  }
}

/// A preview's content with a modifier applied. The modifier can have environment values, as a view can.
private struct ModifiedPreview<Modifier: PreviewModifier>: PrimitiveView {
  let content: AnyView
  let modifier: Modifier
  let context: Modifier.Context

  @MainActor func _resolve(into nodes: inout _NodeList) {
    let session = nodes.session
    session.inBody(of: Modifier.self) {
      var modifier = modifier
      DynamicProperties.of(Modifier.self)?.bind(&modifier, to: session.identity, in: session.lifecycle)
      modifier.body(content: PlaceholderContentView(content: content), context: context)._resolve(into: &nodes)
    }
  }
}
