/// The kinds of safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Extends the view into the safe area around it, which `safeAreaInset` and `safeAreaPadding` make. A widget itself has content margins instead of a
  /// safe area: without one the modifier has no effect, and a note reports it.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    modifier(SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : [], source: SourceLocation(fileID, line)))
  }
  /// Does the same as `ignoresSafeArea`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    ignoresSafeArea(edges: edges, fileID: fileID, line: line)
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

  /// Adds padding that is part of the safe area: views inside can extend into it with `ignoresSafeArea`.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? defaultPadding, at: edges))
  }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaModifier(insets: insets)).padding(insets) }
  /// Adds the default padding, in addition to the widget's content margins.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Puts a view above or below this one, which gets the remaining space and the other view's as safe area.
  /// - Parameter spacing: points between the two; nil = the default distance.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SafeAreaInsetModifier(inset: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing))
  }

  /// Puts a view before or after this one, which gets the remaining space and the other view's as safe area.
  /// - Parameter spacing: points between the two; nil = the default distance.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SafeAreaInsetModifier(inset: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing))
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
