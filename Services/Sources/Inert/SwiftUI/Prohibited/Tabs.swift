/// Stub. The tabs of a tab view. A widget shows a prohibition sign instead of the tab view (see ``ProhibitedView``).
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  var body: Body { get }
}
extension Never: TabContent { public typealias TabValue = Never }

/// Tab content without a body of its own.
@MainActor @preconcurrency
package protocol PrimitiveTabContent: TabContent where Body == Never {}
extension PrimitiveTabContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}
public struct _Tabs<TabValue: Hashable>: PrimitiveTabContent { nonisolated init() {} }

@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue { content }
  public static func buildExpression<Data, ID, Content: TabContent>(
    _ tabs: ForEach<Data, ID, Content>
  ) -> _Tabs<TabValue> where Content.TabValue == TabValue { _Tabs() }
  public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content where Content.TabValue == TabValue { first }
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> _Tabs<TabValue> where First.TabValue == TabValue, Next.TabValue == TabValue { _Tabs() }
  public static func buildIf<Content: TabContent>(_ content: Content?) -> _Tabs<TabValue> where Content.TabValue == TabValue { _Tabs() }
  public static func buildEither<Content: TabContent>(first: Content) -> _Tabs<TabValue> where Content.TabValue == TabValue { _Tabs() }
  public static func buildEither<Content: TabContent>(second: Content) -> _Tabs<TabValue> where Content.TabValue == TabValue { _Tabs() }
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> _Tabs<TabValue> where Content.TabValue == TabValue { _Tabs() }
}

public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}
/// The label of a tab without one.
public struct DefaultTabLabel: View {
  nonisolated init() {}
  public var body: some View { EmptyView() }
}

public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  public typealias TabValue = Value
  nonisolated private init() {}
}
extension Tab where Label == DefaultTabLabel {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content) { self.init() }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) { self.init() }
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) { self.init() }
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content) { self.init() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init() }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init() }
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) { self.init() }
}
extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { self.init() }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content) { self.init() }
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init() }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init()
  }
  public init(role: TabRole, @ViewBuilder content: () -> Content) { self.init() }
}
extension Tab {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init() }
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never { self.init() }
}

public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>: PrimitiveTabContent {
  public typealias TabValue = SelectionValue
  nonisolated private init(empty: ()) {}
}
extension TabSection where Footer == EmptyView, Content.TabValue == SelectionValue {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) { self.init(empty: ()) }
}
extension TabSection where Header == Text, Footer == EmptyView, Content.TabValue == SelectionValue {
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) { self.init(empty: ()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) { self.init(empty: ()) }
}
extension ForEach where Content: TabContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}
extension ForEach where Content: TabContent {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

/// The content of a tab view that was built from tabs.
public struct TabContentBuilderContent<Content>: View {
  nonisolated init() {}
  public var body: some View { EmptyView() }
}
extension TabView {
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == TabContentBuilderContent<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, content: { TabContentBuilderContent<C>() }, fileID: fileID, line: line)
  }
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C, fileID: StaticString = #fileID, line: UInt = #line)
  where SelectionValue == Never, Content == TabContentBuilderContent<C>, C.TabValue == Never {
    self.init(selection: nil, content: { TabContentBuilderContent<C>() }, fileID: fileID, line: line)
  }
}

/// Stubs. These modifiers have no effect: a widget shows no tabs.
extension TabContent {
  public func badge(_ count: Int) -> some TabContent<TabValue> { self }
  public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { self }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { self }
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> {
    self
  }
  public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> { self }
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> { self }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
}
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), disabled = Self(name: "disabled"), reorderable = Self(name: "reorderable")
}
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), tabBar = Self(name: "tabBar"), sidebar = Self(name: "sidebar")
}
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), pinned = Self(name: "pinned"), sidebarOnly = Self(name: "sidebarOnly")
}
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), never = Self(name: "never")
  public static let onScrollDown = Self(name: "onScrollDown"), onScrollUp = Self(name: "onScrollUp")
}
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), searchTabSelection = Self(name: "searchTabSelection")
}
public struct TabViewCustomization: Equatable, Codable, Sendable {
  public init() {}
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle { nonisolated public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { nonisolated public init() {} }
public struct GroupedTabViewStyle: TabViewStyle { nonisolated public init() {} }
public struct CarouselTabViewStyle: TabViewStyle { nonisolated public init() {} }
public struct VerticalPageTabViewStyle: TabViewStyle {
  public struct TransitionStyle: Sendable { public static let automatic = Self(), identity = Self(), blur = Self() }
  nonisolated public init(transitionStyle: TransitionStyle = .automatic) {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle { public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() } }
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() } }
extension TabViewStyle where Self == GroupedTabViewStyle { public static var grouped: GroupedTabViewStyle { .init() } }
extension TabViewStyle where Self == CarouselTabViewStyle { public static var carousel: CarouselTabViewStyle { .init() } }
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { .init() }
  public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> VerticalPageTabViewStyle { .init() }
}

/// Stubs. These modifiers have no effect: a widget shows no tabs; ``TabView`` reports that.
nonisolated extension View {
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View { self }
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View { self }
}
extension EnvironmentValues {
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}
