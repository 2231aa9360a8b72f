/// Stub. The items of a screen's bars. A widget has no bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}
/// Stub. Toolbar items that the user can add and remove. A widget has no toolbar.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}
extension Never: CustomizableToolbarContent {}

/// Toolbar items without a body of their own.
@MainActor @preconcurrency
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}
extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  nonisolated let identifier: UncheckedSendable<ID>
}
extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { identifier = UncheckedSendable(()) }
}
extension ToolbarItem: CustomizableToolbarContent where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content
  ) { identifier = UncheckedSendable(id) }
}
extension ToolbarItem: Identifiable where ID: Hashable {
  nonisolated public var id: ID { identifier.value }
}
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {}
}
/// Items of a bar that collapse into a menu with a label where they do not fit.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  @MainActor public var body: some View { EmptyView() }
}
public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
public struct SpacerSizing: Sendable { public static let flexible = Self(), fixed = Self() }
public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}
/// Stub. A menu in the title of a bar. A widget has no bar.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
  nonisolated public init() where Content == EmptyView {}
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct _ToolbarItems: PrimitiveToolbarContent, CustomizableToolbarContent { nonisolated init() {} }

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some CustomizableToolbarContent { _ToolbarItems() }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some CustomizableToolbarContent { _ToolbarItems() }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems { _ToolbarItems() }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems { _ToolbarItems() }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some CustomizableToolbarContent { _ToolbarItems() }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  @MainActor @preconcurrency public var body: _ToolbarItems { return _ToolbarItems() }
  @_disfavoredOverload
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }
}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor @preconcurrency public var body: _ToolbarItems { return _ToolbarItems() }
}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Stubs. These modifiers have no effect: a widget has no bar.
extension CustomizableToolbarContent {
  public func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []) -> Self { self }
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some CustomizableToolbarContent { self }
  public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent { self }
}
extension ToolbarContent {
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent { self }
}
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = Self(), reorderable = Self(), disabled = Self()
}
