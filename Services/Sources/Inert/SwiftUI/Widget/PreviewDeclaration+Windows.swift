extension Preview {
  /// Creates a preview of a view in a window. The style is ignored.
  public init<S: WindowStyle>(
    _ name: String? = nil, windowStyle: S, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(
      name: name, content: .view { AnyView(body()) }, layout: traits.lazy.compactMap(\.layout).last, modifiers: traits.compactMap(\.modifier))
  }
}

/// Declares a preview of a view in a window.
@freestanding(declaration)
public macro Preview<S: WindowStyle>(
  _ name: String? = nil, windowStyle: S, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "PreviewExpansion")
