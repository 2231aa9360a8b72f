/// Stub. The visible columns of a split view. A widget has no columns.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private var name: String
  public static let automatic = Self(name: "automatic"), all = Self(name: "all"), doubleColumn = Self(name: "doubleColumn")
  public static let detailOnly = Self(name: "detailOnly")
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = Self(name: "sidebar"), content = Self(name: "content"), detail = Self(name: "detail")
}
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = NavigationSplitViewStyleConfiguration
}
extension NavigationSplitViewStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { nonisolated public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle { public static var automatic: Self { .init() } }
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle { public static var balanced: Self { .init() } }
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle { public static var prominentDetail: Self { .init() } }

public struct ColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
extension NavigationViewStyle where Self == ColumnNavigationViewStyle { public static var columns: Self { .init() } }

extension NavigationSplitView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail, fileID: fileID, line: line) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(sidebar: sidebar, content: content, detail: detail, fileID: fileID, line: line) }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail, fileID: fileID, line: line) }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(sidebar: sidebar, content: content, detail: detail, fileID: fileID, line: line) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail, fileID: fileID, line: line) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(sidebar: sidebar, content: content, detail: detail, fileID: fileID, line: line) }
}

/// Stub. The transition between two screens. A widget has one screen.
@MainActor @preconcurrency
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition { nonisolated public init() {} }
public struct ZoomNavigationTransition: NavigationTransition { nonisolated init() {} }
public struct CrossFadeNavigationTransition: NavigationTransition { nonisolated public init() {} }
extension NavigationTransition where Self == AutomaticNavigationTransition { public static var automatic: Self { .init() } }
extension NavigationTransition where Self == CrossFadeNavigationTransition { public static var crossFade: Self { .init() } }
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}
  public func background(_ style: Color) -> Self { self }
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

nonisolated extension View {
  private func noScreen(_ what: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    noEffect(what, "it has no bars and no pages", source)
  }
  // Stubs. These modifiers have no effect: a widget has no columns and no pages.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }

  /// Stub. Has no effect: a widget has no bars. A note reports it.
  public func navigationDocument(_ url: URL, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationDocument", SourceLocation(fileID, line))
  }
  public func navigationDocument<D: Transferable, I1, I2>(
    _ document: D, preview: SharePreview<I1, I2>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noScreen("navigationDocument", SourceLocation(fileID, line)) }
  public func navigationDocument<D: Transferable>(_ document: D, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationDocument", SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: LocalizedStringResource, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationSubtitle", SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("badge", SourceLocation(fileID, line))
  }
  /// Stub. The deprecated form, whose menu and actions are shown beside the title. A note reports it.
  public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationTitle", SourceLocation(fileID, line))
  }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noScreen("navigationDestination", SourceLocation(fileID, line)) }
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

extension ToolbarItemPlacement {
  public static let bottomOrnament = ToolbarItemPlacement(), title = ToolbarItemPlacement(), subtitle = ToolbarItemPlacement()
  public static let largeTitle = ToolbarItemPlacement(), largeSubtitle = ToolbarItemPlacement()
  public static let topBarPinnedTrailing = ToolbarItemPlacement()
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { ToolbarItemPlacement() }
}
extension ToolbarPlacement {
  public static let windowToolbar = ToolbarPlacement(), accessoryBar = ToolbarPlacement()
}

extension NavigationPath {
  /// Always nil. In an app, the path as JSON for a later launch; a widget stores no path.
  public var codable: CodableRepresentation? { nil }
  public struct CodableRepresentation: Codable, Equatable {}
  public init(_ codable: CodableRepresentation) { self.init() }
}
