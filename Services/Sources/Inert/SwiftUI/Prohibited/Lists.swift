/// Stub. The style of lists. Has no effect: a widget shows no lists.
@MainActor @preconcurrency
public protocol ListStyle {}
public struct DefaultListStyle: ListStyle { nonisolated public init() {} }
public struct PlainListStyle: ListStyle { nonisolated public init() {} }
public struct GroupedListStyle: ListStyle { nonisolated public init() {} }
public struct InsetListStyle: ListStyle { nonisolated public init() {} }
public struct InsetGroupedListStyle: ListStyle { nonisolated public init() {} }
public struct SidebarListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == DefaultListStyle { public static var automatic: DefaultListStyle { DefaultListStyle() } }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { PlainListStyle() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { GroupedListStyle() } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { InsetListStyle() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { SidebarListStyle() } }

/// Stub. The style of forms. Has no effect: a widget shows no forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = FormStyleConfiguration
}
extension FormStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct AutomaticFormStyle: FormStyle { nonisolated public init() {} }
public struct GroupedFormStyle: FormStyle { nonisolated public init() {} }
public struct ColumnsFormStyle: FormStyle { nonisolated public init() {} }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { AutomaticFormStyle() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { GroupedFormStyle() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { ColumnsFormStyle() } }

/// Stub. The colour of a row's content. Has no effect: a widget shows no lists.
public struct ListItemTint: Sendable {
  public static let monochrome = Self()
  public static func fixed(_ tint: Color) -> Self { Self() }
  public static func preferred(_ tint: Color) -> Self { Self() }
}
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"), disabled = Self(name: "disabled")
}
extension ListStyle where Self == BorderedListStyle {
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
extension ListStyle where Self == InsetListStyle {
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

/// Stub. The distance between the sections of a list. Has no effect: a widget shows no lists.
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// Stubs. These modifiers have no effect: a widget shows no lists; ``List`` reports that.
nonisolated extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func sectionIndexLabel(_ label: Text?) -> some View { self }
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
  public func sectionIndexLabel(_ labelKey: LocalizedStringKey?) -> some View { self }
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}

extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

extension VerticalEdge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}
extension HorizontalEdge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}
