/// A single window. It is not shown; its views receive what the app opens.
public struct Window<Content: View>: PrimitiveScene {
  private let group: WindowGroup<Content>
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { group = WindowGroup(content: content) }
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { group = WindowGroup(content: content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { group = WindowGroup(content: content) }
  public func _collect(into windows: inout _SceneWindows) { group._collect(into: &windows) }
}

/// Stub. A window beside the others. It is never opened.
public struct UtilityWindow<Content: View>: PrimitiveScene {
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
  public func _collect(into windows: inout _SceneWindows) {}
}

/// Stub. The window of an app's settings. It is never opened.
public struct Settings<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
  public func _collect(into windows: inout _SceneWindows) {}
}

/// An item of a Mac's menu bar. It is not shown; its views receive what the app opens.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  private let group: WindowGroup<Content>
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { group = WindowGroup(content: content) }
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    group = WindowGroup(content: content)
  }
  public func _collect(into windows: inout _SceneWindows) { group._collect(into: &windows) }
}
extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(title) } }
}
extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, image: image) }
  }
}

extension WindowGroup {
  /// A group with a window for each value. Nothing opens a value, so the group has no window.
  public init<D: Codable & Hashable, C: View>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C) where Content == C? {
    self.init { C?.none }
  }
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == C? { self.init { C?.none } }
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == C? { self.init { C?.none } }
}

/// Stubs. The style and position of windows and of menu bar items. Almanac shows none.
@MainActor @preconcurrency
public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { nonisolated public init() {} }
public struct TitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
public struct PlainWindowStyle: WindowStyle { nonisolated public init() {} }
public struct VolumetricWindowStyle: WindowStyle { nonisolated public init() {} }
extension WindowStyle where Self == VolumetricWindowStyle { public static var volumetric: VolumetricWindowStyle { VolumetricWindowStyle() } }
extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: DefaultWindowStyle { DefaultWindowStyle() } }
extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() } }
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == PlainWindowStyle { public static var plain: PlainWindowStyle { PlainWindowStyle() } }

@MainActor @preconcurrency
public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { nonisolated public init(showsTitle: Bool = true) {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { nonisolated public init(showsTitle: Bool = true) {} }
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: DefaultWindowToolbarStyle { .init() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { .init() }
  public static func unified(showsTitle: Bool = true) -> UnifiedWindowToolbarStyle { .init(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
  public static func unifiedCompact(showsTitle: Bool = true) -> UnifiedCompactWindowToolbarStyle { .init(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: ExpandedWindowToolbarStyle { .init() } }

@MainActor @preconcurrency
public protocol MenuBarExtraStyle {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: AutomaticMenuBarExtraStyle { .init() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: PullDownMenuBarExtraStyle { .init() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: WindowMenuBarExtraStyle { .init() } }

public struct WindowResizability: Sendable { public static let automatic = Self(), contentSize = Self(), contentMinSize = Self() }
public struct WindowLevel: Hashable, Sendable {
  private let order: Int
  public static let normal = Self(order: 0), floating = Self(order: 1), desktop = Self(order: -1)
  public static var automatic: Self { normal }
}
public struct SceneLaunchBehavior: Sendable { public static let automatic = Self(), presented = Self(), suppressed = Self() }
public struct SceneRestorationBehavior: Sendable { public static let automatic = Self(), disabled = Self() }
public struct WindowInteractionBehavior: Sendable { public static let automatic = Self(), enabled = Self(), disabled = Self() }
public struct WindowManagerRole: Sendable { public static let automatic = Self(), principal = Self(), associated = Self() }

/// Stubs. These modifiers have no effect: Almanac shows no windows.
extension Scene {
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
}

/// Stubs. These modifiers have no effect: Almanac shows no windows, and a widget has none.
nonisolated extension View {
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
  public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
}
public struct WindowToolbarFullScreenVisibility: Sendable { public static let automatic = Self(), visible = Self(), onHover = Self() }

/// Stubs. These actions never run: an app's scenes do not change while its widgets are made.
extension Scene {
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { self }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
}
