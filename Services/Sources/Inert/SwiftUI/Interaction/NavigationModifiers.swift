public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }
}

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let secondaryAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let status = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
}

public struct ToolbarPlacement: Sendable {
  public static let automatic = ToolbarPlacement()
  public static let navigationBar = ToolbarPlacement()
  public static let tabBar = ToolbarPlacement()
  public static let bottomBar = ToolbarPlacement()
}

@MainActor @preconcurrency
public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

@MainActor @preconcurrency
public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle { nonisolated public init() {} }
public struct PageTabViewStyle: TabViewStyle {
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() } }
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
}

/// Stub. The style of a page indicator. A widget has no pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
  public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle() }
}

/// Stub. The purpose of a bar, from which its title and the system's items follow. A widget has no bar.
public struct ToolbarRole: Sendable { public static let automatic = Self(), navigationStack = Self(), browser = Self(), editor = Self() }
public struct ToolbarTitleDisplayMode: Sendable { public static let automatic = Self(), large = Self(), inlineLarge = Self(), inline = Self() }
public struct ToolbarDefaultItemKind: Sendable { public static let sidebarToggle = Self(), title = Self(), search = Self() }

nonisolated extension View {
  private func noScreen(_ what: String, _ source: SourceLocation) -> ModifiedContent<Self, DiagnosticModifier> {
    modifier(
      DiagnosticModifier(name: "\(what).ignored", message: "\(what) has no effect in a widget, which has no bars and no pages", source: source))
  }

  /// Stub. Has no effect: a widget has no bar. A note reports it.
  public func navigationTitle(_ title: Text, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationTitle", SourceLocation(fileID, line))
  }
  public func navigationTitle(_ titleKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationTitle", SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationTitle", SourceLocation(fileID, line))
  }
  /// Stub. Has no effect: a widget has no bar in which the user could change the title. A note reports it.
  public func navigationTitle(_ title: Binding<String>, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationTitle", SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationTitle", SourceLocation(fileID, line))
  }
  public func navigationSubtitle(_ subtitle: Text, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationSubtitle", SourceLocation(fileID, line))
  }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationSubtitle", SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationSubtitle", SourceLocation(fileID, line))
  }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noScreen("navigationBarTitle", SourceLocation(fileID, line))
  }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noScreen("navigationBarTitle", SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noScreen("navigationBarTitle", SourceLocation(fileID, line))
  }
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    noScreen("navigationBarTitleDisplayMode", SourceLocation(fileID, line))
  }
  public func navigationBarHidden(_ hidden: Bool, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationBarHidden", SourceLocation(fileID, line))
  }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationBarBackButtonHidden", SourceLocation(fileID, line))
  }
  public func navigationBarItems<L: View>(leading: L, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationBarItems", SourceLocation(fileID, line))
  }
  public func navigationBarItems<T: View>(trailing: T, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationBarItems", SourceLocation(fileID, line))
  }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("navigationBarItems", SourceLocation(fileID, line))
  }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noScreen("navigationDestination", SourceLocation(fileID, line))
  }
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    noScreen("navigationDestination", SourceLocation(fileID, line))
  }
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("tabItem", SourceLocation(fileID, line))
  }

  /// Stub. Has no effect: a widget has no bar. A note reports it.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("toolbar", SourceLocation(fileID, line))
  }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { noScreen("toolbar", SourceLocation(fileID, line)) }
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noScreen("toolbar", SourceLocation(fileID, line)) }
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("toolbar", SourceLocation(fileID, line))
  }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("toolbarTitleMenu", SourceLocation(fileID, line))
  }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { noScreen("toolbarVisibility", SourceLocation(fileID, line)) }
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { noScreen("toolbarBackgroundVisibility", SourceLocation(fileID, line)) }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("toolbar", SourceLocation(fileID, line))
  }
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { noScreen("toolbarBackground", SourceLocation(fileID, line)) }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { noScreen("toolbarBackground", SourceLocation(fileID, line)) }
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement..., fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { noScreen("toolbarColorScheme", SourceLocation(fileID, line)) }
  public func statusBarHidden(_ hidden: Bool = true, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("statusBarHidden", SourceLocation(fileID, line))
  }
  public func statusBar(hidden: Bool, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("statusBar", SourceLocation(fileID, line))
  }
  public func persistentSystemOverlays(_ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("persistentSystemOverlays", SourceLocation(fileID, line))
  }
  public func searchable(text: Binding<String>, prompt: Text? = nil, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("searchable", SourceLocation(fileID, line))
  }
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("searchable", SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(text: Binding<String>, prompt: S, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("searchable", SourceLocation(fileID, line))
  }

  /// Stub. Has no effect: badges belong to rows of a list and to tabs, and a widget has neither. A note reports it.
  public func badge(_ count: Int, fileID: StaticString = #fileID, line: UInt = #line) -> some View { noScreen("badge", SourceLocation(fileID, line)) }
  public func badge(_ label: Text?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("badge", SourceLocation(fileID, line))
  }
  public func badge(_ key: LocalizedStringKey?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("badge", SourceLocation(fileID, line))
  }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    noScreen("badge", SourceLocation(fileID, line))
  }
}
