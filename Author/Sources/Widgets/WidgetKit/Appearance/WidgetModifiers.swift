nonisolated extension View {
  /// Opens the containing app at `url` when the widget is tapped anywhere except on a link. Two different URLs in one view tree cause a
  /// `widgetURL.twice` warning (Specification A11).
  @MainActor @preconcurrency
  public func widgetURL(_ url: URL?) -> some View { modifier(SessionModifier { session in session.setWidgetURL(url) }) }

  /// Puts the view into the accent group when the widget is shown in accented rendering mode (Specification D2). False changes nothing: a view inside
  /// an accentable one stays in its group.
  @MainActor @preconcurrency
  public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(LayerModifier { node, _ in if accentable { node.accentable = true } })
  }

  /// Adds a view beside the widget if its place can show one (`showsWidgetLabel`).
  @MainActor @preconcurrency
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    let label = label()
    return modifier(
      SessionModifier { session in
        session.widgetLabel = (resolve: { label._resolve(into: &$0) }, environment: EnvironmentStack.current)
      })
  }

  /// Adds text beside the widget if its place can show it (`showsWidgetLabel`).
  @MainActor @preconcurrency
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { widgetLabel { Text(labelKey) } }

  /// Adds text beside the widget if its place can show it (`showsWidgetLabel`).
  @MainActor @preconcurrency @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { widgetLabel { Text(label) } }

  /// Curves the widget's content along the corner of a watch face, outside of its label (Specification A9). Elsewhere it has no effect.
  @MainActor @preconcurrency
  public func widgetCurvesContent(_ curves: Bool = true) -> some View {
    modifier(SessionModifier { session in session.curvesContent = curves })
  }
}

extension Image {
  /// Sets how the image is coloured in accented rendering mode; nil = like the rest of its group.
  @MainActor @preconcurrency
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
    var image = self
    image.accented = renderingMode?.value ?? .unspecified
    return image
  }
}

/// Changes the render session (settings or diagnostics of the whole widget) and leaves the content unchanged.
nonisolated struct SessionModifier: ViewModifier {
  let update: @MainActor (RenderSession) -> Void
  @MainActor func body(content: Content) -> Never { fatalError("\(Self.self) is resolved, not composed") }
  @MainActor func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    update(nodes.session)
    content(&nodes)
  }
}
