extension View {
  /// Opens the containing app at `url` when the widget is tapped outside of every link. Two different URLs in one tree are a
  /// `widgetURL.twice` warning (Specification A11).
  @MainActor @preconcurrency
  public func widgetURL(_ url: URL?) -> some View { modifier(SessionModifier { session in session.setWidgetURL(url) }) }

  /// Puts the view into the accented group where the widget is shown in two colours (Specification D2).
  @MainActor @preconcurrency
  public func widgetAccentable(_ accentable: Bool = true) -> some View { modifier(LayerModifier { node, _ in node.accentable = accentable }) }

  /// A view that stands beside the widget where the place has room for one (`showsWidgetLabel`).
  @MainActor @preconcurrency
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    let label = label()
    return modifier(
      SessionModifier { session in
        session.widgetLabel = (resolve: { label._resolve(into: &$0) }, environment: EnvironmentStack.current)
      })
  }

  /// Words that stand beside the widget where the place has room for them.
  @MainActor @preconcurrency
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { widgetLabel { Text(labelKey) } }

  /// Words that stand beside the widget where the place has room for them.
  @MainActor @preconcurrency @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { widgetLabel { Text(label) } }

  /// Bends text and gauges along the corner of a watch face. This host draws them straight, with a `widgetCurvesContent.unsupported` note.
  @MainActor @preconcurrency
  public func widgetCurvesContent(_ curves: Bool = true) -> some View {
    modifier(
      SessionModifier { session in
        guard curves else { return }
        session.diagnose(.note, "widgetCurvesContent.unsupported", "content in a watch face's corner is drawn straight on this host")
      })
  }
}

extension Image {
  /// How the image is coloured where the widget is shown accented; nil = as the rest of its group.
  @MainActor @preconcurrency
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
    var image = self
    image.accented = renderingMode?.value ?? .unspecified
    return image
  }
}

/// Tells the rendering something about the widget as a whole and leaves the content as it is.
struct SessionModifier: ViewModifier {
  let tell: @MainActor (RenderSession) -> Void
  func body(content: Content) -> Never { fatalError("\(Self.self) is resolved, not composed") }
  func _resolveModifier(content: @escaping @MainActor (inout _NodeList) -> Void, into nodes: inout _NodeList) {
    tell(nodes.session)
    content(&nodes)
  }
}
