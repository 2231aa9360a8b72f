/// The kinds of safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  private func noSafeArea(_ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    modifier(
      DiagnosticModifier(
        name: "safeArea.none",
        message: "a widget has content margins, not a safe area: use containerBackground(for: .widget) to fill it, or contentMarginsDisabled()",
        source: source))
  }

  /// Stub. Has no effect in a widget, which has content margins instead of a safe area; a note reports it.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { noSafeArea(SourceLocation(fileID, line)) }
  /// Stub. Has no effect in a widget, like `ignoresSafeArea`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noSafeArea(SourceLocation(fileID, line))
  }
  /// Stub. Has no effect in a widget: these content margins belong to scrolling views. A note reports it.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    modifier(
      DiagnosticModifier(
        name: "contentMargins.ignored", message: "contentMargins(_:_:) is for scrolling views; use padding in a widget",
        source: SourceLocation(fileID, line)))
  }
  /// Stub. Has no effect in a widget: these content margins belong to scrolling views. A note reports it.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    contentMargins(.all, length, for: placement, fileID: fileID, line: line)
  }

  /// Stub. Has no effect in a widget: these content margins belong to scrolling views. A note reports it.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    contentMargins(edges, nil as CGFloat?, for: placement, fileID: fileID, line: line)
  }

  /// Adds padding, because a widget has no safe area to extend.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  /// Adds the default padding, in addition to the widget's content margins.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Puts a view at the top or bottom edge and gives this one the remaining space.
  /// - Parameter spacing: points between the two; nil = the default distance.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset.layoutPriority(1) }
      frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .bottom { inset.layoutPriority(1) }
    }
  }

  /// Puts a view at the leading or trailing edge and gives this one the remaining space.
  /// - Parameter spacing: points between the two; nil = the default distance.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset.layoutPriority(1) }
      frame(maxWidth: .infinity, maxHeight: .infinity)
      if edge == .trailing { inset.layoutPriority(1) }
    }
  }

  /// Puts a bar at an edge, like `safeAreaInset`. Nothing scrolls under the bar, so its edge is drawn without an effect.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// Stub. Has no effect: a widget has no window whose corners could overlap it.
  public func containerCornerOffset(_ edges: Edge.Set = .all, sizeToFit: Bool = false) -> some View { self }
}

/// The content to which content margins apply.
public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}

/// The top or the bottom edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom
}

/// The leading or the trailing edge.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}
